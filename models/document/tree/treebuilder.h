#pragma once

#include "tree.h"

#include <vector>

namespace document {

/** The kind of a node, without its content. */
struct NodeShape {
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    int indent = -1;
    quint8 head = 0;
};

/** Makes nodes: those of a whole text in its arena, others each on its own. */
class TreeBuilder final
{
public:
    explicit TreeBuilder(TreeArena *arena = nullptr)
        : m_arena(arena)
    {}

    /** A node of tiles, which are moved out of the range; `width` is that of head, tiles and tail. */
    [[nodiscard]] NodeRef makeNode(const NodeShape &shape, quint32 width, std::span<Tile> tiles, quint8 flags) const;
    /** A large node of leaves with their sums. Together they have more than TreeNode::LargestFlat tiles. */
    [[nodiscard]] NodeRef makeNode(const NodeShape &shape, quint32 width, std::span<LeafSlot> leaves,
                                   quint8 flags) const;
    /** Cuts tiles, which are moved out of the range, into leaves of equal size, without sums. */
    void appendLeaves(std::vector<LeafSlot> &leaves, std::span<Tile> tiles) const;
    /** Sets the sums of leaves that come after others with the sums `offset` and `index`. */
    static void setSums(std::span<LeafSlot> leaves, quint32 offset = 0, quint32 index = 0);

private:
    template<typename Item>
    [[nodiscard]] Item *makeRow(std::span<Item> items) const
    {
        if (m_arena)
            return m_arena->makeRow(items);
        Item *row = new Item[items.size()];
        std::move(items.begin(), items.end(), row);
        return row;
    }
    void appendLeaf(std::vector<LeafSlot> &leaves, std::span<Tile> tiles) const;
    [[nodiscard]] TreeNode *emptyNode(const NodeShape &shape, quint32 width, quint8 flags) const;

    TreeArena *m_arena;
};

} // namespace document
