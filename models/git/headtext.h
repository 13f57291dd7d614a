#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <optional>

namespace git {

/**
 * Returns the content of a file at HEAD of its git repository, as git stores it: without filters and without conversion
 * of line breaks. Returns std::nullopt if the file is not in a repository, is not tracked, or there is no commit yet.
 * Reads objects only: no program is run, and of the configuration only the formats of objects and references are read.
 * Alternates are not read, so an object that only they have is NotFound.
 * Errors: SyntaxError if a file or object of the repository is damaged; Unsupported if the repository has another
 * object format than SHA-1 or keeps its references in another format than files; TooLarge if a limit is exceeded;
 * NotFound if an object is missing. The detail is a path or the name of an object. For a worker; has no state.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> headText(const QString &filePath, RepositoryFiles &files,
                                                               const GitLimits &limits = {});

/**
 * Returns the name of the commit at HEAD of a file's git repository, in hexadecimal; std::nullopt if the file is not in
 * a repository or there is no commit yet. Reads a few small files, so that callers can cheaply see whether HEAD moved.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> headCommit(const QString &filePath, RepositoryFiles &files,
                                                                 const GitLimits &limits = {});

} // namespace git
