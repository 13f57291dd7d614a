#pragma once

#include "snapshot.h"

#include <QMap>

namespace openapi {

class DocumentSet;
class ReferenceResolver;

/** An operation as lists and trees show it. */
struct Operation {
    QByteArray path;
    QByteArray method; ///< As written in the document: `get`, `post` … or a key of `additionalOperations`.
    QString summary;
    QString operationId;
    QStringList tags;
    bool isDeprecated = false;
    document::Pointer pointer;
    document::Node node;     ///< The node at `pointer`, because a lookup in a long `paths` is slow.
    document::Node pathItem; ///< The path item with the operation, in the same document.

    /** Returns true if lists show both operations in the same way. The nodes are not compared. */
    friend bool operator==(const Operation &left, const Operation &right);
};

/** An entry of `paths` or `webhooks` with its operations in document order. */
struct PathItem {
    QByteArray path; ///< Or the name of a webhook.
    QString summary;
    document::Pointer pointer; ///< The entry in `paths` or `webhooks`.
    document::Pointer target;  ///< The object with the operations: `pointer`, or the target of its `$ref`.
    document::Node node;       ///< The path item, or the target of its `$ref`.
    QString address;           ///< The other document that `target` is in; empty for the same.
    QList<Operation> operations;

    friend bool operator==(const PathItem &left, const PathItem &right);
};

/** The names of the operations in a path item of all versions, in the order of the OpenAPI specification. */
[[nodiscard]] const QList<QByteArray> &methods();
[[nodiscard]] bool isMethod(QByteArrayView key);
/** Returns true for the names that are members of a path item: methods(), and `query` of OpenAPI 3.2. Other methods are
 * keys of `additionalOperations`. */
[[nodiscard]] bool isFixedMethod(QByteArrayView key);
/** The place of an operation: a member of the path item, or of its `additionalOperations`. */
[[nodiscard]] document::Pointer operationPointer(const document::Pointer &pathItem, const QByteArray &method);
/** The path item with an operation: its parent, or the parent of its `additionalOperations`. */
[[nodiscard]] document::Pointer pathItemOf(const document::Pointer &operation);

/** All path items in document order. Vendor members are skipped. */
[[nodiscard]] QList<PathItem> pathItems(const document::Snapshot &snapshot);
/** The path item of a path, or nothing. */
[[nodiscard]] std::optional<PathItem> pathItem(const document::Snapshot &snapshot, const QByteArray &path);
/** Reads a path item of the document at an address again from where its references lead. False if they lead nowhere, or
 * it has none. */
bool followPathItem(PathItem &item, ReferenceResolver &resolver, const QString &address);
/** All path items of the document at an address, with the operations that are in other documents: see
 * PathItem::address. */
[[nodiscard]] QList<PathItem> pathItems(ReferenceResolver &resolver, const QString &address);
/** Returns the path item of a path of the document at an address, or nothing. */
[[nodiscard]] std::optional<PathItem> pathItem(ReferenceResolver &resolver, const QString &address,
                                               const QByteArray &path);
/** Returns the path items of the webhooks of a document, in document order. */
[[nodiscard]] QList<PathItem> webhooks(const document::Snapshot &snapshot);
[[nodiscard]] QList<PathItem> webhooks(ReferenceResolver &resolver, const QString &address);
[[nodiscard]] std::optional<PathItem> webhook(const document::Snapshot &snapshot, const QByteArray &name);
/** Returns the operations of a path item, whose place in the document of `snapshot` is `place`. `path` is the path that
 * they get, because the path item can be the target of a reference. */
[[nodiscard]] QList<Operation> operationsIn(const document::Snapshot &snapshot, const document::Node &pathItem,
                                            const document::Pointer &place, const QByteArray &path);
/** False for the vendor members of `paths`. */
[[nodiscard]] bool isPath(QByteArrayView key);
/** All operations of paths in document order. */
[[nodiscard]] QList<Operation> operations(const document::Snapshot &snapshot);
/** The number of operations of each method, by method in upper case. */
[[nodiscard]] QMap<QByteArray, int> methodCounts(const document::Snapshot &snapshot);
/** Returns the number of operations of each method in the document at an address, with the path items that its
 * references lead to. */
[[nodiscard]] QMap<QByteArray, int> methodCounts(ReferenceResolver &resolver, const QString &address);
/** The names in braces in a path: id and x for `/a/{id}/{x}`. */
[[nodiscard]] QList<QByteArray> templateNames(QByteArrayView path);

} // namespace openapi
