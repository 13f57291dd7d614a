#pragma once

#include "exchange.h"

#include <QMutex>

#include <memory>
#include <vector>

namespace gateway {

/**
 * Reuses exchange objects with the memory of their heads and small bodies. Bounded. The reader's thread returns
 * exchanges, the gateway's thread takes them. Closed until the first take(): a closed pool destroys the exchanges that
 * it gets.
 */
class RecordPool final
{
public:
    /** Returns an empty exchange, with the memory of a returned one if there is one. */
    [[nodiscard]] std::unique_ptr<traffic::Exchange> take();
    /** Empties an exchange and stores it for reuse. Parts that are shared stay with their other users. */
    void giveBack(std::unique_ptr<traffic::Exchange> exchange);
    /** Destroys all stored exchanges and closes the pool. Called in the gateway's thread. */
    void close();

    /** The largest number of exchanges that are stored on the gateway's side, and also of exchanges that were returned
     * meanwhile. */
    static constexpr std::size_t Most = 256;
    /** The largest number of bytes that are reused of one part of a head, and of a body. */
    static constexpr qsizetype LargestPart = 4096;

private:
    using Exchanges = std::vector<std::unique_ptr<traffic::Exchange>>;
    QMutex m_mutex;
    Exchanges m_given; ///< The exchanges that were returned, from any thread.
    bool m_isOpen = false;
    Exchanges m_spare; ///< The exchanges that only the gateway's thread takes, so that one lock serves many exchanges.
};

} // namespace gateway
