#pragma once

#include "document.h"
#include "loss.h"
#include "version.h"

namespace conversion {

/** Converts a document to another version of OpenAPI, with edits that keep everything else as it is: text, comments and
 * order. Swagger 2.0 can only be converted to a later version, through 3.0. From 3.0 to 3.2 and back the conversion
 * goes through 3.1. Fields of 3.2 that older versions do not have are kept in the extensions that the OpenAPI
 * Initiative registered for them. A value that fits a schema fits the converted schema too. References lead to the same
 * objects as before; those of `address`, the address of the document, are references within it. Returns the losses,
 * with one for each other file that the document refers to. Errors: SyntaxError; Unsupported: the document's version is
 * not 2.0, 3.0, 3.1 or 3.2; TooLarge, with a place as the detail: a limit of HoistingLimits or SwaggerLimits, too many
 * copies of media types, or too many schemas with `$defs`. */
[[nodiscard]] base::Result<QList<Loss>> convert(document::Document &document, specification::Version to,
                                                const QString &address = {});

} // namespace conversion
