#pragma once

#include "bodyrows.h"

#include <QString>

namespace bodies {

/** The places where a search has found its text. */
struct FoundRows {
    /** A match: `length` bytes from a byte of a row on, which may go on in the next row. */
    struct Match {
        qint32 row = 0;
        qint16 byte = 0;
        qint16 length = 0;
        friend bool operator==(const Match &, const Match &) = default;
    };
    QList<Match> matches; ///< In the order of the rows.
    bool isCut = false;   ///< True if there are more than MaximumMatches matches; `matches` has the first ones.
};

/**
 * Finds a text in the rows of a body, without regard to case. Matches do not overlap and do not span lines, but they
 * may span two rows of a long line. Finds nothing for a text of more than LongestNeedle bytes. Takes long for a large
 * body: call it on a worker.
 */
[[nodiscard]] FoundRows findInRows(const BodyRows &rows, const QString &searched);

} // namespace bodies
