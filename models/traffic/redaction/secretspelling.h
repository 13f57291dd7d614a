#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

#include <array>

namespace traffic {

/** One way to read a text at a place: the bytes that it spells, and where the next ones start. */
struct SpelledBytes {
    std::array<char, 4> bytes{}; ///< One character in UTF-8 at the most.
    int count = 0;
    qsizetype end = 0;
    /** More of the same byte may be meant, up to this many: a JSON string doubles backslashes at each level. */
    qsizetype most = 1;
};

/**
 * The ways to read `text` at `place`: as it is, percent-encoded once or twice, as a form writes a blank, or escaped as
 * in JSON, also within JSON strings in JSON strings.
 */
[[nodiscard]] QVarLengthArray<SpelledBytes, 4> spelledAt(QByteArrayView text, qsizetype place);

/** Where the escape of a JSON string begins that `place` is in; `place` if it is in none. */
[[nodiscard]] qsizetype startOfEscape(QByteArrayView text, qsizetype place);

/** `end`, or one byte before it where a backslash escapes the byte at `end`, as in a JSON string. */
[[nodiscard]] qsizetype endBeforeEscape(QByteArrayView text, qsizetype end);

/** True for a byte that spelledAt() may read in another way than as it is. */
[[nodiscard]] inline bool startsEscape(char c)
{
    return c == '+' || c == '%' || c == '\\';
}

} // namespace traffic
