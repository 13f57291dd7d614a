#include "mainwindow.h"

#include "banner.h"
#include "bottompanel.h"
#include "clock.h"
#include "commandpalette.h"
#include "definitionfiles.h"
#include "definitionpage.h"
#include "environmentswitcher.h"
#include "exchangelog.h"
#include "exchangesdock.h"
#include "exchangespage.h"
#include "gatewaybar.h"
#include "navigation.h"
#include "pages.h"
#include "problemspanel.h"
#include "referencejumps.h"
#include "remotereferences.h"
#include "routeservice.h"
#include "searchfield.h"
#include "theme.h"
#include "welcomepage.h"
#include "windowsettings.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace window {

namespace {

constexpr int StartWidth = 1320;
constexpr int StartHeight = 860;

constexpr std::pair<ActionId, Page> PageActions[] = {
    {ActionId::ShowApis, Page::Apis},
    {ActionId::ShowExchanges, Page::Exchanges},
    {ActionId::ShowCertificates, Page::Certificates},
    {ActionId::ShowPolicies, Page::Policies},
    {ActionId::ShowSsoProfiles, Page::SsoProfiles},
    {ActionId::ShowEnvironments, Page::Environments},
};

constexpr std::pair<ActionId, DefinitionTab> TabActions[] = {
    {ActionId::ShowOverview, DefinitionTab::Overview}, {ActionId::ShowPaths, DefinitionTab::Paths},
    {ActionId::ShowSchemas, DefinitionTab::Schemas},   {ActionId::ShowSettings, DefinitionTab::Settings},
    {ActionId::ShowSource, DefinitionTab::Source},
};

} // namespace

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_actions(this)
    , m_baseFont(QApplication::font())
{
    setObjectName(u"mainWindow"_qs);
    setAcceptDrops(true);
    resize(QSize(StartWidth, StartHeight).boundedTo(screen()->availableSize()));
    buildWidgets();
    retranslate();
    connectAll();
    restoreLayout();
    m_navigation->select(Page::Apis);
    refreshActions();
    offerRecovery();
}

MainWindow::~MainWindow()
{
    // A field that loses the focus ends its edit, which must not reach a window that is half gone. Hidden first, so
    // that no other page is shown in place of those that go.
    hide();
    if (QWidget *field = focusWidget())
        field->clearFocus();
    const QList<DefinitionPage *> pages = m_definitionPages.values();
    m_definitionPages.clear();
    for (DefinitionPage *page : pages)
        const std::unique_ptr<DefinitionPage> owned(page);
}

void MainWindow::open(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (QFileInfo(path).isDir())
            m_files->openFolder(path);
        else
            m_files->open(path);
    }
}

void MainWindow::connectAll()
{
    connectFiles();
    connectViews();
    connectJumps();
    connectGateway();
    connectDefinitions();
}

void MainWindow::on(ActionId id, const std::function<void()> &act)
{
    connect(m_actions[id], &QAction::triggered, this, act);
}

void MainWindow::onDefinition(ActionId id, const std::function<void(workspace::OpenDefinition &)> &act)
{
    on(id, [this, act] {
        if (workspace::OpenDefinition *definition = currentDefinition())
            act(*definition);
    });
}

