#pragma once

#include "diagnostic.h"
#include "knowncertificates.h"
#include "servedapi.h"

#include <QDateTime>

namespace reach {

/** A problem of the definitions that one gateway serves, or of its dashboard's policies. */
struct GatewayFinding {
    QString documentPath; ///< ServedApi::documentPath of the definition to fix; empty for a policy.
    /** The problem, without a span. The pointer is a place in the definition or in the policy; the logical pointer of a
     * policy's problem begins with `policy:` and the policy's id. */
    base::Diagnostic problem;
    friend bool operator==(const GatewayFinding &, const GatewayFinding &) = default;
};

/** What the dashboard of an environment told of its policies and certificates. */
struct GatewayEnvironment {
    QString name;
    QList<management::Policy> policies;
    bool hasAllPolicies = true; ///< False if the dashboard does not list its policies.
    /** The dashboard's certificates; null if they are not known. Must outlive the environment. */
    const management::KnownCertificates *certificates = nullptr;
    /** After this number of comparisons of an allowed URL with an operation, no more URLs are compared. */
    int mostComparisons = 2'000'000;
    QDateTime now; ///< The time for which the validity of certificates is checked.
};

/** Returns the name of a definition for messages: its title and its path, or only the title if it has no file. */
[[nodiscard]] QString nameOfApi(const ServedApi &api);

} // namespace reach
