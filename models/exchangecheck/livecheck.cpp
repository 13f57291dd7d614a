#include "livecheck.h"

#include "worker.h"

namespace exchangecheck {

namespace {

/** The URL at which the gateway received a request. */
QByteArray urlOf(const traffic::Exchange &exchange)
{
    const QByteArray host = exchange.request.headers.first("Host").value_or("localhost");
    return "http://" + host + exchange.request.target;
}

/** One thread for all checks, so that they leave the other processors to the gateway. */
QThreadPool &checkThread()
{
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    pool.setThreadPriority(QThread::LowPriority);
    return pool;
}

} // namespace

struct LiveCheck::Engine {
    std::shared_ptr<const description::Description> description;
    std::optional<ExchangeChecker> checker; ///< Created on the worker, because it reads the whole document.
};

LiveCheck::LiveCheck(QObject *parent)
    : QObject(parent)
    , m_waiting(traffic::memoryOf, MaximumWaitingBytes, MaximumWaiting)
{}

LiveCheck::~LiveCheck() = default;

void LiveCheck::setDescription(std::shared_ptr<const description::Description> description)
{
    ++m_generation;
    m_statistics = description ? TrafficStatistics(*description) : TrafficStatistics();
    m_engine.reset();
    if (description) {
        m_engine = std::make_shared<Engine>();
        m_engine->description = std::move(description);
    }
    (void)m_waiting.take();
    m_next.clear();
    m_findings.clear();
    m_kept.clear();
    m_leftOut = 0;
    m_isRunning = false;
    emit changed();
}

void LiveCheck::add(const QList<traffic::ExchangePtr> &exchanges)
{
    if (!m_engine)
        return;
    for (const traffic::ExchangePtr &exchange : exchanges)
        m_leftOut += m_waiting.add(exchange);
    startNext();
}

void LiveCheck::startNext()
{
    if (m_isRunning || !m_engine)
        return;
    if (m_next.isEmpty())
        m_next = m_waiting.take();
    if (m_next.isEmpty())
        return;
    m_isRunning = true;
    const QList<traffic::ExchangePtr> batch = m_next.first(std::min(BatchSize, m_next.size()));
    m_next.remove(0, batch.size());
    using Outcome = base::Result<QList<Checked>>;
    base::runOnWorker(
        checkThread(), this,
        [engine = m_engine, batch]() -> Outcome {
            if (!engine->checker)
                engine->checker.emplace(engine->description);
            QList<Checked> checked;
            for (const traffic::ExchangePtr &exchange : batch) {
                if (base::isUnwanted())
                    return base::Error::cancelled();
                checked.append({exchange, engine->checker->check(urlOf(*exchange), *exchange)});
            }
            return checked;
        },
        [this, generation = m_generation](const Outcome &outcome) {
            if (generation != m_generation)
                return; // Another description was set.
            m_isRunning = false;
            if (outcome)
                take(*outcome);
            startNext();
        });
}

void LiveCheck::take(const QList<Checked> &batch)
{
    for (const Checked &each : batch) {
        m_statistics.add(*each.exchange, each.result);
        keep(each.exchange->id, each.result.findings);
    }
    emit changed();
}

void LiveCheck::keep(quint64 id, const QList<ExchangeFinding> &findings)
{
    if (findings.isEmpty() || m_findings.contains(id))
        return;
    m_findings.insert(id, findings);
    m_kept.push_back(id);
    if (qsizetype(m_kept.size()) > MaximumKept) {
        m_findings.remove(m_kept.front());
        m_kept.pop_front();
    }
}

} // namespace exchangecheck

#include "moc_livecheck.cpp"
