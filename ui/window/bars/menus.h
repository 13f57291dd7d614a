#pragma once

#include <QList>
#include <QObject>

class QMenu;
class QMenuBar;
class QPoint;
class QWidget;

namespace window {

class Actions;

/** The menus of the menu bar, filled with the actions of the window. */
class Menus final : public QObject
{
    Q_OBJECT

public:
    Menus(QMenuBar &bar, const Actions &actions, QObject *parent);

    void retranslate();

private:
    QList<QMenu *> m_menus;
};

/** Opens the context menu of a definition at a position of the screen. */
void showDefinitionMenu(const Actions &actions, const QPoint &globalPosition, QWidget *parent);

} // namespace window
