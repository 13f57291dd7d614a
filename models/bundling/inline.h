#pragma once

#include "document.h"
#include "documentset.h"

namespace bundling {

/**
 * Replaces a reference by a copy of what it leads to: the object at `holder` has the `$ref`. Its other members are
 * kept. References in a copy from another file are written as seen from this one. `set` has the present state of the
 * document, and the documents that it refers to. Errors: NotFound: there is no reference, or its target is not
 * there; Unsupported: a target that contains the reference; SyntaxError.
 */
base::Result<void> inlineReference(document::Document &document, const document::Pointer &holder,
                                   const openapi::DocumentSet &set, const QString &address);

} // namespace bundling
