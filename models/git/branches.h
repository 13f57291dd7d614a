#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

namespace git {

/** The names of the branches and tags of a repository, each sorted. */
struct ReferenceNames {
    QStringList branches;
    QStringList tags;
};

/**
 * Returns names of branches and tags of the repository of a file, to choose from: those in `packed-refs`, and those in
 * files directly in `refs/heads` and `refs/tags`. At most `most` of each; empty if the file is in no repository. The
 * errors are those of headText(). For a worker; has no state.
 */
[[nodiscard]] base::Result<ReferenceNames> referenceNames(const QString &filePath, RepositoryFiles &files, int most,
                                                          const GitLimits &limits = {});

} // namespace git
