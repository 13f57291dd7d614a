#pragma once

#include "maplayout.h"

#include <QPointF>
#include <QString>

class QPainter;

namespace designer {

/** Returns true if a row is before another one on the map. */
[[nodiscard]] inline bool isBefore(const apimap::MapPart &row, const apimap::MapPart &other)
{
    return row.group == other.group ? row.index < other.index : row.group < other.group;
}

/** What a part of the map that is dragged is dropped on. */
struct MapDrag {
    apimap::MapPart moved; ///< An operation, or the row of a path.
    apimap::MapPart onto;  ///< The row under the mouse; none if the mouse is elsewhere.
    QString refusal;       ///< Why it can't be dropped there, as a sentence; empty if it can.
    QString title;         ///< What is dragged: "GET /books".
    QPointF mouse;         ///< Where the mouse is, in the viewport.

    /** True if a path moves down, after the row. */
    [[nodiscard]] bool isDown() const { return isBefore(moved, onto); }
    [[nodiscard]] bool isOnTarget() const { return onto.kind == apimap::MapPart::Kind::Row; }
    [[nodiscard]] bool canDrop() const { return isOnTarget() && refusal.isEmpty(); }
};

/** Marks the row that a part is dragged to, in the coordinates of the map: a frame around the path that an operation
 * goes to, a line above or below the tree of a row that a path goes to. A row that can't be the target gets a frame of
 * dashes. */
void paintDragTarget(QPainter &painter, const MapDrag &drag, const apimap::ApiMap &map,
                     const apimap::MapLayout &layout);
/** Paints what is dragged, and why it can't be dropped, beside the mouse, in the coordinates of the viewport. */
void paintDragLabel(QPainter &painter, const MapDrag &drag, const QSize &viewport);

} // namespace designer
