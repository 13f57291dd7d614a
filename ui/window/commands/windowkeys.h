#pragma once

#include <QObject>

class QAction;
class QKeySequence;
class QWidget;

namespace window {

class Actions;

/** Gives the shortcuts of the window precedence over the keys that its controls handle: on X11, text fields use Ctrl+E
 * and Ctrl+K as Emacs does, and lists have keys that the window also has. The keys of Undo and Redo are left to the
 * control with the focus, except to a line edit without anything to undo or redo. */
class WindowKeys final : public QObject
{
    Q_OBJECT

public:
    WindowKeys(const Actions &actions, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /** The enabled action of the window that keys pressed in `widget` trigger; null if there is none, or if the widget
     * handles the keys itself. */
    [[nodiscard]] QAction *actionOf(const QKeySequence &keys, const QWidget *widget) const;

    const Actions &m_actions;
    QWidget *m_window;
};

} // namespace window
