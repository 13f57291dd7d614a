#pragma once

#include "snapshot.h"

#include <memory>
#include <optional>
#include <vector>

namespace review {

/** How an entry of a document differs from the same entry of another text. */
enum class NodeChange : quint8 {
    Inside,  ///< Only entries inside of it differ.
    Changed, ///< Its own text differs: a scalar, the style, a comment above or beside it, or its position.
    Added,   ///< The other text does not have it.
    Removed, ///< Only the other text has it.
};

struct NodeDifference;
using NodeDifferences = std::vector<NodeDifference>;

/** An entry that differs, with the differing entries inside of it. Shares parts with the difference before an edit. */
struct NodeDifference {
    NodeChange change = NodeChange::Changed;
    bool isMoved = false; ///< Changed, because it has another position among the entries that both texts have.
    QByteArray baseToken; ///< The token of its pointer in the base; empty for an added entry and for the root.
    QByteArray token;     ///< The token of its pointer in the current text; empty for a removed entry and for the root.
    /** The position of a removed entry: the number of current entries in front of it. */
    qsizetype index = 0;
    std::shared_ptr<const NodeDifferences> children; ///< Null if none inside differs, or the two are not comparable.
};

/** The difference of two texts by node. An immutable value, which threads can share. */
class TreeDifference final
{
public:
    /** The difference of two empty texts. */
    TreeDifference() = default;
    /**
     * Compares the bytes of two texts entry by entry, see align(). Both must be valid. With the difference of an
     * earlier state from the same base, takes time for what was edited since.
     */
    TreeDifference(const document::Snapshot &base, const document::Snapshot &now,
                   const TreeDifference *earlier = nullptr);

    [[nodiscard]] const document::Snapshot &base() const { return m_base; }
    [[nodiscard]] const document::Snapshot &now() const { return m_now; }
    /** The root of both texts, or std::nullopt if the texts have the same bytes. */
    [[nodiscard]] const std::optional<NodeDifference> &root() const { return m_root; }

private:
    document::Snapshot m_base;
    document::Snapshot m_now;
    std::optional<NodeDifference> m_root;
};

} // namespace review
