#include "windowkeys.h"

#include "actions.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace window {

namespace {

/** Such a field would take the key and do nothing. */
bool hasNoHistory(const QWidget *widget)
{
    const auto *field = qobject_cast<const QLineEdit *>(widget);
    return field && !field->isUndoAvailable() && !field->isRedoAvailable();
}

} // namespace

WindowKeys::WindowKeys(const Actions &actions, QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool WindowKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *widget = qobject_cast<const QWidget *>(watched);
        const QKeyCombination key = static_cast<QKeyEvent *>(event)->keyCombination();
        const QKeySequence pressed(QKeyCombination(key.keyboardModifiers() & ~Qt::KeypadModifier, key.key()));
        if (!widget || widget->window() != m_window || !actionOf(pressed, widget))
            return false;
        event->ignore();
        return true;
    }
    // Qt triggers neither of two actions with the same key.
    if (event->type() == QEvent::Shortcut && static_cast<QShortcutEvent *>(event)->isAmbiguous()) {
        QAction *action = m_window->isActiveWindow() ? actionOf(static_cast<QShortcutEvent *>(event)->key(), nullptr)
                                                     : nullptr;
        if (action)
            action->trigger();
        return action;
    }
    return false;
}

QAction *WindowKeys::actionOf(const QKeySequence &keys, const QWidget *widget) const
{
    const QList<QAction *> all = m_actions.all();
    const auto found = std::find_if(all.cbegin(), all.cend(), [this, &keys, widget](const QAction *action) {
        const bool isOfFields = action == m_actions[ActionId::Undo] || action == m_actions[ActionId::Redo];
        return (!isOfFields || hasNoHistory(widget)) && action->isEnabled() && action->shortcuts().contains(keys);
    });
    return found == all.cend() ? nullptr : *found;
}

} // namespace window

#include "moc_windowkeys.cpp"
