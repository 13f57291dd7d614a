#include "mainwindow.h"

#include "banner.h"
#include "bottompanel.h"
#include "definitionfiles.h"
#include "environmentswitcher.h"
#include "exchangelog.h"
#include "exchangesdock.h"
#include "gatewaybar.h"
#include "navigation.h"
#include "problemspanel.h"
#include "referencejumps.h"
#include "theme.h"
#include "welcomepage.h"
#include "windowsettings.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

// How the window is put together, and what of it is kept between runs.
namespace window {

namespace {

constexpr int PanelStartHeight = 220;

QWidget *spacer(QWidget *parent)
{
    auto *space = new QWidget(parent);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return space;
}

} // namespace

void MainWindow::buildWidgets()
{
    m_log = new traffic::ExchangeLog(m_services.gateway, this);
    buildCentre();
    m_files = new DefinitionFiles(m_services, *m_banner, this);
    m_jumps = new ReferenceJumps(m_services.workspace, *m_banner, this);
    m_welcome->setRecent(m_files->recent());
    buildToolBar();
    buildPanel();
    buildMenus();
}

void MainWindow::buildCentre()
{
    m_upright = new QSplitter(Qt::Vertical, this);
    m_splitter = new QSplitter(Qt::Horizontal, m_upright);
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
    m_upright->addWidget(m_splitter);
    setCentralWidget(m_upright);
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
    m_environmentLabelAction = bar->addWidget(m_environmentLabel);
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

void MainWindow::buildPanel()
{
    m_problems = new problems::ProblemsPanel(m_services.workspace, this);
    m_exchanges = new traffic::ExchangesDock(*m_log, this);
    m_panel = new BottomPanel(m_upright);
    m_panel->addTab(m_problems);
    m_panel->addTab(m_exchanges);
    m_upright->addWidget(m_panel);
    m_upright->setStretchFactor(0, 1);
    m_upright->setStretchFactor(1, 0);
    m_upright->setHandleWidth(1);
    m_upright->setChildrenCollapsible(false);
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
         Id::ForgetServers,
         {},
         Id::CloseDefinition,
         Id::ReopenDefinition,
         {},
         Id::Quit},
        {Id::Undo,
         Id::Redo,
         {},
         Id::Find,
         Id::Replace,
         Id::FindInFiles,
         {},
         Id::GoToDefinition,
         Id::FindUses,
         Id::GoBack,
         Id::Rename,
         {},
         Id::QuickOpen,
         Id::CommandPalette,
         {},
         Id::Preferences},
        {Id::ShowApis,
         Id::ShowExchanges,
         Id::ShowCertificates,
         Id::ShowPolicies,
         Id::ShowSsoProfiles,
         Id::ShowEnvironments,
         {},
         Id::ShowOverview,
         Id::ShowPaths,
         Id::ShowSchemas,
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
        {Id::ToggleGateway,
         Id::CopyGatewayAddress,
         Id::GatewayHttps,
         Id::GatewayCertificate,
         {},
         Id::SwitchEnvironment},
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
    m_panel->retranslate();
    m_navigation->retranslate();
    m_welcome->retranslate();
    refreshPanelTitles();
    refreshGateway();
    refreshTitle();
}

void MainWindow::refreshPanelTitles()
{
    m_panel->setTabText(0, tr("Problems %1", "%1: how many").arg(m_problems->model().rowCount()));
    m_panel->setTabText(1, tr("Exchanges %1", "%1: how many").arg(m_log->model().rowCount()));
}

/** Keeps the height of an open panel, and gives it back when it opens again. */
void MainWindow::sizePanel(bool folded)
{
    const int shown = m_upright->sizes().value(1);
    if (folded && shown > theme::Size::Tab)
        m_services.settings.set(PanelHeight, shown);
    m_services.settings.set(PanelFolded, folded);
    const int stored = m_services.settings.get(PanelHeight);
    const int wanted = folded ? theme::Size::Tab : stored > theme::Size::Tab ? stored : PanelStartHeight;
    m_upright->setSizes({qMax(1, m_upright->height() - wanted), wanted});
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
    restorePlace();
    m_panel->setFolded(settings.get(PanelFolded));
    setFolded(settings.get(NavigationFolded));
}

/** A narrow window keeps the gateway in sight, and leaves out words that say what is seen anyway. */
void MainWindow::fitToolBar()
{
    const bool isNarrow = width() < NarrowWindow;
    m_environmentLabelAction->setVisible(!isNarrow);
    m_paletteButton->setToolButtonStyle(isNarrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

/** Where the window was, inside the screen of today. */
void MainWindow::restorePlace()
{
    restoreGeometry(m_services.settings.get(windowGeometry()));
    if (isMaximized() || isFullScreen())
        return;
    const QScreen *place = QGuiApplication::screenAt(geometry().center());
    const QRect room = (place ? place : screen())->availableGeometry();
    QRect wanted(geometry().topLeft(), geometry().size().boundedTo(room.size()));
    wanted.moveLeft(qBound(room.left(), wanted.left(), room.right() - wanted.width() + 1));
    wanted.moveTop(qBound(room.top(), wanted.top(), room.bottom() - wanted.height() + 1));
    if (wanted != geometry())
        setGeometry(wanted);
}

void MainWindow::restoreSession()
{
    const QString front = m_services.settings.get(frontFile());
    for (const QString &path : m_services.settings.get(openFiles()))
        m_files->open(path);
    if (workspace::OpenDefinition *definition = front.isEmpty() ? nullptr : m_services.workspace.find(front))
        showDefinition(definition);
}

void MainWindow::saveSession()
{
    QStringList paths;
    for (const workspace::OpenDefinition *definition : m_services.workspace.definitions()) {
        if (!definition->path().isEmpty())
            paths.append(definition->path());
    }
    m_services.settings.set(openFiles(), paths);
    m_services.settings.set(frontFile(), m_lastDefinition ? m_lastDefinition->path() : QString());
}

void MainWindow::saveLayout()
{
    base::Settings &settings = m_services.settings;
    settings.set(windowGeometry(), saveGeometry());
    if (!m_panel->isFolded())
        settings.set(PanelHeight, m_upright->sizes().value(1));
    if (!m_navigation->isFolded())
        settings.set(NavigationWidth, m_splitter->sizes().value(0));
}

} // namespace window
