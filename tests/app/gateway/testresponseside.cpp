#include "fakeconnection.h"
#include "responseside.h"
#include "testprogram.h"

#include <QTest>

using gateway::ResponseSide;
using gateway::WriteBuffer;
using ResponseState = gateway::ResponseSide::State;

namespace {

using ResponseCall = void (*)(ResponseSide &);

http::RequestHead requestOf(const QByteArray &method = "GET", int minorVersion = 1)
{
    http::RequestHead request;
    request.method = method;
    request.target = "/";
    request.minorVersion = minorVersion;
    return request;
}

http::ResponseHead responseOf(int status, const http::HeaderList &headers = {})
{
    http::ResponseHead response;
    response.status = status;
    response.reason = "Reason";
    response.headers = headers;
    return response;
}

void sendUpstreamHead(ResponseSide &side, http::Framing framing = http::Framing::Length)
{
    side.sendHead(responseOf(200), framing, requestOf());
}

QList<ResponseState> responseStates()
{
    return {ResponseState::None, ResponseState::Held, ResponseState::Sized, ResponseState::Chunked,
            ResponseState::Complete};
}

/** A response side in a state, and what it has written since. */
struct ResponseFixture {
    explicit ResponseFixture(ResponseState state)
    {
        side.begin(true);
        if (state == ResponseState::Held)
            side.hold(routing::answerOf(traffic::GatewayError::NotFound));
        if (state == ResponseState::Sized || state == ResponseState::Complete)
            sendUpstreamHead(side);
        if (state == ResponseState::Chunked)
            sendUpstreamHead(side, http::Framing::Chunked);
        if (state == ResponseState::Complete)
            side.sendEnd({});
        buffer.clear();
    }
    [[nodiscard]] QByteArray sent() { return buffer.buffer(); }

    WriteBuffer buffer;
    ResponseSide side{buffer};
};

} // namespace

/** Every state of the response side with every call, and what it writes. */
class TestResponseSide : public QObject
{
    Q_OBJECT

private slots:
    void followsItsTable_data();
    void followsItsTable();
    void sendsTheHeldAnswer();
    void sendsNoBodyToHead();
    void replacesAHeldAnswer();
    void sendsABodyAsItIs();
    void framesABodyInChunks();
    void sendsInterimHeadsAsTheyAre();
    void sendsNoInterimHeadToAnOldClient();
    void endsWithTheHeadOfA101();
    void withdrawsWhatNobodyHas();
    void withdrawsNothingThatWasSent();
    void saysThatNothingFollows_data();
    void saysThatNothingFollows();
};

void TestResponseSide::followsItsTable_data()
{
    QTest::addColumn<ResponseCall>("call");
    QTest::addColumn<QList<ResponseState>>("results"); // In the order of responseStates().
    QTest::addColumn<QList<bool>>("writes");
    const auto row = [](const char *name, ResponseCall call, const QList<ResponseState> &results,
                        const QList<bool> &writes) { QTest::newRow(name) << call << results << writes; };
    using enum ResponseSide::State;
    constexpr bool no = false;
    row("hold", [](ResponseSide &side) { side.hold(routing::answerOf(traffic::GatewayError::NotFound)); },
        {Held, Held, Sized, Chunked, Complete}, {no, no, no, no, no});
    row("sendHeld", [](ResponseSide &side) { side.sendHeld(requestOf()); }, {None, Complete, Sized, Chunked, Complete},
        {no, true, no, no, no});
    row("sendInterim", [](ResponseSide &side) { side.sendInterim(responseOf(103), requestOf()); }, responseStates(),
        {true, no, no, no, no});
    row("sendHead", [](ResponseSide &side) { sendUpstreamHead(side); }, {Sized, Held, Sized, Chunked, Complete},
        {true, no, no, no, no});
    row("sendHead chunked", [](ResponseSide &side) { sendUpstreamHead(side, http::Framing::Chunked); },
        {Chunked, Held, Sized, Chunked, Complete}, {true, no, no, no, no});
    row("sendHead until close", [](ResponseSide &side) { sendUpstreamHead(side, http::Framing::UntilClose); },
        {Chunked, Held, Sized, Chunked, Complete}, {true, no, no, no, no});
    row("sendBody", [](ResponseSide &side) { QVERIFY(side.sendBody("abc")); }, responseStates(),
        {no, no, true, true, no});
    row("sendEnd", [](ResponseSide &side) { side.sendEnd({}); }, {None, Held, Complete, Complete, Complete},
        {no, no, no, true, no});
    row("withdraw", [](ResponseSide &side) { QVERIFY(side.withdraw()); }, {None, Held, None, None, None},
        {no, no, no, no, no});
    row("begin", [](ResponseSide &side) { side.begin(true); }, QList<ResponseState>(5, None), {no, no, no, no, no});
    row("forbidNext", [](ResponseSide &side) { side.forbidNext(); }, responseStates(), {no, no, no, no, no});
}

