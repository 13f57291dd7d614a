#include "clientsession.h"

#include "admission.h"
#include "apply.h"
#include "messagewriter.h"
#include "responsehead.h"
#include "trailerfilter.h"

#include <QTimer>

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
using traffic::AnsweredBy;

/** Reads of a second, of an answer that is slowed down. */
constexpr qint64 ThrottledPieces = 20;

/** Of requests sent before the answer to the one before. */
constexpr qsizetype BacklogBytes = 64 * 1024;

/** A piece of a body up to this size is copied, to be sent together with the head and the end around it. */
constexpr qsizetype CopiedBytes = 8 * 1024;

/** How long the rest of a refused request is read, so that the client gets to see the answer. */
constexpr qint64 ClosingTime = 2000;

} // namespace

ClientSession::ClientSession(GatewayServices &services, ConnectionPtr client)
    : m_services(services)
    , m_client(std::move(client))
    , m_address(m_client->peerAddress())
    , m_call(services, *this)
{
    m_reader.setLimits(services.limits().reading);
    m_client->setListener(this);
    m_client->setReading(true);
    m_out.setConnection(m_client.get());
    m_phaseSince = m_lastRead = services.now();
}

ClientSession::~ClientSession()
{
    m_services.ready().forget(*this);
}

void ClientSession::readable(Connection &connection)
{
    QByteArray &scratch = m_services.scratch();
    const Transfer transfer = connection.read(scratch.data(), scratch.size());
    if (transfer.bytes > 0) {
        m_lastRead = m_services.now();
        take(QByteArrayView(scratch).first(transfer.bytes));
    } else if (transfer.state != Transfer::State::Blocked) {
        clientEnded(transfer.state == Transfer::State::Failed);
    }
}

void ClientSession::take(QByteArrayView bytes)
{
    if (m_phase == Phase::Tunnel) {
        m_call.sendTunnel(bytes);
        return pauseClientIfFull();
    }
    m_taking = true;
    while (takeStep(bytes)) {
    }
    m_taking = false;
    if (m_call.isActive())
        m_call.flushSoon();
    if (m_phase != Phase::Closed)
        pauseClientIfFull();
}

/** False: nothing more to be done with these bytes now. */
bool ClientSession::takeStep(QByteArrayView &bytes)
{
    if (m_phase == Phase::Response || m_phase == Phase::Delayed) {
        m_backlog.append(bytes);
        return false;
    }
    if (m_phase != Phase::Request)
        return false;
    const http::MessageReader::Step step = m_reader.next(bytes);
    bytes = bytes.sliced(step.consumed);
    switch (step.event) {
    case Event::NeedMore:
    case Event::Upgrade:
        return false;
    case Event::Head:
        beginExchange();
        return true;
    case Event::Body:
        takeBody(step.body);
        return true;
    case Event::End:
        requestEnded();
        return true;
    case Event::Error:
        if (!m_record.isRunning())
            m_record.begin(m_reader.request(), m_address, m_services.recordedBodyBytes(), m_services.blocks());
        m_keepsAlive = false;
        m_call.cancel();
        if (m_responseStarted)
            abort();
        else
            answer(unreadableAnswer(m_reader.failure()));
        return false;
    }
    return false;
}

void ClientSession::beginExchange()
{
    const http::RequestHead &request = m_reader.request();
    m_inRequest = true;
    m_keepsAlive = m_reader.keepsAlive() && !m_services.isStopping();
    m_responseStarted = m_responseChunked = false;
    m_discarded = 0;
    m_credentialField.clear();
    m_record.begin(request, m_address, m_services.recordedBodyBytes(), m_services.blocks());
    m_bytesPerSecond = 0;
    if (const routing::FaultTable faults = m_services.faults(); !faults.isEmpty()) {
        if (const routing::Fault *const fault = faults.find(request.method, request.target))
            return suffer(*fault);
    }
    serve();
}

/** The delay first; then what is to go wrong instead of an answer; else the request goes its way, perhaps slowly. */
void ClientSession::suffer(const routing::Fault &fault)
{
    if (fault.delay.count() > 0) {
        m_phase = Phase::Delayed;
        routing::Fault rest = fault;
        rest.delay = {};
        QTimer::singleShot(fault.delay, this, [this, rest] {
            if (m_phase != Phase::Delayed)
                return;
            m_phase = Phase::Request;
            m_lastRead = m_services.now();
            suffer(rest);
            requestDrained();
            const QByteArray backlog = std::exchange(m_backlog, {});
            if (m_phase != Phase::Closed)
                take(backlog);
        });
        return;
    }
    m_bytesPerSecond = fault.bytesPerSecond;
    if (fault.aborts)
        abort("fault-abort");
    else if (fault.status > 0)
        answer(faultAnswer(fault.status));
    else
        serve();
}

