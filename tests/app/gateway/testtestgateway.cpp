#include "gatewaybench.h"
#include "testprogram.h"

#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using gateway::TestGateway;
using routing::Route;
using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;
using support::withCredential;
using traffic::AnsweredBy;

class TestTestGateway : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void listensOnBothLoopbackAddresses();
    void canListenBeforeItsOwnerReadsEvents();
    void saysWhyItCannotListen();
    void canBeStartedAgainOnTheSamePort();
    void sendsTheRequestByteForByte();
    void recordsWhatWentOnTheWire();
    void replacesAuthorizationOnlyWithACredential();
    void keepsTheClientsAuthorizationBesideACustomHeader();
    void answersByTheEcho();
    void answersSeveralRequestsOfOneConnection();
    void answersPipelinedRequestsInOrder();
    void reusesTheConnectionToTheUpstream();
    void answersHttp10();
    void answersHead();
    void recordsTimings();
    void recordsNoMoreOfABodyThanAsked();
    void swapsRoutesBetweenTwoRequests();
    void swapsRoutesUnderLoad();
    void deliversRecordsInBatches();
    void completesARunningExchangeWhenItStops();
};

void TestTestGateway::listensOnBothLoopbackAddresses()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.url().host(), u"127.0.0.1"_qs);
    QUrl six = bench.url();
    six.setHost(u"::1"_qs);
    RawClient client(six);
    client.write("GET /a/ HTTP/1.1\r\nHost: [::1]\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    QVERIFY(upstream.received().contains("X-Forwarded-For: ::1\r\n"));
}

/** The owner is not woken up then, which would be a step between the threads that the thread sanitizer sees. */
void TestTestGateway::canListenBeforeItsOwnerReadsEvents()
{
    for (int round = 0; round < 5; ++round) {
        TestGateway gateway;
        preview::GatewayOptions options;
        options.port = 0;
        gateway.start(options);
        QThread::msleep(50);
        QCoreApplication::sendPostedEvents();
        QTRY_COMPARE(gateway.state(), TestGateway::State::Running);
        QVERIFY(gateway.address().port() > 0);
    }
}

void TestTestGateway::saysWhyItCannotListen()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    TestGateway gateway;
    preview::GatewayOptions options;
    options.port = taken.serverPort();
    gateway.start(options);
    QCOMPARE(gateway.state(), TestGateway::State::Starting);
    QTRY_COMPARE(gateway.state(), TestGateway::State::Failed);
    QVERIFY(!gateway.failure().detail.isEmpty());
    QVERIFY(gateway.address().isEmpty());
}

void TestTestGateway::canBeStartedAgainOnTheSamePort()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    preview::GatewayOptions options;
    options.port = static_cast<quint16>(bench.url().port());
    for (int round = 0; round < 5; ++round) {
        bench.gateway().stop();
        QCOMPARE(bench.gateway().state(), TestGateway::State::Stopped);
        bench.gateway().start(options);
        QTRY_COMPARE(bench.gateway().state(), TestGateway::State::Running);
        QVERIFY(bench.get("/a/").endsWith("hello"));
    }
}

void TestTestGateway::sendsTheRequestByteForByte()
{
    RecordingPeer upstream;
    GatewayBench bench({withCredential(routeTo(upstream.url(u"/base"_qs)))});
    const QByteArray answer = bench.exchange("POST /a/x%2Fy?z=1&z=%20 HTTP/1.1\r\n"
                                             "Host: 127.0.0.1\r\n"
                                             "x-lower: one\r\n"
                                             "X-Dup: first\r\n"
                                             "Accept: a\xe9\r\n"
                                             "X-Dup: second\r\n"
                                             "Authorization: Bearer theirs\r\n"
                                             "Connection: keep-alive, X-Private\r\n"
                                             "X-Private: 1\r\n"
                                             "Content-Length: 4\r\n"
                                             "X-Empty:\r\n\r\nbody",
                                             "hello");
    QCOMPARE(answer, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-From: upstream\r\n\r\nhello");
    QCOMPARE(upstream.received(), "POST /base/x%2Fy?z=1&z=%20 HTTP/1.1\r\n"
                                  "Host: 127.0.0.1:" +
                                      QByteArray::number(upstream.serverPort()) +
                                      "\r\n"
                                      "x-lower: one\r\n"
                                      "X-Dup: first\r\n"
                                      "Accept: a\xe9\r\n"
                                      "X-Dup: second\r\n"
                                      "Authorization: Basic " +
                                      QByteArray("kim:pass:word").toBase64() +
                                      "\r\n"
                                      "Content-Length: 4\r\n"
                                      "X-Empty: \r\n"
                                      "X-Forwarded-For: 127.0.0.1\r\n\r\nbody");
}

void TestTestGateway::recordsWhatWentOnTheWire()
{
    RecordingPeer upstream;
    GatewayBench bench({withCredential(routeTo(upstream.url()))});
    QVERIFY(bench.exchange("PUT /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi", "hello")
                .endsWith("hello"));
    QVERIFY(bench.waitForExchanges());
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.apiName, u"Pets"_qs);
    QCOMPARE(exchange.documentPath, u"/files/pets.yaml"_qs);
    QCOMPARE(exchange.request.target, "/a/x");
    QCOMPARE(exchange.requestBody.bytes.read(), "hi");
    QVERIFY(exchange.reachedUpstream);
    QCOMPARE(exchange.answeredBy, AnsweredBy::Upstream);
    QCOMPARE(exchange.response.status, 200);
    QCOMPARE(exchange.responseBody.bytes.read(), "hello");
    QCOMPARE(exchange.clientAddress, "127.0.0.1");
    QCOMPARE(exchange.serverAddress, "127.0.0.1");
    QCOMPARE(exchange.secretHeaderNames, (QList<QByteArray>{"Authorization"}));
    QVERIFY(!exchange.reusedConnection);
    QByteArray wire = exchange.upstreamRequest.method + ' ' + exchange.upstreamRequest.target + " HTTP/1.1\r\n";
    for (const auto &field : exchange.upstreamRequest.headers.fields())
        wire += field.line() + "\r\n";
    QCOMPARE(upstream.received(), wire + "\r\nhi");
}

