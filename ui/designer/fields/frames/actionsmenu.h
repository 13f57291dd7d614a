#pragma once

#include <QObject>

class QAbstractItemView;
class QMenu;
class QToolButton;

namespace designer {

/**
 * The menu with the actions of a list or tree. It opens with a right click, with Shift+F10 or the Menu key below the
 * current row, and with a button.
 */
class ActionsMenu final : public QObject
{
    Q_OBJECT

public:
    /** Creates the menu for the actions that `view` has when the menu opens. */
    explicit ActionsMenu(QAbstractItemView *view);

    /** Makes `button` open the menu below itself. */
    void setButton(QToolButton *button);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void popup(const QPoint &globalPosition, bool byKey);

    QAbstractItemView *m_view;
    QMenu *m_menu;
};

} // namespace designer
