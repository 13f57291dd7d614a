#include "tilereplacement.h"

#include "treebuilder.h"

#include <algorithm>

namespace document {

namespace {

std::vector<Tile> tilesReplaced(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles)
{
    std::vector<Tile> all;
    all.reserve(node.count - size_t(removed) + tiles.size());
    node.forEach([&](const TilePlace &place) {
        if (place.index == first)
            std::move(tiles.begin(), tiles.end(), std::back_inserter(all));
        if (place.index < first || place.index >= first + removed)
            all.push_back(*place.tile);
        return true;
    });
    if (first >= qsizetype(node.count))
        std::move(tiles.begin(), tiles.end(), std::back_inserter(all));
    return all;
}

/** The leaves of a large collection after the replacement: only those with the tiles are created again. */
std::vector<LeafSlot> leavesReplaced(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles)
{
    const std::span<const LeafSlot> old = node.leafSlots();
    const auto endsAfter = [](qsizetype index, const LeafSlot &slot) { return index < qsizetype(slot.endIndex); };
    auto from = std::upper_bound(old.begin(), old.end(), first, endsAfter);
    if (from == old.end())
        --from;
    auto to = from;
    while (to != old.end() && qsizetype(to->endIndex) < first + removed)
        ++to;
    if (to != old.end())
        ++to;
    // A leaf that lost most of its tiles takes in the next one.
    const qsizetype left = qsizetype((to - 1)->endIndex - (from->endIndex - from->leaf->count)) - removed;
    if (left + qsizetype(tiles.size()) < qsizetype(Leaf::Size / 4) && to != old.end())
        ++to;

    std::vector<Tile> run;
    for (auto slot = from; slot != to; ++slot) {
        const qsizetype base = qsizetype(slot->endIndex - slot->leaf->count);
        for (quint32 i = 0; i < slot->leaf->count; ++i) {
            if (base + i == first)
                std::move(tiles.begin(), tiles.end(), std::back_inserter(run));
            if (base + i < first || base + i >= first + removed)
                run.push_back(slot->leaf->tiles[i]);
        }
    }
    if (first >= qsizetype((to - 1)->endIndex))
        std::move(tiles.begin(), tiles.end(), std::back_inserter(run));

    std::vector<LeafSlot> leaves;
    leaves.reserve(old.size() + run.size() / Leaf::Size + 1);
    leaves.assign(old.begin(), from);
    const LeafSlot before = leaves.empty() ? LeafSlot() : leaves.back();
    const size_t kept = leaves.size();
    TreeBuilder().appendLeaves(leaves, run);
    TreeBuilder::setSums(std::span(leaves).subspan(kept), before.endOffset, before.endIndex);
    // After the replacement only the sums change; the leaves themselves are not read.
    const LeafSlot last = leaves.empty() ? LeafSlot() : leaves.back();
    const quint32 offset = last.endOffset - (to - 1)->endOffset;
    const quint32 index = last.endIndex - (to - 1)->endIndex;
    for (auto slot = to; slot != old.end(); ++slot)
        leaves.push_back({slot->leaf, slot->endOffset + offset, slot->endIndex + index});
    return leaves;
}

} // namespace

NodeRef replaceTiles(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles, qsizetype tail,
                     quint8 flags)
{
    const NodeShape shape{node.kind, node.layout, node.indent, node.head};
    const quint8 all = flags | (node.flags & TreeNode::Notable);
    const qsizetype count = qsizetype(node.count) - removed + qsizetype(tiles.size());
    const auto widthWith = [&](qsizetype covered) { return quint32(node.head + covered + tail); };
    if (node.isLarge() && count > qsizetype(TreeNode::LargestFlat)) {
        std::vector<LeafSlot> leaves = leavesReplaced(node, first, removed, tiles);
        return TreeBuilder().makeNode(shape, widthWith(leaves.back().endOffset), leaves, all);
    }
    std::vector<Tile> run = tilesReplaced(node, first, removed, tiles);
    return TreeBuilder().makeNode(shape, widthWith(widthOf(run)), run, all);
}

} // namespace document
