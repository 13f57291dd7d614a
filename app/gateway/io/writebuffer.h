#pragma once

#include "connection.h"

#include <chrono>

namespace gateway {

/** Buffers bytes that the connection does not accept yet. Unbounded: the owner checks pending(). */
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
    void clear();

private:
    void drop(qsizetype count);

    Connection *m_connection = nullptr;
    QByteArray m_waiting;
    qsizetype m_start = 0;
    quint64 m_accepted = 0;
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
