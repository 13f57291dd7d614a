#pragma once

#include "compiledschema.h"

namespace schema {

/**
 * A text that the pattern matches, with a length within the bounds. Other variants give other texts where the pattern
 * leaves a choice. Nothing if none was found, which does not say that there is none.
 */
[[nodiscard]] std::optional<QString> textMatching(const Pattern &pattern, const Bounds &length, int variant);

} // namespace schema
