#pragma once

#include "tree.h"

#include <vector>

namespace document {

/** The kind, layout, indentation and head size of a node to be made, without its tiles. */
struct NodeShape {
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    int indent = -1;
    quint8 head = 0;
};

/** Makes nodes of a tree: in the arena of a whole text if there is one, else each node on its own. */
class TreeBuilder final
{
public:
    explicit TreeBuilder(TreeArena *arena = nullptr)
        : m_arena(arena)
    {}

    /**
     * Makes a node of tiles, which are moved out of the range. `width` is the number of bytes of head, tiles and tail.
     */
    [[nodiscard]] NodeRef makeNode(const NodeShape &shape, quint32 width, std::span<Tile> tiles, quint8 flags) const;
    /** Makes a large node of leaves that have their sums. Together they have more than TreeNode::LargestFlat tiles. */
    [[nodiscard]] NodeRef makeNode(const NodeShape &shape, quint32 width, std::span<LeafSlot> leaves,
                                   quint8 flags) const;
    /**
     * Cuts tiles, which are moved out of the range, into leaves of about equal size and appends these to `leaves`,
     * without sums.
     */
    void appendLeaves(std::vector<LeafSlot> &leaves, std::span<Tile> tiles) const;
    /** Sets the sums of leaves that follow other leaves whose sums are `offset` and `index`. */
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
