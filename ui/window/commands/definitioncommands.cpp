#include "definitioncommands.h"

#include "bundleandsplit.h"
#include "definitionfiles.h"
#include "definitionpage.h"
#include "definitionsaving.h"
#include "environmentspage.h"
#include "pagestack.h"
#include "publicdocumentexport.h"
#include "remotereferences.h"
#include "routeservice.h"

namespace window {

namespace {

constexpr std::pair<ActionId, DefinitionTab> TabActions[] = {
    {ActionId::ShowOverview, DefinitionTab::Overview}, {ActionId::ShowPaths, DefinitionTab::Paths},
    {ActionId::ShowSchemas, DefinitionTab::Schemas},   {ActionId::ShowSettings, DefinitionTab::Settings},
    {ActionId::ShowSource, DefinitionTab::Source},     {ActionId::ShowMap, DefinitionTab::Map},
    {ActionId::ShowReading, DefinitionTab::Reading},   {ActionId::ShowChanges, DefinitionTab::Changes},
    {ActionId::ShowTraffic, DefinitionTab::Traffic},
};

/** Enabled while a definition is visible. */
constexpr ActionId DefinitionActions[] = {
    ActionId::SaveAs,        ActionId::CloseDefinition, ActionId::ExportPublic,   ActionId::ExportHtml,
    ActionId::Replace,       ActionId::FindUses,        ActionId::GoToDefinition, ActionId::ForgetServers,
    ActionId::SourceBeside,  ActionId::ConvertVersion,  ActionId::Bundle,         ActionId::Split,
    ActionId::MergeVersions,
};

QStringList titlesOf(const QList<workspace::OpenDefinition *> &definitions)
{
    QStringList titles;
    for (const workspace::OpenDefinition *definition : definitions)
        titles.append(definition->title());
    return titles;
}

} // namespace

DefinitionCommands::DefinitionCommands(const Actions &actions, PageStack &pages, DefinitionFiles &files,
                                       DefinitionSaving &saving, PublicDocumentExport &publicExport,
                                       BundleAndSplit &rewrites, workspace::Workspace &workspace,
                                       workspace::RemoteReferences &remote, preview::RouteService &routes,
                                       QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_pages(pages)
    , m_files(files)
    , m_saving(saving)
    , m_publicExport(publicExport)
    , m_rewrites(rewrites)
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
    connect(m_actions[ActionId::NewEmptyDefinition], &QAction::triggered, &m_files, &DefinitionFiles::newEmpty);
    connect(m_actions[ActionId::OpenExample], &QAction::triggered, &m_files, &DefinitionFiles::openExample);
    connect(m_actions[ActionId::OpenFile], &QAction::triggered, &m_files, &DefinitionFiles::chooseFile);
    connect(m_actions[ActionId::OpenFolder], &QAction::triggered, &m_files, &DefinitionFiles::chooseFolder);
    connect(m_actions[ActionId::ImportOpenApi], &QAction::triggered, &m_files, &DefinitionFiles::chooseImport);
    connect(m_actions[ActionId::SaveAll], &QAction::triggered, &m_saving, &DefinitionSaving::saveAll);
    connect(m_actions[ActionId::ReopenDefinition], &QAction::triggered, &m_files, &DefinitionFiles::reopen);
    connect(m_actions[ActionId::Save], &QAction::triggered, this, &DefinitionCommands::save);
    forCurrent(ActionId::SaveAs, [this](auto &definition) { m_saving.saveAs(definition); });
    forCurrent(ActionId::CloseDefinition, [this](auto &definition) { m_files.close(definition); });
    forCurrent(ActionId::ExportPublic, [this](auto &definition) { m_publicExport.start(definition); });
    forCurrent(ActionId::ConvertVersion, [this](auto &definition) { m_files.convert(definition); });
    forCurrent(ActionId::Bundle, [this](auto &definition) { m_rewrites.bundle(definition); });
    forCurrent(ActionId::Split, [this](auto &definition) { m_rewrites.split(definition); });
    forCurrent(ActionId::ForgetServers, [this](auto &definition) { m_remote.forgetServers(definition); });
    forCurrent(ActionId::ServeDefinition, [this](auto &definition) {
        m_routes.setServed(definition, m_actions[ActionId::ServeDefinition]->isChecked());
    });
    connect(m_actions[ActionId::Undo], &QAction::triggered, this, [this] {
        if (workspace::OpenDefinition *edited = m_pages.editedDefinition())
            edited->document().undo();
    });
    connect(m_actions[ActionId::Redo], &QAction::triggered, this, [this] {
        if (workspace::OpenDefinition *edited = m_pages.editedDefinition())
            edited->document().redo();
    });
}

void DefinitionCommands::connectTabs()
{
    for (const auto &[id, tab] : TabActions)
        connect(m_actions[id], &QAction::triggered, this, [this, shown = tab] {
            workspace::OpenDefinition *last = m_pages.lastDefinition();
            if (!last)
                return;
            DefinitionPage &page = m_pages.showDefinition(*last);
            page.showTab(shown);
            page.focusTab();
        });
    connect(m_actions[ActionId::ExportHtml], &QAction::triggered, this, [this] {
        if (DefinitionPage *page = m_pages.currentPage())
            page->exportHtml();
    });
    connect(m_actions[ActionId::MergeVersions], &QAction::triggered, this, [this] {
        if (DefinitionPage *page = m_pages.currentPage())
            page->mergeVersions();
    });
    connect(m_actions[ActionId::Replace], &QAction::triggered, this, [this] {
        if (DefinitionPage *page = m_pages.currentPage())
            page->replace();
    });
}

void DefinitionCommands::connectChanges()
{
    for (workspace::OpenDefinition *definition : m_workspace.loadedDefinitions()) {
        watch(definition);
        refreshIfModified(definition);
    }
    connect(&m_workspace, &workspace::Workspace::loaded, this, &DefinitionCommands::watch);
    // A file that is listed because of an edit can be saved from then on.
    connect(&m_workspace, &workspace::Workspace::opened, this, &DefinitionCommands::refreshIfModified);
    connect(&m_workspace, &workspace::Workspace::saved, this, &DefinitionCommands::refresh);
    connect(&m_routes, &preview::RouteService::routesChanged, this, &DefinitionCommands::refresh);
    connect(&m_routes, &preview::RouteService::servedChanged, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::pageShown, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::definitionShown, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::tabChanged, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::editedDefinitionChanged, this, &DefinitionCommands::refresh);
    connect(&m_pages, &PageStack::environmentModified, this, &DefinitionCommands::refresh);
}

void DefinitionCommands::watch(workspace::OpenDefinition *definition)
{
    connect(&definition->document(), &document::Document::historyChanged, this, &DefinitionCommands::refresh);
    connect(definition, &workspace::OpenDefinition::pathChanged, this, &DefinitionCommands::refresh);
    connect(definition, &workspace::OpenDefinition::fileStateChanged, this, &DefinitionCommands::refresh);
}

void DefinitionCommands::refreshIfModified(const workspace::OpenDefinition *definition)
{
    if (definition->document().isModified())
        refresh();
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
    for (const auto &[id, tab] : TabActions)
        m_actions[id]->setEnabled(m_pages.lastDefinition());
    // In the forms, lists use the same key to rename the selected row.
    m_actions[ActionId::Rename]->setEnabled(page && page->isSourceActive());
    m_actions[ActionId::Find]->setEnabled(m_pages.canFind());
    // A text that is being typed is not in a definition yet.
    for (const ActionId id : {ActionId::SaveAll, ActionId::ExportProxy})
        m_actions[id]->setEnabled(!m_workspace.definitions().isEmpty());
    refreshSave();
    refreshServed(m_pages.currentDefinition());
    refreshHistory(m_pages.editedDefinition());
    emit refreshed();
}

/** What Save saves: on a page of its own the definition that is edited there, or the environment; elsewhere the
 * definition that was shown last, or all that are unsaved if that one is not. */
DefinitionCommands::SaveTarget DefinitionCommands::saveTarget() const
{
    const QList<workspace::OpenDefinition *> modified = m_saving.modified();
    workspace::OpenDefinition *last = m_pages.lastDefinition();
    if (m_pages.editedDefinition())
        return {.definitions = {m_pages.editedDefinition()}};
    const environments::EnvironmentsPage *environments = m_pages.environmentsPage();
    if (m_pages.shownPage() == Page::Environments && environments && !environments->unsavedName().isEmpty())
        return {.isEnvironment = true};
    if (modified.contains(last))
        return {.definitions = {last}};
    return {.definitions = modified};
}

void DefinitionCommands::save()
{
    const SaveTarget target = saveTarget();
    if (target.isEnvironment) {
        m_pages.environmentsPage()->save();
        return;
    }
    const auto showSaved = [this, titles = titlesOf(target.definitions)] { m_saving.showSaved(titles); };
    if (m_pages.editedDefinition())
        m_saving.save(*m_pages.editedDefinition());
    else if (target.definitions.size() == 1)
        m_saving.saveThen(*target.definitions.constFirst(), showSaved);
    else
        m_saving.saveAllThen(showSaved);
}

void DefinitionCommands::refreshSave()
{
    const SaveTarget target = saveTarget();
    QAction *save = m_actions[ActionId::Save];
    save->setEnabled(target.isEnvironment || !target.definitions.isEmpty());
    if (target.isEnvironment)
        Actions::setText(save, tr("&Save environment"));
    else if (target.definitions.size() == 1 && target.definitions.constFirst() != m_pages.currentDefinition())
        Actions::setText(
            save,
            tr("&Save %1", "%1: file name").arg(target.definitions.constFirst()->title().replace(u'&', u"&&"_qs)));
    else
        Actions::setText(save, tr("&Save"));
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
