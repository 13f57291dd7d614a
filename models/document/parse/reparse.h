#pragma once

#include "snapshot.h"
#include "splice.h"

#include <limits>

namespace document {

/** A snapshot after a splice, and the deepest place around everything that changed. */
struct Reparsed {
    Snapshot snapshot;
    Pointer place;
    qsizetype read = 0; ///< Bytes that the scanner went over for it, in all tries.
};

/** Runs up to this size are parsed immediately; larger ones by fullParse() on a worker. */
inline constexpr qsizetype InteractiveRun = 256 * 1024;
/** The budget of who waits for the whole text to be read. */
inline constexpr qsizetype NoBudget = std::numeric_limits<qsizetype>::max();

/**
 * The snapshot after one splice, re-reading as few entries as it can. Never fails: text that can't be parsed, or
 * not within `budget` bytes, gives a snapshot with the last good tree that is not valid and says which bytes it does
 * not know.
 */
[[nodiscard]] Reparsed applySplice(const Snapshot &before, const Splice &splice, qsizetype budget = InteractiveRun);

/** Reads the snapshot's whole text; for a worker. When it is refused the last good tree and the dirty range stay. */
[[nodiscard]] Snapshot fullParse(const Snapshot &snapshot);

/** True when both have the same version of the text, so that one's parse may be taken for the other. */
[[nodiscard]] bool isSameText(const Snapshot &left, const Snapshot &right);

/** The number of the text; every splice makes a new one, fullParse() keeps it. */
[[nodiscard]] quint64 textVersion(const Snapshot &snapshot);

} // namespace document
