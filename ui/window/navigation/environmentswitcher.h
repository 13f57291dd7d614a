#pragma once

#include "environmentlist.h"

#include <QComboBox>

namespace window {

/** Which environment certificates, policies and SSO profiles come from. */
class EnvironmentSwitcher final : public QComboBox
{
    Q_OBJECT

public:
    explicit EnvironmentSwitcher(management::EnvironmentList &environments, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    management::EnvironmentList &m_environments;
};

} // namespace window
