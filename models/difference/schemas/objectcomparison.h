#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares the properties of objects: which exist, which are required, and the values that they can have. */
void compareObjects(SchemaComparison &comparison, const ViewPair &pair);

} // namespace difference
