#pragma once

#include "conflict.h"
#include "description.h"
#include "lintoptions.h"

namespace merge {

/** The API descriptions of a merge: those of the three versions, and the merged one, with the same documents around. */
struct Descriptions {
    description::Description base;
    description::Description ours;
    description::Description theirs;
    description::Description merged;
};

/**
 * Returns the problems in the merged document that lint finds there and in neither side, as conflicts of the kind
 * Finding: an operationId that both sides gave to a new operation, a reference to what the other side removed. Problems
 * that moved with what they are about, because the other side renamed a key or inserted an item, are not new. For a
 * worker.
 */
[[nodiscard]] QList<Conflict> newFindings(const Descriptions &descriptions, const lint::Options &options);

} // namespace merge
