#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <optional>

namespace git {

/**
 * The file at HEAD of its git repository, as it is stored: without filters and without conversion of line breaks.
 * Nothing if it is not in a repository, not tracked, or there is no commit yet. Reads objects only: no program is run,
 * and of the configuration only the format of objects is read. Alternates are not read, so an object that is only there
 * is NotFound.
 * SyntaxError: a file or object of the repository is damaged; Unsupported: the repository has another object format
 * than SHA-1 or keeps its references in another format than files; TooLarge: a limit; NotFound: an object is missing.
 * The detail is a path or the name of an object. For a worker; has no state.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> headText(const QString &filePath, RepositoryFiles &files,
                                                               const GitLimits &limits = {});

/**
 * The name of the commit at HEAD of a file's repository, in hexadecimal; nothing as above. Reads a few small files, so
 * that callers can cheaply see whether HEAD moved.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> headCommit(const QString &filePath, RepositoryFiles &files,
                                                                 const GitLimits &limits = {});

} // namespace git
