#include "foldmarks.h"
#include "rowsview.h"
#include "theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

// How RowsView is painted: row by row, only those that a paint event asks for.

namespace traffic {
namespace {

constexpr int CursorWidth = 1;

} // namespace

/** The distance of the text from the left edge of the viewport in pixels. */
qreal RowsView::left() const
{
    const bool canFold = m_rows && m_rows->language() != bodies::Language::Plain;
    return (canFold ? FoldMargin : theme::Space::Tight) - horizontalScrollBar()->value();
}

void RowsView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal widest = m_widest;
    const qsizetype count = m_folds.lineCount();
    for (qsizetype line = firstLine(); line < count; ++line) {
        const int top = int(line - firstLine()) * m_rowHeight;
        if (top > event->rect().bottom())
            break;
        if (top + m_rowHeight > event->rect().top())
            paintRow(painter, m_folds.rowOfLine(line), top);
    }
    // Wider rows than before were laid out. The range of a scroll bar is not changed while it paints.
    if (m_widest > widest)
        QMetaObject::invokeMethod(this, &RowsView::refreshScrollBars, Qt::QueuedConnection);
}

void RowsView::paintRow(QPainter &painter, qsizetype row, int top)
{
    const widgets::RowLayout &layout = layoutOf(row);
    paintMatches(painter, row, layout, top);
    const auto [from, to] = std::minmax(m_anchor, m_cursor);
    if (hasSelection() && from.row <= row && row <= to.row) {
        const qsizetype size = layout.text.bytes().size();
        paintRange(painter, layout, row == from.row ? from.byte : 0, row == to.row ? to.byte : size, top,
                   theme::color(theme::Role::Selection));
        // A selected line break has the width of a blank.
        if (row < to.row && rowOf(row).endsLine)
            painter.fillRect(QRectF(left() + layout.width, top, fontMetrics().horizontalAdvance(u' '), m_rowHeight),
                             theme::color(theme::Role::Selection));
    }
    painter.setPen(theme::color(theme::Role::Text));
    layout.layout.draw(&painter, QPointF(left(), top + m_textTop));
    if (hasFocus() && m_cursor.row == row)
        painter.fillRect(QRectF(left() + layout.xOf(m_cursor.byte), top, CursorWidth, m_rowHeight),
                         theme::color(theme::Role::Text));
    const qreal end = left() + layout.width + theme::Space::Tight;
    const QString note = foldNote(row);
    if (!note.isEmpty())
        widgets::paintFoldNote(painter, {end, qreal(top)}, m_rowHeight, note);
    if (note.isEmpty() && !rowOf(row).canFold)
        return;
    // The margin stays in its place when the text is scrolled to the side.
    painter.fillRect(0, top, FoldMargin, m_rowHeight, palette().base());
    widgets::paintFoldArrow(painter, QPointF(FoldMargin / 2.0, top + m_rowHeight / 2.0), !note.isEmpty());
}

/** Fills the background of bytes of a row. */
void RowsView::paintRange(QPainter &painter, const widgets::RowLayout &layout, qsizetype from, qsizetype to, int top,
                          const QColor &color) const
{
    const qreal start = layout.xOf(from);
    const qreal end = layout.xOf(qMin(to, layout.text.bytes().size()));
    painter.fillRect(QRectF(qMin(start, end) + left(), top, qAbs(end - start), m_rowHeight), color);
}

/** A match that begins in the row before may end in this one. */
void RowsView::paintMatches(QPainter &painter, qsizetype row, const widgets::RowLayout &layout, int top) const
{
    const QColor color = theme::palette().tint(theme::color(theme::Role::Warning));
    auto match = std::lower_bound(m_matches.cbegin(), m_matches.cend(), row - 1,
                                  [](const bodies::FoundRows::Match &one, qsizetype at) { return one.row < at; });
    for (; match != m_matches.cend() && match->row <= row; ++match) {
        qsizetype from = match->byte;
        if (match->row < row) {
            from -= rowOf(match->row).text.size();
            if (from + match->length <= 0)
                continue;
        }
        paintRange(painter, layout, qMax<qsizetype>(0, from), from + match->length, top, color);
    }
}

} // namespace traffic
