#pragma once

#include "document.h"
#include "loss.h"

namespace conversion {

/** True for a document of Swagger 2.0. */
[[nodiscard]] bool isSwagger(const document::Snapshot &snapshot);

/** Makes a document of Swagger 2.0 one of OpenAPI 3.0. Comments in definitions, and in parameters and responses that
 * change, are lost. TooLarge. */
base::Result<void> convertSwagger(document::Document &document, QList<Loss> &losses);

} // namespace conversion
