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

void drawTab(QPainter *painter, const QStyleOptionTab &option, bool isFlush);
void drawHeaderSection(QPainter *painter, const QStyleOptionHeader &option);
void drawItemBackground(QPainter *painter, const QStyleOption &option);
/**
 * Draws the background of a row of a list, tree or table, also under the indentation: for selected rows, and for every
 * second row of a view with alternating row colors.
 */
void drawRowBackground(QPainter *painter, const QStyleOption &option);
void drawFrame(QPainter *painter, const QRect &rect, Role role = Role::Line);
/** Draws the background of a scroll bar under its handle in the background color of the scrolled area. */
void drawScrollBarBackground(QPainter *painter, const QStyleOptionSlider &option, const QWidget *widget);
void drawScrollBarHandle(QPainter *painter, const QStyleOptionSlider &option);
void drawSplitter(QPainter *painter, const QStyleOption &option);
void drawMenuBackground(QPainter *painter, const QRect &rect);

} // namespace theme
