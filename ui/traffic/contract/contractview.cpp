#include "contractview.h"

#include "contractmonitor.h"
#include "contracttexts.h"
#include "correctionoffers.h"
#include "emptystate.h"
#include "findingcard.h"
#include "heading.h"
#include "measures.h"

#include <QApplication>
#include <QEvent>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace traffic {

ContractView::ContractView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"exchangeContract"_qs);
    setFocusPolicy(Qt::ClickFocus);
    buildWidgets();
    showTexts();
}

ContractView::~ContractView()
{
    m_comparing.cancel();
}

void ContractView::buildWidgets()
{
    m_empty = new widgets::EmptyState(theme::Icon::Check, this);
    m_page = new QWidget(this);
    m_summary = new widgets::ToneLabel({}, theme::Role::Text, m_page);
    m_summary->setObjectName(u"contractSummary"_qs);
    m_uncompared = new widgets::ToneLabel({}, theme::Role::Muted, m_page);
    m_uncompared->setObjectName(u"contractUncompared"_qs);
    m_more = new widgets::ToneLabel({}, theme::Role::Muted, m_page);
    m_cards = new QVBoxLayout;
    m_cards->setSpacing(theme::Space::Tight);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, theme::Space::Control, 0, theme::Space::Control);
    column->setSpacing(theme::Space::Tight);
    column->addWidget(m_summary);
    column->addWidget(m_uncompared);
    column->addLayout(m_cards);
    column->addWidget(m_more);
    column->addStretch();
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_page);
}

void ContractView::setMonitor(monitoring::ContractMonitor &monitor)
{
    m_monitor = &monitor;
    m_offers = new CorrectionOffers(monitor, this);
    connect(m_offers, &CorrectionOffers::found, this,
            [this](qsizetype finding, const corrections::Correction &correction) {
                if (const QLayoutItem *item = m_cards->itemAt(static_cast<int>(finding)))
                    qobject_cast<FindingCard *>(item->widget())->setCorrection(correction);
            });
    connect(m_offers, &CorrectionOffers::applied, this, &ContractView::corrected);
    connect(m_offers, &CorrectionOffers::failed, this, &ContractView::failed);
    connect(&monitor, &monitoring::ContractMonitor::descriptionChanged, this, [this] {
        m_isDue = true;
        if (isVisible())
            compare();
    });
}

void ContractView::setExchange(const ExchangePtr &exchange)
{
    m_comparing.cancel();
    m_exchange = exchange;
    m_isDue = true;
    m_inspection.reset();
    removeCards();
    m_hadFocus = false;
    if (m_offers)
        m_offers->cancel();
    showTexts();
    if (isVisible())
        compare();
}

void ContractView::compare()
{
    m_comparing.cancel();
    m_isDue = false;
    if (!m_monitor || !m_exchange)
        return;
    m_comparing = m_monitor->inspect(m_exchange, this,
                                     [this](const monitoring::Inspection &inspection) { show(inspection); });
}

void ContractView::show(const monitoring::Inspection &inspection)
{
    m_inspection = inspection;
    removeCards();
    const qsizetype shown = std::min(MaximumShown, inspection.findings.size());
    for (int i = 0; i < shown; ++i) {
        auto *card = new FindingCard(inspection.findings.at(i), i, m_page);
        m_cards->addWidget(card);
        connect(card, &FindingCard::showRequested, this, [this, card] {
            emit settingRequested(card->finding().documentPath, card->finding().pointer.toString());
        });
        connect(card, &FindingCard::addRequested, m_offers, [this, i] { m_offers->apply(i); });
    }
    showTexts();
    // Tab goes on from here.
    if (std::exchange(m_hadFocus, false))
        setFocus(Qt::OtherFocusReason);
    m_offers->find(m_exchange, inspection, std::min(MaximumOffered, shown));
}

void ContractView::removeCards()
{
    m_hadFocus = m_hadFocus || m_page->isAncestorOf(QApplication::focusWidget());
    while (const std::unique_ptr<QLayoutItem> item{m_cards->takeAt(0)})
        item->widget()->deleteLater();
}

void ContractView::showTexts()
{
    setAccessibleName(tr("Contract"));
    const bool isCompared = m_inspection && m_inspection->state == monitoring::Inspection::State::Compared;
    m_empty->setIcon(isCompared ? std::optional(theme::Icon::Check) : std::nullopt);
    if (!m_inspection) {
        m_empty->setTexts({}, tr("Comparing…"));
        return m_stack->setCurrentWidget(m_empty);
    }
    m_empty->setTexts(inspectionTitle(*m_inspection), inspectionText(*m_inspection));
    m_summary->setText(findingsText(*m_inspection));
    const QString uncompared = uncomparedText(m_inspection->result);
    m_uncompared->setText(uncompared);
    m_uncompared->setVisible(!uncompared.isEmpty());
    const int more = static_cast<int>(std::max<qsizetype>(0, m_inspection->findings.size() - MaximumShown));
    m_more->setText(tr("%n more are not listed.", nullptr, more));
    m_more->setVisible(more > 0);
    m_stack->setCurrentWidget(m_inspection->findings.isEmpty() ? static_cast<QWidget *>(m_empty) : m_page);
}

void ContractView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isDue)
        compare();
}

void ContractView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showTexts();
}

} // namespace traffic

#include "moc_contractview.cpp"
