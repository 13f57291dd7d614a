#pragma once

#include "diagnostic.h"

namespace messages {

/** What a diagnostic says to a person, in one sentence or two. An unknown rule gives its id, never an empty text. */
[[nodiscard]] QString sentence(const base::Diagnostic &diagnostic);

/** The same by rule and arguments, for a route that is blocked. */
[[nodiscard]] QString sentence(const QString &rule, const QStringList &arguments);

/** True when the rule has a sentence of its own. */
[[nodiscard]] bool hasSentence(const QString &rule);

} // namespace messages
