#pragma once

#include "mergeplan.h"

namespace merge {

/** Moves the places of conflicts that an edit of the snapshot `before` moves: an item inserted or removed before them,
 * or a key renamed above them. */
void movePlaces(QList<Conflict> &conflicts, const Edit &edit, const document::Snapshot &before);

} // namespace merge
