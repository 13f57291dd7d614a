#pragma once

#include "compiledschema.h"

namespace schema {

/**
 * A text that the pattern matches, with a length within the bounds. Other variants give other texts where the pattern
 * leaves a choice. Nothing if none was found, which does not say that there is none. Takes `steps` for what is written
 * and matched, and ends without a text when there are none left.
 */
[[nodiscard]] std::optional<QString> textMatching(const Pattern &pattern, const Bounds &length, int variant,
                                                  qint64 &steps);
/** True if the text matches; false also if there are no steps left. */
[[nodiscard]] bool isMatching(const Pattern &pattern, const QString &text, qint64 &steps);

} // namespace schema
