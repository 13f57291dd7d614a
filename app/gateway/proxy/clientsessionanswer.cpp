#include "clientsession.h"

#include "messagewriter.h"
#include "responsehead.h"

#include <QTimer>

// What is sent to the client: the gateway's own answers, those of the upstream, and what follows their end.
namespace gateway {

namespace {

using traffic::AnsweredBy;
using traffic::GatewayError;

/** A piece of a body up to this size is copied, to be sent in one write with the bytes around it. */
constexpr qsizetype CopiedBytes = 8 * 1024;

} // namespace

/** Answers by the gateway itself, after the request's body if that is short. */
void ClientSession::answer(routing::Answer answer)
{
    m_answer = std::move(answer);
    const bool waitsForContinue = m_reader.request().headers.contains("Expect");
    const bool comesToAnEnd = m_inRequest && m_keepsAlive && !waitsForContinue &&
                              m_reader.contentLength() <= m_services.limits().discardedBody;
    if (comesToAnEnd)
        return; // requestEnded() continues.
    m_keepsAlive = m_keepsAlive && !m_inRequest;
    sendAnswer();
}

void ClientSession::sendAnswer()
{
    const routing::Answer answer = std::move(*m_answer);
    m_answer.reset();
    traffic::Exchange &exchange = m_record.exchange();
    exchange.response = routing::headOf(answer, !m_keepsAlive);
    exchange.answeredBy = AnsweredBy::Gateway;
    exchange.gatewayReason = answer.error;
    m_record.responseBegan();
    m_record.addResponseBody(answer.body);
    http::writeHead(exchange.response, m_out.buffer());
    const bool headOnly = m_reader.request().method == "HEAD";
    write(headOnly ? QByteArrayView() : QByteArrayView(answer.body));
    if (m_phase != Phase::Closed)
        finishExchange();
}

void ClientSession::noteConnection()
{
    traffic::Exchange &exchange = m_record.exchange();
    exchange.reachedUpstream = true;
    exchange.serverAddress = m_call.peerAddress();
    exchange.upstreamConnection = m_call.connectionId();
    exchange.reusedConnection = m_call.reusedConnection();
    exchange.timings.dns = m_call.times().dns;
    exchange.timings.connect = m_call.times().connect;
    exchange.timings.ssl = m_call.times().ssl;
}

void ClientSession::responseHead(const http::MessageReader &reader)
{
    const http::ResponseHead &upstream = reader.response();
    if (upstream.status == 101)
        return openTunnel(reader);
    const http::RequestHead &request = m_reader.request();
    const bool informs = upstream.status / 100 == 1;
    if (informs && request.minorVersion == 0)
        return;
    http::ResponseHead &recorded = m_record.exchange().response;
    ClientResponse response = clientResponse(upstream, reader.framing(), request, m_keepsAlive && !m_halfClosed,
                                             informs ? http::ResponseHead() : std::move(recorded));
    http::writeHead(response.head, m_out.buffer());
    if (informs)
        return;
    m_keepsAlive = !response.closes;
    m_responseChunked = response.isChunked;
    m_responseStarted = true;
    noteConnection();
    m_record.responseBegan(reader.contentLength());
    recorded = std::move(response.head);
    m_record.exchange().answeredBy = AnsweredBy::Upstream;
}

void ClientSession::responseBody(QByteArrayView bytes)
{
    m_record.addResponseBody(bytes);
    if (m_responseChunked)
        http::writeChunkStart(bytes.size(), m_out.buffer());
    if (bytes.size() <= CopiedBytes)
        m_out.queue(bytes); // Sent together with what else arrives in this turn.
    else
        write(bytes);
    if (m_responseChunked && m_phase != Phase::Closed)
        m_out.queue("\r\n");
    pauseIfFull();
    if (m_decision.bytesPerSecond > 0)
        throttle(bytes.size());
}

/** Stops reading from the upstream for the time that the bytes take at the simulated rate. */
void ClientSession::throttle(qsizetype bytes)
{
    constexpr qint64 perSecond = 1000;
    m_throttled = true;
    m_call.setReading(false);
    QTimer::singleShot(std::chrono::milliseconds(bytes * perSecond / m_decision.bytesPerSecond), this, [this] {
        m_throttled = false;
        if (m_phase != Phase::Closed && m_out.pending() < m_services.limits().lowWater)
            m_call.setReading(true);
    });
}

void ClientSession::responseEnd(const http::HeaderList &trailers)
{
    m_record.exchange().upstreamConnection = m_call.connectionId();
    if (m_responseChunked)
        http::writeLastChunk(trailers, m_out.buffer());
    flushSoon();
    if (m_phase == Phase::Closed)
        return;
    if (m_inRequest)
        return; // requestEnded() continues, or the limit for discarded bytes.
    finishExchange();
}

void ClientSession::responsePassed()
{
    flushSoon();
}

void ClientSession::openTunnel(const http::MessageReader &reader)
{
    const ClientResponse response = clientResponse(reader.response(), http::Framing::None, m_reader.request(), true);
    http::writeHead(response.head, m_out.buffer());
    noteConnection();
    m_record.responseBegan();
    m_record.exchange().response = response.head;
    m_record.exchange().answeredBy = AnsweredBy::Upstream;
    recordExchange();
    m_phase = Phase::Tunnel;
    m_responseStarted = true;
    flush();
    if (m_phase == Phase::Tunnel && !m_backlog.isEmpty())
        m_call.sendTunnel(std::exchange(m_backlog, {}));
}

void ClientSession::tunnelBytes(QByteArrayView bytes)
{
    write(bytes);
    pauseIfFull();
}

void ClientSession::tunnelEnd()
{
    m_keepsAlive = false;
    beginClosing();
}

void ClientSession::requestDrained()
{
    if (m_clientPaused && !m_halfClosed && m_phase != Phase::Closed) {
        m_clientPaused = false;
        m_lastRead = m_services.now();
        m_client->setReading(true);
    }
}

void ClientSession::upstreamFailed(GatewayError error, const QString &detail)
{
    if (m_phase == Phase::Closed)
        return;
    if (!m_record.isRunning())
        return abort(); // What fails is not an exchange any more: its record was complete.
    requestDrained();
    m_record.exchange().error = error;
    m_record.exchange().errorDetail = detail;
    m_record.exchange().timings.dns = m_call.times().dns;
    if (m_responseStarted) { // Only closing the connection tells the client that the body is incomplete.
        recordExchange();
        return abort();
    }
    answer(routing::answerOf(error, detail));
}

void ClientSession::finishExchange()
{
    recordExchange();
    m_phaseSince = m_lastRead = m_services.now();
    m_responseStarted = false;
    m_decision = {};
    m_rules.reset(); // An idle connection does not keep old routes and their credentials.
    if (!m_keepsAlive || m_halfClosed || m_services.isStopping())
        return beginClosing();
    m_phase = Phase::Request;
    requestDrained();
    takeBacklog();
}

/** Called by the upstream's side. A running take() continues by itself. */
void ClientSession::takeBacklog()
{
    if (m_taking || m_backlog.isEmpty())
        return;
    const QByteArray backlog = std::exchange(m_backlog, {});
    take(backlog);
}

void ClientSession::recordExchange(GatewayError error)
{
    if (!m_record.isRunning())
        return;
    if (error != GatewayError::None) {
        m_record.exchange().error = error;
        m_record.exchange().errorDetail.clear();
    }
    m_services.record(m_record.take());
}

} // namespace gateway
