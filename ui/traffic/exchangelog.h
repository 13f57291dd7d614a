#pragma once

#include "exchangefiltermodel.h"
#include "exchangemodel.h"
#include "gatewaycontrol.h"

#include <QObject>

namespace traffic {

/**
 * What the gateway recorded in this run: one log, shown by the page and by the dock. While it is paused new
 * exchanges wait, bounded as the model is, and arrive when it goes on.
 */
class ExchangeLog final : public QObject
{
    Q_OBJECT

public:
    explicit ExchangeLog(preview::GatewayControl &gateway, QObject *parent = nullptr);

    /** What is shown: while paused, what came before. */
    [[nodiscard]] items::ExchangeModel &model() { return m_model; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /** Going on adds what waited. */
    void setPaused(bool paused);
    /** How many wait while it is paused. */
    [[nodiscard]] qsizetype waiting() const { return m_waiting.size(); }
    /** How many records the gateway gave up because nobody took them. */
    [[nodiscard]] qint64 dropped() const { return m_dropped; }
    /** Takes out everything that is not pinned. */
    void clear();
    /** Adds exchanges from a file; they get numbers of their own behind those there are. */
    void add(const QList<Exchange> &imported);

signals:
    void pausedChanged();
    /** The number of exchanges, waiting or given up ones changed. */
    void countsChanged();

private:
    void take(const QList<ExchangePtr> &batch);

    items::ExchangeModel m_model;
    QList<ExchangePtr> m_waiting;
    qint64 m_dropped = 0;
    bool m_paused = false;
};

} // namespace traffic
