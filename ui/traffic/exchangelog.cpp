#include "exchangelog.h"

#include "contractmonitor.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace traffic {
namespace {

using namespace std::chrono_literals;

constexpr auto TickTime = 100ms;
/** The largest number of durations that are updated at a time. The others follow at the next ticks. */
constexpr int DurationsPerTick = 50;
/** The records of the gateway come in batches, after the response. */
constexpr auto RecordTime = 2s;

} // namespace

ExchangeLog::ExchangeLog(preview::GatewayControl &gateway, QObject *parent)
    : QObject(parent)
    , m_gateway(gateway)
{
    connect(&gateway, &preview::GatewayControl::recorded, this, &ExchangeLog::take);
    connect(&gateway, &preview::GatewayControl::running, this, &ExchangeLog::takeRunning);
    connect(&gateway, &preview::GatewayControl::recordsDropped, this, [this](qint64 count) {
        m_dropped += count;
        if (m_monitor)
            m_monitor->noteDropped(count);
        emit countsChanged();
    });
    m_tick.setInterval(TickTime);
    connect(&m_tick, &QTimer::timeout, this, &ExchangeLog::showElapsed);
    m_waitEnd.setSingleShot(true);
    m_waitEnd.setInterval(RecordTime);
    connect(&m_waitEnd, &QTimer::timeout, this, &ExchangeLog::abandon);
}

void ExchangeLog::compareWith(workspace::Workspace &workspace)
{
    m_monitor = new monitoring::ContractMonitor(workspace, m_model, this);
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
    if (m_running && m_runningId == 0)
        m_waitEnd.start();
}

void ExchangeLog::cancel(quint64 number)
{
    const auto found = std::find_if(m_reported.cbegin(), m_reported.cend(),
                                    [number](const Reported &one) { return one.number == number; });
    if (found != m_reported.cend())
        m_gateway.cancel(found.key());
}

void ExchangeLog::showElapsed()
{
    if (m_running && m_runningId == 0)
        m_model.setElapsed(m_runningNumber, m_runningSince.elapsed());
    else if (m_reported.isEmpty())
        m_tick.stop();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int left = std::min<int>(DurationsPerTick, static_cast<int>(m_reported.size())); left > 0; --left) {
        auto next = m_reported.upperBound(m_lastShown);
        if (next == m_reported.end())
            next = m_reported.begin();
        m_lastShown = next.key();
        m_model.setElapsed(next->number, next->startedAt.msecsTo(now));
    }
}

/** A reported request stays in the list until its exchange is recorded. */
void ExchangeLog::abandon()
{
    m_waitEnd.stop();
    if (!std::exchange(m_running, nullptr) || std::exchange(m_runningId, 0) != 0)
        return;
    m_model.abandon(m_runningNumber);
    emit countsChanged();
}

/** The gateway records what it received, with a Host and other fields that the sender has added. */
bool ExchangeLog::isOfRunning(const Exchange &record) const
{
    if (!m_running)
        return false;
    if (m_runningId != 0)
        return record.id == m_runningId;
    return record.request.method == m_running->request.method && record.request.target == m_running->request.target;
}

ExchangePtr ExchangeLog::recordOfRunning(const Exchange &record) const
{
    if (!isOfRunning(record))
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
        m_reported.remove(std::exchange(m_runningId, 0));
        m_waitEnd.stop();
        if (m_model.complete(m_runningNumber, exchange))
            batch.removeAt(i);
        else
            batch[i] = exchange;
        break;
    }
    completeReported(batch);
    (m_paused ? m_waiting : m_model).append(batch);
    emit countsChanged();
}

void ExchangeLog::completeReported(QList<ExchangePtr> &finished)
{
    if (m_reported.isEmpty())
        return;
    finished.removeIf([this](const ExchangePtr &exchange) {
        const auto reported = m_reported.constFind(exchange->id);
        if (reported == m_reported.cend())
            return false;
        const quint64 number = reported->number;
        m_reported.erase(reported);
        return m_model.complete(number, exchange);
    });
}

void ExchangeLog::takeRunning(const QList<ExchangePtr> &changed, const QList<quint64> &ids)
{
    for (const ExchangePtr &exchange : changed)
        showRunning(exchange);
    // Exchanges that have ended were recorded before, or dropped.
    const QSet<quint64> running(ids.begin(), ids.end());
    for (const quint64 id : m_reported.keys()) {
        if (running.contains(id))
            continue;
        m_model.abandon(m_reported.take(id).number);
        if (id == m_runningId) {
            m_running.reset();
            m_runningId = 0;
        }
    }
    if (!m_reported.isEmpty() && !m_tick.isActive())
        m_tick.start();
    emit countsChanged();
}

void ExchangeLog::showRunning(const ExchangePtr &changed)
{
    const ExchangePtr begun = recordOfRunning(*changed);
    const ExchangePtr shown = begun ? begun : changed;
    const auto known = m_reported.constFind(changed->id);
    if (known != m_reported.cend())
        return m_model.update(known->number, shown);
    if (begun) {
        m_runningId = changed->id;
        m_waitEnd.stop();
        m_reported.insert(changed->id, {m_runningNumber, changed->startedAt});
        m_model.update(m_runningNumber, shown);
    } else if (!m_paused) {
        m_reported.insert(changed->id, {m_model.begin(shown), changed->startedAt});
    }
}

} // namespace traffic

#include "moc_exchangelog.cpp"
