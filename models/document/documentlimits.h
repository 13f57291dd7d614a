#pragma once

#include <QtGlobal>

namespace document {

/** Bytes of UTF-8 text in a document; larger files are not read. */
inline constexpr qsizetype MaximumBytes = 80 * 1024 * 1024;
/** Collections inside one another. */
inline constexpr int MaximumDepth = 400;
/** Members that YAML merge keys bring in, in one pass over a document. */
inline constexpr int MaximumMergedMembers = 1'000'000;
/** Steps that YAML aliases may add to one value. Each value or key that an alias brings in is a step, and so are 64
 * bytes of its text. */
inline constexpr qint64 MaximumAliasSteps = 1'000'000;
/** Undo steps that keep their states; older ones work by their splices. */
inline constexpr int UndoDepth = 200;

} // namespace document
