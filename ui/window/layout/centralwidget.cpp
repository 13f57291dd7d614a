#include "centralwidget.h"

#include "actions.h"
#include "banner.h"
#include "bottompanel.h"
#include "definitiontabs.h"
#include "diskchanges.h"
#include "folderpanel.h"
#include "navigation.h"
#include "pagestack.h"
#include "settings.h"
#include "settingstable.h"
#include "sidepane.h"
#include "theme.h"
#include "tourbar.h"

#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

/** The part of the window that the panel has until the user gives it another height. */
constexpr int PanelPart = 3;
/** The same of the navigation, within its limits. */
constexpr int NavigationPart = 6;
constexpr int WidestNavigation = theme::Size::Navigation * 7 / 5;

} // namespace

CentralWidget::CentralWidget(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                             traffic::ExchangeLog &log, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_settings(services.settings)
{
    buildWidgets(services, navigator, actions, log);
    connect(actions[ActionId::FoldNavigation], &QAction::triggered, this,
            [this] { setNavigationFolded(!m_navigation->isFolded()); });
    connect(m_panel, &BottomPanel::foldedChanged, this, &CentralWidget::resizePanel);
}

void CentralWidget::buildWidgets(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                                 traffic::ExchangeLog &log)
{
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_navigation = new Navigation(services.workspace, services.routes, services.gateway, m_columns);
    m_folders = new FolderPanel(services.disk.folders(), services.workspace, m_navigation);
    m_navigation->addBelow(m_folders);
    m_columns->addWidget(m_navigation);
    m_columns->addWidget(newPageArea(services, navigator, actions, log));
    m_columns->setStretchFactor(1, 1);
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_columns->setSizes({theme::Size::Navigation, parentWidget()->width() - theme::Size::Navigation});
    m_panel = new BottomPanel(services, navigator, log, this);
    addWidget(m_columns);
    addWidget(m_panel);
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
    setHandleWidth(1);
    setChildrenCollapsible(false);
}

QWidget *CentralWidget::newPageArea(const Services &services, navigation::Navigator &navigator, const Actions &actions,
                                    traffic::ExchangeLog &log)
{
    auto *area = new QWidget(m_columns);
    m_banner = new widgets::Banner(area);
    m_banner->setObjectName(u"windowBanner"_qs);
    m_tabs = new DefinitionTabs(services.workspace, area);
    auto *sides = new QSplitter(Qt::Horizontal, area);
    sides->setObjectName(u"sides"_qs);
    sides->setHandleWidth(1);
    sides->setChildrenCollapsible(false);
    m_pages = new PageStack(services, navigator, actions, log, sides);
    m_side = new SidePane(services.workspace, *m_pages, services.settings, sides);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    top->addWidget(m_banner);
    auto *column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_tabs);
    column->addWidget(sides, 1);
    m_tourBar = new TourBar(actions, area);
    column->addWidget(m_tourBar);
    return area;
}

/** An unfolded panel gets the height that it had before. */
void CentralWidget::resizePanel(bool folded)
{
    const int shown = sizes().value(1);
    if (folded && shown > theme::Size::Tab)
        m_settings.set(settings::PanelHeight, shown);
    m_settings.set(settings::PanelFolded, folded);
    const int stored = m_settings.get(settings::PanelHeight);
    const int wanted = folded ? theme::Size::Tab : stored > theme::Size::Tab ? stored : height() / PanelPart;
    setSizes({qMax(1, height() - wanted), wanted});
}

void CentralWidget::setNavigationFolded(bool folded)
{
    if (folded && !m_navigation->isFolded())
        m_settings.set(settings::NavigationWidth, m_columns->sizes().value(0));
    m_navigation->setFolded(folded);
    m_settings.set(settings::NavigationFolded, folded);
    if (folded) {
        m_columns->setSizes({theme::Size::NavigationFolded, m_columns->width()});
        return;
    }
    const int stored = m_settings.get(settings::NavigationWidth);
    const int wanted = stored > theme::Size::NavigationFolded
                           ? stored
                           : std::clamp(width() / NavigationPart, int(theme::Size::Navigation), WidestNavigation);
    m_columns->setSizes({wanted, m_columns->width() - wanted});
}

void CentralWidget::restoreSizes()
{
    m_panel->setFolded(m_settings.get(settings::PanelFolded));
    setNavigationFolded(m_settings.get(settings::NavigationFolded));
}

void CentralWidget::saveSizes()
{
    if (!m_panel->isFolded())
        m_settings.set(settings::PanelHeight, sizes().value(1));
    if (!m_navigation->isFolded())
        m_settings.set(settings::NavigationWidth, m_columns->sizes().value(0));
}

} // namespace window

#include "moc_centralwidget.cpp"
