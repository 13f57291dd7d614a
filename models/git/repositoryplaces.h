#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <optional>

namespace git {

/** Where the parts of a git repository are, as absolute paths. */
struct RepositoryPlaces {
    QString workTree; ///< The root of the work tree.
    QString config;   ///< The file with the configuration, which linked worktrees share.
};

/**
 * Returns the places of the repository of a folder; std::nullopt if the folder is in no repository. Errors: Refused if
 * `.git` names a repository elsewhere that does not name it back; Unsupported for other formats, as headText() says.
 */
[[nodiscard]] base::Result<std::optional<RepositoryPlaces>> repositoryPlaces(const QString &folder,
                                                                             RepositoryFiles &files,
                                                                             const GitLimits &limits = {});

} // namespace git
