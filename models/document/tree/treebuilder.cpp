#include "treebuilder.h"

#include <algorithm>

namespace document {

namespace {

constexpr quint32 FewKeys = 12;

/** True if two keys can be the same: equal hashes, or keys without one. Large mappings are checked on demand. */
bool mayHaveDuplicates(std::span<const Tile> tiles)
{
    const auto quiet = [](const Tile &tile) { return tile.has(Tile::Quiet); };
    if (tiles.size() < 2)
        return false;
    if (std::any_of(tiles.begin(), tiles.end(), quiet))
        return true;
    if (tiles.size() <= FewKeys) {
        for (size_t i = 1; i < tiles.size(); ++i) {
            for (size_t j = 0; j < i; ++j) {
                if (tiles[i].keyHash == tiles[j].keyHash)
                    return true;
            }
        }
        return false;
    }
    std::array<quint32, TreeNode::LargestFlat> hashes;
    std::transform(tiles.begin(), tiles.end(), hashes.begin(), [](const Tile &tile) { return tile.keyHash; });
    const auto end = hashes.begin() + qsizetype(tiles.size());
    std::sort(hashes.begin(), end);
    return std::adjacent_find(hashes.begin(), end) != end;
}

} // namespace

void TreeBuilder::appendLeaf(std::vector<LeafSlot> &leaves, std::span<Tile> tiles) const
{
    Leaf *leaf = m_arena ? m_arena->make<Leaf>() : new Leaf;
    leaf->count = quint32(tiles.size());
    leaf->width = widthOf(tiles);
    for (size_t i = 0; i < tiles.size(); ++i) {
        leaf->hashes[i] = tiles[i].keyHash;
        leaf->hasQuiet = leaf->hasQuiet || tiles[i].has(Tile::Quiet);
    }
    leaf->tiles = makeRow(tiles);
    leaves.push_back({QExplicitlySharedDataPointer<const Leaf>(leaf)});
}

void TreeBuilder::appendLeaves(std::vector<LeafSlot> &leaves, std::span<Tile> tiles) const
{
    const size_t parts = (tiles.size() + Leaf::Size - 1) / Leaf::Size;
    for (size_t part = 0; part < parts; ++part) {
        const size_t from = tiles.size() * part / parts;
        appendLeaf(leaves, tiles.subspan(from, tiles.size() * (part + 1) / parts - from));
    }
}

NodeRef TreeBuilder::makeNode(const NodeShape &shape, quint32 width, std::span<Tile> tiles, quint8 flags) const
{
    if (tiles.size() > TreeNode::LargestFlat) {
        std::vector<LeafSlot> leaves;
        appendLeaves(leaves, tiles);
        setSums(leaves);
        return makeNode(shape, width, leaves, flags);
    }
    TreeNode *node = emptyNode(shape, width, flags);
    NodeRef result(node);
    node->count = quint32(tiles.size());
    if (shape.kind == NodeKind::Mapping && mayHaveDuplicates(tiles))
        node->flags |= TreeNode::HasDuplicates;
    if (!tiles.empty())
        node->tiles = makeRow(tiles);
    return result;
}

NodeRef TreeBuilder::makeNode(const NodeShape &shape, quint32 width, std::span<LeafSlot> leaves, quint8 flags) const
{
    TreeNode *node = emptyNode(shape, width, flags);
    NodeRef result(node);
    // Large mappings are checked on demand.
    if (shape.kind == NodeKind::Mapping)
        node->flags |= TreeNode::HasDuplicates;
    node->count = leaves.back().endIndex;
    node->leafCount = quint32(leaves.size());
    node->leaves = makeRow(leaves);
    return result;
}

void TreeBuilder::setSums(std::span<LeafSlot> leaves, quint32 offset, quint32 index)
{
    for (LeafSlot &slot : leaves) {
        slot.endOffset = offset += slot.leaf->width;
        slot.endIndex = index += slot.leaf->count;
    }
}

TreeNode *TreeBuilder::emptyNode(const NodeShape &shape, quint32 width, quint8 flags) const
{
    TreeNode *node = m_arena ? m_arena->make<TreeNode>() : new TreeNode;
    node->kind = shape.kind;
    node->layout = shape.layout;
    node->indent = shape.indent;
    node->head = shape.head;
    node->width = width;
    node->flags = flags;
    return node;
}

} // namespace document