void ClientSession::serve()
{
    const http::RequestHead &request = m_reader.request();
    const routing::RouteTable routes = m_services.routes();
    const routing::RouteMatch match = routes.find(request.target);
    const routing::Route *route = match.route;
    if (route) {
        m_record.exchange().apiName = route->apiName;
        m_record.exchange().documentPath = route->documentPath;
        if (route->credential) {
            m_credentialField = route->credential->headerName;
            m_record.exchange().secretHeaderNames = {m_credentialField};
        }
    }
    if (auto own = refusal(m_services, request, match))
        return answer(std::move(*own));
    proxy(match);
}

void ClientSession::proxy(const routing::RouteMatch &match)
{
    const routing::Route &route = *match.route;
    const http::RequestHead &request = m_reader.request();
    routing::Applied applied = routing::apply(route, *match.plan, request,
                                              {m_address, m_services.prefixMatch(), match.listenPathBytes});
    UpstreamCall::Request call;
    call.target = targetOf(m_services, match);
    if (!applied.request.headers.contains("Host")) // The echo of an API that has no upstream yet.
        applied.request.headers.append("Host",
                                       call.target.host.toLatin1() + ':' + QByteArray::number(call.target.port));
    call.method = applied.request.method;
    call.isChunked = m_reader.framing() == http::Framing::Chunked;
    traffic::Exchange &exchange = m_record.exchange();
    exchange.upstreamRequest = std::move(applied.request);
    exchange.changes = std::move(applied.changes);
    exchange.upstreamUrl = call.target.url;
    m_call.setReadLimit(m_bytesPerSecond > 0 ? std::max<qint64>(1, m_bytesPerSecond / ThrottledPieces) : 0);
    m_call.start(std::move(call), exchange.upstreamRequest);
}

void ClientSession::takeBody(QByteArrayView bytes)
{
    m_record.addRequestBody(bytes);
    if (m_call.isActive()) {
        m_call.sendBody(bytes);
        return;
    }
    m_discarded += bytes.size();
    if (m_discarded <= m_services.limits().discardedBody)
        return;
    m_keepsAlive = false;
    if (m_answer)
        sendAnswer();
    else
        beginClosing();
}

void ClientSession::requestEnded()
{
    m_inRequest = false;
    m_phase = Phase::Response;
    m_phaseSince = m_services.now();
    if (m_call.isActive()) {
        m_record.requestSent();
        m_call.endBody(requestTrailers(m_reader.trailers(), m_reader.request().headers, m_credentialField));
    } else if (m_answer) {
        sendAnswer();
    } else if (m_responseStarted) { // The upstream had answered before the request was complete.
        finishExchange();
    }
}

/** Ends the exchange with the gateway's own words, behind the request's body where that is short. */
void ClientSession::answer(GatewayAnswer answer)
{
    m_answer = std::move(answer);
    const bool waitsForContinue = m_reader.request().headers.contains("Expect");
    const bool comesToAnEnd = m_inRequest && m_keepsAlive && !waitsForContinue &&
                              m_reader.contentLength() <= m_services.limits().discardedBody;
    if (comesToAnEnd)
        return; // requestEnded() goes on.
    m_keepsAlive = m_keepsAlive && !m_inRequest;
    sendAnswer();
}

void ClientSession::sendAnswer()
{
    const GatewayAnswer answer = std::move(*m_answer);
    m_answer.reset();
    traffic::Exchange &exchange = m_record.exchange();
    exchange.response = headOf(answer, !m_keepsAlive);
    exchange.answeredBy = AnsweredBy::Gateway;
    exchange.gatewayReason = answer.reason;
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
    ClientResponse response = clientResponse(upstream, reader.framing(), request, m_keepsAlive && !m_halfClosed);
    http::writeHead(response.head, m_out.buffer());
    if (informs)
        return;
    m_keepsAlive = !response.closes;
    m_responseChunked = response.isChunked;
    m_responseStarted = true;
    noteConnection();
    m_record.responseBegan(reader.contentLength());
    m_record.exchange().response = std::move(response.head);
    m_record.exchange().answeredBy = AnsweredBy::Upstream;
}

void ClientSession::responseBody(QByteArrayView bytes)
{
    m_record.addResponseBody(bytes);
    if (m_responseChunked)
        http::writeChunkStart(bytes.size(), m_out.buffer());
    if (bytes.size() <= CopiedBytes)
        m_out.queue(bytes); // Goes together with what else comes in this turn.
    else
        write(bytes);
    if (m_responseChunked && m_phase != Phase::Closed)
        m_out.queue("\r\n");
    pauseIfFull();
    if (m_bytesPerSecond > 0)
        throttle(bytes.size());
}

