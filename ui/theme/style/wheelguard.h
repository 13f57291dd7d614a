#pragma once

#include <QObject>

namespace theme {

/** Keeps combo boxes and spin boxes from reacting to the mouse wheel, and leaves wheel events to the page around them.
 * A page that scrolls below the pointer would otherwise change the values of the boxes that pass under the pointer. */
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /**
     * Guards a control against the mouse wheel if it is a combo box or a spin box, and does nothing for other controls.
     */
    void guard(QWidget &control);
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace theme
