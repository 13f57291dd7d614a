#pragma once

#include "mockfinding.h"

#include <QHash>
#include <QMutex>

#include <atomic>

namespace traffic {

/**
 * Hands the findings of mocks to the gateway inside the process, so that neither clients nor other programs see or
 * forge them. A mock puts the findings before it sends an answer, and the gateway takes them when it has the head of
 * the answer. Both name the connection by the ports of its two ends: no other program can use the gateway's end.
 * Thread-safe. Contains the findings of one answer for each open connection at most.
 */
class MockFindings final
{
public:
    /** Sets the findings of the next answer on a connection; an empty list removes those of an earlier one. */
    void put(quint16 serverPort, quint16 clientPort, QList<MockFinding> findings);
    /** Returns the findings of the last answer on a connection and removes them. */
    [[nodiscard]] QList<MockFinding> take(quint16 serverPort, quint16 clientPort);
    /** Returns true if no findings wait. Costs no lock. */
    [[nodiscard]] bool isEmpty() const { return m_count.load(std::memory_order_acquire) == 0; }

private:
    QMutex m_mutex;
    QHash<quint32, QList<MockFinding>> m_findings; ///< By the ports of the server and of the client.
    std::atomic<qsizetype> m_count = 0;
};

} // namespace traffic
