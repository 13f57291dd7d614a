#include "pathview.h"

#include "pathdelegate.h"

#include <QAction>
#include <QApplication>
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

void PathView::keyboardSearch(const QString &search)
{
    if (!m_lastLetter.isValid() || m_lastLetter.elapsed() > QApplication::keyboardInputInterval())
        m_typed.clear();
    m_lastLetter.start();
    // The same letter again goes to the next row.
    const bool isNext = m_typed.isEmpty() || m_typed == search;
    if (m_typed != search)
        m_typed += search;
    const auto isFound = [this](const QModelIndex &row) {
        const QString name = row.data().toString();
        return name.startsWith(m_typed, Qt::CaseInsensitive) ||
               (name.startsWith(u'/') && name.sliced(1).startsWith(m_typed, Qt::CaseInsensitive));
    };
    const QModelIndex first = model()->index(0, 0);
    const QModelIndex from = currentIndex().isValid() ? currentIndex() : first;
    QModelIndex row = from;
    if (!isNext && isFound(row))
        return;
    do {
        row = indexBelow(row);
        if (!row.isValid())
            row = first;
        if (isFound(row))
            return setCurrentIndex(row);
    } while (row.isValid() && row != from);
}

void PathView::keyPressEvent(QKeyEvent *event)
{
    if (QAction *action = actionFor(*event))
        return action->trigger();
    QTreeView::keyPressEvent(event);
}

} // namespace designer

#include "moc_pathview.cpp"
