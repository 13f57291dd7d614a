#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace storage {

/** A file that createFiles() creates. */
struct NewFile {
    QString name; ///< The path of the file below the folder, for example `paths/a.yaml`.
    QByteArray bytes;
};

/**
 * Creates files below a folder, which is created if it is missing: all of them or none. No file is replaced, and no
 * symbolic link below the folder is followed, so that nothing is written anywhere else. Errors have the path of the
 * file or folder: AlreadyExists, WrongFileType for a link or something else in the place of a folder, InvalidArgument
 * for a name that leads out of the folder, WriteFailed, PermissionDenied, DiskFull.
 */
[[nodiscard]] base::Result<void> createFiles(const QString &folder, const QList<NewFile> &files);

} // namespace storage
