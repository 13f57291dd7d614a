#include "sessionscript.h"

#include "fuzzinput.h"

namespace fuzz {

namespace {

using namespace std::chrono_literals;
using gateway::RequestSide;
using gateway::Transfer;
using traffic::GatewayError;

constexpr qsizetype ReadSize = 2048;

/** Small limits, so that short scripts reach them. */
gateway::GatewayLimits scriptLimits()
{
    gateway::GatewayLimits limits;
    limits.reading = {.headBytes = 512, .fields = 16, .chunkLineBytes = 32, .trailerBytes = 128};
    limits.highWater = 512;
    limits.lowWater = 128;
    limits.discardedBody = 64;
    limits.interimResponses = 3;
    return limits;
}

/** The bytes that may wait on all ways: the marks, what follows from one read, and the gateway's own answer. */
constexpr qsizetype MostBuffered = 2 * 512 + RequestSide::BacklogBytes + 8 * ReadSize;

/** One set of rules for each fault: building them takes longer than a script. */
std::shared_ptr<const routing::GatewayRules> rulesOf(int number)
{
    using support::FakeServices;
    static const std::shared_ptr<const routing::GatewayRules> all[] = {
        FakeServices::rulesWith({}),
        FakeServices::rulesWith({}),
        FakeServices::rulesWith({{{}, "/a/*", 50ms, 0, false, 0}}),
        FakeServices::rulesWith({{{}, "/a/*", 0ms, 0, false, 1000}}),
        FakeServices::rulesWith({{{}, "/a/*", 50ms, 503, false, 0}}),
        FakeServices::rulesWith({{{}, "/a/*", 0ms, 0, true, 0}}),
    };
    return all[static_cast<std::size_t>(number)];
}

constexpr int RuleSets = 6;

/** `%` is replaced by the number of the request. */
constexpr const char *RequestPieces[] = {
    "GET /a/% HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "HEAD /a/% HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /none/% HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /a/% HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n",
    "GET /a/% HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n",
    "GET /a/% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "GET /a/% HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: raw\r\n\r\n",
    "POST /a/% HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello",
    "PUT /a/% HTTP/1.1\r\nHost: localhost\r\nContent-Length: 700\r\nExpect: 100-continue\r\n\r\n",
    "PUT /none/% HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
    "POST /a/% HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
    "5\r\nhello\r\n",
    "0\r\n\r\n",
    "0\r\nChecksum: 1\r\nHost: elsewhere\r\n\r\n",
    "GET /a/% HTTP/1.1\r\n",
    "Host: localhost\r\n\r\n",
    "0123456789012345678901234567890123456789012345678901234567890123456789",
};

constexpr const char *ResponsePieces[] = {
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1500\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
    "HTTP/1.1 200 OK\r\n\r\n",
    "HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nhello",
    "HTTP/1.1 204 No Content\r\n\r\n",
    "HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n",
    "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello",
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: raw\r\n\r\n",
    "hello",
    "5\r\nhello\r\n",
    "0\r\n\r\n",
    "0\r\nChecksum: 1\r\nContent-Length: 9\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Le",
};

} // namespace

SessionScript::SessionScript(std::span<const std::uint8_t> script)
    : m_rest(script)
    , m_services(scriptLimits())
{
    m_services.setRules(rulesOf(choice(RuleSets)));
    m_client = m_services.connectClient(ReadSize);
}

std::uint8_t SessionScript::nextByte()
{
    if (m_rest.empty())
        return 0;
    const std::uint8_t byte = m_rest.front();
    m_rest = m_rest.subspan(1);
    return byte;
}

/** As many as the next byte says; repeated to be long for every fourth length. */
QByteArray SessionScript::nextBytes()
{
    const int length = nextByte();
    const std::size_t count = std::min<std::size_t>(static_cast<std::size_t>(length % 32), m_rest.size());
    const QByteArray bytes(reinterpret_cast<const char *>(m_rest.data()), static_cast<qsizetype>(count));
    m_rest = m_rest.subspan(count);
    return length % 4 == 0 ? bytes.repeated(40) : bytes;
}

void SessionScript::play()
{
    while (!m_rest.empty()) {
        step();
        mustBeBounded();
        if (!m_services.sends().isInTurn())
            support::FakeServices::destroyEnded();
    }
    settle();
}

void SessionScript::step()
{
    switch (choice(10)) {
    case 0:
    case 1:
        return clientStep();
    case 2:
    case 3:
        return upstreamStep();
    case 4:
    case 5:
        return connectStep();
    case 6:
        return peerStep(*m_client);
    case 7:
        if (!m_upstreams.empty())
            peerStep(*m_upstreams.back().peer);
        return;
    case 8:
        return timeStep();
    default:
        if (m_services.sends().isInTurn())
            endTurn();
        else
            m_services.sends().beginTurn();
    }
}

void SessionScript::clientStep()
{
    constexpr int pieces = std::size(RequestPieces);
    const int piece = choice(pieces + 3);
    if (m_client->end != Transfer::State::Blocked)
        return;
    QByteArray bytes = piece < pieces ? QByteArray(RequestPieces[piece]) : nextBytes();
    if (piece < pieces && bytes.contains('%'))
        bytes.replace("%", QByteArray::number(++m_requests));
    m_sent += bytes;
    m_client->incoming += bytes;
    m_client->deliver();
}

void SessionScript::upstreamStep()
{
    if (m_upstreams.empty())
        return;
    constexpr int pieces = std::size(ResponsePieces);
    const int piece = choice(pieces + 3);
    // One of the connections before the last may be in the pool.
    Upstream &upstream = piece == pieces + 2 ? m_upstreams[nextByte() % m_upstreams.size()] : m_upstreams.back();
    if (upstream.peer->end != Transfer::State::Blocked)
        return;
    const QByteArray bytes = piece < pieces ? QByteArray(ResponsePieces[piece]) : nextBytes();
    upstream.peer->incoming += bytes;
    upstream.hasSwitched = upstream.hasSwitched || bytes.contains("101");
    upstream.peer->deliver();
}

void SessionScript::connectStep()
{
    constexpr GatewayError outcomes[] = {GatewayError::None, GatewayError::None, GatewayError::UpstreamRefused,
                                         GatewayError::UpstreamUnknownHost};
    const GatewayError outcome = outcomes[choice(std::size(outcomes))];
    if (!m_services.hasConnector())
        return;
    if (const support::FakePeerPtr peer = m_services.connectUpstream(outcome, ReadSize))
        m_upstreams.push_back({peer, false});
}

void SessionScript::peerStep(support::FakePeer &peer)
{
    switch (choice(6)) {
    case 0:
        peer.room = nextByte();
        break;
    case 1:
        peer.takeMore(nextByte());
        break;
    case 2:
        peer.takeMore(-1);
        break;
    case 3:
        if (peer.end == Transfer::State::Blocked)
            peer.end = Transfer::State::Ended;
        peer.deliver();
        break;
    case 4:
        peer.failsWrites = true; // The peer is gone, which the next write shows.
        break;
    default:
        peer.breakConnection();
    }
}

void SessionScript::timeStep()
{
    constexpr std::chrono::milliseconds times[] = {1ms, 20ms, 60ms, 1s, 2100ms, 31s, 61s, 76s};
    endTurn();
    const int which = choice(std::size(times) + 1);
    if (which < static_cast<int>(std::size(times)))
        m_services.passTime(times[which]);
    else
        m_services.stop();
}

void SessionScript::endTurn()
{
    if (m_services.sends().isInTurn())
        m_services.sends().endTurn();
}

qsizetype SessionScript::unreadBytes() const
{
    qsizetype bytes = m_client->incoming.size();
    for (const Upstream &upstream : m_upstreams)
        bytes += upstream.peer->incoming.size();
    return bytes;
}

void SessionScript::settle()
{
    constexpr int rounds = 4; // Every limit passes, one after the other.
    endTurn();
    const auto endPeer = [](support::FakePeer &peer) {
        if (peer.end == Transfer::State::Blocked)
            peer.end = Transfer::State::Ended;
        peer.takeMore(-1);
        peer.deliver();
    };
    for (int round = 0; round < rounds; ++round) {
        const qsizetype unread = unreadBytes();
        for (const Upstream &upstream : m_upstreams)
            endPeer(*upstream.peer);
        endPeer(*m_client);
        while (m_services.hasConnector())
            (void)m_services.connectUpstream(GatewayError::UpstreamRefused);
        support::FakeServices::destroyEnded();
        m_services.passTime(77s);
        mustBeBounded();
        if (unreadBytes() < unread)
            round = 0; // A throttled response is read in small pieces.
    }
}

void SessionScript::mustBeBounded()
{
    require(m_services.bufferedBytes() <= MostBuffered, "a bounded number of bytes waits");
}

} // namespace fuzz
