#pragma once

#include "apimap.h"

namespace apimap {

/** The largest number of rows in all groups of a map, and in one group. */
inline constexpr qsizetype MaximumMapRows = 6000;
inline constexpr qsizetype MaximumGroupRows = 1000;
/** The largest number of operations in a row; OpenAPI has fields for ten methods. */
inline constexpr qsizetype MaximumRowOperations = 20;
/** The largest number of boxes for schemas. */
inline constexpr qsizetype MaximumMapSchemas = 3000;
/** The largest number of characters of a label. */
inline constexpr qsizetype MaximumMapLabel = 80;

/** Returns the part of a map that is drawn: at most as many rows, operations of a row, and schemas as the limits say. A
 * row or box at the place of those that are left out says how many they are: `moreText`, with "%1" for the number.
 * Lines to schemas that are left out lead to that box. */
[[nodiscard]] ApiMap limited(const ApiMap &map, const QString &moreText);

/** Returns a text with at most MaximumMapLabel characters; "…" replaces what is left out in the middle. */
[[nodiscard]] QString shownLabel(const QString &text);

} // namespace apimap
