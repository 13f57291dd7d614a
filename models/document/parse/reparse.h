#pragma once

#include "snapshot.h"
#include "splice.h"

#include <limits>

namespace document {

/** The snapshot after a splice, and the deepest place that encloses all that changed. */
struct Reparsed {
    Snapshot snapshot;
    Pointer place;
    qsizetype read = 0; ///< The number of bytes that the scanner read for the splice, in all tries.
};

/**
 * The largest number of bytes that are parsed immediately after an edit; larger runs are parsed by fullParse() on a
 * worker.
 */
inline constexpr qsizetype InteractiveRun = 256 * 1024;
/** The budget of a caller that waits until as much as necessary is parsed, up to the whole text. */
inline constexpr qsizetype NoBudget = std::numeric_limits<qsizetype>::max();

/**
 * Returns the snapshot after one splice, parsing as few entries again as it can. Never fails: if the text can't be
 * parsed, or not within `budget` bytes, the snapshot has the last valid tree, is not valid and tells which bytes the
 * tree does not cover.
 */
[[nodiscard]] Reparsed applySplice(const Snapshot &before, const Splice &splice, qsizetype budget = InteractiveRun);

/**
 * Parses the snapshot's whole text; for a worker. If the text has a syntax error, the last valid tree and the dirty
 * range stay.
 */
[[nodiscard]] Snapshot fullParse(const Snapshot &snapshot);

/** True if both snapshots have the same version of the text, so that the parsed tree of one is valid for the other. */
[[nodiscard]] bool isSameText(const Snapshot &left, const Snapshot &right);

/** The version number of the snapshot's text; every splice makes a new one, fullParse() keeps it. */
[[nodiscard]] quint64 textVersion(const Snapshot &snapshot);

} // namespace document
