#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares the keywords whose value is a schema, or an object of schemas: `not`, `if`, `contains` and the like. */
void compareSubschemas(SchemaComparison &comparison, const ViewPair &pair);

} // namespace difference
