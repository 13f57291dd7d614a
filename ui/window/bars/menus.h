#pragma once

#include <QList>
#include <QObject>

class QMenu;
class QMenuBar;
class QPoint;
class QWidget;

namespace window {

class Actions;

/** Fills the menu bar of the window with menus of its actions. */
class Menus final : public QObject
{
    Q_OBJECT

public:
    Menus(QMenuBar &bar, const Actions &actions, QObject *parent);

    void retranslate();

private:
    QList<QMenu *> m_menus; ///< Those of the menu bar.
    QMenu *m_export = nullptr;
};

/** Opens the context menu of the current definition at a position of the screen. */
void showDefinitionMenu(const Actions &actions, const QPoint &globalPosition, QWidget *parent);

} // namespace window
