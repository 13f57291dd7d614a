#pragma once

#include "document.h"
#include "loss.h"
#include "version.h"

namespace conversion {

/** Converts a document to another version of OpenAPI, with edits that keep everything else as it is: text, comments and
 * order. Swagger 2.0 can only be converted to a later version, through 3.0. From 3.0 to 3.2 and back the conversion
 * goes through 3.1. Fields of 3.2 that older versions do not have are kept in the extensions that the OpenAPI
 * Initiative registered for them. Returns the losses. Errors: SyntaxError; Unsupported: the document's version is
 * not 2.0, 3.0, 3.1 or 3.2; TooLarge, with a place as the detail: a limit of HoistingLimits, or too many schemas with
 * `$defs`. */
[[nodiscard]] base::Result<QList<Loss>> convert(document::Document &document, specification::Version to);

} // namespace conversion
