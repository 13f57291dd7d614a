#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>

namespace workspace {

/** A file that a CreateFiles function creates. */
struct NewFile {
    QString name; ///< The path of the file below the folder, with '/': "paths/a.yaml".
    QByteArray bytes;
};

/** A function that creates files below a folder, which is created if it is missing: all of them or none. No file is
 * replaced, and no symbolic link below the folder is followed. It runs on any thread. Errors have the path of the file
 * or folder: AlreadyExists, WrongFileType for a link or something else in the place of a folder, InvalidArgument for a
 * name that leads out of the folder, WriteFailed, PermissionDenied, DiskFull. */
using CreateFiles = std::function<base::Result<void>(const QString &folder, const QList<NewFile> &files)>;

} // namespace workspace
