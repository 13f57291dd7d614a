#pragma once

#include <QByteArrayView>

namespace secrets {

/** Where a string ends whose quotes have backslashes before them: 0, and 1, 3, 7 … within so many JSON strings. */
struct EscapedEnd {
    qsizetype contentEnd = 0; ///< Before the backslashes of the closing quote.
    qsizetype end = 0;        ///< After the closing quote.
};

/** The backslashes before `place`, none before `from`. */
[[nodiscard]] qsizetype backslashesBefore(QByteArrayView text, qsizetype place, qsizetype from = 0);

/**
 * The end of a string whose content begins at `from`: a quote that no backslash of this depth escapes, the end of the
 * string around it, or the end of the text.
 */
[[nodiscard]] EscapedEnd endOfEscapedString(QByteArrayView text, qsizetype from, qsizetype backslashes);

} // namespace secrets
