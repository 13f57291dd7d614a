#include "exchangequeue.h"
#include "gatewaybench.h"
#include "testprogram.h"

#include <QNetworkInterface>
#include <QRegularExpression>
#include <QTest>

using gateway::GatewayLimits;
using routing::Route;
using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

class TestGatewaySafety : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void listensOnLoopbackOnly();
    void checksHostAndSite_data();
    void checksHostAndSite();
    void acceptsAllowedHostsAndOrigins();
    void acceptsPagesOfTheOriginsOfARoute();
    void refusesOtherOriginsWhereARouteHasACredential_data();
    void refusesOtherOriginsWhereARouteHasACredential();
    void followsNewlyAllowedOrigins();
    void refusesMalformedRequests_data();
    void refusesMalformedRequests();
    void forwardsNothingAfterARefusal();
    void closesSlowClients();
    void closesIdleClients();
    void stopsWaitingForABody();
    void boundsTheNumberOfConnections();
    void boundsWhatNobodyTakes();
};

void TestGatewaySafety::listensOnLoopbackOnly()
{
    GatewayBench bench({});
    for (const QHostAddress &address : QNetworkInterface::allAddresses()) {
        if (address.isLoopback() || address.protocol() != QAbstractSocket::IPv4Protocol)
            continue;
        QTcpSocket socket;
        socket.connectToHost(address, static_cast<quint16>(bench.url().port()));
        QTRY_COMPARE(socket.error(), QAbstractSocket::ConnectionRefusedError);
    }
    QVERIFY(bench.get("/").startsWith("HTTP/1.1 404 "));
}

void TestGatewaySafety::checksHostAndSite_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("refusal"); // Empty when the request is forwarded.
    const auto row = [](const QByteArray &host, const QByteArray &fields, const QByteArray &refusal) {
        QTest::newRow((host + ' ' + fields).trimmed().constData()) << host << fields << refusal;
    };
    for (const QByteArray host : {"localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:1", "127.9.9.9", "[::1]",
                                  "[::1]:8080", "api.localhost"})
        row(host, {}, {});
    for (const QByteArray host :
         {"evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "192.168.0.1",
          "127.1x", "127.0.0.1.", "127.0.0", "127.0.0.256", "127..0.1", "127.0.0.1.1", ".localhost.x", "[::2]",
          "0.0.0.0", "notlocalhost", "2130706433"})
        row(host, {}, "host-refused");
    row("localhost", "Sec-Fetch-Site: cross-site\r\n", "cross-site-refused");
    row("localhost", "sec-fetch-site: Cross-Site\r\n", "cross-site-refused");
    row("localhost", "Sec-Fetch-Site: same-origin\r\n", {});
    row("localhost", "Sec-Fetch-Site: none\r\n", {});
    row("localhost", "Origin: https://evil.example\r\n", "cross-site-refused");
    row("localhost", "Origin: http://localhost.evil.example\r\n", "cross-site-refused");
    row("localhost", "Origin: null\r\n", "cross-site-refused");
    row("localhost", "Origin: http://localhost:3000\r\n", {});
    row("localhost", "Origin: http://127.0.0.1:3000\r\nSec-Fetch-Site: same-site\r\n", {});
    row("127.0.0.1:8080", "Origin: http://127.0.0.1\r\n", {});
    row("[::1]:8080", "Origin: http://[::1]:3000\r\n", {});
    row("127.0.0.1:8080", "Origin: http://localhost:3000\r\n", "cross-site-refused");
    row("localhost:8080", "Origin: http://127.0.0.1:3000\r\n", "cross-site-refused");
    row("localhost", "Origin: http://localhost:3000\r\nSec-Fetch-Site: cross-site\r\n", "cross-site-refused");
    row("localhost", "Sec-Fetch-Site: cross-site\r\nOrigin: http://127.0.0.1\r\n", "cross-site-refused");
    row("localhost", "Sec-Fetch-Site: none\r\nSec-Fetch-Site: cross-site\r\n", "cross-site-refused");
    row("localhost", "Origin: http://localhost\r\nOrigin: https://evil.example\r\n", "cross-site-refused");
}

void TestGatewaySafety::checksHostAndSite()
{
    QFETCH(const QByteArray, host);
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, refusal);
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange(
        "GET /a/ HTTP/1.1\r\nHost: " + host + "\r\n" + fields + "Connection: close\r\n\r\n", {});
    if (refusal.isEmpty()) {
        QVERIFY2(answer.endsWith("hello"), answer.constData());
        return;
    }
    QVERIFY2(answer.startsWith("HTTP/1.1 403 Forbidden\r\n"), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: " + refusal + "\r\n"));
    QCOMPARE(upstream.connections(), 0);
}

