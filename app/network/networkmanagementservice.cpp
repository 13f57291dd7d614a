#include "networkmanagementservice.h"

namespace network {

NetworkManagementService::NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds,
                                                   const Options &options, QObject *parent)
    : QObject(parent)
    , m_credentials(keychain)
    , m_dashboard(services(options), knownIds)
    , m_portal(services(options))
{}

CallServices NetworkManagementService::services(const Options &options)
{
    return {m_credentials,
            options.clock ? *options.clock : m_systemClock,
            options.waiter ? *options.waiter : m_timerWaiter,
            options.cache,
            &m_calls,
            options.retries};
}

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
