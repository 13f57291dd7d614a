#pragma once

#include "objecttype.h"
#include "referenceddocument.h"
#include "version.h"

namespace description {

/**
 * An object of OpenAPI at which a walk over an API description starts: the root of the entry document, or an object
 * that a reference leads to and that no other walk reaches, such as the root of a file with one schema.
 */
struct Tree {
    openapi::ReferencedDocumentPtr document;
    document::Pointer start; ///< The place of the object in its document.
    specification::ObjectKind kind = specification::ObjectKind::OpenApi;
    specification::Version version = specification::Version::V30; ///< Of its document, or of the one that refers to it.
    /** The place of the object in the description as one document, which is the one that bundling makes. */
    document::Pointer logical;

    friend bool operator==(const Tree &, const Tree &) = default;
};

} // namespace description
