#pragma once

#include "tree.h"

namespace document {

/**
 * The front of a block entry reaches from its leading trivia up to its colon or dash. It can be read without the value
 * behind it, with a newline in its place, and the old value be put back: that means the same whatever the key is.
 */

/** True for an entry that begins with a key which stands for itself, and a colon. */
[[nodiscard]] bool hasSimpleKey(const Tile &tile);

/** True when the tile is a front with nothing but a newline behind it. */
[[nodiscard]] bool isFront(const Tile &tile, NodeKind kind);

/** Puts the value of the old entry behind the front that was read anew; `head` and `oldHead` are where they end. */
void takeValue(Tile &front, const Tile &old, qsizetype head, qsizetype oldHead);

} // namespace document
