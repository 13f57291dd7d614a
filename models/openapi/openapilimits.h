#pragma once

#include <QtGlobal>

namespace openapi {

/** Levels below the schema, and the total number of rows, in a schema tree. */
inline constexpr int MaximumSchemaDepth = 24;
inline constexpr int MaximumSchemaRows = 4000;
/** Characters of the texts of a schema tree. Rows after the one that exceeds it are omitted. */
inline constexpr qsizetype MaximumSchemaText = 16 * 1024 * 1024;

/** Parameters of one list that are read; the others are taken as not there. */
inline constexpr qsizetype MaximumParameters = 1000;

/** With more touched paths, reading all of them is as fast. */
inline constexpr qsizetype MaximumTouchedRows = 200;

/** Limits of a document set. Documents beyond them are reported as unavailable at their reference. */
struct SetLimits {
    int documents = 10'000;
    qsizetype bytes = 256 * 1024 * 1024; ///< Of all documents together.
    int depth = 64;                      ///< Of a chain of references between documents.
};

} // namespace openapi
