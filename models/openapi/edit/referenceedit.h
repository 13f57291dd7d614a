#pragma once

#include "document.h"

namespace openapi {

/** Makes an object a reference, or a reference one to another target; what is beside `$ref` stays. */
base::Result<void> referTo(document::Document &document, const document::Pointer &place, const QString &reference);

/** Replaces a reference by a copy of its target in this document. NotFound: the target is not there, or in another
 * file.
 */
base::Result<void> defineHere(document::Document &document, const document::Pointer &place);

} // namespace openapi
