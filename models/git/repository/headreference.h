#pragma once

#include "gitfolder.h"

namespace git {

/**
 * Returns the name of the commit at HEAD of a repository, in hexadecimal; std::nullopt if there is no commit yet. Reads
 * references in files and in `packed-refs`.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> commitAtHead(const GitFolder &folder, RepositoryFiles &files,
                                                                   const GitLimits &limits);

} // namespace git
