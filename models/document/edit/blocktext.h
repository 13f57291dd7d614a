#pragma once

#include "entry.h"

namespace document {

/** What stands above an entry of a block collection. */
struct EntryLead {
    qsizetype blanksEnd = 0; ///< Behind the blank lines that come first.
    qsizetype attached = 0;  ///< Where the comment lines directly above the entry begin, or else its own line.

    /** Comments that do not belong to the entry: a blank line parts them from it. */
    [[nodiscard]] bool hasDetached() const { return blanksEnd < attached; }
};

/** Reads the lead of an entry that begins a line. */
[[nodiscard]] EntryLead leadOf(const Snapshot &snapshot, const EntryView &entry);

/** The blank lines that the lead begins with, as they stand. */
[[nodiscard]] QByteArray leadingBlankLines(const Snapshot &snapshot, const EntryView &entry);

/** Behind the blank lines that begin at `offset`, which begins a line. */
[[nodiscard]] qsizetype skipBlankLines(const Snapshot &snapshot, qsizetype offset);

/** True for an entry that stands behind the indicator of the one around it (`- a: 1`). */
[[nodiscard]] bool isCompact(const Snapshot &snapshot, const EntryView &entry);

/** Where the last line of a tile ends, its newline not counted. */
[[nodiscard]] qsizetype lastLineEnd(const Snapshot &snapshot, const EntryView &entry);

/** The header of the block scalar that ends the entry (`|+`); empty when something else does. */
[[nodiscard]] QByteArray lastBlockHeader(const EntryView &entry);

} // namespace document
