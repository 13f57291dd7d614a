#pragma once

#include "diagnostic.h"

namespace messages {

/**
 * The translated message of a diagnostic, from its rule. If the rule is unknown, its id, so the text is never empty.
 */
[[nodiscard]] QString diagnosticText(const base::Diagnostic &diagnostic);

/** The translated message of a diagnostic that has this rule id and these arguments, for a route that is blocked. */
[[nodiscard]] QString diagnosticText(const QString &ruleId, const QStringList &arguments);

/**
 * The place and the translated message of a syntax error, such as "8:2: Unexpected “x” after the JSON value", without a
 * full stop at its end. `detail` is that of an error of document::Value::fromJson(), which has the rule instead.
 */
[[nodiscard]] QString syntaxErrorText(const QString &detail);

/** A translated text that says what the fix for a diagnostic does; empty if its rule has none. */
[[nodiscard]] QString fixText(const base::Diagnostic &diagnostic);

} // namespace messages
