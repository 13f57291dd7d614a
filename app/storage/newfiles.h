#pragma once

#include "newfile.h"

namespace storage {

using workspace::NewFile;

/**
 * Creates files below a folder, which is created if it is missing: all of them or none. No file is replaced, and no
 * symbolic link below the folder is followed, so that nothing is written anywhere else. Errors have the path of the
 * file or folder: AlreadyExists, WrongFileType for a link or something else in the place of a folder, InvalidArgument
 * for a name that leads out of the folder, WriteFailed, PermissionDenied, DiskFull.
 */
[[nodiscard]] base::Result<void> createFiles(const QString &folder, const QList<NewFile> &files);

} // namespace storage
