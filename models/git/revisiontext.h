#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <optional>

namespace git {

/**
 * Returns the name of the commit that a revision names in the git repository of a file, in hexadecimal. A revision is
 * `HEAD`, a branch, a tag or a full name of a commit, with any number of `^`, `^N` and `~N` for parents. The names of
 * commits can't be abbreviated. Reads objects only, as headText() does. Errors: NotFound, with the revision as the
 * detail, if there is no such commit or the file is in no repository; the others are those of headText().
 */
[[nodiscard]] base::Result<QByteArray> commitOf(const QString &filePath, const QString &revision,
                                                RepositoryFiles &files, const GitLimits &limits = {});

/**
 * Returns the content of a file in a commit, which `commit` names in hexadecimal; std::nullopt if the commit does not
 * have the file or the file is in no repository. The errors are those of headText().
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> textAt(const QString &filePath, const QByteArray &commit,
                                                             RepositoryFiles &files, const GitLimits &limits = {});

} // namespace git
