#pragma once

#include "exchangefiltermodel.h"
#include "exchangemodel.h"
#include "exchangequeue.h"
#include "gatewaycontrol.h"

#include <QObject>

namespace traffic {

/**
 * The log of the exchanges that the gateway has recorded since the program was started, shown by ExchangesPage and by
 * ExchangesDock. While the log is paused, new exchanges wait until it continues; the limits of items::ExchangeModel
 * apply to them too.
 */
class ExchangeLog final : public QObject
{
    Q_OBJECT

public:
    explicit ExchangeLog(preview::GatewayControl &gateway, QObject *parent = nullptr);

    /** The model of the exchanges in the log. While the log is paused, it has the exchanges from before the pause. */
    [[nodiscard]] items::ExchangeModel &model() { return m_model; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /** Pauses the log, or continues it, which adds the waiting exchanges. */
    void setPaused(bool paused);
    /** The number of exchanges that wait while the log is paused. */
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }
    /** The number of exchanges that were dropped because the gateway's records were not read in time, or because too
     * many waited. */
    [[nodiscard]] qint64 dropped() const { return m_dropped; }
    /** Removes all exchanges that are not pinned, also the waiting ones. */
    void clear();
    /** Adds exchanges that were imported from a file. They get the next free numbers. */
    void add(const QList<ExchangePtr> &imported);

signals:
    void pausedChanged();
    /** The number of exchanges in the model, of waiting() or of dropped() has changed. */
    void countsChanged();

private:
    void take(const QList<ExchangePtr> &batch);

    items::ExchangeModel m_model;
    ExchangeQueue m_waiting{sizeOf, items::ExchangeModel::MaximumBytes, items::ExchangeModel::MaximumExchanges};
    qint64 m_dropped = 0;
    bool m_paused = false;
};

} // namespace traffic
