#pragma once

#include "exchangequeue.h"

#include <QList>
#include <QMutex>

namespace gateway {

/** Hands finished exchanges from the gateway's thread to the reader's thread. Bounded: the oldest exchanges are
 * dropped. */
class Recorder final
{
public:
    struct Batch {
        QList<traffic::ExchangePtr> exchanges; ///< The exchanges, oldest first.
        qint64 dropped = 0;
    };

    explicit Recorder(qint64 limitBytes)
        : m_waiting(traffic::memoryOf, limitBytes)
    {}

    /** Adds an exchange. Returns how many wait now, including the ones that were dropped. */
    [[nodiscard]] qint64 add(traffic::ExchangePtr exchange);
    [[nodiscard]] Batch take();

private:
    QMutex m_mutex;
    traffic::ExchangeQueue m_waiting;
    qint64 m_dropped = 0;
};

} // namespace gateway
