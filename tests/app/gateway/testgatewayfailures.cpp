#include "gatewaybench.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

using gateway::GatewayLimits;
using routing::Route;
using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;
using support::withCredential;
using traffic::AnsweredBy;

namespace {

/** A port without a listener. */
quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

QUrl local(quint16 port)
{
    return QUrl(u"http://127.0.0.1:%1"_qs.arg(port));
}

} // namespace

class TestGatewayFailures : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void answersWhereNoRouteFits();
    void answersWhereTheUpstreamRefuses();
    void triesTheNextAddressOfAName();
    void answersWhereTheUpstreamIsUnknown();
    void answersWhereTheUpstreamIsSlow();
    void answersWhereTheUpstreamNeverAccepts();
    void answersWhereTheUpstreamFails_data();
    void answersWhereTheUpstreamFails();
    void closesTheConnectionWhenTheUpstreamStopsInTheMiddle();
    void sendsNothingWhereASecretIsMissing();
    void sendsNothingToItself();
    void readsTheBodyOfARequestItAnswersItself();
    void closesOnALongBodyOfARequestItAnswersItself();
    void triesAgainWhereAPooledConnectionWasStale_data();
    void triesAgainWhereAPooledConnectionWasStale();
    void doesNotRepeatABodyThatMayHaveBeenTaken();
    void asksClientsForCredentials();
    void marksItsOwnAnswersOnly();
};

void TestGatewayFailures::answersWhereNoRouteFits()
{
    GatewayBench bench({});
    QCOMPARE(bench.get("/x"),
             "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 9\r\n"
             "X-Gatewright-Answer: not-found\r\nConnection: close\r\n\r\nNot Found");
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->answeredBy, AnsweredBy::Gateway);
    QCOMPARE(bench.exchanges().first()->gatewayReason, traffic::GatewayError::NotFound);
    QVERIFY(!bench.exchanges().first()->reachedUpstream);
}

void TestGatewayFailures::answersWhereTheUpstreamRefuses()
{
    GatewayBench bench({routeTo(local(freePort()))});
    const QByteArray answer = bench.get("/a/x");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 Internal Server Error\r\n"), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: upstream-refused\r\n"));
    QVERIFY(answer.endsWith("{\"error\": \"There was a problem proxying the request\"}"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::UpstreamRefused);
    QVERIFY(!bench.exchanges().first()->reachedUpstream);
}

/** Nothing listens on 127.0.0.1. */
void TestGatewayFailures::triesTheNextAddressOfAName()
{
    RecordingPeer peer(RecordingPeer::plainAnswer);
    peer.close();
    if (!peer.listen(QHostAddress::LocalHostIPv6))
        QSKIP("this machine has no IPv6");
    GatewayBench bench({routeTo(QUrl(u"http://localhost:%1"_qs.arg(peer.serverPort())))});
    for (qsizetype times = 1; times <= 2; ++times) { // The second on the pooled connection.
        const QByteArray answer = bench.get("/a/x");
        QVERIFY2(answer.startsWith("HTTP/1.1 200 OK\r\n"), answer.constData());
        QVERIFY(bench.waitForExchanges(times));
    }
    QCOMPARE(peer.connections(), 1);
}

void TestGatewayFailures::answersWhereTheUpstreamIsUnknown()
{
    GatewayBench bench({routeTo(QUrl(u"http://no-such-host.invalid/"_qs))});
    const QByteArray answer = bench.get("/a/x");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 "), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: upstream-unknown-host\r\n"));
}

