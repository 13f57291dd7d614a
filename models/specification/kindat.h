#pragma once

#include "node.h"
#include "specificationtable.h"

namespace specification {

/** Returns the kind of object that the specification's table has at the pointer `below` an object of a kind, whether
 * the document has a value at it or not. For a place with a Reference Object, this is the kind of object that it
 * replaces. NoObject where the table has a list, a map, another value or nothing. References are not followed. */
[[nodiscard]] ObjectKind kindAt(const document::Node &object, ObjectKind kind, const document::Pointer &below,
                                Version version);

} // namespace specification
