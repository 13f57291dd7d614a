#pragma once

#include "diagnostic.h"
#include "error.h"
#include "preflightrules.h"
#include "secrettexts.h"

#include <functional>
#include <optional>

namespace preflight {

/** What is said of a reference that has no value. */
struct SecretProblem {
    lint::Rule rule;
    QStringList arguments;
};

/** The rule and the arguments for a resolver's error. Nothing of a value is in them. */
[[nodiscard]] SecretProblem secretProblem(const secrets::SecretReference &reference, const base::Error &error);

/** The same for a text with several, of which resolveValue() named the one that failed. */
[[nodiscard]] SecretProblem secretProblemOf(const QString &text, const base::Error &error);

/** The problem of one reference, or nothing where it has a value or is not answered yet. */
using SecretVerdict = std::function<std::optional<SecretProblem>(const secrets::SecretReference &)>;

/** One problem for each reference without a value, at the text it stands in. */
[[nodiscard]] base::Diagnostics secretProblems(const document::Snapshot &snapshot, const QList<lint::SecretText> &texts,
                                               const SecretVerdict &verdict);

} // namespace preflight
