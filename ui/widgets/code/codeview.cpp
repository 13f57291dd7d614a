#include "codeview.h"

#include <QScrollBar>

namespace widgets {

CodeView::CodeView(QWidget *parent)
    : NumberedTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setUndoRedoEnabled(false);
}

void CodeView::setCode(const QString &text)
{
    if (text == toPlainText())
        return;
    const int scrolled = verticalScrollBar()->value();
    setPlainText(text);
    verticalScrollBar()->setValue(qMin(scrolled, verticalScrollBar()->maximum()));
}

} // namespace widgets

#include "moc_codeview.cpp"
