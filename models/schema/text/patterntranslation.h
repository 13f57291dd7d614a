#pragma once

#include "patternflags.h"

#include <QString>

namespace schema {

/** A regular expression of ECMA-262 in the syntax of PCRE2. `isStrict` is set to false where it is not one. */
[[nodiscard]] QByteArray translatedPattern(const QString &source, bool *isStrict, Dot dot);

} // namespace schema
