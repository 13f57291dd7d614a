#pragma once

#include "schemacomparison.h"

namespace difference {

/** Compares all keywords of two schemas, and the schemas inside of them. */
void compareViews(SchemaComparison &comparison, ViewPair pair);

} // namespace difference
