#include "bottompanel.h"

#include "theme.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace window {

namespace {
constexpr int LeastHeight = 120;
} // namespace

BottomPanel::BottomPanel(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_toggle(new QToolButton(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(u"bottomPanel"_qs);
    m_tabs->setObjectName(u"bottomTabs"_qs);
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_toggle->setObjectName(u"bottomToggle"_qs);
    m_toggle->setAutoRaise(true);
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
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::tabBarClicked, this, [this] { setFolded(false); });
    connect(m_toggle, &QToolButton::clicked, this, [this] { setFolded(!isFolded()); });
    setFolded(true);
}

void BottomPanel::addTab(QWidget *page)
{
    m_pages->addWidget(page);
    m_tabs->addTab(QString());
}

void BottomPanel::setTabText(int index, const QString &text)
{
    m_tabs->setTabText(index, text);
}

void BottomPanel::showPage(QWidget *page)
{
    m_tabs->setCurrentIndex(m_pages->indexOf(page));
    setFolded(false);
}

QWidget *BottomPanel::currentPage() const
{
    return m_pages->currentWidget();
}

void BottomPanel::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    m_pages->setHidden(folded);
    setMinimumHeight(folded ? theme::Size::Tab : LeastHeight);
    setMaximumHeight(folded ? theme::Size::Tab : QWIDGETSIZE_MAX);
    refreshToggle();
    emit foldedChanged(folded);
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
    m_tabs->setAccessibleName(tr("Problems and exchanges"));
    refreshToggle();
}

} // namespace window

#include "moc_bottompanel.cpp"
