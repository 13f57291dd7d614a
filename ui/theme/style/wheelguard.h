#pragma once

#include <QObject>

namespace theme {

/** Leaves the wheel to the page around a control. A page that scrolls below the pointer would otherwise change the
 * values of the boxes that pass. */
class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Only combo boxes and spin boxes are guarded. */
    void guard(QWidget &control);
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace theme
