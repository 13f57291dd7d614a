#pragma once

#include "documentchange.h"
#include "documentset.h"

namespace openapi {

/** The result of a rename in a document. */
struct RenamedDocument {
    QString address;
    document::Snapshot before;
    document::Edited edited; ///< For document::Document::apply().
};

/** A rename that is ready to be applied. */
struct RenamePlan {
    Place place;                      ///< The entry with its new key, or the value with the new name.
    QList<RenamedDocument> documents; ///< Only changed documents. The document with the key is the first.
    qsizetype referenceCount = 0;
};

/**
 * Renames the key of a member and updates all references to it or into it, and the URL of a server for its variables.
 * At a tag or its name, or at an `operationId`, gives it another name, and updates the operations and tags, or the
 * links and settings of the gateway, that name it. Only the bytes of the key and of these references change; quotes are
 * kept. The result is parsed again and checked. Nothing is written, so it can run in a
 * worker thread.
 *
 * Errors: NotFound; WrongType: a list item or the root; AlreadyExists; InvalidArgument: component names only have
 * letters, digits and `.-_`; Unsupported, with the place: a reference there can't be changed, for example in an alias
 * or a remote document; SyntaxError: a document to change has a syntax error.
 */
[[nodiscard]] base::Result<RenamePlan> planRename(const DocumentSet &set, const Place &place, const QByteArray &key);

} // namespace openapi
