#pragma once

#include "bodybytes.h"

#include <QMutex>

#include <memory>
#include <vector>

namespace gateway {

/**
 * Stores recorded bodies that have no room in memory, in a file without a name that only this process can read and that
 * is deleted when it ends. Bounded. Written in the gateway's thread; read and freed in any thread.
 */
class SpillFile final : public std::enable_shared_from_this<SpillFile>
{
public:
    /** Creates the object. The file itself is created with the first write. */
    explicit SpillFile(qint64 limitBytes)
        : m_limitBytes(limitBytes)
    {}
    ~SpillFile();
    Q_DISABLE_COPY_MOVE(SpillFile)

    struct Extent {
        qint64 offset = 0;
        qint64 size = 0;
    };
    /** Writes bytes and returns where they were written; empty when the limit is reached or the disk is full. */
    [[nodiscard]] Extent write(QByteArrayView bytes);
    [[nodiscard]] QByteArray read(const std::vector<Extent> &extents) const;
    /** Frees the space of the extents on disk. */
    void giveBack(const std::vector<Extent> &extents);
    /** Returns the number of bytes in use. */
    [[nodiscard]] qint64 bytes() const;

private:
    [[nodiscard]] bool open();

    mutable QMutex m_mutex;
    qint64 m_limitBytes;
    qint64 m_bytes = 0;
    qint64 m_end = 0;
    int m_descriptor = -1;
    bool m_failed = false;
};

/** A recorded body in a SpillFile. Frees its space when it is destroyed. */
class SpilledBody final : public http::StoredBytes
{
public:
    explicit SpilledBody(std::shared_ptr<SpillFile> file)
        : m_file(std::move(file))
    {}
    ~SpilledBody() override { m_file->giveBack(m_extents); }
    Q_DISABLE_COPY_MOVE(SpilledBody)

    /** Appends bytes to the body. Returns false when the file has no room. */
    [[nodiscard]] bool append(QByteArrayView bytes);
    [[nodiscard]] qsizetype size() const override { return m_size; }
    [[nodiscard]] QByteArray read() const override { return m_file->read(m_extents); }

private:
    std::shared_ptr<SpillFile> m_file;
    std::vector<SpillFile::Extent> m_extents;
    qsizetype m_size = 0;
};

} // namespace gateway
