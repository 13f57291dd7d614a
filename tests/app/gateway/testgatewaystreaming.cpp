#include "gatewaybench.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

namespace {

constexpr char Event[] = "data: 1\n\n";

} // namespace

class TestGatewayStreaming : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void forwardsEventsAsTheyArrive();
    void forwardsARequestInChunks();
    void framesAnAnswerOfUnknownLengthInChunks();
    void countsNoMomentTwiceWhenTheAnswerIsEarly();
    void relaysContinue();
    void passesEarlyHintsOn();
    void dropsALengthFromNoContent();
    void tunnelsAnUpgrade();
    void passesOnARefusedUpgrade();
    void switchesToWebSocketAlone_data();
    void switchesToWebSocketAlone();
    void carriesALargeBodyBothWays();
    void passesOnAnAnswerThatComesBeforeTheBodyIsSent();
};

void TestGatewayStreaming::forwardsEventsAsTheyArrive()
{
    QPointer<QTcpSocket> upstreamSocket;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        upstreamSocket = &socket;
        return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("Transfer-Encoding: chunked\r\n\r\n")); // The head comes before any event.
    for (int number = 1; number <= 3; ++number) {
        upstreamSocket->write(Event);
        QTRY_COMPARE(client.received().count("9\r\ndata: 1\n\n\r\n"), number);
    }
    upstreamSocket->disconnectFromHost();
    QTRY_VERIFY(client.received().endsWith("\r\n0\r\n\r\n"));
    QVERIFY(!client.hasEnded());
}

void TestGatewayStreaming::forwardsARequestInChunks()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3;ext=1\r\nabc\r\n");
    QTRY_VERIFY(upstream.received().endsWith("\r\n3\r\nabc\r\n") || upstream.received().endsWith("\r\n3\r\nabc"));
    QVERIFY(upstream.received().contains("\r\nTransfer-Encoding: chunked\r\n"));
    client.write("2\r\nde\r\n0\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    QVERIFY(upstream.received().endsWith("\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->requestBody.bytes.read(), "abcde");
}

void TestGatewayStreaming::framesAnAnswerOfUnknownLengthInChunks()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.0 200 OK\r\nX: 1\r\n\r\nall of it");
        socket.disconnectFromHost();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "0\r\n\r\n");
    QCOMPARE(answer, "HTTP/1.1 200 OK\r\nX: 1\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nall of it\r\n0\r\n\r\n");
}

void TestGatewayStreaming::countsNoMomentTwiceWhenTheAnswerIsEarly()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        return received.contains("\r\n\r\n") ? "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nearl" : QByteArray();
    });
    GatewayBench bench({routeTo(upstream.url())});
    QElapsedTimer clock;
    clock.start();
    RawClient client(bench.url());
    client.write("POST /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nabc");
    QTRY_VERIFY(client.received().endsWith("earl"));
    const qint64 answered = clock.elapsed();
    QTRY_VERIFY(clock.elapsed() >= answered + 100);
    client.write("def");
    QVERIFY(bench.waitForExchanges());
    const traffic::Timings &timings = bench.exchanges().first()->timings;
    QVERIFY(timings.receive >= 90);
    QVERIFY(timings.send <= static_cast<double>(answered + 1));
    QVERIFY(timings.total() <= static_cast<double>(clock.elapsed() + 1));
}

void TestGatewayStreaming::relaysContinue()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (received.endsWith("\r\n\r\n"))
            socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        return RecordingPeer::plainAnswer(received, socket);
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
    QTRY_COMPARE(client.received(), "HTTP/1.1 100 Continue\r\n\r\n");
    QVERIFY(upstream.received().contains("Expect: 100-continue\r\n"));
    client.write("abc");
    QTRY_VERIFY(client.received().endsWith("hello"));
}

void TestGatewayStreaming::passesEarlyHintsOn()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx";
    });
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "x"),
             "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 200);
}

void TestGatewayStreaming::dropsALengthFromNoContent()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 204 No Content\r\nContent-Length: 4\r\nX: 1\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "\r\n\r\n"),
             "HTTP/1.1 204 No Content\r\nX: 1\r\n\r\n");
}

void TestGatewayStreaming::tunnelsAnUpgrade()
{
    bool switched = false;
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (switched)
            return "<" + received + ">";
        switched = true;
        return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nfirst";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ws HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
                 "Sec-WebSocket-Key: x\r\n\r\n");
    QTRY_COMPARE(client.received(),
                 "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nfirst");
    QVERIFY(upstream.received().contains("\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"));
    client.write("GET / HTTP/1.1\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("<GET / HTTP/1.1\r\n\r\n>"));
    client.write(QByteArray("\0\xff", 2));
    QTRY_VERIFY(client.received().endsWith(QByteArray("<\0\xff>", 4)));
    QCOMPARE(bench.exchanges().size(), 0); // The exchange ends with the tunnel.
    upstream.lastSocket()->disconnectFromHost();
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().size(), 1);
    QCOMPARE(bench.exchanges().first()->response.status, 101);
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::None);
}