void TestTestGateway::replacesAuthorizationOnlyWithACredential()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url(), "/off/"), withCredential(routeTo(upstream.url(), "/on/"))});
    QVERIFY(bench.get("/off/", "Authorization: Bearer theirs\r\n").endsWith("hello"));
    QVERIFY(upstream.received().contains("\r\nAuthorization: Bearer theirs\r\n"));
    QVERIFY(bench.get("/on/", "authorization: Bearer theirs\r\nAUTHORIZATION: Bearer again\r\n").endsWith("hello"));
    const QByteArray second = upstream.received().sliced(upstream.received().lastIndexOf("GET "));
    QCOMPARE(second.toLower().count("\r\nauthorization:"), 1);
    QVERIFY(second.contains("\r\nAuthorization: Basic " + QByteArray("kim:pass:word").toBase64() + "\r\n"));
}

void TestTestGateway::keepsTheClientsAuthorizationBesideACustomHeader()
{
    RecordingPeer upstream;
    GatewayBench bench({withCredential(routeTo(upstream.url()), "X-Upstream-Auth")});
    QVERIFY(bench.get("/a/", "Authorization: Bearer theirs\r\nx-upstream-auth: forged\r\n").endsWith("hello"));
    QVERIFY(upstream.received().contains("\r\nAuthorization: Bearer theirs\r\n"));
    QVERIFY(
        upstream.received().contains("\r\nX-Upstream-Auth: Basic " + QByteArray("kim:pass:word").toBase64() + "\r\n"));
    QVERIFY(!upstream.received().contains("forged"));
}

void TestTestGateway::answersByTheEcho()
{
    Route route = routeTo(QUrl(u"http://api.example/base"_qs));
    route.upstreamKind = traffic::UpstreamKind::Echo;
    GatewayBench bench({route});
    const QByteArray answer = bench.exchange("PUT /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi",
                                             "\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 200"), answer.constData());
    QVERIFY(answer.contains("\"method\":\"PUT\",\"target\":\"/base/x\",\"headers\":[[\"Host\",\"api.example\"]"));
    QVERIFY(answer.contains("\"body\":\"hi\""));
    QVERIFY(bench.exchange("PUT /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n\xff", "\n")
                .contains("\"bodyBase64\":\"/w==\""));
    QVERIFY(bench.waitForExchanges(2));
    QVERIFY(bench.exchanges().first()->reachedUpstream);
    QCOMPARE(bench.exchanges().first()->upstreamKind, traffic::UpstreamKind::Echo);
}

void TestTestGateway::answersSeveralRequestsOfOneConnection()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    for (int round = 1; round <= 3; ++round) {
        client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.received().count("hello"), round);
    }
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(client.received().endsWith("\r\nConnection: close\r\n\r\nhello"));
}

void TestTestGateway::answersPipelinedRequestsInOrder()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        const QByteArray target = received.split(' ').value(1);
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(target.size()) + "\r\n\r\n" + target;
    });
    GatewayBench bench({routeTo(upstream.url())});
    QByteArray requests;
    for (const QByteArray &target : QList<QByteArray>{"/a/1", "/none", "/a/2", "/a/3"})
        requests += "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n" +
                    (target == "/a/3" ? "Connection: close\r\n\r\n" : "\r\n");
    const QByteArray answer = bench.exchange(requests, {});
    const QList<qsizetype> places{answer.indexOf("/1"), answer.indexOf("Not Found\r\n"), answer.indexOf("/2"),
                                  answer.indexOf("/3")};
    QVERIFY(places.first() > 0);
    QVERIFY(std::is_sorted(places.begin(), places.end()));
    QVERIFY(bench.waitForExchanges(4));
}

