#pragma once

#include "document.h"
#include "loss.h"
#include "version.h"

namespace conversion {

/**
 * Writes a document in another version of OpenAPI, with edits that keep everything else as it is: text, comments and
 * order. Swagger 2.0 can only be converted to a later version, through 3.0. From 3.0 to 3.2 and back it goes
 * through 3.1. What 3.2 has and older versions have not is kept in the extensions that the OpenAPI Initiative
 * registered for it. Returns what was lost. SyntaxError; Unsupported: the document's version is not 2.0, 3.0, 3.1
 * or 3.2; TooLarge, with a place as the detail: HoistingLimits, or too many schemas with `$defs`.
 */
[[nodiscard]] base::Result<QList<Loss>> convert(document::Document &document, specification::Version to);

} // namespace conversion
