#include "fakeconnection.h"
#include "testprogram.h"
#include "upstreamrequest.h"

#include <QTest>

using gateway::UpstreamRequest;
using SentState = gateway::UpstreamRequest::State;
using support::FakeConnection;
using support::FakePeer;

namespace {

using RequestCall = void (*)(UpstreamRequest &);

const QByteArray PutHead = "PUT /a HTTP/1.1\r\n\r\n";

/** A begun request, on a connection of its own. */
struct SentRequest {
    explicit SentRequest(const UpstreamRequest::Kind &kind, SentState state = SentState::Body)
    {
        http::RequestHead head;
        head.method = "PUT";
        head.target = "/a";
        request.begin(head, kind);
        if (state == SentState::Sent)
            request.end({});
        if (state == SentState::Broken)
            request.giveUp();
        else
            request.setConnection(&connection);
    }
    /** What the upstream has received, and received before. */
    [[nodiscard]] QByteArray received()
    {
        [[maybe_unused]] const bool works = request.flush();
        return peer->received;
    }

    std::shared_ptr<FakePeer> peer = std::make_shared<FakePeer>();
    FakeConnection connection{peer};
    UpstreamRequest request;
};

constexpr UpstreamRequest::Kind PlainKind{false, true, true};
constexpr UpstreamRequest::Kind ChunkedKind{true, true, true};

} // namespace

/** Every state of a sent request with every call, what is sent, and what may be sent again. */
class TestUpstreamRequest : public QObject
{
    Q_OBJECT

private slots:
    void followsItsTable_data();
    void followsItsTable();
    void sendsTheHeadWithTheFirstBytes();
    void framesABodyInChunks();
    void sendsNothingOnceItIsBroken();
    void isDeliveredOnceEverythingIsAccepted();
    void endsATunnelAfterTheLastBytes();
    void isSentAgainAsItWas_data();
    void isSentAgainAsItWas();
    void isSentAgainOnce();
    void isNotSentAgain_data();
    void isNotSentAgain();
    void sendsAgainWhatBroke();
};

void TestUpstreamRequest::followsItsTable_data()
{
    QTest::addColumn<RequestCall>("call");
    QTest::addColumn<QList<SentState>>("results"); // From Body, Sent, Broken.
    const auto row = [](const char *name, RequestCall call, const QList<SentState> &results) {
        QTest::newRow(name) << call << results;
    };
    using enum UpstreamRequest::State;
    row("addBody", [](UpstreamRequest &request) { QVERIFY(request.addBody("x")); }, {Body, Sent, Broken});
    row("end", [](UpstreamRequest &request) { request.end({}); }, {Sent, Sent, Broken});
    row("addTunnelBytes", [](UpstreamRequest &request) { QVERIFY(request.addTunnelBytes("x")); }, {Body, Sent, Broken});
    row("giveUp", [](UpstreamRequest &request) { request.giveUp(); }, {Broken, Broken, Broken});
    row("flush", [](UpstreamRequest &request) { QVERIFY(request.flush()); }, {Body, Sent, Broken});
    row("forbidReplay", [](UpstreamRequest &request) { request.forbidReplay(); }, {Body, Sent, Broken});
    row("begin", [](UpstreamRequest &request) { request.begin({}, PlainKind); }, {Body, Body, Body});
}

void TestUpstreamRequest::followsItsTable()
{
    QFETCH(const RequestCall, call);
    QFETCH(const QList<SentState>, results);
    const SentState states[] = {SentState::Body, SentState::Sent, SentState::Broken};
    for (qsizetype at = 0; at < results.size(); ++at) {
        SentRequest upstream(PlainKind, states[at]);
        QCOMPARE(upstream.request.state(), states[at]);
        call(upstream.request);
        QCOMPARE(upstream.request.state(), results.at(at));
    }
}

void TestUpstreamRequest::sendsTheHeadWithTheFirstBytes()
{
    SentRequest upstream(PlainKind);
    QVERIFY(upstream.peer->received.isEmpty());
    QVERIFY(upstream.request.addBody("abc"));
    QCOMPARE(upstream.peer->received, PutHead + "abc");
    upstream.request.end({});
    QVERIFY(upstream.request.addBody("more"));
    QCOMPARE(upstream.received(), PutHead + "abc");
}

void TestUpstreamRequest::framesABodyInChunks()
{
    SentRequest upstream(ChunkedKind);
    QVERIFY(upstream.request.addBody("abc"));
    QVERIFY(upstream.request.addBody({})); // No chunk: an empty one would be the last.
    QVERIFY(upstream.request.addBody(QByteArray(16, 'x')));
    upstream.request.end({{"Checksum", "1"}});
    QCOMPARE(upstream.received(),
             PutHead + "3\r\nabc\r\n10\r\n" + QByteArray(16, 'x') + "\r\n0\r\nChecksum: 1\r\n\r\n");
}

