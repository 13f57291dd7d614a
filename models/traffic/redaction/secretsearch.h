#pragma once

#include "spellingindex.h"

#include <optional>

namespace traffic {

/** Finds spellings of secrets in one text, in a time that is linear in the size of the text. If the text nearly matches
 * in so many places that it must have been made for an attack, shorter parts of a spelling are taken for a secret. */
class SecretSearch final
{
public:
    /** Creates a search in `text`. `spellings` and the bytes of `text` must live as long as it. */
    SecretSearch(const SpellingIndex &spellings, QByteArrayView text)
        : m_spellings(spellings)
        , m_text(text)
    {}

    struct Match {
        qsizetype begin = 0; ///< The first byte of the match; in base64 it can be before the place that was searched.
        qsizetype end = 0;
    };
    /** The longest match at `place`, which must grow from call to call; nothing if there is none. */
    [[nodiscard]] std::optional<Match> matchAt(qsizetype place);
    /** The cost of all searches so far: the number of bytes that were read and compared. */
    [[nodiscard]] qsizetype steps() const { return m_steps; }

private:
    [[nodiscard]] bool mayStartAt(qsizetype place) const;
    [[nodiscard]] Match wholeBase64(Match match) const;

    const SpellingIndex &m_spellings;
    QByteArrayView m_text;
    qsizetype m_steps = 0;
};

} // namespace traffic
