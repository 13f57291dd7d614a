#pragma once

#include "policy.h"

namespace management {

/** One sentence about what a policy does; `arguments` fill its placeholders, numbers as plain digits. */
struct PolicyMeaning {
    enum class Code {
        Inactive,  ///< Keys of this policy are refused.
        RateLimit, ///< %1 requests in %2 seconds.
        NoRateLimit,
        Quota,            ///< %1 requests in each %2 seconds.
        QuotaNeverRenews, ///< %1 requests in all.
        NoQuota,
        Throttle,   ///< Waits %1 seconds and tries again up to %2 times.
        QueryDepth, ///< GraphQL queries up to %1 levels.
        KeysExpire, ///< Keys end %1 seconds after they are made.
        KeysNeverExpire,
        HmacRequired,
        OnlyPartitions,   ///< Sets only: %1… (keys of `partitions`); the rest comes from other policies.
        PerApi,           ///< Limits count for each API by itself.
        NoAccess,         ///< No API is named.
        AccessToApi,      ///< All of API %1.
        AccessToVersions, ///< API %1 in the versions %2….
        AccessToUrl,      ///< %1: %2 (methods with blanks between, empty: every method) on %3.
        IntrospectionOff, ///< No GraphQL introspection on %1.
    };
    Code code;
    QStringList arguments;
    friend bool operator==(const PolicyMeaning &, const PolicyMeaning &) = default;
};

/** The sentences, in the order of the form. */
[[nodiscard]] QList<PolicyMeaning> policyMeaning(const Policy &policy);

} // namespace management
