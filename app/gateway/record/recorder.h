#pragma once

#include "exchange.h"

#include <QList>
#include <QMutex>

namespace gateway {

/** Finished exchanges on their way from the gateway's thread to the reader's. Bounded: the oldest are given up. */
class Recorder final
{
public:
    struct Batch {
        QList<traffic::ExchangePtr> exchanges; ///< Oldest first.
        qint64 dropped = 0;
    };

    explicit Recorder(qint64 limitBytes)
        : m_limitBytes(limitBytes)
    {}

    /** How many wait now, those given up included. */
    [[nodiscard]] qint64 add(traffic::ExchangePtr exchange);
    [[nodiscard]] Batch take();

private:
    QMutex m_mutex;
    Batch m_batch;
    qint64 m_bytes = 0;
    qint64 m_limitBytes;
};

} // namespace gateway
