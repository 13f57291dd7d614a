#include "upstreamcall.h"

#include "gatewayservices.h"
#include "messagerules.h"
#include "methods.h"
#include "trailerfilter.h"

#include <algorithm>

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
using traffic::GatewayError;

bool isInterim(int status)
{
    return status / 100 == 1 && status != 101;
}

} // namespace

UpstreamCall::UpstreamCall(GatewayServices &services, Caller &caller)
    : SendQueue::Sender(SendQueue::Towards::Upstream)
    , m_services(services)
    , m_caller(caller)
{
    m_reader.setLimits(m_services.limits().reading);
}

UpstreamCall::~UpstreamCall()
{
    m_services.sends().forget(*this);
}

void UpstreamCall::start(Request request, const http::RequestHead &head)
{
    m_request = std::move(request);
    m_reader.reset();
    m_reader.setRequestMethod(m_request.method);
    m_interimResponses = 0;
    m_times = {};
    m_peer.clear();
    m_progress = m_services.now();
    PooledConnection pooled = m_services.pool().take(m_request.target.url);
    m_isReused = pooled.connection != nullptr;
    m_sent.begin(head, {m_request.isChunked, http::isIdempotent(m_request.method), m_isReused});
    if (m_isReused)
        use(std::move(pooled));
    else
        connectNew();
}

void UpstreamCall::connectNew()
{
    m_state = State::Connecting;
    m_connector = m_services.newConnector(
        m_request.target, [this](UpstreamConnector::Outcome outcome) { connected(std::move(outcome)); });
    m_connector->start();
}

void UpstreamCall::connected(UpstreamConnector::Outcome outcome)
{
    m_times = outcome.times;
    m_connector.reset();
    if (!outcome.connection)
        return fail(outcome.error, outcome.detail);
    const QByteArray peer = outcome.connection->peerAddress();
    use({std::move(outcome.connection), m_services.nextConnectionId(), peer});
    flush();
    if (isActive())
        m_caller.requestDrained();
}

void UpstreamCall::use(PooledConnection pooled)
{
    m_state = State::Waiting;
    m_pooled = std::move(pooled);
    m_pooled.connection->setListener(this);
    m_pooled.connection->setReading(true);
    m_peer = m_pooled.peer;
    m_sent.setConnection(m_pooled.connection.get());
    m_progress = m_services.now();
}

void UpstreamCall::sendBody(QByteArrayView bytes)
{
    if (!isActive())
        return;
    m_progress = m_services.now();
    if (!m_sent.addBody(bytes))
        writingBroke();
}

void UpstreamCall::endBody(const http::HeaderList &trailers)
{
    if (!isActive())
        return;
    m_sent.end(trailers);
    flushSoon();
}

void UpstreamCall::flushSoon()
{
    if (m_pooled.connection && m_sent.pending() > 0)
        m_services.sends().sendSoon(*this);
}

void UpstreamCall::sendTunnel(QByteArrayView bytes)
{
    if (m_state == State::Tunnel && !m_sent.addTunnelBytes(bytes))
        writingBroke();
}

void UpstreamCall::endTunnel()
{
    if (m_state == State::Tunnel)
        m_sent.endTunnel();
}

void UpstreamCall::flush()
{
    if (isActive() && !m_sent.flush())
        writingBroke();
}

void UpstreamCall::setReading(bool on)
{
    if (m_pooled.connection)
        m_pooled.connection->setReading(on);
}

void UpstreamCall::cancel()
{
    m_state = State::Idle;
    m_connector.reset();
    m_services.sends().forget(*this);
    m_sent.clear();
    m_pooled = {};
}

void UpstreamCall::readable(Connection &connection)
{
    QByteArray &scratch = m_services.scratch();
    const qint64 limit = m_request.readLimit;
    const qsizetype room = limit > 0 ? std::min<qsizetype>(limit, scratch.size()) : scratch.size();
    const Transfer transfer = connection.read(scratch.data(), room);
    if (transfer.bytes > 0) {
        m_progress = m_services.now();
        if (m_state == State::Waiting)
            m_state = State::Response;
        m_sent.forbidReplay();
        take(QByteArrayView(scratch).first(transfer.bytes));
    } else if (transfer.state != Transfer::State::Blocked) {
        inputEnded(transfer.state == Transfer::State::Failed);
    }
}

