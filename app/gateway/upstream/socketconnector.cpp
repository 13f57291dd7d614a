#include "socketconnector.h"

#include "descriptorconnection.h"
#include "socketio.h"
#include "tlsconnection.h"

#include <QHostInfo>
#include <QNetworkProxy>

namespace gateway {

using traffic::GatewayError;

SocketConnector::SocketConnector(routing::UpstreamTarget target, Poller &poller, QSslConfiguration tls, Done done)
    : m_target(std::move(target))
    , m_poller(poller)
    , m_tls(std::move(tls))
    , m_done(std::move(done))
{}

SocketConnector::~SocketConnector()
{
    abandon();
}

void SocketConnector::abandon()
{
    m_done = nullptr;
    m_loopUse.reset();
    if (m_descriptor >= 0) {
        m_poller.remove(m_descriptor, *this);
        closeSocket(std::exchange(m_descriptor, -1));
    }
    dropSocket();
}

/** Destroyed later: the caller may be the socket. */
void SocketConnector::dropSocket()
{
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket.release()->deleteLater();
}

void SocketConnector::start()
{
    m_clock.start();
    if (m_target.usesTls)
        return connectTls();
    if (const QHostAddress literal(m_target.host); !literal.isNull()) {
        m_addresses = {literal};
        return tryNextAddress();
    }
    if (m_target.host.compare(u"localhost", Qt::CaseInsensitive) == 0) {
        m_addresses = {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)};
        return tryNextAddress();
    }
    lookUp();
}

void SocketConnector::lookUp()
{
    m_loopUse.emplace(m_poller); // The event loop delivers the answer.
    QHostInfo::lookupHost(m_target.host, this, [this](const QHostInfo &found) {
        m_loopUse.reset();
        if (!m_done)
            return;
        m_times.dns = elapsed();
        m_addresses = found.addresses();
        if (m_addresses.isEmpty())
            return fail(GatewayError::UpstreamUnknownHost);
        tryNextAddress();
    });
}

void SocketConnector::tryNextAddress()
{
    while (!m_addresses.isEmpty()) {
        const Connecting connecting = beginConnect(m_addresses.takeFirst(), m_target.port);
        m_descriptor = connecting.descriptor;
        if (m_descriptor < 0)
            continue;
        if (connecting.isComplete)
            return connectEnded();
        return m_poller.change(m_descriptor, *this, false, true);
    }
    fail(GatewayError::UpstreamRefused);
}

void SocketConnector::connectEnded()
{
    const int descriptor = std::exchange(m_descriptor, -1);
    m_poller.remove(descriptor, *this);
    if (!connectSucceeded(descriptor)) {
        closeSocket(descriptor);
        return tryNextAddress();
    }
    m_times.connect = elapsed() - qMax(m_times.dns, 0.0);
    finish({ConnectionPtr(new DescriptorConnection(m_poller, descriptor)), GatewayError::None, m_times, {}});
}

void SocketConnector::connectTls()
{
    m_socket = std::make_unique<TlsSocket>(m_poller);
    TlsSocket *socket = m_socket.get();
    socket->setSslConfiguration(m_tls);
    socket->setProxy(
        QNetworkProxy::NoProxy); // As without TLS: the upstream of the definition is connected to directly.
    connect(socket, &QSslSocket::hostFound, this, [this] { m_times.dns = elapsed(); });
    connect(socket, &QSslSocket::connected, this, [this] {
        m_times.connect = elapsed();
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    });
    connect(socket, &QSslSocket::encrypted, this, &SocketConnector::handshakeEnded);
    connect(socket, &QSslSocket::errorOccurred, this, &SocketConnector::tlsFailed);
    socket->connectToHostEncrypted(m_target.host, m_target.port);
}

void SocketConnector::tlsFailed(QAbstractSocket::SocketError error)
{
    if (error == QAbstractSocket::HostNotFoundError)
        return fail(GatewayError::UpstreamUnknownHost);
    if (m_times.connect < 0)
        return fail(GatewayError::UpstreamRefused);
    QStringList words;
    for (const QSslError &one : m_socket->sslHandshakeErrors())
        words.append(one.errorString());
    words.removeDuplicates();
    fail(GatewayError::UpstreamTls, words.isEmpty() ? m_socket->errorString() : words.join(u"; "_qs));
}

void SocketConnector::handshakeEnded()
{
    // HAR includes the handshake in the time to connect.
    const double dns = qMax(m_times.dns, 0.0);
    m_times.ssl = elapsed() - m_times.connect;
    m_times.connect = elapsed() - dns;
    m_socket->disconnect(this);
    finish({ConnectionPtr(new TlsConnection(std::move(m_socket))), GatewayError::None, m_times, {}});
}

void SocketConnector::fail(GatewayError error, const QString &detail)
{
    dropSocket();
    finish({nullptr, error, m_times, detail});
}

void SocketConnector::finish(Outcome outcome)
{
    if (const Done done = std::exchange(m_done, nullptr))
        done(std::move(outcome));
}

} // namespace gateway
