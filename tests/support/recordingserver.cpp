#include "recordingserver.h"

#include <QTcpSocket>

#include <memory>

namespace support {

namespace {

/** The end of the first complete request, or -1. */
qsizetype endOfRequest(const QByteArray &received)
{
    const qsizetype head = received.indexOf("\r\n\r\n");
    if (head < 0)
        return -1;
    const QByteArray fields = received.first(head).toLower();
    const qsizetype at = fields.indexOf("\r\ncontent-length:");
    const qsizetype length = at < 0 ? 0 : fields.sliced(at + 17).split('\r').first().trimmed().toLongLong();
    const qsizetype end = head + 4 + length;
    return received.size() >= end ? end : -1;
}

} // namespace

RecordingServer::RecordingServer(QObject *parent)
    : QObject(parent)
{
    connect(&m_server, &QTcpServer::newConnection, this, &RecordingServer::accept);
    m_server.listen(QHostAddress::LocalHost);
}

void RecordingServer::answer(QByteArray bytes, Then then)
{
    m_script.append({std::move(bytes), then});
}

void RecordingServer::answerJson(const QByteArray &json, int status)
{
    answer(httpAnswer(status, "application/json", json));
}

QUrl RecordingServer::url(const QByteArray &path) const
{
    return QUrl::fromEncoded("http://127.0.0.1:" + QByteArray::number(m_server.serverPort()) + path);
}

void RecordingServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        ++m_connections;
        auto received = std::make_shared<QByteArray>();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, received] { take(socket, *received); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            ++m_disconnections;
            socket->deleteLater();
        });
    }
}

void RecordingServer::take(QTcpSocket *socket, QByteArray &received)
{
    received += socket->readAll();
    const qsizetype end = endOfRequest(received);
    if (end < 0)
        return;
    m_requests.append(received.first(end));
    received.remove(0, end);
    const Scripted scripted = m_script.size() > 1 ? m_script.takeFirst() : m_script.value(0);
    socket->write(scripted.bytes);
    if (scripted.then == Then::Close)
        socket->disconnectFromHost();
    emit requested();
}

QByteArray RecordingServer::requestLine(qsizetype index) const
{
    return m_requests.value(index).split('\r').first();
}

std::optional<QByteArray> RecordingServer::field(const QByteArray &name, qsizetype index) const
{
    const QByteArray head = m_requests.value(index);
    const QList<QByteArray> lines = head.first(std::max<qsizetype>(head.indexOf("\r\n\r\n"), 0)).split('\n');
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed();
    }
    return std::nullopt;
}

QByteArray RecordingServer::body(qsizetype index) const
{
    const QByteArray request = m_requests.value(index);
    const qsizetype head = request.indexOf("\r\n\r\n");
    return head < 0 ? QByteArray() : request.sliced(head + 4);
}

QByteArray httpAnswer(int status, const QByteArray &contentType, const QByteArray &body, const QByteArray &moreHeaders)
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\n";
    if (!contentType.isEmpty())
        bytes += "Content-Type: " + contentType + "\r\n";
    return bytes + "Content-Length: " + QByteArray::number(body.size()) + "\r\n" + moreHeaders +
           "Connection: close\r\n\r\n" + body;
}

} // namespace support

#include "moc_recordingserver.cpp"
