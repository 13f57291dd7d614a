#pragma once

#include "document.h"

namespace openapi {

/** Edits of path items in `paths` and `webhooks`. Each is one undo step; use a document::Document::Step to name it. The
 * errors are those in operationedit.h. Names of webhooks need no leading slash. */

/** The side effects of renamePathItem(). */
struct PathItemRename {
    qsizetype parameterCount = 0; ///< The number of declared parameters that were renamed, too.
    QStringList keptReferences;   ///< The texts of `$ref` of parameters that are references, which keep their names.
};

/** Adds a webhook with one operation. */
base::Result<void> addWebhook(document::Document &document, const QByteArray &name);
/** Adds an operation with one response to a path item. Methods that OpenAPI 3.0 does not have need OpenAPI 3.2. */
base::Result<void> addOperationTo(document::Document &document, const document::Pointer &pathItem,
                                  const QByteArray &method);
/** Removes an operation from its path item, and `additionalOperations` if it becomes empty. */
base::Result<void> removeOperationAt(document::Document &document, const document::Pointer &operation);
/** Copies a path item to a new name, without its operationIds, which must be unique. The copy follows the original. */
base::Result<void> duplicatePathItem(document::Document &document, const document::Pointer &pathItem,
                                     const QByteArray &newName);
/**
 * Changes the path of a path item, or the name of a webhook. Path parameters whose name in braces changes are renamed
 * in the path item and in its operations.
 */
[[nodiscard]] base::Result<PathItemRename> renamePathItem(document::Document &document,
                                                          const document::Pointer &pathItem, const QByteArray &newName);

/** Returns the names in the braces of `path` that neither the path item nor all of its operations would declare after a
 * rename to `path`. */
[[nodiscard]] QList<QByteArray> undeclaredParameters(const document::Snapshot &snapshot,
                                                     const document::Pointer &pathItem, const QByteArray &path);

} // namespace openapi
