#include "filestore.h"

#include "definitionprobe.h"
#include "systemerror.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {

namespace {

using base::ErrorCode;

/** Closes a descriptor, and removes a temporary file that was not renamed into place. */
class TemporaryFile final
{
public:
    explicit TemporaryFile(const QByteArray &beside)
        : m_path(beside + ".XXXXXX")
    {
        m_descriptor = mkostemp(m_path.data(), O_CLOEXEC);
    }
    ~TemporaryFile()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
        if (m_descriptor >= 0 && !m_isPlaced)
            unlink(m_path.constData());
    }
    Q_DISABLE_COPY_MOVE(TemporaryFile)

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool moveTo(const QByteArray &target)
    {
        m_isPlaced = rename(m_path.constData(), target.constData()) == 0;
        return m_isPlaced;
    }

private:
    QByteArray m_path;
    int m_descriptor = -1;
    bool m_isPlaced = false;
};

bool writeAll(int descriptor, const QByteArray &bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t step = ::write(descriptor, bytes.constData() + written, size_t(bytes.size() - written));
        if (step < 0 && errno == EINTR)
            continue;
        if (step <= 0)
            return false;
        written += step;
    }
    return true;
}

/** Mode and owner as the old file has them; 0644 less the umask for a new one. Owner is kept where the system lets us.
 */
void adoptAttributes(int descriptor, const QByteArray &target)
{
    struct stat old {
    };
    if (stat(target.constData(), &old) == 0) {
        [[maybe_unused]] const int owned = fchown(descriptor, old.st_uid, old.st_gid);
        fchmod(descriptor, old.st_mode & 07777);
        return;
    }
    const mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask);
}

/** The rename is on the disk only once the folder is. */
void syncFolderOf(const QByteArray &target)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(QFile::decodeName(target)).absolutePath());
    const int descriptor = open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    close(descriptor);
}

/** Where a write goes: through symbolic links, so that the link stays; also through one that leads nowhere yet. */
QByteArray targetOf(const QString &path)
{
    const QFileInfo information(path);
    const QString existing = information.canonicalFilePath();
    if (!existing.isEmpty())
        return QFile::encodeName(existing);
    return QFile::encodeName(information.isSymLink() ? information.symLinkTarget() : path);
}

/** A device or pipe takes the bytes itself: renaming a file over it would destroy it. */
base::Result<void> writeThrough(const QByteArray &target, const QString &path, const QByteArray &bytes)
{
    const int descriptor = open(target.constData(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    const bool isWritten = writeAll(descriptor, bytes);
    const int failure = errno;
    close(descriptor);
    return isWritten ? base::Result<void>() : systemError(failure, path, ErrorCode::WriteFailed);
}

base::Result<void> replaceFile(const QByteArray &target, const QString &path, const QByteArray &bytes)
{
    TemporaryFile temporary(target);
    if (!temporary.isOpen())
        return systemError(errno, path, ErrorCode::WriteFailed);
    adoptAttributes(temporary.descriptor(), target);
    if (!writeAll(temporary.descriptor(), bytes) || fsync(temporary.descriptor()) != 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    if (!temporary.moveTo(target))
        return systemError(errno, path, ErrorCode::WriteFailed);
    syncFolderOf(target);
    return {};
}

} // namespace

base::Result<QByteArray> FileStore::read(const QString &path)
{
    const QFileInfo information(path);
    if (information.isDir())
        return base::Error{ErrorCode::ReadFailed, u"%1 is a folder"_qs.arg(path)};
    QFile file(path);
    errno = 0;
    if (!file.open(QIODevice::ReadOnly))
        return systemError(errno, path, ErrorCode::ReadFailed);
    // Devices and pipes have no size to ask for, so the limit is on what comes.
    QByteArray bytes;
    while (bytes.size() <= MaximumBytes) {
        const QByteArray piece = file.read(std::min<qint64>(MaximumBytes + 1 - bytes.size(), 4 << 20));
        if (piece.isEmpty())
            break;
        bytes += piece;
    }
    if (bytes.size() > MaximumBytes)
        return base::Error{ErrorCode::TooLarge, path};
    if (file.error() != QFileDevice::NoError)
        return base::Error{ErrorCode::ReadFailed, u"%1: %2"_qs.arg(path, file.errorString())};
    return bytes;
}

base::Result<void> FileStore::write(const QString &path, const QByteArray &bytes)
{
    const QByteArray target = targetOf(path);
    struct stat old {
    };
    if (stat(target.constData(), &old) != 0)
        return replaceFile(target, path, bytes);
    if (S_ISDIR(old.st_mode))
        return systemError(EISDIR, path, ErrorCode::WriteFailed);
    if (!S_ISREG(old.st_mode))
        return writeThrough(target, path, bytes);
    // Renaming needs only the folder, but a file that says "read-only" means it.
    if (!(old.st_mode & 0222))
        return base::Error{ErrorCode::ReadOnly, path};
    if (access(target.constData(), W_OK) != 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    return replaceFile(target, path, bytes);
}

QStringList FileStore::definitionsBelow(const QString &folder)
{
    QStringList found;
    QDirIterator walk(folder, {u"*.yaml"_qs, u"*.yml"_qs, u"*.json"_qs}, QDir::Files, QDirIterator::Subdirectories);
    for (int seen = 0; walk.hasNext() && seen < MaximumFiles; ++seen) {
        const QString path = walk.next();
        if (!path.contains(u"/node_modules/") && looksLikeDefinition(path))
            found.append(path);
    }
    found.sort();
    return found;
}

} // namespace storage
