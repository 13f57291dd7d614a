#pragma once

#include "linediff.h"

#include <QFrame>

namespace source {

/** A popup that shows the text that changed lines had in the last commit, with a button to restore it. Deletes itself
 * when it closes. */
class ChangePopup final : public QFrame
{
    Q_OBJECT

public:
    /** `verdict` says what the change means for clients; empty if nothing is known. */
    ChangePopup(const QByteArray &oldText, difference::LineChange::Kind kind, const QString &verdict, QWidget *parent);

    /** Opens the popup below a position of the screen. */
    void popup(const QPoint &place);

signals:
    void revertRequested();
};

} // namespace source