void TestGatewayFailures::answersWhereTheUpstreamIsSlow()
{
    GatewayLimits limits;
    limits.upstreamTime = std::chrono::milliseconds(200);
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayBench bench({routeTo(upstream.url())}, limits);
    const QByteArray answer = bench.get("/a/x");
    QVERIFY2(answer.startsWith("HTTP/1.1 504 Gateway Timeout\r\n"), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: upstream-timeout\r\n"));
}

void TestGatewayFailures::answersWhereTheUpstreamNeverAccepts()
{
    GatewayLimits limits;
    limits.upstreamTime = std::chrono::milliseconds(300);
    // A queue that is full: the kernel answers no further handshake.
    QTcpServer full;
    full.setListenBacklogSize(0);
    QVERIFY(full.listen(QHostAddress::LocalHost));
    full.pauseAccepting();
    std::vector<std::unique_ptr<QTcpSocket>> fillers;
    for (int number = 0; number < 4; ++number) {
        fillers.push_back(std::make_unique<QTcpSocket>());
        fillers.back()->connectToHost(QHostAddress::LocalHost, full.serverPort());
    }
    GatewayBench bench({routeTo(local(full.serverPort()))}, limits);
    QVERIFY(bench.get("/a/x").startsWith("HTTP/1.1 504 "));
}

void TestGatewayFailures::answersWhereTheUpstreamFails_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("closes immediately") << QByteArray() << QByteArray("upstream-closed");
    QTest::newRow("closes in the head") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << QByteArray("upstream-closed");
    QTest::newRow("speaks another protocol") << QByteArray("SSH-2.0-x\r\n\r\n") << QByteArray("upstream-malformed");
    QTest::newRow("folds a field") << QByteArray("HTTP/1.1 200 OK\r\nX: a\r\n b\r\n\r\n")
                                   << QByteArray("upstream-malformed");
    QTest::newRow("has two lengths") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n")
                                     << QByteArray("upstream-malformed");
}

void TestGatewayFailures::answersWhereTheUpstreamFails()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, reason);
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write(bytes);
        socket.disconnectFromHost();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.get("/a/x");
    const QByteArray status = reason == "upstream-malformed" ? "502" : "500";
    QVERIFY2(answer.startsWith("HTTP/1.1 " + status + ' '), answer.constData());
    QVERIFY2(answer.contains("\r\nX-Gatewright-Answer: " + reason + "\r\n"), answer.constData());
}

void TestGatewayFailures::closesTheConnectionWhenTheUpstreamStopsInTheMiddle()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf");
        socket.disconnectFromHost();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", {});
    QVERIFY(answer.endsWith("half"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, traffic::GatewayError::UpstreamClosed);
    QCOMPARE(bench.exchanges().first()->response.status, 200);
}

void TestGatewayFailures::sendsNothingWhereASecretIsMissing()
{
    RecordingPeer upstream;
    Route route = withCredential(routeTo(upstream.url()));
    route.block = routing::RouteBlock{
        u"secret-unresolved"_qs, u"/x-vendor-api-gateway/upstream/authentication/basicAuth/password"_qs, {}};
    GatewayBench bench({route});
    const QByteArray answer = bench.get("/a/x");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 "), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: not-sendable\r\n"));
    QVERIFY(answer.contains("/x-vendor-api-gateway/upstream/authentication/basicAuth/password"));
    QVERIFY(answer.contains("secret-unresolved"));
    QCOMPARE(upstream.connections(), 0);
}

void TestGatewayFailures::sendsNothingToItself()
{
    GatewayBench bench({});
    bench.gateway().setRoutes(routing::RouteTable({routeTo(bench.url())}));
    QVERIFY(bench.get("/a/a/").contains("X-Gatewright-Answer: upstream-is-the-gateway\r\n"));
}

