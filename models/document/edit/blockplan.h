#pragma once

#include "entry.h"
#include "splice.h"

namespace document {

/**
 * Returns the splice that inserts `text` as the `index`-th entry of a YAML block collection. The first line of `text`
 * has no indentation.
 */
[[nodiscard]] Splice planBlockInsertion(const Snapshot &snapshot, const CollectionView &collection, qsizetype index,
                                        const QByteArray &text, const QByteArray &newline);

/**
 * Returns the splice that removes an entry, and the comment lines directly above it, from a YAML block collection of
 * several entries.
 */
[[nodiscard]] Splice planBlockRemoval(const Snapshot &snapshot, const EntryView &entry);

/**
 * Returns the text of an entry of a YAML block collection with the comment lines directly above it, as
 * planBlockInsertion() takes it.
 */
[[nodiscard]] QByteArray blockEntryText(const Snapshot &snapshot, const EntryView &entry);

} // namespace document
