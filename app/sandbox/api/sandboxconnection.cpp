#include "sandboxconnection.h"

#include "messagewriter.h"
#include "reasonphrase.h"
#include "sandboxguard.h"
#include "sandboxlimits.h"

#include <QTcpSocket>

namespace sandbox {

SandboxConnection::SandboxConnection(QTcpSocket *socket, std::shared_ptr<const SandboxApi> api, const Times &times,
                                     QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_api(std::move(api))
    , m_reader(http::MessageReader::Role::Request)
    , m_times(times)
{
    socket->setParent(this);
    connect(socket, &QTcpSocket::readyRead, this, &SandboxConnection::read);
    connect(socket, &QTcpSocket::bytesWritten, this, &SandboxConnection::noteActivity);
    connect(socket, &QTcpSocket::disconnected, this, &SandboxConnection::closed);
    connect(socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    m_idle.setSingleShot(true);
    m_idle.setInterval(times.idle);
    connect(&m_idle, &QTimer::timeout, this, &SandboxConnection::close);
    m_idle.start();
    read();
}

void SandboxConnection::close()
{
    m_socket->abort();
}

void SandboxConnection::noteActivity()
{
    if (!m_waits)
        m_idle.start();
    emit active();
}

void SandboxConnection::read()
{
    const QByteArray received = m_socket->readAll();
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return; // It was refused. The rest is not wanted.
    m_unread += received;
    // The next bytes are no activity, so that a request can't be sent byte by byte for hours.
    if (!m_receives && !m_unread.isEmpty()) {
        m_receives = true;
        noteActivity();
    }
    while (!m_waits && m_socket->state() == QAbstractSocket::ConnectedState && takeEvent()) {
    }
}

bool SandboxConnection::takeEvent()
{
    using Event = http::MessageReader::Event;
    const http::MessageReader::Step step = m_reader.next(m_unread);
    const Event event = step.event;
    if (event == Event::Body)
        m_body += step.body;
    m_unread.remove(0, step.consumed);
    switch (event) {
    case Event::Head:
        if (const std::optional<Reply> refused = guardRefusal(m_reader.request())) {
            send(*refused, false);
            return false;
        }
        if (m_reader.request().headers.first("Expect") == "100-continue")
            m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
        return true;
    case Event::Body:
        if (m_body.size() <= MaximumRequestBytes)
            return true;
        send(refusal(413, "The body is too large"), false);
        return false;
    case Event::End:
        answerRequest();
        return true;
    case Event::NeedMore:
        return false;
    case Event::Upgrade:
    case Event::Error:
        break;
    }
    send(refusal(400, "This is not HTTP"), false);
    return false;
}

void SandboxConnection::answerRequest()
{
    const Reply reply = m_api->answer(m_reader.request(), m_body);
    m_body.clear();
    send(reply, m_reader.keepsAlive());
}

void SandboxConnection::send(const Reply &reply, bool keepAlive)
{
    const bool withBody = m_reader.request().method != "HEAD";
    if (!reply.isSlow)
        return write(reply, keepAlive, withBody);
    m_waits = true;
    m_idle.stop();
    QTimer::singleShot(m_times.slowness, this, [this, reply, keepAlive, withBody] {
        m_waits = false;
        write(reply, keepAlive, withBody);
        read();
    });
}

void SandboxConnection::write(const Reply &reply, bool keepAlive, bool withBody)
{
    http::ResponseHead head;
    head.status = reply.status;
    head.reason = http::reasonPhrase(reply.status);
    head.headers.append("Content-Type", reply.contentType);
    head.headers.append("Content-Length", QByteArray::number(reply.body.size()));
    if (!reply.allow.isEmpty())
        head.headers.append("Allow", reply.allow);
    head.headers.append("Connection", keepAlive ? "keep-alive" : "close");
    QByteArray bytes;
    http::writeHead(head, bytes);
    if (withBody)
        bytes += reply.body;
    m_socket->write(bytes);
    m_receives = false;
    noteActivity();
    if (!keepAlive)
        m_socket->disconnectFromHost();
}

} // namespace sandbox

#include "moc_sandboxconnection.cpp"
