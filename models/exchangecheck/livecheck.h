#pragma once

#include "exchangequeue.h"
#include "trafficstatistics.h"

#include <QObject>

#include <deque>

namespace exchangecheck {

/**
 * Checks exchanges against an API description while they are recorded. Adding exchanges costs no more than keeping them
 * in a queue: they are checked one batch after the other on a worker of low priority. If exchanges come faster than
 * they are checked, the oldest in the queue are left out and counted. Lives in one thread, in which its signal is sent.
 */
class LiveCheck final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of exchanges and of their bytes that wait for their check. */
    static constexpr qsizetype MaximumWaiting = 2'000;
    static constexpr qint64 MaximumWaitingBytes = 32 * 1024 * 1024;
    /** The number of exchanges that are checked before the results are shown. */
    static constexpr qsizetype BatchSize = 100;
    /** The largest number of exchanges whose findings are kept; those of the oldest are dropped. */
    static constexpr qsizetype MaximumKept = 10'000;

    explicit LiveCheck(QObject *parent = nullptr);
    ~LiveCheck() override;

    /** Sets the description against which exchanges are checked from now on, and clears everything that was counted.
     * Null: nothing is checked. */
    void setDescription(std::shared_ptr<const description::Description> description);
    /** Adds exchanges that were recorded by the gateway. */
    void add(const QList<traffic::ExchangePtr> &exchanges);

    [[nodiscard]] const TrafficStatistics &statistics() const { return m_statistics; }
    /** Returns the findings about the exchange with this id, or an empty list if there are none or they are not kept.
     */
    [[nodiscard]] QList<ExchangeFinding> findings(quint64 id) const { return m_findings.value(id); }
    /** The number of exchanges that were left out because they came too fast. */
    [[nodiscard]] qsizetype leftOut() const { return m_leftOut; }
    /** Returns true if no exchange waits for its check. */
    [[nodiscard]] bool isIdle() const { return !m_isRunning; }

signals:
    /** Sent after statistics and findings have changed. */
    void changed();

private:
    struct Checked {
        traffic::ExchangePtr exchange;
        ExchangeResult result;
    };
    /** The checker and the number of the description that it is for. */
    struct Engine;

    void startNext();
    void take(const QList<Checked> &batch);
    void keep(quint64 id, const QList<ExchangeFinding> &findings);

    std::shared_ptr<Engine> m_engine; ///< Used by one worker at a time.
    traffic::ExchangeQueue m_waiting;
    QList<traffic::ExchangePtr> m_next; ///< The exchanges that were taken from the queue and are not checked yet.
    bool m_isRunning = false;
    int m_generation = 0; ///< The number of descriptions that were set.
    TrafficStatistics m_statistics;
    QHash<quint64, QList<ExchangeFinding>> m_findings;
    std::deque<quint64> m_kept; ///< The ids in m_findings, oldest first.
    qsizetype m_leftOut = 0;
};

} // namespace exchangecheck
