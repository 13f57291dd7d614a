#pragma once

#include "objectview.h"
#include "schemacomparison.h"

namespace difference {

/** Compares the smallest and largest number, and `multipleOf`. */
void compareNumbers(SchemaComparison &comparison, const ViewPair &pair);
/** Compares the shortest and longest length of texts. */
void compareLengths(SchemaComparison &comparison, const ViewPair &pair);
/** Compares the smallest and largest number of items. */
void compareItemCounts(SchemaComparison &comparison, const ViewPair &pair);
/** Compares the smallest and largest number of items that fit `contains`. */
void compareContainsCounts(SchemaComparison &comparison, const ViewPair &pair);
/** Compares the smallest and largest number of properties. */
void comparePropertyCounts(SchemaComparison &comparison, const ViewPair &pair, const ObjectView &before,
                           const ObjectView &now);

} // namespace difference
