#pragma once

#include "exchange.h"

#include <QMutex>

#include <memory>
#include <vector>

namespace gateway {

/**
 * Reuses exchanges with the memory of their heads and small bodies. Bounded. The reader's thread returns exchanges, the
 * gateway's thread takes them. Closed until the first take(): a closed pool destroys what it gets.
 */
class RecordPool final
{
public:
    /** An empty exchange. */
    [[nodiscard]] std::unique_ptr<traffic::Exchange> take();
    /** Empties the exchange. Parts that are shared stay with their other users. */
    void giveBack(std::unique_ptr<traffic::Exchange> exchange);
    /** Destroys all and closes. In the gateway's thread. */
    void close();

    /** Limit for the exchanges on the gateway's side, and again for those returned meanwhile. */
    static constexpr std::size_t Most = 256;
    /** Limit for the memory of one part of a head, and of a body. */
    static constexpr qsizetype LargestPart = 4096;

private:
    using Exchanges = std::vector<std::unique_ptr<traffic::Exchange>>;
    QMutex m_mutex;
    Exchanges m_given; ///< From any thread.
    bool m_isOpen = false;
    Exchanges m_spare; ///< Taken by the gateway alone: one lock for many.
};

} // namespace gateway
