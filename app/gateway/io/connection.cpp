#include "connection.h"

namespace gateway {

void Connection::announceReadable()
{
    if (m_listener)
        m_listener->readable(*this);
}

void Connection::announceWritable()
{
    if (m_listener)
        m_listener->writable(*this);
}

void Disconnect::operator()(Connection *connection) const
{
    connection->setListener(nullptr);
    connection->close();
    connection->deleteLater();
}

} // namespace gateway