void UpstreamCall::writable(Connection &)
{
    sendNow();
}

/** Reports room here too: if everything was sent immediately, writable() is not called. */
void UpstreamCall::sendNow()
{
    flush();
    if (!isActive())
        return;
    m_progress = m_services.now();
    if (m_sent.pending() < m_services.limits().lowWater)
        m_caller.requestDrained();
}

void UpstreamCall::take(QByteArrayView bytes)
{
    if (m_state == State::Tunnel)
        return m_caller.tunnelBytes(bytes);
    for (;;) {
        const http::MessageReader::Step step = m_reader.next(bytes);
        bytes = bytes.sliced(step.consumed);
        if (!pass(step, bytes))
            return;
    }
}

bool UpstreamCall::pass(const http::MessageReader::Step &step, QByteArrayView rest)
{
    switch (step.event) {
    case Event::NeedMore:
        m_caller.responsePassed();
        return false;
    case Event::Head:
        return passHead();
    case Event::Body:
        m_caller.responseBody(step.body);
        return isActive();
    case Event::End:
        if (isInterim(m_reader.response().status))
            return true;
        completed(m_reader.keepsAlive() && rest.isEmpty());
        return false;
    case Event::Upgrade:
        if (!rest.isEmpty())
            m_caller.tunnelBytes(rest);
        return false;
    case Event::Error:
        fail(GatewayError::UpstreamMalformed);
        return false;
    }
    return false;
}

bool UpstreamCall::passHead()
{
    const int status = m_reader.response().status;
    const bool switches = status == 101;
    if (switches && !(m_request.asksForUpgrade && http::acceptsUpgrade(m_reader.response()))) {
        fail(GatewayError::UpstreamSwitchedProtocols);
        return false;
    }
    if (isInterim(status) && ++m_interimResponses > m_services.limits().interimResponses) {
        fail(GatewayError::UpstreamMalformed);
        return false;
    }
    if (switches)
        m_state = State::Tunnel; // The caller may send its first bytes now, and that may fail.
    m_caller.responseHead(m_reader);
    return isActive();
}

void UpstreamCall::checkStall(qint64 now)
{
    if (m_pooled.connection && m_sent.isStalled(now, m_services.limits().stallTime))
        inputEnded(true);
}

void UpstreamCall::inputEnded(bool broken)
{
    if (m_state == State::Tunnel) {
        cancel();
        return m_caller.tunnelEnd();
    }
    if (m_state == State::Waiting)
        return m_sent.isReplayable() ? replay() : fail(GatewayError::UpstreamClosed);
    const auto step = m_reader.finish();
    if (!broken && step.event == Event::End)
        completed(false);
    else
        fail(GatewayError::UpstreamClosed);
}

void UpstreamCall::completed(bool clean)
{
    // After an answer to an incomplete request the state of the connection is unknown.
    if (clean && m_sent.isDelivered()) {
        m_sent.clear();
        m_services.pool().put(m_request.target.url, std::exchange(m_pooled, {}), m_services.now());
        m_state = State::Idle;
    } else {
        cancel();
    }
    m_caller.responseEnd(responseTrailers(m_reader.trailers(), m_reader.response().headers));
}

/** An upstream may refuse a body and close. Its answer, or the end, can still be read. */
void UpstreamCall::writingBroke()
{
    if (m_state == State::Tunnel)
        return inputEnded(true);
    if (m_sent.isReplayable())
        return replay();
    m_sent.giveUp();
}

void UpstreamCall::replay()
{
    m_isReused = false;
    m_pooled = {};
    m_sent.replay();
    connectNew();
}

void UpstreamCall::fail(GatewayError error, const QString &detail)
{
    cancel();
    m_caller.upstreamFailed(error, detail);
}

} // namespace gateway
