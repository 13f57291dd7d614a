#pragma once

#include "diagnostic.h"
#include "result.h"

#include <QByteArray>
#include <QList>

namespace traffic {

/** The text of a HAR file, divided into its entries and the text around them, so that each is read by itself. Read as a
 * whole, a file of 80 MB would take up to 3 GB of memory. Only brackets and strings are checked. */
struct HarPieces {
    QList<base::Span> entries;  ///< The bytes in the file of each item of the list `/log/entries`.
    QByteArray around;          ///< The text of the file with an empty list in the place of its entries.
    qsizetype entriesStart = 0; ///< The offset in the file of the content of the list, after its opening bracket.
    qsizetype entriesEnd = 0;

    /** The offset in the file of an offset in `around`. */
    [[nodiscard]] qsizetype offsetOf(qsizetype around) const;
};

/** The largest number of JSON values, nested ones included, in one entry and in the text around the entries. */
inline constexpr qsizetype MaximumHarValues = 1'000'000;

/** Divides the text of a HAR file. Without `/log/entries`, `around` is the whole file. Errors: TooLarge, with the JSON
 * Pointer of the entry, for more than MaximumHarValues; Cancelled. */
[[nodiscard]] base::Result<HarPieces> harPieces(const QByteArray &bytes);

} // namespace traffic
