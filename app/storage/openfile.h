#pragma once

#include "result.h"

#include <QFile>

#include <memory>

namespace storage {

/**
 * Opens a file to read it. Symbolic links are followed. Only a regular file is opened: reading a pipe would wait for
 * its other end, and opening a device can have effects. Everything that reads a file of the user or of a definition
 * opens it with this function, except for a file that a command gets as an argument. Errors: WrongFileType for pipes
 * and devices; NotFound, PermissionDenied, ReadFailed.
 */
[[nodiscard]] base::Result<std::unique_ptr<QFile>> openToRead(const QString &path);

/** Returns the content of a file that openToRead() opens. Errors: TooLarge if it has more than `maximumBytes`, and the
 * errors of openToRead(). */
[[nodiscard]] base::Result<QByteArray> readFile(const QString &path, qint64 maximumBytes);

/** Returns the content of an optional file as readFile() does, or an empty text if the file can't be read. */
[[nodiscard]] QByteArray contentOfFile(const QString &path, qint64 maximumBytes);

} // namespace storage
