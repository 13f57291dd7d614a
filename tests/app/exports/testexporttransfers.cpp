#include "exportbench.h"
#include "gatewaylimits.h"
#include "proxydifferences.h"
#include "proxytargets.h"
#include "testprogram.h"

#include <QCryptographicHash>
#include <QSignalSpy>
#include <QTest>

using support::ExportBench;
using support::RawClient;
using support::RecordingPeer;

/** Connections and bodies of all kinds: other programs with exported configurations treat them as the test gateway
 * does. */
class TestExportTransfers final : public QObject
{
    Q_OBJECT

private slots:
    void upgradesToWebSocket_data() { support::addTargets(); }
    void upgradesToWebSocket();
    void carriesLargeBodies_data() { support::addTargets(); }
    void carriesLargeBodies();
    void keepsConnections_data() { support::addTargets(); }
    void keepsConnections();
    void streamsResponses_data() { support::addTargets(); }
    void streamsResponses();
    void asksForBodies_data() { support::addTargets(); }
    void asksForBodies();
    void waitsAsTheGateway_data() { support::addTargets(); }
    void waitsAsTheGateway();
};

namespace {

constexpr int PatienceMs = 20'000;
constexpr qsizetype LargeBody = 8'000'000;

const support::ExportSample Secured{
    .listenPath = u"/a/"_qs, .upstream = u"http://127.0.0.1:%1/v1"_qs, .userName = u"kim"_qs, .password = u"secret"_qs};

/** Waits until a client has received a text. */
bool waitFor(const RawClient &client, const QByteArray &text)
{
    return QTest::qWaitFor([&] { return client.received().contains(text); }, PatienceMs);
}

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/** A large text without patterns that compress or hide a piece that is missing. */
QByteArray largeBody()
{
    QByteArray body;
    for (qsizetype number = 0; body.size() < LargeBody; ++number)
        body += QByteArray::number(number) + '\n';
    return body;
}

} // namespace

void TestExportTransfers::upgradesToWebSocket()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench({Secured}, target);
    bench.setAnswer([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (received.startsWith("GET "))
            return received.endsWith("\r\n\r\n")
                       ? "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                         "Connection: Upgrade\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\nready"
                       : "";
        return '<' + received + '>';
    });
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    QList<support::PlainMessage> sent;
    for (const QUrl &url : {bench.gatewayUrl(), bench.proxyUrl()}) {
        const qsizetype before = bench.receivedBy(0).size();
        RawClient client(url);
        client.write(
            "GET /a/chat?room=1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Authorization: Bearer client\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
        QVERIFY2(waitFor(client, "\r\n\r\nready"), (client.received() + bench.log()).constData());
        QVERIFY2(client.received().startsWith("HTTP/1.1 101 "), client.received().constData());
        const QByteArray head = client.received().toLower();
        QVERIFY(head.contains("\r\nupgrade: websocket\r\n") &&
                head.contains("\r\nsec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=\r\n"));
        for (const QByteArray &frame : {QByteArray("one"), QByteArray("\x81\0\xff two", 7), QByteArray("three")}) {
            client.write(frame);
            QVERIFY2(waitFor(client, '<' + frame + '>'), client.received().constData());
        }
        const QByteArray request = bench.receivedBy(0).sliced(before);
        QVERIFY(request.toLower().contains("\r\nconnection: upgrade\r\n"));
        sent.append(support::plainMessage(request));
    }
    QCOMPARE(sent[1].text(), sent[0].text());
    QCOMPARE(sent[1].fields.value("authorization"), bench.credentialOf(0));
    QCOMPARE(sent[1].startLine, QByteArray("GET /v1/chat?room=1 HTTP/1.1"));
}

void TestExportTransfers::carriesLargeBodies()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    const QByteArray body = largeBody();
    ExportBench bench({Secured}, target);
    bench.setAnswer([&body](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX-Got: " +
                                hashOf(support::plainMessage(received).body) + "\r\n";
        if (received.contains("/v1/length"))
            return head + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
        return head + "Transfer-Encoding: chunked\r\n\r\n" + QByteArray::number(body.size(), 16) + "\r\n" + body +
               "\r\n0\r\n\r\n";
    });
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    const QByteArray start = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    for (const QByteArray path : {"/a/length", "/a/chunks"}) {
        const QByteArray framed = path == "/a/length"
                                      ? "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body
                                      : "Transfer-Encoding: chunked\r\n\r\n" + QByteArray::number(body.size(), 16) +
                                            "\r\n" + body + "\r\n0\r\n\r\n";
        const support::ProxyOutcome theirs = bench.throughProxy("PUT " + path + start + framed);
        QCOMPARE(theirs.answer.fields.value("x-got"), hashOf(body));
        QCOMPARE(hashOf(theirs.answer.body), hashOf(body));
    }
}

