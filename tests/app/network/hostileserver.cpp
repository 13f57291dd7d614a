#include "hostileserver.h"

#include <QTcpSocket>

#include <memory>

#include <sys/socket.h>

namespace support {

namespace {

constexpr qint64 blocksAhead = 4;

bool isComplete(const QByteArray &request)
{
    const qsizetype head = request.indexOf("\r\n\r\n");
    if (head < 0)
        return false;
    const QByteArray fields = request.first(head).toLower();
    const qsizetype at = fields.indexOf("\r\ncontent-length:");
    const qlonglong length = at < 0 ? 0 : fields.sliced(at + 17).split('\r').first().trimmed().toLongLong();
    return request.size() >= head + 4 + length;
}

/** The other side sees the connection reset instead of closed. */
void reset(QTcpSocket *socket)
{
    const linger none{1, 0};
    ::setsockopt(int(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &none, sizeof none);
    socket->abort();
}

} // namespace

HostileServer::HostileServer(Hostility hostility, QObject *parent)
    : QObject(parent)
    , m_hostility(std::move(hostility))
{
    connect(&m_server, &QTcpServer::newConnection, this, &HostileServer::accept);
    m_server.listen(QHostAddress::LocalHost);
}

QUrl HostileServer::url(const QByteArray &scheme) const
{
    return QUrl::fromEncoded(scheme + "://127.0.0.1:" + QByteArray::number(m_server.serverPort()));
}

void HostileServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        ++m_connections;
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        auto request = std::make_shared<QByteArray>();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, request] { take(socket, *request); });
        if (m_hostility.when == Hostility::When::Connected)
            strike(socket);
    }
}

void HostileServer::take(QTcpSocket *socket, QByteArray &request)
{
    const QByteArray piece = socket->readAll();
    const bool wasEmpty = request.isEmpty();
    const bool wasComplete = isComplete(request);
    m_received += piece;
    request += piece;
    if (m_hostility.when == Hostility::When::FirstBytes
            ? wasEmpty
            : m_hostility.when == Hostility::When::Request && !wasComplete && isComplete(request))
        strike(socket);
}

void HostileServer::strike(QTcpSocket *socket)
{
    if (m_hostility.byteByByte) {
        for (const char byte : m_hostility.bytes) {
            socket->write(&byte, 1);
            socket->flush();
        }
    } else {
        socket->write(m_hostility.bytes);
    }
    if (!m_hostility.endless.isEmpty()) {
        connect(socket, &QTcpSocket::bytesWritten, this, [this, socket] { feed(socket); });
        return feed(socket);
    }
    if (m_hostility.then == Hostility::Then::Close)
        socket->disconnectFromHost();
    if (m_hostility.then == Hostility::Then::Reset) {
        socket->flush();
        reset(socket);
    }
}

void HostileServer::feed(QTcpSocket *socket)
{
    while (socket->state() == QAbstractSocket::ConnectedState &&
           socket->bytesToWrite() < blocksAhead * m_hostility.endless.size())
        m_fed += socket->write(m_hostility.endless);
}

} // namespace support

#include "moc_hostileserver.cpp"
