#pragma once

#include <QtGlobal>

namespace relations {

/** The largest numbers of schemas and of relations in one picture. Further ones are left out, and the picture says
 * so. */
inline constexpr int MaximumBoxes = 120;
inline constexpr int MaximumLines = 600;
/** The largest number of steps from the chosen schema that can be shown. */
inline constexpr int MaximumSteps = 3;
/** The largest number of relations and other properties that a box lists by name. Further ones share one row. */
inline constexpr int MaximumBoxRows = 8;
/** The largest number of characters of a schema's name that are shown. */
inline constexpr qsizetype MaximumShownName = 30;
/** The largest number of points where long lines pass between the boxes of a column. Further lines pass behind
 * boxes. */
inline constexpr int MaximumBends = 3000;
/** The largest number of property names that a relation between two schemas remembers. */
inline constexpr qsizetype MaximumLabels = 64;

} // namespace relations
