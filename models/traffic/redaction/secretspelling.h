#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

#include <array>

namespace traffic {

/** One way to read an escape or a byte of a text: the bytes that it means, and the place where the next ones start. */
struct SpelledBytes {
    std::array<char, 4> bytes{}; ///< The meant bytes: at most one character in UTF-8.
    int count = 0;
    qsizetype end = 0;
    /** How often the byte may be meant in a row, at most: a JSON string doubles backslashes at each level. */
    qsizetype most = 1;
};

/** All ways to read `text` at `place`: as it is, percent-encoded once or twice, `+` for a blank as in a form, or
 * escaped as in JSON, also within JSON strings in JSON strings. */
[[nodiscard]] QVarLengthArray<SpelledBytes, 4> spelledAt(QByteArrayView text, qsizetype place);

/** The place where the escape of a JSON string begins that `place` is in; `place` if it is in no escape. */
[[nodiscard]] qsizetype startOfEscape(QByteArrayView text, qsizetype place);

/** Returns `end`, or the place before it if the byte there is a backslash that escapes the byte at `end`, as in a JSON
 * string. */
[[nodiscard]] qsizetype endBeforeEscape(QByteArrayView text, qsizetype end);

/** True for a byte that can be read in another way than as it is, see spelledAt(). */
[[nodiscard]] inline bool startsEscape(char c)
{
    return c == '+' || c == '%' || c == '\\';
}

} // namespace traffic
