#pragma once

#include "entry.h"

namespace document {

/** The blank and comment lines above an entry of a YAML block collection, as offsets in the text. */
struct EntryLead {
    qsizetype blanksEnd = 0; ///< Where the blank lines at the beginning of the lead end.
    /** Where the comment lines directly above the entry begin; without any, the start of the entry's own line. */
    qsizetype attached = 0;

    /** True if a blank line separates some comments from the entry, so that they do not belong to it. */
    [[nodiscard]] bool hasDetached() const { return blanksEnd < attached; }
};

/** Finds the blank and comment lines above an entry that begins on a line of its own. */
[[nodiscard]] EntryLead leadOf(const Snapshot &snapshot, const EntryView &entry);

/** Returns the text of the blank lines that come first above an entry, before any comment. */
[[nodiscard]] QByteArray leadingBlankLines(const Snapshot &snapshot, const EntryView &entry);

/** Returns where the blank lines end that begin at `offset`, which is the start of a line. */
[[nodiscard]] qsizetype skipBlankLines(const Snapshot &snapshot, qsizetype offset);

/** True for an entry on the line of the indicator of its parent entry, as `a: 1` in `- a: 1`. */
[[nodiscard]] bool isCompact(const Snapshot &snapshot, const EntryView &entry);

/** Returns the offset where the last line of an entry with its trailing trivia ends, its newline not counted. */
[[nodiscard]] qsizetype lastLineEnd(const Snapshot &snapshot, const EntryView &entry);

/**
 * Returns the header, such as `|+`, of the block scalar that ends the entry; empty when the entry ends with something
 * else.
 */
[[nodiscard]] QByteArray lastBlockHeader(const EntryView &entry);

} // namespace document
