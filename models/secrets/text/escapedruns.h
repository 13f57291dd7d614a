#pragma once

#include "diagnostic.h"

#include <QByteArrayView>
#include <QList>

namespace secrets {

/**
 * Words of a text, without blanks and quotes, in which some bytes are written as `%3D`, `\u003d`, `\x3d` or `\/`, or
 * that go on in the next line after a backslash. A secret can be in them that is not seen in the text.
 */
class EscapedRun final
{
public:
    /** The run around the escape at `at`, which is not before `from`. */
    EscapedRun(QByteArrayView text, qsizetype at, qsizetype from);

    [[nodiscard]] base::Span span() const { return m_span; }
    /** The bytes of the run with one level of its escapes decoded. */
    [[nodiscard]] const QByteArray &decoded() const { return m_decoded; }
    /** The bytes of the text that a span of decoded() was read from. */
    [[nodiscard]] base::Span written(const base::Span &decoded) const;

private:
    base::Span m_span;
    QByteArray m_decoded;
    QList<qsizetype> m_offsets; ///< In the text, of each decoded byte and of the end.
};

/** Finds the next `%XX`, `\u`, `\x`, `\/` or backslash at the end of a line. */
class EscapeFinder final
{
public:
    explicit EscapeFinder(QByteArrayView text)
        : m_text(text)
    {}

    /** At `from` or after it, which is not before the last one; -1 if there is none. */
    [[nodiscard]] qsizetype next(qsizetype from);

private:
    [[nodiscard]] qsizetype nextWith(char mark, qsizetype from) const;

    QByteArrayView m_text;
    qsizetype m_percent = 0; ///< The next one, the size of the text if there is none.
    qsizetype m_backslash = 0;
    bool m_hasBegun = false;
};

} // namespace secrets
