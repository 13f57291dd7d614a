#pragma once

#include "entrytext.h"
#include "snapshot.h"
#include "splice.h"

namespace merge {

/** Where an entry of theirs is inserted: as the `index`-th one of a collection of ours that is not empty. */
struct InsertionPlace {
    const document::Snapshot &snapshot;
    const document::CollectionView &collection;
    qsizetype index = 0;
};

/** An entry of theirs whose text is inserted, and by how many columns its lines move. */
struct InsertedEntry {
    const document::Snapshot &snapshot;
    const document::EntryView &entry;
    qsizetype columns = 0;
    QByteArray gapAfter = {}; ///< The blanks before the next entry of theirs, if both are on one line in brackets.
};

/** Returns the splice that inserts the text of an entry, with its comments, into a block collection. */
[[nodiscard]] document::Splice insertionInBlock(const InsertionPlace &place, const InsertedEntry &inserted);

/** Returns the splice that inserts the text of an entry into a collection in brackets. */
[[nodiscard]] document::Splice insertionInFlow(const InsertionPlace &place, const InsertedEntry &inserted);

} // namespace merge
