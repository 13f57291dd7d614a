#include "propertylines.h"

#include "colors.h"
#include "fonts.h"
#include "lineparser.h"
#include "linetext.h"
#include "pastedlines.h"
#include "theme.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QSet>
#include <QTextBlock>

#include <algorithm>

namespace designer {

using propertyline::Line;
using propertyline::LineFault;
using propertyline::LineProblem;

namespace {

/** Each costs time with every key and every paint. */
constexpr qsizetype MostUnderlined = 100;

bool isReturn(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/** True for a text that is no list of lines as they are typed: a table, JSON, lines with bullets. */
bool isConverted(const QString &text, const QList<propertyline::PastedLine> &lines)
{
    const bool isJson = text.trimmed().startsWith(u'{') || text.trimmed().startsWith(u'[');
    const bool isList = text.contains(u'|') || text.contains(u'\t') || text.trimmed().startsWith(u'-') ||
                        text.trimmed().startsWith(u'*');
    return (isJson || isList) && !lines.isEmpty() &&
           std::all_of(lines.cbegin(), lines.cend(),
                       [](const propertyline::PastedLine &one) { return one.line.isOk(); });
}

} // namespace

PropertyLines::PropertyLines(QWidget *parent)
    : ParagraphEdit(parent)
{
    setFont(theme::codeFont());
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    connect(this, &QPlainTextEdit::textChanged, this, &PropertyLines::read);
}

void PropertyLines::setScope(const propertyline::LineScope &scope)
{
    m_scope = scope;
    read();
}

void PropertyLines::read()
{
    QList<Line> lines;
    QList<Fault> faults;
    QSet<QString> names;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (text.trimmed().isEmpty())
            continue;
        const auto line = propertyline::parseLine(text, m_scope);
        const int number = block.blockNumber() + 1;
        if (!line) {
            faults.append({number, line.error()});
        } else if (names.contains(line->name)) {
            faults.append(
                {number, LineFault{LineProblem::Repeated, text.indexOf(line->name), line->name.size(), line->name}});
        } else {
            names.insert(line->name);
            lines.append(*line);
        }
    }
    m_lines = lines;
    m_fault = faults.isEmpty() ? std::nullopt : std::optional(faults.first());
    underline(faults);
    emit linesChanged();
}

void PropertyLines::underline(const QList<Fault> &faults)
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const Fault &fault : faults.first(std::min(faults.size(), MostUnderlined))) {
        const QTextBlock block = document()->findBlockByNumber(fault.number - 1);
        const int length = int(block.text().size());
        const int start = std::clamp(int(fault.fault.column), 0, std::max(0, length - 1));
        const int end = std::clamp(start + std::max(1, int(fault.fault.length)), start, length);
        QTextEdit::ExtraSelection selection;
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(theme::color(theme::Role::Error));
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(block.position() + start);
        selection.cursor.setPosition(block.position() + end, QTextCursor::KeepAnchor);
        selections.append(selection);
    }
    setExtraSelections(selections);
}

void PropertyLines::insertFromMimeData(const QMimeData *source)
{
    const auto pasted = propertyline::readPastedLines(source->text(), m_scope);
    if (!isConverted(source->text(), pasted))
        return ParagraphEdit::insertFromMimeData(source);
    QStringList lines;
    for (const propertyline::PastedLine &one : pasted)
        lines.append(propertyline::lineText(*one.line, m_scope));
    QMimeData text;
    text.setText(lines.join(u'\n'));
    ParagraphEdit::insertFromMimeData(&text);
}

void PropertyLines::keyPressEvent(QKeyEvent *event)
{
    if (isReturn(*event) && event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        ParagraphEdit::keyPressEvent(event);
}

/** The keys of the window are not meant while the user types here. */
bool PropertyLines::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<const QKeyEvent *>(event);
        if (key.key() == Qt::Key_Escape || (isReturn(key) && key.modifiers().testFlag(Qt::ControlModifier))) {
            event->accept();
            return true;
        }
    }
    return ParagraphEdit::event(event);
}

} // namespace designer

#include "moc_propertylines.cpp"
