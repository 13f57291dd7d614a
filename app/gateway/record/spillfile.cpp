#include "spillfile.h"

#include <QDir>
#include <QMutexLocker>

#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

namespace gateway {

namespace {

constexpr mode_t OwnerOnly = 0600;

/** A file without a name in the folder for temporary files. */
int openNameless()
{
    const QByteArray folder = QFile::encodeName(QDir::tempPath());
    if (folder.isEmpty())
        return -1; // TMPDIR does not exist.
    const int descriptor = ::open(folder.constData(), O_TMPFILE | O_RDWR | O_CLOEXEC | O_EXCL, OwnerOnly);
    if (descriptor >= 0)
        return descriptor;
    QByteArray name = folder + "/gatewright-XXXXXX"; // Not every file system supports O_TMPFILE.
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0)
        ::unlink(name.constData());
    return named;
}

} // namespace

SpillFile::~SpillFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool SpillFile::open()
{
    if (m_descriptor < 0 && !m_failed) {
        m_descriptor = openNameless();
        m_failed = m_descriptor < 0;
    }
    return m_descriptor >= 0;
}

SpillFile::Extent SpillFile::write(QByteArrayView bytes)
{
    const QMutexLocker lock(&m_mutex);
    if (m_bytes + bytes.size() > m_limitBytes || !open())
        return {};
    const Extent extent{m_end, bytes.size()};
    for (qint64 done = 0; done < extent.size;) {
        const ssize_t count = ::pwrite(m_descriptor, bytes.data() + done, static_cast<std::size_t>(extent.size - done),
                                       extent.offset + done);
        if (count <= 0)
            return {}; // The disk is full. The next write starts at the same offset.
        done += count;
    }
    m_end += extent.size;
    m_bytes += extent.size;
    return extent;
}

QByteArray SpillFile::read(const std::vector<Extent> &extents) const
{
    qint64 size = 0;
    for (const Extent &extent : extents)
        size += extent.size;
    QByteArray bytes(size, Qt::Uninitialized);
    qint64 done = 0;
    for (const Extent &extent : extents) {
        for (qint64 at = 0; at < extent.size;) {
            const ssize_t count = ::pread(m_descriptor, bytes.data() + done, static_cast<std::size_t>(extent.size - at),
                                          extent.offset + at);
            if (count <= 0)
                return bytes.first(done);
            at += count;
            done += count;
        }
    }
    return bytes;
}

void SpillFile::giveBack(const std::vector<Extent> &extents)
{
    const QMutexLocker lock(&m_mutex);
    for (const Extent &extent : extents) {
        ::fallocate(m_descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, extent.offset, extent.size);
        m_bytes -= extent.size;
    }
    // Also on file systems without holes.
    if (m_bytes == 0 && m_end > 0 && ::ftruncate(m_descriptor, 0) == 0)
        m_end = 0;
}

qint64 SpillFile::bytes() const
{
    const QMutexLocker lock(&m_mutex);
    return m_bytes;
}

bool SpilledBody::append(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return true;
    const SpillFile::Extent extent = m_file->write(bytes);
    if (extent.size < bytes.size())
        return false;
    m_extents.push_back(extent);
    m_size += extent.size;
    return true;
}

} // namespace gateway
