#pragma once

#include "connection.h"

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
    void clear();

private:
    void drop(qsizetype count);

    Connection *m_connection = nullptr;
    QByteArray m_waiting;
    qsizetype m_start = 0;
    bool m_awaiting = false;
};

} // namespace gateway
