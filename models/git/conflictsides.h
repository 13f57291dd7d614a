#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

namespace git {

/** What git was doing when it left a file in conflict. */
enum class ConflictOperation : quint8 {
    Merge,
    Rebase, ///< Ours is the branch that the commits are put on, theirs the commit that is put on it.
    CherryPick,
    Revert, ///< Theirs is the parent of the commit that is reverted.
    Other,  ///< For example a stash that was applied.
};

/** The names of the two sides of a conflict. */
struct ConflictSides {
    ConflictOperation operation = ConflictOperation::Other;
    QString ours;   ///< The branch, or the abbreviated name of the commit; empty if it is not known.
    QString theirs; ///< The same of the other side.
};

/** The largest number of branches that are compared with a commit to find its name. */
inline constexpr int MostNamedBranches = 200;

/**
 * Returns what git is doing in the repository of a file, and which branches or commits its two sides are, as files of
 * the repository such as `MERGE_HEAD` and `rebase-merge` say. A branch is named only if it has the commit. Nothing is
 * known for a file that is in no repository. The errors are those of headText(). For a worker; has no state.
 */
[[nodiscard]] base::Result<ConflictSides> conflictSides(const QString &filePath, RepositoryFiles &files,
                                                        const GitLimits &limits = {});

} // namespace git
