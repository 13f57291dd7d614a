#pragma once

#include <QtGlobal>

#include <optional>
#include <set>

namespace network {

/**
 * Counts the bytes that the HTTP thread of one QNetworkAccessManager reads, by the accounting of the kernel. Qt reads
 * the head of a response and of a proxy's response without a limit, and reports nothing before it is complete. Used
 * from the main thread, in which all managers start their threads.
 */
class ReceivedBytes final
{
public:
    /** Notes the threads of the process. Call it before the manager starts its thread, and begun() after that. */
    void beginsNow();
    void begun();

    /** Returns the number of bytes read since the thread was started, or std::nullopt if the kernel does not tell it or
     * the thread has ended. */
    [[nodiscard]] std::optional<qint64> count() const;

private:
    std::set<int> m_before; ///< The threads of the process before the manager started its own.
    std::set<int> m_candidates;
};

} // namespace network
