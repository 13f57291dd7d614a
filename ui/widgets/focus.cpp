#include "focus.h"

#include <QWidget>

namespace widgets {

namespace {

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
        const bool isReached = (next->focusPolicy() & Qt::TabFocus) != 0 && !next->focusProxy();
        if (isReached && part.isAncestorOf(next) && next->isVisibleTo(&part) && next->isEnabled())
            return next;
    }
    return nullptr;
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
