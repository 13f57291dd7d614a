#pragma once

#include "cachedanswer.h"
#include "calllog.h"
#include "clock.h"
#include "knowncertificates.h"
#include "knownpolicies.h"
#include "knownpolicyids.h"
#include "managementapi.h"
#include "retrypolicy.h"
#include "secretresolver.h"

#include <QObject>

#include <memory>
#include <optional>

namespace network {

class Waiter;

/** Makes the calls of the dashboard and portal APIs over HTTP. Used from the thread that it lives in. */
class NetworkManagementService final : public QObject, public management::ManagementService
{
    Q_OBJECT

public:
    /** The optional objects that the service uses. They must outlive it. */
    struct Options {
        management::AnswerCache *cache = nullptr; ///< Where answers are cached; null if they are not cached.
        Waiter *waiter = nullptr;                 ///< What delays retries; null for QTimer.
        const base::Clock *clock = nullptr;
        RetryPolicy retries{};
        secrets::Secret sandboxToken{}; ///< The token for calls to the sandbox; empty if they have no credentials.
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
    [[nodiscard]] management::KnownPolicies &knownPolicies() override { return m_knownPolicies; }
    void setEnvironment(const management::Environment &environment) override;
    [[nodiscard]] secrets::Secret sandboxToken() const override { return m_sandboxToken; }
    [[nodiscard]] std::unique_ptr<management::ManagementService> separate(
        const management::Environment &environment) override;
    void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                        const secrets::Secret &portalKey) override;

private:
    struct Clients;
    void loadCachedCertificates(const management::Environment &environment);
    void loadCachedPolicies(const management::Environment &environment);
    [[nodiscard]] bool isCurrent(const management::Environment &environment) const;

    base::SystemClock m_systemClock;
    management::CallLog m_calls;
    management::KnownCertificates m_knownCertificates;
    management::KnownPolicies m_knownPolicies;
    secrets::Keychain &m_keychain;
    management::KnownPolicyIds &m_knownIds;
    const Options m_options;
    management::AnswerCache *m_cache;
    secrets::Secret m_sandboxToken;
    std::optional<management::Environment> m_environment;
    std::unique_ptr<Clients> m_clients;
};

} // namespace network
