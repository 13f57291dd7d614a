#include "contractmonitor.h"

#include "engine.h"
#include "exchangequeue.h"
#include "worker.h"

#include <algorithm>
#include <limits>

namespace monitoring {

using items::ContractVerdict;
using items::ExchangeModel;
using workspace::OpenDefinition;

namespace {

/** The path or title under which the gateway records the exchanges of a definition. */
QString nameOf(const OpenDefinition &definition)
{
    return definition.path().isEmpty() ? definition.title() : definition.path();
}

qint64 memoryOf(const items::KeptExchange &exchange)
{
    const traffic::ExchangePtr &whole = exchange.wholeOrNull();
    return whole ? traffic::memoryOf(*whole) : 0; // What is in chunks is in the list already.
}

/** True for an exchange that says nothing about its API: any web page can cause refusals in any number, and a request
 * that is wrong on purpose is none of a client. */
bool isNoTraffic(const items::ExchangeFacts &facts)
{
    return traffic::isRefusal(facts.gatewayReason) || facts.verdict.kind == ContractVerdict::Kind::Forbidden;
}

/** True if a number is in a list of falling ones. */
bool isAgain(const std::deque<quint64> &again, quint64 number)
{
    return std::ranges::binary_search(again, number, std::greater());
}

} // namespace

/** A definition whose exchanges are compared. */
struct ContractMonitor::Watched {
    const OpenDefinition *definition = nullptr;
    quint16 source = 0;             ///< See ContractVerdict::source.
    quint64 generation = 0;         ///< Another one for each description.
    std::shared_ptr<Engine> engine; ///< Null without a description.
    std::deque<quint64> again;      ///< The numbers of exchanges that are compared again, newest first.
    ObservedTraffic observed;
    qsizetype recorded = 0; ///< The number of exchanges since the list was cleared.
    bool isDue = false;     ///< The definition has another description than the engine.
};

struct ContractMonitor::Item {
    Watched *watched = nullptr;
    quint64 number = 0;
    items::KeptExchange exchange;
};

struct ContractMonitor::Batch {
    const OpenDefinition *definition = nullptr;
    quint64 generation = 0;
    std::shared_ptr<Engine> engine;
    QList<items::NumberedExchange> exchanges;
};

struct ContractMonitor::Outcome {
    QList<std::pair<quint64, ContractVerdict>> verdicts;
    exchangecheck::TrafficStatistics statistics;
};

ContractMonitor::ContractMonitor(workspace::Workspace &workspace, ExchangeModel &exchanges, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_exchanges(exchanges)
{
    m_worker.setMaxThreadCount(1);
    m_worker.setThreadPriority(QThread::LowPriority);
    for (QTimer *timer : {&m_pause, &m_longest}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, &ContractMonitor::restartDue);
    }
    m_pause.setInterval(Pause);
    m_longest.setInterval(LongestDelay);
    connect(&workspace, &workspace::Workspace::aboutToClose, this, &ContractMonitor::forget);
    connect(&workspace, &workspace::Workspace::opened, this, [this](const OpenDefinition *opened) {
        m_byPath.remove(nameOf(*opened)); // It can be the earlier path of another definition.
    });
    connectExchanges();
}

ContractMonitor::~ContractMonitor()
{
    m_running.cancel();
    m_worker.clear();
}

void ContractMonitor::connectExchanges()
{
    connect(&m_exchanges, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        for (int row = first; row <= last; ++row)
            add(row);
        startNext();
    });
    connect(&m_exchanges, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &from) { complete(from.row()); });
    connect(&m_exchanges, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                for (int row = first; row <= last && !m_begun.isEmpty(); ++row)
                    m_begun.remove(m_exchanges.numberAt(row));
            });
    connect(&m_exchanges, &QAbstractItemModel::modelReset, this, &ContractMonitor::restartAll);
}

ContractMonitor::Watched *ContractMonitor::watchedOf(const QString &documentPath)
{
    if (documentPath.isEmpty())
        return nullptr;
    if (Watched *known = m_byPath.value(documentPath))
        return known;
    for (const OpenDefinition *definition : m_workspace.definitions()) {
        if (nameOf(*definition) != documentPath)
            continue;
        Watched &watched = watch(*definition);
        m_byPath.insert(documentPath, &watched);
        return &watched;
    }
    return nullptr;
}

