#pragma once

#include "gitlimits.h"
#include "repositoryfiles.h"

#include <QList>

namespace git {

/** A commit that changed a file. */
struct FileRevision {
    QByteArray commit;  ///< The name of the commit, in hexadecimal.
    QByteArray parent;  ///< The name of the parent that it is compared with; empty for a commit without parents.
    QString subject;    ///< The first line of the commit message.
    QString author;     ///< The name of the author.
    qint64 seconds = 0; ///< When the commit was made, in seconds since 1970 UTC.
};

/** The commits that changed a file, the latest first. */
struct FileHistory {
    QList<FileRevision> revisions;
    bool isComplete = true; ///< False if a limit ended the walk.
};

/** The limits of the walk of one history. */
struct HistoryLimits {
    int commits = 20'000; ///< The largest number of commits that are looked at.
    int revisions = 500;  ///< The largest number of commits that changed the file.
};

/**
 * Returns the commits that changed a file, from the commit `from` (in hexadecimal) back. Of a merge that has the file
 * as one of its parents has it, only that parent is followed, as git log does. The errors are those of headText(); ends
 * early if base::isUnwanted(). For a worker; has no state.
 */
[[nodiscard]] base::Result<FileHistory> fileHistory(const QString &filePath, const QByteArray &from,
                                                    RepositoryFiles &files, const HistoryLimits &history = {},
                                                    const GitLimits &limits = {});

} // namespace git
