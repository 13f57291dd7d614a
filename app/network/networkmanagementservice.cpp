#include "networkmanagementservice.h"

namespace network {

NetworkManagementService::NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds,
                                                   QObject *parent)
    : QObject(parent)
    , m_credentials(keychain)
    , m_dashboard(m_credentials, knownIds)
    , m_portal(m_credentials)
{}

void NetworkManagementService::setEnvironment(const management::Environment &environment)
{
    m_dashboard.setEnvironment(environment);
    m_portal.setEnvironment(environment);
}

void NetworkManagementService::setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                                              const secrets::Secret &portalKey)
{
    m_credentials.setForThisRun(environmentId, dashboardToken, portalKey);
}

} // namespace network
