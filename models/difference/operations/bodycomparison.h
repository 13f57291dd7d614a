#pragma once

#include "comparer.h"

namespace difference {

/** Compares the request bodies of two states of an operation. */
void compareRequestBodies(const Comparer &comparer, const OperationPair &pair);

} // namespace difference
