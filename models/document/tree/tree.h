#pragma once

#include "tile.h"
#include "treearena.h"

#include <array>
#include <span>

namespace document {

/** A run of the tiles of a large collection. */
struct Leaf {
    static constexpr quint32 Size = 64;

    Leaf() = default;
    ~Leaf() { delete[] tiles; }
    Q_DISABLE_COPY_MOVE(Leaf)

    mutable Owners ref;
    quint32 count = 0;
    quint32 width = 0;
    bool hasQuiet = false; ///< A tile's hash is not known.
    Tile *tiles = nullptr;
    /** The tiles' key hashes side by side: a key among hundreds of thousands is looked up in a hundredth of the bytes.
     */
    std::array<quint32, Size> hashes{};
};

/** A leaf and the sums up to its end. */
struct LeafSlot {
    QExplicitlySharedDataPointer<const Leaf> leaf;
    quint32 endOffset = 0; ///< From the first tile's start.
    quint32 endIndex = 0;
};

enum class NodeKind : quint8 { Mapping, Sequence, Stream };

/** A tile, its number, and where it begins counted from its node's start. */
struct TilePlace {
    const Tile *tile = nullptr;
    qsizetype index = 0;
    qsizetype offset = 0;
};

/** A collection: `head` bytes (the bracket), the tiles, and the rest up to `width` (trivia and bracket). Immutable. */
struct TreeNode {
    static constexpr quint32 LargestFlat = 128;
    enum Flag : quint8 {
        HasAnchors = 0x01,    ///< There is an anchor in it.
        HasAliases = 0x02,    ///< Or an alias.
        HasDuplicates = 0x04, ///< A mapping with duplicate keys, or one too large to have been checked.
        Notable = 0x07,
    };

    TreeNode() = default;
    ~TreeNode();
    Q_DISABLE_COPY_MOVE(TreeNode)

    mutable Owners ref;
    quint32 width = 0;
    quint32 count = 0;
    qint32 indent = -1;    ///< Column of the entries of a block collection; else that of the block around it.
    quint32 leafCount = 0; ///< None but in collections of more than LargestFlat entries.
    quint8 head = 0;
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    quint8 flags = 0;
    union {
        Tile *tiles = nullptr;
        LeafSlot *leaves; ///< Of a large collection, instead of tiles.
    };

    [[nodiscard]] bool isBlock() const { return layout == Layout::Block; }
    [[nodiscard]] bool isLarge() const { return leafCount > 0; }
    [[nodiscard]] std::span<const LeafSlot> leafSlots() const { return {isLarge() ? leaves : nullptr, leafCount}; }
    /** The index-th tile; `index` is less than count. */
    [[nodiscard]] TilePlace tileAt(qsizetype index) const;
    /** The tile with the byte; the last tile for a byte after it, none if there are no tiles. */
    [[nodiscard]] TilePlace tileCovering(qsizetype offset) const;
    /** From the first byte that is not trivia to the last, counted from the node's start. */
    [[nodiscard]] base::Span contentSpan() const;
    [[nodiscard]] qsizetype tilesWidth() const;

    /** Calls `visit(const TilePlace &)` for every tile from `first` on until it gives false. */
    template<typename Visit>
    void forEach(Visit visit, qsizetype first = 0) const;
};

/** The sum of the widths. */
[[nodiscard]] quint32 widthOf(std::span<const Tile> tiles);

/** Bytes after the last tile. */
[[nodiscard]] qsizetype tailWidth(const TreeNode &node);

/** What decoded keys are hashed with. */
[[nodiscard]] quint32 keyHash(QByteArrayView key);

template<typename Visit>
void TreeNode::forEach(Visit visit, qsizetype first) const
{
    if (first >= qsizetype(count))
        return;
    TilePlace place = tileAt(first);
    if (!isLarge()) {
        for (; place.index < qsizetype(count); ++place.index) {
            place.tile = &tiles[size_t(place.index)];
            if (!visit(std::as_const(place)))
                return;
            place.offset += place.tile->width;
        }
        return;
    }
    for (const LeafSlot &slot : leafSlots()) {
        const qsizetype base = qsizetype(slot.endIndex - slot.leaf->count);
        for (qsizetype i = std::max<qsizetype>(0, place.index - base); i < qsizetype(slot.leaf->count); ++i) {
            place.tile = &slot.leaf->tiles[size_t(i)];
            if (!visit(std::as_const(place)))
                return;
            place.offset += place.tile->width;
            ++place.index;
        }
    }
}

} // namespace document
