#include "exchangedetail.h"

#include "badge.h"
#include "beforeafterpage.h"
#include "elidedlabel.h"
#include "emptystate.h"
#include "fonts.h"
#include "maskedexchange.h"
#include "measures.h"
#include "naming.h"
#include "responseview.h"
#include "timingview.h"
#include "whatifview.h"

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

QToolButton *toolButton(QWidget *parent, theme::Icon icon, const QString &objectName)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(objectName);
    button->setIcon(theme::icon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    return button;
}

} // namespace

struct ExchangeDetail::Parts {
    QStackedLayout *stack = nullptr;
    widgets::EmptyState *empty = nullptr;
    QWidget *content = nullptr;
    widgets::MethodBadge *method = nullptr;
    widgets::ElidedLabel *target = nullptr;
    QToolButton *secrets = nullptr;
    QToolButton *pin = nullptr;
    QToolButton *replay = nullptr;
    QToolButton *edit = nullptr;
    QToolButton *curl = nullptr;
    QMenu *curlMenu = nullptr;
    QAction *curlWithSecrets = nullptr;
    QTabWidget *tabs = nullptr;
    BeforeAfterPage *beforeAfter = nullptr;
    ResponseView *response = nullptr;
    TimingView *timing = nullptr;
    WhatIfView *whatIf = nullptr;
};

ExchangeDetail::ExchangeDetail(QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    buildActions();
    buildWidgets();
    retranslate();
    connectAll();
    refresh();
}

ExchangeDetail::~ExchangeDetail() = default;

void ExchangeDetail::buildActions()
{
    m_parts->content = new QWidget(this);
    QWidget *content = m_parts->content;
    m_parts->secrets = toolButton(content, theme::Icon::Eye, u"showSecrets"_qs);
    m_parts->secrets->setCheckable(true);
    m_parts->pin = toolButton(content, theme::Icon::Pin, u"pinExchange"_qs);
    m_parts->replay = toolButton(content, theme::Icon::Refresh, u"replayExchange"_qs);
    m_parts->replay->setShortcut(QKeySequence(Qt::Key_F5));
    m_parts->edit = toolButton(content, theme::Icon::Edit, u"editExchange"_qs);
    m_parts->curl = toolButton(content, theme::Icon::Copy, u"copyAsCurl"_qs);
    m_parts->curl->setPopupMode(QToolButton::MenuButtonPopup);
    m_parts->curlMenu = new QMenu(m_parts->curl);
    m_parts->curlWithSecrets = m_parts->curlMenu->addAction(QString());
    m_parts->curlWithSecrets->setObjectName(u"copyAsCurlWithSecrets"_qs);
    m_parts->curl->setMenu(m_parts->curlMenu);
}

void ExchangeDetail::buildWidgets()
{
    m_parts->method = new widgets::MethodBadge({}, m_parts->content);
    m_parts->target = new widgets::ElidedLabel({}, m_parts->content);
    m_parts->target->setObjectName(u"exchangeTarget"_qs);
    m_parts->target->setFont(theme::codeFont());
    m_parts->target->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_parts->tabs = new QTabWidget(m_parts->content);
    m_parts->tabs->setObjectName(u"exchangeTabs"_qs);
    m_parts->tabs->setDocumentMode(true);
    m_parts->beforeAfter = new BeforeAfterPage(u"beforeAfter"_qs, m_parts->tabs);
    m_parts->response = new ResponseView(m_parts->tabs);
    m_parts->timing = new TimingView;
    auto *timingArea = new QScrollArea(m_parts->tabs);
    timingArea->setFrameShape(QFrame::NoFrame);
    timingArea->setWidgetResizable(true);
    timingArea->setWidget(m_parts->timing);
    m_parts->whatIf = new WhatIfView(m_parts->tabs);
    for (QWidget *page : {static_cast<QWidget *>(m_parts->beforeAfter), static_cast<QWidget *>(m_parts->response),
                          static_cast<QWidget *>(timingArea), static_cast<QWidget *>(m_parts->whatIf)})
        m_parts->tabs->addTab(page, QString());

    auto *line = new QHBoxLayout;
    line->setSpacing(theme::Space::Tight);
    line->addWidget(m_parts->method);
    line->addSpacing(theme::Space::Tight);
    line->addWidget(m_parts->target, 1);
    for (QToolButton *button : {m_parts->secrets, m_parts->pin, m_parts->replay, m_parts->edit, m_parts->curl})
        line->addWidget(button);
    auto *layout = new QVBoxLayout(m_parts->content);
    layout->setContentsMargins(0, theme::Space::Control, 0, 0);
    layout->setSpacing(theme::Space::Tight);
    layout->addLayout(line);
    layout->addWidget(m_parts->tabs, 1);

    m_parts->empty = new widgets::EmptyState(theme::Icon::Exchange, this);
    m_parts->stack = new QStackedLayout(this);
    m_parts->stack->addWidget(m_parts->empty);
    m_parts->stack->addWidget(m_parts->content);
}

