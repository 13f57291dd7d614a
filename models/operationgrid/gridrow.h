#pragma once

#include "operations.h"

namespace openapi {
class ReferenceResolver;
}

namespace operationgrid {

/** A row of the grid: an operation of `paths` or `webhooks`. */
struct Row {
    QByteArray path; ///< The path, or the name of the webhook.
    QByteArray method;
    bool isWebhook = false;
    bool isElsewhere = false;  ///< True if the operation is in another file than the paths, so that it can't be edited.
    document::Pointer pointer; ///< The place of the operation in its document.
    document::Node node;       ///< The Operation Object.
};

/** Returns all operations of a document, those of `paths` first, in document order. Path items that are references
 * within the document are followed. */
[[nodiscard]] QList<Row> readRows(const document::Snapshot &snapshot);
/** Returns all operations of the document at `address` as readRows() does for a snapshot, including those of path items
 * in other documents. */
[[nodiscard]] QList<Row> readRows(openapi::ReferenceResolver &resolver, const QString &address);

} // namespace operationgrid
