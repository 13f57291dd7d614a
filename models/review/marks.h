#pragma once

#include "apichange.h"
#include "nodedifference.h"

#include <QHash>

namespace review {

/** What is shown beside a node of the current document. */
struct Mark {
    std::optional<NodeChange> change;       ///< std::nullopt for a node that does not differ from the base.
    std::optional<difference::Level> level; ///< The worst level of the findings at the node or inside of it.

    [[nodiscard]] bool isEmpty() const { return !change && !level; }
    friend bool operator==(const Mark &, const Mark &) = default;
};

/** A node that only the base has. */
struct RemovedNode {
    document::Pointer place; ///< Its place in the base.
    qsizetype index = 0;     ///< The number of entries of the current collection in front of its place.
    std::optional<difference::Level> level;
};

/** The marks of the nodes of a document that differ from a base, and of all nodes around them. */
class Marks final
{
public:
    Marks() = default;
    /** Takes time for what differs. The places of the findings are in the documents at the addresses `baseAddress` and
     * `address`; findings about other documents mark the operation that they are about. */
    Marks(const TreeDifference &tree, const difference::Difference &findings, const QString &baseAddress,
          const QString &address);

    /** The mark of a node. A node inside an added one is added too. */
    [[nodiscard]] Mark of(const document::Pointer &place) const;
    /** The removed nodes of a collection of the current document, in the order of the base. */
    [[nodiscard]] QList<RemovedNode> removedIn(const document::Pointer &collection) const
    {
        return m_removed.value(collection);
    }
    /** The collections of the current document with removed nodes, in the order of their pointers as text; at most
     * `most`. */
    [[nodiscard]] QList<document::Pointer> collectionsWithRemoved(qsizetype most) const;
    /** The indexes of the findings that are about the node itself, or about a removed node directly in it. */
    [[nodiscard]] QList<qsizetype> findingsAt(const document::Pointer &place) const { return m_findings.value(place); }
    /** The indexes of the findings that findingsAt() returns for a place and for the places inside of it, in order. */
    [[nodiscard]] QList<qsizetype> findingsIn(const document::Pointer &place) const;
    /** The number of nodes that were added, changed by themselves or removed. */
    [[nodiscard]] qsizetype count() const { return m_count; }

private:
    void addNodes(const NodeDifference &node, const document::Pointer &place, const document::Pointer &base);
    void addFinding(const difference::Change &finding, qsizetype index, const TreeDifference &tree,
                    const QString &baseAddress, const QString &address);
    void raise(const document::Pointer &place, difference::Level level);
    void raiseRemoved(const TreeDifference &tree, const document::Pointer &base, difference::Level level,
                      std::optional<qsizetype> finding);

    QHash<document::Pointer, Mark> m_marks;
    QHash<document::Pointer, QList<RemovedNode>> m_removed;
    QHash<document::Pointer, QList<qsizetype>> m_findings;
    qsizetype m_count = 0;
};

/** Returns the place of the operation that a finding names, such as `GET /pets` or `POST webhook:paid`, whether it
 * exists or not; std::nullopt for an empty name. */
[[nodiscard]] std::optional<document::Pointer> placeOfOperation(const QString &operation);

} // namespace review
