#include "fakeservices.h"
#include "testprogram.h"

#include <QTest>

using gateway::Transfer;
using support::FakePeer;
using support::FakePeerPtr;
using support::FakeServices;
using traffic::GatewayError;

namespace {

const QByteArray SimpleGet = "GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n";
const QByteArray HelloResponse = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
const QByteArray RawUpgrade =
    "GET /a/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const QByteArray SwitchedResponse =
    "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

void sendFrom(FakePeer &peer, const QByteArray &bytes)
{
    peer.incoming += bytes;
    peer.deliver();
}

void endFrom(FakePeer &peer)
{
    peer.end = Transfer::State::Ended;
    peer.deliver();
}

} // namespace

/** A session with a fake client and upstream: what needs a certain order of events. */
class TestClientSession : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { FakeServices::destroyEnded(); }
    void handlesPipelinedRequestsInOrder();
    void waitsForTheRestOfAHeadAfterAnIdleTime();
    void endsATunnelAfterItsLastBytes();
    void closesATunnelThatCanNotBeWritten();
    void doesNotReuseAConnectionThatCanNotBeWritten();
    void readsABodyOnForAnUpstreamThatTakesNoMore();
    void readsABodyOnAfterAnEarlyResponse();
    void saysThatNothingFollowsTheLastRequest();
    void doesNotEndAThrottleWithItsShortestPiece();
    void recordsEachExchangeOnce();
    void tunnelsWhatFollowsAnUpgrade();
    void decidesWhatFollowsARefusedUpgrade();
    void tunnelsAnUpgradeThatHasABody();
    void replacesAResponseThatFailsBeforeItsFirstByte_data();
    void replacesAResponseThatFailsBeforeItsFirstByte();
    void replacesAResponseThatWaitsForTheClient();
    void closesAfterTheFirstByteOfABrokenResponse();
    void refusesABrokenRequestInsteadOfAnEarlyResponse();
};

void TestClientSession::handlesPipelinedRequestsInOrder()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, SimpleGet + "GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n" + SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream();
    QVERIFY(upstream);
    QCOMPARE(upstream->received.count("GET"), 1);
    QVERIFY(client->received.isEmpty());
    sendFrom(*upstream, HelloResponse);
    QCOMPARE(client->received.count("HTTP/1.1 200 OK"), 1);
    QVERIFY(client->received.endsWith("Not Found"));
    QCOMPARE(upstream->received.count("GET"), 2);
    sendFrom(*upstream, HelloResponse);
    QVERIFY(client->received.endsWith("hello"));
    QCOMPARE(services.records().size(), 3);
}

void TestClientSession::waitsForTheRestOfAHeadAfterAnIdleTime()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    services.passTime(services.limits().headerTime + std::chrono::seconds(10));
    sendFrom(*client, SimpleGet.first(10));
    services.passTime(std::chrono::seconds(1));
    QVERIFY(!client->isClosed);
    sendFrom(*client, SimpleGet.sliced(10));
    QVERIFY(services.connectUpstream());
}

void TestClientSession::endsATunnelAfterItsLastBytes()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, RawUpgrade);
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, SwitchedResponse);
    QCOMPARE(client->received, SwitchedResponse);
    upstream->room = 0;
    sendFrom(*client, "last bytes");
    endFrom(*client);
    QVERIFY(!upstream->hasEnd);
    upstream->takeMore(-1);
    QVERIFY(upstream->received.endsWith("last bytes"));
    QVERIFY(upstream->hasEnd);
    sendFrom(*upstream, "answer");
    QVERIFY(client->received.endsWith("answer"));
    endFrom(*upstream);
    QVERIFY(client->isClosed);
    QCOMPARE(services.records().size(), 1);
}

void TestClientSession::closesATunnelThatCanNotBeWritten()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, RawUpgrade);
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, SwitchedResponse);
    upstream->room = 0;
    sendFrom(*client, "waits");
    upstream->failsWrites = true;
    upstream->takeMore(-1);
    QVERIFY(client->hasEnd);
    QVERIFY(upstream->isClosed);
}

void TestClientSession::doesNotReuseAConnectionThatCanNotBeWritten()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, "POST /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n");
    const FakePeerPtr upstream = services.connectUpstream();
    upstream->failsWrites = true;
    sendFrom(*client, "abc");
    sendFrom(*upstream, HelloResponse);
    QVERIFY(client->received.endsWith("hello"));
    QVERIFY(upstream->isClosed);
    services.passTime(std::chrono::milliseconds(0)); // Removes the pool's empty entries.
    QVERIFY(services.pool().isEmpty());
}

