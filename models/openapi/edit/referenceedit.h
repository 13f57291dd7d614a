#pragma once

#include "document.h"

namespace openapi {

/** Replaces an object by a reference, or changes the target of a reference; members beside its `$ref` stay. */
base::Result<void> referTo(document::Document &document, const document::Pointer &place, const QString &reference);

/** Replaces a reference by a copy of its target in the same document. Returns the error NotFound if the target does not
 * exist or is in another file. */
base::Result<void> defineHere(document::Document &document, const document::Pointer &place);

} // namespace openapi
