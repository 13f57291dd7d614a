#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace secrets {

/**
 * A run of a text without blanks and quotes in which some bytes are escaped: written as `%3D`, `\u003d`, `\x3d` or
 * `\/`, or interrupted by a backslash at the end of a line. It can contain a secret that only its decoded bytes show.
 */
class EscapedRun final
{
public:
    /** Reads the run around the escape at `at`, which does not begin before `from`. */
    EscapedRun(QByteArrayView text, qsizetype at, qsizetype from);

    [[nodiscard]] base::Span span() const { return m_span; }
    /** The bytes of the run with one level of its escapes decoded. */
    [[nodiscard]] const QByteArray &decoded() const { return m_decoded; }
    /** The bytes of the text that a span of decoded() was decoded from. */
    [[nodiscard]] base::Span written(const base::Span &decoded) const;

private:
    base::Span m_span;
    QByteArray m_decoded;
    QList<qsizetype> m_offsets; ///< The offset in the text of each decoded byte, and of the end of the run.
};

/** Finds the escapes in a text, one after the other: `%XX`, `\u`, `\x`, `\/`, or a backslash at the end of a line. */
class EscapeFinder final
{
public:
    explicit EscapeFinder(QByteArrayView text)
        : m_text(text)
    {}

    /** The place of the next escape at or after `from`; -1 if there is none. `from` must not decrease from call to
     * call. */
    [[nodiscard]] qsizetype next(qsizetype from);

private:
    [[nodiscard]] qsizetype nextWith(char mark, qsizetype from) const;

    QByteArrayView m_text;
    qsizetype m_percent = 0; ///< The place of the next `%` escape; the size of the text if there is none.
    qsizetype m_backslash = 0;
    bool m_hasBegun = false;
};

} // namespace secrets
