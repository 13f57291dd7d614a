#pragma once

#include "document.h"

namespace openapi {

/** The functions of this file edit path items in `paths` and `webhooks`. Each edit is one undo step; use a
 * document::Document::Step to name the step. The errors are those of addPath() in operationedit.h, but names of
 * webhooks need no leading slash. */

/** The side effects of renamePathItem(). */
struct PathItemRename {
    qsizetype parameterCount = 0; ///< The number of declared parameters that were renamed, too.
    QStringList keptReferences;   ///< The texts of `$ref` of parameters that are references, which keep their names.
};

/** Adds a webhook with one operation. */
base::Result<void> addWebhook(document::Document &document, const QByteArray &name);
/** Adds an operation with one response to a path item. An operation of a method without a field of its own is added to
 * `additionalOperations`; this and `query` need OpenAPI 3.2, which is not checked. */
base::Result<void> addOperationTo(document::Document &document, const document::Pointer &pathItem,
                                  const QByteArray &method);
/** Removes an operation from its path item, and `additionalOperations` if it becomes empty. */
base::Result<void> removeOperationAt(document::Document &document, const document::Pointer &operation);
/** Copies a path item to a new path or webhook name, without its operationIds, which must be unique. The copy comes
 * after the original. */
base::Result<void> duplicatePathItem(document::Document &document, const document::Pointer &pathItem,
                                     const QByteArray &newName);
/**
 * Changes the path of a path item, or the name of a webhook. Path parameters whose name in braces changes are renamed
 * in the path item and in its operations.
 */
[[nodiscard]] base::Result<PathItemRename> renamePathItem(document::Document &document,
                                                          const document::Pointer &pathItem, const QByteArray &newName);

/** Returns the names in the braces of `path` that neither the path item nor each of its operations would declare as
 * path parameters after the path item is renamed to `path`. Returns an empty list for a webhook. */
[[nodiscard]] QList<QByteArray> undeclaredParameters(const document::Snapshot &snapshot,
                                                     const document::Pointer &pathItem, const QByteArray &path);

} // namespace openapi