void MainWindow::connectFiles()
{
    on(ActionId::NewDefinition, [this] { m_files->newFromTemplate(); });
    on(ActionId::OpenExample, [this] { m_files->openExample(); });
    on(ActionId::OpenFile, [this] { m_files->chooseFile(); });
    on(ActionId::OpenFolder, [this] { m_files->chooseFolder(); });
    on(ActionId::ImportOpenApi, [this] { m_files->chooseImport(); });
    on(ActionId::SaveAll, [this] { m_files->saveAll(); });
    on(ActionId::ReopenDefinition, [this] { m_files->reopen(); });
    on(ActionId::Quit, [this] { close(); });
    onDefinition(ActionId::Save, [this](workspace::OpenDefinition &one) { m_files->save(one); });
    onDefinition(ActionId::SaveAs, [this](workspace::OpenDefinition &one) { m_files->saveAs(one); });
    onDefinition(ActionId::CloseDefinition, [this](workspace::OpenDefinition &one) { m_files->close(one); });
    onDefinition(ActionId::ExportPublic, [this](workspace::OpenDefinition &one) { m_files->exportPublic(one); });
    onDefinition(ActionId::Undo, [](workspace::OpenDefinition &one) { one.document().undo(); });
    onDefinition(ActionId::Redo, [](workspace::OpenDefinition &one) { one.document().redo(); });
    connect(m_files, &DefinitionFiles::opened, this, &MainWindow::showDefinition);
    connect(m_files, &DefinitionFiles::imported, this, [this](workspace::OpenDefinition *definition) {
        showDefinition(definition);
        pageOf(definition)->showTab(DefinitionTab::Settings);
    });
    connect(m_files, &DefinitionFiles::recentChanged, this, [this] { m_welcome->setRecent(m_files->recent()); });
    connect(m_welcome, &WelcomePage::recentChosen, m_files, &DefinitionFiles::open);
}

void MainWindow::connectViews()
{
    for (const auto &[id, page] : PageActions)
        on(id, [this, shown = page] { showPage(shown); });
    for (const auto &[id, tab] : TabActions)
        on(id, [this, shown = tab] {
            if (DefinitionPage *page = currentPage())
                page->showTab(shown);
        });
    on(ActionId::Find, [this] { find(); });
    on(ActionId::Replace, [this] {
        if (DefinitionPage *page = currentPage())
            page->replace();
    });
    on(ActionId::FindInFiles, [this] { findInFiles(); });
    on(ActionId::CommandPalette, [this] { showPalette(); });
    on(ActionId::QuickOpen, [this] { showQuickOpen(); });
    on(ActionId::FoldNavigation, [this] { setFolded(!m_navigation->isFolded()); });
    on(ActionId::ShowProblems, [this] { togglePanel(m_problems); });
    on(ActionId::ShowExchangesDock, [this] { togglePanel(m_exchanges); });
    connect(m_panel, &BottomPanel::foldedChanged, this, &MainWindow::sizePanel);
    on(ActionId::NextProblem, [this] { m_problems->showNext(); });
    on(ActionId::PreviousProblem, [this] { m_problems->showPrevious(); });
    on(ActionId::ThemeSystem, [this] { chooseTheme(static_cast<int>(theme::Choice::System)); });
    on(ActionId::ThemeLight, [this] { chooseTheme(static_cast<int>(theme::Choice::Light)); });
    on(ActionId::ThemeDark, [this] { chooseTheme(static_cast<int>(theme::Choice::Dark)); });
    on(ActionId::ZoomIn, [this] { zoom(m_services.settings.get(Zoom) + ZoomStep); });
    on(ActionId::ZoomOut, [this] { zoom(m_services.settings.get(Zoom) - ZoomStep); });
    on(ActionId::ZoomReset, [this] { zoom(1.0); });
    on(ActionId::SwitchEnvironment, [this] {
        m_environment->setFocus(Qt::ShortcutFocusReason);
        m_environment->showPopup();
    });
    on(ActionId::Preferences, [this] { showPreferences(); });
    on(ActionId::KeyboardShortcuts, [this] { showShortcuts(); });
    on(ActionId::About, [this] { showAbout(); });
    connect(m_navigation, &Navigation::pageChosen, this, &MainWindow::showPage);
    connect(m_navigation, &Navigation::definitionChosen, this, &MainWindow::showDefinition);
    connect(m_navigation, &Navigation::menuRequested, this,
            [this](workspace::OpenDefinition *definition, const QPoint &place) {
                showDefinition(definition);
                showDefinitionMenu(place);
            });
    connect(m_problems, &problems::ProblemsPanel::activated, this, &MainWindow::showPlace);
    connect(m_problems, &problems::ProblemsPanel::countChanged, this, &MainWindow::refreshPanelTitles);
}

