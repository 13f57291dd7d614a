#pragma once

#include "actionid.h"
#include "gatewaycontrol.h"

#include <QObject>
#include <QTimer>

class QWidget;
namespace settings {
class Settings;
}
namespace preview {
class FaultDrills;
class RouteService;
} // namespace preview
namespace widgets {
class Banner;
}

namespace window {

class Actions;
class GatewayBar;

/**
 * Starts and stops the gateway with the settings of the user, restarts it when they change, keeps the actions for it up
 * to date, and shows in the banner why a start failed.
 */
class GatewayController final : public QObject
{
    Q_OBJECT

public:
    /** `window` is the parent of the dialogs that this object shows. */
    GatewayController(preview::GatewayControl &gateway, preview::RouteService &routes, preview::FaultDrills &drills,
                      settings::Settings &settings, const Actions &actions, GatewayBar &bar, widgets::Banner &banner,
                      QWidget *window);

    /** Starts the gateway on the port that the settings have. */
    void start();
    /** As above, for a user who has not chosen what answers: emits aboutToStart() first. */
    void startByButton();
    [[nodiscard]] bool isRunning() const;
    void retranslate();

signals:
    /** The user starts the gateway without a request for which the window asks what answers. */
    void aboutToStart();

private:
    void connectAll();
    void startOn(int port);
    void restart();
    void toggle();
    void setHttps(bool https);
    void showHttps(bool https);
    void connectAnswering(ActionId action, traffic::UpstreamKind kind);
    void showAnswering();
    void showDrills();
    void showCertificate();
    void copyAddress();
    void refresh();
    void showFailure();
    void showCertificateFailure(const base::Error &failure);

    preview::GatewayControl &m_gateway;
    preview::RouteService &m_routes;
    preview::FaultDrills &m_drills;
    settings::Settings &m_settings;
    const Actions &m_actions;
    GatewayBar &m_bar;
    widgets::Banner &m_banner;
    QWidget *m_window;
    QTimer m_restartSoon;  ///< Delays the restart, so that settings that change together cause only one.
    int m_portSetting = 0; ///< The port in the settings at the last start of the gateway, which can use another one.
};

} // namespace window
