#pragma once

#include "kinds.h"
#include "snapshotdata.h"

namespace document {

/**
 * The key or the value of a tile: what a Node is, without a share in the snapshot that it is read from. Offsets count
 * in the tree's text. All but kind(), collection() and resolved() need a part that exists.
 */
struct TilePart {
    const SnapshotData *data = nullptr;
    const Tile *tile = nullptr; ///< None for what does not exist.
    qsizetype start = 0;        ///< Of the tile.
    qint32 indent = -1;         ///< Of the collection with the tile.
    bool isKey = false;

    [[nodiscard]] explicit operator bool() const { return tile != nullptr; }
    [[nodiscard]] Kind kind() const
    {
        if (!tile)
            return Kind::Missing;
        switch (style()) {
        case ScalarStyle::Alias:
            return Kind::Alias;
        case ScalarStyle::Collection:
            return collection()->kind == NodeKind::Mapping ? Kind::Mapping : Kind::Sequence;
        default:
            return Kind::Scalar;
        }
    }
    [[nodiscard]] ScalarStyle style() const { return isKey ? tile->keyStyle : tile->valueStyle; }
    /** The collection that the part is, or null. */
    [[nodiscard]] const TreeNode *collection() const
    {
        if (!tile)
            return nullptr;
        return isKey ? tile->keyChild.data() : tile->child.data();
    }
    /** Where the collection begins. */
    [[nodiscard]] qsizetype collectionStart() const { return start + (isKey ? tile->keyContent : tile->valueContent); }
    /** Key or value of a tile of the collection that the part is; the place counts from the collection's start. */
    [[nodiscard]] TilePart child(const TilePlace &place, bool isKeyOfChild = false) const
    {
        return {data, place.tile, collectionStart() + place.offset, collection()->indent, isKeyOfChild};
    }

    /** The bytes of the part, properties included. */
    [[nodiscard]] base::Span span() const;
    /** The bytes of a scalar or alias, without properties. */
    [[nodiscard]] base::Span contentSpan() const;
    /** The content of a scalar: the bytes in the text where they are what they mean, else decoded. */
    [[nodiscard]] QByteArray bytes() const;
    /** The type of a scalar whose bytes() are `text`. */
    [[nodiscard]] ScalarType typeOf(const QByteArray &text) const;
    /** True for a quoted or block scalar without a tag. */
    [[nodiscard]] bool isTextByStyle() const;
    /** The anchor or tag, mark included; empty when there is none. */
    [[nodiscard]] QByteArray property(char mark) const;
    [[nodiscard]] QByteArray aliasName() const;
    /** The part that an alias refers to; an alias without an anchor, and any other part, is itself. */
    [[nodiscard]] TilePart resolved() const;
};

} // namespace document
