#pragma once

#include "comparer.h"

namespace difference {

/** Compares two states of an operation: parameters, body, responses, security, callbacks and what describes it. */
void compareOperation(const Comparer &comparer, const OperationPair &pair);

} // namespace difference
