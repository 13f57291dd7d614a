#include "soakupstream.h"

#include <QHostAddress>
#include <QTimer>

#include <sys/socket.h>

namespace support {

namespace {

using Event = http::MessageReader::Event;
using Upstream = SoakPlan::Upstream;
constexpr std::chrono::milliseconds Pause{2};
constexpr qsizetype OnePiece = 16 * 1024;
constexpr int SmallBuffer = 8 * 1024;

} // namespace

SoakUpstream::SoakUpstream(SoakLedger &ledger)
    : m_ledger(ledger)
{
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = nextPendingConnection())
            new SoakUpstreamSession(m_ledger, socket);
    });
    listen(QHostAddress::LocalHost);
    // Takes little at a time, so that even middling bodies have to wait for it.
    const int room = SmallBuffer;
    ::setsockopt(static_cast<int>(socketDescriptor()), SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
}

QUrl SoakUpstream::url() const
{
    return QUrl(u"http://127.0.0.1:%1/base"_qs.arg(serverPort()));
}

SoakUpstreamSession::SoakUpstreamSession(SoakLedger &ledger, QTcpSocket *socket)
    : QObject(socket)
    , m_ledger(ledger)
    , m_socket(socket)
{
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::readyRead, this, &SoakUpstreamSession::take);
    take();
}

void SoakUpstreamSession::take()
{
    const QByteArray all = m_socket->readAll();
    QByteArrayView bytes = all;
    for (;;) {
        const http::MessageReader::Step step = m_reader.next(bytes);
        bytes = bytes.sliced(step.consumed);
        switch (step.event) {
        case Event::NeedMore:
            return;
        case Event::Head:
            beginRequest();
            break;
        case Event::Body:
            takeBody(step.body);
            break;
        case Event::End:
            endRequest();
            break;
        case Event::Upgrade:
        case Event::Error:
            m_ledger.blame("the upstream got no request: " + http::wireWord(m_reader.failure()), m_plan.id);
            return m_socket->abort();
        }
        if (m_socket->state() != QAbstractSocket::ConnectedState)
            return;
    }
}

void SoakUpstreamSession::beginRequest()
{
    m_plan = SoakPlan::of(m_reader.request().headers.first("X-Id").value_or(QByteArray()));
    m_bodyBytes = 0;
    m_ledger.upstreamGot(m_plan, m_reader.request());
    if (m_plan.upstream == Upstream::AnswersEarly)
        m_socket->write(whole());
}

void SoakUpstreamSession::takeBody(QByteArrayView bytes)
{
    if (!m_plan.isContent(bytes, m_bodyBytes))
        m_ledger.blame("the upstream got another body", m_plan.id);
    m_bodyBytes += bytes.size();
}

void SoakUpstreamSession::endRequest()
{
    if (m_bodyBytes != m_plan.requestBytes)
        m_ledger.blame("the upstream got a body of another length", m_plan.id);
    if (m_plan.upstream != Upstream::AnswersEarly)
        answer();
}

QByteArray SoakUpstreamSession::head(const QByteArray &framing) const
{
    return "HTTP/1.1 200 OK\r\nX-Id: " + m_plan.id + "\r\n" + framing + "\r\n";
}

QByteArray SoakUpstreamSession::whole() const
{
    return head("Content-Length: " + QByteArray::number(m_plan.responseBytes) + "\r\n") +
           m_plan.content(m_plan.responseBytes);
}

QByteArray SoakUpstreamSession::chunked(bool isWhole) const
{
    const QByteArray content = m_plan.content(m_plan.responseBytes);
    QByteArray out = head("Transfer-Encoding: chunked\r\n");
    const qsizetype size = content.size() / 3 + 1;
    for (qsizetype at = 0; at < content.size(); at += size) {
        const QByteArray piece = content.mid(at, size);
        out += QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n";
    }
    return isWhole ? out + "0\r\n\r\n" : out;
}

void SoakUpstreamSession::answer()
{
    switch (m_plan.upstream) {
    case Upstream::Answers:
    case Upstream::AnswersEarly:
        m_socket->write(whole());
        break;
    case Upstream::AnswersChunked:
        m_socket->write(chunked(true));
        break;
    case Upstream::AnswersToTheEnd:
        m_socket->write(head({}) + m_plan.content(m_plan.responseBytes));
        m_socket->disconnectFromHost();
        break;
    case Upstream::AnswersInDrips:
    case Upstream::StallsInTheMiddle:
        answerLater(m_plan.isChunked ? chunked(true) : whole());
        break;
    case Upstream::Hints:
        m_socket->write("HTTP/1.1 103 Early Hints\r\nX-Id: " + m_plan.id + "\r\n\r\n" + whole());
        break;
    case Upstream::ClosesBehind:
        m_socket->write(whole());
        QTimer::singleShot(Pause, this, &SoakUpstreamSession::go);
        break;
    case Upstream::StallsBefore:
        break;
    default:
        answerWrongly(whole());
    }
}

void SoakUpstreamSession::answerWrongly(const QByteArray &whole)
{
    switch (m_plan.upstream) {
    case Upstream::AddsGarbage: // In one piece: after a pause it would be the response to the next request.
        m_socket->write(
            whole.size() > OnePiece ? whole : whole + "HTTP/1.1 200 OK\r\nX-Id: r0x0\r\nContent-Length: 4\r\n\r\nevil");
        return;
    case Upstream::ResetsInTheHead:
        m_socket->write(whole.first(10 + m_plan.id.size()));
        break;
    case Upstream::TruncatesLength:
        m_socket->write(whole.first(whole.size() - (m_plan.responseBytes + 1) / 2));
        break;
    case Upstream::TruncatesChunks:
        m_socket->write(chunked(false));
        break;
    case Upstream::SendsGarbage:
        m_socket->write(QByteArray::fromHex("16030100c8010000c40303") + m_plan.id + "\r\n\r\n");
        return;
    default:
        break;
    }
    m_socket->flush();
    go();
}

void SoakUpstreamSession::answerLater(const QByteArray &bytes)
{
    const bool drips = m_plan.upstream == Upstream::AnswersInDrips;
    const qsizetype size = drips ? bytes.size() / 5 + 1 : bytes.size() - (m_plan.responseBytes + 1) / 2;
    m_socket->write(bytes.first(std::min(size, bytes.size())));
    m_socket->flush();
    if (bytes.size() <= size)
        return;
    QTimer::singleShot(drips ? Pause : 10 * Pause, this, [this, rest = bytes.sliced(size), drips] {
        if (m_socket->state() != QAbstractSocket::ConnectedState)
            return;
        if (drips)
            answerLater(rest);
        else
            m_socket->write(rest);
    });
}

void SoakUpstreamSession::go()
{
    if (!m_plan.resets)
        return m_socket->disconnectFromHost();
    const linger reset{1, 0};
    ::setsockopt(static_cast<int>(m_socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    m_socket->abort();
}

} // namespace support

#include "moc_soakupstream.cpp"
