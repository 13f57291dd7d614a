#pragma once

#include "specificationtable.h"
#include "value.h"

#include "node.h"

namespace openapi {

/** A new object of that kind: what the table requires, with values that are valid, and little more. */
[[nodiscard]] document::Value newObject(specification::ObjectKind kind, specification::Version version);

/** A new value of a field: an object, a list or a map with one entry, or the first of the values that it can have. */
[[nodiscard]] document::Value newValue(const specification::Field &field, specification::Version version);

/** A name for a new entry of a map, in the form that its names have, and that no entry has. */
[[nodiscard]] QByteArray newName(specification::Keys keys, const document::Node &map);

} // namespace openapi
