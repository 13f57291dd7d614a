#include "gatewaybench.h"
#include "testprogram.h"

#include <QTcpSocket>
#include <QTest>

using routing::Drill;
using traffic::GatewayError;

/** Fault drills over real sockets: what the client receives, what the upstream does not, and what is recorded. */
class TestGatewayDrills final : public QObject
{
    Q_OBJECT

private slots:
    void answersInPlaceOfTheUpstream();
    void answersWhateverAnswersOtherwise_data();
    void answersWhateverAnswersOtherwise();
    void answersOneRequest();
    void answersLater();
    void closesInTheMiddle();
    void closesWithoutABody_data();
    void closesWithoutABody();
    void leavesRefusalsAlone_data();
    void leavesRefusalsAlone();
    void sendsNoLengthWithoutABody();
};

namespace {

/** One drill for requests to /pet. */
class OneDrill final : public routing::Drills
{
public:
    explicit OneDrill(Drill drill)
        : m_drill(std::move(drill))
    {}
    [[nodiscard]] const Drill *find(const routing::Route &, QByteArrayView, QByteArrayView path) const override
    {
        return path == "/pet" && !m_drill.isSpent() ? &m_drill : nullptr;
    }

private:
    Drill m_drill;
};

Drill busyDrill()
{
    Drill drill;
    drill.answer = {GatewayError::FaultDrill, 503, "text/plain", "too busy"};
    drill.answer.headers.append("Retry-After", "30");
    drill.answer.arguments = {u"503"_qs, u"getPet"_qs};
    drill.answer.pointer = u"/paths/~1pet/get"_qs;
    return drill;
}

Drill cutDrill(const QByteArray &body)
{
    Drill drill = busyDrill();
    drill.answer.status = 200;
    drill.answer.body = body;
    drill.answer.isCut = true;
    return drill;
}

void setDrill(support::GatewayBench &bench, Drill drill)
{
    bench.gateway().setDrills(std::make_shared<const OneDrill>(std::move(drill)));
}

QByteArray petRequest(const QByteArray &method = "GET", const QByteArray &fields = {})
{
    return method + " /a/pet HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

} // namespace

void TestGatewayDrills::answersInPlaceOfTheUpstream()
{
    support::RecordingPeer upstream;
    support::GatewayBench bench({support::withCredential(support::routeTo(upstream.url()))});
    setDrill(bench, busyDrill());
    // The connection stays open for the next request.
    const QByteArray received = bench.exchange(petRequest() + petRequest("POST", "Content-Length: 2\r\n") + "{}" +
                                                   petRequest("HEAD") + "GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n",
                                               "hello");
    QCOMPARE(received.count("HTTP/1.1 503 Service Unavailable\r\n"), 3);
    QCOMPARE(received.count("\r\n\r\ntoo busy"), 2);
    QCOMPARE(received.count("X-Gatewright-Answer: fault-drill\r\n"), 3);
    QCOMPARE(received.count("Retry-After: 30\r\n"), 3);
    QVERIFY(received.endsWith("hello"));
    QVERIFY2(!upstream.received().contains("pet"), upstream.received().constData());
    QVERIFY(bench.waitForExchanges(4));
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.gatewayReason, GatewayError::FaultDrill);
    QCOMPARE(exchange.error, GatewayError::None);
    QCOMPARE(exchange.answeredBy, traffic::AnsweredBy::Gateway);
    QCOMPARE(exchange.decision.arguments, QStringList({u"503"_qs, u"getPet"_qs}));
    QCOMPARE(exchange.decision.pointer, u"/paths/~1pet/get"_qs);
    QVERIFY(!exchange.reachedUpstream);
    bench.gateway().setDrills(nullptr);
    QVERIFY(bench.exchange(petRequest(), "hello").endsWith("hello"));
}

void TestGatewayDrills::answersWhateverAnswersOtherwise_data()
{
    QTest::addColumn<routing::Route>("route");
    const routing::Route plain = support::routeTo(QUrl(u"http://127.0.0.1:1"_qs));
    routing::Route echo = plain;
    echo.upstreamKind = traffic::UpstreamKind::Echo;
    routing::Route mock = plain;
    mock.upstreamKind = traffic::UpstreamKind::Mock;
    routing::Route blocked = plain;
    blocked.block = routing::RouteBlock{u"secret-not-allowed"_qs, {}, {}, GatewayError::SecretNotAllowed};
    routing::Route locked = plain;
    locked.clientAuthentication = routing::ClientAuthentication{"Pets", {}, {}};
    QTest::newRow("closed port") << plain;
    QTest::newRow("echo") << echo;
    QTest::newRow("mock that is missing") << mock;
    QTest::newRow("blocked") << blocked;
    QTest::newRow("client authentication") << locked;
}

void TestGatewayDrills::answersWhateverAnswersOtherwise()
{
    QFETCH(routing::Route, route);
    support::GatewayBench bench({route});
    setDrill(bench, busyDrill());
    QVERIFY(bench.exchange(petRequest(), "too busy").startsWith("HTTP/1.1 503 "));
}

