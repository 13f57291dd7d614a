#pragma once

#include "objecttype.h"
#include "referenceddocument.h"

namespace assist {

/** What is known about a document besides its text. */
struct AssistContext {
    /** Nothing: the version that the document states, or the newest. */
    std::optional<specification::Version> version;
    /** What the root of the document is. In a part of an API description, such as a file with one path item, another
     * kind than OpenApi. */
    specification::ObjectKind root = specification::ObjectKind::OpenApi;
    /** Of the document: the base of relative references. Can be empty. */
    QString address;
    /** The document itself as it was read last, for the names of its schemas; can be null. */
    openapi::ReferencedDocumentPtr own;
    /** Other documents, whose components are offered as targets of references. */
    QList<openapi::ReferencedDocumentPtr> others;
};

} // namespace assist
