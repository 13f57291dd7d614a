#pragma once

#include <Qt>

class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionToolButton;
class QWidget;

namespace theme {

// Drawing of fields, buttons and indicators, for Style.

/** True for a field inside a table cell or another field: it has no border of its own. */
[[nodiscard]] bool isEmbedded(const QStyleOption &option);
/** Background and border of a field. The border of a field with the focus is the focus ring. */
void drawField(QPainter *painter, const QRect &rect, const QStyleOption &option, const QWidget *widget);
/** True for a text area, list, tree or table with a border, in a page: the corners of the border are rounded. */
[[nodiscard]] bool hasRoundedFrame(const QWidget *widget);
/** Border of such an area, and the background between it and the viewport. A text area has the colors of a field. */
void drawAreaFrame(QPainter *painter, const QStyleOption &option, const QWidget *widget);
void drawPushButton(QPainter *painter, const QStyleOption &option, const QWidget *widget);
/** Icon and text of a push button, centered. */
void drawPushButtonLabel(QPainter *painter, const QStyleOptionButton &option, bool isPrimary);
void drawToolButtonBackground(QPainter *painter, const QStyleOption &option);
/** Icon and text of a tool button, centered. */
void drawToolButtonLabel(QPainter *painter, const QStyleOptionToolButton &option);
void drawCheckBox(QPainter *painter, const QStyleOption &option);
void drawRadioButton(QPainter *painter, const QStyleOption &option);
void drawFocusRing(QPainter *painter, const QRect &rect);
void drawChevron(QPainter *painter, const QRect &rect, Qt::ArrowType direction, bool enabled);

} // namespace theme