ContractMonitor::Watched &ContractMonitor::watch(const OpenDefinition &definition)
{
    std::unique_ptr<Watched> &watched = m_watched[&definition];
    if (watched)
        return *watched;
    watched = std::make_unique<Watched>();
    watched->definition = &definition;
    m_lastSource = m_lastSource == std::numeric_limits<quint16>::max() ? 1 : m_lastSource + 1;
    watched->source = m_lastSource;
    connect(&definition, &OpenDefinition::descriptionChanged, this,
            [this, each = watched.get()] { restartSoon(*each); });
    restart(*watched);
    const std::deque<quint64> listed = listedOf(*watched);
    watched->recorded = std::ranges::count_if(
        listed, [this](quint64 number) { return number <= m_lastCounted && number != m_counting; });
    return *watched;
}

void ContractMonitor::forget(const OpenDefinition *definition)
{
    const auto found = m_watched.find(definition);
    if (found == m_watched.end())
        return;
    Watched *const watched = found->second.get();
    disconnect(definition, nullptr, this, nullptr);
    dropWaiting(*watched);
    m_byPath.removeIf([watched](const auto &each) { return each.value() == watched; });
    m_exchanges.forgetVerdicts(watched->source, std::numeric_limits<quint64>::max());
    m_watched.erase(found);
}

const ObservedTraffic &ContractMonitor::observed(const OpenDefinition &definition)
{
    Watched &watched = watch(definition);
    startNext();
    const auto isOfDefinition = [&watched](const Item &item) { return item.watched == &watched; };
    watched.observed.waiting = static_cast<qsizetype>(watched.again.size()) +
                               std::ranges::count_if(m_waiting, isOfDefinition);
    watched.observed.ofOthers = std::max<qsizetype>(0, m_recorded - watched.recorded);
    return watched.observed;
}

/** The row of a request that was running, when the request is complete. */
void ContractMonitor::complete(int row)
{
    if (m_exchanges.isRunning(row) || !m_begun.remove(m_exchanges.numberAt(row)))
        return;
    add(row);
    startNext();
}

/** Counts a recorded exchange. Returns the definition that served it, if it is one to compare it with. */
ContractMonitor::Watched *ContractMonitor::count(int row)
{
    const items::KeptExchange exchange = m_exchanges.keptAt(row);
    const items::ExchangeFacts facts = exchange.facts();
    if (isNoTraffic(facts))
        return nullptr;
    m_counting = m_exchanges.numberAt(row);
    Watched *const watched = watchedOf(facts.documentPath);
    m_lastCounted = std::max(m_lastCounted, m_counting);
    m_counting = 0;
    const bool isImported = facts.documentPath.isEmpty() && exchange.requestFacts().isImported;
    m_recorded += isImported ? 0 : 1;
    if (watched)
        ++watched->recorded;
    return watched;
}

void ContractMonitor::add(int row)
{
    const quint64 number = m_exchanges.numberAt(row);
    if (m_exchanges.isRunning(row)) {
        m_begun.insert(number);
        return;
    }
    Watched *const watched = count(row);
    // Without a description, the exchange is compared when there is one.
    if (!watched || !watched->engine || isAgain(watched->again, number))
        return;
    const items::KeptExchange exchange = m_exchanges.keptAt(row);
    m_waitingBytes += memoryOf(exchange);
    m_waiting.push_back({watched, number, exchange});
    while (m_waiting.size() > MaximumWaiting || (m_waitingBytes > MaximumWaitingBytes && m_waiting.size() > 1))
        leaveOutOldest();
}

void ContractMonitor::leaveOutOldest()
{
    const Item oldest = m_waiting.front();
    m_waiting.pop_front();
    m_waitingBytes -= memoryOf(oldest.exchange);
    ++oldest.watched->observed.leftOut;
    ContractVerdict verdict;
    verdict.kind = ContractVerdict::Kind::LeftOut;
    verdict.source = oldest.watched->source;
    m_exchanges.setVerdicts({{oldest.number, verdict}});
}

void ContractMonitor::dropWaiting(const Watched &watched)
{
    std::erase_if(m_waiting, [&watched](const Item &item) { return item.watched == &watched; });
    m_waitingBytes = 0;
    for (const Item &item : m_waiting)
        m_waitingBytes += memoryOf(item.exchange);
}

void ContractMonitor::restartSoon(Watched &watched)
{
    if (!watched.engine) {
        restart(watched);
        return startNext();
    }
    watched.isDue = true;
    m_pause.start();
    if (!m_longest.isActive())
        m_longest.start();
}

