#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace widgets {

/** Paints the arrow beside a line that can be folded: to the right if it is folded, else down. */
void paintFoldArrow(QPainter &painter, const QPointF &center, bool isFolded);

/** Paints a note about folded lines, such as "… 3 lines", in a rounded frame. `place` is the top left corner of the
 * note in a row with the height `rowHeight` in pixels. */
void paintFoldNote(QPainter &painter, const QPointF &place, int rowHeight, const QString &text);

} // namespace widgets
