#pragma once

#include "document.h"
#include "loss.h"

namespace conversion {

/** Limits of the work of a conversion to 3.0. Exceeding one is the error TooLarge, with the place as its detail. */
struct HoistingLimits {
    /** Bytes of the document that are read for definitions: all of them for each level of `$defs` in `$defs`. */
    qint64 readBytes = 512 * 1024 * 1024;
    /** Bytes, as JSON, of copies of path items. Each counts BytesOfCopy at least, because it is an edit of a text. */
    qint64 copiedBytes = 64 * 1024 * 1024;
};

inline constexpr qint64 BytesOfCopy = 4 * 1024;

/** Moves the schemas of all `$defs` to `components/schemas`, and changes the references to them. */
[[nodiscard]] base::Result<void> moveDefinitions(document::Document &document, QList<Loss> &losses,
                                                 const HoistingLimits &limits = {});

/** Replaces references to `components/pathItems` by copies of their targets, and removes those. */
[[nodiscard]] base::Result<void> inlinePathItems(document::Document &document, QList<Loss> &losses,
                                                 const HoistingLimits &limits = {});

} // namespace conversion
