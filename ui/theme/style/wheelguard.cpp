#include "wheelguard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace theme {

void WheelGuard::guard(QWidget &control)
{
    if (!qobject_cast<QComboBox *>(&control) && !qobject_cast<QAbstractSpinBox *>(&control))
        return;
    // The wheel does not move the focus either.
    if (control.focusPolicy() == Qt::WheelFocus)
        control.setFocusPolicy(Qt::StrongFocus);
    control.installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace theme

#include "moc_wheelguard.cpp"
