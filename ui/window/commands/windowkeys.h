#pragma once

#include <QObject>

class QAction;
class QKeySequence;
class QWidget;

namespace window {

class Actions;

/** Gives the shortcuts of the window precedence over the keys of its fields. On X11, text fields use Ctrl+E and Ctrl+K
 * as Emacs does, and lists have keys of their own that the window also has. Undo and redo stay with the fields, except
 * with one that has nothing to undo or redo. */
class WindowKeys final : public QObject
{
    Q_OBJECT

public:
    WindowKeys(const Actions &actions, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /** The enabled action of a key that is pressed in `widget`; null for those that it keeps for itself. */
    [[nodiscard]] QAction *actionOf(const QKeySequence &keys, const QWidget *widget) const;

    const Actions &m_actions;
    QWidget *m_window;
};

} // namespace window
