#pragma once

#include "redirection.h"

namespace conversion {

/** Limits of the work of a conversion to OpenAPI 3.0. If one is exceeded, the conversion fails with the error TooLarge,
 * whose detail is the place of the object that exceeds the limit. */
struct HoistingLimits {
    /** The largest number of bytes that are read to find definitions. Each level of `$defs` in `$defs` reads all bytes
     * of the document. */
    qint64 readBytes = 16 * 1024 * 1024;
    /** The largest number of bytes, as JSON, of all copies of path items. Each copy counts as at least BytesOfCopy,
     * because each copy is an edit of the text. */
    qint64 copiedBytes = 32 * 1024 * 1024;
};

inline constexpr qint64 BytesOfCopy = 4 * 1024;

/** Moves the schemas of all `$defs` of a document to `components/schemas`, and changes the references to them. Adds a
 * loss for each outermost `$defs`. Returns the error TooLarge if a limit is exceeded. */
[[nodiscard]] base::Result<void> moveDefinitions(document::Document &document, PresentReferences &references,
                                                 LossReport &report, const HoistingLimits &limits = {});

/** Replaces references to `components/pathItems` by copies of their targets, and removes `components/pathItems`. Other
 * references into a path item follow to its first copy. Adds a loss for each replaced reference and for `pathItems`.
 * Returns the error TooLarge if a limit is exceeded. */
[[nodiscard]] base::Result<void> inlinePathItems(document::Document &document, PresentReferences &references,
                                                 LossReport &report, const HoistingLimits &limits = {});

} // namespace conversion
