#pragma once

#include "connection.h"
#include "gatewaylimits.h"

#include <QHash>

#include <unordered_map>
#include <vector>

namespace gateway {

/** A connection to an upstream with what is recorded about it. */
struct PooledConnection {
    ConnectionPtr connection;
    quint64 id = 0;  ///< Of the connection, for the records.
    QByteArray peer; ///< Address of the upstream.
};

/** Idle connections to upstreams. One that the upstream closes is removed immediately. */
class UpstreamPool final : private Connection::Listener
{
public:
    explicit UpstreamPool(const GatewayLimits &limits)
        : m_limits(limits)
    {}

    /** The most recently used one, or a null connection. */
    [[nodiscard]] PooledConnection take(const QByteArray &url);
    /** `now` in milliseconds of any steady clock, the same one as in sweep(). */
    void put(const QByteArray &url, PooledConnection connection, qint64 now);
    /** Closes those that were idle for too long. */
    void sweep(qint64 now);
    void clear();
    [[nodiscard]] bool isEmpty() const { return m_upstreams.empty(); }

private:
    struct Idle {
        PooledConnection pooled;
        qint64 since = 0;
    };
    struct Upstream {
        QByteArray url;
        std::vector<Idle> idle;
    };
    [[nodiscard]] Upstream &upstreamOf(const QByteArray &url);
    void readable(Connection &connection) override;
    void writable(Connection &) override {}

    const GatewayLimits &m_limits;
    std::unordered_map<QByteArray, Upstream> m_upstreams;
    Upstream *m_last = nullptr; ///< The most recently used one: usually it is the next one too.
};

} // namespace gateway
