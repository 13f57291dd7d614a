#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <QByteArrayList>

#include <optional>

namespace git {

/** The folders of the git repository of a file, and the file's path in the repository. */
struct GitFolder {
    QString workTree;    ///< The root of the work tree, which has `.git`.
    QString folder;      ///< The folder with `HEAD`: `.git`, or the folder of a linked worktree or of a submodule.
    QString common;      ///< The folder with `objects` and `refs`.
    QByteArrayList path; ///< The path of the file below the root: its folders and its name.
};

/**
 * Finds the git repository of a file; std::nullopt if the file is in no repository. A `.git` file must name a folder
 * that names it back, as those of linked worktrees do, one whose `core.worktree` is the folder of the file, or one for
 * submodules of an enclosing repository, because a downloaded folder must not show other repositories. Errors:
 * Unsupported, with the reason as detail, for another `.git` file, such as that of `git init --separate-git-dir`
 * without `core.worktree`, and if the repository has another object format than SHA-1 or keeps its references in
 * another format than files; Refused if it takes its objects from a folder that it is not in.
 */
[[nodiscard]] base::Result<std::optional<GitFolder>> findGitFolder(const QString &filePath, RepositoryFiles &files,
                                                                   const GitLimits &limits);

/** Returns the content of a file of at most `most` bytes. Error: TooLarge if it is larger. */
[[nodiscard]] base::Result<QByteArray> readSmall(const QString &path, RepositoryFiles &files, qint64 most);

} // namespace git
