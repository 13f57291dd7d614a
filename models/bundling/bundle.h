#pragma once

#include "document.h"
#include "documentset.h"

namespace bundling {

/** Bytes, as JSON, of all values that one bundle brings in, also into one another. */
inline constexpr qint64 MaximumBundledBytes = 64 * 1024 * 1024;
/** The least number of bytes that a replacement of a reference counts, because each one edits the text. */
inline constexpr qint64 BytesOfReplacement = 4 * 1024;
/** Comparisons of the places of references with the places of objects that are brought in. */
inline constexpr qint64 MaximumBundledComparisons = 100'000'000;

/** Limits of the work of one bundle. */
struct BundleLimits {
    qint64 bytes = MaximumBundledBytes;
    qint64 comparisons = MaximumBundledComparisons;
};

/** A reference to another file that a bundle still has, because its target was not there. */
struct LeftReference {
    openapi::Place place; ///< Of the `$ref`, in its own file.
    QString reference;
};

/**
 * Brings what the references of a definition lead to in other files into the definition: as components, or in the place
 * of the reference for path items and what has no place in the components of its version. Comments of the other files
 * are lost; the definition's own text stays as it is. `set` has the document at `address`, which `document` is a
 * copy of, and the files that it refers to. SyntaxError; Unsupported: no document of OpenAPI 3.0, 3.1 or 3.2; TooLarge,
 * with the place of a reference or of an object that is brought in as the detail: one of the limits.
 */
[[nodiscard]] base::Result<QList<LeftReference>> bundle(document::Document &document, const openapi::DocumentSet &set,
                                                        const QString &address, const BundleLimits &limits = {});

} // namespace bundling
