#pragma once

#include "schemaview.h"

namespace difference {

/** Returns true if no value fits both schemas, as far as their types and the values that they list say. */
[[nodiscard]] bool areDisjoint(const SchemaView &left, const SchemaView &right);
/** Returns true if values that one schema describes can fit another one too, so that a `oneOf` of both refuses them.
 * False if both differ in their types, in values that they list, or in a property that one of them requires. */
[[nodiscard]] bool canOverlap(Side &side, const Located &left, const Located &right, const Limits &limits);

/** Returns true if both schemas describe objects only. */
[[nodiscard]] bool areObjects(Side &side, const Located &left, const Located &right, const Limits &limits);

} // namespace difference
