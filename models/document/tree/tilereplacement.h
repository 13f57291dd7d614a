#pragma once

#include "tree.h"

namespace document {

/**
 * The node with `removed` tiles from `first` on replaced and `tail` bytes after the last one; what it shares with the
 * old one is not copied.
 */
[[nodiscard]] NodeRef replaceTiles(const TreeNode &node, qsizetype first, qsizetype removed, std::span<Tile> tiles,
                                   qsizetype tail, quint8 flags);

} // namespace document
