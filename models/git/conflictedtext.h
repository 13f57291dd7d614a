#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <optional>

namespace git {

/** The versions of a file with conflicts, as git's index has them; std::nullopt for a version without the file. */
struct ConflictedText {
    std::optional<QByteArray> base;   ///< Stage 1: the common earlier version.
    std::optional<QByteArray> ours;   ///< Stage 2: the version of the current branch.
    std::optional<QByteArray> theirs; ///< Stage 3: the version that is merged, rebased or picked.
};

/**
 * Returns the three versions of a file that is in conflict after a merge, rebase or cherry-pick, as git stores them;
 * std::nullopt if the file has no conflict or is in no repository. Reads the index and objects only, as headText()
 * does. Errors: SyntaxError if the index is damaged; Unsupported for an index of another version than 2, 3 and 4; the
 * others are those of headText(). For a worker; has no state.
 */
[[nodiscard]] base::Result<std::optional<ConflictedText>> conflictedText(const QString &filePath,
                                                                         RepositoryFiles &files,
                                                                         const GitLimits &limits = {});

} // namespace git