void TestResponseSide::followsItsTable()
{
    QFETCH(const ResponseCall, call);
    QFETCH(const QList<ResponseState>, results);
    QFETCH(const QList<bool>, writes);
    const QList<ResponseState> states = responseStates();
    for (qsizetype at = 0; at < states.size(); ++at) {
        ResponseFixture one(states.at(at));
        QCOMPARE(one.side.state(), states.at(at));
        call(one.side);
        QCOMPARE(one.side.state(), results.at(at));
        QCOMPARE(!one.sent().isEmpty(), writes.at(at));
    }
}

void TestResponseSide::sendsTheHeldAnswer()
{
    ResponseFixture one(ResponseState::Held);
    QVERIFY(!one.side.hasStarted());
    const http::ResponseHead head = one.side.sendHeld(requestOf());
    QCOMPARE(head.status, 404);
    QCOMPARE(one.side.held().error, traffic::GatewayError::NotFound);
    QVERIFY(one.sent().startsWith("HTTP/1.1 404 Not Found\r\n"));
    QVERIFY(one.sent().endsWith("\r\n\r\nNot Found"));
    QVERIFY(one.side.hasStarted());
}

void TestResponseSide::sendsNoBodyToHead()
{
    ResponseFixture one(ResponseState::Held);
    one.side.sendHeld(requestOf("HEAD"));
    QVERIFY(one.sent().contains("Content-Length: 9\r\n"));
    QVERIFY(one.sent().endsWith("\r\n\r\n"));
}

void TestResponseSide::replacesAHeldAnswer()
{
    ResponseFixture one(ResponseState::Held);
    one.side.hold(routing::answerOf(traffic::GatewayError::RequestTimeout));
    QCOMPARE(one.side.sendHeld(requestOf()).status, 408);
}

