#pragma once

#include "operations.h"
#include "pathvalue.h"

#include <memory>
#include <optional>

namespace conformance {

/** The path of an API description that a request's path matches. */
struct PathMatch {
    qsizetype item = 0; ///< The index in OperationIndex::items().
    /** The index of the operation in the path item; -1 if the path does not have the request's method. */
    qsizetype operation = -1;
    QList<PathValue> values; ///< In the order of the path.
};

/** Finds the operations of an API description for requests. Paths without names in braces come before others, as
 * OpenAPI defines it; a segment without braces comes before one with them. An immutable value, which threads can share.
 */
class OperationIndex final
{
public:
    /** Creates the index of path items that Description::pathItems() returned. */
    explicit OperationIndex(QList<openapi::PathItem> items);

    [[nodiscard]] const QList<openapi::PathItem> &items() const & { return m_items; }
    void items() && = delete;

    /** Returns the match for a method and a path below the API's base path, as received. Returns std::nullopt if no
     * path of the description matches. HEAD matches GET where the path has no operation of its own for it. Of several
     * paths with names in braces that match, one that has the method is taken: real documents have equal paths with
     * other names. */
    [[nodiscard]] std::optional<PathMatch> find(QByteArrayView method, QByteArrayView path) const;
    /** Returns the methods that requests may have for a path item, as an `Allow` field lists them. */
    [[nodiscard]] QList<QByteArray> methodsOf(qsizetype item) const;

private:
    struct Node;

    QList<openapi::PathItem> m_items;
    std::shared_ptr<const Node> m_root;
};

} // namespace conformance
