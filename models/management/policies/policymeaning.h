#pragma once

#include "policy.h"

namespace management {

/** A statement about what a policy does, as a code. `arguments` replace the placeholders %1, %2 … of the statement's
 * message. */
struct PolicyMeaning {
    enum class Code {
        Inactive,  ///< Keys of this policy are refused.
        RateLimit, ///< At most %1 requests are allowed in %2 seconds.
        NoRateLimit,
        Quota,            ///< At most %1 requests are allowed in each period of %2 seconds.
        QuotaNeverRenews, ///< At most %1 requests are allowed in all; the quota is never renewed.
        NoQuota,
        Throttle,   ///< Requests over the rate are repeated after %1 seconds, up to %2 times.
        QueryDepth, ///< GraphQL queries may have up to %1 levels.
        KeysExpire, ///< Keys expire %1 seconds after they are created.
        KeysNeverExpire,
        HmacRequired,
        OnlyPartitions, ///< The policy only sets %1… (keys of `partitions`). Other policies set the other partitions.
        PerApi,         ///< The limits are counted for each API separately.
        NoAccess,       ///< The policy lists no API, so keys can't call any.
        AccessToApi,    ///< Keys may call all of API %1.
        AccessToVersions, ///< Keys may call the versions %2… of API %1.
        AccessToUrl,      ///< Keys may call API %1 with the methods %2 (separated by spaces, empty: all) on URL %3.
        IntrospectionOff, ///< GraphQL introspection is off for API %1.
    };
    Code code;
    QStringList arguments;
    friend bool operator==(const PolicyMeaning &, const PolicyMeaning &) = default;
};

/** Returns what a policy does as statements, in the order in which the form of a policy has their fields. */
[[nodiscard]] QList<PolicyMeaning> policyMeaning(const Policy &policy);

} // namespace management
