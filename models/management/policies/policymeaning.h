#pragma once

#include "policy.h"

namespace management {

/** A statement about what a policy does. `arguments` replace the placeholders of its message. */
struct PolicyMeaning {
    enum class Code {
        Inactive,  ///< Keys of this policy are refused.
        RateLimit, ///< %1 requests in %2 seconds.
        NoRateLimit,
        Quota,            ///< %1 requests per %2 seconds.
        QuotaNeverRenews, ///< %1 requests in all.
        NoQuota,
        Throttle,   ///< Retries after %1 seconds, up to %2 times.
        QueryDepth, ///< GraphQL queries up to %1 levels.
        KeysExpire, ///< Keys expire %1 seconds after they are created.
        KeysNeverExpire,
        HmacRequired,
        OnlyPartitions,   ///< Only sets %1… (keys of `partitions`). Other policies set the rest.
        PerApi,           ///< Limits are counted for each API separately.
        NoAccess,         ///< No API is listed.
        AccessToApi,      ///< All of API %1.
        AccessToVersions, ///< Versions %2… of API %1.
        AccessToUrl,      ///< API %1: methods %2 (separated by spaces, empty: all) on URL %3.
        IntrospectionOff, ///< No GraphQL introspection on %1.
    };
    Code code;
    QStringList arguments;
    friend bool operator==(const PolicyMeaning &, const PolicyMeaning &) = default;
};

/** The statements, in the order of the form. */
[[nodiscard]] QList<PolicyMeaning> policyMeaning(const Policy &policy);

} // namespace management
