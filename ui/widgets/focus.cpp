#include "focus.h"

#include <QList>
#include <QSet>
#include <QWidget>

#include <utility>

namespace widgets {

namespace {

/** True if Tab stops at a control while it is shown and enabled. */
bool isReached(const QWidget &control)
{
    return (control.focusPolicy() & Qt::TabFocus) != 0 && !control.focusProxy();
}

/** The controls of a part of a window, the part included, that Tab stops at. */
QSet<QWidget *> reachedIn(QWidget &part)
{
    QSet<QWidget *> controls;
    if (isReached(part))
        controls.insert(&part);
    const QList<QWidget *> inside = part.findChildren<QWidget *>();
    for (QWidget *control : inside) {
        // A popup has a chain of its own.
        if (isReached(*control) && control->window() == part.window())
            controls.insert(control);
    }
    return controls;
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
    const QSet<QWidget *> added = reachedIn(part);
    if (added.isEmpty())
        return;
    const QSet<QWidget *> earlier = reachedIn(before);
    // New controls are last in the chain, which has those of all pages of the window: the search begins at its end.
    QList<QWidget *> controls;
    QWidget *last = nullptr;
    QWidget *window = part.window();
    for (QWidget *next = window->previousInFocusChain();
         next != window && (controls.size() < added.size() || (!last && !earlier.isEmpty()));
         next = next->previousInFocusChain()) {
        if (added.contains(next))
            controls.prepend(next);
        else if (!last && earlier.contains(next))
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
