#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace window {

/** A control that Tab reaches, such as a field, a button or a list, for the command palette. */
struct PageControl {
    QWidget *widget;
    QString label; ///< The visible label, without mnemonic.
    QString kind;  ///< What it is, in the user's language: "button", "field" …
    QString group; ///< The name of the nearest named part of the page around it; empty if there is none.
};

/** The controls of a window that are visible, enabled and named, in the order of the widgets. Those of the definition
 * page with the focus are first. Leaves out what the palette lists by other means: the bars of the window, and, of two
 * controls with the same object name, as in a split view, the one without the focus. */
[[nodiscard]] QList<PageControl> pageControls(const QWidget &window);

/** Gives the focus to a control and scrolls to it. A button is pressed as well; one with a menu opens it. */
void useControl(QWidget &control);

} // namespace window
