#include "exchangequeue.h"

#include <algorithm>
#include <utility>

namespace traffic {

namespace {

/** Besides bodies and heads. */
constexpr qint64 BytesPerRecord = 2048;

qint64 sizeWithoutBodies(const Exchange &exchange)
{
    return exchange.request.target.size() + exchange.upstreamRequest.target.size() + exchange.request.headers.bytes() +
           exchange.upstreamRequest.headers.bytes() + exchange.response.headers.bytes() + exchange.stream.bytes() +
           sizeOf(exchange.findings) + BytesPerRecord;
}

} // namespace

bool isRefusal(const Exchange &exchange)
{
    return isRefusal(exchange.gatewayReason);
}

bool isRefusal(GatewayError gatewayReason)
{
    return gatewayReason == GatewayError::HostRefused || gatewayReason == GatewayError::CrossSiteRefused ||
           gatewayReason == GatewayError::OriginNotAllowed;
}

qint64 sizeOf(const Exchange &exchange)
{
    return exchange.requestBody.bytes.size() + exchange.responseBody.bytes.size() + sizeWithoutBodies(exchange);
}

qint64 memoryOf(const Exchange &exchange)
{
    return exchange.requestBody.bytes.memory().size() + exchange.responseBody.bytes.memory().size() +
           sizeWithoutBodies(exchange);
}

qsizetype ExchangeQueue::add(ExchangePtr exchange)
{
    if (isRefusal(*exchange)) {
        m_refusals.append({m_dropped + m_exchanges.size(), std::move(exchange)});
        if (m_refusals.size() <= MaximumRefusals)
            return 0;
        m_refusals.removeFirst();
        return 1;
    }
    m_bytes += m_measure(*exchange);
    m_exchanges.append(std::move(exchange));
    qsizetype dropped = 0;
    while ((m_bytes > m_maximumBytes || m_exchanges.size() > m_maximumExchanges) && m_exchanges.size() > 1) {
        m_bytes -= m_measure(*m_exchanges.constFirst());
        m_exchanges.removeFirst();
        ++dropped;
    }
    m_dropped += dropped;
    return dropped;
}

QList<ExchangePtr> ExchangeQueue::take()
{
    QList<ExchangePtr> all = std::exchange(m_exchanges, {});
    qsizetype inserted = 0;
    for (Refusal &refusal : m_refusals) {
        const qint64 before = std::max<qint64>(0, refusal.before - m_dropped);
        all.insert(static_cast<qsizetype>(before) + inserted, std::move(refusal.exchange));
        ++inserted;
    }
    m_refusals.clear();
    m_bytes = m_dropped = 0;
    return all;
}

} // namespace traffic
