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
    /** Sets what answers, which is shown while the gateway runs. */
    void setUpstreamKind(traffic::UpstreamKind kind);
    /** Sets the text for the fault drills that are on, which is shown in place of the address; empty if there are none.
     */
    void setDrills(const QString &text);

signals:
    void toggled();
    void httpsToggled(bool https);
    /** The button for the fault drills, which ends them, was clicked. */
    void endDrillsRequested();
    /** The button that shows the gateway's certificate was clicked. */
    void certificateRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void showRunning();
    void showDrills(preview::GatewayControl::State state);

    preview::GatewayControl &m_gateway;
    QLabel *m_dot = nullptr;
    QLabel *m_text = nullptr;
    traffic::UpstreamKind m_upstreamKind = traffic::UpstreamKind::Own;
    QToolButton *m_drills = nullptr; ///< Visible while fault drills are on.
    QString m_drillText;
    QToolButton *m_certificate = nullptr;
    QCheckBox *m_https = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace window
