#include "pathview.h"

#include "pathdelegate.h"

#include <QAction>
#include <QKeyEvent>

namespace designer {

PathView::PathView(QWidget *parent)
    : QTreeView(parent)
{
    // With SelectRows, Qt's accessibility interface selects the row by its number on the screen, which is the wrong
    // row.
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setItemDelegate(new PathDelegate(this));
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    setDropIndicatorShown(true);
}

QAction *PathView::actionFor(const QKeyEvent &event) const
{
    const QKeySequence pressed(event.key() | int(event.modifiers() & ~Qt::KeypadModifier));
    for (QAction *action : actions()) {
        if (action->isEnabled() && action->shortcuts().contains(pressed))
            return action;
    }
    return nullptr;
}

bool PathView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && actionFor(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void PathView::keyPressEvent(QKeyEvent *event)
{
    if (QAction *action = actionFor(*event))
        return action->trigger();
    QTreeView::keyPressEvent(event);
}

} // namespace designer

#include "moc_pathview.cpp"
