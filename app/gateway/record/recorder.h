#pragma once

#include "exchange.h"

#include <QList>
#include <QMutex>

namespace gateway {

/** Hands finished exchanges from the gateway's thread to the reader's. Bounded: the oldest are dropped. */
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

    /** Returns how many wait now, including those that were dropped. */
    [[nodiscard]] qint64 add(traffic::ExchangePtr exchange);
    [[nodiscard]] Batch take();

private:
    QMutex m_mutex;
    Batch m_batch;
    qint64 m_bytes = 0;
    qint64 m_limitBytes;
};

} // namespace gateway
