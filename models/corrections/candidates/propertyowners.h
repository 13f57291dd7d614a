#pragma once

#include "trial.h"

namespace corrections {

/** Returns the places of the schemas to which a property of an object can be added, the best first: the object's schema
 * at a place, after following references, if it has properties; a part of its `allOf` that has some, first those that
 * are no references; and otherwise the schema itself. Empty if the schema can't be resolved. */
[[nodiscard]] QList<openapi::Place> ownersOfProperties(const Trial &trial, const openapi::Place &schema);

} // namespace corrections
