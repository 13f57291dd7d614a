#pragma once

#include "callerror.h"
#include "calllog.h"
#include "certificate.h"
#include "environment.h"
#include "policy.h"
#include "result.h"
#include "secret.h"
#include "ssoprofile.h"

#include <QFuture>

namespace management {

class KnownCertificates;
class KnownPolicies;

/** The result of a call. */
template<typename T>
using Answer = QFuture<base::Result<T, CallError>>;

/** The API of the dashboard. Cancelling a future aborts the call. */
class DashboardApi
{
public:
    virtual ~DashboardApi() = default;
    [[nodiscard]] virtual Answer<CertificatePage> listCertificates(const CertificateQuery &query) = 0;
    /**
     * Creates a policy with one POST that is never repeated, then fetches it by the id in the answer. If fetching
     * fails, the policy exists nevertheless, so the result is a value with `readBackError`.
     */
    [[nodiscard]] virtual Answer<CreatedPolicy> createPolicy(const Policy &policy) = 0;
    [[nodiscard]] virtual Answer<Policy> fetchPolicy(const QString &id) = 0;
    /** If the server does not support lists: the policies with ids known in this environment. `page` starts at 1; a
     * negative page returns all. */
    [[nodiscard]] virtual Answer<PolicyPage> listPolicies(int page) = 0;
};

/** The API of the portal. */
class PortalApi
{
public:
    virtual ~PortalApi() = default;
    [[nodiscard]] virtual Answer<SsoProfileList> listSsoProfiles() = 0;
};

/** The APIs of an environment. Credentials are set for this run or read from the keychain. */
class ManagementService
{
public:
    virtual ~ManagementService() = default;
    /** Calls use the environment that is current at the time of the call. */
    [[nodiscard]] virtual DashboardApi &dashboard() = 0;
    [[nodiscard]] virtual PortalApi &portal() = 0;
    /** The known certificates of the current environment. */
    [[nodiscard]] virtual KnownCertificates &knownCertificates() = 0;
    /** The known policies of the current environment. */
    [[nodiscard]] virtual KnownPolicies &knownPolicies() = 0;
    /** The calls of this run. */
    [[nodiscard]] virtual CallLog &calls() = 0;
    virtual void setEnvironment(const Environment &environment) = 0;
    /** Sets credentials for this run. They take precedence over the keychain. */
    virtual void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                                const secrets::Secret &portalKey) = 0;
    /** The token that the sandbox accepts. A secret of this installation. */
    [[nodiscard]] virtual secrets::Secret sandboxToken() const = 0;
};

} // namespace management
