#pragma once

#include <QtGlobal>

namespace openapi {

/** The largest number of levels below the root schema of a schema tree (MaximumSchemaDepth), and of rows in the tree
 * (MaximumSchemaRows). */
inline constexpr int MaximumSchemaDepth = 24;
inline constexpr int MaximumSchemaRows = 4000;
/** The largest number of schemas that are merged into one list of rows because of `allOf`. */
inline constexpr int MaximumMergedSchemas = 200;
/** The largest number of characters of all texts of a schema tree. Rows after the one that exceeds it are omitted. */
inline constexpr qsizetype MaximumSchemaText = 16 * 1024 * 1024;

/** The largest number of schemas and properties that are read to find what all branches of a discriminator have.
 * Properties beyond it count as missing. */
inline constexpr qsizetype MaximumBranchReads = 100'000;

/** The largest number of parameters that are read of one list; further ones are ignored. */
inline constexpr qsizetype MaximumParameters = 1000;

/** The largest number of touched entries of `paths` that pathRowsChange() examines one by one. With more, reading all
 * of `paths` again is as fast. */
inline constexpr qsizetype MaximumTouchedRows = 200;

/** The limits of a document set. Documents beyond them are reported as unavailable at the reference to them. */
struct SetLimits {
    int documents = 10'000;
    qsizetype bytes = 256 * 1024 * 1024; ///< The total size of all documents.
    int depth = 64;                      ///< The length of a chain of references between documents.
};

} // namespace openapi
