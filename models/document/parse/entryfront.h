#pragma once

#include "tree.h"

namespace document {

/**
 * The front of an entry of a YAML block collection reaches from its leading trivia up to its colon or dash. It can be
 * scanned without the value after it, with a newline instead, and then get the old value: the value means the same
 * whatever the key is.
 */

/** True for an entry that begins with a plain or quoted key and a colon. */
[[nodiscard]] bool hasSimpleKey(const Tile &tile);

/** True if the tile is only the front of a block entry and a newline: it has no value. */
[[nodiscard]] bool isFront(const Tile &tile, NodeKind kind);

/**
 * Appends the value of the old tile to a front that was scanned again. `head` and `oldHead` are the offsets in the two
 * tiles where their fronts end.
 */
void takeValue(Tile &front, const Tile &old, qsizetype head, qsizetype oldHead);

} // namespace document
