#include "widgetactions.h"

#include "definitionpage.h"
#include "naming.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QToolBar>

#include <algorithm>

namespace window {

namespace {

/** Qt and the window put actions into these that belong to another widget. */
bool showsActionsOfOthers(const QWidget *widget)
{
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QMenu *>(widget) ||
           qobject_cast<const QMenuBar *>(widget) || qobject_cast<const QToolBar *>(widget) ||
           qobject_cast<const QLineEdit *>(widget);
}

const QWidget *definitionPageAround(const QWidget *widget)
{
    while (widget && !qobject_cast<const DefinitionPage *>(widget))
        widget = widget->parentWidget();
    return widget;
}

QList<QWidget *> widgetsWithActions(const QWidget &window)
{
    QList<QWidget *> widgets = window.findChildren<QWidget *>();
    widgets.removeIf([&window](const QWidget *widget) {
        return widget->actions().isEmpty() || !widget->isVisible() || widget->window() != &window ||
               showsActionsOfOthers(widget);
    });
    if (const QWidget *page = definitionPageAround(window.focusWidget()))
        std::stable_partition(widgets.begin(), widgets.end(),
                              [page](const QWidget *widget) { return page->isAncestorOf(widget); });
    return widgets;
}

void addEntriesOf(QWidget *widget, QAction *action, QList<WidgetAction> &found)
{
    const QString title = widgets::spokenLabel(action->text());
    if (action->isSeparator() || !action->isVisible() || title.isEmpty())
        return;
    if (!action->menu()) {
        found.append({widget, action, title});
        return;
    }
    for (QAction *entry : action->menu()->actions()) {
        const QString name = widgets::spokenLabel(entry->text());
        if (!entry->isSeparator() && !entry->menu() && !name.isEmpty())
            found.append({widget, entry, u"%1: %2"_qs.arg(title, name)});
    }
}

} // namespace

QList<WidgetAction> widgetActions(const QWidget &window)
{
    QList<WidgetAction> found;
    QSet<QString> names;
    QSet<const QAction *> actions;
    for (QWidget *widget : widgetsWithActions(window)) {
        if (!widget->objectName().isEmpty() && names.contains(widget->objectName()))
            continue;
        names.insert(widget->objectName());
        for (QAction *action : widget->actions()) {
            if (actions.contains(action))
                continue;
            actions.insert(action);
            addEntriesOf(widget, action, found);
        }
    }
    return found;
}

} // namespace window
