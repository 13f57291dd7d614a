#include "mainwindow.h"

#include "appearance.h"
#include "banner.h"
#include "bottompanel.h"
#include "bundleandsplit.h"
#include "centralwidget.h"
#include "definitioncommands.h"
#include "definitionfiles.h"
#include "definitionpage.h"
#include "definitionsaving.h"
#include "definitiontabs.h"
#include "diagnosticsdialog.h"
#include "diskchanges.h"
#include "editguard.h"
#include "environmentcomparison.h"
#include "environmentlist.h"
#include "environmentspage.h"
#include "exchangecommands.h"
#include "exchangelog.h"
#include "filedrops.h"
#include "filenotices.h"
#include "findpanel.h"
#include "foldercommands.h"
#include "folderindex.h"
#include "folderpanel.h"
#include "gatewaycontroller.h"
#include "helpdialogs.h"
#include "jumpcommands.h"
#include "layoutmemory.h"
#include "listenpathscommand.h"
#include "locationhistory.h"
#include "locationpresenter.h"
#include "menus.h"
#include "navigation.h"
#include "newapicommand.h"
#include "pagestack.h"
#include "pagetable.h"
#include "palettes.h"
#include "panecommands.h"
#include "preferencesdialog.h"
#include "problemspanel.h"
#include "proxyexportcommand.h"
#include "publicdocumentexport.h"
#include "recentfiles.h"
#include "recentmenu.h"
#include "recoveryoffer.h"
#include "referencejumps.h"
#include "references.h"
#include "seenfiles.h"
#include "session.h"
#include "settings.h"
#include "settingstable.h"
#include "sidepane.h"
#include "stephistory.h"
#include "stepnotice.h"
#include "toolbar.h"
#include "tour.h"
#include "tourbar.h"
#include "typingbackup.h"
#include "welcomepage.h"
#include "windowgeometry.h"
#include "windowkeys.h"

#include <QApplication>
#include <QCloseEvent>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>

