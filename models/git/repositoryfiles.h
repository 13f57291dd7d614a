#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace git {

/**
 * What the reader of repositories needs of the file system. Paths are absolute. Implementations must be thread-safe,
 * because a worker calls them.
 */
class RepositoryFiles
{
public:
    enum class Kind { Missing, File, Folder };

    virtual ~RepositoryFiles() = default;

    /** What is at a path, with symbolic links followed. Anything but files and folders is missing. */
    [[nodiscard]] virtual Kind kindOf(const QString &path) = 0;
    /** The path without symbolic links; empty if nothing is there. */
    [[nodiscard]] virtual QString realPath(const QString &path) = 0;
    /** At most `length` bytes from `offset` of a regular file; fewer only at its end. */
    [[nodiscard]] virtual base::Result<QByteArray> readAt(const QString &path, qint64 offset, qint64 length) = 0;
    /** The names of at most `most` files in a folder, sorted; empty if it can't be read. */
    [[nodiscard]] virtual QStringList filesIn(const QString &folder, int most) = 0;
};

} // namespace git
