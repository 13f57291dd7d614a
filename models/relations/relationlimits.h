#pragma once

#include <QtGlobal>

namespace relations {

/** Schemas and relations in one picture. The rest is left out, and the picture says so. */
inline constexpr int MaximumBoxes = 120;
inline constexpr int MaximumLines = 600;
/** Steps from the chosen schema that can be shown. */
inline constexpr int MaximumSteps = 3;
/** Relations that a box lists by name. The others share one row. */
inline constexpr int MaximumBoxRows = 8;
/** Characters of a name that are shown. */
inline constexpr qsizetype MaximumShownName = 30;
/** Points where long lines pass through columns. Beyond them, lines pass behind boxes. */
inline constexpr int MaximumBends = 3000;
/** Names of properties that a relation remembers. */
inline constexpr qsizetype MaximumLabels = 64;

} // namespace relations
