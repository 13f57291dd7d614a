#pragma once

#include "apimap.h"
#include "colors.h"
#include "diagnostic.h"

#include <optional>

namespace designer {

/** The property of operations that their colors on the map show. */
enum class MapColoring { Methods, Problems, Access, Deprecated };

/** The most severe problem of each operation that has one, by the index of the operation. */
using MapProblems = QHash<int, base::Severity>;

/** Finds the operation of the map that each problem is about. `address` is the path of the file with the problems. */
[[nodiscard]] MapProblems problemsOf(const apimap::ApiMap &map, const QString &address,
                                     const base::Diagnostics &diagnostics);

/** Returns the color of an operation, or std::nullopt if it has nothing that the colors are about. */
[[nodiscard]] std::optional<QColor> colorOf(const apimap::ApiMap &map, int operation, MapColoring coloring,
                                            const MapProblems &problems);

/** Returns in words what the color of an operation says; empty for methods, and without a color. */
[[nodiscard]] QString meaningOf(const apimap::ApiMap &map, int operation, MapColoring coloring,
                                const MapProblems &problems);

} // namespace designer
