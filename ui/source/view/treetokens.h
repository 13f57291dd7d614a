#pragma once

#include "linetokens.h"
#include "snapshot.h"

namespace source {

/** A part of the text that is drawn in one color. */
struct TokenSpan {
    Token token = Token::Text;
    base::Span span;
    friend bool operator==(const TokenSpan &, const TokenSpan &) = default;
};

/** What the syntax tree tells about a part of the text for painting it. */
struct Entries {
    QList<TokenSpan> tokens; ///< The colored parts, sorted by place. They do not overlap.
    /** The parts that can be folded, sorted: each goes from a key or item to the end of its value of several lines. A
     * closing bracket on a line of its own is left out. */
    QList<base::Span> folds;
};

/** Returns the keys, values and comments in `part`, which must begin and end at line ends, and the folds in it. Takes
 * time for that part only. In text with a syntax error, the tokens are what each line alone tells. */
[[nodiscard]] Entries entriesIn(const document::Snapshot &snapshot, const base::Span &part);
/** Returns the folds of all entries of the text up to a depth, where the members of the root have depth 0; at most
 * `most` folds. */
[[nodiscard]] QList<base::Span> foldsUpTo(const document::Snapshot &snapshot, int depth, qsizetype most);

} // namespace source