void TestGatewayFailures::readsTheBodyOfARequestItAnswersItself()
{
    GatewayBench bench({});
    RawClient client(bench.url());
    QTRY_COMPARE(client.state(), QAbstractSocket::ConnectedState);
    client.write("POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbo");
    client.flush();
    client.write("dyGET /y HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY(client.hasEnded());
    QCOMPARE(client.received().count("HTTP/1.1 404 Not Found\r\n"), 2);
    QVERIFY(bench.waitForExchanges(2));
    QCOMPARE(bench.exchanges().first()->requestBody.bytes.read(), "body");
}

void TestGatewayFailures::closesOnALongBodyOfARequestItAnswersItself()
{
    GatewayBench bench({});
    RawClient client(bench.url());
    client.write("POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n" +
                 QByteArray(2'000'000, 'x'));
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(client.received().startsWith("HTTP/1.1 404 Not Found\r\n"));
    QVERIFY(client.received().contains("\r\nConnection: close\r\n"));
}

void TestGatewayFailures::triesAgainWhereAPooledConnectionWasStale_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::newRow("GET") << QByteArray("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTest::newRow("PUT with a body") << QByteArray(
        "PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc");
    QTest::newRow("POST without a body") << QByteArray(
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
    QTest::newRow("chunks") << QByteArray(
        "DELETE /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
}

void TestGatewayFailures::triesAgainWhereAPooledConnectionWasStale()
{
    QFETCH(const QByteArray, request);
    int requests = 0;
    // Closes on the second request of a connection, before it answers: what a pooled connection meets in a race.
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        if (++requests == 2) {
            socket.abort();
            return {};
        }
        return RecordingPeer::plainAnswer(received, socket);
    });
    GatewayBench bench({routeTo(upstream.url())});
    QVERIFY(bench.get("/a/").endsWith("hello"));
    const QByteArray answer = bench.exchange(request, "hello");
    QVERIFY2(answer.startsWith("HTTP/1.1 200 "), answer.constData());
    QCOMPARE(requests, 3);
    QCOMPARE(upstream.connections(), 2);
    const QByteArray last = upstream.received().sliced(
        upstream.received().lastIndexOf(request.first(request.indexOf(' '))));
    QVERIFY2(last.endsWith(request.sliced(request.indexOf("\r\n\r\n"))), last.constData());
}

void TestGatewayFailures::doesNotRepeatABodyThatMayHaveBeenTaken()
{
    int requests = 0;
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        if (++requests == 2) {
            socket.abort();
            return {};
        }
        return RecordingPeer::plainAnswer(received, socket);
    });
    GatewayBench bench({routeTo(upstream.url())});
    QVERIFY(bench.get("/a/").endsWith("hello"));
    const QByteArray answer = bench.exchange("POST /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc",
                                             "request\"}");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 "), answer.constData());
    QCOMPARE(requests, 2);
}

void TestGatewayFailures::asksClientsForCredentials()
{
    RecordingPeer upstream;
    Route route = routeTo(upstream.url());
    route.clientAuthentication = routing::ClientAuthentication{
        "My \"Pets\"", {{"kim", secrets::Secret(QByteArray("a:b"))}}, {}};
    GatewayBench bench({route});
    const QByteArray missing = bench.get("/a/");
    QVERIFY(missing.startsWith("HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"My \\\"Pets\\\"\"\r\n"));
    QVERIFY(missing.endsWith("\r\n\r\n{\"error\": \"Authorization field missing\"}"));
    QVERIFY(bench.get("/a/", "Authorization: Basic %%\r\n").startsWith("HTTP/1.1 400 "));
    QVERIFY(bench.get("/a/", "Authorization: Bearer x\r\n").startsWith("HTTP/1.1 400 "));
    QVERIFY(bench.get("/a/", "Authorization: Basic " + QByteArray("kim:a").toBase64() + "\r\n")
                .startsWith("HTTP/1.1 401 "));
    QVERIFY(bench.get("/a/", "Authorization: Basic " + QByteArray("joe:a:b").toBase64() + "\r\n")
                .startsWith("HTTP/1.1 401 "));
    QCOMPARE(upstream.connections(), 0);
    QVERIFY(bench.get("/a/", "Authorization: Basic " + QByteArray("kim:a:b").toBase64() + "\r\n")
                .startsWith("HTTP/1.1 200 "));
}

void TestGatewayFailures::marksItsOwnAnswersOnly()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "\r\n\r\n"),
             "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n");
}

GATEWRIGHT_TEST(TestGatewayFailures, QCoreApplication)
#include "testgatewayfailures.moc"