void TestGatewayStreaming::passesOnARefusedUpgrade()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(client.received().count("hello"), 2);
}

void TestGatewayStreaming::switchesToWebSocketAlone_data()
{
    QTest::addColumn<QByteArray>("asked");    // Fields of the request.
    QTest::addColumn<QByteArray>("answered"); // Fields of the 101.
    QTest::addColumn<bool>("isTunnel");
    const QByteArray connection = "Connection: Upgrade\r\n";
    const QByteArray webSocket = connection + "Upgrade: websocket\r\n";
    QTest::newRow("websocket") << webSocket << webSocket << true;
    QTest::newRow("in other case") << QByteArray("connection: UPGRADE\r\nupgrade: WebSocket\r\n") << webSocket << true;
    QTest::newRow("h2c") << connection + "Upgrade: h2c\r\n" << connection + "Upgrade: h2c\r\n" << false;
    QTest::newRow("h2c with its settings")
        << QByteArray("Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n")
        << connection + "Upgrade: h2c\r\n"
        << false;
    QTest::newRow("a list") << connection + "Upgrade: websocket, h2c\r\n" << webSocket << false;
    QTest::newRow("two fields") << webSocket + "Upgrade: h2c\r\n" << webSocket << false;
    QTest::newRow("nothing") << QByteArray() << webSocket << false;
    QTest::newRow("no option of Connection") << QByteArray("Upgrade: websocket\r\n") << webSocket << false;
    QTest::newRow("answer: h2c") << webSocket << connection + "Upgrade: h2c\r\n" << false;
    QTest::newRow("answer: a list") << webSocket << connection + "Upgrade: websocket, h2c\r\n" << false;
    QTest::newRow("answer: two fields") << webSocket << webSocket + "Upgrade: h2c\r\n" << false;
    QTest::newRow("answer: no protocol") << webSocket << connection << false;
    QTest::newRow("answer: empty") << webSocket << connection + "Upgrade:\r\n" << false;
    QTest::newRow("answer: no option of Connection") << webSocket << QByteArray("Upgrade: websocket\r\n") << false;
    QTest::newRow("answer: nothing") << webSocket << QByteArray() << false;
}

/** Requests in a tunnel of another protocol would pass client authentication, listen paths and recording. */
void TestGatewayStreaming::switchesToWebSocketAlone()
{
    QFETCH(const QByteArray, asked);
    QFETCH(const QByteArray, answered);
    QFETCH(const bool, isTunnel);
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!received.contains("\r\n\r\n"))
            return {};
        return "HTTP/1.1 101 Switching Protocols\r\n" + answered + "\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/x HTTP/1.1\r\nHost: localhost\r\n" + asked + "\r\n");
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    QVERIFY2(client.received().startsWith(isTunnel ? "HTTP/1.1 101 " : "HTTP/1.1 502 "), client.received().constData());
    client.disconnectFromHost(); // A tunnel is recorded when it ends.
    QVERIFY(!upstream.received().contains("h2c") && !upstream.received().contains("HTTP2-Settings"));
    QVERIFY(bench.waitForExchanges());
    if (!isTunnel)
        QVERIFY(client.received().contains("\r\nX-Gatewright-Answer: upstream-switched-protocols\r\n"));
}

void TestGatewayStreaming::carriesALargeBodyBothWays()
{
    QByteArray body(5 * 1024 * 1024 + 7, Qt::Uninitialized);
    for (qsizetype at = 0; at < body.size(); ++at)
        body[at] = static_cast<char>(at * 2654435761U >> 13);
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" +
               received.last(body.size());
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + QByteArray::number(body.size()) +
                 "\r\n\r\n" + body);
    QTRY_VERIFY_WITH_TIMEOUT(client.received().size() > body.size() && client.received().endsWith(body), 20'000);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->requestBody.size, body.size());
    QCOMPARE(bench.exchanges().first()->requestBody.bytes.read(), body.first(1024 * 1024));
    QCOMPARE(bench.exchanges().first()->responseBody.bytes.read(), body.first(1024 * 1024));
}

void TestGatewayStreaming::passesOnAnAnswerThatComesBeforeTheBodyIsSent()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.1 413 Too Large\r\nContent-Length: 3\r\nConnection: close\r\n\r\nno!");
        socket.disconnectFromHost();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n" + QByteArray(100'000, 'x'));
    QTRY_VERIFY(client.received().endsWith("no!"));
    client.write(QByteArray(9'900'000, 'x'));
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 413);
}

GATEWRIGHT_TEST(TestGatewayStreaming, QCoreApplication)
#include "testgatewaystreaming.moc"
