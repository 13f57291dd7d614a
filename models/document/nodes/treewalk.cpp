#include "treewalk.h"

#include "characters.h"
#include "nodevalue.h"

#include <algorithm>

namespace document {

EntryPlace documentEntry(const SnapshotData &data, qsizetype index)
{
    if (index < 0 || index >= qsizetype(data.stream->count))
        return {};
    return {data.stream.node.data(), 0, data.stream->tileAt(index)};
}

EntryPlace entryAt(const EntryPlace &entry, qsizetype index)
{
    const TreeNode *node = entry.node ? entry.tile.tile->child.data() : nullptr;
    if (!node || index < 0 || index >= qsizetype(node->count))
        return {};
    EntryPlace found{node, entry.childStart(), node->tileAt(index)};
    found.tile.offset += found.nodeStart;
    return found;
}

EntryPlace entryNamed(const SnapshotData &data, const EntryPlace &entry, QByteArrayView token)
{
    const TreeNode *node = entry.node ? entry.tile.tile->child.data() : nullptr;
    if (!node)
        return {};
    const bool mapping = node->kind == NodeKind::Mapping;
    return entryAt(entry, mapping ? indexOfKey(data, *node, entry.childStart(), token) : indexOfToken(token));
}

EntryPlace entryAtPointer(const SnapshotData &data, const Pointer &pointer)
{
    EntryPlace entry = documentEntry(data, 0);
    for (const QByteArray &token : pointer.tokens()) {
        if (!entry.node)
            break;
        entry = entryNamed(data, entry, token);
    }
    return entry;
}

qsizetype indexOfKey(const SnapshotData &data, const TreeNode &mapping, qsizetype start, QByteArrayView key)
{
    const quint32 hash = keyHash(key);
    qsizetype found = -1;
    const auto find = [&](qsizetype from, qsizetype to) {
        mapping.forEach(
            [&](const TilePlace &place) {
                if (place.index >= to)
                    return false;
                const bool candidate = place.tile->has(Tile::Quiet) || place.tile->keyHash == hash;
                if (candidate && decodedKey(data, *place.tile, start + place.offset, mapping.indent) == key)
                    found = place.index;
                return found < 0;
            },
            from);
    };
    if (!mapping.isLarge()) {
        find(0, qsizetype(mapping.count));
        return found;
    }
    for (const LeafSlot &slot : mapping.leafSlots()) {
        const Leaf &leaf = *slot.leaf;
        const auto end = leaf.hashes.begin() + leaf.count;
        if (leaf.hasQuiet || std::find(leaf.hashes.begin(), end, hash) != end)
            find(qsizetype(slot.endIndex - leaf.count), qsizetype(slot.endIndex));
        if (found >= 0)
            break;
    }
    return found;
}

qsizetype indexOfToken(QByteArrayView token)
{
    constexpr qsizetype LongestIndex = 10;
    if (token.isEmpty() || token.size() > LongestIndex || (token.size() > 1 && token.front() == '0'))
        return -1;
    qsizetype index = 0;
    for (const char c : token) {
        if (!is(c, Digit))
            return -1;
        index = index * 10 + (c - '0');
    }
    return index;
}

QByteArray decodedKey(const SnapshotData &data, const Tile &tile, qsizetype start, int indent)
{
    const TilePart key{&data, &tile, start, indent, true};
    return tile.has(Tile::Quiet) ? keyText(key) : key.bytes();
}

Pointer pointerAt(const SnapshotData &data, qsizetype treeOffset)
{
    QList<QByteArray> tokens;
    EntryPlace entry = documentEntry(data, 0);
    while (entry.node) {
        const TreeNode *node = entry.tile.tile->child.data();
        if (!node || treeOffset < entry.childStart() || treeOffset >= entry.childStart() + qsizetype(node->width))
            break;
        const TilePlace place = node->tileCovering(treeOffset - entry.childStart());
        const qsizetype inside = treeOffset - entry.childStart() - place.offset;
        if (!place.tile || inside < 0 || inside >= qsizetype(place.tile->width))
            break;
        const qsizetype start = entry.childStart() + place.offset;
        const bool mapping = node->kind == NodeKind::Mapping;
        tokens.append(mapping ? decodedKey(data, *place.tile, start, node->indent) : QByteArray::number(place.index));
        entry = {node, entry.childStart(), {place.tile, place.index, start}};
    }
    return Pointer(std::move(tokens));
}

} // namespace document
