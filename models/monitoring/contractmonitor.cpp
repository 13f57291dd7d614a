#include "contractmonitor.h"

#include "engine.h"
#include "exchangequeue.h"
#include "importedexchanges.h"
#include "newexchanges.h"
#include "trafficbatch.h"
#include "watcheddefinitions.h"
#include "worker.h"

#include <algorithm>
#include <limits>

namespace monitoring {

using items::ContractVerdict;
using items::ExchangeModel;
using workspace::OpenDefinition;

namespace {

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

ContractVerdict leftOutOf(quint16 source)
{
    return {ContractVerdict::Kind::LeftOut, false, 0, source};
}

} // namespace

ContractMonitor::ContractMonitor(workspace::Workspace &workspace, ExchangeModel &exchanges, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_exchanges(exchanges)
    , m_watched(std::make_unique<WatchedDefinitions>())
    , m_new(std::make_unique<NewExchanges>(MaximumWaiting, MaximumWaitingBytes))
    , m_imported(std::make_unique<ImportedExchanges>(MaximumComparedAgain))
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
        m_watched->forget(nameOf(*opened)); // It can be the earlier path of another definition.
        endRound();
        startNext();
    });
    connect(&workspace, &workspace::Workspace::closed, this, [this] {
        m_isClosing = false;
        startNext();
        emit descriptionChanged(nullptr);
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
        m_imported->forgetBefore(m_exchanges.numberAt(0));
        for (int row = first; row <= last; ++row)
            add(row);
        leaveOutImported();
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

WatchedDefinition *ContractMonitor::watchedOf(const QString &documentPath)
{
    if (documentPath.isEmpty())
        return nullptr;
    if (WatchedDefinition *known = m_watched->named(documentPath))
        return known;
    for (const OpenDefinition *definition : m_workspace.definitions()) {
        if (nameOf(*definition) != documentPath)
            continue;
        WatchedDefinition &watched = watch(*definition);
        m_watched->remember(documentPath, watched);
        return &watched;
    }
    return nullptr;
}

WatchedDefinition &ContractMonitor::watch(const OpenDefinition &definition)
{
    if (WatchedDefinition *known = m_watched->find(&definition))
        return *known;
    WatchedDefinition &watched = m_watched->add(definition);
    connect(&definition, &OpenDefinition::descriptionChanged, this, [this, &watched] { restartSoon(watched); });
    restart(watched);
    const std::deque<quint64> listed = listedOf(watched);
    watched.recorded = std::ranges::count_if(
        listed, [this](quint64 number) { return number <= m_lastCounted && number != m_counting; });
    return watched;
}

void ContractMonitor::forget(const OpenDefinition *definition)
{
    m_isClosing = true;
    endRound();
    const WatchedDefinition *const watched = m_watched->find(definition);
    if (!watched)
        return;
    disconnect(definition, nullptr, this, nullptr);
    m_new->remove(watched->source);
    m_exchanges.forgetVerdicts(watched->source, std::numeric_limits<quint64>::max());
    m_watched->erase(*watched);
}

const ObservedTraffic &ContractMonitor::observed(const OpenDefinition &definition)
{
    WatchedDefinition &watched = watch(definition);
    startNext();
    ObservedTraffic &observed = watched.observed;
    observed.statistics = watched.statistics;
    observed.statistics.add(watched.imported);
    observed.waiting = static_cast<qsizetype>(watched.again.size()) + m_new->count(watched.source) +
                       m_imported->waiting();
    observed.leftOut = watched.leftOut + m_imported->leftOut();
    observed.ofOthers = std::max<qsizetype>(0, m_recorded - watched.recorded);
    return observed;
}

/** The row of a request that was running, when the request is complete. */
void ContractMonitor::complete(int row)
{
    if (m_exchanges.isRunning(row) || !m_begun.remove(m_exchanges.numberAt(row)))
        return;
    add(row);
    startNext();
}

/** Counts an exchange. Returns the open definition that served it, if one did. */
WatchedDefinition *ContractMonitor::count(int row)
{
    const items::KeptExchange exchange = m_exchanges.keptAt(row);
    const items::ExchangeFacts facts = exchange.facts();
    if (isNoTraffic(facts))
        return nullptr;
    m_counting = m_exchanges.numberAt(row);
    if (exchange.requestFacts().isImported) {
        m_imported->append(m_counting);
        m_counting = 0;
        return nullptr;
    }
    WatchedDefinition *const watched = watchedOf(facts.documentPath);
    m_lastCounted = std::max(m_lastCounted, m_counting);
    m_counting = 0;
    ++m_recorded;
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
    WatchedDefinition *const watched = count(row);
    // Without a description, the exchange is compared when there is one.
    if (!watched || !watched->engine || isAgain(watched->again, number))
        return;
    for (const NewExchanges::Item &oldest : m_new->append({watched->source, number, m_exchanges.keptAt(row)}))
        leaveOut(oldest.source, oldest.number);
}

void ContractMonitor::leaveOut(quint16 source, quint64 number)
{
    if (WatchedDefinition *watched = m_watched->withSource(source))
        ++watched->leftOut;
    m_exchanges.setVerdicts({{number, leftOutOf(source)}});
}

void ContractMonitor::leaveOutImported()
{
    QList<std::pair<quint64, ContractVerdict>> verdicts;
    for (const quint64 number : m_imported->takeLeftOut())
        verdicts.append({number, leftOutOf(NoDefinition)});
    m_exchanges.setVerdicts(verdicts);
}

void ContractMonitor::restartSoon(WatchedDefinition &watched)
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
    for (const auto &[definition, watched] : *m_watched) {
        if (watched->isDue)
            restart(*watched);
    }
    startNext();
}

/** Also what waits is in the list. */
void ContractMonitor::restart(WatchedDefinition &watched)
{
    const auto description = watched.definition->description();
    m_new->remove(watched.source);
    watched.isDue = false;
    watched.generation = ++m_lastGeneration;
    watched.engine = description ? std::make_shared<Engine>(description, nameOf(*watched.definition)) : nullptr;
    // The earlier counts stay until the first ones with this description are there.
    watched.observed.isRead = false;
    watched.leftOut = 0;
    if (!watched.engine)
        watched.statistics = watched.imported = {};
    watched.again = watched.engine ? listedOf(watched) : std::deque<quint64>();
    const int oldest = m_exchanges.rowCount() - MaximumComparedAgain;
    m_exchanges.forgetVerdicts(watched.source, !watched.engine ? std::numeric_limits<quint64>::max()
                                               : oldest > 0    ? m_exchanges.numberAt(oldest)
                                                               : 0);
    if (m_runningFor == watched.definition)
        m_running.cancel(); // Its handler starts the next batch.
    endRound();
    emit descriptionChanged(watched.definition);
    emit changed(watched.definition);
}

void ContractMonitor::restartAll()
{
    m_dropped = m_recorded = 0;
    m_imported->clear();
    endRound();
    for (const auto &[definition, watched] : *m_watched) {
        watched->recorded = 0;
        restart(*watched);
    }
    for (int row = 0; row < m_exchanges.rowCount(); ++row)
        (void)count(row);
    emit droppedChanged();
    startNext();
}

std::deque<quint64> ContractMonitor::listedOf(const WatchedDefinition &watched) const
{
    std::deque<quint64> numbers;
    const int oldest = std::max(0, m_exchanges.rowCount() - MaximumComparedAgain);
    for (int row = m_exchanges.rowCount() - 1; row >= oldest; --row) {
        if (m_exchanges.isRunning(row))
            continue;
        const items::ExchangeFacts facts = m_exchanges.keptAt(row).facts();
        const bool isOfDefinition = facts.documentPath == nameOf(*watched.definition) ||
                                    m_watched->named(facts.documentPath) == &watched;
        if (isOfDefinition && !isNoTraffic(facts))
            numbers.push_back(m_exchanges.numberAt(row));
    }
    return numbers;
}

bool ContractMonitor::isIdle() const
{
    return !m_isRunning && m_new->isEmpty() && !m_imported->isDue() && m_imported->waiting() == 0 &&
           !m_pause.isActive() &&
           std::ranges::all_of(*m_watched, [](const auto &each) { return each.second->again.empty(); });
}

/** The exchanges from files are compared again when startNext() begins the next round. */
void ContractMonitor::endRound()
{
    m_imported->end();
    if (m_isRunning && !m_runningFor)
        m_running.cancel();
}

/** Any open definition can be that of an exchange from a file. */
void ContractMonitor::beginRound()
{
    const QList<OpenDefinition *> definitions = m_workspace.definitions();
    for (const OpenDefinition *definition : definitions)
        (void)watch(*definition);
    const bool hasDefinitions = !m_watched->readable(definitions).isEmpty();
    m_imported->begin(m_exchanges, hasDefinitions);
    leaveOutImported();
    if (!hasDefinitions)
        m_exchanges.forgetVerdicts(NoDefinition, std::numeric_limits<quint64>::max());
    for (const auto &[definition, watched] : *m_watched) {
        if (m_imported->waiting() == 0)
            watched->imported = {};
        emit changed(definition);
    }
}

/** New exchanges come first, and those from files last. */
std::optional<TrafficBatch> ContractMonitor::nextBatch()
{
    if (!m_new->isEmpty())
        return newExchanges();
    for (const auto &[definition, watched] : *m_watched) {
        if (watched->engine && !(watched->observed.isRead && watched->again.empty()))
            return listedExchanges(*watched);
    }
    if (m_imported->waiting() > 0)
        return TrafficBatch{m_watched->readable(m_workspace.definitions()),
                            m_imported->takeBatch(m_exchanges, BatchSize), m_imported->round()};
    return std::nullopt;
}

TrafficBatch ContractMonitor::newExchanges()
{
    TrafficBatch batch;
    for (const NewExchanges::Item &item : m_new->takeBatch(BatchSize)) {
        if (batch.definitions.isEmpty())
            batch.definitions.append(m_watched->withSource(item.source)->compared());
        batch.exchanges.append({item.number, item.exchange});
    }
    return batch;
}

TrafficBatch ContractMonitor::listedExchanges(WatchedDefinition &watched)
{
    TrafficBatch batch{{watched.compared()}, {}};
    while (!watched.again.empty() && batch.exchanges.size() < BatchSize) {
        const quint64 number = watched.again.front();
        watched.again.pop_front();
        if (const int row = m_exchanges.rowOf(number); row >= 0)
            batch.exchanges.append({number, m_exchanges.keptAt(row)});
    }
    return batch;
}

void ContractMonitor::startNext()
{
    if (m_isRunning)
        return;
    if (m_imported->isDue() && !m_isClosing)
        beginRound();
    const std::optional<TrafficBatch> batch = nextBatch();
    if (!batch)
        return;
    m_isRunning = true;
    m_runningFor = batch->round > 0 ? nullptr : batch->definitions.first().definition;
    const auto work = [batch = *batch] { return compareBatch(batch); };
    m_running = base::runOnWorker(m_worker, this, work,
                                  [this, batch = *batch](const base::Result<BatchOutcome> &outcome) {
                                      m_isRunning = false;
                                      if (outcome && batch.round > 0)
                                          takeImported(batch, *outcome);
                                      else if (outcome)
                                          takeRecorded(batch, *outcome);
                                      startNext();
                                  });
}

void ContractMonitor::takeRecorded(const TrafficBatch &batch, const BatchOutcome &outcome)
{
    const ComparedDefinition &compared = batch.definitions.first();
    WatchedDefinition *const watched = m_watched->find(compared.definition);
    if (!watched || watched->generation != compared.generation)
        return;
    if (!watched->observed.isRead)
        watched->imported = {}; // Their operations are those of an earlier description.
    watched->statistics = outcome.statistics.first();
    watched->observed.isRead = true;
    m_exchanges.setVerdicts(outcome.verdicts);
    emit changed(compared.definition);
}

/** In a round, definitions are not closed and have no other descriptions. */
void ContractMonitor::takeImported(const TrafficBatch &batch, const BatchOutcome &outcome)
{
    if (batch.round != m_imported->round())
        return;
    for (qsizetype i = 0; i < batch.definitions.size(); ++i)
        m_watched->find(batch.definitions.at(i).definition)->imported = outcome.statistics.at(i);
    m_exchanges.setVerdicts(outcome.verdicts);
    for (const ComparedDefinition &compared : batch.definitions)
        emit changed(compared.definition);
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
    if (exchange->isImported && !traffic::isRefusal(*exchange)) {
        for (const OpenDefinition *definition : m_workspace.definitions()) {
            if (const std::shared_ptr<Engine> engine = watch(*definition).engine)
                engines.push_back(engine);
        }
    } else if (exchange->documentPath.isEmpty() || traffic::isRefusal(*exchange)) {
        otherwise = Inspection::State::NoRoute;
    } else if (const WatchedDefinition *watched = watchedOf(exchange->documentPath)) {
        otherwise = Inspection::State::NotRead;
        if (watched->engine)
            engines.push_back(watched->engine);
    } else {
        otherwise = Inspection::State::NotOpen;
    }
    using Result = base::Result<Inspection>;
    const auto work = [exchange, engines, otherwise]() -> Result { return inspectWith(engines, *exchange, otherwise); };
    return base::runOnWorker(m_worker, context, work, [handler = std::move(handler)](const Result &inspection) {
        if (inspection)
            handler(*inspection);
    });
}

base::Cancellation ContractMonitor::correct(const QString &definition, const traffic::ExchangePtr &exchange,
                                            const exchangecheck::ExchangeFinding &finding, QObject *context,
                                            std::function<void(const corrections::Correction &)> handler)
{
    const WatchedDefinition *const watched = watchedOf(definition);
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
    const WatchedDefinition *const watched = watchedOf(definition);
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
