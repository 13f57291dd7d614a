#pragma once

#include "gitfolder.h"

namespace git {

/** The name of the commit at HEAD, in hexadecimal; nothing if there is none yet. Reads references in files and in
 * `packed-refs`. */
[[nodiscard]] base::Result<std::optional<QByteArray>> commitAtHead(const GitFolder &folder, RepositoryFiles &files,
                                                                   const GitLimits &limits);

} // namespace git