void TestClientSession::readsABodyOnForAnUpstreamThatTakesNoMore()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, "POST /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n");
    const FakePeerPtr upstream = services.connectUpstream();
    upstream->room = 0;
    sendFrom(*client, QByteArray(1'000'000, 'x'));
    QVERIFY(!client->isRead);
    upstream->failsWrites = true;
    upstream->takeMore(-1);
    client->deliver();
    QVERIFY(client->isRead);
    QVERIFY(client->incoming.isEmpty());
    sendFrom(*upstream, "HTTP/1.1 413 Content Too Large\r\nContent-Length: 0\r\n\r\n");
    QVERIFY(client->received.startsWith("HTTP/1.1 413 "));
}

void TestClientSession::readsABodyOnAfterAnEarlyResponse()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, "POST /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400000\r\n\r\n");
    const FakePeerPtr upstream = services.connectUpstream();
    upstream->room = 0;
    sendFrom(*client, QByteArray(400'000, 'x'));
    QVERIFY(!client->isRead);
    sendFrom(*upstream, HelloResponse);
    client->deliver();
    QVERIFY(client->received.endsWith("hello"));
    QVERIFY(client->incoming.isEmpty());
    sendFrom(*client, SimpleGet);
    QVERIFY(services.connectUpstream()); // The connection goes on with the next request.
}

void TestClientSession::saysThatNothingFollowsTheLastRequest()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, SimpleGet);
    endFrom(*client);
    services.connectUpstream(GatewayError::UpstreamRefused);
    QVERIFY(client->received.contains("Connection: close\r\n"));
    QVERIFY(client->isClosed);
}

void TestClientSession::doesNotEndAThrottleWithItsShortestPiece()
{
    using namespace std::chrono_literals;
    FakeServices services;
    services.serve({{{}, "/a/x", 0ms, 0, false, 10'000}}); // 500 bytes of each read.
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream();
    // 1 byte and 400 bytes in one read: 40 ms.
    sendFrom(*upstream,
             "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n190\r\n" + QByteArray(400, 'x') + "\r\n");
    QVERIFY(!upstream->isRead);
    services.passTime(5ms);
    QVERIFY(!upstream->isRead);
    services.passTime(40ms);
    QVERIFY(upstream->isRead);
}

void TestClientSession::recordsEachExchangeOnce()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe");
    upstream->breakConnection();
    QVERIFY(client->isClosed);
    QCOMPARE(services.sessions(), 0U);
    QCOMPARE(services.records().size(), 1);
    QCOMPARE(services.records().first()->error, GatewayError::UpstreamClosed);
}

void TestClientSession::tunnelsWhatFollowsAnUpgrade()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, RawUpgrade + SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream();
    QCOMPARE(upstream->received.count("GET"), 1);
    sendFrom(*upstream, SwitchedResponse + "HTTP/1.1 200 OK\r\n\r\n");
    QCOMPARE(client->received, SwitchedResponse + "HTTP/1.1 200 OK\r\n\r\n");
    QVERIFY(upstream->received.endsWith("\r\n\r\n" + SimpleGet)); // Byte by byte, without a decision.
    QVERIFY(!services.hasConnector());
    QVERIFY(services.records().isEmpty());
    upstream->breakConnection();
    QCOMPARE(services.records().size(), 1); // One exchange, which ends with the tunnel.
    QCOMPARE(services.records().first()->stream.events.first().text, SimpleGet);
}

void TestClientSession::decidesWhatFollowsARefusedUpgrade()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, RawUpgrade + "GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, HelloResponse);
    QVERIFY(client->received.startsWith("HTTP/1.1 200 "));
    QVERIFY(client->received.endsWith("Not Found"));
    QCOMPARE(upstream->received.count("GET"), 1);
}

/** The upstream switches before it has the whole request. */
void TestClientSession::tunnelsAnUpgradeThatHasABody()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, "POST /a/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                      "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n");
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, SwitchedResponse);
    QCOMPARE(client->received, SwitchedResponse);
    sendFrom(*client, "no chunk");
    QVERIFY(upstream->received.endsWith("no chunk"));
    endFrom(*upstream);
    endFrom(*client);
    QVERIFY(client->isClosed);
    QCOMPARE(services.records().size(), 1);
}

