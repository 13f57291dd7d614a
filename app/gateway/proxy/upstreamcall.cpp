#include "upstreamcall.h"

#include "gatewayservices.h"
#include "messagewriter.h"
#include "methods.h"
#include "trailerfilter.h"

#include <algorithm>

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
using traffic::GatewayError;

/** Limit for a request that is stored to be sent again if its pooled connection is stale. */
constexpr qsizetype RepeatableBytes = 64 * 1024;

} // namespace

UpstreamCall::UpstreamCall(GatewayServices &services, Caller &caller)
    : Poller::Sender(Poller::Towards::Upstream)
    , m_services(services)
    , m_caller(caller)
{
    m_reader.setLimits(m_services.limits().reading);
}

UpstreamCall::~UpstreamCall()
{
    m_services.poller().forget(*this);
}

void UpstreamCall::start(Request request, const http::RequestHead &head)
{
    m_request = std::move(request);
    m_reader.reset();
    m_reader.setRequestMethod(m_request.method);
    m_out.clear();
    m_interimResponses = 0;
    m_times = {};
    m_peer.clear();
    m_sent.resize(0);
    m_progress = m_services.now();
    m_active = true;
    m_tunnels = m_requestEnded = m_heard = m_sentBody = m_takesNoMore = false;
    PooledConnection pooled = m_services.pool().take(m_request.target.url);
    m_canRepeat = m_reused = pooled.connection != nullptr;
    http::writeHead(head, m_out.buffer());
    remember(m_out.buffer());
    if (m_reused)
        use(std::move(pooled));
    else
        reconnect();
}

void UpstreamCall::reconnect()
{
    m_connector.reset(new UpstreamConnector(
        m_request.target, m_services.poller(), m_services.tls(), [this](UpstreamConnector::Outcome outcome) {
            m_times = outcome.times;
            m_connector.reset();
            if (!outcome.connection)
                return fail(outcome.error, outcome.detail);
            const QByteArray peer = outcome.connection->peerAddress();
            use({std::move(outcome.connection), m_services.nextConnectionId(), peer});
            flush();
            if (m_active)
                m_caller.requestDrained();
        }));
    m_connector->start();
}

void UpstreamCall::use(PooledConnection pooled)
{
    m_pooled = std::move(pooled);
    m_pooled.connection->setListener(this);
    m_pooled.connection->setReading(true);
    m_peer = m_pooled.peer;
    m_out.setConnection(m_pooled.connection.get());
    m_progress = m_services.now();
}

void UpstreamCall::remember(QByteArrayView bytes)
{
    if (!m_canRepeat)
        return;
    m_canRepeat = m_sent.size() + bytes.size() <= RepeatableBytes;
    if (m_canRepeat)
        m_sent.append(bytes);
    else
        m_sent.clear();
}

void UpstreamCall::write(QByteArrayView bytes)
{
    remember(bytes);
    m_progress = m_services.now();
    if (!m_takesNoMore && !m_out.send(bytes))
        writingBroke();
}

void UpstreamCall::sendBody(QByteArrayView bytes)
{
    if (!m_active || bytes.isEmpty())
        return;
    m_sentBody = true;
    if (!m_request.isChunked)
        return write(bytes);
    QByteArray prefix;
    http::writeChunkStart(bytes.size(), prefix);
    remember(prefix);
    m_out.queue(prefix);
    write(bytes);
    remember("\r\n");
    m_out.queue("\r\n");
}

void UpstreamCall::endBody(const http::HeaderList &trailers)
{
    if (!m_active)
        return;
    m_requestEnded = true;
    if (m_request.isChunked) {
        QByteArray last;
        http::writeLastChunk(trailers, last);
        remember(last);
        m_out.queue(last);
    }
    flushSoon();
}

void UpstreamCall::flushSoon()
{
    if (m_active && m_pooled.connection && m_out.pending() > 0)
        m_services.poller().sendSoon(*this);
}

void UpstreamCall::sendTunnel(QByteArrayView bytes)
{
    if (m_active && !m_out.send(bytes))
        inputEnded(true);
}

