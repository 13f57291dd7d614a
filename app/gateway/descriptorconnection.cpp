#include "descriptorconnection.h"

#include "socketio.h"

namespace gateway {

DescriptorConnection::DescriptorConnection(int descriptor)
    : m_descriptor(descriptor)
    , m_readNotifier(descriptor, QSocketNotifier::Read)
{
    connect(&m_readNotifier, &QSocketNotifier::activated, this, [this] { announceReadable(); });
}

DescriptorConnection::~DescriptorConnection()
{
    DescriptorConnection::close();
}

Transfer DescriptorConnection::read(char *buffer, qsizetype size)
{
    return readSocket(m_descriptor, buffer, size);
}

Transfer DescriptorConnection::write(QByteArrayView first, QByteArrayView second)
{
    return writeSocket(m_descriptor, first, second);
}

void DescriptorConnection::setReading(bool on)
{
    if (m_descriptor >= 0 && m_readNotifier.isEnabled() != on)
        m_readNotifier.setEnabled(on);
}

void DescriptorConnection::awaitWritable(bool on)
{
    if (m_descriptor < 0 || (!on && !m_writeNotifier))
        return;
    if (!m_writeNotifier) {
        m_writeNotifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Write);
        connect(m_writeNotifier.get(), &QSocketNotifier::activated, this, [this] { announceWritable(); });
    }
    if (m_writeNotifier->isEnabled() != on)
        m_writeNotifier->setEnabled(on);
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
    m_readNotifier.setEnabled(false);
    if (m_writeNotifier)
        m_writeNotifier->setEnabled(false);
    closeSocket(m_descriptor);
    m_descriptor = -1;
}

QByteArray DescriptorConnection::peerAddress() const
{
    return peerOfSocket(m_descriptor);
}

} // namespace gateway
