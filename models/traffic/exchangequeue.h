#pragma once

#include "exchange.h"

#include <limits>

namespace traffic {

/** True for a request that the gateway refused because of its origin or host. Any web page can cause refusals in any
 * number, so they must not push other exchanges out of a list. */
[[nodiscard]] bool isRefusal(const Exchange &exchange);
/** As above, for Exchange::gatewayReason. */
[[nodiscard]] bool isRefusal(GatewayError gatewayReason);

/** The size of a recorded exchange in bytes: bodies as far as recorded, heads and the record itself. */
[[nodiscard]] qint64 sizeOf(const Exchange &exchange);
/** The number of bytes of memory of a recorded exchange: sizeOf() without bodies that were written to a file. */
[[nodiscard]] qint64 memoryOf(const Exchange &exchange);

/** The largest number of refusals in a list of exchanges; only the newest ones are kept. */
inline constexpr qsizetype MaximumRefusals = 100;

/** A queue of exchanges in the order in which they were added. The oldest are dropped when the queue exceeds its
 * limits. Refusals are limited by MaximumRefusals and do not count towards the other limits. */
class ExchangeQueue final
{
public:
    using Size = qint64 (*)(const Exchange &);

    /** Creates an empty queue. `measure` is the size that maximumBytes limits: sizeOf or memoryOf. */
    ExchangeQueue(Size measure, qint64 maximumBytes, qsizetype maximumExchanges = std::numeric_limits<qsizetype>::max())
        : m_measure(measure)
        , m_maximumBytes(maximumBytes)
        , m_maximumExchanges(maximumExchanges)
    {}

    /** Adds an exchange and returns how many were dropped for it. The newest exchange stays, whatever its size. */
    qsizetype add(ExchangePtr exchange);
    [[nodiscard]] qsizetype size() const { return m_exchanges.size() + m_refusals.size(); }
    /** Removes all exchanges from the queue and returns them, oldest first. */
    [[nodiscard]] QList<ExchangePtr> take();

private:
    struct Refusal {
        qint64 before; ///< The number of other exchanges that had been added before the refusal.
        ExchangePtr exchange;
    };

    QList<ExchangePtr> m_exchanges; ///< The exchanges that are no refusals.
    QList<Refusal> m_refusals;
    Size m_measure;
    qint64 m_maximumBytes;
    qsizetype m_maximumExchanges;
    qint64 m_bytes = 0;   ///< The size of all exchanges in m_exchanges in bytes.
    qint64 m_dropped = 0; ///< The number of exchanges that were dropped from m_exchanges.
};

} // namespace traffic
