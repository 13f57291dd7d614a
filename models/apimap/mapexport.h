#pragma once

#include "maplayout.h"

namespace apimap {

/** Returns a map as text, for people who do not see it: each group with its paths, operations and direct schemas, then
 * each schema with those that it refers to. The words are English, as in documents. `noteOf` returns what else there is
 * to say about an operation, such as what its color means, or an empty text. */
[[nodiscard]] QString textOf(const ApiMap &map, const std::function<QString(int)> &noteOf = {});

/** Returns a laid out map as an SVG 1.1 file in the colors of paper, without scripts, external styles and links. */
[[nodiscard]] QByteArray svgOf(const ApiMap &map, const MapLayout &layout, const MapSizes &sizes, const QString &title);

/** The largest number of lines between boxes that Mermaid draws unless its page says otherwise. */
inline constexpr int MaximumMermaidLines = 500;
/** The largest number of characters of a diagram that Mermaid reads unless its page says otherwise. */
inline constexpr qsizetype MaximumMermaidCharacters = 50'000;

/** Returns a map as a flowchart of Mermaid: a box for each path with its methods, in its group, and for each schema
 * that a path uses. Paths and lines that would be too many for Mermaid are left out, which a comment says. */
[[nodiscard]] QByteArray mermaidOf(const ApiMap &map);

} // namespace apimap
