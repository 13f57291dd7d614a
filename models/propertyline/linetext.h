#pragma once

#include "line.h"
#include "linescope.h"

namespace propertyline {

/** Returns the canonical text of a line, which parseLine() reads as the same line except for forms. Components that the
 * scope does not have, or whose names have another meaning in a line, are written as `@Name`. */
[[nodiscard]] QString lineText(const Line &line, const LineScope &scope);
/** Returns the canonical text of the name of a line: in quotes if it has characters that names without quotes don't. */
[[nodiscard]] QString nameText(const QString &name);
/** Returns the canonical text of a type, such as `string(1..80) | null`. */
[[nodiscard]] QString typeText(const Type &type, const LineScope &scope);

} // namespace propertyline
