#include "clientsession.h"

#include "apply.h"
#include "trailerfilter.h"

#include <QTimer>

namespace gateway {

namespace {

using Event = http::MessageReader::Event;
using traffic::GatewayError;

/** How many times a second a throttled answer is read. */
constexpr qint64 ThrottledPieces = 20;

/** Limit for pipelined requests that are stored. */
constexpr qsizetype BacklogBytes = 64 * 1024;

/** How long the rest of a refused request is read, so that the client receives the answer. */
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

/** False when these bytes need no more work for now. */
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
            answer(routing::unreadableAnswer(m_reader.failure()));
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
    m_record.begin(request, m_address, m_services.recordedBodyBytes(), m_services.bodies());
    m_rules = m_services.rules();
    m_decision = routing::decide(*m_rules, request);
    if (const routing::Route *const route = m_decision.match.route) {
        m_record.exchange().apiName = route->apiName;
        m_record.exchange().documentPath = route->documentPath;
        m_record.exchange().secretHeaderNames = m_decision.match.plan->secretHeaderNames;
    }
    if (m_decision.delay.count() > 0)
        waitFor(m_decision.delay);
    else
        execute();
}

/** A simulated fault: the decision is executed later. */
void ClientSession::waitFor(std::chrono::milliseconds delay)
{
    m_phase = Phase::Delayed;
    QTimer::singleShot(delay, this, [this] {
        if (m_phase != Phase::Delayed)
            return;
        m_phase = Phase::Request;
        m_lastRead = m_services.now();
        execute();
        requestDrained();
        const QByteArray backlog = std::exchange(m_backlog, {});
        if (m_phase != Phase::Closed)
            take(backlog);
    });
}

void ClientSession::execute()
{
    if (const auto *const target = std::get_if<routing::Forward>(&m_decision.outcome))
        forward(*target->target);
    else if (auto *const own = std::get_if<routing::Answer>(&m_decision.outcome))
        answer(std::move(*own));
    else
        abort(GatewayError::FaultAbort);
}

void ClientSession::forward(const routing::UpstreamTarget &target)
{
    const http::RequestHead &request = m_reader.request();
    traffic::Exchange &exchange = m_record.exchange();
    routing::Applied applied = routing::apply(m_decision.match, target, request, m_address,
                                              {std::move(exchange.upstreamRequest), std::move(exchange.changes)});
    UpstreamCall::Request call{target, applied.request.method, m_reader.framing() == http::Framing::Chunked,
                               http::asksForUpgrade(request)};
    exchange.upstreamRequest = std::move(applied.request);
    exchange.changes = std::move(applied.changes);
    exchange.upstreamUrl = target.url;
    const qint64 rate = m_decision.bytesPerSecond;
    m_call.setReadLimit(rate > 0 ? std::max<qint64>(1, rate / ThrottledPieces) : 0);
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
        m_call.endBody(requestTrailers(m_reader.trailers(), m_reader.request().headers, credentialField()));
    } else if (m_answer) {
        sendAnswer();
    } else if (m_responseStarted) { // The upstream answered before the request was complete.
        finishExchange();
    }
}

QByteArrayView ClientSession::credentialField() const
{
    const routing::Route *const route = m_decision.match.route;
    return route && route->credential ? QByteArrayView(route->credential->headerName) : QByteArrayView();
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
    // Some clients end their side after the request and wait for the answer.
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
        m_client->setReading(true); // Received bytes are discarded: a reset would lose the answer.
}

void ClientSession::abort(GatewayError error)
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
    if (m_phase != Phase::Closed && m_stall.isOver(m_out, now, limits.stallTime))
        return abort();
    m_call.checkStall(now);
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
        return m_responseStarted ? abort() : answer(routing::answerOf(GatewayError::RequestTimeout));
    }
    const bool waitsForUpstream = !m_inRequest || m_call.pending() > 0;
    if (m_call.isActive() && !m_responseStarted && waitsForUpstream &&
        past(m_call.lastProgress(), limits.upstreamTime)) {
        m_call.cancel();
        upstreamFailed(GatewayError::UpstreamTimeout, {});
    }
}

} // namespace gateway
