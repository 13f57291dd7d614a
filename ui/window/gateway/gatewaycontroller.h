#pragma once

#include "gatewaycontrol.h"

#include <QObject>

class QWidget;
namespace base {
class Settings;
}
namespace preview {
class RouteService;
}
namespace widgets {
class Banner;
}

namespace window {

class Actions;
class GatewayBar;

/**
 * Starts and stops the gateway with the settings of the user, keeps its actions up to date, and shows in the banner why
 * a start failed.
 */
class GatewayController final : public QObject
{
    Q_OBJECT

public:
    /** `window` is the parent of dialogs. */
    GatewayController(preview::GatewayControl &gateway, preview::RouteService &routes, base::Settings &settings,
                      const Actions &actions, GatewayBar &bar, widgets::Banner &banner, QWidget *window);

    /** Starts the gateway on the port of the settings. */
    void start();
    /** Restarts a running gateway with changed settings. It keeps its port unless the setting is no longer
     * `previousPort`. */
    void restart(int previousPort);
    [[nodiscard]] bool isRunning() const;
    void retranslate();

private:
    void connectAll();
    void startOn(int port);
    void toggle();
    void setHttps(bool https);
    void showCertificate();
    void copyAddress();
    void refresh();
    void showFailure();
    void showCertificateFailure(const base::Error &failure);

    preview::GatewayControl &m_gateway;
    preview::RouteService &m_routes;
    base::Settings &m_settings;
    const Actions &m_actions;
    GatewayBar &m_bar;
    widgets::Banner &m_banner;
    QWidget *m_window;
};

} // namespace window