void TestGatewayDrills::answersOneRequest()
{
    support::RecordingPeer upstream;
    support::GatewayBench bench({support::routeTo(upstream.url())});
    Drill once = busyDrill();
    once.delay = std::chrono::milliseconds(50); // The second request arrives before the first answer.
    once.spent = std::make_shared<std::atomic<bool>>(false);
    setDrill(bench, once);
    const QByteArray foreign = "GET /a/pet HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    QVERIFY(bench.exchange(foreign, "\n\n").startsWith("HTTP/1.1 403 ")); // Not this one.
    QTcpSocket first;
    first.connectToHost(QHostAddress::LocalHost, quint16(bench.url().port()));
    first.write(petRequest());
    QTRY_VERIFY(once.isSpent());
    QVERIFY(bench.exchange(petRequest(), "hello").endsWith("hello"));
    QByteArray received;
    QTRY_VERIFY((received += first.readAll()).endsWith("too busy"));
}

void TestGatewayDrills::answersLater()
{
    support::GatewayBench bench({support::routeTo(QUrl(u"http://127.0.0.1:1"_qs))});
    Drill slow = busyDrill();
    slow.delay = std::chrono::milliseconds(200);
    setDrill(bench, slow);
    QVERIFY(bench.exchange(petRequest(), "too busy").endsWith("too busy"));
    QVERIFY(bench.waitForExchanges(1));
    QVERIFY(bench.exchanges().first()->timings.total() >= 190);
}

void TestGatewayDrills::closesInTheMiddle()
{
    support::GatewayBench bench({support::routeTo(QUrl(u"http://127.0.0.1:1"_qs))});
    const QByteArray body(300'000, 'x');
    setDrill(bench, cutDrill(body));
    const QByteArray received = bench.exchange(petRequest(), "never");
    QVERIFY(received.contains("Content-Length: 300000\r\n"));
    QVERIFY(!received.contains("Connection: close")); // The client is not told.
    QCOMPARE(received.size() - received.indexOf("\r\n\r\n") - 4, body.size() / 2);
    QVERIFY(bench.waitForExchanges(1));
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.response.status, 200);
    QCOMPARE(exchange.responseBody.size, body.size() / 2);
    QCOMPARE(exchange.gatewayReason, GatewayError::FaultDrill);
    QCOMPARE(exchange.error, GatewayError::FaultDrill);
}

void TestGatewayDrills::closesWithoutABody_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("no body") << QByteArray("GET") << QByteArray();
    QTest::newRow("HEAD") << QByteArray("HEAD") << QByteArray("some body");
}

void TestGatewayDrills::closesWithoutABody()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, body);
    support::GatewayBench bench({support::routeTo(QUrl(u"http://127.0.0.1:1"_qs))});
    setDrill(bench, cutDrill(body));
    QCOMPARE(bench.exchange(petRequest(method), "never"), QByteArray());
    QVERIFY(bench.waitForExchanges(1));
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.response.status, 0);
    QCOMPARE(exchange.answeredBy, traffic::AnsweredBy::Nobody);
    QCOMPARE(exchange.error, GatewayError::FaultDrill);
    QCOMPARE(exchange.responseBody.size, 0);
}

void TestGatewayDrills::leavesRefusalsAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("status");
    const QByteArray end = "Connection: close\r\n\r\n";
    QTest::newRow("host") << "GET /a/pet HTTP/1.1\r\nHost: evil.example\r\n" + end << QByteArray("403");
    QTest::newRow("page") << petRequest("GET", "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n"
                                               "Connection: close\r\n")
                          << QByteArray("403");
    QTest::newRow("no route") << "GET /b/pet HTTP/1.1\r\nHost: localhost\r\n" + end << QByteArray("404");
    QTest::newRow("fault of the command line")
        << "PUT /a/pet HTTP/1.1\r\nHost: localhost\r\n" + end << QByteArray("418");
    QTest::newRow("malformed") << "GET /a/pet HTTP/1.1\r\n" + end << QByteArray("400");
}

void TestGatewayDrills::leavesRefusalsAlone()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, status);
    support::GatewayBench bench({support::routeTo(QUrl(u"http://127.0.0.1:1"_qs))});
    setDrill(bench, busyDrill());
    const auto fault = routing::parseFault(u"PUT /a/pet status=418"_qs);
    QVERIFY(fault);
    bench.gateway().setFaults({*fault});
    const QByteArray received = bench.exchange(bytes, "never");
    QVERIFY2(received.startsWith("HTTP/1.1 " + status + ' '), received.constData());
}

void TestGatewayDrills::sendsNoLengthWithoutABody()
{
    support::GatewayBench bench({support::routeTo(QUrl(u"http://127.0.0.1:1"_qs))});
    Drill empty = busyDrill();
    empty.answer.status = 204;
    empty.answer.body.clear();
    empty.answer.contentType.clear();
    setDrill(bench, empty);
    const QByteArray received = bench.exchange(petRequest("GET", "Connection: close\r\n"), "never");
    QVERIFY2(received.startsWith("HTTP/1.1 204 ") && !received.contains("Content-"), received.constData());
}

GATEWRIGHT_TEST(TestGatewayDrills, QCoreApplication)
#include "testgatewaydrills.moc"
