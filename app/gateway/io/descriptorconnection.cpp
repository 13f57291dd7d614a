#include "descriptorconnection.h"

#include "socketio.h"

namespace gateway {

DescriptorConnection::DescriptorConnection(Poller &poller, int descriptor)
    : m_poller(poller)
    , m_descriptor(descriptor)
{
    await(true, false);
}

DescriptorConnection::~DescriptorConnection()
{
    DescriptorConnection::close();
}

Transfer DescriptorConnection::read(char *buffer, qsizetype size)
{
    const Transfer transfer = readSocket(m_descriptor, buffer, size);
    m_isDrained = transfer.bytes < size;
    return transfer;
}

Transfer DescriptorConnection::write(QByteArrayView first, QByteArrayView second)
{
    return writeSocket(m_descriptor, first, second);
}

void DescriptorConnection::becameReadable(bool hidesMore)
{
    if (!m_reading)
        return;
    m_isDrained = false;
    announceReadable();
    if (m_descriptor >= 0 && m_reading && (hidesMore || !m_isDrained)) // There is no new event for bytes that are left.
        m_poller.change(m_descriptor, *this, m_reading, m_writing);
}

void DescriptorConnection::becameWritable()
{
    if (m_writing)
        announceWritable();
}

void DescriptorConnection::await(bool reading, bool writing)
{
    if (m_descriptor < 0 || (reading == m_reading && writing == m_writing))
        return;
    m_reading = reading;
    m_writing = writing;
    m_poller.change(m_descriptor, *this, reading, writing);
}

void DescriptorConnection::endWriting()
{
    if (m_descriptor >= 0)
        endSocketWriting(m_descriptor);
}

void DescriptorConnection::close()
{
    if (m_descriptor < 0)
        return;
    m_poller.remove(m_descriptor, *this);
    closeSocket(m_descriptor);
    m_descriptor = -1;
}

QByteArray DescriptorConnection::peerAddress() const
{
    return peerOfSocket(m_descriptor);
}

Connection::Ports DescriptorConnection::ports() const
{
    return portsOfSocket(m_descriptor);
}

} // namespace gateway
