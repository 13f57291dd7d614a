#pragma once

#include "spellingindex.h"

#include <optional>

namespace traffic {

/**
 * Finds spellings of secrets in one text. Time is linear in the size of the text: in a text that nearly matches in so
 * many places that it must be made for that, shorter parts of a spelling are taken for a secret.
 */
class SecretSearch final
{
public:
    /** Both outlive this. */
    SecretSearch(const SpellingIndex &spellings, QByteArrayView text)
        : m_spellings(spellings)
        , m_text(text)
    {}

    struct Match {
        qsizetype begin = 0; ///< May be before the place that was asked for, in base64.
        qsizetype end = 0;
    };
    /** The longest match at `place`, which grows from call to call. */
    [[nodiscard]] std::optional<Match> matchAt(qsizetype place);
    /** What all searches cost so far: bytes that were read and compared. */
    [[nodiscard]] qsizetype steps() const { return m_steps; }

private:
    [[nodiscard]] bool mayStartAt(qsizetype place) const;
    [[nodiscard]] Match wholeBase64(Match match) const;

    const SpellingIndex &m_spellings;
    QByteArrayView m_text;
    qsizetype m_steps = 0;
};

} // namespace traffic
