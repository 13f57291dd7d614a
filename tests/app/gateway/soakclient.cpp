#include "soakclient.h"

#include <QTimer>

#include <sys/socket.h>

namespace support {

namespace {

using Event = http::MessageReader::Event;
using Client = SoakPlan::Client;
constexpr int PipelinedBehind = 2;

} // namespace

SoakClient::SoakClient(SoakLedger &ledger, QUrl gateway)
    : m_ledger(ledger)
    , m_gateway(std::move(gateway))
{}

SoakClient::~SoakClient()
{
    if (m_socket)
        m_socket->disconnect(this);
}

void SoakClient::nextSoon()
{
    if (!std::exchange(m_isNextQueued, true))
        QMetaObject::invokeMethod(this, &SoakClient::next, Qt::QueuedConnection);
}

void SoakClient::next()
{
    m_isNextQueued = false;
    const std::optional<SoakPlan> plan = m_ledger.take();
    if (!plan) {
        drop();
        m_isDone = true;
        emit done();
        return;
    }
    m_waiting = {*plan};
    if (plan->client == Client::Pipelines) {
        for (int behind = 0; behind < PipelinedBehind; ++behind) {
            if (auto another = m_ledger.take()) {
                another->client = Client::Waits;
                m_waiting.append(*std::move(another));
            }
        }
    }
    if (!m_socket || m_socket->state() != QAbstractSocket::ConnectedState)
        connectAnew();
    const QList<SoakPlan> all = m_waiting;
    for (const SoakPlan &one : all)
        send(one);
}

void SoakClient::connectAnew()
{
    drop();
    m_reader.reset();
    m_socket = std::make_unique<QTcpSocket>();
    QTcpSocket *const socket = m_socket.get();
    const auto gone = [this, socket] {
        if (m_socket.get() == socket)
            ended();
    };
    connect(socket, &QTcpSocket::readyRead, this, &SoakClient::take);
    connect(socket, &QTcpSocket::disconnected, this, gone, Qt::QueuedConnection);
    connect(socket, &QTcpSocket::errorOccurred, this, gone, Qt::QueuedConnection);
    m_socket->connectToHost(m_gateway.host(), static_cast<quint16>(m_gateway.port()));
}

QByteArray SoakClient::requestBytes(const SoakPlan &plan)
{
    const QByteArray content = plan.content(plan.requestBytes);
    if (!plan.isChunked)
        return plan.requestHead() + content;
    const qsizetype half = (content.size() + 1) / 2;
    QByteArray out = plan.requestHead();
    for (const QByteArray &piece : {content.first(half), content.sliced(half)}) {
        if (!piece.isEmpty())
            out += QByteArray::number(piece.size(), 16) + ";e=1\r\n" + piece + "\r\n";
    }
    return out + "0\r\n\r\n";
}

void SoakClient::send(const SoakPlan &plan)
{
    const QByteArray head = plan.requestHead();
    const QByteArray whole = requestBytes(plan);
    switch (plan.client) {
    case Client::Waits:
    case Client::Pipelines:
    case Client::GoesInTheAnswer:
        m_socket->write(whole);
        break;
    case Client::GoesBehind:
        m_socket->write(whole);
        return goSoon();
    case Client::GoesInTheHead:
        m_socket->write(head.first(head.size() / 2));
        return goSoon();
    case Client::GoesInTheBody:
        m_socket->write(whole.first(head.size() + plan.requestBytes / 2));
        return goSoon();
    case Client::StallsInTheHead:
        m_socket->write(head.first(head.size() / 2));
        break;
    case Client::StallsInTheBody:
        m_socket->write(whole.first(head.size() + plan.requestBytes / 2));
        break;
    case Client::SendsGarbage:
        m_socket->write("GET /a/" + plan.id + " HTTP/1.1\r\nX-Id: " + plan.id + "\n bad\r\n\r\n");
        break;
    }
}

/** Once the bytes are on their way. */
void SoakClient::goSoon()
{
    QTcpSocket *const socket = m_socket.get();
    QTimer::singleShot(std::chrono::milliseconds(1), socket, [this, socket] {
        if (m_socket.get() != socket)
            return;
        if (socket->state() == QAbstractSocket::ConnectedState && socket->bytesToWrite() > 0) {
            socket->flush();
            return goSoon();
        }
        ended();
    });
}

void SoakClient::take()
{
    if (!m_waiting.isEmpty() && m_waiting.constFirst().client == Client::GoesInTheAnswer)
        return ended();
    const QByteArray all = m_socket->readAll();
    QByteArrayView bytes = all;
    while (takeStep(bytes)) {
    }
}

bool SoakClient::takeStep(QByteArrayView &bytes)
{
    const http::MessageReader::Step step = m_reader.next(bytes);
    bytes = bytes.sliced(step.consumed);
    if (step.event == Event::NeedMore)
        return false;
    if (m_waiting.isEmpty()) {
        m_ledger.blame("a client got an answer to nothing");
        return false;
    }
    const SoakPlan &plan = m_waiting.constFirst();
    switch (step.event) {
    case Event::Head:
        takeHead();
        return true;
    case Event::Body:
        if (!m_isGateways && !plan.isContent(step.body, m_bodyBytes))
            m_ledger.blame("a client got another body", plan.id);
        m_bodyBytes += step.body.size();
        return true;
    case Event::End:
        if (m_status / 100 == 1)
            return true;
        answered();
        return m_socket != nullptr && !m_waiting.isEmpty();
    default:
        m_ledger.blame("a client got no answer that can be read: " + http::wireWord(m_reader.failure()), plan.id);
        ended();
        return false;
    }
}

void SoakClient::takeHead()
{
    const SoakPlan &plan = m_waiting.constFirst();
    const http::ResponseHead &head = m_reader.response();
    m_status = head.status;
    m_isGateways = head.headers.contains("X-Gatewright-Answer");
    m_bodyBytes = 0;
    if (!m_isGateways && head.headers.first("X-Id") != plan.id)
        m_ledger.blame("a client got another answer", plan.id);
}

void SoakClient::answered()
{
    const SoakPlan plan = m_waiting.takeFirst();
    if (!m_isGateways && m_bodyBytes != plan.responseBytes)
        m_ledger.blame("a client got a body of another length", plan.id);
    if (plan.client == Client::SendsGarbage || plan.client == Client::StallsInTheHead)
        m_ledger.clientGaveUp(plan);
    else
        m_ledger.clientEnded(plan, m_status);
    // One that was to go may have its answer before: its request may not be complete.
    const bool mayGoOn = plan.client == Client::Waits || plan.client == Client::Pipelines;
    if (!m_reader.keepsAlive() || !mayGoOn) {
        if (!m_waiting.isEmpty())
            return ended();
        drop();
        return nextSoon();
    }
    if (m_waiting.isEmpty())
        nextSoon();
}

/** Resets the connection where the plan says so. */
void SoakClient::drop()
{
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    const bool resets = !m_waiting.isEmpty() && m_waiting.constFirst().resets;
    if (const linger reset{1, 0}; resets)
        ::setsockopt(static_cast<int>(m_socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    m_socket->abort();
    m_socket.release()->deleteLater(); // It is the one that is calling.
}

void SoakClient::ended()
{
    const bool wasIdle = m_waiting.isEmpty();
    drop();
    for (const SoakPlan &plan : std::exchange(m_waiting, {})) {
        const bool isUnknown = plan.client == Client::GoesInTheHead || plan.client == Client::StallsInTheHead ||
                               plan.client == Client::SendsGarbage;
        if (isUnknown)
            m_ledger.clientGaveUp(plan);
        else
            m_ledger.clientEnded(plan, 0);
    }
    if (!wasIdle) // Else the next one is under way already, or there is none.
        nextSoon();
}

} // namespace support

#include "moc_soakclient.cpp"
