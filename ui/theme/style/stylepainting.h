#pragma once

#include "colors.h"

#include <QRectF>

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionComplex;
class QStyleOptionHeader;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionToolButton;
class QWidget;

namespace theme {

// The parts of the style, each drawing one kind of control. Used by the style alone.

/** Fields inside a table cell or another field draw no border of their own. */
[[nodiscard]] bool isEmbedded(const QStyleOption &option);
/** The ground and border of a field; the border is the focus ring when the field has the focus. */
void drawField(QPainter *painter, const QRect &rect, const QStyleOption &option, const QWidget *widget);
void drawPushButton(QPainter *painter, const QStyleOption &option, const QWidget *widget);
void drawToolButtonGround(QPainter *painter, const QStyleOption &option);
void drawCheckBox(QPainter *painter, const QStyleOption &option);
void drawRadioButton(QPainter *painter, const QStyleOption &option);
void drawFocusRing(QPainter *painter, const QRect &rect);
void drawChevron(QPainter *painter, const QRect &rect, Qt::ArrowType direction, bool enabled);

/** The border of a text area: a field of several lines. */
void drawTextAreaFrame(QPainter *painter, const QStyleOption &option, const QWidget *widget);
/** Icon and text of a tool button, centred. */
void drawToolButtonLabel(QPainter *painter, const QStyleOptionToolButton &option);
/** Icon and text of a push button, centred, with the distance of a tool button's. */
void drawPushButtonLabel(QPainter *painter, const QStyleOptionButton &option, bool isPrimary);

void drawTab(QPainter *painter, const QStyleOptionTab &option);
void drawHeaderSection(QPainter *painter, const QStyleOptionHeader &option);
void drawItemGround(QPainter *painter, const QStyleOption &option);
/** What lies behind a whole row: the indentation of a selected one, the shade of every second one. */
void drawRowGround(QPainter *painter, const QStyleOption &option);
void drawFrame(QPainter *painter, const QRect &rect, Role role = Role::Line);
/** What lies behind the handle: the ground of what is scrolled. */
void drawScrollBarGround(QPainter *painter, const QStyleOptionSlider &option, const QWidget *widget);
void drawScrollBarHandle(QPainter *painter, const QStyleOptionSlider &option);
void drawSplitter(QPainter *painter, const QStyleOption &option);
void drawMenuGround(QPainter *painter, const QRect &rect);

} // namespace theme
