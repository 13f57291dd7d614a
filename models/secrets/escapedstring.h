#pragma once

#include <QByteArrayView>

namespace secrets {

/** The end of a string whose quotes have backslashes before them: none in plain text, and 1, 3, 7 … in a string that is
 * inside one, two, three … JSON strings. */
struct EscapedEnd {
    qsizetype contentEnd = 0; ///< The end of the string's content, before the backslashes of the closing quote.
    qsizetype end = 0;        ///< The place after the closing quote of the string.
};

/** The number of backslashes directly before `place`; the ones before `from` are not counted. */
[[nodiscard]] qsizetype backslashesBefore(QByteArrayView text, qsizetype place, qsizetype from = 0);

/** Finds the end of a string whose content begins at `from` and whose quotes have `backslashes` backslashes before
 * them: at its closing quote, at the end of the JSON string around it, or at the end of the text. */
[[nodiscard]] EscapedEnd endOfEscapedString(QByteArrayView text, qsizetype from, qsizetype backslashes);

} // namespace secrets
