#pragma once

#include <QToolBar>

class QLabel;
class QToolButton;
namespace management {
class EnvironmentList;
}
namespace preview {
class GatewayControl;
}

namespace window {

class Actions;
class EnvironmentSwitcher;
class GatewayBar;

/** The tool bar of the window: frequent actions, the environment, the gateway, and the button of the command palette.
 */
class ToolBar final : public QToolBar
{
    Q_OBJECT

public:
    ToolBar(const Actions &actions, management::EnvironmentList &environments, preview::GatewayControl &gateway,
            QWidget *parent);

    [[nodiscard]] GatewayBar &gatewayBar() const { return *m_gateway; }
    /** Shows or hides the labels in the tool bar that a narrow window has no room for. */
    void setNarrow(bool narrow);
    void retranslate();

private:
    void buildWidgets(management::EnvironmentList &environments, preview::GatewayControl &gateway);
    void addActionButtons();
    void addEnvironment(management::EnvironmentList &environments);
    void addPaletteButton();
    void showEnvironments();

    const Actions &m_actions;
    QLabel *m_environmentLabel = nullptr;
    /** The action of m_environmentLabel in the tool bar, which shows and hides it. */
    QAction *m_environmentLabelAction = nullptr;
    EnvironmentSwitcher *m_environment = nullptr;
    GatewayBar *m_gateway = nullptr;
    QToolButton *m_paletteButton = nullptr;
};

} // namespace window