namespace window {

namespace {

constexpr QSize StartSize(1320, 860);
constexpr QMargins Frame(4, 32, 4, 4); ///< Around the window; its true size is known only when the window is shown.
constexpr int NarrowWindow = 1080;     ///< In a narrower window the tool bar hides some labels.

} // namespace

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_actions(this)
{
    setObjectName(u"mainWindow"_qs);
    resize(StartSize.boundedTo(screen()->availableSize().shrunkBy(Frame)));
    guardEdits();
    buildWidgets();
    buildControllers();
    retranslate();
    connectAll();
    restoreLayout();
    m_pages->showPage(Page::Apis);
    auto *recovery = new RecoveryOffer(m_services.recovery, *m_files, *m_banner, this);
    connect(recovery, &RecoveryOffer::offered, m_recent, &RecentFiles::setUnsaved);
    recovery->show();
    m_tour->resume();
}

MainWindow::~MainWindow()
{
    // A field that loses the focus ends its edit, which must not reach deleted parts of the window. The window is
    // hidden first, so that deleting a page does not create and show another one.
    hide();
    if (QWidget *field = focusWidget())
        field->clearFocus();
    m_services.disk.setBeforeReload({});
    m_pages->deleteDefinitionPages();
}

/** Before anything else is connected to the actions. */
void MainWindow::guardEdits()
{
    m_edits = new editing::EditGuard(*this);
    for (QAction *action : m_actions.all())
        m_edits->watch(action);
    m_services.disk.setBeforeReload(
        [this](const workspace::OpenDefinition &definition) { return m_pages->completeEditsOf(definition); });
}

void MainWindow::buildWidgets()
{
    new LayoutMemory(m_services.settings, this);
    // Before the pages, which are deleted when a definition is closed.
    m_seen = new SeenFiles(m_services.workspace, m_services.disk, m_services.store, m_services.settings, this);
    m_log = new traffic::ExchangeLog(m_services.gateway, this);
    m_log->compareWith(m_services.workspace);
    m_central = new CentralWidget(m_services, m_navigator, m_actions, *m_log, this);
    m_navigation = &m_central->navigation();
    m_banner = &m_central->banner();
    m_pages = &m_central->pages();
    m_panel = &m_central->panel();
    m_seen->setViews([this](const workspace::OpenDefinition &definition) { return m_pages->viewOf(definition); });
    m_pages->setEarlierViews(
        [this](const workspace::OpenDefinition &definition) { return m_seen->files().value(definition.path()).view; });
    m_panel->problems().setSettings(m_services.settings);
    setCentralWidget(m_central);
    m_toolBar = new ToolBar(m_actions, m_services.environments, m_services.gateway, this);
    addToolBar(m_toolBar);
    m_menus = new Menus(*menuBar(), m_actions, this);
}

void MainWindow::buildControllers()
{
    m_notices = new FileNotices(m_services, *m_banner, this, this);
    auto *publicExport = new PublicDocumentExport(m_services.store, *m_banner, this);
    m_saving = new DefinitionSaving(m_services.workspace, *m_edits, *m_notices, *m_banner, this);
    new TypingBackup(m_services.recovery, *m_edits, *m_pages, this);
    m_files = new DefinitionFiles(m_services, *m_edits, *m_saving, *m_notices, *m_banner, this);
    m_jumps = new ReferenceJumps(m_services.workspace, m_navigator, *m_banner, this);
    new LocationPresenter(m_navigator, *m_pages, *m_jumps, m_services.workspace, *m_banner, this);
    auto *rewrites = new BundleAndSplit(m_services, *m_files, *m_banner, this);
    m_commands = new DefinitionCommands(m_actions, *m_pages, *m_files, *m_saving, *publicExport, *rewrites,
                                        m_services.workspace, m_services.remote, m_services.routes, this);
    m_gateway = new GatewayController(m_services.gateway, m_services.routes, m_services.drills, m_services.settings,
                                      m_actions, m_toolBar->gatewayBar(), *m_banner, this);
    new Appearance(m_services.settings, m_actions, this);
    new ExchangeCommands(m_actions, *m_pages, m_services, *m_banner, this);
    new NewApiCommand(m_actions, *m_pages, m_services.workspace, *m_banner, this);
    new FolderCommands(m_actions, *m_central, *m_files, m_services.disk.folders(), this);
    new JumpCommands(m_actions, m_navigator, *m_jumps, this);
    new ProxyExportCommand(m_actions, m_services.workspace, m_services.store, this);
    new PaneCommands(m_actions, *m_central, *m_toolBar, this);
    new LocationHistory(m_actions, m_navigator, this);
    new StepHistory(m_actions, *m_pages, m_services.workspace, *new StepNotice(*m_pages), this);
    new WindowKeys(m_actions, this);
    m_tour = new Tour(m_services,
                      {m_actions, *m_pages, m_navigator, *m_log, *m_gateway, *m_banner, m_central->tourBar()}, this);
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus->retranslate();
    if (m_recentMenu)
        m_recentMenu->retranslate();
    m_toolBar->retranslate();
    m_navigation->retranslate();
    m_central->folders().retranslate();
    m_central->tabs().retranslate();
    m_central->side().retranslate();
    m_pages->welcomePage().retranslate();
    m_central->tourBar().retranslate();
    m_panel->retranslate();
    m_gateway->retranslate();
    m_commands->refresh();
    refreshTitle();
}

void MainWindow::connectAll()
{
    connectActions();
    connectFiles();
    connectNavigation();
    connectPages();
    connectPanel();
}

void MainWindow::connectActions()
{
    for (const PageEntry &entry : Pages)
        connect(m_actions[entry.page], &QAction::triggered, this, [this, page = entry.page] { showPage(page); });
    connect(m_actions[ActionId::Find], &QAction::triggered, m_pages, &PageStack::find);
    connect(m_actions[ActionId::Preferences], &QAction::triggered, this, &MainWindow::showPreferences);
    connect(m_actions[ActionId::KeyboardShortcuts], &QAction::triggered, this,
            [this] { showKeyboardShortcuts(m_actions, this); });
    connect(m_actions[ActionId::Diagnostics], &QAction::triggered, this,
            [this] { (new DiagnosticsDialog(m_services, this))->open(); });
    connect(m_actions[ActionId::About], &QAction::triggered, this, [this] { showAbout(this); });
    connect(m_actions[ActionId::Quit], &QAction::triggered, this, &MainWindow::close);
    connect(m_commands, &DefinitionCommands::refreshed, this, &MainWindow::refreshTitle);
    auto *palettes = new Palettes(m_actions, m_services.workspace, m_services.disk.folders(), *m_files, m_navigator,
                                  this);
    connect(palettes, &Palettes::definitionChosen, this, &MainWindow::showDefinition);
}

void MainWindow::connectFiles()
{
    WelcomePage *welcome = &m_pages->welcomePage();
    connect(welcome, &WelcomePage::recentChosen, m_files, &DefinitionFiles::open);
    m_recent = new RecentFiles(m_services.settings, m_services.detachedStore, *m_seen, this);
    const auto showRecent = [this, welcome] { welcome->setRecent(m_recent->entries()); };
    connect(m_recent, &RecentFiles::changed, welcome, showRecent);
    connect(welcome, &WelcomePage::shown, m_recent, &RecentFiles::refresh);
    connect(welcome, &WelcomePage::removeRecentRequested, m_recent, &RecentFiles::remove);
    connect(welcome, &WelcomePage::clearRecentRequested, m_recent, &RecentFiles::clear);
    showRecent();
    m_recentMenu = new RecentMenu(*m_recent, *m_files, *m_actions[ActionId::OpenRecent], this);
    // A drop is no press of a mouse button in the window, so EditGuard does not see it.
    connect(new FileDrops(*this), &FileDrops::dropped, this, [this](const QStringList &paths) {
        if (m_edits->complete())
            open(paths);
    });
    connect(m_pages, &PageStack::pageShown, m_notices, [this] { m_notices->setShown(currentDefinition()); });
    connect(m_pages, &PageStack::definitionShown, m_notices, &FileNotices::setShown);
    connect(m_pages, &PageStack::conversionRequested, m_files, &DefinitionFiles::convert);
    connect(m_files, &DefinitionFiles::opened, this, &MainWindow::showDefinition);
    connect(m_files, &DefinitionFiles::imported, this, [this](workspace::OpenDefinition *definition) {
        m_pages->showDefinition(*definition).showTab(DefinitionTab::Settings);
    });
}

void MainWindow::connectNavigation()
{
    connect(m_navigation, &Navigation::pageChosen, this, &MainWindow::showPage);
    connect(m_navigation, &Navigation::definitionChosen, this, &MainWindow::showDefinition);
    connect(m_navigation, &Navigation::menuRequested, this,
            [this](workspace::OpenDefinition *definition, const QPoint &globalPosition) {
                showDefinition(definition);
                showDefinitionMenu(m_actions, globalPosition, this);
            });
    connect(m_pages, &PageStack::pageShown, m_navigation, qOverload<Page>(&Navigation::select));
    connect(m_pages, &PageStack::definitionShown, m_navigation,
            qOverload<const workspace::OpenDefinition *>(&Navigation::select));
}

void MainWindow::connectPages()
{
    connect(m_pages, &PageStack::settingRequested, this, &MainWindow::showSetting);
    auto *listenPaths = new ListenPathsCommand(m_actions, m_services, m_pages->apis(), this);
    connect(listenPaths, &ListenPathsCommand::settingRequested, this,
            [this](const QString &path, const QString &pointer) {
                activateWindow();
                showSetting(path, pointer);
            });
    connect(m_actions[ActionId::PolicyMatrix], &QAction::triggered, m_pages, &PageStack::showPolicyMatrix);
    connect(m_actions[ActionId::CompareEnvironments], &QAction::triggered, this, [this] {
        comparison::showComparison(m_services.management, m_services.environments, m_services.store, this);
    });
    DefinitionTabs *tabs = &m_central->tabs();
    connect(tabs, &DefinitionTabs::definitionChosen, this, &MainWindow::showDefinition);
    connect(tabs, &DefinitionTabs::closeRequested, m_files,
            [this](workspace::OpenDefinition *definition) { m_files->close(*definition); });
    connect(m_pages, &PageStack::definitionShown, tabs, &DefinitionTabs::select);
    connect(m_pages, &PageStack::pageShown, tabs, [this, tabs] { tabs->select(currentDefinition()); });
    connect(m_actions[ActionId::NextDefinition], &QAction::triggered, tabs, [tabs] { tabs->move(1); });
    connect(m_actions[ActionId::PreviousDefinition], &QAction::triggered, tabs, [tabs] { tabs->move(-1); });
    QAction *beside = m_actions[ActionId::SourceBeside];
    m_services.settings.follow(settings::SourceBeside, this, [beside](bool isOn) { beside->setChecked(isOn); });
    connect(beside, &QAction::triggered, this,
            [this](bool isOn) { m_services.settings.set(settings::SourceBeside, isOn); });
    connect(m_actions[ActionId::SplitView], &QAction::triggered, &m_central->side(), &SidePane::toggle);
    connect(m_pages, &PageStack::gatewayStartRequested, m_gateway, [this](bool isForRequest) {
        if (isForRequest)
            m_gateway->start();
        else
            m_gateway->startByButton();
    });
    connect(m_pages, &PageStack::echoRequested, this, [this] { m_actions[ActionId::UseEcho]->setChecked(true); });
}

void MainWindow::connectPanel()
{
    problems::ProblemsPanel *problems = &m_panel->problems();
    connect(m_actions[ActionId::ShowProblems], &QAction::triggered, this,
            [this] { m_panel->toggle(BottomPanel::Tab::Problems); });
    connect(m_actions[ActionId::ShowExchangesDock], &QAction::triggered, this,
            [this] { m_panel->toggle(BottomPanel::Tab::Exchanges); });
    connect(m_actions[ActionId::NextProblem], &QAction::triggered, problems, &problems::ProblemsPanel::showNext);
    connect(m_actions[ActionId::PreviousProblem], &QAction::triggered, problems,
            &problems::ProblemsPanel::showPrevious);
    connect(m_actions[ActionId::FindInFiles], &QAction::triggered, m_panel, &BottomPanel::find);
    const FindPanel *find = &m_panel->findPanel();
    connect(
        find, &FindPanel::definitionChosen, this,
        [this](workspace::OpenDefinition *definition, const base::Span &span) { showPlace(*definition, {}, span); });
    connect(find, &FindPanel::fileChosen, this, [this](const QString &path, const base::Span &span) {
        m_files->open(path);
        if (workspace::OpenDefinition *definition = m_services.workspace.find(path))
            showPlace(*definition, {}, span);
    });
    connect(m_panel, &BottomPanel::exchangeActivated, m_pages, &PageStack::showExchange);
}

void MainWindow::restoreLayout()
{
    restoreWindowGeometry(*this, m_services.settings);
    m_central->restoreSizes();
}

void MainWindow::open(const QStringList &paths)
{
    m_files->openAll(paths);
}

void MainWindow::restoreSession()
{
    const RestoredSession session = window::restoreSession(m_services.settings, m_services.workspace);
    const ShownDefinition &front = session.front;
    const ShownDefinition &side = session.side;
    if (front.definition)
        m_pages->showDefinition(*front.definition).showTab(front.tab);
    if (front.definition && side.definition) {
        m_pages->showBeside(*side.definition);
        m_pages->sidePage()->showTab(side.tab);
    }
    showFrontPage();
    if (!session.failures.isEmpty())
        m_notices->showMessage(widgets::Banner::Kind::Information, session.failures.join(u' '));
}

/** Pages that would call a server, which the user has not asked for in this run, are not shown. */
void MainWindow::showFrontPage()
{
    const QString name = m_services.settings.get(settings::FrontPage);
    const bool isLocal = m_services.environments.current().id == m_services.environments.environments().constFirst().id;
    for (const PageEntry &entry : Pages) {
        const bool calls = entry.page != Page::Apis && entry.page != Page::Exchanges &&
                           entry.page != Page::Environments;
        if (m_services.settings.get(settings::ReopenFiles) && name == QLatin1String(entry.objectName) &&
            entry.page != Page::Apis && (isLocal || !calls))
            showPage(entry.page);
    }
}

void MainWindow::showPage(Page page)
{
    m_pages->showPage(page);
}

void MainWindow::showDefinition(workspace::OpenDefinition *definition)
{
    m_pages->showDefinition(*definition);
}

workspace::OpenDefinition *MainWindow::currentDefinition() const
{
    return m_pages->currentDefinition();
}

void MainWindow::showPlace(const workspace::OpenDefinition &definition, const document::Pointer &pointer,
                           const base::Span &span)
{
    const QString address = m_services.workspace.references().addressOf(definition);
    m_navigator.show({address, pointer, navigation::Part::Value, span});
}

void MainWindow::showSetting(const QString &documentPath, const QString &pointer)
{
    const auto find = [this, &documentPath]() -> const workspace::OpenDefinition * {
        for (const workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
            if ((definition->path().isEmpty() ? definition->title() : definition->path()) == documentPath)
                return definition;
        }
        return nullptr;
    };
    const workspace::OpenDefinition *definition = find();
    // Pages also show definitions of opened folders. Most of these are not open.
    if (!definition && m_services.disk.folders().isListed(documentPath)) {
        m_files->open(documentPath);
        definition = find();
    }
    if (definition)
        return showPlace(*definition, document::Pointer::parse(pointer).value_or(document::Pointer()), {});
    m_banner->show(widgets::Banner::Kind::Information,
                   tr("%1 is no longer open.", "%1: file name").arg(QFileInfo(documentPath).fileName()));
}

void MainWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(m_services.settings, m_services.grants, m_services.environments,
                                         m_gateway->isRunning(), this);
    dialog->open();
}

