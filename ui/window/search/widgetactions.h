#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace window {

/** An action of a widget that is visible, such as a tree or an editor. */
struct WidgetAction {
    QWidget *widget;
    QAction *action;
    QString title; ///< Without mnemonic. Of an entry of a menu, the names of both.
};

/** The actions of the visible widgets of a window, in the order of the widgets, enabled or not. Without those of its
 * bars, menus, buttons and fields. Of two widgets with the same name, as in a split view, only those of the one whose
 * page has the focus. */
[[nodiscard]] QList<WidgetAction> widgetActions(const QWidget &window);

} // namespace window
