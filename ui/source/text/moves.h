#pragma once

#include "snapshot.h"

class QKeyEvent;

namespace source {

/** Where a key moves a cursor. */
enum class Move {
    NextCharacter,
    PreviousCharacter,
    NextWord,
    PreviousWord,
    LineStart, ///< The first character of the line that is not blank, or else the start.
    LineEnd,
    TextStart,
    TextEnd,
    Up,
    Down,
    PageUp,
    PageDown,
};

/** The move of a key, and whether it selects. False if it is another key. */
[[nodiscard]] bool moveOfKey(const QKeyEvent &event, Move &move, bool &selects);
/** Where a move within the text leads. Those by rows depend on the view; they stay. */
[[nodiscard]] qsizetype movedOffset(const document::Snapshot &snapshot, qsizetype offset, Move move);

} // namespace source
