#pragma once

#include "policy.h"

namespace management {

/** Something in a policy that contradicts itself or that a server will refuse or ignore. */
struct PolicyWarning {
    enum class Code {
        NoName,
        ActiveAndInactive, ///< `active` and `is_inactive` are both true, or both false.
        RateWithoutWindow, ///< `rate` %1, but `per` is 0 or less: no limit.
        WindowWithoutRate,
        ThrottleHalf, ///< One of the two throttle fields is on, the other off.
        ThrottleWithoutRate,
        PerApiWithOthers, ///< `per_api` excludes %1….
        AllPartitionsOff, ///< `partitions` is there and all its flags are false: all apply.
        AccessKeyDiffers, ///< The key %1 is not its `api_id` %2.
        NoAccess,
        EmptyUrl,          ///< An allowed URL of %1 is empty.
        InvalidUrlPattern, ///< The URL %2 of %1 is no valid pattern.
        UnknownMethod,     ///< %2 on %1 is no HTTP method.
        NoMethods,         ///< The URL %2 of %1 names no method.
        QuotaBelowRate,    ///< The quota %1 is used up within one rate window of %2.
        NegativeExpiry,
        WrongType, ///< The member does not have the type of the reference.
    };
    Code code;
    QString pointer; ///< JSON Pointer of what it speaks of.
    QStringList arguments;
    friend bool operator==(const PolicyWarning &, const PolicyWarning &) = default;
};

[[nodiscard]] QList<PolicyWarning> policyWarnings(const Policy &policy);

} // namespace management
