#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace window {

/** An action of a visible widget, such as a tree or an editor, for the command palette. */
struct WidgetAction {
    QWidget *widget;
    QAction *action;
    /** The text of the action without mnemonic. For an entry of a menu, the names of the menu and the entry. */
    QString title;
};

/** The actions of the visible widgets of a window, in the order of the widgets, enabled or not. Leaves out bars, menus,
 * buttons and line edits, which show the actions of other widgets. Of two widgets with the same object name, as in a
 * split view, only the one whose page has the focus counts. */
[[nodiscard]] QList<WidgetAction> widgetActions(const QWidget &window);

} // namespace window
