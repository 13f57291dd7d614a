#pragma once

#include "connection.h"

#include <chrono>

namespace gateway {

/**
 * Buffers bytes that the connection does not accept yet. Unbounded: the owner checks pending().
 *
 * | state  | end()                          | the last byte is accepted | clear() |
 * |--------|--------------------------------|---------------------------|---------|
 * | Open   | Ending, or Ended if none waits | Open                      | Open    |
 * | Ending | Ending                         | Ended                     | Open    |
 * | Ended  | Ended                          |                           | Open    |
 */
class WriteBuffer final
{
public:
    /** With null everything waits. */
    void setConnection(Connection *connection) { m_connection = connection; }
    /** Appends bytes; they are sent with the next send() or flush(). */
    void queue(QByteArrayView bytes);
    /** The buffer, to append to it as queue() does. */
    [[nodiscard]] QByteArray &buffer() { return m_waiting; }
    /** Writes the buffered bytes and `bytes` with one system call. False when the connection is broken. */
    [[nodiscard]] bool send(QByteArrayView bytes);
    [[nodiscard]] bool flush() { return send({}); }
    [[nodiscard]] qsizetype pending() const { return m_waiting.size() - m_start; }
    /** Bytes that the connection has accepted so far. */
    [[nodiscard]] quint64 accepted() const { return m_accepted; }
    /** The place of the next byte that is queued, counted as accepted() does. */
    [[nodiscard]] quint64 position() const { return m_accepted + quint64(pending()); }
    /** Discards the bytes from `position` on. False, and nothing is discarded, if the connection has accepted one of
     * them. */
    [[nodiscard]] bool discardFrom(quint64 position);
    /** Ends writing after the pending bytes; nothing may be added. The peer reads the end after the last of them. */
    void end();
    /** The connection's writing side has ended. */
    [[nodiscard]] bool hasEnded() const { return m_state == State::Ended; }
    /** Discards the bytes and forgets the connection. */
    void clear();

private:
    enum class State { Open, Ending, Ended };
    void endIfSent();
    void await(bool writable);
    void drop(qsizetype count);

    Connection *m_connection = nullptr;
    QByteArray m_waiting;
    qsizetype m_start = 0;
    quint64 m_accepted = 0;
    State m_state = State::Open;
    bool m_awaiting = false;
};

/** Notices that bytes wait in a buffer and none of them are accepted. */
class WriteStall final
{
public:
    /** True once no byte was accepted for `limit`, as far as calls of this show. Times in milliseconds. */
    [[nodiscard]] bool isOver(const WriteBuffer &buffer, qint64 now, std::chrono::milliseconds limit)
    {
        if (buffer.pending() == 0 || buffer.accepted() != m_accepted || m_since < 0) {
            m_since = buffer.pending() == 0 ? -1 : now;
            m_accepted = buffer.accepted();
        }
        return m_since >= 0 && now - m_since > limit.count();
    }

private:
    qint64 m_since = -1; ///< Since when the bytes wait; -1 if none do.
    quint64 m_accepted = 0;
};

} // namespace gateway
