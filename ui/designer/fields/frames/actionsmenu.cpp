#include "actionsmenu.h"

#include <QAbstractItemView>
#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace designer {

namespace {

bool opensMenu(const QKeyEvent &event)
{
    const bool isShiftF10 = event.key() == Qt::Key_F10 && event.modifiers() == Qt::ShiftModifier;
    return isShiftF10 || (event.key() == Qt::Key_Menu && event.modifiers() == Qt::NoModifier);
}

} // namespace

ActionsMenu::ActionsMenu(QAbstractItemView *view)
    : QObject(view)
    , m_view(view)
    , m_menu(new QMenu(view))
{
    m_menu->setObjectName(view->objectName() + u"Menu"_qs);
    view->setContextMenuPolicy(Qt::DefaultContextMenu);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

void ActionsMenu::setButton(QToolButton *button)
{
    // Not with setMenu(), which waits in an event loop of its own.
    connect(button, &QToolButton::clicked, this,
            [this, button] { popup(button->mapToGlobal(button->rect().bottomLeft()), false); });
}

bool ActionsMenu::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const bool isByKey = watched == m_view && isKey && opensMenu(*static_cast<QKeyEvent *>(event));
    if (!isByKey && event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    const auto *request = isByKey ? nullptr : static_cast<QContextMenuEvent *>(event);
    if (request && request->reason() == QContextMenuEvent::Mouse) {
        popup(request->globalPos(), false);
    } else {
        m_view->scrollTo(m_view->currentIndex());
        const QRect row = m_view->visualRect(m_view->currentIndex());
        popup(m_view->viewport()->mapToGlobal(row.isValid() ? row.bottomLeft() : QPoint()), true);
    }
    return true;
}

void ActionsMenu::popup(const QPoint &globalPosition, bool byKey)
{
    m_menu->clear();
    m_menu->addActions(m_view->actions());
    const QList<QAction *> actions = m_menu->actions();
    const auto first = std::find_if(actions.cbegin(), actions.cend(), [](const QAction *action) {
        return action->isVisible() && action->isEnabled() && !action->isSeparator();
    });
    if (first == actions.cend())
        return;
    m_menu->popup(globalPosition);
    if (byKey)
        m_menu->setActiveAction(*first);
}

} // namespace designer

#include "moc_actionsmenu.cpp"
