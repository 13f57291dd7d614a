#include "tree.h"

#include <algorithm>
#include <cstring>

namespace document {

TreeNode::~TreeNode()
{
    if (isLarge())
        delete[] leaves;
    else
        delete[] tiles;
}

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
    if (!isLarge()) {
        for (qsizetype i = 0; i < index; ++i)
            offset += tiles[size_t(i)].width;
        return {&tiles[size_t(index)], index, offset};
    }
    const LeafSlot *slot = std::upper_bound(
        leaves, leaves + leafCount, index,
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
    const Tile *run = nullptr;
    TilePlace place{nullptr, 0, head};
    quint32 size = count;
    if (isLarge()) {
        const LeafSlot *slot = std::upper_bound(
            leaves, leaves + leafCount, wanted,
            [](qsizetype at, const LeafSlot &candidate) { return at < qsizetype(candidate.endOffset); });
        if (slot == leaves + leafCount)
            --slot;
        run = slot->leaf->tiles;
        size = slot->leaf->count;
        place.index = qsizetype(slot->endIndex - slot->leaf->count);
        place.offset += slot->endOffset - slot->leaf->width;
    } else {
        run = tiles;
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
    return isLarge() ? qsizetype(leaves[leafCount - 1].endOffset) : qsizetype(widthOf({tiles, count}));
}

qsizetype tailWidth(const TreeNode &node)
{
    return qsizetype(node.width) - node.head - node.tilesWidth();
}

quint32 widthOf(std::span<const Tile> tiles)
{
    quint32 width = 0;
    for (const Tile &tile : tiles)
        width += tile.width;
    return width;
}

quint32 keyHash(QByteArrayView key)
{
    // Eight bytes at a time; the last ones overlap those before them.
    constexpr quint64 Factor = 0x9E3779B97F4A7C15u;
    const auto word = [](const char *at, size_t size) {
        quint64 value = 0;
        std::memcpy(&value, at, size);
        return value;
    };
    const auto mixed = [](quint64 hash, quint64 value) {
        hash = (hash ^ value) * Factor;
        return hash ^ (hash >> 32);
    };
    quint64 hash = quint64(key.size());
    const char *at = key.data();
    const char *end = at + key.size();
    for (; end - at > 8; at += 8)
        hash = mixed(hash, word(at, 8));
    if (key.size() >= 8)
        return quint32(mixed(hash, word(end - 8, 8)));
    if (key.size() >= 4)
        return quint32(mixed(hash, word(at, 4) << 32 | word(end - 4, 4)));
    for (; at < end; ++at)
        hash = mixed(hash, static_cast<unsigned char>(*at));
    return quint32(hash);
}

} // namespace document
