#pragma once

#include "jsoncaller.h"
#include "knownpolicyids.h"
#include "managementapi.h"

#include <QObject>

namespace management {
class KnownCertificates;
class KnownPolicies;
} // namespace management

namespace network {

/** Makes the calls of the dashboard API over HTTP. */
class DashboardClient final : public QObject, public management::DashboardApi
{
    Q_OBJECT

public:
    DashboardClient(const CallServices &services, management::KnownPolicyIds &knownIds,
                    management::KnownCertificates &knownCertificates, management::KnownPolicies &knownPolicies,
                    QObject *parent = nullptr);

    void setEnvironment(const management::Environment &environment);

    [[nodiscard]] management::Answer<management::CertificatePage> listCertificates(
        const management::CertificateQuery &query) override;
    [[nodiscard]] management::Answer<management::CreatedPolicy> createPolicy(const management::Policy &policy) override;
    [[nodiscard]] management::Answer<management::Policy> fetchPolicy(const QString &id) override;
    [[nodiscard]] management::Answer<management::PolicyPage> listPolicies(int page) override;

private:
    /** Returns `call` with its result passed to `take` as well, unless the environment was changed meanwhile. */
    template<typename T, typename Take>
    [[nodiscard]] management::Answer<T> noted(management::Answer<T> call, Take take);

    JsonCaller m_caller;
    management::KnownPolicyIds &m_knownIds;
    management::KnownCertificates &m_knownCertificates;
    management::KnownPolicies &m_knownPolicies;
    management::Environment m_environment;
};

} // namespace network
