#pragma once

#include "diagnostic.h"
#include "result.h"

#include <QRegularExpression>

#include <functional>

namespace window {

/** What to search for. */
struct TextQuery {
    QString text;
    bool matchesCase = false;
    bool isRegularExpression = false; ///< Otherwise the text itself.

    friend bool operator==(const TextQuery &, const TextQuery &) = default;
};

/** A match in a text. */
struct TextHit {
    base::Span span; ///< In bytes.
    qsizetype line = 1;
    QString before = {}; ///< What is in front of it in its line, without leading spaces, truncated. See showLines().
    QString match = {};  ///< Truncated.
    QString after = {};
};

/**
 * Finds a text or a regular expression in UTF-8 texts. Large texts are searched in pieces that end with a line. A line
 * longer than a piece, as in JSON without line breaks, is divided; a match of more than LongestMatch bytes may be
 * missed there.
 */
class TextSearch final
{
public:
    static constexpr qsizetype PieceBytes = 1024 * 1024;
    static constexpr qsizetype LongestMatch = 1024;

    /** InvalidArgument, with the reason: the regular expression is not valid. */
    [[nodiscard]] static base::Result<TextSearch> of(const TextQuery &query);

    /** The first `most` matches, without the texts of their lines. Ends early when `isCancelled`. */
    [[nodiscard]] QList<TextHit> hits(const QByteArray &text, qsizetype most,
                                      const std::function<bool()> &isCancelled = {}) const;

private:
    explicit TextSearch(const QRegularExpression &expression)
        : m_expression(expression)
    {}

    QRegularExpression m_expression;
};

/** Sets what the hits show of their lines. Secrets, which are sorted by place, are shown as dots; see
 * workspace::literalSecrets(). */
void showLines(QList<TextHit> &hits, const QByteArray &text, const QList<base::Span> &secrets);

} // namespace window
