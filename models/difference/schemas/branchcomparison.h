#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares the alternatives of `oneOf` and `anyOf` that both sides have, or that are beside other keywords. */
void compareBranches(SchemaComparison &comparison, const ViewPair &pair);
/** Reports a schema that was replaced by alternatives, or the other way round. Returns true if nothing else of the
 * schemas is to be compared. */
[[nodiscard]] bool compareWrapping(SchemaComparison &comparison, const ViewPair &pair);
/** Reports branches that were added to `allOf` or removed from it. `effect` is the effect of all changes of the value,
 * which tells what the branches do. */
void compareAllOf(SchemaComparison &comparison, const ViewPair &pair, Effect effect);

} // namespace difference
