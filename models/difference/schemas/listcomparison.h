#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares the items of lists and their number. */
void compareLists(SchemaComparison &comparison, const ViewPair &pair);

} // namespace difference
