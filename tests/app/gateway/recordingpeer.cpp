#include "recordingpeer.h"

#include <QHostAddress>
#include <QRegularExpression>
#include <QUrl>

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
        m_sockets.append(socket);
        auto mine = std::make_shared<QByteArray>();
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

QByteArray RecordingPeer::plainAnswer(const QByteArray &received, QTcpSocket &)
{
    const qsizetype end = received.indexOf("\r\n\r\n");
    if (end < 0)
        return {};
    static const QRegularExpression length(u"content-length: *(\\d+)"_qs, QRegularExpression::CaseInsensitiveOption);
    const auto found = length.match(QString::fromLatin1(received.first(end)));
    if (found.hasMatch() && received.size() < end + 4 + found.captured(1).toLongLong())
        return {};
    return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-From: upstream\r\n\r\nhello";
}

RawClient::RawClient(const QUrl &gateway)
{
    connect(this, &QTcpSocket::readyRead, this, [this] { m_received += readAll(); });
    connectToHost(gateway.host(), static_cast<quint16>(gateway.port()));
}
