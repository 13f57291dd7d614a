#pragma once

#include "documentchange.h"
#include "documentset.h"

namespace openapi {

/** The edit of one document that a rename or removal requires. */
struct RenamedDocument {
    QString address;
    document::Snapshot before;
    document::Edited edited; ///< The edit, for document::Document::apply() on a document at `before`.
};

/** A rename and the updates of all references that it requires, ready to be applied. */
struct RenamePlan {
    Place place; ///< The place after the rename: the entry with its new key, or the value with the new name.
    QList<RenamedDocument> documents; ///< The changed documents. The document with the renamed key is the first.
    qsizetype referenceCount = 0;
};

/**
 * Plans the rename of the key at a place to `key`, with updates of all references to the member or into it and, for a
 * variable of a server, of the server's URL. If the place is a tag or its name, or an `operationId`, the plan changes
 * that name, and the operations and tags, or the links and settings of the gateway, that use it. Discriminators that
 * select a schema component by its name get a mapping for the previous name, so that values stay valid. Otherwise, only
 * the bytes of the key and of these references change; quotes are kept. The result is parsed again and checked. Nothing
 * is written, so the function can run in a worker thread.
 *
 * Errors: NotFound; WrongType: the place is a list item or the root; AlreadyExists; InvalidArgument: component names
 * only have letters, digits and `.-_`; Unsupported, with the place: a reference at the place can't be changed, for
 * example in an alias or a remote document; SyntaxError: a document to change has a syntax error.
 */
[[nodiscard]] base::Result<RenamePlan> planRename(const DocumentSet &set, const Place &place, const QByteArray &key);

} // namespace openapi
