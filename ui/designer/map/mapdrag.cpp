#include "mapdrag.h"

#include "theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace designer {

using apimap::MapPart;
using theme::Role;

void paintDragTarget(QPainter &painter, const MapDrag &drag, const apimap::ApiMap &map, const apimap::MapLayout &layout)
{
    if (!drag.isOnTarget())
        return;
    const QRectF row = apimap::wholeRow(layout, drag.onto);
    painter.setBrush(Qt::NoBrush);
    if (!drag.canDrop()) {
        painter.setPen(QPen(theme::color(Role::Error), 1, Qt::DashLine));
        painter.drawRoundedRect(row, theme::Size::Radius, theme::Size::Radius);
    } else if (drag.moved.kind == MapPart::Kind::Operation) {
        painter.setPen(QPen(theme::color(Role::Accent), 2));
        painter.drawRoundedRect(row, theme::Size::Radius, theme::Size::Radius);
    } else {
        painter.setPen(QPen(theme::color(Role::Accent), 2));
        MapPart last = drag.onto;
        last.index += apimap::treeSize(map.groups.at(last.group), last.index) - 1;
        const QRectF end = apimap::wholeRow(layout, last);
        painter.drawLine(drag.isDown() ? end.bottomLeft() : row.topLeft(),
                         drag.isDown() ? end.bottomRight() : row.topRight());
    }
}

void paintDragLabel(QPainter &painter, const MapDrag &drag, const QSize &viewport)
{
    const QFontMetricsF metrics(theme::textFont());
    const QString text = drag.refusal.isEmpty() ? drag.title : drag.title + u'\n' + drag.refusal;
    QRectF box = metrics.boundingRect(QRectF(0, 0, viewport.width() / 2., viewport.height()), Qt::TextWordWrap, text)
                     .adjusted(0, 0, 2 * theme::Space::Control, 2 * theme::Space::Tight);
    box.moveTopLeft(drag.mouse + QPointF(theme::Space::Group, theme::Space::Group));
    box.moveLeft(qMax(0., qMin(box.left(), viewport.width() - box.width() - 1)));
    box.moveTop(qMax(0., qMin(box.top(), viewport.height() - box.height() - 1)));
    painter.setPen(QPen(theme::color(drag.refusal.isEmpty() ? Role::Accent : Role::Error), 1));
    painter.setBrush(theme::color(Role::Raised));
    painter.drawRoundedRect(box, theme::Size::Radius, theme::Size::Radius);
    painter.setFont(theme::textFont());
    painter.setPen(theme::color(Role::Text));
    painter.drawText(
        box.adjusted(theme::Space::Control, theme::Space::Tight, -theme::Space::Control, -theme::Space::Tight),
        Qt::TextWordWrap, text);
}

} // namespace designer
