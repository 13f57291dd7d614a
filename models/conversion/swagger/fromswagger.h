#pragma once

#include "document.h"
#include "loss.h"

namespace conversion {

/** Returns true for a document of Swagger 2.0. */
[[nodiscard]] bool isSwagger(const document::Snapshot &snapshot);

/** Converts a document of Swagger 2.0 to OpenAPI 3.0. Comments in definitions, and in parameters and responses that
 * change, are lost; in a document with aliases, all comments. Returns the error TooLarge if aliases repeat too much:
 * see document::Node::value(). */
base::Result<void> convertSwagger(document::Document &document, QList<Loss> &losses);

} // namespace conversion
