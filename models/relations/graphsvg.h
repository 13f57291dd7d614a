#pragma once

#include "graphlayout.h"

namespace relations {

/**
 * The picture as a file: SVG 1.1 in the colors of paper, without scripts, styles from elsewhere and links. `title` is
 * its title, and `moreText` is the row of a box for "%1" further relations.
 */
[[nodiscard]] QByteArray svgOf(const SchemaGraph &graph, const GraphLayout &layout, const QString &title,
                               const QString &moreText);

} // namespace relations
