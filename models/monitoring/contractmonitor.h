#pragma once

#include "cancellation.h"
#include "correction.h"
#include "exchangemodel.h"
#include "inspection.h"
#include "observedtraffic.h"
#include "workspace.h"

#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>

namespace monitoring {

struct BatchOutcome;
class ImportedExchanges;
class NewExchanges;
struct TrafficBatch;
struct WatchedDefinition;
class WatchedDefinitions;

/**
 * Compares the exchanges of a list with the API descriptions of the open definitions that served them, while they are
 * recorded. A new exchange only waits in a queue: a worker compares one batch after the other, and the list gets the
 * verdicts. If exchanges come faster than they are compared, the oldest in the queue are left out and counted.
 *
 * When a definition has another description, the monitor goes on with it after a pause in edits. Its counts begin
 * again, and the exchanges that are still in the list are compared again, the newest first and at most
 * MaximumComparedAgain: a user who fixes the document, or adds to it what was missing, sees the findings go away.
 * Clearing the list clears the counts.
 *
 * Exchanges from files are compared with the first open definition whose description has their URL, after those that
 * were recorded; again when a definition is opened, closed or has another description. The newest MaximumComparedAgain
 * of them are compared, and older ones are left out. Those of ContractVerdict::Kind::Forbidden are neither compared nor
 * counted; inspect() compares one on request.
 */
class ContractMonitor final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of new exchanges of all definitions, and of their bytes in memory, that wait. */
    static constexpr qsizetype MaximumWaiting = 2'000;
    static constexpr qint64 MaximumWaitingBytes = 32 * 1024 * 1024;
    /** The largest number of exchanges that are compared before the results are shown. */
    static constexpr qsizetype BatchSize = 100;
    /** The largest number of exchanges of a definition that a correction is tried with. */
    static constexpr int MaximumTried = 200;
    /** The largest number of the newest exchanges in the list that are compared again with another description. */
    static constexpr int MaximumComparedAgain = 10'000;
    /** The pause in edits, in milliseconds, after which another description is used. */
    static constexpr int Pause = 400;
    /** The longest time, in milliseconds, that edits without a pause delay the use of another description. */
    static constexpr int LongestDelay = 3'000;

    /** `exchanges` are the exchanges of all definitions. Both outlive the monitor. */
    ContractMonitor(workspace::Workspace &workspace, items::ExchangeModel &exchanges, QObject *parent = nullptr);
    ~ContractMonitor() override;

    /** Returns what was counted for a definition. The first call for a definition begins to read its operations, so
     * that the result is complete after changed(). */
    [[nodiscard]] const ObservedTraffic &observed(const workspace::OpenDefinition &definition);
    /** Compares an exchange on the worker, and calls `handler` unless `context` is destroyed or the returned object is
     * cancelled before. */
    base::Cancellation inspect(const traffic::ExchangePtr &exchange, QObject *context,
                               std::function<void(const Inspection &)> handler);
    /** Finds the correction for a finding of inspect() on the worker, and calls `handler` as inspect() does.
     * `definition` is Inspection::definition. The newest exchanges in the list still fit after the correction. */
    base::Cancellation correct(const QString &definition, const traffic::ExchangePtr &exchange,
                               const exchangecheck::ExchangeFinding &finding, QObject *context,
                               std::function<void(const corrections::Correction &)> handler);
    /** Applies a correction to its document, as one undo step called `step`, and opens the document if it is not open.
     * Errors are those of corrections::apply() and of Workspace::open(). */
    base::Result<void> apply(const QString &definition, const corrections::Correction &correction, const QString &step);
    /** Counts exchanges of any definition that the gateway dropped before they came into the list. */
    void noteDropped(qint64 count);
    /** The number of exchanges that noteDropped() counted since the list was cleared. */
    [[nodiscard]] qint64 dropped() const { return m_dropped; }
    /** The exchanges that are compared. */
    [[nodiscard]] const items::ExchangeModel &exchanges() const { return m_exchanges; }
    /** Returns true if nothing waits for its comparison. */
    [[nodiscard]] bool isIdle() const;

signals:
    /** Emitted after observed() of the definition has changed, at most once for each batch. */
    void changed(const workspace::OpenDefinition *definition);
    /** Emitted when inspect() would compare with another description of the definition than before; with null after a
     * definition was closed. */
    void descriptionChanged(const workspace::OpenDefinition *definition);
    void droppedChanged();

private:
    void connectExchanges();
    void add(int row);
    void complete(int row);
    [[nodiscard]] WatchedDefinition *count(int row);
    void leaveOut(quint16 source, quint64 number);
    [[nodiscard]] WatchedDefinition &watch(const workspace::OpenDefinition &definition);
    void forget(const workspace::OpenDefinition *definition);
    void restartSoon(WatchedDefinition &watched);
    void restart(WatchedDefinition &watched);
    void restartDue();
    void restartAll();
    void endRound();
    void beginRound();
    void leaveOutImported();
    [[nodiscard]] std::deque<quint64> listedOf(const WatchedDefinition &watched) const;
    void startNext();
    [[nodiscard]] std::optional<TrafficBatch> nextBatch();
    [[nodiscard]] TrafficBatch newExchanges();
    [[nodiscard]] TrafficBatch listedExchanges(WatchedDefinition &watched);
    void takeRecorded(const TrafficBatch &batch, const BatchOutcome &outcome);
    void takeImported(const TrafficBatch &batch, const BatchOutcome &outcome);
    [[nodiscard]] WatchedDefinition *watchedOf(const QString &documentPath);

    workspace::Workspace &m_workspace;
    items::ExchangeModel &m_exchanges;
    QThreadPool m_worker; ///< One thread, so that the other processors are left to the gateway.
    std::unique_ptr<WatchedDefinitions> m_watched;
    std::unique_ptr<NewExchanges> m_new;
    std::unique_ptr<ImportedExchanges> m_imported;
    QSet<quint64> m_begun;     ///< The numbers of exchanges that are running.
    qsizetype m_recorded = 0;  ///< The number of recorded exchanges since the list was cleared.
    quint64 m_lastCounted = 0; ///< The largest number of a counted exchange.
    quint64 m_counting = 0;    ///< The number of the exchange that is being counted.
    bool m_isRunning = false;
    bool m_isClosing = false;                                ///< A definition is about to be closed.
    const workspace::OpenDefinition *m_runningFor = nullptr; ///< Only compared: it can be closed. Null for files.
    base::Cancellation m_running;
    qint64 m_dropped = 0;
    quint64 m_lastGeneration = 0;
    QTimer m_pause;
    QTimer m_longest; ///< Ends the longest delay of the use of another description.
};

} // namespace monitoring