/** Leaves the upstream unread for as long as the bytes take at the rate that was asked for. */
void ClientSession::throttle(qsizetype bytes)
{
    constexpr qint64 perSecond = 1000;
    m_throttled = true;
    m_call.setReading(false);
    QTimer::singleShot(std::chrono::milliseconds(bytes * perSecond / m_bytesPerSecond), this, [this] {
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
        return; // requestEnded() goes on, or the limit for what is thrown away.
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

void ClientSession::upstreamFailed(const QByteArray &reason, const QString &detail)
{
    if (m_phase == Phase::Closed)
        return;
    requestDrained();
    const QString code = QString::fromLatin1(reason);
    m_record.exchange().error = detail.isEmpty() ? code : code + u": "_qs + detail;
    m_record.exchange().timings.dns = m_call.times().dns;
    if (m_responseStarted) { // Cutting the connection is the only way left to say that the body is not whole.
        recordExchange();
        return abort();
    }
    answer(upstreamFailureAnswer(reason, detail));
}

void ClientSession::finishExchange()
{
    recordExchange();
    m_phaseSince = m_lastRead = m_services.now();
    m_responseStarted = false;
    if (!m_keepsAlive || m_halfClosed || m_services.isStopping())
        return beginClosing();
    m_phase = Phase::Request;
    requestDrained();
    takeBacklog();
}

/** From the upstream's side; a loop that is taking goes on by itself. */
void ClientSession::takeBacklog()
{
    if (m_taking || m_backlog.isEmpty())
        return;
    const QByteArray backlog = std::exchange(m_backlog, {});
    take(backlog);
}

void ClientSession::recordExchange(const char *error)
{
    if (!m_record.isRunning())
        return;
    if (error)
        m_record.exchange().error = QString::fromLatin1(error);
    m_services.record(m_record.take());
}

void ClientSession::write(QByteArrayView bytes)
{
    if (m_phase != Phase::Closed && !m_out.send(bytes))
        clientEnded(true);
}

void ClientSession::flush()
{
    write({});
}

void ClientSession::flushSoon()
{
    if (m_phase != Phase::Closed && m_out.pending() > 0)
        m_services.ready().sendSoon(*this);
}

void ClientSession::sendNow()
{
    writable(*m_client);
}

void ClientSession::pauseIfFull()
{
    if (m_out.pending() >= m_services.limits().highWater)
        m_call.setReading(false);
}

void ClientSession::pauseClientIfFull()
{
    const bool full = m_call.isActive() && m_call.pending() >= m_services.limits().highWater;
    if ((full || m_backlog.size() >= BacklogBytes) && !m_clientPaused) {
        m_clientPaused = true;
        m_client->setReading(false);
    }
}

void ClientSession::writable(Connection &)
{
    flush();
    if (m_phase == Phase::Closed)
        return;
    if (m_out.pending() < m_services.limits().lowWater && !m_throttled)
        m_call.setReading(true);
    if (m_phase == Phase::Closing && m_out.pending() == 0)
        m_client->endWriting();
}

void ClientSession::clientEnded(bool broken)
{
    if (m_phase == Phase::Closed)
        return;
    if (!broken && m_phase == Phase::Tunnel) {
        m_halfClosed = true;
        m_client->setReading(false);
        return m_call.endTunnel();
    }
    // Some clients end their side with the request and wait for the answer.
    if (!broken && m_phase == Phase::Response && !m_responseStarted && !m_halfClosed) {
        m_halfClosed = true;
        return m_client->setReading(false);
    }
    abort();
}

void ClientSession::beginClosing()
{
    m_call.cancel();
    recordExchange();
    m_phase = Phase::Closing;
    m_phaseSince = m_services.now();
    m_backlog.clear();
    if (m_out.pending() == 0) {
        m_client->endWriting();
        if (m_halfClosed)
            return close();
    }
    if (!m_halfClosed)
        m_client->setReading(true); // What still comes is thrown away, so that the answer is not lost to a reset.
}

void ClientSession::abort(const char *error)
{
    if (m_record.isRunning() && m_call.isActive() && !m_call.peerAddress().isEmpty())
        noteConnection();
    m_call.cancel();
    recordExchange(error);
    close();
}

void ClientSession::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    m_out.clear();
    m_services.ready().forget(*this);
    m_client->setListener(nullptr);
    m_client->close();
    m_services.ended(*this);
}

void ClientSession::stopSoon()
{
    if (m_phase == Phase::Request && !m_inRequest)
        close();
    m_keepsAlive = false;
}

void ClientSession::checkTime(qint64 now)
{
    const GatewayLimits &limits = m_services.limits();
    const auto past = [now](qint64 since, std::chrono::milliseconds limit) { return now - since > limit.count(); };
    if (m_phase == Phase::Closing && past(m_phaseSince, std::chrono::milliseconds(ClosingTime)) && m_out.pending() == 0)
        return close();
    if (m_phase != Phase::Request && m_phase != Phase::Response)
        return;
    if (m_phase == Phase::Request && !m_inRequest) {
        if (m_reader.isIdle() && past(m_phaseSince, limits.idleTime))
            close();
        else if (!m_reader.isIdle() && past(m_phaseSince, limits.headerTime))
            beginClosing();
        return;
    }
    if (m_inRequest && !m_clientPaused && past(m_lastRead, limits.bodyTime)) {
        m_keepsAlive = false;
        m_call.cancel();
        return m_responseStarted ? abort() : answer(timeoutAnswer());
    }
    const bool waitsForUpstream = !m_inRequest || m_call.pending() > 0;
    if (m_call.isActive() && !m_responseStarted && waitsForUpstream &&
        past(m_call.lastProgress(), limits.upstreamTime)) {
        m_call.cancel();
        upstreamFailed("upstream-timeout", {});
    }
}

} // namespace gateway
