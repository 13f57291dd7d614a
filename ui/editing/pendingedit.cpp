#include "pendingedit.h"

namespace editing {

namespace {

QList<QPointer<PendingEdit>> pendingEdits(const QWidget &root)
{
    QList<QPointer<PendingEdit>> pending;
    for (PendingEdit *edit : root.findChildren<PendingEdit *>()) {
        if (edit->isPending())
            pending.append(edit);
    }
    return pending;
}

bool isStillPending(const PendingEdit *edit)
{
    return edit && edit->isPending() && edit->control() && edit->control()->isVisible();
}

} // namespace

PendingEdit::PendingEdit(QWidget *control)
    : QObject(control)
    , m_control(control)
{}

QWidget *completeEdits(QWidget &root, const QWidget *button)
{
    QWidget *refused = nullptr;
    // Completing an edit can delete the form of another one.
    for (const QPointer<PendingEdit> &edit : pendingEdits(root)) {
        if (!edit || (button && edit->isCompletedBy(button)))
            continue;
        edit->complete();
        if (!refused && isStillPending(edit))
            refused = edit->control();
    }
    return refused;
}

QWidget *pendingControl(const QWidget &root)
{
    for (const QPointer<PendingEdit> &edit : pendingEdits(root)) {
        if (isStillPending(edit))
            return edit->control();
    }
    return nullptr;
}

} // namespace editing

#include "moc_pendingedit.cpp"
