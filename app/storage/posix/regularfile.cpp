#include "regularfile.h"

#include "systemerror.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>

namespace storage {

using base::ErrorCode;

base::Result<RegularFile> RegularFile::open(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat state {
    };
    // Before it is opened, because opening a device can have effects.
    if (lstat(name.constData(), &state) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (!S_ISREG(state.st_mode))
        return base::Error{ErrorCode::WrongFileType, path};
    constexpr int Flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    int descriptor = ::open(name.constData(), O_RDWR | Flags);
    if (descriptor < 0 && (errno == EACCES || errno == EROFS))
        descriptor = ::open(name.constData(), O_RDONLY | Flags);
    if (descriptor < 0)
        return errno == ELOOP ? base::Error{ErrorCode::WrongFileType, path}
                              : systemError(errno, path, ErrorCode::ReadFailed);
    RegularFile file(descriptor);
    if (fstat(descriptor, &state) != 0 || !S_ISREG(state.st_mode))
        return base::Error{ErrorCode::WrongFileType, path};
    return file;
}

base::Result<RegularFile> RegularFile::openToRead(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat state {
    };
    const auto whyNot = [&]() -> std::optional<base::Error> {
        if (S_ISDIR(state.st_mode))
            return systemError(EISDIR, path, ErrorCode::ReadFailed);
        return S_ISREG(state.st_mode) ? std::nullopt : std::optional(base::Error{ErrorCode::WrongFileType, path});
    };
    // A NUL would end the name.
    if (name.contains('\0'))
        return systemError(ENOENT, path, ErrorCode::ReadFailed);
    if (stat(name.constData(), &state) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (const auto error = whyNot())
        return *error;
    const int descriptor = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    RegularFile file(descriptor);
    // It can be another one by now.
    if (fstat(descriptor, &state) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (const auto error = whyNot())
        return *error;
    return file;
}

RegularFile::~RegularFile()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

base::Result<QByteArray> readDescriptor(int descriptor, const QString &path, qint64 maximumBytes)
{
    constexpr qint64 LargestPiece = 4 << 20;
    QByteArray bytes;
    while (bytes.size() <= maximumBytes) {
        const qint64 before = bytes.size();
        bytes.resize(before + std::min(LargestPiece, maximumBytes + 1 - before));
        ssize_t got = 0;
        do {
            got = pread(descriptor, bytes.data() + before, size_t(bytes.size() - before), off_t(before));
        } while (got < 0 && errno == EINTR);
        if (got < 0)
            return systemError(errno, path, ErrorCode::ReadFailed);
        bytes.truncate(before + got);
        if (got == 0)
            return bytes;
    }
    return base::Error{ErrorCode::TooLarge, path};
}

} // namespace storage
