#pragma once

#include <QString>

class QPainter;
class QRect;
class QStyleOptionViewItem;

namespace widgets {

/**
 * Paints the background of a cell of a list, tree or table: that of the selection, and that under the mouse.
 */
void paintCellGround(QPainter *painter, const QStyleOptionViewItem &cell);

/**
 * Paints a text in one line from the left edge of `room`, or its right edge in right-to-left layout, in the pen of the
 * painter and the font of the cell. A text that is wider is elided. Returns the width that it takes.
 */
int paintElided(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell, const QString &text,
                Qt::TextElideMode mode = Qt::ElideRight);

/**
 * Paints a cell that shows a text and nothing else, as Qt's delegate does. That one lays out the text several times for
 * each cell. Returns false, and paints nothing, for other cells.
 */
[[nodiscard]] bool paintTextCell(QPainter *painter, const QStyleOptionViewItem &cell);

} // namespace widgets
