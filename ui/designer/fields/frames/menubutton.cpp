#include "menubutton.h"

#include "icon.h"

#include <QMenu>

namespace designer {

MenuButton::MenuButton(const QString &objectName, QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setObjectName(objectName);
    setIcon(theme::icon(theme::Icon::More));
    setFocusPolicy(Qt::StrongFocus);
    m_menu->setObjectName(objectName + u"Entries"_qs);
    connect(this, &QToolButton::clicked, this, &MenuButton::open);
}

QAction *MenuButton::addEntry(const QString &objectName)
{
    QAction *action = m_menu->addAction(QString());
    action->setObjectName(objectName);
    return action;
}

void MenuButton::setName(const QString &name)
{
    setAccessibleName(name);
    setToolTip(name);
}

void MenuButton::open()
{
    emit aboutToOpen();
    if (m_menu->isEmpty())
        return;
    m_menu->popup(mapToGlobal(QPoint(0, height())));
    m_menu->setActiveAction(m_menu->actions().first());
}

} // namespace designer

#include "moc_menubutton.cpp"
