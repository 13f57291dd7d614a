#include "filestore.h"

#include "cancellation.h"
#include "definitionprobe.h"
#include "fileattributes.h"
#include "regularfile.h"
#include "savelock.h"
#include "stagedfile.h"
#include "systemerror.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace storage {

namespace {

using base::ErrorCode;
using workspace::NextPiece;

/** The mode of new files, before the umask or the default ACL of the folder applies. */
constexpr mode_t NewFileMode = 0666;
constexpr mode_t OwnerOnlyMode = 0600;

/** The file to write. Symbolic links are followed and kept, including links to files that do not exist yet. */
QByteArray targetOf(const QString &path)
{
    const QFileInfo information(path);
    const QString existing = information.canonicalFilePath();
    if (!existing.isEmpty())
        return QFile::encodeName(existing);
    return QFile::encodeName(information.isSymLink() ? information.symLinkTarget() : path);
}

/** The bytes of a file as one piece. */
NextPiece wholeOf(const QByteArray &bytes)
{
    return [rest = std::optional(bytes)]() mutable { return std::exchange(rest, std::nullopt); };
}

base::Result<void> writePieces(int descriptor, const QString &path, const NextPiece &next)
{
    while (true) {
        const base::Result<std::optional<QByteArray>> piece = next();
        if (!piece)
            return piece.error();
        if (!*piece)
            return {};
        if (!writeAll(descriptor, **piece))
            return systemError(errno, path, ErrorCode::WriteFailed);
    }
}

/** Writes to a device or pipe directly. Replacing it by a file would destroy it. */
base::Result<void> writeThrough(const QByteArray &target, const QString &path, const NextPiece &next)
{
    const int descriptor = open(target.constData(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    const auto closing = qScopeGuard([descriptor] { close(descriptor); });
    return writePieces(descriptor, path, next);
}

QByteArray folderOf(const QByteArray &target)
{
    return QFile::encodeName(QFileInfo(QFile::decodeName(target)).absolutePath());
}

/** Who can read the new file. */
enum class Access {
    OfOldFile, ///< The same as before.
    OfNewFile, ///< As the umask and the folder say.
    OwnerOnly,
};

/** Replaces `target` by a new file. */
base::Result<void> replaceFile(const QByteArray &target, const QString &path, const NextPiece &next, Access access)
{
    const QByteArray folder = folderOf(target);
    StagedFile::removeAbandoned(folder);
    StagedFile staged(folder, access == Access::OfNewFile ? NewFileMode : OwnerOnlyMode);
    if (!staged.isOpen())
        return systemError(errno, path, ErrorCode::WriteFailed);
    if (const base::Result<void> written = writePieces(staged.descriptor(), path, next); !written)
        return written;
    if (access == Access::OfOldFile)
        adoptAttributes(target, staged.descriptor());
    if (!staged.moveTo(target))
        return systemError(errno, path, ErrorCode::WriteFailed);
    return {};
}

/** The bytes of an open file; for a device or pipe, which have no size, to its end. */
base::Result<QByteArray> contentOf(int descriptor, const QString &path, qint64 size)
{
    constexpr qint64 LargestPiece = 4 << 20;
    QByteArray bytes;
    // Growing would keep up to twice the size of a large file in memory.
    bytes.reserve(std::min<qint64>(size, FileStore::MaximumBytes));
    while (bytes.size() <= FileStore::MaximumBytes) {
        const qsizetype before = bytes.size();
        bytes.resize(before + std::min(LargestPiece, std::max<qint64>(size - before, 0) + (64 << 10)));
        ssize_t got = 0;
        do {
            got = ::read(descriptor, bytes.data() + before, size_t(bytes.size() - before));
        } while (got < 0 && errno == EINTR);
        const int failure = errno;
        bytes.truncate(before + std::max<ssize_t>(got, 0));
        if (got < 0)
            return systemError(failure, path, ErrorCode::ReadFailed);
        if (got == 0)
            return bytes;
    }
    return base::Error{ErrorCode::TooLarge, path};
}

} // namespace

base::Result<QByteArray> FileStore::read(const QString &path)
{
    const base::Result<RegularFile> file = RegularFile::openToRead(path);
    struct stat state {
    };
    if (!file || fstat(file->descriptor(), &state) != 0)
        return file ? systemError(errno, path, ErrorCode::ReadFailed) : file.error();
    return contentOf(file->descriptor(), path, state.st_size);
}

namespace {

/** Opens a file, or a pipe, that a command line names and calls `read` with its descriptor and its stated size. */
template<typename Read>
std::invoke_result_t<Read, int, qint64> withArgument(const QString &path, const Read &read)
{
    const int descriptor = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    const auto closing = qScopeGuard([descriptor] { close(descriptor); });
    struct stat state {
    };
    if (fstat(descriptor, &state) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (S_ISDIR(state.st_mode))
        return systemError(EISDIR, path, ErrorCode::ReadFailed);
    return read(descriptor, state.st_size);
}

} // namespace

base::Result<QByteArray> FileStore::readArgument(const QString &path)
{
    return withArgument(path, [&path](int descriptor, qint64 size) { return contentOf(descriptor, path, size); });
}

base::Result<void> FileStore::readPieces(const QString &path, const workspace::TakePiece &take)
{
    return withArgument(path, [&](int descriptor, qint64) -> base::Result<void> {
        constexpr qsizetype PieceBytes = 256 << 10;
        QByteArray piece(PieceBytes, Qt::Uninitialized);
        for (;;) {
            ssize_t got = 0;
            do {
                got = ::read(descriptor, piece.data(), size_t(piece.size()));
            } while (got < 0 && errno == EINTR);
            if (got < 0)
                return systemError(errno, path, ErrorCode::ReadFailed);
            if (got == 0)
                return {};
            if (const base::Result<void> taken = take(QByteArrayView(piece).first(got)); !taken)
                return taken;
        }
    });
}

namespace {

/** Writes a file whose old version has `accessOfOld` if there is one. */
base::Result<void> writeFile(const QString &path, const NextPiece &next, Access accessOfNew, Access accessOfOld,
                             FileStore::Devices devices)
{
    const QByteArray target = targetOf(path);
    struct stat old {
    };
    if (stat(target.constData(), &old) != 0)
        return replaceFile(target, path, next, accessOfNew);
    if (S_ISDIR(old.st_mode))
        return systemError(EISDIR, path, ErrorCode::WriteFailed);
    if (!S_ISREG(old.st_mode))
        return devices == FileStore::Devices::Written ? writeThrough(target, path, next)
                                                      : base::Error{ErrorCode::WrongFileType, path};
    // Renaming only needs write permission for the folder, but a read-only file must not be replaced.
    if (!(old.st_mode & 0222))
        return base::Error{ErrorCode::ReadOnly, path};
    if (faccessat(AT_FDCWD, target.constData(), W_OK, AT_EACCESS) != 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    return replaceFile(target, path, next, accessOfOld);
}

} // namespace

base::Result<void> FileStore::write(const QString &path, const QByteArray &bytes)
{
    return writeFile(path, wholeOf(bytes), Access::OfNewFile, Access::OfOldFile, m_devices);
}

base::Result<std::unique_ptr<workspace::SaveLock>> FileStore::lockForSaving(const QString &path)
{
    return storage::lockForSaving(path);
}

base::Result<void> FileStore::writePrivate(const QString &path, const QByteArray &bytes)
{
    return writePrivatePieces(path, wholeOf(bytes));
}

base::Result<void> FileStore::writePrivatePieces(const QString &path, const NextPiece &next)
{
    return writeFile(path, next, Access::OwnerOnly, Access::OwnerOnly, m_devices);
}

base::Result<void> FileStore::remove(const QString &path)
{
    if (unlink(QFile::encodeName(path).constData()) != 0) {
        const int number = errno;
        if (number == ENOENT)
            return base::Error{ErrorCode::NotFound, path};
        return systemError(number, path, ErrorCode::WriteFailed);
    }
    return {};
}

workspace::DirectoryEntry FileStore::entryAt(const QString &path)
{
    using workspace::DirectoryEntry;
    struct stat entry {
    };
    if (lstat(QFile::encodeName(path).constData(), &entry) != 0)
        return DirectoryEntry::Nothing;
    return S_ISREG(entry.st_mode) ? DirectoryEntry::File : DirectoryEntry::Other;
}

QString FileStore::realPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

QString FileStore::rootOf(const QString &path)
{
    const QString folder = QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath();
    const QString home = QDir::home().canonicalPath();
    const auto mayBeRoot = [&home](const QString &candidate) {
        return candidate.startsWith(u'/') && candidate != home && candidate != u"/";
    };
    // Only checks that .git exists, without running anything that the repository configures. In a worktree .git is a
    // file.
    for (QString above = folder; mayBeRoot(above); above = QFileInfo(above).absolutePath()) {
        if (QFileInfo::exists(above + u"/.git"_qs))
            return above;
    }
    return mayBeRoot(folder) ? folder : QString();
}

bool FileStore::isOrdinary(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat now {
    };
    if (stat(name.constData(), &now) != 0)
        return true;
    struct statfs system {
    };
    const bool isOfKernel = statfs(name.constData(), &system) == 0 &&
                            (system.f_type == PROC_SUPER_MAGIC || system.f_type == SYSFS_MAGIC);
    return !isOfKernel && (S_ISREG(now.st_mode) || S_ISDIR(now.st_mode));
}

QByteArray FileStore::stamp(const QString &path)
{
    struct stat now {
    };
    if (stat(QFile::encodeName(path).constData(), &now) != 0 || !S_ISREG(now.st_mode))
        return {};
    const std::array<qint64, 4> parts = {qint64(now.st_ino), qint64(now.st_size), qint64(now.st_mtim.tv_sec),
                                         qint64(now.st_mtim.tv_nsec)};
    return {reinterpret_cast<const char *>(parts.data()), sizeof(parts)};
}

QStringList FileStore::definitionsBelow(const QString &folder)
{
    return filesBelow(folder).definitions;
}

namespace {

/** Adds the subfolders of `folder` to `folders`, and returns its files. Links and folders of packages are left out. */
QStringList readFolder(const QString &folder, QStringList &folders)
{
    QStringList files;
    QDirIterator entries(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs},
                         QDir::Files | QDir::AllDirs | QDir::NoDotAndDotDot);
    while (entries.hasNext()) {
        const QString path = entries.next();
        const QFileInfo entry = entries.fileInfo();
        if (!entry.isDir())
            files.append(path);
        else if (!entry.isSymLink() && entry.fileName() != u"node_modules")
            folders.append(path);
    }
    return files;
}

} // namespace

workspace::FolderFiles FileStore::filesBelow(const QString &folder)
{
    workspace::FolderFiles found;
    QStringList folders{folder};
    int seen = 0;
    while (!folders.isEmpty() && !found.isTruncated && !base::isUnwanted()) {
        for (const QString &path : readFolder(folders.takeLast(), folders)) {
            if (base::isUnwanted())
                break;
            if (++seen > MaximumFiles) {
                found.isTruncated = true;
                break;
            }
            const FileKind kind = probeFile(path, MaximumBytes);
            if (kind == FileKind::Definition)
                found.definitions.append(path);
            else if (kind == FileKind::Swagger)
                found.swagger.append(path);
        }
    }
    found.definitions.sort();
    found.swagger.sort();
    return found;
}

} // namespace storage