void TestResponseSide::sendsABodyAsItIs()
{
    ResponseFixture one(ResponseState::Sized);
    QVERIFY(one.side.sendBody("abc"));
    QVERIFY(one.side.sendBody(QByteArray(100'000, 'x')));
    one.side.sendEnd({{"Trailer-Field", "1"}});
    QCOMPARE(one.sent(), "abc" + QByteArray(100'000, 'x'));
}

void TestResponseSide::framesABodyInChunks()
{
    ResponseFixture one(ResponseState::Chunked);
    QVERIFY(one.side.sendBody("abc"));
    QVERIFY(one.side.sendBody(QByteArray(0x10000, 'x')));
    one.side.sendEnd({{"Checksum", "1"}});
    QCOMPARE(one.sent(), "3\r\nabc\r\n10000\r\n" + QByteArray(0x10000, 'x') + "\r\n0\r\nChecksum: 1\r\n\r\n");
}

void TestResponseSide::sendsInterimHeadsAsTheyAre()
{
    ResponseFixture one(ResponseState::None);
    one.side.sendInterim(responseOf(103, {{"Link", "</a>"}}), requestOf());
    QCOMPARE(one.sent(), "HTTP/1.1 103 Reason\r\nLink: </a>\r\n\r\n");
    QVERIFY(!one.side.hasStarted());
}

void TestResponseSide::sendsNoInterimHeadToAnOldClient()
{
    ResponseFixture one(ResponseState::None);
    one.side.sendInterim(responseOf(100), requestOf("GET", 0));
    QVERIFY(one.sent().isEmpty());
}

void TestResponseSide::endsWithTheHeadOfA101()
{
    ResponseFixture one(ResponseState::None);
    one.side.sendHead(responseOf(101, {{"Upgrade", "raw"}, {"Connection", "Upgrade"}}), http::Framing::None,
                      requestOf());
    QCOMPARE(one.sent(), "HTTP/1.1 101 Reason\r\nUpgrade: raw\r\nConnection: Upgrade\r\n\r\n");
    QCOMPARE(one.side.state(), ResponseState::Complete);
}

void TestResponseSide::withdrawsWhatNobodyHas()
{
    ResponseFixture one(ResponseState::None);
    one.side.sendInterim(responseOf(103), requestOf());
    const QByteArray interim = one.sent();
    sendUpstreamHead(one.side, http::Framing::Chunked);
    QVERIFY(one.side.sendBody("abc"));
    QVERIFY(one.side.withdraw());
    QCOMPARE(one.sent(), interim);
    one.side.hold(routing::answerOf(traffic::GatewayError::UpstreamMalformed));
    QCOMPARE(one.side.sendHeld(requestOf()).status, 502);
    QVERIFY(one.sent().startsWith(interim + "HTTP/1.1 502 "));
}

void TestResponseSide::withdrawsNothingThatWasSent()
{
    support::FakePeerPtr peer = std::make_shared<support::FakePeer>();
    support::FakeConnection connection(peer);
    peer->room = 1;
    WriteBuffer buffer;
    buffer.setConnection(&connection);
    ResponseSide side(buffer);
    side.begin(true);
    sendUpstreamHead(side);
    QVERIFY(buffer.flush());
    const qsizetype pending = buffer.pending();
    QVERIFY(!side.withdraw());
    QCOMPARE(side.state(), ResponseState::Sized);
    QCOMPARE(buffer.pending(), pending);
}

void TestResponseSide::saysThatNothingFollows_data()
{
    QTest::addColumn<bool>("mayKeepAlive");
    QTest::addColumn<bool>("isForbidden");
    QTest::addColumn<int>("minorVersion");
    QTest::addColumn<http::Framing>("framing");
    QTest::addColumn<bool>("keepsAlive");
    using http::Framing;
    QTest::newRow("kept alive") << true << false << 1 << Framing::Length << true;
    QTest::newRow("closed by the request") << false << false << 1 << Framing::Length << false;
    QTest::newRow("closed later") << true << true << 1 << Framing::Length << false;
    QTest::newRow("of unknown length") << true << false << 1 << Framing::UntilClose << true;
    QTest::newRow("of unknown length for HTTP/1.0") << true << false << 0 << Framing::UntilClose << false;
}

void TestResponseSide::saysThatNothingFollows()
{
    QFETCH(const bool, mayKeepAlive);
    QFETCH(const bool, isForbidden);
    QFETCH(const int, minorVersion);
    QFETCH(const http::Framing, framing);
    QFETCH(const bool, keepsAlive);
    ResponseFixture one(ResponseState::None);
    one.side.begin(mayKeepAlive);
    if (isForbidden)
        one.side.forbidNext();
    one.side.sendHead(responseOf(200), framing, requestOf("GET", minorVersion));
    QCOMPARE(one.side.keepsAlive(), keepsAlive);
    QCOMPARE(one.sent().contains("Connection: close\r\n"), !keepsAlive);
}

GATEWRIGHT_TEST(TestResponseSide, QCoreApplication)
#include "testresponseside.moc"
