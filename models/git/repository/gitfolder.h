#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <QByteArrayList>

#include <optional>

namespace git {

/** Where the repository of a file is. */
struct GitFolder {
    QString workTree;    ///< Its root, with `.git`.
    QString folder;      ///< With `HEAD`: `.git`, or that of a worktree or submodule.
    QString common;      ///< With `objects` and `refs`.
    QByteArrayList path; ///< Of the file below the root, in names.
};

/**
 * Nothing if the file is in no repository. A `.git` file must name a folder that names it back, as those of worktrees
 * do, or one for submodules in a repository around it; Refused otherwise, because a downloaded folder must not show
 * other repositories. Unsupported: see headText().
 */
[[nodiscard]] base::Result<std::optional<GitFolder>> findGitFolder(const QString &filePath, RepositoryFiles &files,
                                                                   const GitLimits &limits);

/** A whole small file. */
[[nodiscard]] base::Result<QByteArray> readSmall(const QString &path, RepositoryFiles &files, qint64 most);

} // namespace git
