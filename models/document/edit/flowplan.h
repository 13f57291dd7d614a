#pragma once

#include "entry.h"
#include "splice.h"
#include "valuewriter.h"

namespace document {

/** Returns the splice that inserts `text` as the `index`-th entry of a collection in brackets that is not empty. */
[[nodiscard]] Splice planFlowInsertion(const Snapshot &snapshot, const CollectionView &collection, qsizetype index,
                                       const QByteArray &text, const WriteStyle &style);

/**
 * Returns the splice that removes an entry from a collection in brackets, with its comma and the comment lines above
 * it.
 */
[[nodiscard]] Splice planFlowRemoval(const Snapshot &snapshot, const EntryView &entry);

} // namespace document
