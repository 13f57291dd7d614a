#pragma once

#include "node.h"
#include "specificationtable.h"

namespace specification {

/**
 * Returns the kind of object that the specification table has at the pointer `below`, relative to an object of a kind.
 * The document need not have the object, and a Reference Object can be in its place. NoObject where the table has a
 * list, a map, a value, or nothing. References are not followed.
 */
[[nodiscard]] ObjectKind kindAt(const document::Node &object, ObjectKind kind, const document::Pointer &below,
                                Version version);

} // namespace specification
