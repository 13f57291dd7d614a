#pragma once

#include "entry.h"
#include "splice.h"

namespace document {

/** The splice that makes `text` the `index`-th entry of a block collection; its first line has no indentation. */
[[nodiscard]] Splice planBlockInsertion(const Snapshot &snapshot, const CollectionView &collection, qsizetype index,
                                        const QByteArray &text, const QByteArray &newline);

/** The splice that takes an entry, and the comment lines directly above it, out of a block collection of several. */
[[nodiscard]] Splice planBlockRemoval(const Snapshot &snapshot, const EntryView &entry);

/** The entry with the comment lines directly above it, to be inserted elsewhere. */
[[nodiscard]] QByteArray blockEntryText(const Snapshot &snapshot, const EntryView &entry);

} // namespace document
