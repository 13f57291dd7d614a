#pragma once

#include "snapshot.h"

namespace assist {

/** What a byte of a document's text is part of, and how a completion there has to be written. */
struct TextPlace {
    enum class Part {
        None,  ///< A comment, a text of several lines, or a place that is not recognized.
        Key,   ///< A key of the mapping `container`.
        Value, ///< The value of the member `key` of the mapping `container`.
        Item,  ///< An item of the list `container`: a scalar, or the first key of a mapping.
        Bare,  ///< A line of its own: a key of the mapping `container`, or a scalar in place of that mapping.
    };
    enum class Style { Block, Flow, Json };

    Part part = Part::None;
    Style style = Style::Block;
    /** The JSON Pointer of the mapping or list. List items that are not in the document's tree have the index "-". */
    document::Pointer container;
    QByteArray key;
    /** The bytes that a completion replaces: the scalar with its quotes, or an empty span at the cursor. */
    base::Span token;
    QByteArray typed;          ///< The part of the scalar before the cursor, without the quote.
    char quote = '\0';         ///< The quote that the scalar starts with, or '\0'.
    qsizetype indentation = 0; ///< In block style, the column of a key at this place.
    bool hasColon = false;     ///< Whether a colon follows the key.
    /** Whether a space must be inserted first, because the place is right after a colon or a dash. */
    bool needsSpace = false;
    bool needsCommaAfter = false;
    /** The end of the value before this place if a comma must be inserted after it; otherwise -1. */
    qsizetype commaBefore = -1;
    /** The keys of the mapping that are in the text but not in the document's tree. */
    QByteArrayList keys;
};

/** Returns true if the document's tree covers the text in `span`. While the text is not valid, the tree does not cover
 * the edited part. */
[[nodiscard]] bool isInTree(const document::Snapshot &snapshot, base::Span span);

} // namespace assist
