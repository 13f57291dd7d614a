#include "exchangedetail.h"

#include "badge.h"
#include "beforeafterpage.h"
#include "contractview.h"
#include "elidedlabel.h"
#include "emptystate.h"
#include "flowlayout.h"
#include "fonts.h"
#include "maskedexchange.h"
#include "matchview.h"
#include "measures.h"
#include "naming.h"
#include "progressline.h"
#include "requestcopying.h"
#include "requestview.h"
#include "responseview.h"
#include "streamview.h"
#include "timingview.h"
#include "whatifview.h"
#include "whyview.h"
#include "worker.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTabWidget>
#include <QToolButton>

namespace traffic {
namespace {

constexpr int SmallestPageRows = 2;

QToolButton *toolButton(QWidget *parent, theme::Icon icon, const QString &objectName)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setIcon(theme::icon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

/** A small window has less room than a page wants beside the list and the composer. */
QScrollArea *scrolling(QWidget *page, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setMinimumHeight(SmallestPageRows * theme::Size::Row);
    area->setWidget(page);
    return area;
}

} // namespace

ExchangeDetail::ExchangeDetail(QWidget *parent)
    : QWidget(parent)
{
    m_worker.setMaxThreadCount(1);
    buildActions();
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

ExchangeDetail::~ExchangeDetail()
{
    m_masking.cancel();
    m_maskingWhatIf.cancel();
}

void ExchangeDetail::buildActions()
{
    m_content = new QWidget(this);
    QWidget *content = m_content;
    m_secrets = toolButton(content, theme::Icon::Eye, u"showSecrets"_qs);
    m_secrets->setCheckable(true);
    m_pin = toolButton(content, theme::Icon::Pin, u"pinExchange"_qs);
    m_replay = toolButton(content, theme::Icon::Refresh, u"replayExchange"_qs);
    m_edit = toolButton(content, theme::Icon::Edit, u"editExchange"_qs);
    m_copy = toolButton(content, theme::Icon::Copy, u"copyAsCurl"_qs);
    m_copy->setPopupMode(QToolButton::MenuButtonPopup);
    auto *menu = new QMenu(m_copy);
    for (const http::RequestForm form : http::RequestForms) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(RequestCopying::actionName(form));
        m_copyActions[static_cast<std::size_t>(form)] = action;
    }
    menu->addSeparator();
    m_copyWithSecrets = menu->addAction(QString());
    m_copyWithSecrets->setObjectName(u"copyAsCurlWithSecrets"_qs);
    m_copy->setMenu(menu);
}

void ExchangeDetail::buildWidgets()
{
    m_method = new widgets::MethodBadge({}, m_content);
    m_target = new widgets::ElidedLabel({}, m_content);
    m_target->setObjectName(u"exchangeTarget"_qs);
    m_target->setFont(theme::codeFont());
    m_target->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_progress = new widgets::ProgressLine(m_content);
    m_comment = new widgets::ElidedLabel({}, m_content);
    m_comment->setObjectName(u"exchangeComment"_qs);
    m_tabs = new QTabWidget(m_content);
    m_tabs->setObjectName(u"exchangeTabs"_qs);
    m_tabs->setDocumentMode(true);
    m_beforeAfter = new BeforeAfterPage(u"beforeAfter"_qs, m_tabs);
    m_beforeAfter->setResends(true);
    m_request = new RequestView(m_tabs);
    m_response = new ResponseView(m_tabs);
    m_timing = new TimingView;
    m_why = new WhyView(m_tabs);
    m_match = new MatchView(m_tabs);
    m_whatIfView = new WhatIfView(m_tabs);
    m_tabs->addTab(scrolling(m_beforeAfter, m_tabs), QString());
    m_tabs->addTab(scrolling(m_request, m_tabs), QString());
    m_tabs->addTab(scrolling(m_response, m_tabs), QString());
    m_tabs->addTab(scrolling(m_timing, m_tabs), QString());
    m_tabs->addTab(m_why, QString());
    m_tabs->addTab(m_match, QString());
    m_contract = new ContractView(m_tabs);
    m_contractPage = scrolling(m_contract, m_tabs);
    m_tabs->addTab(m_contractPage, QString());
    m_whatIfPage = scrolling(m_whatIfView, m_tabs);
    m_tabs->addTab(m_whatIfPage, QString());
    m_stream = new StreamView(u"exchangeEvents"_qs, m_tabs);
    m_tabs->addTab(m_stream, QString());
    m_tabs->setTabVisible(m_tabs->indexOf(m_contractPage), false);

    // The last buttons are in a second row if the texts of a language are long.
    auto *line = new widgets::FlowLayout;
    line->setSpacing(theme::Space::Tight);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_method, m_target, m_secrets, m_pin, m_replay, m_edit, m_copy})
        line->addWidget(part);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(line);
    layout->addWidget(m_progress);
    layout->addWidget(m_comment);
    layout->addWidget(m_tabs, 1);
    layout->addStretch(); // While there is nothing to show.

