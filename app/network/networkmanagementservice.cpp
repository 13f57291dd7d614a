#include "networkmanagementservice.h"

#include "keptcertificates.h"
#include "whendone.h"

namespace network {

NetworkManagementService::NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds,
                                                   const Options &options, QObject *parent)
    : QObject(parent)
    , m_cache(options.cache)
    , m_credentials(keychain)
    , m_dashboard(services(options), knownIds, m_knownCertificates)
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
    const bool isSame = m_environment && m_environment->id == environment.id &&
                        m_environment->name == environment.name &&
                        m_environment->dashboardUrl == environment.dashboardUrl;
    m_environment = environment;
    if (!isSame)
        recall(environment);
}

void NetworkManagementService::recall(const management::Environment &environment)
{
    m_knownCertificates.forget(environment.name);
    if (!m_cache || environment.isSandbox)
        return;
    base::whenDone(keptCertificates(*m_cache, environment), this,
                   [this, environment](const base::Result<AnsweredCertificates> &kept) {
                       // What was asked for meanwhile is newer.
                       const bool isCurrent = m_environment && m_environment->id == environment.id &&
                                              m_environment->dashboardUrl == environment.dashboardUrl;
                       if (!kept || !isCurrent || m_knownCertificates.isComplete())
                           return;
                       for (const auto &[query, page] : *kept)
                           m_knownCertificates.take(query, page);
                   });
}

void NetworkManagementService::setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                                              const secrets::Secret &portalKey)
{
    m_credentials.setForThisRun(environmentId, dashboardToken, portalKey);
}

} // namespace network
