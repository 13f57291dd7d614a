#pragma once

#include "cachedanswer.h"
#include "calllog.h"
#include "clock.h"
#include "knowncertificates.h"
#include "knownpolicyids.h"
#include "managementapi.h"
#include "retrypolicy.h"
#include "secretresolver.h"

#include <QObject>

#include <memory>
#include <optional>

namespace network {

class Waiter;

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
    ~NetworkManagementService() override;

    [[nodiscard]] management::DashboardApi &dashboard() override;
    [[nodiscard]] management::PortalApi &portal() override;
    [[nodiscard]] management::CallLog &calls() override { return m_calls; }
    [[nodiscard]] management::KnownCertificates &knownCertificates() override { return m_knownCertificates; }
    void setEnvironment(const management::Environment &environment) override;
    void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                        const secrets::Secret &portalKey) override;

private:
    struct Clients;
    void loadCachedCertificates(const management::Environment &environment);

    base::SystemClock m_systemClock;
    management::CallLog m_calls;
    management::KnownCertificates m_knownCertificates;
    management::AnswerCache *m_cache;
    std::optional<management::Environment> m_environment;
    std::unique_ptr<Clients> m_clients;
};

} // namespace network
