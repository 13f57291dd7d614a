#include "jumpcommands.h"

#include "actions.h"
#include "banner.h"
#include "definitionpage.h"
#include "pagestack.h"
#include "referencejumps.h"

namespace window {

JumpCommands::JumpCommands(const Actions &actions, PageStack &pages, ReferenceJumps &jumps, widgets::Banner &banner,
                           QObject *parent)
    : QObject(parent)
    , m_pages(pages)
    , m_jumps(jumps)
    , m_banner(banner)
{
    connectActions(actions);
    connectJumps();
}

void JumpCommands::connectActions(const Actions &actions)
{
    connect(actions[ActionId::GoToDefinition], &QAction::triggered, this, [this] {
        if (const DefinitionPage *page = m_pages.currentPage())
            m_jumps.goToDefinition(page->definition(), page->spot());
    });
    connect(actions[ActionId::FindUses], &QAction::triggered, this, [this] {
        if (const DefinitionPage *page = m_pages.currentPage())
            m_jumps.showUses(page->definition(), page->spot());
    });
    connect(actions[ActionId::Rename], &QAction::triggered, this, [this] {
        if (const DefinitionPage *page = m_pages.currentPage())
            m_jumps.rename(page->definition(), page->spot());
    });
}

void JumpCommands::connectJumps()
{
    connect(&m_pages, &PageStack::linkClicked, &m_jumps,
            [this](workspace::OpenDefinition *definition, const Spot &spot) { m_jumps.follow(*definition, spot); });
    connect(&m_pages, &PageStack::placeRequested, &m_jumps,
            [this](const QString &address, const document::Pointer &pointer) { m_jumps.open(address, pointer); });
    connect(&m_jumps, &ReferenceJumps::textRequested, this, &JumpCommands::showText);
    connect(&m_jumps, &ReferenceJumps::nameRequested, this, &JumpCommands::editName);
}

void JumpCommands::showText(workspace::OpenDefinition *definition, const document::Pointer &pointer,
                            const base::Span &span)
{
    m_pages.showDefinition(*definition).showText(pointer, span);
}

void JumpCommands::editName(workspace::OpenDefinition *definition, const document::Pointer &pointer)
{
    if (!m_pages.showDefinition(*definition).editName(pointer))
        m_banner.show(widgets::Banner::Kind::Information,
                      tr("%1 has no form in which this could be renamed.", "%1: file name").arg(definition->title()));
}

} // namespace window

#include "moc_jumpcommands.cpp"
