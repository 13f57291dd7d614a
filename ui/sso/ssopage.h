#pragma once

#include "environmentlist.h"
#include "managementapi.h"

#include <QWidget>

#include <memory>

namespace base {
class Settings;
}

namespace sso {

/** The page SSO Profiles: the portal's profiles in their groups, search, detail, and the URLs to open or copy. */
class SsoPage final : public QWidget
{
    Q_OBJECT

public:
    SsoPage(management::ManagementService &service, management::EnvironmentList &environments, base::Settings &settings,
            QWidget *parent = nullptr);
    ~SsoPage() override;

    /** Asks again. */
    void refresh();

signals:
    /** The credentials of the environment are missing or wrong, and the person wants to change them. */
    void environmentRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Parts;
    void buildWidgets();
    void buildViews();
    void retranslate();
    void connectAll();
    void take(const management::SsoProfileList &profiles);
    void refreshContent();
    void refreshDetail();
    void leaveEnvironment();

    management::ManagementService &m_service;
    management::EnvironmentList &m_environments;
    base::Settings &m_settings;
    std::unique_ptr<Parts> m_parts;
};

} // namespace sso
