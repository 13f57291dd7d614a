#pragma once

#include "diagnostic.h"
#include "error.h"
#include "ruletable.h"
#include "secrettexts.h"

#include <functional>
#include <optional>

namespace preflight {

/** The rule and the arguments that describe a reference without a value. */
struct SecretProblem {
    const rules::Rule *rule;
    QStringList arguments;
};

/** Returns the problem for the error with which a resolver failed to look up `reference`. Its arguments contain no part
 * of a secret value. */
[[nodiscard]] SecretProblem secretProblem(const secrets::SecretReference &reference, const base::Error &error);

/** Returns the problem for the error with which a resolver failed to look up the references of a text. The error's
 * detail names the reference that failed. */
[[nodiscard]] SecretProblem secretProblemOf(const secrets::ReferenceScan &scan, const base::Error &error);

/** A function that returns the problem of a reference, or std::nullopt if it has a value or its lookup is pending. */
using SecretVerdict = std::function<std::optional<SecretProblem>(const secrets::SecretReference &)>;

/** Returns one problem for each reference in `texts` without a value, at the text that contains it. A control character
 * in a value is a problem only in the credentials for the upstream. */
[[nodiscard]] base::Diagnostics secretProblems(const document::Snapshot &snapshot, const QList<lint::SecretText> &texts,
                                               const SecretVerdict &verdict);

} // namespace preflight
