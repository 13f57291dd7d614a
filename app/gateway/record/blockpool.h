#pragma once

#include <QByteArray>
#include <QMutex>

#include <vector>

namespace gateway {

/**
 * Reuses the memory blocks of recorded bodies, because fresh pages for every body cost more than copying it. Bounded.
 * The reader's thread returns blocks, the gateway's thread takes them. Closed until the first take(): a closed pool
 * frees the blocks that it gets.
 */
class BlockPool final
{
public:
    explicit BlockPool(qint64 limitBytes)
        : m_limitBytes(limitBytes)
    {}

    /** Returns an empty array with capacity `room`: a block that was returned, if one is large enough. */
    [[nodiscard]] QByteArray take(qsizetype room);
    /** Stores the memory of a block for reuse, unless it is small, shared, or over the limit. */
    void giveBack(QByteArray &&block);
    /** Frees all blocks and closes the pool. */
    void close();
    [[nodiscard]] qint64 bytes() const;

    /** The smallest size in bytes of a block that is stored. For smaller blocks the allocator is fast enough. */
    static constexpr qsizetype SmallestBlock = 16 * 1024;

private:
    mutable QMutex m_mutex;
    std::vector<QByteArray> m_blocks;
    bool m_isOpen = false;
    qint64 m_bytes = 0;
    qint64 m_limitBytes;
};

} // namespace gateway
