#pragma once

#include "exchangefiltermodel.h"
#include "exchangemodel.h"
#include "gatewaycontrol.h"

#include <QElapsedTimer>
#include <QMap>
#include <QObject>
#include <QTimer>

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
     * without a response; its secrets and secret header names are added to those of the record. */
    void begin(const Exchange &request);
    /** Removes the row of the last begun request soon, if the gateway has no record of it. */
    void end();
    /** Closes the client's connection of the running exchange with this number of the model, if the gateway has
     * reported it. */
    void cancel(quint64 number);
    /** Returns true for the number of the request that was begun last, while it runs. */
    [[nodiscard]] bool isBegun(quint64 number) const { return m_running && number == m_runningNumber; }
    /** Adds exchanges that were imported from a file. They get the next free numbers. */
    void add(const QList<items::KeptExchange> &imported);

signals:
    void pausedChanged();
    /** The number of exchanges in the model, of waiting() or of dropped() has changed. */
    void countsChanged();

private:
    void take(QList<ExchangePtr> batch);
    void takeRunning(const QList<ExchangePtr> &changed, const QList<quint64> &ids);
    void showRunning(const ExchangePtr &changed);
    /** Replaces the reported exchanges among `finished` in their rows, and removes them from it. */
    void completeReported(QList<ExchangePtr> &finished);
    void showElapsed();
    void abandon();
    [[nodiscard]] bool isOfRunning(const Exchange &record) const;
    [[nodiscard]] ExchangePtr recordOfRunning(const Exchange &record) const;

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
    quint64 m_runningId = 0;            ///< The Exchange::id of m_running; 0 until the gateway reports it.
    ExchangePtr m_running;              ///< The request that is being sent; null if there is none.
    quint64 m_runningNumber = 0;
    QElapsedTimer m_runningSince;
    QTimer m_tick;    ///< Updates the durations of running requests.
    QTimer m_waitEnd; ///< Ends the time in which the record of a request is expected after its response.
};

} // namespace traffic
