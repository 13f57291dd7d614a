#include "stagedfile.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {

namespace {

// Independent of the target's name, which may already have the maximum length.
const QByteArray StagedPrefix = ".gatewright-";
const QByteArray StagedEnding = ".tmp";
constexpr int MostTries = 100;

QByteArray descriptorPath(int descriptor)
{
    return "/proc/self/fd/" + QByteArray::number(descriptor);
}

bool isLocked(int descriptor)
{
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

void removeIfAbandoned(const QByteArray &path)
{
    const int descriptor = open(path.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return;
    struct stat state {
    };
    // A program that is still writing it has the lock.
    if (fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode) && isLocked(descriptor))
        unlink(path.constData());
    close(descriptor);
}

} // namespace

StagedFile::StagedFile(const QByteArray &folder, mode_t mode)
    : m_folder(folder)
{
    if (!openUnnamed(mode) && !openNamed(mode))
        m_descriptor = -1;
}

StagedFile::~StagedFile()
{
    const int error = errno;
    if (!m_name.isEmpty())
        unlink(m_name.constData());
    if (m_descriptor >= 0)
        close(m_descriptor);
    errno = error;
}

QByteArray StagedFile::newName() const
{
    return m_folder + '/' + StagedPrefix + QByteArray::number(QRandomGenerator::global()->generate64(), 16) +
           StagedEnding;
}

bool StagedFile::openUnnamed(mode_t mode)
{
    m_descriptor = open(m_folder.constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
    if (m_descriptor < 0)
        return false;
    // Linking the file to its name needs /proc, which some containers do not have.
    if (isLocked(m_descriptor) && access(descriptorPath(m_descriptor).constData(), F_OK) == 0)
        return true;
    close(m_descriptor);
    return false;
}

bool StagedFile::openNamed(mode_t mode)
{
    for (int tries = 0; tries < MostTries; ++tries) {
        const QByteArray name = newName();
        m_descriptor = open(name.constData(), O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, mode);
        if (m_descriptor < 0 && errno != EEXIST)
            return false;
        if (m_descriptor < 0)
            continue;
        struct stat state {
        };
        // On file systems without locks the file is used without one. Before the lock is set, another program may
        // treat the file as abandoned.
        const bool isRefused = !isLocked(m_descriptor) && errno == EWOULDBLOCK;
        if (!isRefused && fstat(m_descriptor, &state) == 0 && state.st_nlink > 0) {
            m_name = name;
            return true;
        }
        close(m_descriptor);
    }
    return false;
}

bool StagedFile::giveName()
{
    for (int tries = 0; m_name.isEmpty() && tries < MostTries; ++tries) {
        const QByteArray name = newName();
        if (linkat(AT_FDCWD, descriptorPath(m_descriptor).constData(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW) ==
            0)
            m_name = name;
        else if (errno != EEXIST)
            return false;
    }
    return !m_name.isEmpty();
}

bool StagedFile::moveTo(const QByteArray &target)
{
    if (fsync(m_descriptor) != 0 || !giveName() || std::rename(m_name.constData(), target.constData()) != 0)
        return false;
    m_name.clear();
    // The new name is only stored on the disk when the folder is synced.
    const int folder = open(m_folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
    return true;
}

int StagedFile::release()
{
    return std::exchange(m_descriptor, -1);
}

void StagedFile::removeAbandoned(const QByteArray &folder)
{
    const QStringList pattern{QString::fromLatin1(StagedPrefix + '*' + StagedEnding)};
    const QDir within(QFile::decodeName(folder));
    for (const QString &name : within.entryList(pattern, QDir::Files | QDir::Hidden))
        removeIfAbandoned(folder + '/' + QFile::encodeName(name));
}

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

} // namespace storage
