#include "popupframe.h"

#include "measures.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>

#include <algorithm>

namespace designer {

PopupFrame::PopupFrame(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    parent->installEventFilter(this);
}

void PopupFrame::showBelow(const QWidget &anchor)
{
    adjustSize();
    QPoint place = anchor.mapToGlobal(QPoint(0, anchor.height() + theme::Space::Tight));
    if (const QScreen *screen = anchor.screen()) {
        const QRect room = screen->availableGeometry();
        place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
        if (place.y() + height() > room.bottom())
            place.setY(std::max(room.top(), anchor.mapToGlobal(QPoint()).y() - height() - theme::Space::Tight));
    }
    move(place);
    show();
}

/** Qt returns the focus only if the window below is active. */
void PopupFrame::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    QWidget *focus = QApplication::focusWidget();
    if (!focus || !isAncestorOf(focus))
        return;
    focus->clearFocus();
    if (QWidget *next = parentWidget()->window()->focusWidget())
        next->setFocus(Qt::PopupFocusReason);
}

bool PopupFrame::eventFilter(QObject *watched, QEvent *event)
{
    // Another page is shown, for example by a shortcut.
    if (watched == parentWidget() && event->type() == QEvent::Hide)
        close();
    return QFrame::eventFilter(watched, event);
}

} // namespace designer

#include "moc_popupframe.cpp"
