#pragma once

#include <QString>

namespace wording {

/** The untranslated sentence of a rule (context "DiagnosticSentences"), or null. */
[[nodiscard]] const char *sentencePattern(const QString &rule);

} // namespace wording
