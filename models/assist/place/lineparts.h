#pragma once

#include "snapshot.h"

namespace assist {

/** A line of block YAML, taken apart without a parser, because the text around it may not be valid. Places count bytes
 * from the start of the line; -1 if there is none. */
struct LineParts {
    QByteArray text;     ///< Without its line break.
    qsizetype start = 0; ///< In the document.
    QList<qsizetype> dashes;
    qsizetype content = 0; ///< What follows the indentation and the dashes.
    qsizetype keyEnd = -1;
    qsizetype colon = -1;
    qsizetype value = 0;    ///< What follows the colon, or the dashes without one.
    qsizetype valueEnd = 0; ///< Without blanks and the comment.
    qsizetype comment = -1;

    /** True if it has blanks and a comment only. */
    [[nodiscard]] bool isEmpty() const { return dashes.isEmpty() && valueEnd <= content && colon < 0; }
    /** The column in which its first entry starts. */
    [[nodiscard]] qsizetype indentation() const { return dashes.isEmpty() ? content : dashes.first(); }
    /** The key without quotes. */
    [[nodiscard]] QByteArray key() const;
    [[nodiscard]] QByteArrayView valueText() const
    {
        return QByteArrayView(text).sliced(value, std::max<qsizetype>(0, valueEnd - value));
    }
};

/** `line` counts from 1. */
[[nodiscard]] LineParts linePartsOf(const document::Snapshot &snapshot, qsizetype line);

/** A scalar without its quotes; escapes stay. */
[[nodiscard]] QByteArray withoutQuotes(QByteArrayView scalar);

} // namespace assist
