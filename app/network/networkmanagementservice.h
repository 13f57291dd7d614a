#pragma once

#include "clock.h"
#include "credentialsource.h"
#include "dashboardclient.h"
#include "knowncertificates.h"
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
    /** What a service may do without; all of it outlives the service. */
    struct Options {
        management::AnswerCache *cache = nullptr; ///< Null: no answer stands for one that cannot be had.
        Waiter *waiter = nullptr;                 ///< Null: the machine's clock.
        const base::Clock *clock = nullptr;
        RetryPolicy retries{};
    };
    NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds, const Options &options,
                             QObject *parent = nullptr);
    NetworkManagementService(secrets::Keychain &keychain, management::KnownPolicyIds &knownIds)
        : NetworkManagementService(keychain, knownIds, Options())
    {}

    [[nodiscard]] management::DashboardApi &dashboard() override { return m_dashboard; }
    [[nodiscard]] management::PortalApi &portal() override { return m_portal; }
    [[nodiscard]] management::CallLog &calls() override { return m_calls; }
    [[nodiscard]] management::KnownCertificates &knownCertificates() override { return m_knownCertificates; }
    void setEnvironment(const management::Environment &environment) override;
    void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                        const secrets::Secret &portalKey) override;

private:
    [[nodiscard]] CallServices services(const Options &options);
    void recall(const management::Environment &environment);

    base::SystemClock m_systemClock;
    TimerWaiter m_timerWaiter;
    management::CallLog m_calls;
    management::KnownCertificates m_knownCertificates;
    management::AnswerCache *m_cache;
    std::optional<management::Environment> m_environment;
    CredentialSource m_credentials;
    DashboardClient m_dashboard;
    PortalClient m_portal;
};

} // namespace network
