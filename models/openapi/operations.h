#pragma once

#include "snapshot.h"

#include <QMap>

namespace openapi {

/** One operation as lists and trees show it. */
struct Operation {
    QByteArray path;
    QByteArray method; ///< As written in the document: `get`, `post` …
    QString summary;
    QString operationId;
    QStringList tags;
    bool isDeprecated = false;
    document::Pointer pointer;
    document::Node node; ///< What stands at `pointer`: a look-up in a long `paths` costs its length.

    /** True when both show the same; the nodes are not compared. */
    friend bool operator==(const Operation &left, const Operation &right);
};

/** One entry of `paths`, with its operations in the order of the text. */
struct PathItem {
    QByteArray path;
    QString summary;
    document::Pointer pointer; ///< Of the entry in `paths`.
    document::Pointer target;  ///< Where its operations stand: `pointer`, or what its `$ref` leads to.
    document::Node node;       ///< The path item, or what its `$ref` leads to.
    QList<Operation> operations;

    friend bool operator==(const PathItem &left, const PathItem &right);
};

/** The members of a path item that are operations, in the order that OpenAPI lists them. */
[[nodiscard]] const QList<QByteArray> &methods();
[[nodiscard]] bool isMethod(QByteArrayView key);

/** All of `paths`, in the order of the text; vendor members are left out. */
[[nodiscard]] QList<PathItem> pathItems(const document::Snapshot &snapshot);
/** One entry of `paths`; nothing where there is none of that name. */
[[nodiscard]] std::optional<PathItem> pathItem(const document::Snapshot &snapshot, const QByteArray &path);
/** False for the vendor members of `paths`. */
[[nodiscard]] bool isPath(QByteArrayView key);
/** All operations of `paths`, in the order of the text. */
[[nodiscard]] QList<Operation> operations(const document::Snapshot &snapshot);
/** How many operations each method has, by its name in capital letters. */
[[nodiscard]] QMap<QByteArray, int> methodCounts(const document::Snapshot &snapshot);
/** The names in braces of a path template: `/a/{id}/{x}` gives id, x. */
[[nodiscard]] QList<QByteArray> templateNames(QByteArrayView path);

} // namespace openapi
