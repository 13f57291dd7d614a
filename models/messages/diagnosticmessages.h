#pragma once

#include "diagnostic.h"

namespace messages {

/** The translated message of a diagnostic, from the row of its rule. An unknown rule gives its id, never an empty text.
 */
[[nodiscard]] QString diagnosticText(const base::Diagnostic &diagnostic);

/** The same for a rule's id and arguments, for a route that is blocked. */
[[nodiscard]] QString diagnosticText(const QString &ruleId, const QStringList &arguments);

/** What the fix for a diagnostic does, translated; empty if its rule has none. */
[[nodiscard]] QString fixText(const base::Diagnostic &diagnostic);

} // namespace messages
