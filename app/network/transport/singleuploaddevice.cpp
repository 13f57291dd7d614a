#include "singleuploaddevice.h"

#include <algorithm>
#include <cstring>

namespace network {

SingleUploadDevice::SingleUploadDevice(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 SingleUploadDevice::bytesAvailable() const
{
    return m_bytes.size() - m_taken + QIODevice::bytesAvailable();
}

qint64 SingleUploadDevice::readData(char *data, qint64 maxSize)
{
    const qint64 size = std::min(maxSize, m_bytes.size() - m_taken);
    if (size <= 0)
        return m_taken == m_bytes.size() ? -1 : 0;
    std::memcpy(data, m_bytes.constData() + m_taken, static_cast<std::size_t>(size));
    m_taken += size;
    return size;
}

} // namespace network

#include "moc_singleuploaddevice.cpp"
