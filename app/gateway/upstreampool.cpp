#include "upstreampool.h"

namespace gateway {

PooledConnection UpstreamPool::take(const QByteArray &url)
{
    const auto found = m_idle.find(url);
    if (found == m_idle.end() || found->second.empty())
        return {};
    PooledConnection taken = std::move(found->second.back().pooled);
    found->second.pop_back();
    taken.connection->setListener(nullptr);
    return taken;
}

void UpstreamPool::put(const QByteArray &url, PooledConnection connection, qint64 now)
{
    std::vector<Idle> &idle = m_idle[url];
    if (idle.size() >= static_cast<std::size_t>(m_limits.pooledPerUpstream))
        return;
    connection.connection->setListener(this);
    connection.connection->setReading(true);
    idle.push_back({std::move(connection), now});
}

void UpstreamPool::sweep(qint64 now)
{
    for (auto entry = m_idle.begin(); entry != m_idle.end();) {
        std::erase_if(entry->second, [&](const Idle &idle) { return now - idle.since > m_limits.pooledTime.count(); });
        entry = entry->second.empty() ? m_idle.erase(entry) : std::next(entry);
    }
}

/** Its end, or bytes that belong to no answer: of no use any more. */
void UpstreamPool::readable(Connection &connection)
{
    for (auto &[url, idle] : m_idle)
        std::erase_if(idle, [&](const Idle &one) { return one.pooled.connection.get() == &connection; });
}

} // namespace gateway
