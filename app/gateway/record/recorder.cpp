#include "recorder.h"

namespace gateway {

namespace {

/** Besides bodies in memory and header fields. */
constexpr qint64 BytesPerRecord = 2048;

qint64 sizeOf(const traffic::Exchange &exchange)
{
    return exchange.requestBody.bytes.memory().size() + exchange.responseBody.bytes.memory().size() +
           exchange.request.headers.bytes() + exchange.upstreamRequest.headers.bytes() +
           exchange.response.headers.bytes() + BytesPerRecord;
}

} // namespace

qint64 Recorder::add(traffic::ExchangePtr exchange)
{
    const qint64 size = sizeOf(*exchange);
    const QMutexLocker lock(&m_mutex);
    m_bytes += size;
    while (m_bytes > m_limitBytes && !m_batch.exchanges.isEmpty()) {
        m_bytes -= sizeOf(*m_batch.exchanges.first());
        m_batch.exchanges.removeFirst();
        ++m_batch.dropped;
    }
    m_batch.exchanges.append(std::move(exchange));
    return m_batch.exchanges.size() + m_batch.dropped;
}

Recorder::Batch Recorder::take()
{
    const QMutexLocker lock(&m_mutex);
    m_bytes = 0;
    return std::exchange(m_batch, {});
}

} // namespace gateway
