#include "recordingpeer.h"

#include <QHostAddress>
#include <QRegularExpression>

namespace support {

RecordingPeer::RecordingPeer(Answer answer)
    : m_answer(answer ? std::move(answer) : plainAnswer)
{
    connect(this, &QTcpServer::newConnection, this, &RecordingPeer::accept);
    listen(QHostAddress::LocalHost);
}

QUrl RecordingPeer::url(const QString &path) const
{
    return QUrl(u"http://127.0.0.1:%1%2"_qs.arg(serverPort()).arg(path));
}

void RecordingPeer::accept()
{
    while (QTcpSocket *socket = nextPendingConnection()) {
        ++m_connections;
        m_last = socket;
        auto mine = std::make_shared<QByteArray>();
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, mine] {
            const QByteArray bytes = socket->readAll();
            m_received += bytes;
            *mine += bytes;
            const QByteArray answer = m_answer(*mine, *socket);
            if (answer.isEmpty())
                return;
            mine->clear();
            socket->write(answer);
        });
    }
}

bool RecordingPeer::isWhole(const QByteArray &received)
{
    const qsizetype end = received.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    const QString head = QString::fromLatin1(received.first(end));
    if (head.contains(u"chunked"_qs, Qt::CaseInsensitive))
        return received.endsWith("0\r\n\r\n") && received.size() > end + 4;
    static const QRegularExpression length(u"content-length: *(\\d+)"_qs, QRegularExpression::CaseInsensitiveOption);
    const auto found = length.match(head);
    return !found.hasMatch() || received.size() >= end + 4 + found.captured(1).toLongLong();
}

QByteArray RecordingPeer::plainAnswer(const QByteArray &received, QTcpSocket &)
{
    if (!isWhole(received))
        return {};
    return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-From: upstream\r\n\r\nhello";
}

RawClient::RawClient(const QUrl &gateway)
{
    connect(this, &QTcpSocket::readyRead, this, [this] { m_received += readAll(); });
    connect(this, &QTcpSocket::disconnected, this, [this] { m_ended = true; });
    connectToHost(gateway.host(), static_cast<quint16>(gateway.port()));
}

RawClient::~RawClient()
{
    disconnect(); // The socket says that it ends when this part of the object is gone.
}

} // namespace support

#include "moc_recordingpeer.cpp"
