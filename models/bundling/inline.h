#pragma once

#include "document.h"
#include "documentset.h"

namespace bundling {

/** Where the two sides of a reference are after inlineReference(). */
struct InlinedPlaces {
    /** The copy of the target: the place of the reference, or a part of its `allOf`. */
    document::Pointer copy;
    /** The keywords that were beside the reference: the place of the reference, or another part of its `allOf`. */
    document::Pointer own;
};

/** Replaces a reference by a copy of its target. `holder` is the place of the object with the `$ref`, whose other
 * members are kept. From OpenAPI 3.1 on, a schema whose keywords differ from those of the target gets both as `allOf`;
 * only annotations such as `description` replace those of the target. The text and comments of the target are copied if
 * both files are in YAML. References and relative URIs are rewritten in a copy from another file, so that they name the
 * same things. Anchors and the `$id` of the target are left out, because they must not be there twice. `set` has the
 * present state of the document at `address`, and the documents that it refers to. Errors: NotFound: there is no
 * reference, or its target does not exist; Unsupported: the target contains the reference; SyntaxError: the document at
 * `address` is missing in `set` or has a syntax error. */
base::Result<InlinedPlaces> inlineReference(document::Document &document, const document::Pointer &holder,
                                            const openapi::DocumentSet &set, const QString &address);

} // namespace bundling
