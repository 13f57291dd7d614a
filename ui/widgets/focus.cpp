#include "focus.h"

#include <QList>
#include <QWidget>

#include <utility>

namespace widgets {

namespace {

/** True if Tab stops at a control while it is shown and enabled. */
bool isReached(const QWidget &control)
{
    return (control.focusPolicy() & Qt::TabFocus) != 0 && !control.focusProxy();
}

bool focus(QWidget *control)
{
    if (!control || control->focusPolicy() == Qt::NoFocus || !control->isVisible() || !control->isEnabled())
        return false;
    control->setFocus(Qt::ShortcutFocusReason);
    return true;
}

} // namespace

QWidget *firstControl(QWidget &part)
{
    // The chain is a circle that begins with the window. A part can be in it behind some of its controls.
    const QWidget *window = part.window();
    for (QWidget *next = window->nextInFocusChain(); next != window; next = next->nextInFocusChain()) {
        if (isReached(*next) && part.isAncestorOf(next) && next->isVisibleTo(&part) && next->isEnabled())
            return next;
    }
    return nullptr;
}

void chainFocus(QWidget &before, QWidget &part)
{
    QList<QWidget *> controls;
    QWidget *last = nullptr;
    QWidget *window = part.window();
    for (QWidget *next = window->nextInFocusChain(); next != window; next = next->nextInFocusChain()) {
        if (!isReached(*next))
            continue;
        if (next == &part || part.isAncestorOf(next))
            controls.append(next);
        else if (next == &before || before.isAncestorOf(next))
            last = next;
    }
    for (QWidget *control : std::as_const(controls)) {
        if (last)
            QWidget::setTabOrder(last, control);
        last = control;
    }
}

bool focusLast(QWidget &part)
{
    return focus(part.focusWidget());
}

bool focusInside(const Pane &pane)
{
    QWidget *part = pane.part;
    return focusLast(*part) || focus(pane.first) || focus(part->focusProxy()) || focus(firstControl(*part)) ||
           focus(part);
}

} // namespace widgets
