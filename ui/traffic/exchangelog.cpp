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
/** The largest number of requests whose records are awaited. */
constexpr qsizetype MaximumEarlier = 100;

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

quint64 ExchangeLog::begin(const Exchange &request, const items::ContractVerdict &verdict)
{
    setAside();
    items::KeptExchange kept(std::make_shared<const Exchange>(request));
    kept.setVerdict(verdict);
    Begun &begun = m_running.emplace();
    begun.number = m_model.begin(kept);
    begun.method = request.request.method;
    begun.target = request.request.target;
    begun.startedAt = QDateTime::currentDateTimeUtc();
    begun.secrets = request.secrets;
    begun.secretHeaderNames = request.secretHeaderNames;
    begun.verdict = verdict;
    m_runningSince.start();
    m_tick.start();
    emit countsChanged();
    return begun.number;
}

void ExchangeLog::end()
{
    if (!m_running)
        return;
    m_running->endedAt = QDateTime::currentDateTimeUtc();
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
    if (m_running && m_running->id == 0)
        m_model.setElapsed(m_running->number, m_runningSince.elapsed());
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
    if (m_running && m_running->endedAt.isValid() && m_running->id == 0)
        setAside();
    for (const Begun &begun : std::as_const(m_earlier)) {
        if (begun.id == 0)
            m_model.abandon(begun.number);
    }
    emit countsChanged();
}

/** Makes place for the next request. The row of one that has ended stays for RecordTime. */
void ExchangeLog::setAside()
{
    if (!m_running)
        return;
    Begun begun = *std::exchange(m_running, std::nullopt);
    if (!begun.endedAt.isValid()) {
        begun.endedAt = QDateTime::currentDateTimeUtc();
        if (begun.id == 0)
            m_model.abandon(begun.number);
    }
    m_earlier.append(begun);
    if (m_earlier.size() <= MaximumEarlier)
        return;
    if (m_earlier.constFirst().id == 0)
        m_model.abandon(m_earlier.constFirst().number);
    m_earlier.removeFirst();
}

/** The gateway records what it received, with a Host and other fields that the sender has added. Several requests can
 * have the same method and target, but they are not sent at the same time. */
ExchangeLog::Begun *ExchangeLog::begunOf(const Exchange &record)
{
    const auto isRecord = [&record](const Begun &begun) {
        return begun.id != 0 ? record.id == begun.id
                             : record.request.method == begun.method && record.request.target == begun.target;
    };
    for (Begun &begun : m_earlier) {
        const bool isInTime = record.startedAt >= begun.startedAt && record.startedAt <= begun.endedAt;
        if (isRecord(begun) && (begun.id != 0 || isInTime))
            return &begun;
    }
    return m_running && isRecord(*m_running) ? &*m_running : nullptr;
}

void ExchangeLog::forget(const Begun *begun)
{
    if (m_running && begun == &*m_running)
        m_running.reset();
    else
        m_earlier.removeAt(begun - m_earlier.constData());
}

items::KeptExchange ExchangeLog::recordOf(const Begun &begun, const Exchange &record)
{
    Exchange exchange = record;
    exchange.secrets += begun.secrets;
    exchange.secretHeaderNames += begun.secretHeaderNames;
    items::KeptExchange kept(std::make_shared<const Exchange>(std::move(exchange)));
    kept.setVerdict(begun.verdict);
    return kept;
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

void ExchangeLog::take(const QList<ExchangePtr> &batch)
{
    QList<items::KeptExchange> finished;
    for (const ExchangePtr &exchange : batch) {
        const Begun *const begun = begunOf(*exchange);
        if (!begun) {
            finished.append(exchange);
            continue;
        }
        const items::KeptExchange record = recordOf(*begun, *exchange);
        if (!m_model.complete(begun->number, record.exchange()))
            finished.append(record);
        m_reported.remove(begun->id);
        forget(begun);
    }
    completeReported(finished);
    (m_paused ? m_waiting : m_model).appendKept(finished);
    emit countsChanged();
}

void ExchangeLog::completeReported(QList<items::KeptExchange> &finished)
{
    if (m_reported.isEmpty())
        return;
    finished.removeIf([this](const items::KeptExchange &exchange) {
        const auto reported = m_reported.constFind(exchange.wholeOrNull()->id);
        if (reported == m_reported.cend())
            return false;
        const quint64 number = reported->number;
        m_reported.erase(reported);
        return m_model.complete(number, exchange.wholeOrNull());
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
        m_earlier.removeIf([id](const Begun &begun) { return begun.id == id; });
        if (m_running && m_running->id == id)
            m_running.reset();
    }
    if (!m_reported.isEmpty() && !m_tick.isActive())
        m_tick.start();
    emit countsChanged();
}

void ExchangeLog::showRunning(const ExchangePtr &changed)
{
    Begun *const begun = begunOf(*changed);
    const items::KeptExchange shown = begun ? recordOf(*begun, *changed) : items::KeptExchange(changed);
    const auto known = m_reported.constFind(changed->id);
    if (known != m_reported.cend())
        return m_model.update(known->number, shown.exchange());
    const bool isListed = begun && m_model.isRunning(m_model.rowOf(begun->number));
    if (!isListed && m_paused)
        return;
    const quint64 number = isListed ? begun->number : m_model.begin(shown);
    if (isListed)
        m_model.update(number, shown.exchange());
    m_reported.insert(changed->id, {number, changed->startedAt});
    if (begun) {
        begun->id = changed->id;
        begun->number = number;
    }
}

} // namespace traffic

#include "moc_exchangelog.cpp"
