#pragma once

#include "diagnostic.h"
#include "styles.h"

#include <QExplicitlySharedDataPointer>

namespace document {

struct TreeNode;
using NodeRef = QExplicitlySharedDataPointer<const TreeNode>;

/**
 * One entry of a collection in the tree: a run of bytes without gaps to its neighbors. A block tile consists of leading
 * blank and comment lines, key and colon, value, and the rest of the last line with its newline; a flow tile consists
 * of leading trivia, the item, and all bytes up to its comma. Offsets count from the tile's start. Scalars are not
 * stored: they are decoded from the text on demand.
 */
struct Tile {
    enum Flag : quint8 {
        ExplicitKey = 0x01,   ///< The key is written as `? key`.
        NoColon = 0x02,       ///< The tile is an entry of a mapping without ':'.
        KeyIsRaw = 0x04,      ///< The text of the key, without quotes, is its decoded value.
        ValueIsRaw = 0x08,    ///< The text of the value, without quotes, is its decoded value.
        KeyProperties = 0x10, ///< The key has an anchor or a tag.
        ValueProperties = 0x20,
        Quiet = 0x40, ///< `keyHash` is not known: the key is an alias, a collection or a block scalar.
    };

    quint32 width = 0;
    quint32 lead = 0; ///< The number of bytes before the entry itself, which begins with its indicator, key or value.
    quint32 keyOffset = 0;
    /**
     * Where the key begins after its anchor and tag; for a key that is a collection, where the collection's node
     * begins.
     */
    quint32 keyContent = 0;
    quint32 keyEnd = 0;
    quint32 valueOffset = 0;
    /** Where the value begins after its anchor and tag; for a collection, where its node begins. */
    quint32 valueContent = 0;
    quint32 valueEnd = 0; ///< Where the last byte of a scalar value ends; for a collection use valueSpan().
    quint32 keyHash = 0;  ///< The hash of the decoded key.
    ScalarStyle keyStyle = ScalarStyle::Empty;
    ScalarStyle valueStyle = ScalarStyle::Empty;
    quint8 flags = 0;
    NodeRef child;    ///< The node of the value, when the value is a collection.
    NodeRef keyChild; ///< The node of the key, when the key is a collection.

    [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
    /**
     * The span of the key (keySpan()) or value (valueSpan()) with its anchor and tag, without trivia, counted from the
     * tile's start.
     */
    [[nodiscard]] base::Span keySpan() const;
    [[nodiscard]] base::Span valueSpan() const;
    /** Where the entry's last byte that is neither trivia nor a comma ends, counted from the tile's start. */
    [[nodiscard]] qsizetype itemEnd() const;
};

} // namespace document
