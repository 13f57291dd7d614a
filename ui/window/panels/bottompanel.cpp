#include "bottompanel.h"

#include "diskchanges.h"
#include "exchangesdock.h"
#include "findpanel.h"
#include "problemspanel.h"
#include "services.h"
#include "theme.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

namespace window {

BottomPanel::BottomPanel(const Services &services, navigation::Navigator &navigator, traffic::ExchangeLog &log,
                         QWidget *parent)
    : QWidget(parent)
    , m_log(log)
    , m_tabs(new QTabBar(this))
    , m_toggle(new QToolButton(this))
    , m_pages(new QStackedWidget(this))
    , m_problems(new problems::ProblemsPanel(services.workspace, navigator, m_pages))
    , m_exchanges(new traffic::ExchangesDock(log, m_pages))
    , m_find(new FindPanel(services.workspace, services.store, services.disk.folders(), m_pages))
{
    setObjectName(u"bottomPanel"_qs);
    buildWidgets();
    retranslate();
    connectAll();
    setFolded(true);
}

void BottomPanel::buildWidgets()
{
    m_tabs->setObjectName(u"bottomTabs"_qs);
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_toggle->setObjectName(u"bottomToggle"_qs);
    m_toggle->setAutoRaise(true);
    for (QWidget *list : QWidgetList{m_problems, m_exchanges, m_find}) {
        m_pages->addWidget(list);
        m_tabs->addTab(QString());
    }
    auto *line = new QHBoxLayout;
    line->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    line->addWidget(m_tabs);
    line->addStretch(1);
    line->addWidget(m_toggle);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(line);
    column->addWidget(m_pages, 1);
}

void BottomPanel::connectAll()
{
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::tabBarClicked, this, [this] { setFolded(false); });
    connect(m_toggle, &QToolButton::clicked, this, [this] { setFolded(!isFolded()); });
    connect(m_problems, &problems::ProblemsPanel::countChanged, this, &BottomPanel::refreshTitles);
    connect(&m_log, &traffic::ExchangeLog::countsChanged, this, &BottomPanel::refreshTitles);
    connect(m_exchanges, &traffic::ExchangesDock::exchangeActivated, this, &BottomPanel::exchangeActivated);
}

void BottomPanel::toggle(Tab tab)
{
    const int index = static_cast<int>(tab);
    if (!isFolded() && m_tabs->currentIndex() == index) {
        setFolded(true);
        return;
    }
    m_tabs->setCurrentIndex(index);
    setFolded(false);
    m_pages->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void BottomPanel::find()
{
    m_tabs->setCurrentIndex(static_cast<int>(Tab::Find));
    setFolded(false);
    m_find->focusField();
}

void BottomPanel::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    m_pages->setHidden(folded);
    setMinimumHeight(folded ? theme::Size::Tab : 0); // Unfolded, its lists say what they need.
    setMaximumHeight(folded ? theme::Size::Tab : QWIDGETSIZE_MAX);
    refreshToggle();
    emit foldedChanged(folded);
}

void BottomPanel::refreshTitles()
{
    m_tabs->setTabText(0, tr("Problems %1", "%1: how many").arg(m_problems->problemCount()));
    m_tabs->setTabText(1, tr("Exchanges %1", "%1: how many").arg(m_log.model().rowCount()));
    m_tabs->setTabText(2, tr("Find in all files"));
}

void BottomPanel::refreshToggle()
{
    const QString text = isFolded() ? tr("Show the panel") : tr("Hide the panel");
    m_toggle->setIcon(theme::icon(isFolded() ? theme::Icon::ChevronUp : theme::Icon::ChevronDown));
    m_toggle->setAccessibleName(text);
    m_toggle->setToolTip(text);
}

void BottomPanel::retranslate()
{
    m_tabs->setAccessibleName(tr("Problems, exchanges and matches"));
    m_find->retranslate();
    refreshTitles();
    refreshToggle();
}

} // namespace window

#include "moc_bottompanel.cpp"
