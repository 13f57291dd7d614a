#pragma once

#include "tile.h"
#include "treearena.h"

#include <array>
#include <span>

namespace document {

/** A run of at most Size tiles of a collection that is too large for one array of tiles. */
struct Leaf {
    static constexpr quint32 Size = 64;

    Leaf() = default;
    ~Leaf() { delete[] tiles; }
    Q_DISABLE_COPY_MOVE(Leaf)

    mutable Owners ref;
    quint32 count = 0;
    quint32 width = 0;
    bool hasQuiet = false; ///< True if the key hash of one of the tiles is not known.
    Tile *tiles = nullptr;
    /**
     * The key hashes of the tiles side by side, so that a lookup of a key among hundreds of thousands reads a hundredth
     * of the bytes.
     */
    std::array<quint32, Size> hashes{};
};

/** A leaf of a large collection, and the sums of the widths and counts of all leaves up to its end. */
struct LeafSlot {
    QExplicitlySharedDataPointer<const Leaf> leaf;
    quint32 endOffset = 0; ///< Where the leaf ends, counted from the start of the collection's first tile.
    quint32 endIndex = 0;
};

enum class NodeKind : quint8 { Mapping, Sequence, Stream };

/** A tile of a node, its index, and the offset where it begins, counted from the node's start. */
struct TilePlace {
    const Tile *tile = nullptr;
    qsizetype index = 0;
    qsizetype offset = 0;
};

/**
 * A node of the tree of a document: an immutable collection. It consists of `head` bytes (the opening bracket), the
 * tiles, and the remaining bytes up to `width` (trivia and the closing bracket).
 */
struct TreeNode {
    static constexpr quint32 LargestFlat = 128;
    enum Flag : quint8 {
        HasAnchors = 0x01, ///< The collection contains an anchor.
        HasAliases = 0x02, ///< The collection contains an alias.
        /** The collection is or contains a mapping with duplicate keys, or one too large to have been checked. */
        HasDuplicates = 0x04,
        Notable = 0x07,
    };

    TreeNode() = default;
    ~TreeNode();
    Q_DISABLE_COPY_MOVE(TreeNode)

    mutable Owners ref;
    quint32 width = 0;
    quint32 count = 0;
    /** Column of the entries of a block collection; for others, of the entries of the enclosing block collection. */
    qint32 indent = -1;
    quint32 leafCount = 0; ///< The number of leaves; 0 in a collection of at most LargestFlat entries.
    quint8 head = 0;
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    quint8 flags = 0;
    union {
        Tile *tiles = nullptr;
        LeafSlot *leaves; ///< The leaves of a large collection, which has them instead of `tiles`.
    };

    [[nodiscard]] bool isBlock() const { return layout == Layout::Block; }
    [[nodiscard]] bool isLarge() const { return leafCount > 0; }
    [[nodiscard]] std::span<const LeafSlot> leafSlots() const { return {isLarge() ? leaves : nullptr, leafCount}; }
    /** The place of the index-th tile; `index` is less than `count`. */
    [[nodiscard]] TilePlace tileAt(qsizetype index) const;
    /**
     * The place of the tile with the byte at `offset`, counted from the node's start; the last tile for a byte after
     * all tiles, no tile if there are none.
     */
    [[nodiscard]] TilePlace tileCovering(qsizetype offset) const;
    /** The span from the first byte that is not trivia to the last one, counted from the node's start. */
    [[nodiscard]] base::Span contentSpan() const;
    [[nodiscard]] qsizetype tilesWidth() const;

    /** Calls `visit(const TilePlace &)` for every tile from index `first` on until it returns false. */
    template<typename Visit>
    void forEach(Visit visit, qsizetype first = 0) const;
};

/** Returns the sum of the widths of the tiles in bytes. */
[[nodiscard]] quint32 widthOf(std::span<const Tile> tiles);

/** Returns the number of bytes of the node after its last tile. */
[[nodiscard]] qsizetype tailWidth(const TreeNode &node);

/** Returns the hash of a decoded key, by which keys of mappings are looked up. */
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
