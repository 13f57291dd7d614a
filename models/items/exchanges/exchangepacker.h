#pragma once

#include "exchangechunk.h"

#include <deque>

namespace items {

/** Packs exchanges into chunks as they are added, such as those of a HAR file. The oldest are dropped when they exceed
 * the limits. For a worker: packing takes time. */
class ExchangePacker final
{
public:
    /** The number of exchanges in a chunk. */
    static constexpr qsizetype ChunkSize = 64;

    /** Creates an empty packer with limits for the number of exchanges, and for their packed size in bytes. */
    ExchangePacker(qsizetype maximumExchanges, qint64 maximumBytes)
        : m_maximumExchanges(maximumExchanges)
        , m_maximumBytes(maximumBytes)
    {}

    void add(traffic::ExchangePtr exchange);
    /** Removes all exchanges from the packer and returns them, oldest first. */
    [[nodiscard]] QList<KeptExchange> take();
    /** The number of exchanges that were dropped because of the limits. The newest exchange stays, whatever its size.
     */
    [[nodiscard]] qsizetype dropped() const { return m_dropped; }

private:
    void pack();

    qsizetype m_maximumExchanges;
    qint64 m_maximumBytes;
    QList<traffic::ExchangePtr> m_waiting; ///< Fewer than ChunkSize exchanges, which are not packed yet.
    std::deque<KeptExchange> m_packed;
    qint64 m_bytes = 0; ///< The size of m_packed.
    qsizetype m_dropped = 0;
};

} // namespace items