    m_empty = new widgets::EmptyState(theme::Icon::Exchange, this);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
}

void ExchangeDetail::connectAll()
{
    connect(m_secrets, &QToolButton::toggled, this, [this] {
        refreshSecrets();
        refresh();
    });
    connect(m_pin, &QToolButton::clicked, this, &ExchangeDetail::pinRequested);
    connect(m_replay, &QToolButton::clicked, this, &ExchangeDetail::replayRequested);
    connect(m_edit, &QToolButton::clicked, this, &ExchangeDetail::editRequested);
    connect(m_copy, &QToolButton::clicked, this, [this] { emit copyRequested(http::RequestForm::CurlBash, false); });
    for (const http::RequestForm form : http::RequestForms)
        connect(m_copyActions[static_cast<std::size_t>(form)], &QAction::triggered, this,
                [this, form] { emit copyRequested(form, false); });
    connect(m_copyWithSecrets, &QAction::triggered, this,
            [this] { emit copyRequested(http::RequestForm::CurlBash, true); });
    connect(m_beforeAfter, &BeforeAfterPage::settingRequested, this, &ExchangeDetail::settingRequested);
    connect(m_beforeAfter, &BeforeAfterPage::echoRequested, this, [this] {
        emit echoRequested();
        emit replayRequested();
    });
    connect(m_request, &RequestView::saveRequested, this, &ExchangeDetail::saveBodyRequested);
    connect(m_response, &ResponseView::saveRequested, this, &ExchangeDetail::saveBodyRequested);
    connect(m_why, &WhyView::settingRequested, this, &ExchangeDetail::settingRequested);
    connect(m_match, &MatchView::settingRequested, this, &ExchangeDetail::settingRequested);
    connect(m_contract, &ContractView::settingRequested, this, &ExchangeDetail::settingRequested);
    connect(m_contract, &ContractView::corrected, this, &ExchangeDetail::corrected);
    connect(m_contract, &ContractView::failed, this, &ExchangeDetail::correctionFailed);
    connect(m_whatIfView, &WhatIfView::echoRequested, this, &ExchangeDetail::echoRequested);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ExchangeDetail::refreshMatch);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ExchangeDetail::refreshWhatIf);
    connect(m_whatIfView, &WhatIfView::settingRequested, this, &ExchangeDetail::settingRequested);
}

void ExchangeDetail::setWhatIf(WhatIf whatIf)
{
    m_whatIf = std::move(whatIf);
    refreshWhatIf();
}

/** Called after each edit of a definition, so only a visible tab does it. */
void ExchangeDetail::refreshWhatIf()
{
    m_maskingWhatIf.cancel();
    if (!m_exchange || !m_whatIf || !m_whatIfPage->isVisibleTo(m_tabs) || !isVisible())
        return;
    const Exchange made = m_whatIf(*m_exchange);
    if (m_secrets->isChecked() || !isSlowToMask(made)) {
        m_whatIfView->setExchange(*m_exchange, made, m_secrets->isChecked() ? made : maskedExchange(made));
        return;
    }
    m_maskingWhatIf = base::runOnWorker(
        m_worker, this, [made]() -> base::Result<Exchange> { return maskedExchange(made); },
        [this, exchange = m_exchange, made](const base::Result<Exchange> &masked) {
            if (masked.isOk())
                m_whatIfView->setExchange(*exchange, made, *masked);
        });
}

void ExchangeDetail::setMonitor(monitoring::ContractMonitor &monitor)
{
    m_tabs->setTabVisible(m_tabs->indexOf(m_contractPage), true);
    m_contract->setMonitor(monitor);
}

void ExchangeDetail::setDescribe(Describe describe)
{
    m_describe = std::move(describe);
    refreshMatch();
}

/** Comparing with every path of a long definition takes time, so only a visible tab does it. */
void ExchangeDetail::refreshMatch()
{
    if (!m_shown || m_tabs->currentWidget() != m_match)
        return;
    const auto description = m_describe ? m_describe(m_shown->documentPath) : nullptr;
    m_match->setExchange(*m_shown, description.get());
}

void ExchangeDetail::setExchange(const ExchangePtr &exchange)
{
    if (exchange == m_exchange)
        return;
    const bool isSame = exchange && m_exchange && exchange->id == m_exchange->id &&
                        exchange->startedAt == m_exchange->startedAt && exchange->comment != m_exchange->comment;
    m_exchange = exchange;
    if (isSame)
        return refreshComment();
    m_contract->setExchange(exchange);
    m_masked.reset();
    const QSignalBlocker blocker(m_secrets); // One refresh is enough.
    m_secrets->setChecked(false);
    refreshSecrets();
    refresh();
}

