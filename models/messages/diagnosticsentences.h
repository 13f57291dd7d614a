#pragma once

#include <QString>

namespace messages {

/** The untranslated sentence of a rule (context "DiagnosticSentences") with or without arguments, or null. */
[[nodiscard]] const char *sentencePattern(const QString &rule, bool hasArguments);

/** The untranslated sentence for what to do about a reference to a secret, in the same context, or null. */
[[nodiscard]] const char *referenceAdvice(const QString &word);

} // namespace messages
