#pragma once

#include "linediff.h"

#include <QFrame>

namespace source {

/** Shows the earlier text of changed lines, with a button to restore it. Deletes itself when it closes. */
class ChangePopup final : public QFrame
{
    Q_OBJECT

public:
    ChangePopup(const QByteArray &oldText, difference::LineChange::Kind kind, QWidget *parent);

    /** Opens it below a place of the screen. */
    void popup(const QPoint &place);

signals:
    void revertRequested();
};

} // namespace source
