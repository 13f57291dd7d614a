#include "recorder.h"

#include <utility>

namespace gateway {

qint64 Recorder::add(traffic::ExchangePtr exchange, bool wasReported)
{
    const QMutexLocker lock(&m_mutex);
    if (wasReported)
        m_running.remove(exchange->id);
    else if (m_limitRecords > 0 && m_waiting.size() >= m_limitRecords)
        return m_waiting.size() + ++m_dropped;
    m_dropped += m_waiting.add(std::move(exchange));
    return m_waiting.size() + m_dropped;
}

void Recorder::report(const QList<traffic::ExchangePtr> &changed, const QList<quint64> &ids)
{
    const QMutexLocker lock(&m_mutex);
    for (const traffic::ExchangePtr &exchange : changed)
        m_running.insert(exchange->id, exchange);
    m_ids = ids;
}

Recorder::Batch Recorder::take()
{
    const QMutexLocker lock(&m_mutex);
    return {m_waiting.take(), std::exchange(m_dropped, 0), std::exchange(m_running, {}).values(),
            std::exchange(m_ids, std::nullopt)};
}

} // namespace gateway
