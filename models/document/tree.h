#pragma once

#include "diagnostic.h"
#include "styles.h"

#include <QSharedData>

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace document {

struct TreeNode;
using NodeRef = QExplicitlySharedDataPointer<const TreeNode>;

/**
 * One entry of a collection: a run of bytes without gaps to its neighbours. A block tile is leading blank and comment
 * lines, key and colon, value, rest of the last line with its newline; a flow tile is leading trivia, item, and all up
 * to its comma. Offsets count from the tile's start. Scalars are not stored: they are decoded from the text on demand.
 */
struct Tile {
    enum Flag : quint8 {
        ExplicitKey = 0x01,   ///< `? key`
        NoColon = 0x02,       ///< A mapping entry without ':'.
        KeyIsRaw = 0x04,      ///< The key's decoded bytes stand in the text as they are.
        ValueIsRaw = 0x08,    ///< The same for the value.
        KeyProperties = 0x10, ///< The key has an anchor or a tag.
        ValueProperties = 0x20,
        Quiet = 0x40, ///< `keyHash` is not known: the key is an alias or a collection.
    };

    quint32 width = 0;
    quint32 lead = 0; ///< Bytes before the entry itself: its indicator, key or value.
    quint32 keyOffset = 0;
    quint32 keyContent = 0; ///< Where the key stands behind its properties; with a collection, where its node begins.
    quint32 keyEnd = 0;
    quint32 valueOffset = 0;
    quint32 valueContent = 0; ///< As keyContent.
    quint32 valueEnd = 0;     ///< Behind the last byte of a scalar; for collections see valueSpan().
    quint32 keyHash = 0;      ///< Of the decoded key.
    ScalarStyle keyStyle = ScalarStyle::Empty;
    ScalarStyle valueStyle = ScalarStyle::Empty;
    quint8 flags = 0;
    NodeRef child;    ///< The value, when it is a collection.
    NodeRef keyChild; ///< The key, when it is a collection.

    [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
    /** Key and value without trivia, properties included, counted from the tile's start. */
    [[nodiscard]] base::Span keySpan() const;
    [[nodiscard]] base::Span valueSpan() const;
    /** Where the entry's last byte that is not trivia (nor comma) ends. */
    [[nodiscard]] qsizetype itemEnd() const;
};

/** A run of the tiles of a large collection. */
struct Leaf : QSharedData {
    static constexpr quint32 Size = 64;
    std::unique_ptr<Tile[]> tiles;
    quint32 count = 0;
    quint32 width = 0;
    /** The tiles' key hashes side by side: a key among hundreds of thousands is looked up in a hundredth of the bytes.
     */
    std::array<quint32, Size> hashes{};
    bool hasQuiet = false; ///< A tile's hash is not known.
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
struct TreeNode : QSharedData {
    static constexpr quint32 LargestFlat = 128;
    enum Flag : quint8 {
        HasAnchors = 0x01,    ///< Somewhere in it stands an anchor.
        HasAliases = 0x02,    ///< Or an alias.
        HasDuplicates = 0x04, ///< Or a mapping that has a key twice, or is too large to have been looked at.
        Notable = 0x07,
    };

    quint32 width = 0;
    quint32 head = 0;
    quint32 count = 0;
    qint32 indent = -1; ///< Column of the entries of a block collection; else that of the block around it.
    NodeKind kind = NodeKind::Mapping;
    Layout layout = Layout::Block;
    quint8 flags = 0;
    std::unique_ptr<Tile[]> tiles;                 ///< Up to LargestFlat entries,
    std::unique_ptr<std::vector<LeafSlot>> leaves; ///< or more.

    [[nodiscard]] bool isBlock() const { return layout == Layout::Block; }
    /** The index-th tile; `index` is less than count. */
    [[nodiscard]] TilePlace tileAt(qsizetype index) const;
    /** The tile that holds the byte; the last one for what lies behind it, none when there are no tiles. */
    [[nodiscard]] TilePlace tileCovering(qsizetype offset) const;
    /** From the first byte that is not trivia to the last, counted from the node's start. */
    [[nodiscard]] base::Span contentSpan() const;
    [[nodiscard]] qsizetype tilesWidth() const;

    /** Calls `visit(const TilePlace &)` for every tile from `first` on until it gives false. */
    template<typename Visit>
    void forEach(Visit visit, qsizetype first = 0) const;
};

/** Makes a node of tiles, which are moved out of the range. The width is head, tiles and `tail`. */
[[nodiscard]] NodeRef makeNode(NodeKind kind, Layout layout, int indent, quint32 head, quint32 tail,
                               std::span<Tile> tiles, quint8 flags);

/** Bytes behind the last tile. */
[[nodiscard]] qsizetype tailWidth(const TreeNode &node);

/**
 * The node with `removed` tiles from `first` on replaced and `tail` bytes behind the last one; what it shares with the
 * old one is not copied.
 */
[[nodiscard]] NodeRef replaceTiles(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles,
                                   qsizetype tail, quint8 flags);

/** What decoded keys are hashed with. */
[[nodiscard]] quint32 keyHash(QByteArrayView key);

template<typename Visit>
void TreeNode::forEach(Visit visit, qsizetype first) const
{
    if (first >= qsizetype(count))
        return;
    TilePlace place = tileAt(first);
    if (!leaves) {
        for (; place.index < qsizetype(count); ++place.index) {
            place.tile = &tiles[size_t(place.index)];
            if (!visit(std::as_const(place)))
                return;
            place.offset += place.tile->width;
        }
        return;
    }
    for (const LeafSlot &slot : *leaves) {
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
