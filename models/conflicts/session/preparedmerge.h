#pragma once

#include "mergefindings.h"
#include "mergesource.h"

namespace conflicts {

/** A merge that is ready to replace the text of a document. */
struct PreparedMerge {
    merge::SideSnapshots sides;
    QList<merge::Conflict> conflicts; ///< The conflicts of the text.
    qsizetype unlisted = 0;           ///< The number of further conflicts, which exceed a limit.
    bool isByLines = false;           ///< Merged::isByLines.
    git::ConflictSides names;
    document::Snapshot before; ///< The text of the document that `edited` replaces.
    document::Edited edited;
};

/** Reads the versions of a merge and merges them. The errors are those of readVersions() and
 * merge::merge(). For a worker. */
[[nodiscard]] base::Result<PreparedMerge> prepareMerge(const MergeSource &source, const MergedDocument &document,
                                                       git::RepositoryFiles &files, workspace::DocumentStore &store);

/** The file of a document for mergeFindings(). */
[[nodiscard]] MergedFile mergedFileOf(const QString &path);

} // namespace conflicts
