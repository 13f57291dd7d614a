#pragma once

#include "exchangequeue.h"

#include <QHash>
#include <QList>
#include <QMutex>

#include <optional>

namespace gateway {

/** Hands finished and running exchanges from the gateway's thread to the reader's thread. Bounded: exchanges that have
 * no room are dropped and counted. */
class Recorder final
{
public:
    struct Batch {
        QList<traffic::ExchangePtr> exchanges; ///< The exchanges, oldest first.
        qint64 dropped = 0;
        QList<traffic::ExchangePtr> running; ///< Copies of reported exchanges that have changed.
        std::optional<QList<quint64>> ids;   ///< Set when the exchanges were reported: the ids of all that run.
    };

    /** Creates a recorder in which at most `limitBytes` of exchanges wait. If `limitRecords` is not 0, exchanges that
     * arrive while as many wait are dropped, unless they were reported while they ran. */
    explicit Recorder(qint64 limitBytes, qsizetype limitRecords = 0)
        : m_waiting(traffic::memoryOf, limitBytes)
        , m_limitRecords(limitRecords)
    {}

    /** Adds a finished exchange; `wasReported` if it was reported while it ran. Returns how many wait now, including
     * the ones that were dropped. */
    [[nodiscard]] qint64 add(traffic::ExchangePtr exchange, bool wasReported = false);
    /** Reports running exchanges: `changed` replace earlier copies that still wait, `ids` are those of all reported
     * exchanges that run. */
    void report(const QList<traffic::ExchangePtr> &changed, const QList<quint64> &ids);
    [[nodiscard]] Batch take();

private:
    QMutex m_mutex;
    traffic::ExchangeQueue m_waiting;
    qsizetype m_limitRecords = 0;
    qint64 m_dropped = 0;
    QHash<quint64, traffic::ExchangePtr> m_running; ///< The reported copies that wait, by their ids.
    std::optional<QList<quint64>> m_ids;
};

} // namespace gateway
