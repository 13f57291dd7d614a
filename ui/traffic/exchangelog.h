#pragma once

#include "exchangefiltermodel.h"
#include "exchangemodel.h"
#include "gatewaycontrol.h"

#include <QElapsedTimer>
#include <QMap>
#include <QObject>
#include <QTimer>

#include <optional>

namespace monitoring {
class ContractMonitor;
}
namespace workspace {
class Workspace;
}

namespace traffic {

/**
 * The log of the exchanges that the gateway has recorded, or reported as running, since the program was started, shown
 * by ExchangesPage and by ExchangesDock. While the log is paused, new exchanges wait until it continues; the limits of
 * items::ExchangeModel apply to them too.
 */
class ExchangeLog final : public QObject
{
    Q_OBJECT

public:
    explicit ExchangeLog(preview::GatewayControl &gateway, QObject *parent = nullptr);

    /** Compares the exchanges in the log with the API descriptions of open definitions from now on. */
    void compareWith(workspace::Workspace &workspace);
    /** What compares the exchanges with API descriptions; null before compareWith(). */
    [[nodiscard]] monitoring::ContractMonitor *monitor() const { return m_monitor; }
    /** The model of the exchanges in the log. While the log is paused, it has the exchanges from before the pause. */
    [[nodiscard]] items::ExchangeModel &model() { return m_model; }
    [[nodiscard]] const items::ExchangeModel &model() const { return m_model; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /** Pauses the log, or continues it, which adds the waiting exchanges. */
    void setPaused(bool paused);
    /** The number of exchanges that wait while the log is paused. */
    [[nodiscard]] qsizetype waiting() const { return m_waiting.rowCount(); }
    /** The number of exchanges that were dropped because the gateway's records were not read in time, or because of the
     * limits of the list. */
    [[nodiscard]] qint64 dropped() const { return m_dropped + m_model.dropped() + m_waiting.dropped(); }
    /** Removes all exchanges that are not pinned, also the waiting ones. */
    void clear();
    /** Adds a row for a request that is being sent, until the gateway records its exchange. `request` is an exchange
     * without a response; its secrets and secret header names are added to those of the record, and so it is with
     * `verdict`: ContractVerdict::Kind::Forbidden for a request that is wrong on purpose. Returns the row's number. */
    quint64 begin(const Exchange &request, const items::ContractVerdict &verdict = {});
    /** The response to the last begun request is there, or none comes. Removes its row soon, if the gateway has no
     * record of it. A record that comes later is still taken for that of the request. */
    void end();
    /** Closes the client's connection of the running exchange with this number of the model, if the gateway has
     * reported it. */
    void cancel(quint64 number);
    /** Returns true for the number of the request that was begun last, while it runs. */
    [[nodiscard]] bool isBegun(quint64 number) const { return m_running && number == m_running->number; }
    /** Adds exchanges that were imported from a file. They get the next free numbers. */
    void add(const QList<items::KeptExchange> &imported);

signals:
    void pausedChanged();
    /** The number of exchanges in the model, of waiting() or of dropped() has changed. */
    void countsChanged();

private:
    /** A request that was begun, and what its record does not say. */
    struct Begun {
        quint64 number = 0; ///< Its number in the model.
        quint64 id = 0;     ///< Its Exchange::id; 0 until the gateway reports it.
        QByteArray method;
        QByteArray target;
        QDateTime startedAt;
        QDateTime endedAt; ///< Not valid before end().
        QList<secrets::Secret> secrets;
        QList<QByteArray> secretHeaderNames;
        items::ContractVerdict verdict;
    };

    void take(const QList<ExchangePtr> &batch);
    void takeRunning(const QList<ExchangePtr> &changed, const QList<quint64> &ids);
    void showRunning(const ExchangePtr &changed);
    /** Replaces the reported exchanges among `finished` in their rows, and removes them from it. */
    void completeReported(QList<items::KeptExchange> &finished);
    void showElapsed();
    void abandon();
    void setAside();
    /** The begun request that a record, or a copy of a running exchange, is of; null if there is none. */
    [[nodiscard]] Begun *begunOf(const Exchange &record);
    void forget(const Begun *begun);
    [[nodiscard]] static items::KeptExchange recordOf(const Begun &begun, const Exchange &record);

    /** A running exchange that the gateway has reported. */
    struct Reported {
        quint64 number = 0; ///< Its number in the model.
        QDateTime startedAt;
    };

    preview::GatewayControl &m_gateway;
    items::ExchangeModel m_model;
    monitoring::ContractMonitor *m_monitor = nullptr;
    items::ExchangeModel m_waiting; ///< The exchanges that have arrived since the log is paused.
    qint64 m_dropped = 0;           ///< Dropped by the gateway, or while the log was paused before.
    bool m_paused = false;
    QMap<quint64, Reported> m_reported; ///< By Exchange::id.
    quint64 m_lastShown = 0;            ///< The last id whose duration was updated.
    std::optional<Begun> m_running;     ///< The request that is being sent.
    QList<Begun> m_earlier;             ///< Requests before it whose records have not come, oldest first.
    QElapsedTimer m_runningSince;
    QTimer m_tick;    ///< Updates the durations of running requests.
    QTimer m_waitEnd; ///< Ends the time in which the record of a request is expected after its response.
};

} // namespace traffic
