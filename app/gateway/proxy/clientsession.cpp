#include "clientsession.h"

#include "admission.h"
#include "apply.h"
#include "trailerfilter.h"

#include <QTimer>

namespace gateway {

namespace {

using Event = http::MessageReader::Event;

/** Reads of a second, of an answer that is slowed down. */
constexpr qint64 ThrottledPieces = 20;

/** Of requests sent before the answer to the one before. */
constexpr qsizetype BacklogBytes = 64 * 1024;

/** How long the rest of a refused request is read, so that the client gets to see the answer. */
constexpr qint64 ClosingTime = 2000;

} // namespace

ClientSession::ClientSession(GatewayServices &services, ConnectionPtr client)
    : Poller::Sender(Poller::Towards::Client)
    , m_services(services)
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
    m_services.poller().forget(*this);
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
            m_record.begin(m_reader.request(), m_address, m_services.recordedBodyBytes(), m_services.bodies());
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
    m_record.begin(request, m_address, m_services.recordedBodyBytes(), m_services.bodies());
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
            m_record.exchange().secretHeaderNames = match.plan->secretHeaderNames;
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
    traffic::Exchange &exchange = m_record.exchange();
    routing::Applied applied = routing::apply(route, *match.plan, request,
                                              {m_address, m_services.prefixMatch(), match.listenPathBytes},
                                              {std::move(exchange.upstreamRequest), std::move(exchange.changes)});
    UpstreamCall::Request call;
    call.target = targetOf(m_services, match);
    if (!applied.request.headers.contains("Host")) // The echo of an API that has no upstream yet.
        applied.request.headers.append("Host",
                                       call.target.host.toLatin1() + ':' + QByteArray::number(call.target.port));
    call.method = applied.request.method;
    call.isChunked = m_reader.framing() == http::Framing::Chunked;
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
        m_services.poller().sendSoon(*this);
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
    if (m_phase == Phase::Closing && m_out.pending() == 0) {
        m_client->endWriting();
        if (m_halfClosed)
            close();
    }
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
    m_services.poller().forget(*this);
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
