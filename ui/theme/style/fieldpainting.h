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

/** True for a field inside a table cell or another field, which has no border of its own. */
[[nodiscard]] bool isEmbedded(const QStyleOption &option);
/** Draws the background and the border of a field. The border of a field with the focus is its focus ring. */
void drawField(QPainter *painter, const QRect &rect, const QStyleOption &option, const QWidget *widget);
/** True for a text area, list, tree or table in a page, with a border, whose corners are rounded. */
[[nodiscard]] bool hasRoundedFrame(const QWidget *widget);
/**
 * Draws the rounded border of a text area, list, tree or table, and the background between the border and the viewport.
 * A text area has the colors of a field.
 */
void drawAreaFrame(QPainter *painter, const QStyleOption &option, const QWidget *widget);
void drawPushButton(QPainter *painter, const QStyleOption &option, const QWidget *widget);
/** Draws the icon and the text of a push button, centered. A primary button has the accent color as its background. */
void drawPushButtonLabel(QPainter *painter, const QStyleOptionButton &option, bool isPrimary);
void drawToolButtonBackground(QPainter *painter, const QStyleOption &option);
/** Draws the icon and the text of a tool button, centered. */
void drawToolButtonLabel(QPainter *painter, const QStyleOptionToolButton &option);
void drawCheckBox(QPainter *painter, const QStyleOption &option);
void drawRadioButton(QPainter *painter, const QStyleOption &option);
void drawFocusRing(QPainter *painter, const QRect &rect);
void drawChevron(QPainter *painter, const QRect &rect, Qt::ArrowType direction, bool enabled);

} // namespace theme
