#include "selectionfollower.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QItemSelectionModel>
#include <QPointer>

namespace widgets {

bool SelectionFollower::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        const auto *view = qobject_cast<QAbstractItemView *>(watched);
        if (view && view->selectionModel())
            connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SelectionFollower::follow,
                    Qt::UniqueConnection);
    }
    return QObject::eventFilter(watched, event);
}

/** Queued, because a key press first selects a row and then makes it current. */
void SelectionFollower::follow(const QItemSelection &selected)
{
    const QPointer<QItemSelectionModel> model(qobject_cast<QItemSelectionModel *>(sender()));
    if (!model || selected.isEmpty())
        return;
    const auto makeCurrent = [model] {
        if (!model || model->selectedRows().size() != 1 ||
            model->isRowSelected(model->currentIndex().row(), model->currentIndex().parent()))
            return;
        model->setCurrentIndex(model->selectedRows().constFirst(), QItemSelectionModel::NoUpdate);
    };
    QMetaObject::invokeMethod(this, makeCurrent, Qt::QueuedConnection);
}

} // namespace widgets

#include "moc_selectionfollower.cpp"
