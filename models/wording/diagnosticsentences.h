#pragma once

#include <QString>

namespace wording {

/** The untranslated sentence of a rule (context "DiagnosticSentences") with or without arguments, or null. */
[[nodiscard]] const char *sentencePattern(const QString &rule, bool hasArguments);

} // namespace wording