void MainWindow::connectJumps()
{
    on(ActionId::GoToDefinition, [this] {
        if (DefinitionPage *page = currentPage())
            m_jumps->goToDefinition(page->definition(), page->spot());
    });
    on(ActionId::FindUses, [this] {
        if (DefinitionPage *page = currentPage())
            m_jumps->showUses(page->definition(), page->spot());
    });
    on(ActionId::Rename, [this] {
        if (DefinitionPage *page = currentPage())
            m_jumps->rename(page->definition(), page->spot());
    });
    on(ActionId::GoBack, [this] { m_jumps->goBack(); });
    onDefinition(ActionId::ForgetServers,
                 [this](workspace::OpenDefinition &one) { m_services.remote.forgetServers(one); });
    connect(m_jumps, &ReferenceJumps::textRequested, this,
            [this](workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span) {
                showDefinition(definition);
                pageOf(definition)->showText(pointer, span);
            });
    connect(m_jumps, &ReferenceJumps::nameRequested, this,
            [this](workspace::OpenDefinition *definition, const document::Pointer &pointer) {
                showDefinition(definition);
                if (!pageOf(definition)->editName(pointer))
                    m_banner->show(
                        widgets::Banner::Kind::Information,
                        tr("%1 has no form in which this could be renamed.", "%1: file name").arg(definition->title()));
            });
    connect(m_jumps, &ReferenceJumps::spotRequested, this,
            [this](workspace::OpenDefinition *definition, const Spot &spot) {
                showDefinition(definition);
                pageOf(definition)->showSpot(spot);
            });
    connect(m_problems, &problems::ProblemsPanel::fileActivated, m_jumps, &ReferenceJumps::open);
}

void MainWindow::connectGateway()
{
    on(ActionId::ToggleGateway, [this] { toggleGateway(); });
    on(ActionId::CopyGatewayAddress, [this] { copyGatewayAddress(); });
    connect(m_useEcho, &QAction::toggled, this, [this](bool use) { m_services.routes.setUseEcho(use); });
    connect(m_gateway, &GatewayBar::toggled, this, &MainWindow::toggleGateway);
    connect(m_gateway, &GatewayBar::certificateRequested, this, &MainWindow::showGatewayCertificate);
    on(ActionId::GatewayCertificate, [this] { showGatewayCertificate(); });
    const bool https = m_services.settings.get(GatewayHttps);
    m_gateway->setHttps(https);
    m_actions[ActionId::GatewayHttps]->setChecked(https);
    connect(m_gateway, &GatewayBar::httpsToggled, this, &MainWindow::serveHttps);
    connect(m_actions[ActionId::GatewayHttps], &QAction::toggled, this, &MainWindow::serveHttps);
    connect(&m_services.gateway, &preview::GatewayControl::stateChanged, this, &MainWindow::refreshGateway);
    connect(m_log, &traffic::ExchangeLog::countsChanged, this, &MainWindow::refreshPanelTitles);
    connect(
        static_cast<traffic::ExchangesDock *>(m_exchanges), &traffic::ExchangesDock::exchangeActivated, this,
        [this](quint64 id) {
            showPage(Page::Exchanges);
            static_cast<traffic::ExchangesPage *>(m_pages.value(static_cast<int>(Page::Exchanges)))->showExchange(id);
        });
}

void MainWindow::connectDefinitions()
{
    const auto watch = [this](workspace::OpenDefinition *definition) {
        connect(&definition->document(), &document::Document::historyChanged, this, &MainWindow::refreshActions);
        connect(definition, &workspace::OpenDefinition::pathChanged, this, &MainWindow::refreshActions);
        connect(definition, &workspace::OpenDefinition::fileStateChanged, this, &MainWindow::refreshActions);
    };
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions())
        watch(definition);
    connect(&m_services.workspace, &workspace::Workspace::opened, this, watch);
    connect(&m_services.workspace, &workspace::Workspace::aboutToClose, this, &MainWindow::leaveDefinition);
    connect(&m_services.workspace, &workspace::Workspace::saved, this, &MainWindow::refreshActions);
}

