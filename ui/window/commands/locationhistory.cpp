#include "locationhistory.h"

#include "actions.h"
#include "commandpalette.h"
#include "naming.h"
#include "pagetable.h"
#include "theme.h"
#include "views.h"

#include <array>

namespace window {

using navigation::Navigator;
using navigation::Visit;

LocationHistory::LocationHistory(const Actions &actions, Navigator &navigator, QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_navigator(navigator)
    , m_window(window)
{
    connect(actions[ActionId::GoBack], &QAction::triggered, &navigator, &Navigator::goBack);
    connect(actions[ActionId::GoForward], &QAction::triggered, &navigator, &Navigator::goForward);
    connect(actions[ActionId::RecentLocations], &QAction::triggered, this, &LocationHistory::showRecent);
    connect(&navigator, &Navigator::historyChanged, this, &LocationHistory::refresh);
    refresh();
}

QString LocationHistory::titleOf(const Visit &visit)
{
    if (const std::optional<Page> page = pageOf(visit.view))
        return widgets::spokenLabel(pageName(Pages[static_cast<size_t>(*page)]));
    const std::array<QString, DefinitionTabCount> tabs{tr("Overview"), tr("Paths"),   tr("Schemas"), tr("Map"),
                                                       tr("Changes"),  tr("Traffic"), tr("Reading"), tr("Settings"),
                                                       tr("Source"),   tr("Merge")};
    const QString tab = tabs[static_cast<size_t>(tabOf(visit.view).value_or(DefinitionTab::Source))];
    if (visit.location.pointer.isRoot())
        return tab;
    QStringList names;
    for (const QByteArray &token : visit.location.pointer.tokens())
        names.append(QString::fromUtf8(token));
    return tr("%1: %2", "%1: a tab, %2: a place in the document").arg(tab, names.join(u" › "_qs));
}

void LocationHistory::showRecent()
{
    QList<PaletteEntry> entries;
    for (const Visit &visit : m_navigator.recent()) {
        const QString &address = visit.location.definition;
        entries.append(
            {.title = titleOf(visit),
             .note = address.sliced(address.lastIndexOf(u'/') + 1),
             .icon = theme::icon(address.isEmpty() ? theme::Icon::Clock : theme::Icon::File, theme::Role::Muted),
             .run = [this, visit] { m_navigator.revisit(visit); }});
    }
    (new CommandPalette(tr("Recent locations"), entries, m_window))->open();
}

void LocationHistory::refresh()
{
    m_actions[ActionId::RecentLocations]->setEnabled(m_navigator.canGoBack() || m_navigator.canGoForward());
    m_actions[ActionId::GoBack]->setEnabled(m_navigator.canGoBack());
    m_actions[ActionId::GoForward]->setEnabled(m_navigator.canGoForward());
}

} // namespace window

#include "moc_locationhistory.cpp"
