#pragma once

#include "tree.h"

namespace document {

/**
 * Returns a copy of the node in which the `removed` tiles from `first` on are replaced by `tiles`, with `tail` bytes
 * after the last tile. Leaves and children that do not change are shared with the old node.
 */
[[nodiscard]] NodeRef replaceTiles(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles,
                                   qsizetype tail, quint8 flags);

} // namespace document
