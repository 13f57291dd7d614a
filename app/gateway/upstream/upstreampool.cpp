#include "upstreampool.h"

namespace gateway {

UpstreamPool::Upstream &UpstreamPool::upstreamOf(const QByteArray &url)
{
    if (!m_last || m_last->url != url) {
        m_last = &m_upstreams[url];
        m_last->url = url;
    }
    return *m_last;
}

PooledConnection UpstreamPool::take(const QByteArray &url)
{
    std::vector<Idle> &idle = upstreamOf(url).idle;
    if (idle.empty())
        return {};
    PooledConnection taken = std::move(idle.back().pooled);
    idle.pop_back();
    taken.connection->setListener(nullptr);
    return taken;
}

void UpstreamPool::put(const QByteArray &url, PooledConnection connection, qint64 now)
{
    std::vector<Idle> &idle = upstreamOf(url).idle;
    if (idle.size() >= static_cast<std::size_t>(m_limits.pooledPerUpstream))
        return;
    connection.connection->setListener(this);
    connection.connection->setReading(true);
    idle.push_back({std::move(connection), now});
}

void UpstreamPool::sweep(qint64 now)
{
    m_last = nullptr;
    for (auto entry = m_upstreams.begin(); entry != m_upstreams.end();) {
        std::vector<Idle> &idle = entry->second.idle;
        std::erase_if(idle, [&](const Idle &one) { return now - one.since > m_limits.pooledTime.count(); });
        entry = idle.empty() ? m_upstreams.erase(entry) : std::next(entry);
    }
}

void UpstreamPool::clear()
{
    m_last = nullptr;
    m_upstreams.clear();
}

/** The connection ended, or has bytes that belong to no answer: it can't be used again. */
void UpstreamPool::readable(Connection &connection)
{
    for (auto &[url, upstream] : m_upstreams)
        std::erase_if(upstream.idle, [&](const Idle &one) { return one.pooled.connection.get() == &connection; });
}

} // namespace gateway