void ExchangeDetail::refreshSecrets()
{
    m_secrets->setIcon(theme::icon(m_secrets->isChecked() ? theme::Icon::EyeOff : theme::Icon::Eye));
}

void ExchangeDetail::refreshComment()
{
    m_comment->setText(m_exchange->comment);
    m_comment->setVisible(!m_exchange->comment.isEmpty());
}

void ExchangeDetail::maskSecrets()
{
    m_secrets->setChecked(false);
}

void ExchangeDetail::setReplayEnabled(bool enabled)
{
    m_replay->setEnabled(enabled);
}

/** Until a worker has masked an exchange with large bodies, the exchange that was chosen before stays, if its secrets
 * are masked. */
void ExchangeDetail::refresh()
{
    m_masking.cancel();
    m_maskingWhatIf.cancel();
    m_stack->setCurrentWidget(m_exchange ? m_content : m_empty);
    m_progress->setActive(false);
    if (!m_exchange)
        return;
    if (m_secrets->isChecked())
        show(m_exchange);
    else if (m_masked)
        show(m_masked);
    else
        mask();
}

void ExchangeDetail::mask()
{
    const auto take = [this](const Exchange &masked) {
        m_masked = std::make_shared<const Exchange>(masked);
        m_progress->setActive(false);
        show(m_masked);
    };
    if (!isSlowToMask(*m_exchange)) {
        take(maskedExchange(*m_exchange));
        return;
    }
    m_progress->setActive(true);
    m_tabs->setEnabled(false);
    m_tabs->setVisible(m_shown && !m_showsSecrets);
    if (m_showsSecrets || !m_shown)
        m_target->setText({});
    m_masking = base::runOnWorker(
        m_worker, this, [exchange = m_exchange]() -> base::Result<Exchange> { return maskedExchange(*exchange); },
        [take](const base::Result<Exchange> &masked) {
            if (masked.isOk())
                take(*masked);
        });
}

void ExchangeDetail::show(const ExchangePtr &shown)
{
    m_shown = shown;
    m_showsSecrets = m_secrets->isChecked();
    m_tabs->setEnabled(true);
    m_tabs->show();
    m_method->setMethod(QString::fromUtf8(shown->request.method));
    m_target->setText(QString::fromUtf8(shown->request.target));
    refreshComment();
    m_beforeAfter->setExchange(*m_exchange, *shown);
    m_request->setExchange(shown);
    m_response->setExchange(shown);
    m_timing->setTimings(shown->timings, shown->reusedConnection);
    m_why->setExchange(*shown);
    m_tabs->setTabVisible(m_tabs->indexOf(m_stream), !shown->stream.events.isEmpty());
    m_stream->setExchange(*shown, false);
    refreshMatch();
    refreshWhatIf();
}

void ExchangeDetail::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshWhatIf();
}

void ExchangeDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh(); // Reasons and candidates are texts.
    }
}

void ExchangeDetail::retranslate()
{
    m_empty->setTexts(
        tr("No exchange selected"),
        tr("Select an exchange to see what the gateway changed, the request, the response and its timing."));
    widgets::setButtonText(m_secrets, tr("Show secrets"));
    widgets::setButtonText(m_pin, tr("Pin"), tr("Keep this exchange when the list is cleared; press again to unpin"));
    widgets::setButtonText(m_replay, tr("Replay"), tr("Send this request again (F5)"));
    widgets::setButtonText(m_edit, tr("Edit and resend"), tr("Copy this request to the composer"));
    widgets::setButtonText(m_copy, tr("Copy as curl"), tr("Copy the request as a curl command without secrets"));
    for (const http::RequestForm form : http::RequestForms)
        m_copyActions[static_cast<std::size_t>(form)]->setText(RequestCopying::actionText(form));
    m_copyWithSecrets->setText(tr("Copy as curl (bash) with secrets"));
    m_tabs->setAccessibleName(tr("Exchange"));
    m_tabs->setTabText(0, tr("Before and after"));
    m_tabs->setTabText(1, tr("Request"));
    m_tabs->setTabText(2, tr("Response"));
    m_tabs->setTabText(3, tr("Timing"));
    m_tabs->setTabText(4, tr("Why"));
    m_tabs->setTabText(5, tr("Match"));
    m_tabs->setTabText(6, tr("Contract"));
    m_tabs->setTabText(7, tr("What if"));
    m_tabs->setTabText(8, tr("Events"));
    m_beforeAfter->setLabel(tr("Before and after"));
    m_why->setAccessibleName(tr("Why"));
    m_match->setAccessibleName(tr("Match"));
    m_whatIfView->retranslate();
}

} // namespace traffic

#include "moc_exchangedetail.cpp"
