#include "foldmarks.h"

#include "theme.h"

#include <QPainter>

namespace widgets {

namespace {

constexpr qreal ChevronSize = 4; ///< Half of the long side of the arrow in pixels.

} // namespace

void paintFoldArrow(QPainter &painter, const QPointF &center, bool isFolded)
{
    QPen pen(theme::color(isFolded ? theme::Role::Text : theme::Role::Muted), 1.5);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const qreal half = ChevronSize / 2;
    if (isFolded)
        painter.drawPolyline(QPolygonF(
            {center + QPointF(-half, -ChevronSize), center + QPointF(half, 0), center + QPointF(-half, ChevronSize)}));
    else
        painter.drawPolyline(QPolygonF(
            {center + QPointF(-ChevronSize, -half), center + QPointF(0, half), center + QPointF(ChevronSize, -half)}));
}

void paintFoldNote(QPainter &painter, const QPointF &place, int rowHeight, const QString &text)
{
    painter.setFont(theme::smallFont());
    const QFontMetrics metrics(painter.font());
    const QRectF chip(place.x(), place.y() + 1, metrics.horizontalAdvance(text) + 2 * theme::Space::Tight,
                      rowHeight - 2);
    painter.setPen(theme::color(theme::Role::Line));
    painter.setBrush(theme::color(theme::Role::Raised));
    painter.drawRoundedRect(chip, theme::Size::Radius, theme::Size::Radius);
    painter.setPen(theme::color(theme::Role::Muted));
    painter.drawText(chip, Qt::AlignCenter, text);
}

} // namespace widgets
