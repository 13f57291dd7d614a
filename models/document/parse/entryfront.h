#pragma once

#include "tree.h"

namespace document {

/**
 * The front of a block entry reaches from its leading trivia up to its colon or dash. It can be read without the value
 * after it, with a newline in its place, and the old value be put back: that means the same whatever the key is.
 */

/** True for an entry that begins with a scalar key and a colon. */
[[nodiscard]] bool hasSimpleKey(const Tile &tile);

/** True if the tile is a front followed only by a newline. */
[[nodiscard]] bool isFront(const Tile &tile, NodeKind kind);

/** Appends the value of the old entry to the front that was read again; `head` and `oldHead` are their ends. */
void takeValue(Tile &front, const Tile &old, qsizetype head, qsizetype oldHead);

} // namespace document
