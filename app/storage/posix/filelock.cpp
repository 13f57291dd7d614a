#include "filelock.h"

#include <QFile>

#include <cerrno>
#include <sys/file.h>
#include <sys/stat.h>

namespace storage {

bool tryLock(int descriptor)
{
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno == ENOLCK || errno == ENOTSUP || errno == ENOSYS;
}

bool isStillAt(const QString &path, int descriptor)
{
    struct stat byName {
    };
    struct stat opened {
    };
    return stat(QFile::encodeName(path).constData(), &byName) == 0 && fstat(descriptor, &opened) == 0 &&
           byName.st_ino == opened.st_ino && byName.st_dev == opened.st_dev;
}

} // namespace storage
