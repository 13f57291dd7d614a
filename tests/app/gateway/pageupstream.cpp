#include "pageupstream.h"

#include <QJsonDocument>

namespace support {

namespace {

constexpr int Pieces = 3;
constexpr int EventsBeforeTheBreak = 3;

QByteArray whole(const QByteArray &type, const QByteArray &body, const QByteArray &fields = {})
{
    return "HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) +
           "\r\nX-From: upstream\r\n" + fields + "\r\n" + body;
}

QByteArray bodyOf(const QByteArray &received)
{
    return received.sliced(received.indexOf("\r\n\r\n") + 4);
}

QByteArray valueOf(const QByteArray &received, const QByteArray &name)
{
    const qsizetype at = received.toLower().indexOf("\r\n" + name.toLower() + ": ");
    return at < 0 ? QByteArray() : received.mid(at + name.size() + 4).split('\r').constFirst();
}

} // namespace

PageUpstream::PageUpstream(QByteArray page)
    : m_page(std::move(page))
    , m_peer([this](const QByteArray &received, QTcpSocket &socket) { return answer(received, socket); })
{}

QByteArray PageUpstream::event(int number)
{
    const QByteArray id = QByteArray::number(number);
    return "event: tick\nid: " + id + "\ndata: line one of " + id + "\ndata: line two\n\n";
}

QByteArray PageUpstream::answer(const QByteArray &received, QTcpSocket &socket)
{
    if (!RecordingPeer::isWhole(received))
        return {};
    const QByteArray target = received.split(' ').value(1);
    if (target.startsWith("/page"))
        return whole("text/html", m_page);
    if (target.startsWith("/text"))
        return whole("text/plain; charset=utf-8", target + ' ' + valueOf(received, "X-Page"));
    if (target.startsWith("/mirror"))
        return mirror(received);
    if (target.startsWith("/events"))
        return beginEvents(received, socket);
    if (target.startsWith("/pieces")) {
        m_pieces = &socket;
        QMetaObject::invokeMethod(this, &PageUpstream::sendPiece, Qt::QueuedConnection);
        return "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n";
    }
    if (target.startsWith("/took"))
        goOn(target.sliced(6));
    else if (target == "/report")
        m_report = QJsonDocument::fromJson(bodyOf(received)).object();
    return whole("text/plain", "ok");
}

QByteArray PageUpstream::mirror(const QByteArray &received) const
{
    const QByteArray type = valueOf(received, "Content-Type");
    return whole(type.isEmpty() ? "application/octet-stream" : type, bodyOf(received));
}

QByteArray PageUpstream::beginEvents(const QByteArray &received, QTcpSocket &socket)
{
    m_events = &socket;
    m_steps.append(u"events after "_qs + QString::fromLatin1(valueOf(received, "Last-Event-ID")));
    QMetaObject::invokeMethod(this, &PageUpstream::sendEvent, Qt::QueuedConnection);
    return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-cache\r\n\r\nretry: 10\n\n";
}

void PageUpstream::goOn(const QByteArray &what)
{
    m_steps.append(u"took "_qs + QString::fromLatin1(what));
    if (what.startsWith("piece"))
        sendPiece();
    else if (m_event == EventsBeforeTheBreak && m_events)
        m_events->disconnectFromHost();
    else
        sendEvent();
}

void PageUpstream::sendPiece()
{
    if (!m_pieces)
        return;
    if (m_piece == Pieces) {
        m_pieces->write("0\r\n\r\n");
        return;
    }
    m_steps.append(u"piece %1"_qs.arg(++m_piece));
    m_pieces->write("7\r\npiece " + QByteArray::number(m_piece) + "\r\n");
}

void PageUpstream::sendEvent()
{
    if (!m_events)
        return;
    m_steps.append(u"event %1"_qs.arg(++m_event));
    m_events->write(event(m_event));
}

} // namespace support

#include "moc_pageupstream.cpp"
