#pragma once

#include "diagnostic.h"
#include "styles.h"

#include <QExplicitlySharedDataPointer>

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
        KeyIsRaw = 0x04,      ///< The key's decoded bytes are those in the text.
        ValueIsRaw = 0x08,    ///< The same for the value.
        KeyProperties = 0x10, ///< The key has an anchor or a tag.
        ValueProperties = 0x20,
        Quiet = 0x40, ///< `keyHash` is not known: the key is an alias or a collection.
    };

    quint32 width = 0;
    quint32 lead = 0; ///< Bytes before the entry itself: its indicator, key or value.
    quint32 keyOffset = 0;
    quint32 keyContent = 0; ///< The start of the key after its properties; with a collection, the start of its node.
    quint32 keyEnd = 0;
    quint32 valueOffset = 0;
    quint32 valueContent = 0; ///< As keyContent.
    quint32 valueEnd = 0;     ///< After the last byte of a scalar; for collections see valueSpan().
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

} // namespace document
