#include "gatewaybench.h"
#include "testprogram.h"

#include <QTest>

#include <sys/socket.h>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

/** Upstreams and clients that break the rules of HTTP, or stop reading. */
class TestGatewayHostileUpstream final : public QObject
{
    Q_OBJECT

private slots:
    void survivesAResetAfterSwitching();
    void refusesASwitchThatNobodyAskedFor();
    void refusesEndlessInterimResponses();
    void forwardsSomeInterimResponses();
    void removesItsOwnFieldFromAnswers();
    void answersInsteadOfABrokenBody_data();
    void answersInsteadOfABrokenBody();
    void sendsOneSpellingOfChunked_data();
    void sendsOneSpellingOfChunked();
    void closesAClientThatNeverReads();
    void keepsASilentTunnelOpen();
};

namespace {

const QByteArray Switching = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const QByteArray UpgradeRequest =
    "GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const QByteArray Request = "GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Sends what is buffered, then resets the connection. */
void reset(QTcpSocket &socket)
{
    socket.flush();
    const linger now{1, 0};
    ::setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    socket.abort();
}

} // namespace

void TestGatewayHostileUpstream::survivesAResetAfterSwitching()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &socket) {
        socket.write(Switching);
        reset(socket);
        return QByteArray();
    });
    GatewayBench bench({routeTo(upstream.url())});
    // Whether the reset arrives before the bytes are sent depends on the scheduler.
    for (int round = 0; round < 30; ++round) {
        RawClient client(bench.url());
        client.write(UpgradeRequest + QByteArray(200'000, 'x'));
        QTRY_VERIFY(client.state() == QAbstractSocket::UnconnectedState);
    }
    QTRY_VERIFY(bench.exchanges().size() >= 30);
}

void TestGatewayHostileUpstream::refusesASwitchThatNobodyAskedFor()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return Switching + "raw bytes"; });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write(Request);
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    QVERIFY2(client.received().startsWith("HTTP/1.1 502 "), client.received().constData());
    QVERIFY(client.received().contains("X-Gatewright-Answer: upstream-switched-protocols"));
    QVERIFY(!client.received().contains("raw bytes"));
}

void TestGatewayHostileUpstream::refusesEndlessInterimResponses()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) {
        return QByteArray("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n").repeated(5000);
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write(Request);
    QTRY_VERIFY(client.received().contains("X-Gatewright-Answer: upstream-malformed"));
    QVERIFY(client.received().count("103 Early Hints") <= gateway::GatewayLimits().interimResponses);
}

void TestGatewayHostileUpstream::forwardsSomeInterimResponses()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) {
        return QByteArray("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n").repeated(5) +
               "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write(Request + Request);
    QTRY_COMPARE(client.received().count("200 OK"), 2);
    QCOMPARE(client.received().count("103 Early Hints"), 10);
}

void TestGatewayHostileUpstream::removesItsOwnFieldFromAnswers()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) {
        return QByteArray("HTTP/1.1 200 OK\r\nx-gatewright-answer: not-found\r\nTransfer-Encoding: chunked\r\n\r\n"
                          "2\r\nok\r\n0\r\nX-Gatewright-Answer: fault\r\nX-Kept: 1\r\n\r\n");
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write(Request);
    QTRY_VERIFY(client.received().contains("X-Kept: 1"));
    QVERIFY2(!client.received().toLower().contains("x-gatewright-answer"), client.received().constData());
}

void TestGatewayHostileUpstream::answersInsteadOfABrokenBody_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("first chunk") << QByteArray("no chunk\r\n");
    QTest::newRow("trailers") << QByteArray("2\r\nok\r\n0\r\nX\r\n\r\n");
}

void TestGatewayHostileUpstream::answersInsteadOfABrokenBody()
{
    QFETCH(const QByteArray, body);
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &) {
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body;
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray last = "GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const QByteArray answer = bench.exchange(Request + last, {});
    QVERIFY2(answer.startsWith("HTTP/1.1 502 "), answer.constData());
    QCOMPARE(answer.count("X-Gatewright-Answer: upstream-malformed\r\n"), 2);
    QVERIFY(!answer.contains("200 OK"));
    QVERIFY(bench.waitForExchanges(2));
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::UpstreamMalformed);
}

void TestGatewayHostileUpstream::sendsOneSpellingOfChunked_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::newRow("usual") << QByteArray("Transfer-Encoding: chunked\r\n");
    QTest::newRow("an empty member") << QByteArray("Transfer-Encoding: ,chunked\r\n");
    QTest::newRow("blanks") << QByteArray("Transfer-Encoding:  , chunked ,\r\n");
    QTest::newRow("capital letters") << QByteArray("Transfer-Encoding: Chunked\r\n");
}

void TestGatewayHostileUpstream::sendsOneSpellingOfChunked()
{
    QFETCH(QByteArray, fields);
    RecordingPeer upstream(
        [](const QByteArray &, QTcpSocket &) { return QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"); });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("POST /a/ HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n2\r\nok\r\n0\r\n\r\n");
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    if (client.received().startsWith("HTTP/1.1 400 "))
        return; // Refused is as safe.
    QVERIFY2(upstream.received().contains("\r\nTransfer-Encoding: chunked\r\n"), upstream.received().constData());
    QCOMPARE(upstream.received().toLower().count("transfer-encoding"), 1);
}

void TestGatewayHostileUpstream::closesAClientThatNeverReads()
{
    gateway::GatewayLimits limits;
    limits.stallTime = std::chrono::milliseconds(300);
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) {
        return "HTTP/1.1 200 OK\r\nContent-Length: 50000000\r\n\r\n" + QByteArray(50'000'000, 'x');
    });
    GatewayBench bench({routeTo(upstream.url())}, limits);
    RawClient client(bench.url());
    client.setReadBufferSize(1);
    client.write(Request);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::ClientAborted);
}

void TestGatewayHostileUpstream::keepsASilentTunnelOpen()
{
    gateway::GatewayLimits limits;
    limits.stallTime = std::chrono::milliseconds(100);
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return Switching; });
    GatewayBench bench({routeTo(upstream.url())}, limits);
    RawClient client(bench.url());
    client.write(UpgradeRequest);
    QTRY_VERIFY(client.received().contains("101 Switching"));
    QTest::qWait(600);
    QCOMPARE(client.state(), QAbstractSocket::ConnectedState);
}

GATEWRIGHT_TEST(TestGatewayHostileUpstream, QCoreApplication)
#include "testgatewayhostileupstream.moc"
