#pragma once

#include "document.h"

namespace bundling {

/** Moves the object at a place (a schema, a parameter, a response …) to a component with this name, and replaces it by
 * a reference. References to the object and into it are updated. Returns the place of the component. Errors: NotFound;
 * AlreadyExists: a component has the name; InvalidArgument: component names only have letters, digits and `.-_`;
 * Unsupported: objects at this place cannot be components in this version, or are references already; SyntaxError. */
[[nodiscard]] base::Result<document::Pointer> extractComponent(document::Document &document,
                                                               const document::Pointer &place, const QByteArray &name);

} // namespace bundling
