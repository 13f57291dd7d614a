#pragma once

#include "connection.h"

namespace gateway {

/** Bytes on their way to a connection. What the connection does not take waits here; the owner watches how much that
 * is. */
class WriteBuffer final
{
public:
    /** Null: everything waits. */
    void setConnection(Connection *connection) { m_connection = connection; }
    /** Adds bytes to what waits; they go with the next send() or flush(). */
    void queue(QByteArrayView bytes);
    /** The buffer to append to, as queue() does. */
    [[nodiscard]] QByteArray &buffer() { return m_waiting; }
    /** Writes what waits and `bytes` in one go. False: the connection is broken. */
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
