#pragma once

#include "policydifference.h"

namespace messages {

/**
 * The sentence that describes a difference between two policies, from `before` to `after`: “Rate: 100 requests in 60 s
 * becomes 200 requests in 60 s”. Values of secret members are not shown.
 */
[[nodiscard]] QString policyDifferenceText(const management::PolicyDifference &difference,
                                           const management::Policy &before, const management::Policy &after);

/** The word for the kind of a difference in JSON: `added`, `removed` or `changed`. */
[[nodiscard]] QString policyDifferenceName(management::PolicyDifference::Kind kind);

} // namespace messages
