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

#include <memory>

namespace management {

class KnownCertificates;
class KnownPolicies;

/** The future result of a call of the dashboard or portal. */
template<typename T>
using Answer = QFuture<base::Result<T, CallError>>;

/** The API of the dashboard. Canceling a future aborts the call. */
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
    /** Fetches a page of the list of policies. `page` starts at 1; a negative page fetches all. If the server does not
     * support lists, fetches the policies whose ids are known in this environment. */
    [[nodiscard]] virtual Answer<PolicyPage> listPolicies(int page) = 0;
};

/** The API of the portal. Canceling a future aborts the call. */
class PortalApi
{
public:
    virtual ~PortalApi() = default;
    [[nodiscard]] virtual Answer<SsoProfileList> listSsoProfiles() = 0;
};

/** Gives access to the dashboard and the portal of the current environment, and to the answers that are known.
 * Credentials are set for this run or read from the keychain. */
class ManagementService
{
public:
    virtual ~ManagementService() = default;
    /** The API of the dashboard. A call uses the environment that is current when it is made. */
    [[nodiscard]] virtual DashboardApi &dashboard() = 0;
    [[nodiscard]] virtual PortalApi &portal() = 0;
    /** The known certificates of the current environment. */
    [[nodiscard]] virtual KnownCertificates &knownCertificates() = 0;
    /** The known policies of the current environment. */
    [[nodiscard]] virtual KnownPolicies &knownPolicies() = 0;
    /** The log of this run's calls. */
    [[nodiscard]] virtual CallLog &calls() = 0;
    virtual void setEnvironment(const Environment &environment) = 0;
    /** Sets credentials for this run. They take precedence over the keychain. */
    virtual void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                                const secrets::Secret &portalKey) = 0;
    /**
     * Makes a second service for an environment, with the credentials that this service has for it. It has its own
     * current environment, known answers and log, and no cache, so this service stays as it is. Its owner must not
     * outlive this service.
     */
    [[nodiscard]] virtual std::unique_ptr<ManagementService> separate(const Environment &environment) = 0;
    /** The dashboard token that the sandbox accepts. It is a secret of this installation. */
    [[nodiscard]] virtual secrets::Secret sandboxToken() const = 0;
};

} // namespace management
