#pragma once

#include "documentchange.h"

namespace source {

/** What is searched. */
struct SearchPattern {
    QString text;
    bool matchesCase = false;
    bool matchesWords = false;
    bool isRegularExpression = false;
    friend bool operator==(const SearchPattern &, const SearchPattern &) = default;
};

/** The places of a pattern, in order. */
struct FoundMatches {
    QList<base::Span> spans;
    bool isCut = false;   ///< There are more than MostMatches.
    QString patternError; ///< Why the pattern is not a regular expression, in the words of Qt; empty if it is one.
};

inline constexpr qsizetype MostMatches = 100'000;

/** Finds a pattern within lines; for a worker. Matches without text do not count. */
[[nodiscard]] FoundMatches findMatches(const document::Snapshot &snapshot, const SearchPattern &pattern);

/** An edit that replaces all matches; without splices there are none. */
struct ReplacedMatches {
    document::Edited edited;
    int count = 0;
    bool isTooLarge = false; ///< The text would be longer than a document can be. Nothing is replaced.
};
/** For a worker. In the replacement of a regular expression, `$1` to `$9` are what its groups matched, `$0` is the
 * whole match and `$$` is a dollar sign. */
[[nodiscard]] ReplacedMatches replaceMatches(const document::Snapshot &snapshot, const SearchPattern &pattern,
                                             const QString &replacement);
/** The text that replaces the match at `span`; null if the pattern does not match there. */
[[nodiscard]] QString replacementAt(const document::Snapshot &snapshot, const SearchPattern &pattern,
                                    const QString &replacement, const base::Span &span);

} // namespace source