void TestClientSession::replacesAResponseThatFailsBeforeItsFirstByte_data()
{
    QTest::addColumn<QByteArray>("response");
    const QByteArray chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    QTest::newRow("no chunk") << chunked + "hello\r\n";
    QTest::newRow("negative chunk") << chunked + "-1\r\nx\r\n";
    QTest::newRow("chunk that is too large") << chunked + "fffffffffffffffff\r\nx\r\n";
    QTest::newRow("chunk that does not end") << chunked + "1\r\nxyz\r\n";
    QTest::newRow("long line of a chunk") << chunked + "1;" + QByteArray(100'000, 'x') + "\r\nx\r\n0\r\n\r\n";
    QTest::newRow("second chunk") << chunked + "1\r\nx\r\nz\r\n";
    QTest::newRow("trailer without a name") << chunked + "1\r\nx\r\n0\r\n: 1\r\n\r\n";
    QTest::newRow("trailer without a colon") << chunked + "1\r\nx\r\n0\r\nX\r\n\r\n";
    QTest::newRow("folded trailer") << chunked + "1\r\nx\r\n0\r\nX: 1\r\n 2\r\n\r\n";
    QTest::newRow("control character in a trailer") << chunked + "1\r\nx\r\n0\r\nX: \x01\r\n\r\n";
    QTest::newRow("endless trailers") << chunked + "0\r\n" + QByteArray("X: 1\r\n").repeated(20'000) + "\r\n";
}

void TestClientSession::replacesAResponseThatFailsBeforeItsFirstByte()
{
    QFETCH(const QByteArray, response);
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, SimpleGet + SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream(GatewayError::None, 1'000'000);
    services.sends().beginTurn();
    sendFrom(*upstream, "HTTP/1.1 103 Early Hints\r\n\r\n" + response);
    services.sends().endTurn();
    QVERIFY2(client->received.startsWith("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 502 "),
             client->received.constData());
    QVERIFY(client->received.contains("\r\nX-Gatewright-Answer: upstream-malformed\r\n"));
    QVERIFY(!client->received.contains("HTTP/1.1 200 "));
    QVERIFY(upstream->isClosed);
    QVERIFY(!client->isClosed);
    QVERIFY(services.hasConnector()); // The next request.

    QCOMPARE(services.records().size(), 1);
    const traffic::Exchange &exchange = *services.records().first();
    QCOMPARE(exchange.error, GatewayError::UpstreamMalformed);
    QCOMPARE(exchange.gatewayReason, GatewayError::UpstreamMalformed);
    QCOMPARE(exchange.answeredBy, traffic::AnsweredBy::Gateway);
    QCOMPARE(exchange.response.status, 502);
    QVERIFY(client->received.endsWith("\r\n\r\n" + exchange.responseBody.bytes.read()));
    QVERIFY(!exchange.responseBody.isTruncated());
}

void TestClientSession::replacesAResponseThatWaitsForTheClient()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    client->room = 0;
    sendFrom(*client, SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe");
    endFrom(*upstream);
    client->takeMore(-1);
    QVERIFY2(client->received.startsWith("HTTP/1.1 500 "), client->received.constData());
    QVERIFY(client->received.contains("\r\nX-Gatewright-Answer: upstream-closed\r\n"));
    QVERIFY(!client->isClosed);
}

void TestClientSession::closesAfterTheFirstByteOfABrokenResponse()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    client->room = 1;
    sendFrom(*client, SimpleGet);
    const FakePeerPtr upstream = services.connectUpstream();
    sendFrom(*upstream, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n");
    sendFrom(*upstream, "0\r\nX\r\n\r\n");
    QCOMPARE(client->received, "H");
    QVERIFY(client->isClosed);
    QCOMPARE(services.records().size(), 1);
    QCOMPARE(services.records().first()->error, GatewayError::UpstreamMalformed);
    QCOMPARE(services.records().first()->answeredBy, traffic::AnsweredBy::Upstream);
    QCOMPARE(services.records().first()->response.status, 200);
}

void TestClientSession::refusesABrokenRequestInsteadOfAnEarlyResponse()
{
    FakeServices services;
    const FakePeerPtr client = services.connectClient();
    sendFrom(*client, "POST /a/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const FakePeerPtr upstream = services.connectUpstream();
    client->room = 0;
    sendFrom(*upstream, HelloResponse);
    sendFrom(*client, "no chunk\r\n");
    client->takeMore(-1);
    QVERIFY2(client->received.startsWith("HTTP/1.1 400 "), client->received.constData());
    QVERIFY(client->received.endsWith(services.records().first()->responseBody.bytes.read()));
}

GATEWRIGHT_TEST(TestClientSession, QCoreApplication)
#include "testclientsession.moc"
