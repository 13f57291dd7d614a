#pragma once

#include "compiledschema.h"

namespace schema {

/**
 * Returns a text that the pattern matches, with a length within the bounds. Other values of `variant` give other texts
 * if the pattern leaves a choice. Returns std::nullopt if none was found, although there can be one. Takes `steps` for
 * what is written and matched, and returns std::nullopt when none are left.
 */
[[nodiscard]] std::optional<QString> textMatching(const Pattern &pattern, const Bounds &length, int variant,
                                                  qint64 &steps);
/** True if the text matches the pattern; false also if no steps are left. */
[[nodiscard]] bool isMatching(const Pattern &pattern, const QString &text, qint64 &steps);

} // namespace schema