void ContractMonitor::restartDue()
{
    m_pause.stop();
    m_longest.stop();
    for (const auto &[definition, watched] : m_watched) {
        if (watched->isDue)
            restart(*watched);
    }
    startNext();
}

/** Also what waits is in the list. */
void ContractMonitor::restart(Watched &watched)
{
    const auto description = watched.definition->description();
    dropWaiting(watched);
    watched.isDue = false;
    watched.generation = ++m_lastGeneration;
    watched.engine = description ? std::make_shared<Engine>(description, nameOf(*watched.definition)) : nullptr;
    // The earlier counts stay until the first ones with this description are there.
    watched.observed.isRead = false;
    watched.observed.leftOut = 0;
    if (!watched.engine)
        watched.observed.statistics = {};
    watched.again = watched.engine ? listedOf(watched) : std::deque<quint64>();
    const int oldest = m_exchanges.rowCount() - MaximumComparedAgain;
    m_exchanges.forgetVerdicts(watched.source, !watched.engine ? std::numeric_limits<quint64>::max()
                                               : oldest > 0    ? m_exchanges.numberAt(oldest)
                                                               : 0);
    if (m_runningFor == watched.definition)
        m_running.cancel(); // Its handler starts the next batch.
    emit descriptionChanged(watched.definition);
    emit changed(watched.definition);
}

void ContractMonitor::restartAll()
{
    m_dropped = m_recorded = 0;
    for (const auto &[definition, watched] : m_watched) {
        watched->recorded = 0;
        restart(*watched);
    }
    for (int row = 0; row < m_exchanges.rowCount(); ++row)
        (void)count(row);
    emit droppedChanged();
    startNext();
}

std::deque<quint64> ContractMonitor::listedOf(const Watched &watched) const
{
    std::deque<quint64> numbers;
    const int oldest = std::max(0, m_exchanges.rowCount() - MaximumComparedAgain);
    for (int row = m_exchanges.rowCount() - 1; row >= oldest; --row) {
        if (m_exchanges.isRunning(row))
            continue;
        const items::ExchangeFacts facts = m_exchanges.keptAt(row).facts();
        const bool isOfDefinition = facts.documentPath == nameOf(*watched.definition) ||
                                    m_byPath.value(facts.documentPath) == &watched;
        if (isOfDefinition && !isNoTraffic(facts))
            numbers.push_back(m_exchanges.numberAt(row));
    }
    return numbers;
}

bool ContractMonitor::isIdle() const
{
    return !m_isRunning && m_waiting.empty() && !m_pause.isActive() &&
           std::ranges::all_of(m_watched, [](const auto &each) { return each.second->again.empty(); });
}

ContractMonitor::Batch ContractMonitor::newExchanges()
{
    Watched *const watched = m_waiting.front().watched;
    Batch batch{watched->definition, watched->generation, watched->engine, {}};
    std::erase_if(m_waiting, [&](const Item &item) {
        if (item.watched != watched || batch.exchanges.size() == BatchSize)
            return false;
        batch.exchanges.append({item.number, item.exchange});
        m_waitingBytes -= memoryOf(item.exchange);
        return true;
    });
    return batch;
}

/** New exchanges come first. */
std::optional<ContractMonitor::Batch> ContractMonitor::nextBatch()
{
    if (!m_waiting.empty())
        return newExchanges();
    for (const auto &[definition, watched] : m_watched) {
        if (!watched->engine || (watched->observed.isRead && watched->again.empty()))
            continue;
        Batch batch{definition, watched->generation, watched->engine, {}};
        while (!watched->again.empty() && batch.exchanges.size() < BatchSize) {
            const quint64 number = watched->again.front();
            watched->again.pop_front();
            if (const int row = m_exchanges.rowOf(number); row >= 0)
                batch.exchanges.append({number, m_exchanges.keptAt(row)});
        }
        return batch;
    }
    return std::nullopt;
}

void ContractMonitor::startNext()
{
    if (m_isRunning)
        return;
    const std::optional<Batch> batch = nextBatch();
    if (!batch)
        return;
    m_isRunning = true;
    m_runningFor = batch->definition;
    using Result = base::Result<Outcome>;
    const auto work = [engine = batch->engine, exchanges = batch->exchanges]() -> Result {
        engine->read();
        Outcome outcome;
        for (const items::NumberedExchange &each : exchanges) {
            if (base::isUnwanted())
                return base::Error::cancelled();
            outcome.verdicts.append({each.number, engine->compare(each.number, *each.exchange.exchange())});
        }
        outcome.statistics = engine->statistics();
        return outcome;
    };
    m_running = base::runOnWorker(m_worker, this, work, [this, batch = *batch](const Result &outcome) {
        m_isRunning = false;
        if (outcome)
            take(batch, *outcome);
        startNext();
    });
}

