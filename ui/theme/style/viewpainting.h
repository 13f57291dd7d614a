#pragma once

#include "colors.h"

class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionSlider;
class QStyleOptionTab;
class QWidget;

namespace theme {

// Drawing of tabs, headers, item views, scroll bars and frames, for Style.

void drawTab(QPainter *painter, const QStyleOptionTab &option);
void drawHeaderSection(QPainter *painter, const QStyleOptionHeader &option);
void drawItemBackground(QPainter *painter, const QStyleOption &option);
/** The background of a row, also under the indentation: selected rows, and every second one of alternating rows. */
void drawRowBackground(QPainter *painter, const QStyleOption &option);
void drawFrame(QPainter *painter, const QRect &rect, Role role = Role::Line);
/** Continues the background of the scrolled area under the handle. */
void drawScrollBarBackground(QPainter *painter, const QStyleOptionSlider &option, const QWidget *widget);
void drawScrollBarHandle(QPainter *painter, const QStyleOptionSlider &option);
void drawSplitter(QPainter *painter, const QStyleOption &option);
void drawMenuBackground(QPainter *painter, const QRect &rect);

} // namespace theme
