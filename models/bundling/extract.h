#pragma once

#include "document.h"

#include <QString>

namespace bundling {

/** Moves the object at a place (a schema, a parameter, a response …) to a component with this name, and replaces it by
 * a reference. References to the object and into it are updated; those with the name of the document's own file need
 * its `address`. The text and comments of the object are kept where the format allows. Returns the place of the
 * component. Errors: NotFound; AlreadyExists: a component has the name; InvalidArgument: component names only have
 * letters, digits and `.-_`; Unsupported: objects at this place cannot be components in this version, are references
 * already, or are inside a schema with an `$id`, which is the base of their references; SyntaxError. */
[[nodiscard]] base::Result<document::Pointer> extractComponent(document::Document &document,
                                                               const document::Pointer &place, const QByteArray &name,
                                                               const QString &address = QStringLiteral("/document"));

} // namespace bundling
