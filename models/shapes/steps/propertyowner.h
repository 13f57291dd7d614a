#pragma once

#include "snapshot.h"

namespace shapes {

/** Returns the place of the schema to which properties of the schema at `schema` are added: the schema itself, or the
 * last part of its `allOf` that is written in it and has properties. */
[[nodiscard]] document::Pointer propertyOwner(const document::Snapshot &snapshot, const document::Pointer &schema);

} // namespace shapes
