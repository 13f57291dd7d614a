#pragma once

#include "diagnostic.h"
#include "result.h"

#include <QRegularExpression>

#include <functional>

namespace window {

/** What Find in all files searches for. */
struct TextQuery {
    QString text;
    bool matchesCase = false;
    bool isRegularExpression = false; ///< `text` is a regular expression; otherwise it is searched for as it is.

    friend bool operator==(const TextQuery &, const TextQuery &) = default;
};

/** A match of a TextSearch, with the text that is shown of its line. */
struct TextHit {
    base::Span span; ///< The place of the match in the text, in bytes.
    qsizetype line = 1;
    /** The text of the line in front of the match, without leading spaces and truncated. Set by showLines(). */
    QString before = {};
    QString match = {}; ///< The text of the match, truncated. Set by showLines().
    QString after = {};
};

/**
 * Finds a text or a regular expression in UTF-8 texts. Texts are searched in pieces of at most PieceBytes that end with
 * a line. A line longer than a piece, as in JSON without line breaks, is divided; a match of more than LongestMatch
 * bytes may be missed there.
 */
class TextSearch final
{
public:
    static constexpr qsizetype PieceBytes = 1024 * 1024;
    static constexpr qsizetype LongestMatch = 1024;

    /** Returns the search for a query, or the error InvalidArgument with the reason if its regular expression is not
     * valid. */
    [[nodiscard]] static base::Result<TextSearch> of(const TextQuery &query);

    /** Returns the first `most` matches in `text`, without the texts that showLines() sets. Stops early when
     * `isCancelled` returns true. */
    [[nodiscard]] QList<TextHit> hits(const QByteArray &text, qsizetype most,
                                      const std::function<bool()> &isCancelled = {}) const;

private:
    explicit TextSearch(const QRegularExpression &expression)
        : m_expression(expression)
    {}

    QRegularExpression m_expression;
};

/** Sets the texts `before`, `match` and `after` of the hits from their lines in `text`. `secrets` are the places of
 * secrets, sorted, which are shown as dots; see workspace::literalSecrets(). */
void showLines(QList<TextHit> &hits, const QByteArray &text, const QList<base::Span> &secrets);

} // namespace window