void ContractMonitor::take(const Batch &batch, const Outcome &outcome)
{
    const auto found = m_watched.find(batch.definition);
    if (found == m_watched.end() || found->second->generation != batch.generation)
        return;
    Watched &watched = *found->second;
    QList<std::pair<quint64, ContractVerdict>> verdicts = outcome.verdicts;
    for (auto &[number, verdict] : verdicts)
        verdict.source = watched.source;
    watched.observed.statistics = outcome.statistics;
    watched.observed.isRead = true;
    m_exchanges.setVerdicts(verdicts);
    emit changed(batch.definition);
}

void ContractMonitor::noteDropped(qint64 count)
{
    m_dropped += count;
    emit droppedChanged();
}

base::Cancellation ContractMonitor::inspect(const traffic::ExchangePtr &exchange, QObject *context,
                                            std::function<void(const Inspection &)> handler)
{
    Inspection::State otherwise = Inspection::State::OtherApi;
    std::vector<std::shared_ptr<Engine>> engines;
    if (exchange->isImported) {
        for (const OpenDefinition *definition : m_workspace.definitions()) {
            if (const std::shared_ptr<Engine> engine = watch(*definition).engine)
                engines.push_back(engine);
        }
    } else if (exchange->documentPath.isEmpty() || traffic::isRefusal(*exchange)) {
        otherwise = Inspection::State::NoRoute;
    } else if (const Watched *watched = watchedOf(exchange->documentPath)) {
        otherwise = Inspection::State::NotRead;
        if (watched->engine)
            engines.push_back(watched->engine);
    } else {
        otherwise = Inspection::State::NotOpen;
    }
    using Result = base::Result<Inspection>;
    const auto work = [exchange, engines, otherwise]() -> Result {
        Inspection inspection;
        inspection.state = otherwise;
        for (const std::shared_ptr<Engine> &engine : engines) {
            inspection = engine->inspect(*exchange);
            if (inspection.state != Inspection::State::OtherApi)
                break;
        }
        return inspection;
    };
    return base::runOnWorker(m_worker, context, work, [handler = std::move(handler)](const Result &inspection) {
        if (inspection)
            handler(*inspection);
    });
}

base::Cancellation ContractMonitor::correct(const QString &definition, const traffic::ExchangePtr &exchange,
                                            const exchangecheck::ExchangeFinding &finding, QObject *context,
                                            std::function<void(const corrections::Correction &)> handler)
{
    const Watched *const watched = watchedOf(definition);
    if (!watched || !watched->engine)
        return {};
    QList<items::KeptExchange> seen;
    const int oldest = std::max(0, m_exchanges.rowCount() - MaximumComparedAgain);
    for (int row = m_exchanges.rowCount() - 1; row >= oldest && seen.size() < MaximumTried; --row) {
        const items::KeptExchange each = m_exchanges.keptAt(row);
        if (!m_exchanges.isRunning(row) && each.verdict().source == watched->source)
            seen.prepend(each);
    }
    using Result = base::Result<corrections::Correction>;
    const auto work = [engine = watched->engine, exchange, finding, seen]() -> Result {
        return engine->correct(exchange, finding, seen);
    };
    return base::runOnWorker(m_worker, context, work, [handler = std::move(handler)](const Result &correction) {
        if (correction)
            handler(*correction);
    });
}

base::Result<void> ContractMonitor::apply(const QString &definition, const corrections::Correction &correction,
                                          const QString &step)
{
    const Watched *const watched = watchedOf(definition);
    for (OpenDefinition *open : m_workspace.definitions()) {
        if (watched && open == watched->definition && open->path() == correction.address)
            return corrections::apply(open->document(), correction, step);
    }
    // What has to change can be in another file of the description.
    const base::Result<OpenDefinition *> opened = m_workspace.open(correction.address);
    return opened ? corrections::apply((*opened)->document(), correction, step) : opened.error();
}

} // namespace monitoring

#include "moc_contractmonitor.cpp"
