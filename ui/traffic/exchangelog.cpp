#include "exchangelog.h"

#include <utility>

namespace traffic {
namespace {

using namespace std::chrono_literals;

constexpr auto TickTime = 100ms;
/** The records of the gateway come in batches, after the response. */
constexpr auto RecordTime = 2s;

} // namespace

ExchangeLog::ExchangeLog(preview::GatewayControl &gateway, QObject *parent)
    : QObject(parent)
{
    connect(&gateway, &preview::GatewayControl::recorded, this, &ExchangeLog::take);
    connect(&gateway, &preview::GatewayControl::recordsDropped, this, [this](qint64 count) {
        m_dropped += count;
        emit countsChanged();
    });
    m_tick.setInterval(TickTime);
    connect(&m_tick, &QTimer::timeout, this, [this] { m_model.setElapsed(m_runningNumber, m_runningSince.elapsed()); });
    m_waitEnd.setSingleShot(true);
    m_waitEnd.setInterval(RecordTime);
    connect(&m_waitEnd, &QTimer::timeout, this, &ExchangeLog::abandon);
}

void ExchangeLog::begin(const Exchange &request)
{
    abandon();
    m_running = std::make_shared<const Exchange>(request);
    m_runningNumber = m_model.begin(m_running);
    m_runningSince.start();
    m_tick.start();
    emit countsChanged();
}

void ExchangeLog::end()
{
    m_tick.stop();
    if (m_running)
        m_waitEnd.start();
}

void ExchangeLog::abandon()
{
    m_tick.stop();
    m_waitEnd.stop();
    if (!std::exchange(m_running, nullptr))
        return;
    m_model.abandon(m_runningNumber);
    emit countsChanged();
}

/** The gateway records what it received, with a Host and other fields that the sender has added. */
ExchangePtr ExchangeLog::recordOfRunning(const Exchange &record) const
{
    if (!m_running || record.request.method != m_running->request.method ||
        record.request.target != m_running->request.target)
        return nullptr;
    Exchange exchange = record;
    exchange.secrets += m_running->secrets;
    exchange.secretHeaderNames += m_running->secretHeaderNames;
    return std::make_shared<const Exchange>(exchange);
}

void ExchangeLog::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    if (!paused) {
        m_dropped += m_waiting.dropped();
        m_model.appendKept(m_waiting.takeAll());
    }
    emit pausedChanged();
    emit countsChanged();
}

void ExchangeLog::clear()
{
    (void)m_waiting.takeAll();
    m_dropped = 0;
    m_model.clear();
    emit countsChanged();
}

void ExchangeLog::add(const QList<items::KeptExchange> &imported)
{
    m_model.appendKept(imported);
    emit countsChanged();
}

void ExchangeLog::take(QList<ExchangePtr> batch)
{
    for (qsizetype i = 0; m_running && i < batch.size(); ++i) {
        const ExchangePtr exchange = recordOfRunning(*batch.at(i));
        if (!exchange)
            continue;
        m_running.reset();
        m_tick.stop();
        m_waitEnd.stop();
        if (m_model.complete(m_runningNumber, exchange))
            batch.removeAt(i);
        else
            batch[i] = exchange;
        break;
    }
    (m_paused ? m_waiting : m_model).append(batch);
    emit countsChanged();
}

} // namespace traffic

#include "moc_exchangelog.cpp"
