#pragma once

#include "snapshot.h"

#include <QMap>

namespace openapi {

/** An operation as lists and trees show it. */
struct Operation {
    QByteArray path;
    QByteArray method; ///< As written in the document: `get`, `post` …
    QString summary;
    QString operationId;
    QStringList tags;
    bool isDeprecated = false;
    document::Pointer pointer;
    document::Node node; ///< The node at `pointer`, because a lookup in a long `paths` is slow.

    /** True if both are shown in the same way. The nodes are not compared. */
    friend bool operator==(const Operation &left, const Operation &right);
};

/** An entry of `paths` with its operations in document order. */
struct PathItem {
    QByteArray path;
    QString summary;
    document::Pointer pointer; ///< The entry in `paths`.
    document::Pointer target;  ///< The object with the operations: `pointer`, or the target of its `$ref`.
    document::Node node;       ///< The path item, or the target of its `$ref`.
    QList<Operation> operations;

    friend bool operator==(const PathItem &left, const PathItem &right);
};

/** The names of the operations in a path item, in the order of the OpenAPI specification. */
[[nodiscard]] const QList<QByteArray> &methods();
[[nodiscard]] bool isMethod(QByteArrayView key);

/** All path items in document order. Vendor members are skipped. */
[[nodiscard]] QList<PathItem> pathItems(const document::Snapshot &snapshot);
/** The path item of a path, or nothing. */
[[nodiscard]] std::optional<PathItem> pathItem(const document::Snapshot &snapshot, const QByteArray &path);
/** False for the vendor members of `paths`. */
[[nodiscard]] bool isPath(QByteArrayView key);
/** All operations in document order. */
[[nodiscard]] QList<Operation> operations(const document::Snapshot &snapshot);
/** The number of operations of each method, by method in upper case. */
[[nodiscard]] QMap<QByteArray, int> methodCounts(const document::Snapshot &snapshot);
/** The names in braces in a path: id and x for `/a/{id}/{x}`. */
[[nodiscard]] QList<QByteArray> templateNames(QByteArrayView path);

} // namespace openapi
