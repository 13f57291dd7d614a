#pragma once

#include "snapshot.h"

namespace assist {

/** A line of block YAML, divided into its parts without a parser, because the text of the document may not be valid.
 * Positions are bytes from the start of the line; -1 for a part that the line does not have. */
struct LineParts {
    QByteArray text;     ///< The line without its line break.
    qsizetype start = 0; ///< The offset of the line in the document.
    QList<qsizetype> dashes;
    qsizetype content = 0; ///< The position after the indentation and the dashes.
    qsizetype keyEnd = -1;
    qsizetype colon = -1;
    qsizetype value = 0;    ///< The position after the colon, or after the dashes if there is no colon.
    qsizetype valueEnd = 0; ///< The end of the value, without trailing blanks and the comment.
    qsizetype comment = -1;

    /** Returns true if the line has only blanks and a comment. */
    [[nodiscard]] bool isEmpty() const { return dashes.isEmpty() && valueEnd <= content && colon < 0; }
    /** Returns the column in which the line's first entry or dash starts. */
    [[nodiscard]] qsizetype indentation() const { return dashes.isEmpty() ? content : dashes.first(); }
    /** Returns the key of the line without quotes; empty if the line has no key. */
    [[nodiscard]] QByteArray key() const;
    [[nodiscard]] QByteArrayView valueText() const
    {
        return QByteArrayView(text).sliced(value, std::max<qsizetype>(0, valueEnd - value));
    }
};

/** Divides a line of the document into its parts. `line` counts from 1. */
[[nodiscard]] LineParts linePartsOf(const document::Snapshot &snapshot, qsizetype line);

/** Returns a scalar without its quotes; escapes are not decoded. */
[[nodiscard]] QByteArray withoutQuotes(QByteArrayView scalar);

} // namespace assist