void UpstreamCall::endTunnel()
{
    if (m_active && m_pooled.connection)
        m_pooled.connection->endWriting();
}

void UpstreamCall::flush()
{
    if (m_active && !m_takesNoMore && !m_out.flush())
        writingBroke();
}

void UpstreamCall::setReading(bool on)
{
    if (m_active && m_pooled.connection)
        m_pooled.connection->setReading(on);
}

void UpstreamCall::cancel()
{
    m_active = false;
    m_connector.reset();
    m_services.poller().forget(*this);
    m_out.clear();
    m_pooled = {};
}

void UpstreamCall::readable(Connection &connection)
{
    QByteArray &scratch = m_services.scratch();
    const qsizetype room = m_readLimit > 0 ? std::min<qsizetype>(m_readLimit, scratch.size()) : scratch.size();
    const Transfer transfer = connection.read(scratch.data(), room);
    if (transfer.bytes > 0) {
        m_heard = true;
        m_progress = m_services.now();
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
    if (!m_active)
        return;
    m_progress = m_services.now();
    if (m_out.pending() < m_services.limits().lowWater)
        m_caller.requestDrained();
}

void UpstreamCall::take(QByteArrayView bytes)
{
    if (m_tunnels) {
        m_caller.tunnelBytes(bytes);
        return;
    }
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
        return m_active;
    case Event::End:
        if (m_reader.response().status / 100 == 1)
            return true;
        completed(m_reader.keepsAlive() && rest.isEmpty());
        return false;
    case Event::Upgrade:
        m_tunnels = true;
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
    if (status == 101 && !m_request.asksForUpgrade) {
        fail(GatewayError::UpstreamSwitchedProtocols);
        return false;
    }
    if (status / 100 == 1 && status != 101 && ++m_interimResponses > m_services.limits().interimResponses) {
        fail(GatewayError::UpstreamMalformed);
        return false;
    }
    m_tunnels = status == 101; // The caller may send its first bytes now, and that may fail.
    m_caller.responseHead(m_reader);
    return m_active;
}

void UpstreamCall::checkStall(qint64 now)
{
    if (m_active && m_pooled.connection && m_stall.isOver(m_out, now, m_services.limits().stallTime))
        inputEnded(true);
}

void UpstreamCall::inputEnded(bool broken)
{
    if (m_tunnels) {
        cancel();
        m_caller.tunnelEnd();
        return;
    }
    if (!m_heard)
        return broke(GatewayError::UpstreamClosed);
    const auto step = m_reader.finish();
    if (!broken && step.event == Event::End)
        completed(false);
    else
        fail(GatewayError::UpstreamClosed);
}

void UpstreamCall::completed(bool clean)
{
    // After an answer to an incomplete request the state of the connection is unknown.
    if (clean && m_requestEnded && m_out.pending() == 0 && m_pooled.connection) {
        m_out.setConnection(nullptr);
        const quint64 id = m_pooled.id;
        m_services.pool().put(m_request.target.url, std::move(m_pooled), m_services.now());
        m_pooled = {};
        m_pooled.id = id;
        m_active = false;
    } else {
        const quint64 id = m_pooled.id;
        cancel();
        m_pooled.id = id;
    }
    m_caller.responseEnd(responseTrailers(m_reader.trailers(), m_reader.response().headers));
}

bool UpstreamCall::mayRetry() const
{
    return m_reused && !m_heard && m_canRepeat && (http::isIdempotent(m_request.method) || !m_sentBody);
}

/** An upstream may refuse a body and close. Its answer, or the end, can still be read. */
void UpstreamCall::writingBroke()
{
    if (mayRetry())
        return broke(GatewayError::UpstreamClosed);
    m_takesNoMore = true;
    m_out.clear();
}

void UpstreamCall::broke(GatewayError error)
{
    if (!mayRetry())
        return fail(error);
    m_reused = m_canRepeat = false;
    m_pooled = {};
    m_out.clear();
    m_out.queue(m_sent);
    m_sent.clear();
    reconnect();
}

void UpstreamCall::fail(GatewayError error, const QString &detail)
{
    cancel();
    m_caller.upstreamFailed(error, detail);
}

} // namespace gateway
