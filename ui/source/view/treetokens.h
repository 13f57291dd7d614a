#pragma once

#include "linetokens.h"
#include "snapshot.h"

namespace source {

/** Bytes that are drawn in one color. */
struct TokenSpan {
    Token token = Token::Text;
    base::Span span;
    friend bool operator==(const TokenSpan &, const TokenSpan &) = default;
};

/** What the tree says of a part of the text. */
struct Entries {
    QList<TokenSpan> tokens; ///< Sorted, none within another.
    /** From the line of a key or item to the last line of its value, for values that have several lines. Sorted. */
    QList<base::Span> folds;
};

/** The keys, values and comments in `part`, which begins and ends at line ends. Takes time for that part alone. Text
 * with a syntax error has the tokens that each line alone has. */
[[nodiscard]] Entries entriesIn(const document::Snapshot &snapshot, const base::Span &part);
/** The folds of all entries up to that depth; at most `most`. */
[[nodiscard]] QList<base::Span> foldsUpTo(const document::Snapshot &snapshot, int depth, qsizetype most);

} // namespace source