void MainWindow::showPage(Page page)
{
    if (page == Page::Apis) {
        const auto shown = m_definitionPages.constFind(m_lastDefinition);
        m_stack->setCurrentWidget(shown == m_definitionPages.constEnd() ? static_cast<QWidget *>(m_welcome) : *shown);
        m_navigation->select(Page::Apis);
        refreshActions();
        return;
    }
    QWidget *&widget = m_pages[static_cast<int>(page)];
    if (!widget) {
        const PageLinks links{[this](const QString &path, const QString &pointer) { showSetting(path, pointer); },
                              [this] { startGateway(m_services.settings.get(GatewayPort)); },
                              [this] { showPage(Page::Environments); }};
        widget = makePage(page, m_services, *m_log, links, m_stack);
        m_stack->addWidget(widget);
    }
    m_stack->setCurrentWidget(widget);
    m_navigation->select(page);
    refreshActions();
}

void MainWindow::showDefinition(workspace::OpenDefinition *definition)
{
    m_lastDefinition = definition;
    m_stack->setCurrentWidget(pageOf(definition));
    m_navigation->select(definition);
    refreshActions();
}

DefinitionPage *MainWindow::pageOf(workspace::OpenDefinition *definition)
{
    DefinitionPage *&page = m_definitionPages[definition];
    if (!page) {
        page = new DefinitionPage(*definition, m_services, m_stack);
        connect(page, &DefinitionPage::currentTabChanged, this, &MainWindow::refreshActions);
        connect(page, &DefinitionPage::linkClicked, m_jumps,
                [this, definition](const Spot &spot) { m_jumps->follow(*definition, spot); });
        connect(page, &DefinitionPage::placeRequested, m_jumps,
                [this](const QString &address, const document::Pointer &pointer) { m_jumps->open(address, pointer); });
        m_stack->addWidget(page);
    }
    return page;
}

DefinitionPage *MainWindow::currentPage() const
{
    return qobject_cast<DefinitionPage *>(m_stack->currentWidget());
}

workspace::OpenDefinition *MainWindow::currentDefinition() const
{
    const DefinitionPage *page = currentPage();
    return page ? &page->definition() : nullptr;
}

void MainWindow::leaveDefinition(const workspace::OpenDefinition *definition)
{
    const bool wasShown = currentDefinition() == definition;
    if (m_lastDefinition == definition)
        m_lastDefinition = nullptr;
    // The page reads the definition, which goes away right after this.
    const std::unique_ptr<DefinitionPage> page(m_definitionPages.take(definition));
    if (page)
        m_stack->removeWidget(page.get());
    if (!wasShown)
        return;
    QList<workspace::OpenDefinition *> others = m_services.workspace.definitions();
    others.removeIf([definition](const auto *one) { return one == definition; });
    if (others.isEmpty())
        showPage(Page::Apis);
    else
        showDefinition(others.last());
}

void MainWindow::showPlace(workspace::OpenDefinition *definition, const document::Pointer &pointer,
                           const base::Span &span)
{
    showDefinition(definition);
    pageOf(definition)->reveal(pointer, span);
}

void MainWindow::showSetting(const QString &documentPath, const QString &pointer)
{
    for (workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        if (definition->path() == documentPath ||
            (definition->path().isEmpty() && definition->title() == documentPath)) {
            showPlace(definition, document::Pointer::parse(pointer).value_or(document::Pointer()), {});
            return;
        }
    }
    m_banner->show(widgets::Banner::Kind::Information,
                   tr("%1 is not open any more.", "%1: file").arg(QFileInfo(documentPath).fileName()));
}

void MainWindow::find()
{
    if (DefinitionPage *page = currentPage())
        page->find();
    else if (auto *exchanges = qobject_cast<traffic::ExchangesPage *>(m_stack->currentWidget()))
        exchanges->focusFilter();
    else
        widgets::focusSearchField(m_stack->currentWidget());
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitToolBar();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose || m_files->modified().isEmpty()) {
        saveLayout();
        saveSession();
        event->accept();
        return;
    }
    event->ignore();
    m_files->beforeQuit([this] {
        m_mayClose = true;
        close();
    });
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

} // namespace window

#include "moc_mainwindow.cpp"
