#include "locationpresenter.h"

#include "banner.h"
#include "definitionpage.h"
#include "pagestack.h"
#include "referencejumps.h"
#include "references.h"
#include "views.h"

namespace window {

using navigation::View;
using navigation::Visit;

LocationPresenter::LocationPresenter(navigation::Navigator &navigator, PageStack &pages, ReferenceJumps &jumps,
                                     workspace::Workspace &workspace, widgets::Banner &banner, QObject *parent)
    : QObject(parent)
    , m_navigator(navigator)
    , m_pages(pages)
    , m_jumps(jumps)
    , m_workspace(workspace)
    , m_banner(banner)
{
    for (workspace::OpenDefinition *definition : workspace.definitions())
        watch(definition);
    connect(&workspace, &workspace::Workspace::opened, this, &LocationPresenter::watch);
    navigator.setPresenter(this);
}

/** The history has addresses, and saving a document can change its address. */
void LocationPresenter::watch(workspace::OpenDefinition *definition)
{
    m_addresses.insert(definition, m_workspace.references().addressOf(*definition));
    connect(definition, &QObject::destroyed, this, [this, definition] { m_addresses.remove(definition); });
    connect(definition, &workspace::OpenDefinition::pathChanged, this, [this, definition] {
        const QString now = m_workspace.references().addressOf(*definition);
        m_navigator.changeAddress(std::exchange(m_addresses[definition], now), now);
    });
}

bool LocationPresenter::show(const Visit &visit, const QWidget *from)
{
    if (visit.view == View::Target)
        return m_jumps.follow(visit.location);
    if (const std::optional<Page> page = pageOf(visit.view)) {
        m_pages.showPage(*page);
        return true;
    }
    workspace::OpenDefinition *definition = m_jumps.openDefinition(visit.location.definition);
    if (!definition)
        return false;
    if (visit.view == View::Composer || visit.view == View::Tries) {
        m_pages.compose(*definition, visit.location.pointer, false);
        if (visit.view == View::Tries)
            m_pages.exchangesPage()->showTries();
        return true;
    }
    DefinitionPage *page = DefinitionPage::around(from);
    if (!page || &page->definition() != definition)
        page = &m_pages.showDefinition(*definition);
    if (!page->showLocation(visit))
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("%1 has no form in which this could be renamed.", "%1: file name").arg(definition->title()));
    return true;
}

Visit LocationPresenter::visible() const
{
    const DefinitionPage *page = m_pages.currentPage();
    return page ? page->visible() : Visit{viewOf(m_pages.shownPage())};
}

} // namespace window

#include "moc_locationpresenter.cpp"
