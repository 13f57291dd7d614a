#include "gatewaybench.h"
#include "testprogram.h"

#include <QPointer>
#include <QRegularExpression>
#include <QTest>

#include <sys/socket.h>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

/** Exchanges that one of the sides ends before its time. */
class TestGatewayEndings : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void recordsAClientThatGoesBeforeTheAnswer();
    void recordsWhatStillRunsWhenItStops();
    void recordsWhatStillRunsWhenItIsDestroyed();
    void leavesTheUpstreamWhenTheClientGoes();
    void servesAClientThatEndsItsSide();
};

void TestGatewayEndings::recordsAClientThatGoesBeforeTheAnswer()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(!upstream.received().isEmpty());
    const linger reset{1, 0}; // An end of the client's side alone could be that of one who still reads.
    ::setsockopt(static_cast<int>(client.socketDescriptor()), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    client.abort();
    QVERIFY(bench.waitForExchanges());
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.error, traffic::GatewayError::ClientAborted);
    QCOMPARE(exchange.response.status, 0);
    QVERIFY(exchange.reachedUpstream);
}

void TestGatewayEndings::recordsWhatStillRunsWhenItStops()
{
    gateway::GatewayLimits limits;
    limits.stopTime = std::chrono::milliseconds(50);
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayBench bench({routeTo(upstream.url())}, limits);
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(!upstream.received().isEmpty());
    bench.gateway().stop();
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::GatewayStopped);
    QCOMPARE(bench.exchanges().first()->response.status, 0);
}

void TestGatewayEndings::recordsWhatStillRunsWhenItIsDestroyed()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    QList<traffic::ExchangePtr> exchanges;
    auto bench = std::make_unique<GatewayBench>(QList<routing::Route>{routeTo(upstream.url())});
    connect(&bench->gateway(), &gateway::TestGateway::recorded, this,
            [&](const auto &recorded) { exchanges += recorded; });
    RawClient client(bench->url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(!upstream.received().isEmpty());
    bench.reset();
    QCOMPARE(exchanges.size(), 1);
    QCOMPARE(exchanges.first()->error, traffic::GatewayError::GatewayStopped);
}

void TestGatewayEndings::leavesTheUpstreamWhenTheClientGoes()
{
    QPointer<QTcpSocket> upstreamSocket;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        upstreamSocket = &socket;
        return "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nx";
    });
    GatewayBench bench({routeTo(upstream.url())});
    {
        RawClient client(bench.url());
        client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_VERIFY(client.received().endsWith("x"));
        client.abort();
    }
    QTRY_VERIFY(!upstreamSocket);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::ClientAborted);
}

void TestGatewayEndings::servesAClientThatEndsItsSide()
{
    QPointer<QTcpSocket> waiting;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        waiting = &socket;
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    client.disconnectFromHost(); // Sends all, then ends; Qt goes on reading until the peer ends, too.
    QTRY_VERIFY(waiting);
    waiting->write("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nend");
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 200);
}

GATEWRIGHT_TEST(TestGatewayEndings, QCoreApplication)
#include "testgatewayendings.moc"
