#include "gatewaybench.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using routing::Fault;
using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;
using namespace std::chrono_literals;

/** Simulated faults. */
class TestGatewayFaults : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void answersTheSimulatedStatus();
    void closesTheConnection();
    void leavesOtherOperationsAlone();
    void delaysARequestAndKeepsTheOrder();
    void keepsABodyThatCameDuringTheDelay();
    void handlesAClientThatDisconnectsDuringTheDelay();
    void slowsAnAnswerDown();
    void takesEffectBetweenTwoRequests();
};

void TestGatewayFaults::answersTheSimulatedStatus()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{"GET", "/a/x", 0ms, 503, false, 0}});
    const QByteArray answer = bench.get("/a/x?q=1");
    QVERIFY2(answer.startsWith("HTTP/1.1 503 Service Unavailable\r\n"), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: fault\r\n"));
    QCOMPARE(upstream.connections(), 0);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 503);
}

void TestGatewayFaults::closesTheConnection()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{{}, "/a/x", 0ms, 0, true, 0}});
    QCOMPARE(bench.get("/a/x"), QByteArray());
    QCOMPARE(upstream.connections(), 0);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::FaultAbort);
}

void TestGatewayFaults::leavesOtherOperationsAlone()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{"POST", "/a/x", 0ms, 503, false, 0}, {{}, "/a/y", 0ms, 0, true, 0}});
    QVERIFY(bench.get("/a/x").endsWith("hello"));
    QVERIFY(bench.get("/a/z").endsWith("hello"));
}

void TestGatewayFaults::delaysARequestAndKeepsTheOrder()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        const QByteArray target = received.split(' ').value(1);
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(target.size()) + "\r\n\r\n" + target;
    });
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{{}, "/a/slow", 100ms, 0, false, 0}});
    const QByteArray answer = bench.exchange("GET /a/slow HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                             "GET /a/quick HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                                             {});
    QCOMPARE(answer.count("HTTP/1.1 200 OK"), 2);
    QVERIFY(answer.indexOf("/slow") < answer.indexOf("/quick"));
    QVERIFY(answer.indexOf("/slow") > 0);
    QVERIFY(bench.waitForExchanges(2));
    QVERIFY(bench.exchanges().first()->timings.total() >= 99); // The record counts the delay.
}

void TestGatewayFaults::keepsABodyThatCameDuringTheDelay()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{{}, "/a/slow", 50ms, 0, false, 0}});
    const QByteArray body(300'000, 'b');
    RawClient client(bench.url());
    client.write("PUT /a/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n" + body);
    QTRY_VERIFY(client.received().endsWith("hello"));
    QVERIFY(upstream.received().endsWith("\r\n\r\n" + body));
}

void TestGatewayFaults::handlesAClientThatDisconnectsDuringTheDelay()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{{}, "/a/slow", 50ms, 0, false, 0}});
    {
        RawClient client(bench.url());
        client.write("PUT /a/slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc");
        QVERIFY(client.waitForBytesWritten());
        client.abort();
    }
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::ClientAborted);
    QVERIFY(bench.get("/a/x").endsWith("hello"));
}

void TestGatewayFaults::slowsAnAnswerDown()
{
    constexpr qsizetype size = 20'000;
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(size) + "\r\n\r\n" + QByteArray(size, 'x');
    });
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setFaults({{{}, "/a/x", 0ms, 0, false, 100'000}});
    const QByteArray answer = bench.exchange("GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n", QByteArray(size, 'x'));
    QVERIFY(answer.endsWith(QByteArray(size, 'x')));
    QVERIFY(bench.waitForExchanges());
    QVERIFY(bench.exchanges().first()->timings.receive >= 100); // The last of its pieces is not waited for.
}

void TestGatewayFaults::takesEffectBetweenTwoRequests()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    bench.gateway().setFaults({{{}, "/a/*", 0ms, 418, false, 0}});
    client.write("GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().contains("HTTP/1.1 418 "));
    bench.gateway().setFaults({});
    client.write("GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(client.received().count("hello"), 2);
}

GATEWRIGHT_TEST(TestGatewayFaults, QCoreApplication)
#include "testgatewayfaults.moc"
