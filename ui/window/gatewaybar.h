#pragma once

#include "gatewaycontrol.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace window {

/** The gateway in the toolbar: its state, its address, and the button that starts or stops it. */
class GatewayBar final : public QWidget
{
    Q_OBJECT

public:
    explicit GatewayBar(preview::GatewayControl &gateway, QWidget *parent = nullptr);

signals:
    void toggled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    preview::GatewayControl &m_gateway;
    QLabel *m_dot = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_button = nullptr;
};

} // namespace window
