#pragma once

#include "gitfolder.h"

namespace git {

/**
 * Returns the name of the commit at HEAD of a repository, in hexadecimal; std::nullopt if there is no commit yet. Reads
 * references in files and in `packed-refs`.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> commitAtHead(const GitFolder &folder, RepositoryFiles &files,
                                                                   const GitLimits &limits);

/**
 * Returns the name of the object that a reference names, in hexadecimal: `HEAD`, a branch, a tag, or a full name below
 * `refs`; std::nullopt if there is no such reference. An annotated tag gives the name of the tag object.
 */
[[nodiscard]] base::Result<std::optional<QByteArray>> objectAtReference(const QByteArray &name, const GitFolder &folder,
                                                                        RepositoryFiles &files,
                                                                        const GitLimits &limits);

} // namespace git
