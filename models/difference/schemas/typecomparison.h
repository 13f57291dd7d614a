#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares whether two schemas allow null: one finding, whatever keywords say it. */
void compareNull(SchemaComparison &comparison, const ViewPair &pair);
/** Compares the types and formats of two schemas. Sets the shared types of the pair to those that both allow. */
void compareTypes(SchemaComparison &comparison, ViewPair &pair);

} // namespace difference
