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

/** The operations that a grid shows. */
struct Scope {
    enum class Kind { All, Path, Webhook, Tag, Untagged };
    Kind kind = Kind::All;
    QString name;   ///< The path, the webhook or the tag.
    QString search; ///< A text that each row contains in any letter case; empty for all rows.
    friend bool operator==(const Scope &, const Scope &) = default;
};

/** Returns all operations of a document, those of `paths` first, in document order. Path items that are references
 * within the document are followed. */
[[nodiscard]] QList<Row> readRows(const document::Snapshot &snapshot);
/** Returns all operations of the document at `address` as readRows() does for a snapshot, including those of path items
 * in other documents. */
[[nodiscard]] QList<Row> readRows(openapi::ReferenceResolver &resolver, const QString &address);

/** Returns true if a grid with the scope shows the row. The search looks in the path, the method, the summary, the
 * operationId and the tags. */
[[nodiscard]] bool contains(const Scope &scope, const Row &row);

} // namespace operationgrid
