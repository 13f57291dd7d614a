#pragma once

#include "kinds.h"
#include "snapshotdata.h"

namespace document {

/**
 * The key or the value of a tile. It is what a Node is, but does not keep its snapshot alive. Offsets count in the
 * tree's text. All functions but kind(), collection() and resolved() need a part that exists.
 */
struct TilePart {
    const SnapshotData *data = nullptr;
    const Tile *tile = nullptr; ///< The tile; null for a missing part.
    qsizetype start = 0;        ///< The offset of the tile.
    qint32 indent = -1;         ///< The indentation of the collection that has the tile.
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
    /** The node of the part if it is a collection, else null. */
    [[nodiscard]] const TreeNode *collection() const
    {
        if (!tile)
            return nullptr;
        return isKey ? tile->keyChild.data() : tile->child.data();
    }
    /** The offset where the part's collection begins, if it is one. */
    [[nodiscard]] qsizetype collectionStart() const { return start + (isKey ? tile->keyContent : tile->valueContent); }
    /**
     * Returns the key or value of a tile of this part, which is a collection; `place` counts from the collection's
     * start.
     */
    [[nodiscard]] TilePart child(const TilePlace &place, bool isKeyOfChild = false) const
    {
        return {data, place.tile, collectionStart() + place.offset, collection()->indent, isKeyOfChild};
    }

    /** The span of the part with its anchor and tag. */
    [[nodiscard]] base::Span span() const;
    /** The span of a scalar or alias without its anchor and tag. */
    [[nodiscard]] base::Span contentSpan() const;
    /** The decoded text of a scalar, without a copy of the document's bytes where they need no decoding. */
    [[nodiscard]] QByteArray bytes() const;
    /** Returns the type of this scalar, whose bytes() are `text`. */
    [[nodiscard]] ScalarType typeOf(const QByteArray &text) const;
    /** True for a quoted or block scalar without a tag, which is a string whatever its text is. */
    [[nodiscard]] bool isTextByStyle() const;
    /** Returns the anchor (`mark` is '&') or the tag ('!') with its mark; empty when there is none. */
    [[nodiscard]] QByteArray property(char mark) const;
    [[nodiscard]] QByteArray aliasName() const;
    /** The part that an alias refers to; an alias without an anchor, and any other part, is itself. */
    [[nodiscard]] TilePart resolved() const;
};

} // namespace document
