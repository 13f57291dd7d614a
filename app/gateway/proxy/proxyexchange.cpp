#include "proxyexchange.h"

#include <algorithm>

namespace gateway {

namespace {

using traffic::GatewayError;

/** How many times a second a throttled answer is read. */
constexpr qint64 ThrottledPieces = 20;

} // namespace

ProxyExchange::ProxyExchange(GatewayServices &services, Client &client, const RequestSide &request, WriteBuffer &out,
                             QByteArray clientAddress)
    : m_services(services)
    , m_client(client)
    , m_request(request)
    , m_out(out)
    , m_response(out)
    , m_decided(services, std::move(clientAddress))
    , m_call(services, *this)
{}

void ProxyExchange::begin()
{
    m_response.begin(m_request.reader().keepsAlive() && !m_services.isStopping());
    m_decided.begin(m_request.reader().request());
    m_discarded = 0;
}

void ProxyExchange::execute()
{
    const auto &outcome = m_decided.decision().outcome;
    if (const auto *const target = std::get_if<routing::Forward>(&outcome))
        return forward(*target->target);
    if (const auto *const own = std::get_if<routing::Answer>(&outcome))
        return answer(*own);
    m_decided.record(GatewayError::FaultAbort);
    m_client.mustClose();
}

void ProxyExchange::forward(const routing::UpstreamTarget &target)
{
    const http::RequestHead &received = m_request.reader().request();
    const http::RequestHead &sent = m_decided.rewrite(received, target);
    const qint64 rate = m_decided.decision().bytesPerSecond;
    m_upstreamGate.reset();
    m_throttledUntil = 0;
    m_call.start({target, sent.method, m_request.reader().framing() == http::Framing::Chunked,
                  http::asksForUpgrade(received), rate > 0 ? std::max<qint64>(1, rate / ThrottledPieces) : 0},
                 sent);
}

void ProxyExchange::takeBody(QByteArrayView bytes)
{
    m_decided.addRequestBody(bytes);
    if (m_call.isActive())
        return m_call.sendBody(bytes);
    m_discarded += bytes.size();
    if (m_discarded <= m_services.limits().discardedBody)
        return;
    m_response.forbidNext();
    if (m_response.isHeld())
        sendAnswer();
    else
        m_client.nothingFollows();
}

void ProxyExchange::endRequest()
{
    if (m_call.isActive()) {
        m_decided.requestSent();
        m_call.endBody(m_decided.trailersFor(m_request.reader()));
    } else if (m_response.isHeld()) {
        sendAnswer();
    } else if (m_response.isComplete()) { // The upstream answered before the request was complete.
        finish();
    }
}

void ProxyExchange::refuse(routing::Answer answer)
{
    m_call.cancel();
    if (!m_decided.isRunning()) {
        m_response.begin(false);
        m_decided.beginUnreadable(m_request.reader().request());
    }
    m_response.forbidNext();
    if (!m_response.withdraw())
        return m_client.mustClose();
    m_response.hold(std::move(answer));
    sendAnswer();
}

/** Answers by the gateway itself, after the request's body if that is short. */
void ProxyExchange::answer(routing::Answer answer)
{
    m_response.hold(std::move(answer));
    if (m_request.isInRequest()) {
        if (m_response.keepsAlive() && m_request.endsSoon())
            return; // endRequest() continues.
        m_response.forbidNext();
    }
    sendAnswer();
}

void ProxyExchange::sendAnswer()
{
    http::ResponseHead head = m_response.sendHeld(m_request.reader().request());
    if (m_response.held().isCut)
        m_response.forbidNext(); // Not before: the head must not announce it.
    m_decided.answered(std::move(head), m_response.held());
    m_client.flush();
    if (m_decided.isRunning()) // Not if that has closed the connection.
        finish();
}

void ProxyExchange::responseHead(const http::MessageReader &reader)
{
    const http::ResponseHead &upstream = reader.response();
    const http::RequestHead &request = m_request.reader().request();
    if (upstream.status == 101)
        return openTunnel(reader);
    if (upstream.status / 100 == 1) {
        m_response.sendInterim(upstream, request);
        return readUpstream();
    }
    http::ResponseHead head = m_response.sendHead(upstream, reader.framing(), request, m_decided.takeResponseHead());
    m_decided.responded(std::move(head), reader.contentLength(), m_call);
}

void ProxyExchange::responseBody(QByteArrayView bytes)
{
    m_decided.addResponseBody(bytes);
    if (!m_response.sendBody(bytes))
        return m_client.mustClose();
    readUpstream();
    if (m_decided.decision().bytesPerSecond > 0)
        throttle(bytes.size());
}

void ProxyExchange::responseEnd(const http::HeaderList &trailers)
{
    m_response.sendEnd(trailers);
    m_client.flushSoon();
    if (!m_decided.isRunning())
        return;
    if (!m_request.isInRequest())
        return finish();
    m_client.requestDrained(); // endRequest() continues, or the limit for discarded bytes.
}

void ProxyExchange::finish()
{
    m_decided.record();
    if (m_response.keepsAlive())
        m_client.exchangeEnded();
    else
        m_client.nothingFollows();
}

void ProxyExchange::upstreamFailed(GatewayError error, const QString &detail)
{
    if (!m_decided.isRunning())
        return m_client.mustClose(); // What fails is not an exchange any more: its record was complete.
    m_decided.noteFailure(error, detail, m_call);
    if (!m_response.withdraw()) { // Only closing the connection tells the client that the body is incomplete.
        m_decided.record();
        return m_client.mustClose();
    }
    m_client.requestDrained();
    answer(routing::answerOf(error, detail));
}

void ProxyExchange::openTunnel(const http::MessageReader &reader)
{
    http::ResponseHead head = m_response.sendHead(reader.response(), http::Framing::None, m_request.reader().request(),
                                                  m_decided.takeResponseHead());
    m_decided.responded(std::move(head), -1, m_call);
    m_client.flush();
    m_client.protocolSwitched();
}

void ProxyExchange::takeTunnel(QByteArrayView bytes)
{
    if (m_decided.isRunning())
        m_decided.addTunnelBytes(bytes, true);
    m_call.sendTunnel(bytes);
}

void ProxyExchange::tunnelBytes(QByteArrayView bytes)
{
    if (m_decided.isRunning())
        m_decided.addTunnelBytes(bytes, false);
    if (m_out.send(bytes))
        readUpstream();
    else
        m_client.mustClose();
}

void ProxyExchange::readUpstream()
{
    const bool wasOpen = m_upstreamGate.isOpen();
    if (m_out.pending() >= m_services.limits().highWater)
        m_upstreamGate.fill();
    else if (m_out.pending() < m_services.limits().lowWater)
        m_upstreamGate.drain();
    if (m_upstreamGate.isOpen() != wasOpen)
        m_call.setReading(m_upstreamGate.isOpen());
}

/** Stops reading from the upstream for the time that the bytes take at the simulated rate. */
void ProxyExchange::throttle(qsizetype bytes)
{
    constexpr qint64 perSecond = 1000;
    m_throttledUntil = std::max(m_services.now(), m_throttledUntil) +
                       bytes * perSecond / m_decided.decision().bytesPerSecond;
    if (m_upstreamGate.isThrottled())
        return;
    m_upstreamGate.throttle();
    m_call.setReading(false);
    unthrottleLater();
}

void ProxyExchange::unthrottleLater()
{
    const std::chrono::milliseconds delay(m_throttledUntil - m_services.now());
    m_services.callAfter(delay, this, [this] {
        if (!m_upstreamGate.isThrottled())
            return;
        if (m_services.now() < m_throttledUntil) // More bytes have arrived, or the clock is less exact than the call.
            return unthrottleLater();
        m_upstreamGate.release(m_out.pending() >= m_services.limits().lowWater);
        m_call.setReading(m_upstreamGate.isOpen());
    });
}

void ProxyExchange::checkTime(qint64 now)
{
    m_call.checkStall(now);
    const bool waitsForUpstream = !m_request.isInRequest() || m_call.pending() > 0;
    const bool isLate = now - m_call.lastProgress() > m_services.limits().upstreamTime.count();
    if (!m_call.isActive() || m_response.hasStarted() || !waitsForUpstream || !isLate)
        return;
    m_call.cancel();
    upstreamFailed(GatewayError::UpstreamTimeout, {});
}

void ProxyExchange::cancel()
{
    m_call.cancel();
    m_decided.record();
}

void ProxyExchange::abort(GatewayError error)
{
    if (m_decided.isRunning() && m_call.isActive() && !m_call.peerAddress().isEmpty())
        m_decided.noteConnection(m_call);
    m_call.cancel();
    m_decided.record(error);
}

} // namespace gateway
