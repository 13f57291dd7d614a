#pragma once

#include "apichange.h"
#include "side.h"

namespace difference {

/** An operation of a description that is matched with one of the other description. */
struct ListedOperation {
    QByteArray key;  ///< Equal for the same operation: the method, and the path without the names of its parameters.
    QByteArray path; ///< The path as written, or the name of the webhook.
    QString name;    ///< The operation for users, such as `GET /pets`.
    Located operation;
    Located pathItem; ///< The path item with the operation.
    bool isWebhook = false;
};

/** Returns the operations of the paths and webhooks of a description, in document order. */
[[nodiscard]] QList<ListedOperation> operationsOf(const Side &side);
/** Returns the operations of a path item that is at a place. */
[[nodiscard]] QList<ListedOperation> operationsIn(Side &side, const Located &pathItem);
/** Returns a path with its parameters' names removed, so that only their positions count. */
[[nodiscard]] QByteArray withoutNames(const QByteArray &path);

} // namespace difference
