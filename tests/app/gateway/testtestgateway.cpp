#include "basiccredentials.h"
#include "recordingpeer.h"
#include "testgateway.h"

#include <QSignalSpy>
#include <QtTest>

using gateway::TestGateway;
using routing::Route;
using traffic::AnsweredBy;

namespace {

Route routeTo(const QUrl &upstream, const QByteArray &listenPath = "/a/", bool strip = true)
{
    Route route;
    route.apiName = u"Pets"_qs;
    route.documentPath = u"/files/pets.yaml"_qs;
    route.extensionPointer = u"/x-vendor-api-gateway"_qs;
    route.listenPath = listenPath;
    route.stripListenPath = strip;
    route.upstream = upstream;
    return route;
}

Route withCredential(Route route, const QByteArray &header = "Authorization")
{
    route.credential = routing::UpstreamCredential{header,
                                                   secrets::Secret(http::makeBasicCredentials("kim", "pass:word")),
                                                   u"/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs};
    return route;
}

/** A started gateway with what it recorded. */
class Bench
{
public:
    explicit Bench(QList<Route> routes, const gateway::GatewayLimits &limits = {}, preview::GatewayOptions options = {})
    {
        options.port = 0;
        m_gateway.setLimits(limits);
        m_gateway.setRoutes(routing::RouteTable(std::move(routes), options.prefixMatch));
        QObject::connect(&m_gateway, &TestGateway::recorded,
                         [this](const auto &exchanges) { m_exchanges += exchanges; });
        m_gateway.start(options);
        [[maybe_unused]] const bool running = QTest::qWaitFor(
            [this] { return m_gateway.state() == TestGateway::State::Running; });
    }
    [[nodiscard]] TestGateway &gateway() { return m_gateway; }
    [[nodiscard]] QUrl url() const { return m_gateway.address(); }
    [[nodiscard]] const QList<traffic::ExchangePtr> &exchanges() const { return m_exchanges; }
    [[nodiscard]] bool waitForExchanges(qsizetype count = 1)
    {
        return QTest::qWaitFor([&] { return m_exchanges.size() >= count; });
    }

    /** Sends bytes on a connection of their own and waits for an answer that ends in `end`. */
    [[nodiscard]] QByteArray exchange(const QByteArray &bytes, const QByteArray &end)
    {
        RawClient client(url());
        client.write(bytes);
        [[maybe_unused]] const bool whole = QTest::qWaitFor([&] { return client.received().endsWith(end); });
        return client.received();
    }

private:
    QList<traffic::ExchangePtr> m_exchanges;
    TestGateway m_gateway;
};

} // namespace

class TestTestGateway : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void sendsTheRequestByteForByte();
    void recordsWhatWentOnTheWire();
    void answersByTheEcho();
};

void TestTestGateway::sendsTheRequestByteForByte()
{
    RecordingPeer upstream;
    Bench bench({withCredential(routeTo(upstream.url(u"/base"_qs)))});
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
    Bench bench({withCredential(routeTo(upstream.url()))});
    const QByteArray answer = bench.exchange("GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n", "hello");
    QVERIFY(answer.endsWith("hello"));
    QVERIFY(bench.waitForExchanges());
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.apiName, u"Pets"_qs);
    QCOMPARE(exchange.request.target, "/a/x");
    QCOMPARE(exchange.upstreamRequest.target, "/x");
    QVERIFY(exchange.reachedUpstream);
    QCOMPARE(exchange.answeredBy, AnsweredBy::Upstream);
    QCOMPARE(exchange.response.status, 200);
    QCOMPARE(exchange.responseBody.bytes, "hello");
    QCOMPARE(exchange.clientAddress, "127.0.0.1");
    QByteArray wire = "GET /x HTTP/1.1\r\n";
    for (const auto &field : exchange.upstreamRequest.headers.fields())
        wire += field.name + ": " + field.value + "\r\n";
    QCOMPARE(upstream.received(), wire + "\r\n");
}

void TestTestGateway::answersByTheEcho()
{
    Route route = routeTo(QUrl(u"http://api.example/base"_qs));
    route.useEcho = true;
    Bench bench({route});
    const QByteArray answer = bench.exchange("PUT /a/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi",
                                             "\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 200"), answer.constData());
    QVERIFY(answer.contains("\"method\":\"PUT\",\"target\":\"/base/x\",\"headers\":[[\"Host\",\"api.example\"]"));
    QVERIFY(answer.contains("\"body\":\"hi\""));
    QVERIFY(bench.waitForExchanges());
    QVERIFY(bench.exchanges().first()->reachedUpstream);
}

QTEST_GUILESS_MAIN(TestTestGateway)
#include "testtestgateway.moc"
