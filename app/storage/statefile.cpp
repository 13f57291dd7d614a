#include "statefile.h"

#include "regularfile.h"
#include "stagedfile.h"
#include "systemerror.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {

namespace {

using base::ErrorCode;

/** Another program has the lock for one small write. */
constexpr std::chrono::milliseconds LongestWait{2000};

/** Fails if something other than a regular file is there. */
base::Result<void> checkIsFileOrNothing(const QString &path)
{
    struct stat state {
    };
    if (lstat(QFile::encodeName(path).constData(), &state) != 0) {
        if (errno == ENOENT)
            return {};
        return systemError(errno, path, ErrorCode::WriteFailed);
    }
    if (!S_ISREG(state.st_mode))
        return base::Error{ErrorCode::WrongFileType, path};
    // Renaming only needs write permission for the folder, but a read-only file must not be replaced.
    if ((state.st_mode & 0222) == 0)
        return base::Error{ErrorCode::ReadOnly, path};
    return {};
}

} // namespace

base::Result<QByteArray> readStateFile(const QString &path)
{
    const base::Result<RegularFile> file = RegularFile::open(path);
    return file ? readDescriptor(file->descriptor(), path, MaximumStateBytes) : file.error();
}

base::Result<QByteArray> readPrivateFile(const QString &path)
{
    constexpr mode_t Others = 0077;
    const base::Result<RegularFile> file = RegularFile::open(path);
    if (!file)
        return file.error();
    struct stat state {
    };
    if (fstat(file->descriptor(), &state) != 0 || state.st_uid != geteuid() || (state.st_mode & Others) != 0)
        return base::Error{ErrorCode::PermissionDenied, path};
    return readDescriptor(file->descriptor(), path, MaximumStateBytes);
}

base::Result<void> writeStateFile(const QString &path, const QByteArray &bytes)
{
    if (base::Result<void> checked = checkIsFileOrNothing(path); !checked)
        return checked;
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    StagedFile::removeAbandoned(folder);
    StagedFile staged(folder);
    if (!staged.isOpen() || !writeAll(staged.descriptor(), bytes) || !staged.moveTo(QFile::encodeName(path)))
        return systemError(errno, path, ErrorCode::WriteFailed);
    return {};
}

base::Result<std::unique_ptr<QLockFile>> lockStateFile(const QString &path)
{
    const QString lockPath = path + u".lock"_qs;
    // QLockFile opens what it finds, which for a pipe would wait for a writer.
    if (const base::Result<void> checked = checkIsFileOrNothing(lockPath);
        !checked && checked.error().code != ErrorCode::ReadOnly)
        return checked.error();
    auto lock = std::make_unique<QLockFile>(lockPath);
    if (!lock->tryLock(LongestWait))
        return base::Error{ErrorCode::WriteFailed, lockPath};
    return lock;
}

} // namespace storage
