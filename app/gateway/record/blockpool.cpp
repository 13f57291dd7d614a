#include "blockpool.h"

#include <QMutexLocker>

#include <algorithm>

namespace gateway {

QByteArray BlockPool::take(qsizetype room)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_isOpen = true;
        // The smallest that is large enough, so that the large ones stay available for large bodies.
        auto best = m_blocks.end();
        for (auto block = m_blocks.begin(); block != m_blocks.end(); ++block) {
            if (block->capacity() >= room && (best == m_blocks.end() || block->capacity() < best->capacity()))
                best = block;
        }
        if (best != m_blocks.end()) {
            QByteArray taken = std::move(*best);
            *best = std::move(m_blocks.back());
            m_blocks.pop_back();
            m_bytes -= taken.capacity();
            return taken;
        }
    }
    QByteArray fresh;
    fresh.reserve(room);
    return fresh;
}

void BlockPool::giveBack(QByteArray &&block)
{
    QByteArray mine = std::move(block);
    if (mine.capacity() < SmallestBlock || !mine.isDetached())
        return;
    const QMutexLocker lock(&m_mutex);
    if (!m_isOpen || m_bytes + mine.capacity() > m_limitBytes)
        return;
    mine.resize(0);
    m_bytes += mine.capacity();
    m_blocks.push_back(std::move(mine));
}

void BlockPool::close()
{
    std::vector<QByteArray> blocks;
    const QMutexLocker lock(&m_mutex);
    m_isOpen = false;
    m_bytes = 0;
    blocks.swap(m_blocks);
}

qint64 BlockPool::bytes() const
{
    const QMutexLocker lock(&m_mutex);
    return m_bytes;
}

} // namespace gateway
