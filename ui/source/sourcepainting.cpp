#include "lineattributes.h"
#include "sourceeditor.h"
#include "textmirror.h"
#include "theme.h"

#include <QPainter>
#include <QTextBlock>

#include <set>

// How the editor is coloured: the visible lines by what stands in them, problems by their severity, and the margin.
namespace source {

namespace {

constexpr int DotDiameter = 6;

theme::Role roleOf(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::Role::Error;
    case base::Severity::Warning:
        return theme::Role::Warning;
    case base::Severity::Information:
        break;
    }
    return theme::Role::Information;
}

theme::Role roleOf(Token token)
{
    switch (token) {
    case Token::Key:
        return theme::Role::Accent;
    case Token::Number:
        return theme::Role::Patch;
    case Token::Comment:
        return theme::Role::Muted;
    case Token::Text:
        break;
    }
    return theme::Role::Ok;
}

} // namespace

int SourceEditor::lastVisibleBlock() const
{
    return cursorForPosition(QPoint(0, viewport()->height())).blockNumber();
}

void SourceEditor::refreshSelections()
{
    QList<QTextEdit::ExtraSelection> selections;
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(theme::color(theme::Role::Window));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    selections.append(line);
    const QTextBlock first = firstVisibleBlock();
    const int last = lastVisibleBlock();
    addTokens(selections, first, last);
    const qsizetype from = m_mirror->offsetAt(first.position());
    const QTextBlock lastBlock = document()->findBlockByNumber(last);
    const qsizetype to = m_mirror->offsetAt(lastBlock.position() + lastBlock.length() - 1);
    addProblems(selections, {from, to - from + 1});
    setExtraSelections(selections);
    m_margin->update();
}

void SourceEditor::addTokens(QList<QTextEdit::ExtraSelection> &selections, const QTextBlock &first, int lastBlock) const
{
    for (QTextBlock block = first; block.isValid() && block.blockNumber() <= lastBlock; block = block.next()) {
        if (isInBlockText(block))
            continue;
        const QString text = block.text();
        for (const TokenRun &run : tokensOf(text, m_mirror->snapshot().format())) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.cursor.setPosition(block.position() + static_cast<int>(run.start));
            selection.cursor.setPosition(block.position() + static_cast<int>(run.start + run.length),
                                         QTextCursor::KeepAnchor);
            selection.format.setForeground(theme::color(roleOf(run.token)));
            selections.append(selection);
        }
    }
}

bool SourceEditor::isInBlockText(const QTextBlock &block) const
{
    const document::Snapshot &snapshot = m_mirror->snapshot();
    const qsizetype start = m_mirror->offsetAt(block.position());
    const document::Node node = snapshot.at(snapshot.pointerAt(start));
    const base::Span span = node.span();
    if (!node.isScalar() || start <= span.offset || start >= span.end())
        return false;
    const QByteArray head = snapshot.text({span.offset, 1});
    return head == "|" || head == ">";
}

void SourceEditor::addProblems(QList<QTextEdit::ExtraSelection> &selections, const base::Span &seen) const
{
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.end() < seen.offset || one.span.offset > seen.end())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        const int from = m_mirror->positionOf(qMax(one.span.offset, seen.offset));
        const int to = m_mirror->positionOf(qMin(one.span.end(), seen.end()));
        selection.cursor.setPosition(from);
        selection.cursor.setPosition(to, QTextCursor::KeepAnchor);
        if (from == to && !selection.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor))
            selection.cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(theme::color(roleOf(one.severity)));
        selections.append(selection);
    }
}

int SourceEditor::marginWidth() const
{
    const auto digits = static_cast<int>(qMax<qsizetype>(3, QString::number(qMax(1, blockCount())).size()));
    return fontMetrics().horizontalAdvance(u'9') * digits + theme::Space::Group + theme::Space::Control + DotDiameter;
}

void SourceEditor::refreshMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect inner = contentsRect();
    m_margin->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
}

void SourceEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    refreshMargin();
    m_refresh.start();
}

void SourceEditor::paintMargin(QPaintEvent *event)
{
    QPainter painter(m_margin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), theme::color(theme::Role::Surface));
    painter.setFont(font());
    std::set<std::pair<int, base::Severity>> marked;
    const qsizetype from = m_mirror->offsetAt(firstVisibleBlock().position());
    for (const base::Diagnostic &one : m_definition.diagnostics()) {
        if (one.span.offset >= from)
            marked.emplace(static_cast<int>(m_mirror->snapshot().positionAt(one.span.offset).line) - 1, one.severity);
    }
    const int current = textCursor().blockNumber();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (area.top() > event->rect().bottom())
            break;
        const QRectF place(0, area.top(), m_margin->width() - theme::Space::Control, fontMetrics().height());
        painter.setPen(theme::color(block.blockNumber() == current ? theme::Role::Text : theme::Role::Muted));
        painter.drawText(place, Qt::AlignRight, QString::number(block.blockNumber() + 1));
        const auto mark = marked.lower_bound({block.blockNumber(), base::Severity::Error});
        if (mark == marked.end() || mark->first != block.blockNumber())
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(roleOf(mark->second)));
        painter.drawEllipse(
            QRectF(theme::Space::Tight, place.center().y() - DotDiameter / 2.0, DotDiameter, DotDiameter));
    }
}

} // namespace source
