#pragma once

#include "graphlayout.h"

namespace relations {

/**
 * Returns the picture of a laid out graph as an SVG 1.1 file in the colors of paper, without scripts, external styles
 * and links. `title` is its title, and `moreText` is the text of a box's last row, with "%1" for the number of further
 * relations.
 */
[[nodiscard]] QByteArray svgOf(const SchemaGraph &graph, const GraphLayout &layout, const QString &title,
                               const QString &moreText);

} // namespace relations
