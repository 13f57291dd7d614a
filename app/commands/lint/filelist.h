#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace commands {

/** A file that a command names, as an argument or in a list of files. */
struct ListedFile {
    QString path;
    QString listedAt = {}; ///< The place in the list, as `list:line`; empty for an argument.
};

/**
 * Reads a list of files: one path a line, as `git ls-files` and `find` print them, or paths that end with NUL if the
 * list contains NUL, as with `-z` and `-print0`. In lines, empty ones are skipped, a CR before the line end is no part
 * of the path, and a path in double quotes has the escapes of git. No character begins a comment. `name` is the name of
 * the list in messages. Error: InvalidArgument with a message that names the line (or, with NULs, the number of the
 * path).
 */
[[nodiscard]] base::Result<QList<ListedFile>> readFileList(const QByteArray &bytes, const QString &name);

} // namespace commands