void MainWindow::refreshTitle()
{
    const workspace::OpenDefinition *definition = currentDefinition();
    setWindowTitle(definition ? tr("%1[*] – Gatewright", "%1: file name").arg(definition->title()) : tr("Gatewright"));
    setWindowModified(definition && definition->isUnsaved());
}

/** Qt opens the menu of the control that has the focus with the Menu key, which many keyboards lack. */
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    QWidget *focus = QApplication::focusWidget();
    if (!focus || event->key() != Qt::Key_F10 || event->modifiers() != Qt::ShiftModifier)
        return QMainWindow::keyPressEvent(event);
    const QPoint place = focus->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, place, focus->mapToGlobal(place));
    QApplication::sendEvent(focus, &menu);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_mayClose && !m_edits->complete()) {
        event->ignore();
        return;
    }
    const QString environment = unsavedEnvironment();
    if (m_mayClose || (m_saving->modified().isEmpty() && environment.isEmpty())) {
        saveWindowGeometry(*this, m_services.settings);
        m_central->saveSizes();
        m_seen->storeAll();
        storeFrontPage();
        const DefinitionPage *side = m_pages->sidePage();
        saveSession(m_services.workspace, {m_pages->mainDefinition(), m_pages->mainTab()},
                    side ? ShownDefinition{&side->definition(), side->currentTab()} : ShownDefinition(),
                    m_services.settings);
        event->accept();
        return;
    }
    event->ignore();
    const DefinitionFiles::OtherEdits others{
        environment.isEmpty() ? QString()
                              : tr("the environment %1", "%1: its name, in a list of unsaved files").arg(environment),
        [this] {
            const bool isSaved = m_pages->environmentsPage()->save();
            if (!isSaved)
                showPage(Page::Environments);
            return isSaved;
        }};
    m_files->beforeQuit(others, [this] {
        m_mayClose = true;
        close();
    });
}

void MainWindow::storeFrontPage()
{
    for (const PageEntry &entry : Pages) {
        if (entry.page == m_pages->shownPage())
            m_services.settings.set(settings::FrontPage, QString::fromLatin1(entry.objectName));
    }
}

QString MainWindow::unsavedEnvironment() const
{
    const environments::EnvironmentsPage *page = m_pages->environmentsPage();
    return page ? page->unsavedName() : QString();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_toolBar->setNarrow(width() < NarrowWindow);
}

} // namespace window

#include "moc_mainwindow.cpp"
