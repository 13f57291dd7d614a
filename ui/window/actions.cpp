#include "actions.h"

#include "actiontable.h"
#include "naming.h"
#include "pagetable.h"
#include "theme.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QWidget>

namespace window {

namespace {

constexpr bool areActionsInOrder()
{
    for (std::size_t at = 0; at < std::size(ActionRows); ++at) {
        if (static_cast<std::size_t>(ActionRows[at].id) != at)
            return false;
    }
    return std::size(ActionRows) == static_cast<std::size_t>(ActionId::About) + 1;
}
static_assert(areActionsInOrder());

QList<QKeySequence> keysOf(const ActionRow &row)
{
    QList<QKeySequence> keys;
    for (const int key : row.keys) {
        if (key != 0)
            keys.append(QKeySequence(key));
    }
    return keys;
}

QAction *addAction(QWidget *window, const char *objectName, std::optional<theme::Icon> icon,
                   const QList<QKeySequence> &keys)
{
    auto *action = new QAction(window);
    action->setObjectName(QLatin1StringView(objectName));
    action->setShortcuts(keys);
    if (icon)
        action->setIcon(theme::icon(*icon));
    window->addAction(action);
    return action;
}

} // namespace

Actions::Actions(QWidget *window)
    : QObject(window)
{
    for (const PageEntry &entry : Pages) {
        const int key = Qt::Key_1 + static_cast<int>(entry.page);
        m_pages.append(addAction(window, entry.actionObjectName, entry.icon, {QKeySequence(int(Qt::ALT) | key)}));
    }
    for (const ActionRow &row : ActionRows)
        m_actions.append(addAction(window, row.objectName, row.icon, keysOf(row)));
    auto *themes = new QActionGroup(this);
    for (const ActionId id : {ActionId::ThemeSystem, ActionId::ThemeLight, ActionId::ThemeDark})
        themes->addAction((*this)[id])->setCheckable(true);
    for (const ActionId id : {ActionId::SourceBeside, ActionId::GatewayHttps, ActionId::ServeDefinition,
                              ActionId::UseEcho, ActionId::UseMock, ActionId::MockAnswersInvalid})
        (*this)[id]->setCheckable(true);
    (*this)[ActionId::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[ActionId::Preferences]->setMenuRole(QAction::PreferencesRole);
    (*this)[ActionId::About]->setMenuRole(QAction::AboutRole);
    retranslate();
}

void Actions::retranslate()
{
    for (const PageEntry &entry : Pages)
        setText((*this)[entry.page], pageName(entry));
    for (const ActionRow &row : ActionRows)
        setText((*this)[row.id], QCoreApplication::translate("window::Actions", row.text));
}

QString Actions::nameOf(const QAction *action) const
{
    for (const ActionRow &row : ActionRows) {
        if ((*this)[row.id] == action)
            return widgets::spokenLabel(QCoreApplication::translate("window::Actions", row.text));
    }
    return widgets::spokenLabel(action->text());
}

void Actions::setText(QAction *action, const QString &text)
{
    action->setText(text);
    const QString name = widgets::spokenLabel(text);
    action->setIconText(name);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? name
                                      : tr("%1 (%2)", "%1: name of an action, %2: its shortcut").arg(name, keys));
}

} // namespace window

#include "moc_actions.cpp"
