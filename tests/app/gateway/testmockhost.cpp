#include "gatewaybench.h"
#include "mockhost.h"
#include "testprogram.h"

#include <QTcpSocket>
#include <QTest>

using gateway::MockHost;
using mock::MockedApi;

/** Mocks behind real sockets, alone and behind the gateway. */
class TestMockHost final : public QObject
{
    Q_OBJECT

private slots:
    void servesEachDefinition();
    void keepsThePortOfAnEditedDefinition();
    void readsCodedBodies();
    void answersBehindTheGateway();
    void handsFindingsToTheGateway();
    void handsNoFindingsToOtherConnections();
    void answersManyClients();
    void refusesWithoutAMock();
    void endsWithClientsConnected();
};

namespace {

std::shared_ptr<const description::Description> describedPets(const QByteArray &example)
{
    const QByteArray yaml = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /pets:
    get: {responses: {'200': {description: Yes, content: {text/plain: {example: )" +
                            example + R"(}}}}}
    post: {requestBody: {required: true, content: {application/json: {schema: {required: [name]}}}},
           responses: {'201': {description: Made}, '400': {description: Bad}}}
)";
    return std::make_shared<const description::Description>(document::Snapshot::parse(yaml, document::Format::Yaml));
}

/** What comes back for bytes on a connection of their own, until the upstream closes it. */
QByteArray exchanged(quint16 port, const QByteArray &bytes)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    socket.write(bytes);
    QByteArray received;
    while (socket.state() != QAbstractSocket::UnconnectedState && socket.waitForReadyRead(10'000))
        received += socket.readAll();
    return received + socket.readAll();
}

QByteArray got(const routing::UpstreamTarget &target, const QByteArray &path)
{
    return exchanged(target.port, "GET " + path + " HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
}

routing::Route mockedRoute()
{
    routing::Route route = support::routeTo(QUrl(u"http://api.example/v1"_qs));
    route.upstreamKind = traffic::UpstreamKind::Mock;
    return route;
}

} // namespace

void TestMockHost::servesEachDefinition()
{
    MockHost host;
    auto targets = host.serve({{"/a/", describedPets("cat"), {}}, {"/b/", describedPets("dog"), {}}});
    QCOMPARE(targets.size(), 2);
    QVERIFY(targets.value("/a/").port != targets.value("/b/").port);
    QVERIFY(got(targets.value("/a/"), "/pets").endsWith("\r\n\r\ncat"));
    QVERIFY(got(targets.value("/b/"), "/pets").endsWith("\r\n\r\ndog"));
    QVERIFY(got(targets.value("/b/"), "/cats").startsWith("HTTP/1.1 404 "));
    const QByteArray head = exchanged(targets.value("/a/").port,
                                      "HEAD /pets HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
    QVERIFY(head.startsWith("HTTP/1.1 200 ") && head.endsWith("\r\n\r\n") && !head.contains("Content-Length"));

    const quint16 ended = targets.value("/a/").port;
    targets = host.serve({{"/b/", describedPets("dog"), {}}});
    QCOMPARE(targets.size(), 1);
    QTRY_COMPARE(exchanged(ended, "GET /pets HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"), QByteArray());
    QVERIFY(got(targets.value("/b/"), "/pets").endsWith("dog"));
}

void TestMockHost::keepsThePortOfAnEditedDefinition()
{
    MockHost host;
    const auto before = host.serve({{"/a/", describedPets("cat"), {}}}).value("/a/");
    QTcpSocket kept;
    kept.connectToHost(QHostAddress::LocalHost, before.port);
    kept.write("GET /pets HTTP/1.1\r\nHost: h\r\n\r\n");
    QByteArray received;
    QTRY_VERIFY((received += kept.readAll()).endsWith("cat"));
    const auto after = host.serve({{"/a/", describedPets("lion"), {}}}).value("/a/");
    QCOMPARE(after.port, before.port);
    // A connection that is open gets the new answers too.
    kept.write("GET /pets HTTP/1.1\r\nHost: h\r\n\r\n");
    QTRY_VERIFY((received += kept.readAll()).endsWith("lion"));
}

void TestMockHost::readsCodedBodies()
{
    MockHost host;
    const auto target = host.serve({{"/a/", describedPets("cat"), {}}}).value("/a/");
    // {"name":1} by gzip.
    const QByteArray coded = QByteArray::fromHex("1f8b08000000000002ffab56ca4bcc4d55b232ac05009da012870a000000");
    const QByteArray head = "POST /pets HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: application/json\r\n"
                            "Content-Encoding: gzip\r\nContent-Length: " +
                            QByteArray::number(coded.size()) + "\r\n\r\n";
    const QByteArray answer = exchanged(target.port, head + coded);
    QVERIFY2(answer.startsWith("HTTP/1.1 201 "), answer.constData());
}

void TestMockHost::answersBehindTheGateway()
{
    support::GatewayBench bench({mockedRoute()});
    bench.gateway().setMocks({{"/a/", describedPets("cat"), {.upstreamPath = "/v1"}}});
    QVERIFY(bench.get("/a/pets").endsWith("cat"));
    const QByteArray refused = bench.exchange("POST /a/pets HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                                              "\n\n");
    QVERIFY2(refused.startsWith("HTTP/1.1 400 "), refused.constData());
    QVERIFY(bench.waitForExchanges(2));
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.upstreamKind, traffic::UpstreamKind::Mock);
    QVERIFY(exchange.reachedUpstream);
    QCOMPARE(exchange.upstreamRequest.target, QByteArray("/v1/pets"));
    QCOMPARE(exchange.upstreamRequest.headers.first("Host"), QByteArray("api.example"));
}

void TestMockHost::handsFindingsToTheGateway()
{
    support::GatewayBench bench({mockedRoute()});
    bench.gateway().setMocks({{"/a/", describedPets("cat"), {.upstreamPath = "/v1"}}});
    const QByteArray post = "POST /a/pets HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    // On one connection to the mock: what was found in one request is not said of the next one.
    const QByteArray received = bench.exchange(post + "Content-Length: 2\r\n\r\n{}" + post +
                                                   "Content-Length: 10\r\n\r\n{\"name\":1}" + post +
                                                   "Connection: close\r\nContent-Length: 1\r\n\r\n{",
                                               "\n\n\n\n");
    QVERIFY(bench.waitForExchanges(3));
    QVERIFY2(!received.contains("inding"), received.constData());
    const auto exchanges = bench.exchanges();
    QCOMPARE(exchanges.at(0)->response.status, 400);
    QCOMPARE(exchanges.at(0)->findings.size(), 1);
    const traffic::MockFinding &finding = exchanges.at(0)->findings.first();
    QCOMPARE(finding.in, QByteArray("body"));
    QCOMPARE(finding.text, u"The body is not valid: The property “name” is missing."_qs);
    QCOMPARE(finding.place, u"/paths/~1pets/post"_qs);
    QCOMPARE(exchanges.at(1)->response.status, 201);
    QVERIFY(exchanges.at(1)->findings.isEmpty());
    QCOMPARE(exchanges.at(2)->findings.value(0).text, u"The body is not valid JSON."_qs);
    QVERIFY(exchanges.at(2)->reusedConnection);
}

/** Another program can call the mock's port, but not in the name of the gateway. */
void TestMockHost::handsNoFindingsToOtherConnections()
{
    MockHost host;
    const auto target = host.serve({{"/a/", describedPets("cat"), {}}}).value("/a/");
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, target.port);
    socket.write("GET /cats HTTP/1.1\r\nHost: h\r\n\r\n");
    QByteArray received;
    QTRY_VERIFY((received += socket.readAll()).contains("No path"));
    QVERIFY(!host.findings()->isEmpty());
    QVERIFY(host.findings()->take(target.port, quint16(socket.localPort() + 1)).isEmpty());
    QVERIFY(host.findings()->take(quint16(target.port + 1), socket.localPort()).isEmpty());
    // They are forgotten with the connection.
    socket.abort();
    QTRY_VERIFY(host.findings()->isEmpty());
}

void TestMockHost::answersManyClients()
{
    support::GatewayBench bench({mockedRoute()});
    bench.gateway().setMocks({{"/a/", describedPets("cat"), {.upstreamPath = "/v1"}}});
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < 50; ++i) {
        auto &socket = sockets.emplace_back(std::make_unique<QTcpSocket>());
        socket->connectToHost(QHostAddress::LocalHost, quint16(bench.url().port()));
        for (int request = 0; request < 10; ++request)
            socket->write("GET /a/pets HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    for (const auto &socket : sockets) {
        QByteArray received;
        QTRY_COMPARE_WITH_TIMEOUT((received += socket->readAll()).count("\r\n\r\ncat"), 10, 30'000);
    }
}

void TestMockHost::refusesWithoutAMock()
{
    support::GatewayBench bench({mockedRoute()});
    const QByteArray answer = bench.get("/a/pets");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 "), answer.constData());
}

void TestMockHost::endsWithClientsConnected()
{
    QTcpSocket socket;
    {
        MockHost host;
        const auto target = host.serve({{"/a/", describedPets("cat"), {}}}).value("/a/");
        socket.connectToHost(QHostAddress::LocalHost, target.port);
        socket.write("GET /pets HTTP/1.1\r\nHost: h\r\n\r\nGET /pe");
        QVERIFY(socket.waitForReadyRead(10'000));
    }
    QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
}

GATEWRIGHT_TEST(TestMockHost, QCoreApplication)
#include "testmockhost.moc"
