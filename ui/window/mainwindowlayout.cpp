#include "mainwindow.h"

#include "banner.h"
#include "environmentswitcher.h"
#include "exchangelog.h"
#include "exchangesdock.h"
#include "gatewaybar.h"
#include "navigation.h"
#include "problemspanel.h"
#include "theme.h"
#include "welcomepage.h"
#include "windowsettings.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

// How the window is put together, and what of it is kept between runs.
namespace window {

namespace {

constexpr int DockHeight = 200;

QWidget *spacer(QWidget *parent)
{
    auto *space = new QWidget(parent);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return space;
}

} // namespace

void MainWindow::buildWidgets()
{
    m_log = new trafficui::ExchangeLog(m_services.gateway, this);
    buildCentre();
    m_files = new DefinitionFiles(m_services, *m_banner, this);
    m_welcome->setRecent(m_files->recent());
    buildToolBar();
    buildDock();
    buildMenus();
}

void MainWindow::buildCentre()
{
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_navigation = new Navigation(m_services.workspace, m_splitter);
    auto *right = new QWidget(m_splitter);
    m_banner = new widgets::Banner(right);
    m_banner->setObjectName(u"windowBanner"_qs);
    m_stack = new QStackedWidget(right);
    m_welcome = new WelcomePage(m_actions, m_stack);
    m_stack->addWidget(m_welcome);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    top->addWidget(m_banner);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);
    m_splitter->addWidget(m_navigation);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({theme::Size::Navigation, width() - theme::Size::Navigation});
    setCentralWidget(m_splitter);
}

void MainWindow::buildToolBar()
{
    auto *bar = new QToolBar(this);
    bar->setObjectName(u"mainToolBar"_qs);
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setMinimumHeight(theme::Size::ToolBar);
    bar->setIconSize({theme::Size::LargeIcon, theme::Size::LargeIcon});
    for (const ActionId id : {ActionId::FoldNavigation, ActionId::Save, ActionId::Undo, ActionId::Redo})
        bar->addAction(m_actions[id]);
    bar->addWidget(spacer(bar));
    m_environmentLabel = new QLabel(bar);
    m_environment = new EnvironmentSwitcher(m_services.environments, bar);
    m_environmentLabel->setBuddy(m_environment);
    m_environmentLabel->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    bar->addWidget(m_environmentLabel);
    bar->addWidget(m_environment);
    m_gateway = new GatewayBar(m_services.gateway, bar);
    bar->addWidget(m_gateway);
    m_paletteButton = new QToolButton(bar);
    m_paletteButton->setObjectName(u"paletteButton"_qs);
    m_paletteButton->setIconSize({theme::Size::Icon, theme::Size::Icon});
    m_paletteButton->setIcon(theme::icon(theme::Icon::Search, theme::Role::Muted));
    m_paletteButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_paletteButton, &QToolButton::clicked, m_actions[ActionId::CommandPalette], &QAction::trigger);
    bar->addWidget(m_paletteButton);
    m_paletteButton->setAutoRaise(false); // The tool bar has made it flat.
    bar->setContentsMargins(theme::Space::Tight, 0, theme::Space::Control, 0);
    addToolBar(bar);
    for (const ActionId id : {ActionId::FoldNavigation, ActionId::Save, ActionId::Undo, ActionId::Redo}) {
        QWidget *button = bar->widgetForAction(m_actions[id]);
        button->setObjectName(u"toolBar"_qs + m_actions[id]->objectName().mid(6));
        button->setAccessibleName(m_actions[id]->iconText());
    }
}

void MainWindow::buildDock()
{
    m_problems = new problems::ProblemsPanel(m_services.workspace, this);
    m_exchanges = new trafficui::ExchangesDock(*m_log, this);
    m_dockTabs = new QTabWidget(this);
    m_dockTabs->setObjectName(u"dockTabs"_qs);
    m_dockTabs->setDocumentMode(true);
    m_dockTabs->addTab(m_problems, QString());
    m_dockTabs->addTab(m_exchanges, QString());
    auto *close = new QToolButton(m_dockTabs);
    close->setObjectName(u"dockClose"_qs);
    close->setIcon(theme::icon(theme::Icon::ChevronDown));
    close->setAutoRaise(true);
    m_dockTabs->setCornerWidget(close);
    m_dock = new QDockWidget(this);
    m_dock->setObjectName(u"bottomDock"_qs);
    m_dock->setFeatures(QDockWidget::DockWidgetClosable);
    m_dock->setTitleBarWidget(new QWidget(m_dock));
    m_dock->setWidget(m_dockTabs);
    connect(close, &QToolButton::clicked, m_dock, &QWidget::hide);
    addDockWidget(Qt::BottomDockWidgetArea, m_dock);
    resizeDocks({m_dock}, {DockHeight}, Qt::Vertical);
}

