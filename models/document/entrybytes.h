#pragma once

#include "documentchange.h"

#include <vector>

namespace document {

/** The bytes of an entry of a mapping or sequence, as spans of the text. */
struct EntryBytes {
    /**
     * All bytes of the entry. The entries of a collection follow each other without gaps. Of a block, these are the
     * blank and comment lines above the entry and its own lines; in brackets, the blanks before it and its comma too.
     */
    base::Span whole;
    base::Span value; ///< The value with its anchor and tag; empty for an empty value.
};

/** Returns the bytes of all entries of a mapping or sequence, in the order of the text. Empty for other nodes. */
[[nodiscard]] std::vector<EntryBytes> entriesOf(const Node &collection);

/** Returns true if the entries of a mapping or sequence are in brackets, as in JSON. False for other nodes. */
[[nodiscard]] bool isInBrackets(const Node &collection);

/** An entry of a text whose bytes another text gets. */
struct EntrySource {
    Snapshot snapshot;
    Pointer place;
};

/**
 * Gives the entry at `place` the bytes that another entry has in its text: key, value, and the comments above, inside
 * and beside it. Every other byte stays. Errors: NotFound if one of the entries does not exist; Unsupported if the
 * bytes would have another value there, for example because the collections are indented differently; StillInUse if
 * aliases would lose their anchor.
 */
[[nodiscard]] EditResult replaceEntryBytes(const Snapshot &before, const Pointer &place, const EntrySource &source);
/**
 * Adds the bytes of an entry of another text as the `index`-th entry of a collection that is not empty. Every other
 * byte stays, but for a comma or line break between the entries. The errors are those of replaceEntryBytes().
 */
[[nodiscard]] EditResult insertEntryBytes(const Snapshot &before, const Pointer &collection, qsizetype index,
                                          const EntrySource &source);
/**
 * Removes an entry with all of its bytes, comments above it included. Every other byte stays, but for a comma or line
 * break between the entries. Errors: NotFound; Unsupported if it is the only entry; StillInUse if aliases refer to an
 * anchor in the entry.
 */
[[nodiscard]] EditResult removeEntryBytes(const Snapshot &before, const Pointer &place);

} // namespace document
