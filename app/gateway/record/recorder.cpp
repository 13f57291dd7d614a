#include "recorder.h"

#include <utility>

namespace gateway {

qint64 Recorder::add(traffic::ExchangePtr exchange)
{
    const QMutexLocker lock(&m_mutex);
    m_dropped += m_waiting.add(std::move(exchange));
    return m_waiting.size() + m_dropped;
}

Recorder::Batch Recorder::take()
{
    const QMutexLocker lock(&m_mutex);
    return {m_waiting.take(), std::exchange(m_dropped, 0)};
}

} // namespace gateway
