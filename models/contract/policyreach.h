#pragma once

#include "policy.h"

#include <optional>

namespace contract {

/** The API that policies grant access to. They name it by its id. */
struct GrantedApi {
    QString id; ///< `info.id` of the extension.
    QString name;
    friend bool operator==(const GrantedApi &, const GrantedApi &) = default;
};

/** Whether the keys of a policy may call an operation. */
struct PolicyReach {
    enum class Code {
        Allows,
        AllowsSome, ///< It depends on the values of the path's parameters.
        Refuses,    ///< No allowed URL matches the path and the method.
        Inactive,   ///< The policy is inactive: its keys are refused.
        NotDecided, ///< No URL allows it, and one that can't be evaluated might.
    };
    Code code = Code::Allows;
    QString policyId;
    QString policyName;
    QString path; ///< The path that was tried. The refused one for Refuses and AllowsSome.
    friend bool operator==(const PolicyReach &, const PolicyReach &) = default;
};

/** Nothing if the policy grants no access to the API. The paths are those of samplePaths(). */
[[nodiscard]] std::optional<PolicyReach> reachOf(const management::Policy &policy, const GrantedApi &api,
                                                 const QByteArray &method, const QStringList &paths);

} // namespace contract
