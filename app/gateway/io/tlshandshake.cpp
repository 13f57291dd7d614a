#include "tlshandshake.h"

#include "tlsconnection.h"

namespace gateway {

TlsHandshake::TlsHandshake(const Poller &poller, int descriptor, const QSslConfiguration &identity, qint64 now,
                           Done done)
    : m_socket(std::make_unique<TlsSocket>(poller))
    , m_since(now)
    , m_done(std::move(done))
{
    m_socket->setSslConfiguration(identity);
    // Queued: finish() gives the socket away or destroys it.
    connect(
        m_socket.get(), &QSslSocket::encrypted, this, [this] { finish(true); }, Qt::QueuedConnection);
    connect(
        m_socket.get(), &QSslSocket::errorOccurred, this, [this] { finish(false); }, Qt::QueuedConnection);
    connect(
        m_socket.get(), &QSslSocket::disconnected, this, [this] { finish(false); }, Qt::QueuedConnection);
    m_socket->setSocketDescriptor(descriptor);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->startServerEncryption();
}

TlsHandshake::~TlsHandshake()
{
    m_socket.reset();
}

void TlsHandshake::finish(bool isEncrypted)
{
    const Done done = std::exchange(m_done, nullptr);
    if (!done)
        return;
    m_socket->disconnect(this);
    // A client that has disconnected is reported by the socket.
    done(*this, isEncrypted ? ConnectionPtr(new TlsConnection(std::move(m_socket))) : ConnectionPtr());
}

} // namespace gateway
