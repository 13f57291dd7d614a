#pragma once

#include "diagnostic.h"
#include "result.h"

#include <QByteArray>
#include <QList>

namespace traffic {

/**
 * The text of a HAR file, cut into its entries and what is around them, so that each is read by itself. Read as a
 * whole, a file of 80 MB would take up to 3 GB of memory. Only the brackets and texts are checked.
 */
struct HarPieces {
    QList<base::Span> entries;  ///< Values of `/log/entries`, in bytes of the file.
    QByteArray around;          ///< The file with an empty list in the place of these values.
    qsizetype entriesStart = 0; ///< Of the list in the file, without its brackets.
    qsizetype entriesEnd = 0;

    /** The offset in the file of an offset in `around`. */
    [[nodiscard]] qsizetype offsetOf(qsizetype around) const;
};

/** JSON values, with those inside them, of one entry and of all that is around the entries. */
inline constexpr qsizetype MaximumHarValues = 1'000'000;

/** Without `/log/entries`, `around` is the whole file. TooLarge: MaximumHarValues, with the pointer of the entry. */
[[nodiscard]] base::Result<HarPieces> harPieces(const QByteArray &bytes);

} // namespace traffic