void TestGatewaySafety::acceptsAllowedHostsAndOrigins()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    bench.gateway().setAllowedClients({{"gateway.test"}, {"https://app.example"}});
    const QByteArray head = "GET /a/ HTTP/1.1\r\nHost: Gateway.Test:80\r\nSec-Fetch-Site: cross-site\r\n";
    QVERIFY(bench.exchange(head + "Origin: https://app.example\r\n\r\n", "hello").endsWith("hello"));
    QVERIFY(bench.exchange(head + "Connection: close\r\nOrigin: https://app.example.evil.example\r\n\r\n", {})
                .startsWith("HTTP/1.1 403 "));
}

void TestGatewaySafety::acceptsPagesOfTheOriginsOfARoute()
{
    RecordingPeer upstream;
    Route open = routeTo(upstream.url(), "/open/");
    open.allowedOrigins = {"https://evil.example"};
    GatewayBench bench({open, routeTo(upstream.url(), "/closed/")});
    QVERIFY(bench.get("/open/", "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n").endsWith("hello"));
    QVERIFY(bench.get("/closed/", "Origin: https://evil.example\r\n").startsWith("HTTP/1.1 403 "));
    QVERIFY(bench.get("/none/", "Origin: https://evil.example\r\n").startsWith("HTTP/1.1 403 "));
}

void TestGatewaySafety::refusesOtherOriginsWhereARouteHasACredential_data()
{
    QTest::addColumn<QByteArray>("request"); // Without the end of the head; PORT is the gateway's.
    QTest::addColumn<bool>("isRefused");
    const auto row = [](const QByteArray &method, const QByteArray &fields, bool isRefused) {
        QTest::newRow((method + ' ' + fields).trimmed().constData())
            << method + " /a/ HTTP/1.1\r\nHost: localhost:PORT\r\n" + fields << isRefused;
    };
    const QByteArray upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    row("GET", {}, false);
    row("GET", "Origin: http://localhost:PORT\r\nSec-Fetch-Site: same-origin\r\n", false);
    row("GET", "Sec-Fetch-Site: none\r\n", false);
    row("GET", "Referer: http://localhost:PORT/docs\r\n", false);
    row("GET", "Origin: http://localhost:3000\r\n", true);
    row("GET", "Origin: https://localhost:PORT\r\n", true);
    row("GET", "Sec-Fetch-Site: same-site\r\n", true);
    row("GET", "Referer: http://localhost:3000/\r\n", true);
    row("POST", "Origin: http://localhost:3000\r\nSec-Fetch-Site: same-site\r\nContent-Length: 0\r\n", true);
    row("OPTIONS", "Origin: http://localhost:3000\r\nAccess-Control-Request-Method: PUT\r\n", true);
    row("GET", upgrade + "Origin: http://localhost:3000\r\n", true);
}

void TestGatewaySafety::refusesOtherOriginsWhereARouteHasACredential()
{
    QFETCH(QByteArray, request);
    QFETCH(const bool, isRefused);
    RecordingPeer upstream;
    GatewayBench bench({support::withCredential(routeTo(upstream.url()))});
    request.replace("PORT", QByteArray::number(bench.url().port()));
    const QByteArray close = request.contains("Upgrade") ? "" : "Connection: close\r\n";
    const QByteArray answer = bench.exchange(request + close + "\r\n", isRefused ? "ORIGIN\"." : "hello");
    QVERIFY2(answer.contains("\r\nX-Gatewright-Answer: origin-not-allowed\r\n") == isRefused, answer.constData());
    QVERIFY2(answer.startsWith(isRefused ? "HTTP/1.1 403 Forbidden\r\n" : "HTTP/1.1 200 "), answer.constData());
    QCOMPARE(upstream.connections(), isRefused ? 0 : 1);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(traffic::isRefusal(*bench.exchanges().constFirst()), isRefused);
}

void TestGatewaySafety::followsNewlyAllowedOrigins()
{
    RecordingPeer upstream;
    Route route = support::withCredential(routeTo(upstream.url()));
    GatewayBench bench({route});
    const QByteArray page = "Origin: http://localhost:3000\r\n";
    QVERIFY(bench.get("/a/", page).startsWith("HTTP/1.1 403 "));
    route.allowedOrigins = {"http://localhost:3000"};
    bench.gateway().setRoutes(routing::RouteTable({route}));
    QVERIFY(bench.get("/a/", page).endsWith("hello"));
    route.allowedOrigins.clear();
    bench.gateway().setRoutes(routing::RouteTable({route}));
    QVERIFY(bench.get("/a/", page).startsWith("HTTP/1.1 403 "));
    bench.gateway().setAllowedClients({{}, {"http://localhost:3000"}});
    QVERIFY(bench.get("/a/", page).endsWith("hello"));
    QVERIFY(bench.get("/a/", "Origin: http://localhost:3001\r\n").startsWith("HTTP/1.1 403 "));
}

