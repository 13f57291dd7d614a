#pragma once

#include "document.h"
#include "documentset.h"

namespace bundling {

/** The largest number of bytes, as JSON, of all values that one bundle brings in from other files. A value that is
 * brought into another one counts in both. */
inline constexpr qint64 MaximumBundledBytes = 64 * 1024 * 1024;
/** The least number of bytes by which each replacement of a reference counts toward the limit of a bundle, because each
 * one edits the text. */
inline constexpr qint64 BytesOfReplacement = 4 * 1024;
/** The largest number of comparisons of the places of references with the places of objects that one bundle brings in.
 */
inline constexpr qint64 MaximumBundledComparisons = 100'000'000;

/** The limits of the work of one bundle. */
struct BundleLimits {
    qint64 bytes = MaximumBundledBytes;             ///< The largest number of bytes, as JSON, that are brought in.
    qint64 comparisons = MaximumBundledComparisons; ///< The largest number of comparisons of places.
};

/** A reference that a bundle keeps because it has no target, or because its target was not available. */
struct LeftReference {
    openapi::Place place; ///< The place of the `$ref`, in the file that contains it.
    QString reference;
};

/** Brings the targets that the references of a definition have in other files into the definition: as components, or in
 * the place of the reference for path items and for objects that cannot be components in its version. The
 * text and comments of other files are kept where they and the definition are in YAML; a copy of its value replaces an
 * alias of another file. The definition's own text stays as it is, except for references to its own file by name.
 * References and relative URIs in what is brought in are written as seen from the bundle, whose address is `output`
 * or, if that is empty, `address`. Discriminators get mappings for schemas with another name than in their files. `set`
 * has the document at `address`, which `document` is a copy of, and the files that it refers to. Returns the references
 * without a target and those to other files that it keeps. Errors: NotFound: the set has no such document; SyntaxError;
 * Unsupported: no document of OpenAPI 3.0, 3.1 or 3.2; TooLarge, with the place of a reference or of an object that is
 * brought in as the detail: a limit was exceeded. */
[[nodiscard]] base::Result<QList<LeftReference>> bundle(document::Document &document, const openapi::DocumentSet &set,
                                                        const QString &address, const BundleLimits &limits = {},
                                                        const QString &output = {});

} // namespace bundling
