#include "locationhistory.h"

#include "actions.h"
#include "commandpalette.h"
#include "naming.h"
#include "pagestack.h"
#include "pagetable.h"
#include "referencejumps.h"
#include "references.h"
#include "theme.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace window {

namespace {

constexpr qsizetype MostLocations = 100;

} // namespace

LocationHistory::LocationHistory(const Actions &actions, PageStack &pages, ReferenceJumps &jumps,
                                 const workspace::Workspace &workspace, QWidget *window)
    : QObject(window)
    , m_actions(actions)
    , m_pages(pages)
    , m_jumps(jumps)
    , m_workspace(workspace)
    , m_window(window)
{
    connect(actions[ActionId::GoBack], &QAction::triggered, this, [this] { move(m_back, m_forward); });
    connect(actions[ActionId::GoForward], &QAction::triggered, this, [this] { move(m_forward, m_back); });
    connect(actions[ActionId::RecentLocations], &QAction::triggered, this, &LocationHistory::showRecent);
    connect(&pages, &PageStack::aboutToMove, this, [this] { leave(here()); });
    connect(&jumps, &ReferenceJumps::aboutToJump, this,
            [this](workspace::OpenDefinition *definition, const Spot &from) {
                Location location = here();
                if (location.definition == definition)
                    location.spot = from;
                leave(location);
            });
    refresh();
}

bool LocationHistory::isSame(const Location &one, const Location &other)
{
    return one.page == other.page && one.address == other.address && one.tab == other.tab &&
           one.spot.pointer == other.spot.pointer && one.spot.offset == other.spot.offset;
}

LocationHistory::Location LocationHistory::here() const
{
    const DefinitionPage *page = m_pages.currentPage();
    if (!page)
        return {.page = m_pages.shownPage()};
    workspace::OpenDefinition &definition = page->definition();
    return {.definition = &definition,
            .address = m_workspace.references().addressOf(definition),
            .tab = page->currentTab(),
            .spot = page->spot()};
}

void LocationHistory::leave(const Location &location)
{
    // The welcome page is no place to go back to.
    if (m_isMoving || (location.page == Page::Apis && location.address.isEmpty()))
        return;
    append(m_back, location);
    m_forward.clear();
    refresh();
}

void LocationHistory::append(Locations &locations, const Location &location)
{
    if (!locations.isEmpty() && isSame(locations.last(), location))
        return;
    locations.append(location);
    if (locations.size() > MostLocations)
        locations.removeFirst();
}

void LocationHistory::move(Locations &from, Locations &to)
{
    const Location before = here();
    const QScopedValueRollback moving(m_isMoving, true);
    while (!from.isEmpty()) {
        const Location location = from.takeLast();
        if (isSame(location, before) || !show(location))
            continue;
        if (before.page != Page::Apis || !before.address.isEmpty())
            append(to, before);
        break;
    }
    refresh();
}

bool LocationHistory::show(const Location &location)
{
    if (location.address.isEmpty()) {
        m_pages.showPage(location.page);
        return true;
    }
    workspace::OpenDefinition *definition = location.definition ? location.definition.data()
                                                                : m_jumps.openDefinition(location.address);
    if (!definition)
        return false;
    m_pages.showDefinition(*definition).showLocation(location.tab, location.spot);
    return true;
}

QString LocationHistory::titleOf(const Location &location)
{
    if (location.address.isEmpty())
        return widgets::spokenLabel(pageName(Pages[static_cast<size_t>(location.page)]));
    const QStringList tabs{tr("Overview"), tr("Paths"), tr("Schemas"), tr("Reading"), tr("Settings"), tr("Source")};
    const QString tab = tabs.at(static_cast<int>(location.tab));
    if (location.spot.pointer.isRoot())
        return tab;
    QStringList names;
    for (const QByteArray &token : location.spot.pointer.tokens())
        names.append(QString::fromUtf8(token));
    return tr("%1: %2", "%1: a tab, %2: a place in the document").arg(tab, names.join(u" › "_qs));
}

void LocationHistory::showRecent()
{
    Locations all;
    const Location shown = here();
    for (const Locations &some : {m_forward, m_back}) {
        for (qsizetype at = some.size() - 1; at >= 0; --at) {
            const bool isKnown = std::any_of(all.cbegin(), all.cend(),
                                             [&](const Location &one) { return isSame(one, some.at(at)); });
            if (!isKnown && !isSame(shown, some.at(at)))
                all.append(some.at(at));
        }
    }
    QList<PaletteEntry> entries;
    for (const Location &location : std::as_const(all))
        entries.append({.title = titleOf(location),
                        .note = location.address.sliced(location.address.lastIndexOf(u'/') + 1),
                        .icon = theme::icon(location.address.isEmpty() ? theme::Icon::Clock : theme::Icon::File,
                                            theme::Role::Muted),
                        .run = [this, location] {
                            leave(here());
                            const QScopedValueRollback moving(m_isMoving, true);
                            static_cast<void>(show(location));
                        }});
    (new CommandPalette(tr("Recent locations"), entries, m_window))->open();
}

void LocationHistory::refresh()
{
    m_actions[ActionId::RecentLocations]->setEnabled(!m_back.isEmpty() || !m_forward.isEmpty());
    m_actions[ActionId::GoBack]->setEnabled(!m_back.isEmpty());
    m_actions[ActionId::GoForward]->setEnabled(!m_forward.isEmpty());
}

} // namespace window

#include "moc_locationhistory.cpp"
