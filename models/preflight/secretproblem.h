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

/** The problem for a resolver's error. The arguments contain no part of a value. */
[[nodiscard]] SecretProblem secretProblem(const secrets::SecretReference &reference, const base::Error &error);

/** The same for a text with several references; the error's detail names the one that failed. */
[[nodiscard]] SecretProblem secretProblemOf(const secrets::ReferenceScan &scan, const base::Error &error);

/** The problem of one reference, or nothing if it has a value or its lookup is not complete. */
using SecretVerdict = std::function<std::optional<SecretProblem>(const secrets::SecretReference &)>;

/** One problem for each reference without a value, at the text that contains it. One with a control character in its
 * value is a problem in the credentials for the upstream alone. */
[[nodiscard]] base::Diagnostics secretProblems(const document::Snapshot &snapshot, const QList<lint::SecretText> &texts,
                                               const SecretVerdict &verdict);

} // namespace preflight
