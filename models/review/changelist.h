#pragma once

#include "apichange.h"
#include "nodedifference.h"

namespace review {

/** A row of the list of changes: a finding of the comparison by meaning, or a node that differs without a finding. */
struct ChangeItem {
    qsizetype finding = -1;                  ///< The index of the finding, or -1 for a node.
    NodeChange change = NodeChange::Changed; ///< How the node differs.
    document::Pointer place;                 ///< The place in the current document, or the nearest one around it.
    document::Pointer basePlace;             ///< The place in the base document, or the nearest one around it.
    bool isRemoved = false; ///< Reverted by restoreNode() of `basePlace`, not by revertNode() of `place`.
    bool canRevert = true;  ///< False for a change in another file.
    QString key;            ///< Stays the same while the change does, whatever else is edited.
    /** True for an entry that got another key, from the last token of `basePlace` to that of `place`, with an unchanged
     * value. Reverted by DefinitionReview::revertRename(). */
    bool isRenamed = false;
    QList<document::Pointer> references = {}; ///< The values `$ref` that follow the new key.

    friend bool operator==(const ChangeItem &, const ChangeItem &) = default;
};

/** The changes of one operation, of the document, of one edit, or the nodes that differ without a finding. */
struct ChangeGroup {
    enum class Kind : quint8 {
        Operation,
        Document,
        Nodes,
        Edit, ///< See groupsByEdit().
    };
    Kind kind = Kind::Operation;
    QString operation; ///< Such as `GET /pets`; of an edit, what identifies it; empty for the other kinds.
    std::optional<difference::Level> level; ///< The worst level of the findings.
    QList<ChangeItem> items;

    friend bool operator==(const ChangeGroup &, const ChangeGroup &) = default;
};

/** The largest number of nodes without a finding that are listed. */
inline constexpr qsizetype MostListedNodes = 5000;

/**
 * Returns the changes of a document by group: operations in document order, then the document, then the nodes without a
 * finding. In a group, findings are sorted by level. The addresses are those of the two documents.
 */
[[nodiscard]] QList<ChangeGroup> changeGroups(const TreeDifference &tree, const difference::Difference &findings,
                                              const QString &baseAddress, const QString &address);

} // namespace review
