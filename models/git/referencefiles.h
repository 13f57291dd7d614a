#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

namespace git {

/**
 * Returns the files whose content decides which commit a revision of a file's repository is, such as `HEAD`, the branch
 * that it names, and `packed-refs`: when one of them changes, the revision can be another commit. The files need not
 * exist. `revision` is `HEAD` or the name of a branch, tag or commit, also with a suffix such as `~1`. Empty if the
 * file is in no repository or the repository can't be read. For a worker; has no state.
 */
[[nodiscard]] QStringList referenceFiles(const QString &filePath, const QString &revision, RepositoryFiles &files,
                                         const GitLimits &limits = {});

} // namespace git
