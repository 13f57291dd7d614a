#include "definitioncommands.h"

#include "definitionfiles.h"
#include "definitionpage.h"
#include "definitionsaving.h"
#include "pagestack.h"
#include "publicdocumentexport.h"
#include "remotereferences.h"
#include "routeservice.h"

namespace window {

namespace {

constexpr std::pair<ActionId, DefinitionTab> TabActions[] = {
    {ActionId::ShowOverview, DefinitionTab::Overview}, {ActionId::ShowPaths, DefinitionTab::Paths},
    {ActionId::ShowSchemas, DefinitionTab::Schemas},   {ActionId::ShowSettings, DefinitionTab::Settings},
    {ActionId::ShowSource, DefinitionTab::Source},
};

/** Enabled while a definition is visible. */
constexpr ActionId DefinitionActions[] = {
    ActionId::Save,         ActionId::SaveAs,    ActionId::CloseDefinition, ActionId::ExportPublic,
    ActionId::Replace,      ActionId::FindUses,  ActionId::GoToDefinition,  ActionId::ForgetServers,
    ActionId::ShowOverview, ActionId::ShowPaths, ActionId::ShowSchemas,     ActionId::ShowSettings,
    ActionId::ShowSource,
};

} // namespace

DefinitionCommands::DefinitionCommands(const Actions &actions, PageStack &pages, DefinitionFiles &files,
                                       DefinitionSaving &saving, PublicDocumentExport &publicExport,
                                       workspace::Workspace &workspace, workspace::RemoteReferences &remote,
                                       preview::RouteService &routes, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_pages(pages)
    , m_files(files)
    , m_saving(saving)
    , m_publicExport(publicExport)
    , m_workspace(workspace)
    , m_remote(remote)
    , m_routes(routes)
{
    connectFiles();
    connectTabs();
    connectChanges();
}

void DefinitionCommands::connectFiles()
{
    connect(m_actions[ActionId::NewDefinition], &QAction::triggered, &m_files, &DefinitionFiles::newFromTemplate);
    connect(m_actions[ActionId::OpenExample], &QAction::triggered, &m_files, &DefinitionFiles::openExample);
    connect(m_actions[ActionId::OpenFile], &QAction::triggered, &m_files, &DefinitionFiles::chooseFile);
    connect(m_actions[ActionId::OpenFolder], &QAction::triggered, &m_files, &DefinitionFiles::chooseFolder);
    connect(m_actions[ActionId::ImportOpenApi], &QAction::triggered, &m_files, &DefinitionFiles::chooseImport);
    connect(m_actions[ActionId::SaveAll], &QAction::triggered, &m_saving, &DefinitionSaving::saveAll);
    connect(m_actions[ActionId::ReopenDefinition], &QAction::triggered, &m_files, &DefinitionFiles::reopen);
    forCurrent(ActionId::Save, [this](auto &definition) { m_saving.save(definition); });
    forCurrent(ActionId::SaveAs, [this](auto &definition) { m_saving.saveAs(definition); });
    forCurrent(ActionId::CloseDefinition, [this](auto &definition) { m_files.close(definition); });
    forCurrent(ActionId::ExportPublic, [this](auto &definition) { m_publicExport.start(definition); });
    forCurrent(ActionId::ForgetServers, [this](auto &definition) { m_remote.forgetServers(definition); });
    forCurrent(ActionId::ServeDefinition, [this](auto &definition) {
        m_routes.setServed(definition, m_actions[ActionId::ServeDefinition]->isChecked());
    });
    forCurrent(ActionId::Undo, [](auto &definition) { definition.document().undo(); });
    forCurrent(ActionId::Redo, [](auto &definition) { definition.document().redo(); });
}

void DefinitionCommands::connectTabs()
{
    for (const auto &[id, tab] : TabActions)
        connect(m_actions[id], &QAction::triggered, this, [this, shown = tab] {
            if (DefinitionPage *page = m_pages.currentPage())
                page->showTab(shown);
        });
    connect(m_actions[ActionId::Replace], &QAction::triggered, this, [this] {
        if (DefinitionPage *page = m_pages.currentPage())
            page->replace();
    });
}

void DefinitionCommands::connectChanges()
{
    for (workspace::OpenDefinition *definition : m_workspace.definitions())
        watch(definition);
    connect(&m_workspace, &workspace::Workspace::opened, this, &DefinitionCommands::watch);
    connect(&m_workspace, &workspace::Workspace::saved, this, &DefinitionCommands::refresh);
    connect(&m_routes, &preview::RouteService::routesChanged, this, &DefinitionCommands::refresh);
    connect(&m_routes, &preview::RouteService::servedChanged, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::pageShown, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::definitionShown, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::tabChanged, this, &DefinitionCommands::refresh);
}

void DefinitionCommands::watch(workspace::OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::historyChanged, this, &DefinitionCommands::refresh);
    connect(definition, &workspace::OpenDefinition::pathChanged, this, &DefinitionCommands::refresh);
    connect(definition, &workspace::OpenDefinition::fileStateChanged, this, &DefinitionCommands::refresh);
}

void DefinitionCommands::forCurrent(ActionId id, const std::function<void(workspace::OpenDefinition &)> &act)
{
    connect(m_actions[id], &QAction::triggered, this, [this, act] {
        if (workspace::OpenDefinition *definition = m_pages.currentDefinition())
            act(*definition);
    });
}

void DefinitionCommands::refresh()
{
    const DefinitionPage *page = m_pages.currentPage();
    for (const ActionId id : DefinitionActions)
        m_actions[id]->setEnabled(page);
    // In the forms, lists use the same key to rename the selected row.
    m_actions[ActionId::Rename]->setEnabled(page && page->currentTab() == DefinitionTab::Source);
    m_actions[ActionId::SaveAll]->setEnabled(!m_saving.modified().isEmpty());
    refreshServed(m_pages.currentDefinition());
    refreshHistory(m_pages.currentDefinition());
    emit refreshed();
}

void DefinitionCommands::refreshServed(const workspace::OpenDefinition *definition)
{
    QAction *serve = m_actions[ActionId::ServeDefinition];
    serve->setEnabled(definition && m_routes.canBeServed(*definition));
    serve->setChecked(definition && m_routes.canBeServed(*definition) && m_routes.isServed(*definition));
}

void DefinitionCommands::refreshHistory(const workspace::OpenDefinition *definition)
{
    const bool canUndo = definition && definition->document().canUndo();
    const bool canRedo = definition && definition->document().canRedo();
    const QString undone = canUndo ? definition->document().undoName() : QString();
    const QString redone = canRedo ? definition->document().redoName() : QString();
    QAction *undo = m_actions[ActionId::Undo];
    QAction *redo = m_actions[ActionId::Redo];
    undo->setEnabled(canUndo);
    redo->setEnabled(canRedo);
    Actions::setText(undo, undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1", "%1: name of a step").arg(undone));
    Actions::setText(redo, redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1", "%1: name of a step").arg(redone));
}

} // namespace window

#include "moc_definitioncommands.cpp"
