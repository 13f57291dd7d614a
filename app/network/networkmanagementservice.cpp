#include "networkmanagementservice.h"

#include "cachedcertificates.h"
#include "cachedpolicies.h"
#include "credentialsource.h"
#include "dashboardclient.h"
#include "portalclient.h"
#include "waiter.h"
#include "whendone.h"

namespace network {

/** The objects that send calls, in the order of their dependencies. */
struct NetworkManagementService::Clients {
    Clients(NetworkManagementService &service, secrets::Keychain &keychain, management::KnownPolicyIds &knownIds,
            const Options &options)
        : credentials(keychain, options.sandboxToken)
        , dashboard(services(service, options), knownIds, service.m_knownCertificates, service.m_knownPolicies)
        , portal(services(service, options))
    {}

    TimerWaiter timerWaiter;
    CredentialSource credentials;
    DashboardClient dashboard;
    PortalClient portal;

private:
    [[nodiscard]] CallServices services(NetworkManagementService &service, const Options &options)
    {
        return {credentials,
                options.clock ? *options.clock : service.m_systemClock,
                options.waiter ? *options.waiter : timerWaiter,
                options.cache,
                &service.m_calls,
                options.retries};
    }
};

NetworkManagementService::NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds,
                                                   const Options &options, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
    , m_knownIds(knownIds)
    , m_options(options)
    , m_cache(options.cache)
    , m_sandboxToken(options.sandboxToken)
    , m_clients(std::make_unique<Clients>(*this, keychain, knownIds, options))
{}

NetworkManagementService::~NetworkManagementService() = default;

management::DashboardApi &NetworkManagementService::dashboard()
{
    return m_clients->dashboard;
}

management::PortalApi &NetworkManagementService::portal()
{
    return m_clients->portal;
}

void NetworkManagementService::setEnvironment(const management::Environment &environment)
{
    m_clients->dashboard.setEnvironment(environment);
    m_clients->portal.setEnvironment(environment);
    const bool isSame = m_environment && m_environment->id == environment.id &&
                        m_environment->name == environment.name &&
                        m_environment->dashboardUrl == environment.dashboardUrl;
    m_environment = environment;
    if (isSame)
        return;
    loadCachedCertificates(environment);
    loadCachedPolicies(environment);
}

bool NetworkManagementService::isCurrent(const management::Environment &environment) const
{
    return m_environment && m_environment->id == environment.id &&
           m_environment->dashboardUrl == environment.dashboardUrl;
}

void NetworkManagementService::loadCachedCertificates(const management::Environment &environment)
{
    m_knownCertificates.forget(environment.name);
    if (!m_cache || environment.isSandbox)
        return;
    base::whenDone(cachedCertificates(*m_cache, environment), this,
                   [this, environment](const base::Result<AnsweredCertificates> &cached) {
                       // A newer answer has arrived meanwhile.
                       if (!cached || !isCurrent(environment) || m_knownCertificates.isComplete())
                           return;
                       for (const auto &[query, page] : *cached)
                           m_knownCertificates.take(query, page);
                   });
}

void NetworkManagementService::loadCachedPolicies(const management::Environment &environment)
{
    m_knownPolicies.forget();
    if (!m_cache || environment.isSandbox)
        return;
    base::whenDone(cachedPolicies(*m_cache, m_knownIds, environment), this,
                   [this, environment](const base::Result<AnsweredPolicies> &cached) {
                       if (!cached || !isCurrent(environment) || m_knownPolicies.isKnown())
                           return; // A newer answer has arrived meanwhile.
                       for (const management::PolicyPage &page : *cached)
                           m_knownPolicies.take(AllPages, page);
                   });
}

void NetworkManagementService::setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                                              const secrets::Secret &portalKey)
{
    m_clients->credentials.setForThisRun(environmentId, dashboardToken, portalKey);
}

std::unique_ptr<management::ManagementService> NetworkManagementService::separate(
    const management::Environment &environment)
{
    Options options = m_options;
    options.cache = nullptr;
    auto service = std::make_unique<NetworkManagementService>(m_keychain, m_knownIds, options);
    service->m_clients->credentials.takeFrom(m_clients->credentials);
    service->setEnvironment(environment);
    return service;
}

} // namespace network

#include "moc_networkmanagementservice.cpp"
