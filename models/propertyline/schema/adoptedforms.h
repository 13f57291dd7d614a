#pragma once

#include "line.h"

namespace propertyline {

/** Returns a type that was read from text with the forms that the schema of the earlier type `found` has, where they
 * are possible: `anyOf` stays `anyOf`, and a list without `items` stays one. The result is written with the least
 * changes. */
[[nodiscard]] Type withFormsOf(Type type, const Type &found, bool isVersion30);

} // namespace propertyline