void TestExportTransfers::keepsConnections()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench({Secured, {.listenPath = u"/b"_qs, .upstream = u"http://127.0.0.1:%1"_qs}}, target);
    bench.setAnswer([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        const bool hasBody = !received.startsWith("HEAD ");
        return QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n") + (hasBody ? "hello" : "");
    });
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    RawClient client(bench.proxyUrl());
    const QByteArray fields = " HTTP/1.1\r\nHost: localhost\r\n";
    int answers = 0;
    for (const QByteArray &request :
         {"GET /a/1" + fields + "\r\n", "HEAD /b/2" + fields + "\r\n",
          "POST /a/3" + fields + "Transfer-Encoding: chunked\r\n\r\n2\r\nxy\r\n0\r\n\r\n",
          "GET /none" + fields + "\r\n", "POST /b/4" + fields + "Content-Length: 2\r\n\r\nxy",
          "GET /a/5" + fields + "Connection: close\r\n\r\n"}) {
        client.write(request);
        ++answers;
        QVERIFY2(QTest::qWaitFor([&] { return client.received().count("HTTP/1.1 ") == answers; }, PatienceMs),
                 (request + client.received()).constData());
    }
    QVERIFY(QTest::qWaitFor([&] { return client.hasEnded(); }, PatienceMs));
    QCOMPARE(client.received().count("HTTP/1.1 200"), 5);
    QCOMPARE(client.received().count("HTTP/1.1 404"), 1);
    // The credential of one definition is not left over for another one on the same connection.
    QCOMPARE(bench.receivedBy(0).count(bench.credentialOf(0)), 3);
    QCOMPARE(bench.receivedBy(1).toLower().count("authorization"), 0);
}

void TestExportTransfers::streamsResponses()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench({Secured}, target);
    QTcpSocket *upstream = nullptr;
    bench.setAnswer([&upstream](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        upstream = &socket;
        return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
               "9\r\ndata: 1\n\n\r\n";
    });
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    RawClient client(bench.proxyUrl());
    client.write("GET /a/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    QVERIFY2(waitFor(client, "data: 1"), client.received().constData());
    upstream->write("9\r\ndata: 2\n\n\r\n");
    QVERIFY2(waitFor(client, "data: 2"), client.received().constData());
    upstream->write("0\r\n\r\n");
    QVERIFY(QTest::qWaitFor([&] { return client.hasEnded(); }, PatienceMs));
    QCOMPARE(support::plainMessage(client.received()).body, QByteArray("data: 1\n\ndata: 2\n\n"));
}

void TestExportTransfers::asksForBodies()
{
    QFETCH(const deploy::Target, target);
    SKIP_WITHOUT_PROGRAM(target);
    ExportBench bench({Secured}, target);
    const QByteArray problem = bench.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    for (const QUrl &url : {bench.gatewayUrl(), bench.proxyUrl()}) {
        const qsizetype before = bench.receivedBy(0).size();
        RawClient client(url);
        client.write("POST /a/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n"
                     "Content-Length: 4\r\n\r\n");
        QVERIFY2(waitFor(client, "HTTP/1.1 100 Continue\r\n\r\n"), (client.received() + bench.log()).constData());
        client.write("body");
        QVERIFY(QTest::qWaitFor([&] { return client.hasEnded(); }, PatienceMs));
        QVERIFY2(client.received().contains("\r\n\r\nHTTP/1.1 203 "), client.received().constData());
        QCOMPARE(support::plainMessage(bench.receivedBy(0).sliced(before)).body, QByteArray("body"));
    }
}

/** The times of the configurations: those of the test gateway, or an hour where a proxy has one time for the beginning
 * of a response and for quiet streams, which the test gateway does not close. */
void TestExportTransfers::waitsAsTheGateway()
{
    QFETCH(const deploy::Target, target);
    const gateway::GatewayLimits limits;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(limits.upstreamTime).count();
    const QByteArray text = deploy::exportConfiguration(target, support::planOf({{}}), 8080).main.content;
    const auto has = [&](const QByteArray &directive) {
        return text.contains(QByteArray(directive).replace("GATEWAY", QByteArray::number(seconds)));
    };
    const bool isListed = deploy::differencesOf(target).contains(deploy::Topic::QuietStreams);
    QCOMPARE(isListed, target != deploy::Target::Caddy);
    switch (target) {
    case deploy::Target::Nginx:
        QVERIFY(has("proxy_connect_timeout GATEWAYs;\n") && has("proxy_read_timeout 1h;\n"));
        break;
    case deploy::Target::Haproxy:
        QVERIFY(has("timeout connect GATEWAYs\n") && has("timeout server 1h\n") && has("timeout tunnel 1h\n"));
        break;
    case deploy::Target::Caddy:
        QVERIFY(has("\tdial_timeout GATEWAYs\n") && has("\tresponse_header_timeout GATEWAYs\n"));
        break;
    case deploy::Target::Apache:
        QVERIFY(has(" connectiontimeout=GATEWAY ") && has(" timeout=3600\n"));
        break;
    case deploy::Target::HttpRoute:
        break;
    }
}

GATEWRIGHT_TEST(TestExportTransfers, QCoreApplication)
#include "testexporttransfers.moc"