void MainWindow::buildMenus()
{
    using Id = ActionId;
    const QList<QList<std::optional<Id>>> layout{
        {Id::NewDefinition,
         Id::OpenFile,
         Id::OpenFolder,
         Id::ImportOpenApi,
         Id::OpenExample,
         {},
         Id::Save,
         Id::SaveAs,
         Id::SaveAll,
         Id::ExportPublic,
         {},
         Id::CloseDefinition,
         Id::ReopenDefinition,
         {},
         Id::Quit},
        {Id::Undo, Id::Redo, {}, Id::Find, Id::Replace, {}, Id::QuickOpen, Id::CommandPalette},
        {Id::ShowApis,
         Id::ShowExchanges,
         Id::ShowCertificates,
         Id::ShowPolicies,
         Id::ShowSsoProfiles,
         Id::ShowEnvironments,
         {},
         Id::ShowOverview,
         Id::ShowPaths,
         Id::ShowSettings,
         Id::ShowSource,
         {},
         Id::ShowProblems,
         Id::ShowExchangesDock,
         Id::NextProblem,
         Id::PreviousProblem,
         {},
         Id::FoldNavigation,
         Id::ThemeSystem,
         Id::ThemeLight,
         Id::ThemeDark,
         {},
         Id::ZoomIn,
         Id::ZoomOut,
         Id::ZoomReset},
        {Id::ToggleGateway, Id::CopyGatewayAddress, {}, Id::SwitchEnvironment},
        {Id::KeyboardShortcuts, Id::About},
    };
    for (const QList<std::optional<Id>> &entries : layout) {
        QMenu *menu = menuBar()->addMenu(QString());
        for (const std::optional<Id> &id : entries) {
            if (id)
                menu->addAction(m_actions[*id]);
            else
                menu->addSeparator();
        }
        m_menus.append(menu);
    }
    m_useEcho = m_menus.at(3)->addAction(QString());
    m_useEcho->setObjectName(u"actionUseEcho"_qs);
    m_useEcho->setCheckable(true);
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    const QStringList titles{tr("&File"), tr("&Edit"), tr("&View"), tr("&Gateway"), tr("&Help")};
    for (qsizetype at = 0; at < titles.size(); ++at)
        m_menus.at(at)->setTitle(titles.at(at));
    m_useEcho->setText(tr("Answer with the built-in &echo"));
    m_environmentLabel->setText(tr("Environment"));
    m_paletteButton->setText(
        tr("Search actions  %1", "%1: shortcut")
            .arg(m_actions[ActionId::CommandPalette]->shortcut().toString(QKeySequence::NativeText)));
    m_paletteButton->setAccessibleName(tr("Search actions"));
    m_paletteButton->setToolTip(m_actions[ActionId::CommandPalette]->toolTip());
    m_dock->setWindowTitle(tr("Problems and exchanges"));
    m_dockTabs->setAccessibleName(tr("Problems and exchanges"));
    m_dockTabs->cornerWidget()->setAccessibleName(tr("Hide the panel"));
    m_dockTabs->cornerWidget()->setToolTip(tr("Hide the panel"));
    m_navigation->retranslate();
    m_welcome->retranslate();
    refreshDockTitles();
    refreshGateway();
    refreshTitle();
}

void MainWindow::refreshDockTitles()
{
    m_dockTabs->setTabText(0, tr("Problems %1", "%1: how many").arg(m_problems->model().rowCount()));
    m_dockTabs->setTabText(1, tr("Exchanges %1", "%1: how many").arg(m_log->model().rowCount()));
}

void MainWindow::setFolded(bool folded)
{
    const int width = m_splitter->sizes().value(0);
    if (folded && !m_navigation->isFolded())
        m_services.settings.set(NavigationWidth, width);
    m_navigation->setFolded(folded);
    m_services.settings.set(NavigationFolded, folded);
    if (folded) {
        m_splitter->setSizes({theme::Size::NavigationFolded, m_splitter->width()});
        return;
    }
    const int stored = m_services.settings.get(NavigationWidth);
    const int wanted = stored > theme::Size::NavigationFolded ? stored : theme::Size::Navigation;
    m_splitter->setSizes({wanted, m_splitter->width() - wanted});
}

void MainWindow::zoom(double factor)
{
    const double bounded = qBound(SmallestZoom, factor, LargestZoom);
    m_services.settings.set(Zoom, bounded);
    QFont font = m_baseFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * bounded);
    else
        font.setPixelSize(qRound(font.pixelSize() * bounded));
    QApplication::setFont(font);
}

void MainWindow::chooseTheme(int choice)
{
    m_services.settings.set(ThemeChoice, choice);
    if (theme::Theme *theme = theme::current())
        theme->choose(static_cast<theme::Choice>(choice));
    constexpr ActionId Choices[] = {ActionId::ThemeSystem, ActionId::ThemeLight, ActionId::ThemeDark};
    m_actions[Choices[qBound(0, choice, 2)]]->setChecked(true);
}

void MainWindow::restoreLayout()
{
    base::Settings &settings = m_services.settings;
    chooseTheme(settings.get(ThemeChoice));
    if (settings.get(Zoom) != 1.0)
        zoom(settings.get(Zoom));
    restoreGeometry(settings.get(windowGeometry()));
    // A first start shows the ways to begin, and no empty lists below them.
    if (!restoreState(settings.get(dockState())))
        m_dock->hide();
    setFolded(settings.get(NavigationFolded));
}

void MainWindow::saveLayout()
{
    base::Settings &settings = m_services.settings;
    settings.set(windowGeometry(), saveGeometry());
    settings.set(dockState(), saveState());
    if (!m_navigation->isFolded())
        settings.set(NavigationWidth, m_splitter->sizes().value(0));
}

} // namespace window
