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

/** The answer of a call: a value, or why there is none. */
template<typename T>
using Answer = QFuture<base::Result<T, CallError>>;

/** The dashboard operations of sections 4.1 to 4.3, and the list many servers have. Cancelling the future aborts the
 * call. */
class DashboardApi
{
public:
    virtual ~DashboardApi() = default;
    [[nodiscard]] virtual Answer<CertificatePage> listCertificates(const CertificateQuery &query) = 0;
    /**
     * Creates with one POST that is never repeated, then fetches back by the id in the answer. Where the second step
     * fails the policy exists all the same: the answer is a value, with `readBackError`.
     */
    [[nodiscard]] virtual Answer<CreatedPolicy> createPolicy(const Policy &policy) = 0;
    [[nodiscard]] virtual Answer<Policy> fetchPolicy(const QString &id) = 0;
    /** Where the server has no list: the policies of the ids known in this environment. `page` from 1; below 0 is all.
     */
    [[nodiscard]] virtual Answer<PolicyPage> listPolicies(int page) = 0;
};

/** The portal operation of section 4.4. */
class PortalApi
{
public:
    virtual ~PortalApi() = default;
    [[nodiscard]] virtual Answer<SsoProfileList> listSsoProfiles() = 0;
};

/** Opens the two interfaces for an environment; the credentials are given, or read from the keychain when they are not.
 */
class ManagementService
{
public:
    virtual ~ManagementService() = default;
    /** The calls go to the environment that is current at the time of the call. */
    [[nodiscard]] virtual DashboardApi &dashboard() = 0;
    [[nodiscard]] virtual PortalApi &portal() = 0;
    /** What is known of the current environment's certificates. */
    [[nodiscard]] virtual KnownCertificates &knownCertificates() = 0;
    /** What was called in this run. */
    [[nodiscard]] virtual CallLog &calls() = 0;
    virtual void setEnvironment(const Environment &environment) = 0;
    /** Credentials for this run only: used before the keychain's, and where no keychain answers. */
    virtual void setCredentials(const QString &environmentId, const secrets::Secret &dashboardToken,
                                const secrets::Secret &portalKey) = 0;
};

} // namespace management
