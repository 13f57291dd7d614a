#include "differencelines.h"

#include "codeview.h"
#include "theme.h"

#include <QTextBlock>

namespace widgets {

void colourDifferences(CodeView &view)
{
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
        const QChar mark = block.text().isEmpty() ? QChar() : block.text().front();
        if (mark != FirstMark && mark != SecondMark)
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.format.setBackground(theme::color(mark == SecondMark ? theme::Role::Added : theme::Role::Removed));
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections.append(selection);
    }
    view.setExtraSelections(selections);
}

} // namespace widgets
