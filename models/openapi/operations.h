#pragma once

#include "snapshot.h"
#include "version.h"

#include <QMap>
#include <QSet>
#include <QStringList>

namespace openapi {

class DocumentSet;
class ReferenceResolver;

/** An operation as lists and trees show it. */
struct Operation {
    QByteArray path;
    QByteArray method; ///< The method as written in the document: `get`, `post` … or a key of `additionalOperations`.
    QString summary;
    QString operationId;
    QStringList tags;
    bool isDeprecated = false;
    document::Pointer pointer;
    document::Node node;     ///< The node at `pointer`, because a lookup in a long `paths` is slow.
    document::Node pathItem; ///< The path item with the operation, in the same document.
    /** The version of the document with the operation or, if it states none, of the document that refers to it. Fields
     * that the version does not have have no meaning. */
    std::optional<specification::Version> version;

    /** Returns true if both operations are shown in the same way. The nodes are not compared. */
    friend bool operator==(const Operation &left, const Operation &right);
};

/** An entry of `paths` or `webhooks` with its operations in document order. */
struct PathItem {
    QByteArray path; ///< The path, or the name of a webhook.
    QString summary;
    document::Pointer pointer; ///< The place of the entry in `paths` or `webhooks`.
    document::Pointer target;  ///< The place of the object with the operations: `pointer`, or the target of its `$ref`.
    document::Node node;       ///< The path item, or the target of its `$ref`.
    /** The address of the document that `target` is in, if that is another one than the entry's; otherwise empty. */
    QString address;
    QList<Operation> operations;

    friend bool operator==(const PathItem &left, const PathItem &right);
};

/** Returns the names of the fields for operations that Path Item Objects have in every version of OpenAPI (`get`, `put`
 * …), in the order of the specification. */
[[nodiscard]] const QList<QByteArray> &methods();
[[nodiscard]] bool isMethod(QByteArrayView key);
/** Returns true if a method has a member of its own in path items: for methods(), and for `query` of OpenAPI 3.2. Other
 * methods are keys of `additionalOperations`. */
[[nodiscard]] bool isFixedMethod(QByteArrayView key);
/** Returns the place of an operation: a member of the path item, or of its `additionalOperations`. */
[[nodiscard]] document::Pointer operationPointer(const document::Pointer &pathItem, const QByteArray &method);
/** Returns the path item that contains an operation: its parent, or the parent of its `additionalOperations`. */
[[nodiscard]] document::Pointer pathItemOf(const document::Pointer &operation);

/** Returns all path items of `paths` in document order. Vendor members are skipped. */
[[nodiscard]] QList<PathItem> pathItems(const document::Snapshot &snapshot);
/** Returns the path item of a path, or std::nullopt if the document does not have the path. */
[[nodiscard]] std::optional<PathItem> pathItem(const document::Snapshot &snapshot, const QByteArray &path);
/** Reads a path item of the document at `address` again, following its `$ref` into other documents. Returns false, and
 * leaves the path item unchanged, if it has no `$ref` or if the `$ref` cannot be resolved. */
bool followPathItem(PathItem &item, ReferenceResolver &resolver, const QString &address);
/** Returns all path items of `paths` of the document at `address`, including the operations of path items that are
 * references to other documents: see PathItem::address. */
[[nodiscard]] QList<PathItem> pathItems(ReferenceResolver &resolver, const QString &address);
/** Returns the path item of a path of the document at `address`, whose `$ref` can be to another document, or
 * std::nullopt if the document does not have the path. */
[[nodiscard]] std::optional<PathItem> pathItem(ReferenceResolver &resolver, const QString &address,
                                               const QByteArray &path);
/** Returns all path items of `webhooks` in document order, as pathItems() does for `paths`. */
[[nodiscard]] QList<PathItem> webhooks(const document::Snapshot &snapshot);
[[nodiscard]] QList<PathItem> webhooks(ReferenceResolver &resolver, const QString &address);
[[nodiscard]] std::optional<PathItem> webhook(const document::Snapshot &snapshot, const QByteArray &name);
/** Returns the operations of `pathItem` or, if it has a `$ref`, of the target in the same document. `place` is the
 * place of the path item in the document. */
[[nodiscard]] QList<Operation> operationsIn(const document::Snapshot &snapshot, const document::Node &pathItem,
                                            const document::Pointer &place, const QByteArray &path);
/** Returns true for a path, and false for a vendor member of `paths`. */
[[nodiscard]] bool isPath(QByteArrayView key);
/** Returns all operations of `paths` in document order. */
[[nodiscard]] QList<Operation> operations(const document::Snapshot &snapshot);
/** Returns the number of operations in a document for each method, by method in upper case. */
[[nodiscard]] QMap<QByteArray, int> methodCounts(const document::Snapshot &snapshot);
/** Returns the number of operations for each method in the document at `address`, including those of path items in
 * other documents that it refers to. */
[[nodiscard]] QMap<QByteArray, int> methodCounts(ReferenceResolver &resolver, const QString &address);
/** Returns the names of the tags that a document declares. Only texts are names. */
[[nodiscard]] QSet<QByteArray> declaredTags(const document::Snapshot &snapshot);
/** Returns the tags that the document declares, and those that its operations have, in alphabetical order. */
[[nodiscard]] QStringList knownTags(const document::Snapshot &snapshot);
/** Returns the names in braces in a path: id and x for `/a/{id}/{x}`. */
[[nodiscard]] QList<QByteArray> templateNames(QByteArrayView path);

} // namespace openapi
