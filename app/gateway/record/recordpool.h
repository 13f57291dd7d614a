#pragma once

#include "exchange.h"

#include <QMutex>

#include <memory>
#include <vector>

namespace gateway {

/**
 * Exchanges that nobody looks at any more, emptied, with the memory of their heads and of small bodies for the next
 * ones. Bounded. Given back in the thread of the reader, taken in that of the gateway alone.
 * Closed until one is taken: then nothing that comes back is kept.
 */
class RecordPool final
{
public:
    /** An empty exchange. */
    [[nodiscard]] std::unique_ptr<traffic::Exchange> take();
    /** Empties the exchange; what others still share of it stays theirs. */
    void giveBack(std::unique_ptr<traffic::Exchange> exchange);
    /** Lets all of them go and closes. In the gateway's thread. */
    void close();

    /** How many are taken to the gateway's side at once; as many again may come back meanwhile. */
    static constexpr std::size_t Most = 256;
    /** Of the memory of one part of a head, and of a body. */
    static constexpr qsizetype LargestPart = 4096;

private:
    using Exchanges = std::vector<std::unique_ptr<traffic::Exchange>>;
    QMutex m_mutex;
    Exchanges m_given; ///< Of any thread.
    bool m_isOpen = false;
    Exchanges m_spare; ///< Taken by the gateway alone: one lock for many.
};

} // namespace gateway
