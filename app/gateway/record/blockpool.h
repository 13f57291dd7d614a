#pragma once

#include <QByteArray>
#include <QMutex>

#include <vector>

namespace gateway {

/**
 * Memory of recorded bodies that nobody looks at any more, kept for the next ones: fresh pages for every body cost more
 * than the copying. Bounded. Given back in the thread of the reader, taken in that of the gateway.
 * Closed until one is taken: then nothing that comes back is kept.
 */
class BlockPool final
{
public:
    explicit BlockPool(qint64 limitBytes)
        : m_limitBytes(limitBytes)
    {}

    /** An empty array with room for so many bytes, of a block that came back where one is large enough. */
    [[nodiscard]] QByteArray take(qsizetype room);
    /** Keeps the memory unless it is small, shared with somebody, or more than the pool may hold. */
    void giveBack(QByteArray &&block);
    /** Lets all of it go and closes. */
    void close();
    [[nodiscard]] qint64 bytes() const;

    /** Smaller ones are left to the allocator, which is quick with them. */
    static constexpr qsizetype SmallestBlock = 16 * 1024;

private:
    mutable QMutex m_mutex;
    std::vector<QByteArray> m_blocks;
    bool m_isOpen = false;
    qint64 m_bytes = 0;
    qint64 m_limitBytes;
};

} // namespace gateway
