#include "tree.h"

#include <algorithm>

namespace document {

namespace {

constexpr quint32 FewKeys = 12;

/** True when two keys may be the same: equal hashes, or keys without one. Large mappings are looked at on demand. */
bool mayHaveDuplicates(std::span<const Tile> tiles)
{
    const auto quiet = [](const Tile &tile) { return tile.has(Tile::Quiet); };
    if (tiles.size() < 2)
        return false;
    if (tiles.size() > TreeNode::LargestFlat || std::any_of(tiles.begin(), tiles.end(), quiet))
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

quint32 widthOf(std::span<const Tile> tiles)
{
    quint32 width = 0;
    for (const Tile &tile : tiles)
        width += tile.width;
    return width;
}

void appendLeaf(std::vector<LeafSlot> &leaves, QExplicitlySharedDataPointer<const Leaf> leaf)
{
    const quint32 offset = leaves.empty() ? 0 : leaves.back().endOffset;
    const quint32 index = leaves.empty() ? 0 : leaves.back().endIndex;
    const quint32 width = leaf->width;
    const quint32 count = leaf->count;
    leaves.push_back({std::move(leaf), offset + width, index + count});
}

/** Cuts tiles into leaves of equal size, none larger than Leaf::Size. */
void appendLeaves(std::vector<LeafSlot> &leaves, std::span<Tile> tiles)
{
    const size_t parts = (tiles.size() + Leaf::Size - 1) / Leaf::Size;
    for (size_t part = 0; part < parts; ++part) {
        const size_t from = tiles.size() * part / parts;
        const std::span<Tile> run = tiles.subspan(from, tiles.size() * (part + 1) / parts - from);
        auto *leaf = new Leaf;
        leaf->count = quint32(run.size());
        leaf->width = widthOf(run);
        leaf->tiles = std::make_unique<Tile[]>(run.size());
        for (size_t i = 0; i < run.size(); ++i) {
            leaf->hashes[i] = run[i].keyHash;
            leaf->hasQuiet = leaf->hasQuiet || run[i].has(Tile::Quiet);
        }
        std::move(run.begin(), run.end(), leaf->tiles.get());
        appendLeaf(leaves, QExplicitlySharedDataPointer<const Leaf>(leaf));
    }
}

void setTiles(TreeNode &node, std::span<Tile> tiles)
{
    node.count = quint32(tiles.size());
    if (tiles.size() > TreeNode::LargestFlat) {
        node.leaves = std::make_unique<std::vector<LeafSlot>>();
        node.leaves->reserve(tiles.size() / Leaf::Size + 1);
        appendLeaves(*node.leaves, tiles);
    } else if (!tiles.empty()) {
        node.tiles = std::make_unique<Tile[]>(tiles.size());
        std::move(tiles.begin(), tiles.end(), node.tiles.get());
    }
}

TreeNode *emptyCopy(const TreeNode &node)
{
    auto *copy = new TreeNode;
    copy->head = node.head;
    copy->indent = node.indent;
    copy->kind = node.kind;
    copy->layout = node.layout;
    return copy;
}

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

/** Replaces tiles of a large collection: only the leaves that hold them are made anew. */
void replaceInLeaves(TreeNode &copy, const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles)
{
    const std::vector<LeafSlot> &old = *node.leaves;
    const auto behind = [](qsizetype index, const LeafSlot &slot) { return index < qsizetype(slot.endIndex); };
    auto from = std::upper_bound(old.begin(), old.end(), first, behind);
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

    copy.leaves = std::make_unique<std::vector<LeafSlot>>();
    copy.leaves->reserve(old.size() + run.size() / Leaf::Size + 1);
    for (auto slot = old.begin(); slot != from; ++slot)
        appendLeaf(*copy.leaves, slot->leaf);
    appendLeaves(*copy.leaves, run);
    for (auto slot = to; slot != old.end(); ++slot)
        appendLeaf(*copy.leaves, slot->leaf);
    copy.count = copy.leaves->empty() ? 0 : copy.leaves->back().endIndex;
}

} // namespace

base::Span Tile::keySpan() const
{
    if (!keyChild)
        return {keyOffset, qsizetype(keyEnd) - keyOffset};
    const base::Span content = keyChild->contentSpan();
    const qsizetype from = has(KeyProperties) ? qsizetype(keyOffset) : keyContent + content.offset;
    return {from, keyContent + content.end() - from};
}

base::Span Tile::valueSpan() const
{
    if (!child)
        return {valueOffset, qsizetype(valueEnd) - valueOffset};
    const base::Span content = child->contentSpan();
    const qsizetype from = has(ValueProperties) ? qsizetype(valueOffset) : valueContent + content.offset;
    return {from, valueContent + content.end() - from};
}

qsizetype Tile::itemEnd() const
{
    return std::max({valueSpan().end(), keySpan().end(), qsizetype(lead)});
}

TilePlace TreeNode::tileAt(qsizetype index) const
{
    qsizetype offset = head;
    if (!leaves) {
        for (qsizetype i = 0; i < index; ++i)
            offset += tiles[size_t(i)].width;
        return {&tiles[size_t(index)], index, offset};
    }
    const auto slot = std::upper_bound(
        leaves->begin(), leaves->end(), index,
        [](qsizetype wanted, const LeafSlot &candidate) { return wanted < qsizetype(candidate.endIndex); });
    offset += slot->endOffset - slot->leaf->width;
    const size_t inside = size_t(index) - (slot->endIndex - slot->leaf->count);
    for (size_t i = 0; i < inside; ++i)
        offset += slot->leaf->tiles[i].width;
    return {&slot->leaf->tiles[inside], index, offset};
}

TilePlace TreeNode::tileCovering(qsizetype offset) const
{
    if (count == 0)
        return {};
    const qsizetype wanted = std::max<qsizetype>(0, offset - head);
    const Tile *run = tiles.get();
    TilePlace place{nullptr, 0, head};
    quint32 size = count;
    if (leaves) {
        auto slot = std::upper_bound(
            leaves->begin(), leaves->end(), wanted,
            [](qsizetype at, const LeafSlot &candidate) { return at < qsizetype(candidate.endOffset); });
        if (slot == leaves->end())
            --slot;
        run = slot->leaf->tiles.get();
        size = slot->leaf->count;
        place.index = qsizetype(slot->endIndex - slot->leaf->count);
        place.offset += slot->endOffset - slot->leaf->width;
    }
    for (quint32 i = 0;; ++i) {
        place.tile = &run[i];
        if (i + 1 == size || offset < place.offset + place.tile->width)
            return place;
        place.offset += place.tile->width;
        ++place.index;
    }
}

base::Span TreeNode::contentSpan() const
{
    if (layout == Layout::Flow)
        return {0, width};
    if (count == 0)
        return {0, 0};
    const qsizetype from = tileAt(0).tile->lead;
    const TilePlace last = tileAt(count - 1);
    return {from, last.offset + last.tile->itemEnd() - from};
}

qsizetype TreeNode::tilesWidth() const
{
    return leaves ? qsizetype(leaves->back().endOffset) : qsizetype(widthOf({tiles.get(), count}));
}

NodeRef makeNode(NodeKind kind, Layout layout, int indent, quint32 head, quint32 tail, std::span<Tile> tiles,
                 quint8 flags)
{
    auto *node = new TreeNode;
    node->kind = kind;
    node->layout = layout;
    node->indent = indent;
    node->head = head;
    node->width = head + widthOf(tiles) + tail;
    node->flags = flags;
    if (kind == NodeKind::Mapping && mayHaveDuplicates(tiles))
        node->flags |= TreeNode::HasDuplicates;
    setTiles(*node, tiles);
    return NodeRef(node);
}

qsizetype tailWidth(const TreeNode &node)
{
    return qsizetype(node.width) - node.head - node.tilesWidth();
}

NodeRef replaceTiles(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles, qsizetype tail,
                     quint8 flags)
{
    TreeNode *copy = emptyCopy(node);
    NodeRef result(copy);
    const qsizetype count = qsizetype(node.count) - removed + qsizetype(tiles.size());
    if (node.leaves && count > qsizetype(TreeNode::LargestFlat)) {
        replaceInLeaves(*copy, node, first, removed, tiles);
    } else {
        std::vector<Tile> all = tilesReplaced(node, first, removed, tiles);
        if (node.kind == NodeKind::Mapping && mayHaveDuplicates(all))
            flags |= TreeNode::HasDuplicates;
        setTiles(*copy, all);
    }
    copy->flags = flags | (node.flags & TreeNode::Notable);
    copy->width = quint32(copy->head + copy->tilesWidth() + tail);
    return result;
}

quint32 keyHash(QByteArrayView key)
{
    quint32 hash = 2166136261u;
    for (const char c : key)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return hash;
}

} // namespace document
