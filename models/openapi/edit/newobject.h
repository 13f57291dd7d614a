#pragma once

#include "specificationtable.h"
#include "value.h"

#include "node.h"

namespace openapi {

/** Returns the value of a new object of a kind, with valid values for the fields that the specification's table
 * requires and few other fields. */
[[nodiscard]] document::Value newObject(specification::ObjectKind kind, specification::Version version);

/** Returns a new value of a field: an object, a list or a map with one entry, or the first of the values that the field
 * can have. */
[[nodiscard]] document::Value newValue(const specification::Field &field, specification::Version version);

/** Returns an unused name for a new entry of a map, in the form that the map's names have. */
[[nodiscard]] QByteArray newName(specification::Keys keys, const document::Node &map);

} // namespace openapi
