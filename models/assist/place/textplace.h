#pragma once

#include "snapshot.h"

namespace assist {

/** What a byte of the text is part of. */
struct TextPlace {
    enum class Part {
        None,  ///< A comment, a text of several lines, or nothing that is known.
        Key,   ///< A key of the mapping `container`.
        Value, ///< The value of its member `key`.
        Item,  ///< An item of the list `container`: a scalar, or the first key of a mapping.
        Bare,  ///< A line of its own: a key of the mapping `container`, or a scalar in its place.
    };
    enum class Style { Block, Flow, Json };

    Part part = Part::None;
    Style style = Style::Block;
    document::Pointer container; ///< Items that are not in the tree have the index "-".
    QByteArray key;
    base::Span token;          ///< What is replaced: the scalar with its quotes, or nothing at the cursor.
    QByteArray typed;          ///< The part of it before the cursor, without the quote.
    char quote = '\0';         ///< With which the scalar starts.
    qsizetype indentation = 0; ///< The column of a key at this place, in block style.
    bool hasColon = false;     ///< A colon follows the key.
    bool needsSpace = false;   ///< Right after a colon or dash.
    bool needsCommaAfter = false;
    qsizetype commaBefore = -1; ///< The end of the value before, which has no comma.
    QByteArrayList keys;        ///< In the same mapping, of text that is not in the tree.
};

/** True if the tree has the text in this place. */
[[nodiscard]] bool isInTree(const document::Snapshot &snapshot, base::Span span);

} // namespace assist
