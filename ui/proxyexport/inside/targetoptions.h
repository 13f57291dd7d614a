#pragma once

#include "exportedconfiguration.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStackedWidget;
namespace widgets {
class ToneLabel;
}

namespace proxyexport {

/** The fields for the proxy of an export and for where it serves: a port, or the name of a Gateway. A hint below the
 * name says what it is for, or what is wrong with it. */
class TargetOptions final : public QWidget
{
    Q_OBJECT

public:
    explicit TargetOptions(QWidget *parent = nullptr);

    [[nodiscard]] deploy::Target target() const;
    /** Returns where the proxy serves, or std::nullopt as long as the name of the Gateway is missing or not valid. */
    [[nodiscard]] std::optional<deploy::Placement> placement() const;

signals:
    /** Emitted when the user chose another proxy. */
    void targetChanged();
    /** Emitted when the user changed the port or the name of the Gateway. */
    void placementChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildWidgets();
    void retranslate();
    void refresh();

    QLabel *m_targetLabel = nullptr;
    QComboBox *m_target = nullptr;
    QStackedWidget *m_placement = nullptr;
    QLabel *m_portLabel = nullptr;
    QSpinBox *m_port = nullptr;
    QLabel *m_gatewayLabel = nullptr;
    QLineEdit *m_gateway = nullptr;
    widgets::ToneLabel *m_hint = nullptr;
};

} // namespace proxyexport
