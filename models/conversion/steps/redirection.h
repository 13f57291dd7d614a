#pragma once

#include "document.h"
#include "documentset.h"
#include "lossreport.h"

namespace conversion {

/** How references to places of the document are written. */
enum class References : quint8 {
    AsTheyAre,   ///< Only references to moved parts are rewritten.
    Pointers,    ///< References into the document become JSON Pointers: the version has no other names for schemas.
    WithoutSelf, ///< References that use the document's URI become JSON Pointers: the version has no `$self`.
};

/** The references of a document that changes between the calls: what stays the same is not read again. */
class PresentReferences final
{
public:
    /** `address` is the address of the document, for references by its own name. */
    explicit PresentReferences(const QString &address)
        : m_address(address)
    {}

    /** Returns the references of the document in this state. */
    [[nodiscard]] openapi::ReferencedDocumentPtr of(const document::Snapshot &snapshot);

private:
    QString m_address;
    openapi::ReferencedDocumentPtr m_read;
};

/** Rewrites the references of a document before its parts move, so that they lead to the same parts afterwards. Adds a
 * loss for each reference to a part that is removed. `references` has the references of the document in its present
 * state. Errors: those of the edits of a document. */
[[nodiscard]] base::Result<void> redirectReferences(document::Document &document,
                                                    const openapi::ReferencedDocumentPtr &references,
                                                    const MovedPlaces &moves, References form, LossReport &report);

} // namespace conversion
