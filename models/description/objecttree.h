#pragma once

#include "objecttype.h"
#include "referenceddocument.h"
#include "version.h"

namespace description {

/** An object of OpenAPI at which a walk over an API description starts: the root of the entry document, or the target
 * of a reference that no other walk reaches, such as the root of a file with one schema. */
struct Tree {
    openapi::ReferencedDocumentPtr document;
    document::Pointer start; ///< The place of the object in its document.
    specification::ObjectKind kind = specification::ObjectKind::OpenApi;
    /** The version of the document or, if it states none, of the document that refers to it. */
    specification::Version version = specification::Version::V30;
    /** The place of the object in the description as one document, which bundling would make. */
    document::Pointer logical;

    friend bool operator==(const Tree &, const Tree &) = default;
};

} // namespace description
