#pragma once

#include "documentchange.h"

namespace source {

/** What the find bar searches for. */
struct SearchPattern {
    QString text;
    bool matchesCase = false;
    bool matchesWords = false;
    bool isRegularExpression = false;
    friend bool operator==(const SearchPattern &, const SearchPattern &) = default;
};

/** The result of findMatches(): the places where a pattern matches, in document order. */
struct FoundMatches {
    QList<base::Span> spans;
    bool isCut = false; ///< True if the text has more than MostMatches matches: `spans` has the first ones.
    /** Why the pattern is not a valid regular expression, as QRegularExpression words it; empty if it is valid. */
    QString patternError;
};

inline constexpr qsizetype MostMatches = 100'000;

/** Finds the matches of a pattern, without empty ones. The text is searched in parts of whole lines, so a match that
 * spans several lines can be missed. Takes long in a large text: call it on a worker. */
[[nodiscard]] FoundMatches findMatches(const document::Snapshot &snapshot, const SearchPattern &pattern);

/** The result of replaceMatches(): an edit that replaces all matches. It has no splices if nothing is replaced. */
struct ReplacedMatches {
    document::Edited edited;
    int count = 0;
    bool isTooLarge = false; ///< True if the new text would be longer than a document can be. Then nothing is replaced.
};
/** Returns an edit that replaces all matches of a pattern. For a regular expression, `$1` to `$9` in `replacement`
 * are replaced by what its groups matched, `$0` by the whole match and `$$` by a dollar sign. Takes long in a large
 * text: call it on a worker. */
[[nodiscard]] ReplacedMatches replaceMatches(const document::Snapshot &snapshot, const SearchPattern &pattern,
                                             const QString &replacement);
/** Returns the text that replaces the match at `span`, with `$0` to `$9` filled in; a null QString if the pattern does
 * not match exactly `span`. */
[[nodiscard]] QString replacementAt(const document::Snapshot &snapshot, const SearchPattern &pattern,
                                    const QString &replacement, const base::Span &span);

} // namespace source
