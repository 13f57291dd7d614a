#include "exchangelog.h"

namespace traffic {

ExchangeLog::ExchangeLog(preview::GatewayControl &gateway, QObject *parent)
    : QObject(parent)
{
    connect(&gateway, &preview::GatewayControl::recorded, this, &ExchangeLog::take);
    connect(&gateway, &preview::GatewayControl::recordsDropped, this, [this](qint64 count) {
        m_dropped += count;
        emit countsChanged();
    });
}

void ExchangeLog::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    if (!paused) {
        m_model.append(m_waiting.take());
    }
    emit pausedChanged();
    emit countsChanged();
}

void ExchangeLog::clear()
{
    (void)m_waiting.take();
    m_dropped = 0;
    m_model.clear();
    emit countsChanged();
}

void ExchangeLog::add(const QList<ExchangePtr> &imported)
{
    m_model.append(imported);
    emit countsChanged();
}

void ExchangeLog::take(const QList<ExchangePtr> &batch)
{
    if (m_paused) {
        for (const ExchangePtr &exchange : batch)
            m_dropped += m_waiting.add(exchange);
    } else {
        m_model.append(batch);
    }
    emit countsChanged();
}

} // namespace traffic

#include "moc_exchangelog.cpp"
