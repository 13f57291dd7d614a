#pragma once

#include "policy.h"

namespace management {

/** A difference between two policies that changes what the policy allows or limits, or another member of it. */
struct PolicyDifference {
    enum class Kind {
        Added,   ///< Only the second policy has the member.
        Removed, ///< Only the first policy has the member.
        Changed,
        /** The last one of a list: there are more than MaximumPolicyDifferences, which were not compared. It has no
         * values, and its pointer is of no member. */
        NotCompared,
    };
    /** The JSON Pointer of the member: in the first policy if it is removed, otherwise in the second one. */
    QString pointer;
    Kind kind = Kind::Changed;
    document::Value before; ///< The value in the first policy; null if it has none.
    document::Value after;  ///< The value in the second policy; null if it has none.
    bool isSecret = false;  ///< True if the names around the values say that all of their texts are secrets.
    friend bool operator==(const PolicyDifference &, const PolicyDifference &) = default;
};

/**
 * Compares the policy of a dashboard with a policy file by meaning. The differences are in the order of policyFields(),
 * other members after them by name. These are no differences:
 * - members that the server makes: `_id`, `date_created`, `last_updated`; `id` and `org_id` if the file has none;
 *   `active`, `api_id` and `api_name` if one policy has none;
 * - a missing member, null, false, 0, an empty text, array or object, and an object with such members only; for limits
 *   also all numbers up to 0, which turn them off; a missing `state` and `active`;
 * - the order of members, access rights, tags, versions, methods and allowed URLs: each of the URLs allows requests on
 *   its own, so their order changes the rule that is named in a result but not the result;
 * - the case of methods, and an allowed URL in one entry or in several;
 * - the form of a number: 60, 60.0 and 6e1, and the error of rounding it to a 64-bit floating-point number;
 * - a text that is REDACTED in one of them, see redactedMembers(): its value is unknown.
 */
[[nodiscard]] QList<PolicyDifference> policyDifferences(const Policy &dashboard, const Policy &file);

/** Returns the JSON Pointers of the members that the server changed or dropped when it created a policy, as
 * policyDifferences() compares them. Members that the server added and that the reference does not have are ignored. */
[[nodiscard]] QStringList readBackDifferences(const Policy &sent, const Policy &readBack);

} // namespace management
