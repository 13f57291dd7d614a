#pragma once

#include <QFile>

#include <sys/stat.h>

namespace support {

/** The permission bits of a file or folder, as chmod(1) has them; 0 if it doesn't exist. */
inline mode_t fileMode(const QString &path)
{
    struct stat state {
    };
    return stat(QFile::encodeName(path).constData(), &state) == 0 ? state.st_mode & 07777 : 0;
}

} // namespace support
