#pragma once

#include "exchange.h"

#include <limits>

namespace traffic {

/**
 * True for a request that the gateway refused because of where it came from. Any web page can cause them in any number,
 * so they must not push other exchanges out of a list.
 */
[[nodiscard]] bool isRefusal(const Exchange &exchange);

/** The size of a recorded exchange in bytes: bodies as far as recorded, heads and the record itself. */
[[nodiscard]] qint64 sizeOf(const Exchange &exchange);
/** The same without bodies that were written to a file. */
[[nodiscard]] qint64 memoryOf(const Exchange &exchange);

/** How many refusals a list of exchanges contains at most, the newest ones. */
inline constexpr qsizetype MaximumRefusals = 100;

/** Exchanges in the order in which they were added. The oldest are dropped beyond the limits; refusals have a limit of
 * their own and are not counted in the others. */
class ExchangeQueue final
{
public:
    using Size = qint64 (*)(const Exchange &);

    /** `measure` is what maximumBytes limits: sizeOf or memoryOf. */
    ExchangeQueue(Size measure, qint64 maximumBytes, qsizetype maximumExchanges = std::numeric_limits<qsizetype>::max())
        : m_measure(measure)
        , m_maximumBytes(maximumBytes)
        , m_maximumExchanges(maximumExchanges)
    {}

    /** Returns how many were dropped for it. The newest exchange stays, whatever its size. */
    qsizetype add(ExchangePtr exchange);
    [[nodiscard]] qsizetype size() const { return m_exchanges.size() + m_refusals.size(); }
    /** All of them, oldest first. The queue is empty afterwards. */
    [[nodiscard]] QList<ExchangePtr> take();

private:
    struct Refusal {
        qint64 before; ///< How many exchanges had been added before it.
        ExchangePtr exchange;
    };

    QList<ExchangePtr> m_exchanges; ///< Without refusals.
    QList<Refusal> m_refusals;
    Size m_measure;
    qint64 m_maximumBytes;
    qsizetype m_maximumExchanges;
    qint64 m_bytes = 0;   ///< Of m_exchanges.
    qint64 m_dropped = 0; ///< From m_exchanges.
};

} // namespace traffic
