#include "foldmarks.h"
#include "gutter.h"
#include "sourceview.h"
#include "theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

// How SourceView is painted: row by row, only those that a paint event asks for.

namespace source {

namespace {

constexpr int CaretWidth = 1;
constexpr qreal WaveLength = 4;

} // namespace

void SourceView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const qsizetype first = verticalScrollBar()->value();
    const qreal widest = m_widest;
    for (qsizetype row = first; row < m_rows.rowCount(); ++row) {
        const int top = int(row - first) * m_rowHeight;
        if (top > event->rect().bottom())
            break;
        if (top + m_rowHeight > event->rect().top())
            paintRow(painter, row, top);
    }
    // Wider rows than before were laid out. The range of a scroll bar is not changed while it paints.
    if (m_widest > widest)
        QMetaObject::invokeMethod(
            this, [this] { refreshScrollBars(); }, Qt::QueuedConnection);
}

void SourceView::paintRow(QPainter &painter, qsizetype row, int top)
{
    const base::Span span = m_rows.rowSpan(m_snapshot, row);
    const qsizetype line = m_rows.lineOfRow(row);
    const bool isLastOfLine = row + 1 >= m_rows.rowCount() || m_rows.lineOfRow(row + 1) != line;
    const Caret &main = m_carets.main();
    if (m_carets.count() == 1 && !main.hasSelection() && m_snapshot.lineAt(main.position) == line)
        painter.fillRect(0, top, viewport()->width(), m_rowHeight, theme::color(theme::Role::Window));
    const RowLayout &layout = layoutOf(row);
    for (const base::Span &one : matchesIn(span))
        paintRange(painter, layout, one.offset - span.offset, one.end() - span.offset, top,
                   theme::palette().tint(theme::color(theme::Role::Warning)));
    paintSelections(painter, span, layout, top, isLastOfLine);
    const QPointF origin(TextMargin - horizontalScrollBar()->value(), top);
    painter.setPen(theme::color(theme::Role::Text));
    layout.layout.draw(&painter, origin + QPointF(0, m_textTop));
    paintProblems(painter, layout, origin);
    if (const qsizetype hidden = isLastOfLine ? m_rows.hiddenAfter(line) : 0; hidden > 0)
        widgets::paintFoldNote(painter, {origin.x() + layout.width + theme::Space::Control, qreal(top)}, m_rowHeight,
                               tr("… %n lines", "%n: number of lines that are folded", int(hidden)));
    paintCarets(painter, span, layout, top, isLastOfLine);
}

void SourceView::paintSelections(QPainter &painter, const base::Span &span, const RowLayout &layout, int top,
                                 bool endsLine)
{
    const QList<Caret> &carets = m_carets.all();
    auto one = std::lower_bound(carets.cbegin(), carets.cend(), span.offset,
                                [](const Caret &caret, qsizetype at) { return caret.end() < at; });
    for (; one != carets.cend() && one->start() <= span.end(); ++one) {
        if (!one->hasSelection())
            continue;
        paintRange(painter, layout, one->start() - span.offset, one->end() - span.offset, top,
                   theme::color(theme::Role::Selection));
        // A selected line break has the width of a blank.
        const int width = fontMetrics().horizontalAdvance(u' ');
        const qreal end = layout.xOf(span.length) + TextMargin - horizontalScrollBar()->value();
        if (endsLine && one->end() > span.end())
            painter.fillRect(QRectF(end, top, width, m_rowHeight), theme::color(theme::Role::Selection));
    }
}

/** Fills the background of bytes of a row. Their runs in both directions are one rectangle. */
void SourceView::paintRange(QPainter &painter, const RowLayout &layout, qsizetype from, qsizetype to, int top,
                            const QColor &color)
{
    const qreal left = layout.xOf(qMax<qsizetype>(0, from));
    const qreal right = layout.xOf(qMin(to, layout.text.bytes().size()));
    const qreal shift = TextMargin - horizontalScrollBar()->value();
    painter.fillRect(QRectF(qMin(left, right) + shift, top, qAbs(right - left), m_rowHeight), color);
}

void SourceView::paintCarets(QPainter &painter, const base::Span &span, const RowLayout &layout, int top,
                             bool isLastOfLine)
{
    if (!hasFocus() || !m_isCaretOn)
        return;
    const QList<Caret> &carets = m_carets.all();
    auto one = std::lower_bound(carets.cbegin(), carets.cend(), span.offset,
                                [](const Caret &caret, qsizetype at) { return caret.end() < at; });
    for (; one != carets.cend() && one->start() <= span.end(); ++one) {
        const bool isHere = one->position >= span.offset &&
                            (one->position < span.end() || (isLastOfLine && one->position == span.end()));
        if (!isHere)
            continue;
        const qreal x = m_preedit.isEmpty()
                            ? layout.xOf(one->position - span.offset) + TextMargin - horizontalScrollBar()->value()
                            : caretRect(one->position).left();
        painter.fillRect(QRectF(x, top, CaretWidth, m_rowHeight), theme::color(theme::Role::Text));
    }
}

/** A wavy line below each problem. Qt's own is one pixel high and hard to see. */
void SourceView::paintProblems(QPainter &painter, const RowLayout &layout, const QPointF &origin)
{
    for (const RowStyle &one : layout.styles) {
        if (!one.problem)
            continue;
        const QTextLine line = layout.layout.lineAt(0);
        const qreal start = origin.x() + line.cursorToX(int(one.start));
        const qreal end = origin.x() + qMax(line.cursorToX(int(one.start + one.length)),
                                            line.cursorToX(int(one.start)) + WaveLength);
        const qreal middle = origin.y() + m_ascent + 2.5;
        QPolygonF wave;
        for (qreal x = start; x <= end; x += WaveLength / 2)
            wave.append({x, middle + (wave.size() % 2 == 0 ? 1.5 : -0.5)});
        painter.setPen(QPen(widgets::problemColor(*one.problem), 1.25));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(wave);
    }
}

} // namespace source
