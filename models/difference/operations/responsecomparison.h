#pragma once

#include "comparer.h"

namespace difference {

/** Compares the responses of two states of an operation: statuses, media types, bodies and headers. */
void compareResponses(const Comparer &comparer, const OperationPair &pair);

} // namespace difference
