#pragma once

#include "snapshot.h"

#include <QString>

namespace source {

// How bytes of a document are shown in a QTextDocument, and where a byte stands there. A line of the document (ended by
// LF or CRLF) is a block; characters that QTextDocument would take for block ends are shown by one symbol each, so that
// every line has the same number of UTF-16 units on both sides.

/** A place in the shown text: block number and UTF-16 column, both from 0. */
struct Place {
    int block = 0;
    int column = 0;
    friend bool operator==(const Place &, const Place &) = default;
};

/** UTF-8 as it is shown; line ends become a single LF. */
[[nodiscard]] QString displayed(const QByteArray &utf8);
/** Typed text as bytes, with the line ends of the document. */
[[nodiscard]] QByteArray written(QString shown, bool usesCrlf);

[[nodiscard]] Place placeOf(const document::Snapshot &snapshot, qsizetype offset);
[[nodiscard]] qsizetype offsetOf(const document::Snapshot &snapshot, const Place &place);
/** The offset `units` UTF-16 units of shown text behind `offset`; at most the end. */
[[nodiscard]] qsizetype advanced(const document::Snapshot &snapshot, qsizetype offset, qsizetype units);
/** True when the line at `offset`, or else the one before it, ends with CRLF. */
[[nodiscard]] bool usesCrlfAt(const document::Snapshot &snapshot, qsizetype offset);

} // namespace source
