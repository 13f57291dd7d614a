#pragma once

#include "result.h"

#include <QByteArray>

#include <utility>

namespace storage {

/** An open file of the program. Only regular files are opened, without following a link or waiting for a pipe. */
class RegularFile final
{
public:
    /**
     * Opens the file for reading, and for writing too if that is allowed. Errors: WrongFileType for a link, pipe,
     * device or folder; NotFound, PermissionDenied, ReadFailed.
     */
    [[nodiscard]] static base::Result<RegularFile> open(const QString &path);

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
    /** The open descriptor. The caller must close it. */
    [[nodiscard]] int release() { return std::exchange(m_descriptor, -1); }

private:
    explicit RegularFile(int descriptor)
        : m_descriptor(descriptor)
    {}

    int m_descriptor = -1;
};

/** The content of an open file from its beginning. Errors: TooLarge, ReadFailed. */
[[nodiscard]] base::Result<QByteArray> readDescriptor(int descriptor, const QString &path, qint64 maximumBytes);

} // namespace storage
