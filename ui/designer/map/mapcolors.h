#pragma once

#include "apimap.h"
#include "colors.h"
#include "mapmarks.h"

#include <optional>

namespace designer {

/** The property of operations that their colors on the map show. */
enum class MapColoring { Methods, Problems, Access, Deprecated, Changes, Traffic, Policies };

/** The shape of the mark that goes with a color, so that the color is not needed to tell meanings apart. */
enum class MarkShape { None, Circle, Triangle, Square, Diamond };

/** What the color of an operation says. */
struct MapMeaning {
    QString text; ///< In words: "Has errors".
    theme::Role role = theme::Role::Muted;
    MarkShape shape = MarkShape::None;
    friend bool operator==(const MapMeaning &, const MapMeaning &) = default;
};

/** Returns what the color of an operation says, or std::nullopt for methods, which have their names, and for an
 * operation that has nothing that the colors are about. */
[[nodiscard]] std::optional<MapMeaning> meaningOf(const apimap::ApiMap &map, int operation, MapColoring coloring,
                                                  const MapMarks &marks);
/** Returns the color of an operation, or std::nullopt if it has nothing that the colors are about. */
[[nodiscard]] std::optional<QColor> colorOf(const apimap::ApiMap &map, int operation, MapColoring coloring,
                                            const MapMarks &marks);
/** Returns the meanings that operations of the map have, each with the number of operations, those of the most urgent
 * shape first. */
[[nodiscard]] QList<std::pair<MapMeaning, int>> legendOf(const apimap::ApiMap &map, MapColoring coloring,
                                                         const MapMarks &marks);
/** Returns a character that looks like a shape. Empty for MarkShape::None. */
[[nodiscard]] QString characterOf(MarkShape shape);

} // namespace designer
