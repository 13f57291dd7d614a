#pragma once

#include "comparer.h"

namespace difference {

/** Compares the operations of two descriptions: those that were added and removed, and what changed in the others. */
void compareOperations(const Comparer &comparer);
/** Compares what belongs to no operation: security of the document, security schemes, servers. */
void compareDocuments(const Comparer &comparer);

} // namespace difference