void TestGatewaySafety::refusesMalformedRequests_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("coding not chunked")
        << QByteArray("POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n")
        << QByteArray("400 Bad Request");
    QTest::newRow("unknown coding")
        << QByteArray("POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n")
        << QByteArray("501 Not Implemented");
    QTest::newRow("other version") << QByteArray("GET / HTTP/3.0\r\nHost: localhost\r\n\r\n")
                                   << QByteArray("505 HTTP Version Not Supported");
    QTest::newRow("long target") << QByteArray("GET /" + QByteArray(70'000, 'a')) << QByteArray("414 URI Too Long");
    QTest::newRow("large head") << QByteArray("GET / HTTP/1.1\r\nX: " + QByteArray(70'000, 'a'))
                                << QByteArray("431 Request Header Fields Too Large");
    QTest::newRow("TLS") << QByteArray("\x16\x03\x01\x02\x00\x01\x00") << QByteArray("400 Bad Request");
}

void TestGatewaySafety::refusesMalformedRequests()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, status);
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange(bytes, {});
    QVERIFY2(answer.startsWith("HTTP/1.1 " + status + "\r\n"), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: bad-request\r\nConnection: close\r\n"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(upstream.connections(), 0);
}

void TestGatewaySafety::forwardsNothingAfterARefusal()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange(
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
        "0\r\n\r\nGET /a/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n",
        {});
    QCOMPARE(answer.count("HTTP/1.1 "), 1);
    QCOMPARE(upstream.received(), QByteArray());
}

void TestGatewaySafety::closesSlowClients()
{
    GatewayLimits limits;
    limits.headerTime = std::chrono::milliseconds(200);
    GatewayBench bench({}, limits);
    RawClient client(bench.url());
    client.write("GET / HTTP/1.1\r\nX: ");
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(!client.received().startsWith("HTTP/1.1 2"));
}

void TestGatewaySafety::closesIdleClients()
{
    GatewayLimits limits;
    limits.idleTime = std::chrono::milliseconds(200);
    GatewayBench bench({}, limits);
    RawClient client(bench.url());
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(client.received().endsWith("Not Found"));
}

void TestGatewaySafety::stopsWaitingForABody()
{
    GatewayLimits limits;
    limits.bodyTime = std::chrono::milliseconds(200);
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())}, limits);
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc");
    QTRY_VERIFY(client.hasEnded());
    QVERIFY2(client.received().startsWith("HTTP/1.1 408 Request Timeout\r\n"), client.received().constData());
}

void TestGatewaySafety::boundsTheNumberOfConnections()
{
    GatewayLimits limits;
    limits.connections = 2;
    GatewayBench bench({}, limits);
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int number = 0; number < 2; ++number) {
        clients.push_back(std::make_unique<RawClient>(bench.url()));
        clients.back()->write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_VERIFY(clients.back()->received().endsWith("Not Found"));
    }
    RawClient third(bench.url());
    QTRY_VERIFY(third.hasEnded());
    QVERIFY(third.received().startsWith("HTTP/1.1 503 Service Unavailable\r\n"));
    QVERIFY(third.received().contains("X-Gatewright-Answer: too-many-connections\r\n"));
    clients.clear();
    QTRY_VERIFY(bench.get("/").startsWith("HTTP/1.1 404 "));
}

void TestGatewaySafety::boundsWhatNobodyTakes()
{
    GatewayLimits limits;
    limits.recordedBytes = 100'000;
    limits.batchTime = std::chrono::milliseconds(1000);
    GatewayBench bench({}, limits);
    qint64 dropped = 0;
    connect(&bench.gateway(), &gateway::TestGateway::recordsDropped, this, [&](qint64 count) { dropped += count; });
    QByteArray requests;
    for (int number = 0; number < 100; ++number)
        requests += "GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n";
    RawClient client(bench.url());
    client.write(requests);
    QTRY_VERIFY(dropped > 0);
    QCOMPARE(bench.exchanges().size() + dropped, 100);
    QCOMPARE(bench.exchanges().last()->id, 100u);
}

GATEWRIGHT_TEST(TestGatewaySafety, QCoreApplication)
#include "testgatewaysafety.moc"
