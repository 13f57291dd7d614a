#pragma once

#include "objecttype.h"
#include "referenceddocument.h"

namespace assist {

/** What completion, hover and “go to definition” know about a document besides its text. */
struct AssistContext {
    /** The OpenAPI version whose fields apply. Without a value, the version that the document states, or else the
     * newest. */
    std::optional<specification::Version> version;
    /** The kind of object at the root of the document: OpenApi for a whole API description, another kind for a file
     * with a part of one, such as a single path item. */
    specification::ObjectKind root = specification::ObjectKind::OpenApi;
    /** The address of the document, which relative references are resolved against; can be empty. */
    QString address;
    /** The document itself as it was read last, with the anchors of its schemas; can be null. */
    openapi::ReferencedDocumentPtr own;
    /** The other documents of the API description, whose components are offered as targets of references. */
    QList<openapi::ReferencedDocumentPtr> others;
};

} // namespace assist
