#pragma once

#include "comparer.h"

namespace difference {

/** Compares the parameters of two states of an operation, with those of their path items. */
void compareParameters(const Comparer &comparer, const OperationPair &pair);

} // namespace difference
