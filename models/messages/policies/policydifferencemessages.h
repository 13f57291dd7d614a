#pragma once

#include "accessrights.h"
#include "policydifference.h"
#include "policymeaning.h"

#include <QHash>

namespace messages {

/** The sentences that describe the differences between two policies, without secrets: REDACTED, or the words “a secret
 * value”, replaces them. */
class PolicyDifferenceTexts final
{
public:
    /** Prepares the sentences for differences from the policy `before` to the policy `after`. */
    PolicyDifferenceTexts(const management::Policy &before, const management::Policy &after);

    /** Returns the sentence for a difference that management::policyDifferences() found between the two policies:
     * “Rate: 100 requests in 60 s becomes 200 requests in 60 s”. */
    [[nodiscard]] QString text(const management::PolicyDifference &difference) const;

private:
    /** One of the two compared policies, with what messages need of it. */
    struct Side {
        explicit Side(const management::Policy &policy);
        QString name;
        QList<management::PolicyMeaning> meanings;
        QHash<QString, management::AccessRight> rights; ///< By their keys.
    };

    Side m_before;
    Side m_after;
};

/** The word for the kind of a difference in JSON: `added`, `removed`, `changed` or `not-compared`. */
[[nodiscard]] QString policyDifferenceName(management::PolicyDifference::Kind kind);

} // namespace messages
