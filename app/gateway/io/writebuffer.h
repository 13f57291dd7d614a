#pragma once

#include "connection.h"

#include <chrono>

namespace gateway {

/**
 * Buffers bytes that a connection does not accept yet. Unbounded: the owner checks pending().
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
    /** Sets the connection that the bytes are written to; with null they wait. */
    void setConnection(Connection *connection) { m_connection = connection; }
    /** Appends bytes; they are sent with the next send() or flush(). */
    void queue(QByteArrayView bytes);
    /** Returns the buffer itself, to append to it as queue() does. */
    [[nodiscard]] QByteArray &buffer() { return m_waiting; }
    /** Writes the buffered bytes and `bytes` with one system call. Returns false when the connection is broken. */
    [[nodiscard]] bool send(QByteArrayView bytes);
    [[nodiscard]] bool flush() { return send({}); }
    [[nodiscard]] qsizetype pending() const { return m_waiting.size() - m_start; }
    /** Returns the number of bytes that the connection has accepted so far. */
    [[nodiscard]] quint64 accepted() const { return m_accepted; }
    /** Returns the position of the next byte that is queued, counted as accepted() does. */
    [[nodiscard]] quint64 position() const { return m_accepted + quint64(pending()); }
    /** Discards the bytes from `position` on. If the connection has accepted one of them, discards nothing and returns
     * false. */
    [[nodiscard]] bool discardFrom(quint64 position);
    /** Ends writing after the pending bytes; nothing may be added. The peer reads the end of the stream after the last
     * byte. */
    void end();
    /** Returns true if the connection's writing side has ended. */
    [[nodiscard]] bool hasEnded() const { return m_state == State::Ended; }
    /** Discards the pending bytes and forgets the connection. */
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

/** Notices when bytes wait in a WriteBuffer and the connection accepts none of them. */
class WriteStall final
{
public:
    /** Returns true if the connection has accepted no byte for `limit`, as far as the calls of this function show.
     * `now` is in milliseconds. */
    [[nodiscard]] bool isOver(const WriteBuffer &buffer, qint64 now, std::chrono::milliseconds limit)
    {
        if (buffer.pending() == 0 || buffer.accepted() != m_accepted || m_since < 0) {
            m_since = buffer.pending() == 0 ? -1 : now;
            m_accepted = buffer.accepted();
        }
        return m_since >= 0 && now - m_since > limit.count();
    }

private:
    qint64 m_since = -1; ///< The time since when the bytes wait; -1 if none wait.
    quint64 m_accepted = 0;
};

} // namespace gateway
