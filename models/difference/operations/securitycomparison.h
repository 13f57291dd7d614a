#pragma once

#include "comparer.h"

namespace difference {

/** Compares the security requirements of an operation, if one of its states has requirements of its own. */
void compareSecurity(const Comparer &comparer, const OperationPair &pair);
/** Compares the security requirements of the documents, which apply to operations without their own. */
void compareDocumentSecurity(const Comparer &comparer);

} // namespace difference
