#pragma once

#include "snapshot.h"

#include <QString>

namespace source {

// Conversion between the bytes of a document and the text of a QTextDocument. A line of the document (ended by LF or
// CRLF) is a block. Characters that QTextDocument uses for block ends are replaced by one symbol each, so that every
// line has the same number of UTF-16 units in both.

/** A position in the shown text: block number and UTF-16 column, both from 0. */
struct Place {
    int block = 0;
    int column = 0;
    friend bool operator==(const Place &, const Place &) = default;
};

/** The shown text of UTF-8 bytes. Line ends become LF. */
[[nodiscard]] QString displayed(const QByteArray &utf8);
/** The bytes of typed text, with the line ends of the document. */
[[nodiscard]] QByteArray written(QString shown, bool usesCrlf);

[[nodiscard]] Place placeOf(const document::Snapshot &snapshot, qsizetype offset);
[[nodiscard]] qsizetype offsetOf(const document::Snapshot &snapshot, const Place &place);
/** The offset that is `units` UTF-16 units of shown text after `offset`; at most the end. */
[[nodiscard]] qsizetype advanced(const document::Snapshot &snapshot, qsizetype offset, qsizetype units);
/** True if the line at `offset` ends with CRLF or, if it has no line end, the line before it. */
[[nodiscard]] bool usesCrlfAt(const document::Snapshot &snapshot, qsizetype offset);

} // namespace source
