#pragma once

#include "pointer.h"
#include "snapshot.h"

namespace shapes {

/**
 * Returns an unused name for the schema at a place as a component of the document. It is that of what the schema is the
 * schema of: `Address` for a property `address`, `Contact` for the items of `contacts`, `Filter` for a parameter
 * `filter`, `Pet` for the body of `POST /pets`, or `PetRequest` and `PetResponse` if that is used. Names that are used
 * get a number.
 */
[[nodiscard]] QByteArray componentNameFor(const document::Snapshot &snapshot, const document::Pointer &schema);

} // namespace shapes
