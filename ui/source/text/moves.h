#pragma once

#include "snapshot.h"

class QKeyEvent;

namespace source {

/** A move of the cursor by a key. */
enum class Move {
    NextCharacter,
    PreviousCharacter,
    NextWord,
    PreviousWord,
    LineStart, ///< To the first character of the line that is not blank, or to the start of the line from there.
    LineEnd,
    TextStart,
    TextEnd,
    Up,
    Down,
    PageUp,
    PageDown,
};

/** Sets `move` to the move that a key makes, and `selects` to whether it extends the selection. Returns false if the
 * key does not move the cursor. */
[[nodiscard]] bool moveOfKey(const QKeyEvent &event, Move &move, bool &selects);
/** Returns the offset that a move leads to from `offset`. For Up, Down, PageUp and PageDown, which depend on the view,
 * returns `offset`. */
[[nodiscard]] qsizetype movedOffset(const document::Snapshot &snapshot, qsizetype offset, Move move);

} // namespace source
