#pragma once

#include "environmentlist.h"

#include <QComboBox>

namespace window {

/** A combo box that selects the environment whose certificates, policies and SSO profiles are shown. */
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
