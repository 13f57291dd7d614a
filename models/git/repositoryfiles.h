#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace git {

/**
 * The access to the file system that reading git repositories needs, as an interface that tests can replace. Paths are
 * absolute. Implementations must be thread-safe, because a worker calls them.
 */
class RepositoryFiles
{
public:
    enum class Kind { Missing, File, Folder };

    virtual ~RepositoryFiles() = default;

    /** Returns whether a path is a file or a folder, with symbolic links followed. Anything else is Missing. */
    [[nodiscard]] virtual Kind kindOf(const QString &path) = 0;
    /** Returns the path with its symbolic links resolved; empty if nothing exists at the path. */
    [[nodiscard]] virtual QString realPath(const QString &path) = 0;
    /** Returns `length` bytes of a regular file from `offset` on; fewer only at the end of the file. */
    [[nodiscard]] virtual base::Result<QByteArray> readAt(const QString &path, qint64 offset, qint64 length) = 0;
    /** Returns the names of at most `most` files in a folder, sorted; empty if the folder can't be read. */
    [[nodiscard]] virtual QStringList filesIn(const QString &folder, int most) = 0;
};

} // namespace git
