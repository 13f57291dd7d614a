#pragma once

#include "policydifference.h"

#include <QStringList>

namespace commands {

/** The comparison of a policy file with the policy of a dashboard that it describes. */
struct PolicyComparison {
    management::Policy file;
    std::optional<management::Policy> dashboard; ///< Nothing if the dashboard has no such policy.

    /** The differences; the whole file as added if the dashboard has no such policy. */
    [[nodiscard]] QList<management::PolicyDifference> differences() const;
    /** The JSON Pointers of texts that are REDACTED in one of the two, so that they can't be compared. */
    [[nodiscard]] QStringList notCompared() const;
};

/** Returns the differences as lines: kind, JSON Pointer and sentence. For a new policy, what it means. */
[[nodiscard]] QStringList differenceLines(const PolicyComparison &comparison);
/** Returns the comparison as `{"policy":{"id","name"}|null,"differences":[{"pointer","kind","before","after",
 * "sentence"}…],"notCompared":[…]}`, without secrets. */
[[nodiscard]] document::Value toJsonValue(const PolicyComparison &comparison);

/** Returns a policy for messages: “NAME” (ID). */
[[nodiscard]] QString policyLabel(const management::Policy &policy);

} // namespace commands
