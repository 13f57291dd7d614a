#pragma once

#include "description.h"
#include "referenceresolver.h"

namespace description {

/** Returns a resolver of references in the documents of a description. It keeps the documents, so the description can
 * be destroyed before it. */
[[nodiscard]] openapi::ReferenceResolver resolverOf(const Description &description);

} // namespace description
