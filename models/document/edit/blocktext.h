#pragma once

#include "entry.h"

namespace document {

/** The lines above an entry of a block collection. */
struct EntryLead {
    qsizetype blanksEnd = 0; ///< The end of the blank lines that come first.
    qsizetype attached = 0;  ///< Where the comment lines directly above the entry begin, or else its own line.

    /** True if a blank line separates comments from the entry, so that they do not belong to it. */
    [[nodiscard]] bool hasDetached() const { return blanksEnd < attached; }
};

/** Reads the lead of an entry that begins a line. */
[[nodiscard]] EntryLead leadOf(const Snapshot &snapshot, const EntryView &entry);

/** The blank lines at the beginning of the lead. */
[[nodiscard]] QByteArray leadingBlankLines(const Snapshot &snapshot, const EntryView &entry);

/** The end of the blank lines that begin at `offset`, which is the start of a line. */
[[nodiscard]] qsizetype skipBlankLines(const Snapshot &snapshot, qsizetype offset);

/** True for an entry on the line of the indicator around it (`- a: 1`). */
[[nodiscard]] bool isCompact(const Snapshot &snapshot, const EntryView &entry);

/** Where the last line of a tile ends, its newline not counted. */
[[nodiscard]] qsizetype lastLineEnd(const Snapshot &snapshot, const EntryView &entry);

/** The header of the block scalar that ends the entry (`|+`); empty when something else does. */
[[nodiscard]] QByteArray lastBlockHeader(const EntryView &entry);

} // namespace document