void ExchangeDetail::connectAll()
{
    connect(m_parts->secrets, &QToolButton::toggled, this, [this](bool shown) {
        m_parts->secrets->setIcon(theme::icon(shown ? theme::Icon::EyeOff : theme::Icon::Eye));
        refresh();
    });
    connect(m_parts->pin, &QToolButton::clicked, this, &ExchangeDetail::pinRequested);
    connect(m_parts->replay, &QToolButton::clicked, this, &ExchangeDetail::replayRequested);
    connect(m_parts->edit, &QToolButton::clicked, this, &ExchangeDetail::editRequested);
    connect(m_parts->curl, &QToolButton::clicked, this, [this] { emit curlRequested(false); });
    connect(m_parts->curlWithSecrets, &QAction::triggered, this, [this] { emit curlRequested(true); });
    connect(m_parts->beforeAfter, &BeforeAfterPage::pointerActivated, this, [this](const QString &pointer) {
        if (m_exchange)
            emit settingRequested(m_exchange->documentPath, pointer);
    });
    connect(m_parts->whatIf, &WhatIfView::settingRequested, this, &ExchangeDetail::settingRequested);
}

void ExchangeDetail::setWhatIf(WhatIf whatIf)
{
    m_whatIf = std::move(whatIf);
    refreshWhatIf();
}

void ExchangeDetail::refreshWhatIf()
{
    if (m_exchange && m_whatIf)
        m_parts->whatIf->setExchange(*m_exchange, m_whatIf(*m_exchange), m_parts->secrets->isChecked());
}

void ExchangeDetail::setExchange(const ExchangePtr &exchange)
{
    if (exchange == m_exchange)
        return;
    m_exchange = exchange;
    m_parts->secrets->setChecked(false);
    refresh();
}

void ExchangeDetail::maskSecrets()
{
    m_parts->secrets->setChecked(false);
}

void ExchangeDetail::setReplayEnabled(bool enabled)
{
    m_parts->replay->setEnabled(enabled);
}

void ExchangeDetail::refresh()
{
    m_parts->stack->setCurrentWidget(m_exchange ? m_parts->content : m_parts->empty);
    if (!m_exchange)
        return;
    const ExchangePtr shown = m_parts->secrets->isChecked()
                                  ? m_exchange
                                  : std::make_shared<const Exchange>(maskedExchange(*m_exchange));
    m_parts->method->setMethod(QString::fromUtf8(shown->request.method));
    m_parts->target->setText(QString::fromUtf8(shown->request.target));
    m_parts->beforeAfter->setExchange(*m_exchange, *shown);
    m_parts->response->setExchange(shown);
    m_parts->timing->setTimings(shown->timings, shown->reusedConnection);
    refreshWhatIf();
}

void ExchangeDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ExchangeDetail::retranslate()
{
    m_parts->empty->setTexts(tr("No exchange selected"),
                             tr("Select an exchange to see what the gateway changed, the response and its timing."));
    widgets::setButtonText(m_parts->secrets, tr("Show secrets"));
    widgets::setButtonText(m_parts->pin, tr("Pin"),
                           tr("Keep this exchange when the list is cleared; press again to unpin"));
    widgets::setButtonText(m_parts->replay, tr("Replay"), tr("Send this request again (F5)"));
    widgets::setButtonText(m_parts->edit, tr("Edit and resend"), tr("Copy this request to the composer"));
    widgets::setButtonText(m_parts->curl, tr("Copy as curl"), tr("Copy the request as a curl command without secrets"));
    m_parts->curlWithSecrets->setText(tr("Copy as curl with secrets"));
    m_parts->tabs->setAccessibleName(tr("Exchange"));
    m_parts->tabs->setTabText(0, tr("Before and after"));
    m_parts->tabs->setTabText(1, tr("Response"));
    m_parts->tabs->setTabText(2, tr("Timing"));
    m_parts->tabs->setTabText(3, tr("What if"));
    m_parts->beforeAfter->setLabel(tr("Before and after"));
    m_parts->whatIf->retranslate();
}

} // namespace traffic

#include "moc_exchangedetail.cpp"