void TestTestGateway::reusesTheConnectionToTheUpstream()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    for (int round = 0; round < 4; ++round)
        QVERIFY(bench.get("/a/").endsWith("hello"));
    QCOMPARE(upstream.connections(), 1);
    QVERIFY(bench.waitForExchanges(4));
    QVERIFY(bench.exchanges().last()->reusedConnection);
    QCOMPARE(bench.exchanges().last()->timings.connect, -1.0);
    QCOMPARE(bench.exchanges().last()->upstreamConnection, bench.exchanges().first()->upstreamConnection);
}

void TestTestGateway::answersHttp10()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.exchange("GET /a/ HTTP/1.0\r\n\r\n", {}), "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nabc");
    QVERIFY(upstream.received().startsWith("GET / HTTP/1.1\r\nHost: 127.0.0.1:"));
}

void TestTestGateway::answersHead()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    for (int round = 1; round <= 2; ++round) {
        client.write("HEAD /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.received().count("Content-Length: 500\r\n\r\n"), round);
    }
    client.write("HEAD /none HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().contains("404"));
    QVERIFY(client.received().endsWith("\r\n\r\n"));
}

void TestTestGateway::recordsTimings()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    QVERIFY(bench.get("/a/").endsWith("hello"));
    QVERIFY(bench.waitForExchanges());
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QVERIFY(exchange.timings.connect >= 0);
    QCOMPARE(exchange.timings.dns, -1.0);
    QCOMPARE(exchange.timings.ssl, -1.0);
    QVERIFY(exchange.timings.wait > 0);
    QVERIFY(exchange.timings.total() < 5000);
    QVERIFY(qAbs(exchange.startedAt.msecsTo(QDateTime::currentDateTimeUtc())) < 10'000);
}

void TestTestGateway::recordsNoMoreOfABodyThanAsked()
{
    preview::GatewayOptions options;
    options.recordedBodyBytes = 3;
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())}, {}, options);
    QVERIFY(bench.exchange("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nabcdef", "hello")
                .endsWith("hello"));
    QVERIFY(upstream.received().endsWith("abcdef"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->requestBody, (http::Body{"abc", 6}));
    QCOMPARE(bench.exchanges().first()->responseBody, (http::Body{"hel", 5}));
}

void TestTestGateway::swapsRoutesBetweenTwoRequests()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    bench.gateway().setRoutes({});
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("Not Found"));
    QVERIFY(client.received().contains("X-Gatewright-Answer: not-found\r\n"));
}

void TestTestGateway::swapsRoutesUnderLoad()
{
    RecordingPeer first([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst";
    });
    RecordingPeer second([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nother";
    });
    GatewayBench bench({routeTo(first.url())});
    std::vector<std::unique_ptr<RawClient>> clients;
    int answered = 0;
    bool swapped = false;
    for (int number = 0; number < 8; ++number) {
        clients.push_back(std::make_unique<RawClient>(bench.url()));
        RawClient *client = clients.back().get();
        const auto ask = [client] { client->write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n"); };
        connect(client, &QTcpSocket::connected, client, ask);
        connect(client, &QTcpSocket::readyRead, client, [&, client, ask] {
            if (client->received().count("HTTP/1.1 200") * 43 != client->received().size())
                return;
            ++answered;
            if (answered % 20 == 0) {
                swapped = !swapped;
                bench.gateway().setRoutes(routing::RouteTable({routeTo(swapped ? second.url() : first.url())}));
            }
            if (answered < 800)
                ask();
        });
    }
    QTRY_VERIFY_WITH_TIMEOUT(answered >= 800, 20'000);
    for (const auto &client : clients)
        QCOMPARE(client->received().count("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"),
                 client->received().size() / 43);
    QVERIFY(!first.received().isEmpty());
    QVERIFY(!second.received().isEmpty());
    QVERIFY(bench.waitForExchanges(800));
}

void TestTestGateway::deliversRecordsInBatches()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    QSignalSpy batches(&bench.gateway(), &TestGateway::recorded);
    QByteArray requests;
    for (int number = 0; number < 200; ++number)
        requests += "GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n";
    RawClient client(bench.url());
    client.write(requests);
    QVERIFY(bench.waitForExchanges(200));
    QVERIFY(batches.size() < 20);
    for (qsizetype at = 1; at < 200; ++at)
        QVERIFY(bench.exchanges().at(at - 1)->id < bench.exchanges().at(at)->id);
    QCOMPARE(QThread::currentThread(), bench.gateway().thread());
}

void TestTestGateway::completesARunningExchangeWhenItStops()
{
    QPointer<QTcpSocket> waiting;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        waiting = &socket;
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(waiting);
    bench.gateway().stop();
    RawClient late(QUrl(u"http://127.0.0.1:%1"_qs.arg(client.peerPort())));
    QTRY_COMPARE(late.error(), QAbstractSocket::ConnectionRefusedError);
    waiting->write("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nend");
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(client.received().endsWith("\r\n\r\nend"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->answeredBy, AnsweredBy::Upstream);
}

GATEWRIGHT_TEST(TestTestGateway, QCoreApplication)
#include "testtestgateway.moc"
