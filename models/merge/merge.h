#pragma once

#include "conflict.h"
#include "mergelimits.h"
#include "result.h"
#include "snapshot.h"

namespace merge {

/** A file on one side of a merge. */
struct Side {
    QByteArray bytes;
    document::Format format = document::Format::Yaml;
};

/** The result of a merge. */
struct Merged {
    QByteArray bytes; ///< The bytes of the merged file.
    document::Snapshot snapshot;
    /** The versions as they were parsed, with LF for CR LF unless line breaks are mixed. */
    document::Snapshot base;
    document::Snapshot ours;
    document::Snapshot theirs;
    QList<Conflict> conflicts;   ///< In the order of the document; at most Limits::conflicts.
    qsizetype conflictCount = 0; ///< The number of all conflicts, listed or not.
    bool isByLines = false;      ///< True if lines were merged, because the versions can't be compared by nodes.
};

/**
 * Merges two versions of a document that were both made from `base`: applies the changes from base to theirs to ours.
 * Entries of mappings and lists are matched by identity, so that changes in neighboring lines are no conflict. Where
 * theirs changed nothing, the bytes are those of ours; what theirs changed has its comments and style, in the
 * indentation, the line breaks and the format of ours. At conflicts, the result has ours. If a side has syntax errors
 * or several YAML documents, lines are merged instead. Errors: TooLarge if a side or the number of changes exceeds a
 * limit; Damaged if a side is not text. The detail is `base`, `ours` or `theirs`. Has no state; for a worker.
 */
[[nodiscard]] base::Result<Merged> merge(const Side &base, const Side &ours, const Side &theirs,
                                         const Limits &limits = {});

} // namespace merge
