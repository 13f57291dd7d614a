#pragma once

#include "connection.h"
#include "gatewaylimits.h"

#include <QHash>

#include <unordered_map>
#include <vector>

namespace gateway {

/** A connection to an upstream with what the records of exchanges say about it. */
struct PooledConnection {
    ConnectionPtr connection;
    quint64 id = 0;  ///< The number of the connection in the records.
    QByteArray peer; ///< The address of the upstream.
};

/** Keeps idle connections to upstreams for reuse. A connection that the upstream closes is removed immediately. */
class UpstreamPool final : private Connection::Listener
{
public:
    explicit UpstreamPool(const GatewayLimits &limits)
        : m_limits(limits)
    {}

    /** Returns the most recently used connection to an upstream and removes it from the pool; a null connection if
     * there is none. */
    [[nodiscard]] PooledConnection take(const QByteArray &url);
    /** Adds an idle connection. `now` is in milliseconds of any steady clock, and of the same one as in sweep(). */
    void put(const QByteArray &url, PooledConnection connection, qint64 now);
    /** Closes the connections that were idle for too long. */
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
    Upstream *m_last = nullptr; ///< The most recently used upstream, which usually is the next one too.
};

} // namespace gateway
