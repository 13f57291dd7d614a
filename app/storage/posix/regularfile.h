#pragma once

#include "result.h"

#include <QByteArray>

#include <utility>

namespace storage {

/** An open regular file. Opening it never waits for a pipe, and never opens a device. */
class RegularFile final
{
public:
    /**
     * Opens a file that the program itself keeps, for reading, and also for writing if that is allowed. Errors:
     * WrongFileType for a link, pipe, device or folder; NotFound, PermissionDenied, ReadFailed.
     */
    [[nodiscard]] static base::Result<RegularFile> open(const QString &path);

    /** Opens a file that is not the program's own, for reading. Links are followed. Its errors are the errors of
     * openToRead() in openfile.h. */
    [[nodiscard]] static base::Result<RegularFile> openToRead(const QString &path);

    ~RegularFile();
    RegularFile(RegularFile &&other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1))
    {}
    RegularFile &operator=(RegularFile &&other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    Q_DISABLE_COPY(RegularFile)

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /** Gives up the open descriptor and returns it. The caller must close it. */
    [[nodiscard]] int release() { return std::exchange(m_descriptor, -1); }

private:
    explicit RegularFile(int descriptor)
        : m_descriptor(descriptor)
    {}

    int m_descriptor = -1;
};

/** Returns the content of an open file from its beginning. `path` is used in errors: TooLarge if it has more than
 * `maximumBytes`, ReadFailed. */
[[nodiscard]] base::Result<QByteArray> readDescriptor(int descriptor, const QString &path, qint64 maximumBytes);

} // namespace storage
