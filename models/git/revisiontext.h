#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <optional>

namespace git {

/**
 * Returns the name of the commit that a revision names in the git repository of a file, in hexadecimal. A revision is
 * `HEAD` or `@`, a branch, a tag, or the name of a commit, which can be abbreviated to 4 digits or more, with any
 * number of `^`, `^N` and `~N` for parents. Reads objects only, as headText() does. Errors: NotFound, with the revision
 * as the detail, if there is no such commit or the file is in no repository; AlreadyExists, with the digits as the
 * detail, if several commits have the abbreviated name; the others are those of headText().
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
