#include "gatewaycontroller.h"

#include "actions.h"
#include "banner.h"
#include "drillmenu.h"
#include "errormessages.h"
#include "gatewaybar.h"
#include "gatewaycertificatedialog.h"
#include "routeservice.h"
#include "settings.h"
#include "settingstable.h"
#include "theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

namespace window {

using preview::GatewayControl;
using traffic::UpstreamKind;

GatewayController::GatewayController(GatewayControl &gateway, preview::RouteService &routes,
                                     preview::FaultDrills &drills, settings::Settings &settings, const Actions &actions,
                                     GatewayBar &bar, widgets::Banner &banner, QWidget *window)
    : QObject(window)
    , m_gateway(gateway)
    , m_routes(routes)
    , m_drills(drills)
    , m_settings(settings)
    , m_actions(actions)
    , m_bar(bar)
    , m_banner(banner)
    , m_window(window)
{
    m_restartSoon.setSingleShot(true);
    connectAll();
    showAnswering();
    showDrills();
    refresh();
}

void GatewayController::connectAll()
{
    connect(m_actions[ActionId::ToggleGateway], &QAction::triggered, this, &GatewayController::toggle);
    connect(m_actions[ActionId::CopyGatewayAddress], &QAction::triggered, this, &GatewayController::copyAddress);
    connect(m_actions[ActionId::GatewayHttps], &QAction::toggled, this, &GatewayController::setHttps);
    connect(m_actions[ActionId::GatewayCertificate], &QAction::triggered, this, &GatewayController::showCertificate);
    connectAnswering(ActionId::UseEcho, UpstreamKind::Echo);
    connectAnswering(ActionId::UseMock, UpstreamKind::Mock);
    connect(m_actions[ActionId::MockAnswersInvalid], &QAction::toggled, this,
            [this](bool answers) { m_routes.setMockOptions(m_routes.mockSeed(), answers); });
    connect(&m_routes, &preview::RouteService::upstreamKindChanged, this, &GatewayController::showAnswering);
    connect(&m_drills, &preview::FaultDrills::changed, this, &GatewayController::showDrills);
    connect(m_actions[ActionId::EndDrills], &QAction::triggered, &m_drills, &preview::FaultDrills::end);
    connect(&m_bar, &GatewayBar::endDrillsRequested, &m_drills, &preview::FaultDrills::end);
    connect(&m_bar, &GatewayBar::toggled, this, &GatewayController::toggle);
    connect(&m_bar, &GatewayBar::httpsToggled, this, &GatewayController::setHttps);
    connect(&m_bar, &GatewayBar::certificateRequested, this, &GatewayController::showCertificate);
    connect(&m_gateway, &GatewayControl::stateChanged, this, &GatewayController::refresh);
    m_settings.follow(settings::GatewayHttps, this, [this](bool https) { showHttps(https); });
    connect(&m_restartSoon, &QTimer::timeout, this, &GatewayController::restart);
    connect(&m_settings, &settings::Settings::changed, this, [this](const QByteArray &key) {
        if (key.startsWith("gateway/"))
            m_restartSoon.start(0);
    });
}

bool GatewayController::isRunning() const
{
    return m_gateway.state() == GatewayControl::State::Running;
}

void GatewayController::start()
{
    startOn(m_settings.get(settings::GatewayPort));
}

void GatewayController::startByButton()
{
    emit aboutToStart();
    start();
}

void GatewayController::startOn(int port)
{
    m_restartSoon.stop();
    m_portSetting = m_settings.get(settings::GatewayPort);
    preview::GatewayOptions options;
    options.port = static_cast<quint16>(port);
    options.prefixMatch = m_settings.get(settings::GatewayPrefixMatch);
    options.https = m_settings.get(settings::GatewayHttps);
    options.recordedBodyBytes = m_settings.get(settings::RecordedBody);
    options.recordedMemoryBytes = m_settings.get(settings::RecordedMemory);
    options.recordedFileBytes = m_settings.get(settings::RecordedFile);
    options.reportsRunning = true;
    options.recordsPerBatch = preview::ListedPerBatch;
    m_routes.setPrefixMatch(options.prefixMatch);
    m_gateway.start(options);
}

void GatewayController::toggle()
{
    if (isRunning() || m_gateway.state() == GatewayControl::State::Starting)
        m_gateway.stop();
    else
        startByButton();
}

/** Restarts with changed settings, on the port in use unless another one is set. */
void GatewayController::restart()
{
    const int port = m_settings.get(settings::GatewayPort);
    if (isRunning())
        startOn(port == m_portSetting ? m_gateway.address().port() : port);
    else if (m_gateway.state() == GatewayControl::State::Starting)
        startOn(port);
}

void GatewayController::setHttps(bool https)
{
    m_settings.set(settings::GatewayHttps, https);
}

/** An action that is switched off while the other one is on changes nothing. */
void GatewayController::connectAnswering(ActionId action, UpstreamKind kind)
{
    connect(m_actions[action], &QAction::toggled, this, [this, kind](bool use) {
        if (use || m_routes.upstreamKind() == kind)
            m_routes.setUpstreamKind(use ? kind : UpstreamKind::Own);
    });
}

void GatewayController::showHttps(bool https)
{
    m_bar.setHttps(https);
    m_actions[ActionId::GatewayHttps]->setChecked(https);
}

void GatewayController::showAnswering()
{
    m_actions[ActionId::UseEcho]->setChecked(m_routes.upstreamKind() == UpstreamKind::Echo);
    m_actions[ActionId::UseMock]->setChecked(m_routes.upstreamKind() == UpstreamKind::Mock);
    m_actions[ActionId::MockAnswersInvalid]->setEnabled(m_routes.upstreamKind() == UpstreamKind::Mock);
    m_bar.setUpstreamKind(m_routes.upstreamKind());
}

void GatewayController::showDrills()
{
    m_bar.setDrills(drills::runningText(m_drills.running()));
    m_actions[ActionId::EndDrills]->setEnabled(!m_drills.running().isEmpty());
}

void GatewayController::showCertificate()
{
    auto *dialog = new GatewayCertificateDialog(m_gateway, m_window);
    dialog->open();
}

void GatewayController::copyAddress()
{
    QGuiApplication::clipboard()->setText(m_gateway.address().toString());
}

void GatewayController::retranslate()
{
    const GatewayControl::State state = m_gateway.state();
    const bool isOn = state == GatewayControl::State::Running || state == GatewayControl::State::Starting;
    QAction *toggle = m_actions[ActionId::ToggleGateway];
    Actions::setText(toggle, isOn ? tr("Stop &gateway") : tr("Start &gateway"));
    toggle->setIcon(theme::icon(isOn ? theme::Icon::Stop : theme::Icon::Play));
}

void GatewayController::refresh()
{
    retranslate();
    showDrills();
    m_actions[ActionId::CopyGatewayAddress]->setEnabled(isRunning());
    m_actions[ActionId::GatewayCertificate]->setEnabled(!m_gateway.certificatePath().isEmpty());
    if (m_gateway.state() == GatewayControl::State::Failed)
        showFailure();
}

void GatewayController::showFailure()
{
    const base::Error failure = m_gateway.failure();
    if (m_settings.get(settings::GatewayHttps) && failure.code != base::ErrorCode::Unreachable) {
        showCertificateFailure(failure);
        return;
    }
    const int port = m_settings.get(settings::GatewayPort);
    const bool isTaken = failure.code == base::ErrorCode::AlreadyExists || failure.code == base::ErrorCode::StillInUse;
    m_banner.show(widgets::Banner::Kind::Error,
                  isTaken
                      ? tr("The gateway could not start: port %1 is in use by another program.", "%1: number").arg(port)
                      : tr("The gateway could not start on port %1.", "%1: number").arg(port),
                  failure.detail);
    connect(m_banner.addAction(tr("Use another port"), u"gatewayAnotherPort"_qs), &QPushButton::clicked, this, [this] {
        m_banner.clear();
        startOn(0);
    });
}

void GatewayController::showCertificateFailure(const base::Error &failure)
{
    m_banner.show(widgets::Banner::Kind::Error,
                  tr("The gateway could not start: it has no certificate for HTTPS. %1", "%1: an error message")
                      .arg(messages::errorText(failure)));
    connect(m_banner.addAction(tr("Serve without HTTPS"), u"gatewayWithoutHttps"_qs), &QPushButton::clicked, this,
            [this] {
                m_banner.clear();
                setHttps(false);
                start();
            });
}

} // namespace window

#include "moc_gatewaycontroller.cpp"
