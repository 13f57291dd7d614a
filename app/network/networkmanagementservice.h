#pragma once

#include "credentialsource.h"
#include "dashboardclient.h"
#include "knownpolicyids.h"
#include "managementapi.h"
#include "portalclient.h"

#include <QObject>

namespace network {

/** The management interfaces over the network. It lives in one thread and is used from there. */
class NetworkManagementService final : public QObject, public management::ManagementService
{
    Q_OBJECT

public:
    NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds,
                             QObject *parent = nullptr);

    [[nodiscard]] management::DashboardApi &dashboard() override { return m_dashboard; }
    [[nodiscard]] management::PortalApi &portal() override { return m_portal; }
    void setEnvironment(const management::Environment &environment) override;
    void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                        const secrets::Secret &portalKey) override;

private:
    CredentialSource m_credentials;
    DashboardClient m_dashboard;
    PortalClient m_portal;
};

} // namespace network
