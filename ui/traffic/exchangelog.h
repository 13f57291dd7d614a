#pragma once

#include "exchangefiltermodel.h"
#include "exchangemodel.h"
#include "exchangequeue.h"
#include "gatewaycontrol.h"

#include <QObject>

namespace traffic {

/**
 * What the gateway recorded in this run: one log, shown by the page and by the dock. While it is paused new
 * exchanges wait, with the bounds of the model, until it continues.
 */
class ExchangeLog final : public QObject
{
    Q_OBJECT

public:
    explicit ExchangeLog(preview::GatewayControl &gateway, QObject *parent = nullptr);

    /** The shown exchanges; while paused, those from before. */
    [[nodiscard]] items::ExchangeModel &model() { return m_model; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /** Continuing adds the waiting exchanges. */
    void setPaused(bool paused);
    /** How many exchanges wait while it is paused. */
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }
    /** How many records the gateway dropped because they were not read in time. */
    [[nodiscard]] qint64 dropped() const { return m_dropped; }
    /** Removes everything that is not pinned. */
    void clear();
    /** Adds exchanges from a file. They get the next free numbers. */
    void add(const QList<ExchangePtr> &imported);

signals:
    void pausedChanged();
    /** The number of shown, waiting or dropped exchanges changed. */
    void countsChanged();

private:
    void take(const QList<ExchangePtr> &batch);

    items::ExchangeModel m_model;
    ExchangeQueue m_waiting{sizeOf, items::ExchangeModel::MaximumBytes, items::ExchangeModel::MaximumExchanges};
    qint64 m_dropped = 0;
    bool m_paused = false;
};

} // namespace traffic
