#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares the values that `enum` and `const` list. */
void compareAllowedValues(SchemaComparison &comparison, const ViewPair &pair);
/** Compares the lengths, patterns and contents of texts. */
void compareTexts(SchemaComparison &comparison, const ViewPair &pair);
/** Compares what describes values and does not restrict them: default values and discriminators. */
void compareDescriptions(SchemaComparison &comparison, const ViewPair &pair);

} // namespace difference
