#pragma once

#include "document.h"
#include "loss.h"

namespace conversion {

/** Limits of the work of a conversion to OpenAPI 3.0. Exceeding one is the error TooLarge, with the place as its
 * detail. */
struct HoistingLimits {
    /** The largest number of bytes that are read to find definitions. Each level of `$defs` in `$defs` reads all bytes
     * of the document. */
    qint64 readBytes = 512 * 1024 * 1024;
    /** The largest number of bytes, as JSON, of all copies of path items. Each copy counts as at least BytesOfCopy,
     * because it is an edit of a text. */
    qint64 copiedBytes = 64 * 1024 * 1024;
};

inline constexpr qint64 BytesOfCopy = 4 * 1024;

/** Moves the schemas of all `$defs` of a document to `components/schemas`, and changes the references to them. */
[[nodiscard]] base::Result<void> moveDefinitions(document::Document &document, QList<Loss> &losses,
                                                 const HoistingLimits &limits = {});

/** Replaces references to `components/pathItems` by copies of their targets, and removes `components/pathItems`. */
[[nodiscard]] base::Result<void> inlinePathItems(document::Document &document, QList<Loss> &losses,
                                                 const HoistingLimits &limits = {});

} // namespace conversion
