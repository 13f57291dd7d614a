#pragma once

#include "node.h"
#include "specificationtable.h"

namespace specification {

/**
 * What the table has at a pointer below an object of this kind, whether it is there or not: an object, or a Reference
 * Object in its place. NoObject where the table has a list, a map or a value, or nothing. References are not followed.
 */
[[nodiscard]] ObjectKind kindAt(const document::Node &object, ObjectKind kind, const document::Pointer &below,
                                Version version);

} // namespace specification
