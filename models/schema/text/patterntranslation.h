#pragma once

#include "patternflags.h"

#include <QString>

namespace schema {

/**
 * Translates a regular expression of ECMA-262 to the syntax of PCRE2. Sets `isStrict` to false if ECMA-262 does not
 * allow the source.
 */
[[nodiscard]] QByteArray translatedPattern(const QString &source, bool *isStrict, Dot dot);

} // namespace schema
