#include "gatewaybar.h"

#include "naming.h"
#include "theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace window {

using State = preview::GatewayControl::State;

namespace {

theme::Role roleOf(State state)
{
    switch (state) {
    case State::Running:
        return theme::Role::Ok;
    case State::Failed:
        return theme::Role::Error;
    case State::Starting:
        return theme::Role::Warning;
    case State::Stopped:
        break;
    }
    return theme::Role::Border;
}

/** The largest width of the text for fault drills in pixels: about that of the address. */
constexpr int DrillTextWidth = 240;

/** Host and port for HTTP, the whole URL for HTTPS. */
QString shownAddress(const QUrl &address)
{
    return address.scheme() == u"https" ? address.toString() : address.authority();
}

} // namespace

GatewayBar::GatewayBar(preview::GatewayControl &gateway, QWidget *parent)
    : QWidget(parent)
    , m_gateway(gateway)
    , m_dot(new QLabel(this))
    , m_text(new QLabel(this))
    , m_drills(new QToolButton(this))
    , m_certificate(new QToolButton(this))
    , m_https(new QCheckBox(this))
    , m_button(new QPushButton(this))
{
    m_text->setObjectName(u"gatewayAddress"_qs);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_button->setObjectName(u"gatewayButton"_qs);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme::Space::Control, 0, theme::Space::Control, 0);
    row->setSpacing(theme::Space::Tight);
    row->addWidget(m_dot);
    row->addWidget(m_text);
    row->addSpacing(theme::Space::Tight);
    row->addWidget(m_drills);
    row->addWidget(m_certificate);
    row->addSpacing(theme::Space::Control);
    row->addWidget(m_https);
    row->addSpacing(theme::Space::Tight);
    row->addWidget(m_button);
    m_drills->setObjectName(u"endDrills"_qs);
    m_drills->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_certificate->setObjectName(u"gatewayCertificate"_qs);
    m_certificate->setIcon(theme::icon(theme::Icon::Lock));
    m_certificate->setAutoRaise(true);
    m_https->setObjectName(u"gatewayHttps"_qs);
    connect(m_drills, &QToolButton::clicked, this, &GatewayBar::endDrillsRequested);
    connect(m_certificate, &QToolButton::clicked, this, &GatewayBar::certificateRequested);
    connect(m_https, &QCheckBox::toggled, this, &GatewayBar::httpsToggled);
    connect(m_button, &QPushButton::clicked, this, &GatewayBar::toggled);
    connect(&m_gateway, &preview::GatewayControl::stateChanged, this, &GatewayBar::refresh);
    refresh();
}

void GatewayBar::refresh()
{
    const State state = m_gateway.state();
    m_text->setToolTip({});
    m_dot->setPixmap(theme::pixmap(theme::Icon::Dot, roleOf(state), theme::Size::LargeIcon, devicePixelRatioF()));
    switch (state) {
    case State::Running:
        showRunning();
        break;
    case State::Starting:
        m_text->setText(tr("Gateway is starting"));
        break;
    case State::Failed:
        m_text->setText(tr("Gateway could not start"));
        break;
    case State::Stopped:
        m_text->setText(tr("Gateway stopped"));
        break;
    }
    m_certificate->setVisible(!m_gateway.certificatePath().isEmpty());
    widgets::setButtonText(m_certificate, tr("Certificate"), tr("Shows how to trust the gateway's certificate"));
    m_certificate->setToolButtonStyle(Qt::ToolButtonIconOnly);
    showDrills(state);
    widgets::setButtonText(m_https, tr("HTTPS"), tr("Serve HTTPS with a certificate for this machine"));
    const bool isRunning = state == State::Running || state == State::Starting;
    widgets::setButtonText(m_button, isRunning ? tr("Stop") : tr("Start"),
                           isRunning ? tr("Stop the gateway") : tr("Start the gateway on this machine"));
    m_button->setAccessibleName(isRunning ? tr("Stop gateway") : tr("Start gateway"));
    m_button->setIcon(theme::icon(isRunning ? theme::Icon::Stop : theme::Icon::Play));
}

/** What a drill answers is more important than the address, which stays in the tool tip: there is no room for both. */
void GatewayBar::showDrills(State state)
{
    const bool isOn = state == State::Running && !m_drillText.isEmpty();
    m_drills->setVisible(isOn);
    m_drills->setIcon(theme::icon(theme::Icon::Close));
    widgets::setButtonText(m_drills, tr("End drill"), tr("End the fault drills"));
    if (!isOn)
        return;
    m_text->setToolTip(m_drillText + u'\n' + m_text->text());
    m_text->setText(m_text->fontMetrics().elidedText(m_drillText, Qt::ElideRight, DrillTextWidth));
}

void GatewayBar::showRunning()
{
    const auto show = [this](const QString &answering, const QString &toolTip) {
        m_text->setText(tr("Gateway %1 · %2", "%1: host and port, with https:// for HTTPS, %2: echo, mock or upstreams")
                            .arg(shownAddress(m_gateway.address()), answering));
        m_text->setToolTip(toolTip);
    };
    switch (m_upstreamKind) {
    case traffic::UpstreamKind::Echo:
        return show(tr("echo"), tr("The built-in echo answers. Nothing is sent to upstreams."));
    case traffic::UpstreamKind::Mock:
        return show(tr("mock"), tr("Mocks of the definitions answer. Nothing is sent to upstreams."));
    case traffic::UpstreamKind::Own:
        break;
    }
    show(tr("upstreams"), tr("Requests are sent to the upstreams of the definitions."));
}

void GatewayBar::setUpstreamKind(traffic::UpstreamKind kind)
{
    m_upstreamKind = kind;
    refresh();
}

void GatewayBar::setDrills(const QString &text)
{
    m_drillText = text;
    refresh();
}

void GatewayBar::setHttps(bool https)
{
    m_https->setChecked(https);
}

void GatewayBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace window

#include "moc_gatewaybar.cpp"
