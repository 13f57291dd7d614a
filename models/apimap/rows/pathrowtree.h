#pragma once

#include "mapparts.h"

namespace apimap {

/** Arranges rows with whole paths as a tree of their segments: each row comes after the row that it is inside, and its
 * label is what it adds to that. Segments that several paths begin with get a row of their own; segments with one
 * continuation do not. The order of the paths is kept as far as the tree allows. */
[[nodiscard]] QList<MapRow> asTree(const QList<MapRow> &rows);

} // namespace apimap
