#include "pagecontrols.h"

#include "definitionpage.h"
#include "naming.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSet>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace window {

namespace {

const QWidget *pageWithFocus(const QWidget &window)
{
    const QWidget *widget = window.focusWidget();
    while (widget && !qobject_cast<const DefinitionPage *>(widget))
        widget = widget->parentWidget();
    return widget;
}

bool isInBar(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const QToolBar *>(widget) || qobject_cast<const QMenuBar *>(widget))
            return true;
    }
    return false;
}

bool isListed(const QWidget &widget, const QWidget &window)
{
    return widget.isVisible() && widget.isEnabled() && widget.window() == &window &&
           (widget.focusPolicy() & Qt::TabFocus) != 0 && !widget.accessibleName().isEmpty() && !isInBar(&widget);
}

QString kindOf(const QWidget &widget)
{
    if (qobject_cast<const QCheckBox *>(&widget) || qobject_cast<const QRadioButton *>(&widget))
        return QApplication::translate("window::PageControl", "check box");
    if (qobject_cast<const QAbstractButton *>(&widget))
        return QApplication::translate("window::PageControl", "button");
    if (qobject_cast<const QComboBox *>(&widget))
        return QApplication::translate("window::PageControl", "drop-down list");
    if (qobject_cast<const QAbstractItemView *>(&widget))
        return QApplication::translate("window::PageControl", "list");
    if (qobject_cast<const QTabBar *>(&widget))
        return QApplication::translate("window::PageControl", "tabs");
    return QApplication::translate("window::PageControl", "field");
}

QString groupOf(const QWidget &widget)
{
    for (const QWidget *part = widget.parentWidget(); part && !part->isWindow(); part = part->parentWidget()) {
        if (!part->accessibleName().isEmpty())
            return widgets::spokenLabel(part->accessibleName());
    }
    return {};
}

} // namespace

QList<PageControl> pageControls(const QWidget &window)
{
    QList<QWidget *> widgets = window.findChildren<QWidget *>();
    widgets.removeIf([&window](const QWidget *widget) { return !isListed(*widget, window); });
    if (const QWidget *page = pageWithFocus(window))
        std::stable_partition(widgets.begin(), widgets.end(),
                              [page](const QWidget *widget) { return page->isAncestorOf(widget); });
    QList<PageControl> controls;
    QSet<QString> names;
    for (QWidget *widget : std::as_const(widgets)) {
        const qsizetype known = names.size();
        names.insert(widget->objectName());
        if (!widget->objectName().isEmpty() && names.size() == known)
            continue;
        controls.append({widget, widgets::spokenLabel(widget->accessibleName()), kindOf(*widget), groupOf(*widget)});
    }
    return controls;
}

void useControl(QWidget &control)
{
    for (QWidget *around = control.parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(&control);
    }
    control.setFocus(Qt::ShortcutFocusReason);
    if (auto *toolButton = qobject_cast<QToolButton *>(&control); toolButton && toolButton->menu())
        toolButton->showMenu();
    else if (auto *pushButton = qobject_cast<QPushButton *>(&control); pushButton && pushButton->menu())
        pushButton->showMenu();
    else if (auto *button = qobject_cast<QAbstractButton *>(&control))
        button->click();
}

} // namespace window