void TestUpstreamRequest::sendsNothingOnceItIsBroken()
{
    SentRequest upstream(ChunkedKind);
    upstream.request.giveUp();
    QVERIFY(upstream.request.addBody("abc"));
    upstream.request.end({});
    QVERIFY(upstream.request.addTunnelBytes("abc"));
    QVERIFY(upstream.received().isEmpty());
    QCOMPARE(upstream.request.pending(), 0);
    QVERIFY(!upstream.request.isDelivered());
}

void TestUpstreamRequest::isDeliveredOnceEverythingIsAccepted()
{
    SentRequest upstream(PlainKind);
    upstream.peer->room = PutHead.size();
    QVERIFY(upstream.request.addBody("abc"));
    QVERIFY(!upstream.request.isDelivered());
    upstream.request.end({});
    QVERIFY(!upstream.request.isDelivered());
    upstream.peer->room = -1;
    QVERIFY(upstream.request.flush());
    QVERIFY(upstream.request.isDelivered());
}

void TestUpstreamRequest::endsATunnelAfterTheLastBytes()
{
    SentRequest upstream(PlainKind, SentState::Sent);
    upstream.peer->room = PutHead.size();
    QVERIFY(upstream.request.addTunnelBytes("last"));
    upstream.request.endTunnel();
    QVERIFY(!upstream.peer->hasEnd);
    upstream.peer->room = -1;
    QCOMPARE(upstream.received(), PutHead + "last");
    QVERIFY(upstream.peer->hasEnd);
}

void TestUpstreamRequest::isSentAgainAsItWas_data()
{
    QTest::addColumn<bool>("isChunked");
    QTest::newRow("with a length") << false;
    QTest::newRow("in chunks") << true;
}

void TestUpstreamRequest::isSentAgainAsItWas()
{
    QFETCH(const bool, isChunked);
    SentRequest first({isChunked, true, true});
    QVERIFY(first.request.addBody("abc"));
    QVERIFY(first.request.addBody("de"));
    first.request.end({{"Checksum", "1"}});
    const QByteArray sent = first.received();
    QVERIFY(first.request.isReplayable());
    first.request.replay();
    SentRequest second(PlainKind);
    first.request.setConnection(&second.connection);
    QVERIFY(first.request.flush());
    QCOMPARE(second.peer->received, sent);
    QVERIFY(first.request.isDelivered());
}

void TestUpstreamRequest::isSentAgainOnce()
{
    SentRequest upstream(PlainKind);
    QVERIFY(upstream.request.addBody("abc"));
    upstream.request.replay();
    QVERIFY(!upstream.request.isReplayable());
    const qsizetype pending = upstream.request.pending();
    upstream.request.replay(); // Changes nothing.
    QCOMPARE(upstream.request.pending(), pending);
}

void TestUpstreamRequest::isNotSentAgain_data()
{
    QTest::addColumn<bool>("isIdempotent");
    QTest::addColumn<bool>("isReplayable");
    QTest::addColumn<RequestCall>("call");
    QTest::newRow("on a new connection") << true << false << RequestCall([](UpstreamRequest &) {});
    QTest::newRow("with a body, not idempotent")
        << false << true << RequestCall([](UpstreamRequest &request) { QVERIFY(request.addBody("x")); });
    QTest::newRow("after a byte of the response")
        << true << true << RequestCall([](UpstreamRequest &request) { request.forbidReplay(); });
    QTest::newRow("with a long body") << true << true << RequestCall([](UpstreamRequest &request) {
        QVERIFY(request.addBody(QByteArray(UpstreamRequest::ReplayBytes, 'x')));
    });
}

void TestUpstreamRequest::isNotSentAgain()
{
    QFETCH(const bool, isIdempotent);
    QFETCH(const bool, isReplayable);
    QFETCH(const RequestCall, call);
    SentRequest upstream({false, isIdempotent, isReplayable});
    QCOMPARE(upstream.request.isReplayable(), isReplayable);
    call(upstream.request);
    QVERIFY(!upstream.request.isReplayable());
}

void TestUpstreamRequest::sendsAgainWhatBroke()
{
    SentRequest first(ChunkedKind);
    first.peer->failsWrites = true;
    QVERIFY(!first.request.addBody("abc"));
    first.request.replay();
    SentRequest second(PlainKind);
    first.request.setConnection(&second.connection);
    QVERIFY(first.request.addBody("de"));
    first.request.end({});
    QVERIFY(first.request.flush());
    QCOMPARE(second.peer->received, PutHead + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
}

GATEWRIGHT_TEST(TestUpstreamRequest, QCoreApplication)
#include "testupstreamrequest.moc"
