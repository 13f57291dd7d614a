#pragma once

#include "accessrights.h"

#include <optional>

namespace contract {

/** The API that policies grant access to, by its id or, without an id, by its name. */
struct GrantedApi {
    QString id; ///< The value of `info.id` of the gateway extension.
    QString name;
    friend bool operator==(const GrantedApi &, const GrantedApi &) = default;
};

/** Returns the index of the access right for the API, or -1 if there is none. */
[[nodiscard]] qsizetype rightFor(const QList<management::AccessRight> &rights, const GrantedApi &api);

/** Whether the keys of a policy may call an operation. */
struct PolicyReach {
    enum class Code {
        Allows,
        AllowsSome, ///< The policy allows some values of the path's parameters only.
        Refuses,    ///< No URL that the policy allows matches the path and the method.
        Inactive,   ///< The policy is inactive: its keys are refused.
        NotDecided, ///< No URL of the policy allows the request, but one that can't be evaluated might.
    };
    Code code = Code::Allows;
    QString policyId;
    QString policyName;
    QString path; ///< The sample path that was tried; for Refuses and AllowsSome, one that the policy does not allow.
    friend bool operator==(const PolicyReach &, const PolicyReach &) = default;
};

/** Returns whether the keys of a policy may call an operation of the API, or std::nullopt if the policy grants no
 * access to the API. `paths` are those of samplePaths(). */
[[nodiscard]] std::optional<PolicyReach> reachOf(const management::Policy &policy, const GrantedApi &api,
                                                 const QByteArray &method, const QStringList &paths);

} // namespace contract
