#pragma once

#include "conversion.h"
#include "linediff.h"

namespace window {

/** What a conversion to another version of OpenAPI would do to a document. */
struct ConversionPreview {
    document::Snapshot before;
    document::Edited edited;           ///< The conversion as one edit of `before`.
    QStringList losses;                ///< Sentences about what can't be kept as it was, with their lines.
    QList<difference::DiffLine> lines; ///< The first changed lines, at most MaximumPreviewLines.
    qsizetype hiddenLines = 0;         ///< The number of lines after these.
};

/** The largest number of lines of a comparison in a preview. */
inline constexpr qsizetype MaximumPreviewLines = 2000;

/** Converts a text to a version, without changing anything, and compares the result with the text. `address` is the
 * address of the document. Runs on any thread. The errors are those of conversion::convert(). */
[[nodiscard]] base::Result<ConversionPreview> previewConversion(const document::Snapshot &before,
                                                                specification::Version to, const QString &address);

} // namespace window
