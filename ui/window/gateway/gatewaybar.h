#pragma once

#include "gatewaycontrol.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace window {

/** The part of the tool bar for the gateway: its state, its address, the check box for HTTPS, and the button that
 * starts or stops it. */
class GatewayBar final : public QWidget
{
    Q_OBJECT

public:
    explicit GatewayBar(preview::GatewayControl &gateway, QWidget *parent = nullptr);

    /** Sets whether the check box for HTTPS is checked. */
    void setHttps(bool https);
    /** Sets whether the built-in echo answers instead of the upstreams, which is shown while the gateway runs. */
    void setUsesEcho(bool usesEcho);

signals:
    void toggled();
    void httpsToggled(bool https);
    /** The button that shows the gateway's certificate was clicked. */
    void certificateRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    preview::GatewayControl &m_gateway;
    QLabel *m_dot = nullptr;
    QLabel *m_text = nullptr;
    bool m_usesEcho = false;
    QToolButton *m_certificate = nullptr;
    QCheckBox *m_https = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace window
