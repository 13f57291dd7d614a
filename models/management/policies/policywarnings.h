#pragma once

#include "policy.h"

namespace management {

/** A contradiction in a policy, or a value that a server rejects or ignores. */
struct PolicyWarning {
    enum class Code {
        NoName,
        ActiveAndInactive,        ///< `active` and `is_inactive` are both true, so the policy is inactive.
        NeitherActiveNorInactive, ///< `active` is false and `is_inactive` is not true, so the policy is active.
        RateWithoutWindow,        ///< `rate` is %1, but `per` is 0 or less, so there is no limit.
        WindowWithoutRate,
        ThrottleHalf, ///< Only one of `throttle_interval` and `throttle_retry_limit` is set.
        ThrottleWithoutRate,
        PerApiWithOthers, ///< `per_api` is on together with %1…, which it excludes.
        AllPartitionsOff, ///< All flags of `partitions` are false, so all partitions apply.
        AccessKeyDiffers, ///< The key %1 of an access right is not its `api_id` %2.
        NoAccess,
        EmptyUrl,          ///< An allowed URL of API %1 is empty.
        InvalidUrlPattern, ///< The URL %2 of API %1 is not a valid pattern.
        UnknownMethod,     ///< The method %2 of API %1 is not an HTTP method.
        NoMethods,         ///< The URL %2 of API %1 has no methods.
        QuotaBelowRate,    ///< The quota of %1 requests is used up within one window of the rate of %2 requests.
        NegativeExpiry,
        WrongType, ///< The member of the policy has a wrong type.
    };
    Code code;
    QString pointer; ///< The JSON Pointer of the member that the warning is about.
    QStringList arguments;
    friend bool operator==(const PolicyWarning &, const PolicyWarning &) = default;
};

[[nodiscard]] QList<PolicyWarning> policyWarnings(const Policy &policy);

} // namespace management
