#include "gatewaybench.h"
#include "nginxserver.h"
#include "testprogram.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using support::GatewayBench;
using support::NginxServer;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

namespace {

/** One frame of RFC 6455 §5.2 with up to 125 bytes; a client's is masked. */
QByteArray frame(char kind, const QByteArray &payload, bool isMasked)
{
    QByteArray out;
    out += char(0x80 | kind);
    out += char((isMasked ? 0x80 : 0) | payload.size());
    const QByteArray mask = isMasked ? QByteArray::fromHex("37fa213d") : QByteArray(4, '\0');
    if (isMasked)
        out += mask;
    for (qsizetype at = 0; at < payload.size(); ++at)
        out += char(payload.at(at) ^ mask.at(at % 4));
    return out;
}

/** The payload of a masked frame that has come whole. */
QByteArray payloadOf(const QByteArray &bytes)
{
    QByteArray payload = bytes.sliced(6, bytes.at(1) & 0x7f);
    for (qsizetype at = 0; at < payload.size(); ++at)
        payload[at] = char(payload.at(at) ^ bytes.at(2 + at % 4));
    return payload;
}

/** RFC 6455 §4.2.2 */
QByteArray acceptanceOf(const QByteArray &key)
{
    return QCryptographicHash::hash(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11", QCryptographicHash::Sha1).toBase64();
}

QByteArray fieldOf(const QByteArray &head, const QByteArray &name)
{
    const qsizetype at = head.indexOf("\r\n" + name + ": ");
    return at < 0 ? QByteArray() : head.mid(at + name.size() + 4).split('\r').constFirst();
}

} // namespace

/** Clients from elsewhere, each with its own idea of HTTP. All of them are packages of ./dev test. */
class TestGatewayClients : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void servesAb();
    void servesAbThatKeepsItsConnections();
    void servesWrk();
    void servesCurl_data();
    void servesCurl();
    void servesAWebSocket();
    void servesBehindNginx();

private:
    /** Runs beside this thread, which serves the upstream; all that the program printed. */
    static QByteArray outputOf(const QString &program, const QStringList &arguments);
};

void TestGatewayClients::initTestCase()
{
    for (const char *name : {"ab", "wrk", "curl"})
        QVERIFY2(!QStandardPaths::findExecutable(QString::fromLatin1(name)).isEmpty(), name);
}

QByteArray TestGatewayClients::outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    QSignalSpy ended(&process, &QProcess::finished);
    process.start(program, arguments);
    if (ended.isEmpty() && !ended.wait(120'000))
        return "did not end";
    return process.readAll();
}

void TestGatewayClients::servesAb()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray said = outputOf(u"ab"_qs,
                                     {u"-n"_qs, u"300"_qs, u"-c"_qs, u"8"_qs, bench.url().toString() + u"/a/x"_qs});
    QVERIFY2(said.contains("Complete requests:      300\n") && said.contains("Failed requests:        0\n"),
             said.constData());
    QVERIFY2(!said.contains("Non-2xx"), said.constData());
    QVERIFY(bench.waitForExchanges(300));
}

void TestGatewayClients::servesAbThatKeepsItsConnections()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    QTemporaryDir folder;
    QFile body(folder.filePath(u"body"_qs));
    QVERIFY(body.open(QIODevice::WriteOnly) && body.write(QByteArray(5000, 'b')) == 5000);
    body.close();
    const QByteArray said = outputOf(u"ab"_qs, {u"-k"_qs, u"-n"_qs, u"300"_qs, u"-c"_qs, u"8"_qs, u"-p"_qs,
                                                body.fileName(), bench.url().toString() + u"/a/x"_qs});
    QVERIFY2(said.contains("Complete requests:      300\n") && said.contains("Failed requests:        0\n"),
             said.constData());
    QVERIFY2(said.contains("Keep-Alive requests:    300\n"), said.constData());
    QVERIFY(bench.waitForExchanges(300));
    QCOMPARE(bench.exchanges().last()->requestBody.bytes.read(), QByteArray(5000, 'b'));
}

void TestGatewayClients::servesWrk()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray said = outputOf(u"wrk"_qs,
                                     {u"-t1"_qs, u"-c8"_qs, u"-d1s"_qs, bench.url().toString() + u"/a/x"_qs});
    QVERIFY2(said.contains("Requests/sec:"), said.constData());
    QVERIFY2(!said.contains("Non-2xx") && !said.contains("Socket errors"), said.constData());
    QVERIFY(!bench.exchanges().isEmpty());
}

void TestGatewayClients::servesCurl_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("usual") << QStringList{} << QByteArray("hello");
    QTest::newRow("HTTP/1.0") << QStringList{u"--http1.0"_qs} << QByteArray("hello");
    QTest::newRow("asks for HTTP/2") << QStringList{u"--http2"_qs} << QByteArray("hello");
    QTest::newRow("HEAD") << QStringList{u"-I"_qs, u"-o"_qs, u"/dev/null"_qs, u"-w"_qs, u"%{http_code}"_qs}
                          << QByteArray("200");
    QTest::newRow("form") << QStringList{u"-F"_qs, u"a=b"_qs} << QByteArray("hello");
    QTest::newRow("waits for 100") << QStringList{u"-H"_qs, u"Expect: 100-continue"_qs, u"-d"_qs,
                                                  u"x"_qs,  u"--expect100-timeout"_qs,  u"60"_qs}
                                   << QByteArray("hello");
    QTest::newRow("in chunks") << QStringList{u"-H"_qs, u"Transfer-Encoding: chunked"_qs, u"-d"_qs, u"x=1"_qs}
                               << QByteArray("hello");
    QTest::newRow("through a proxy's form")
        << QStringList{u"--request-target"_qs, u"http://localhost/a/x"_qs} << QByteArray("hello");
}

void TestGatewayClients::servesCurl()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, output);
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (received.contains("100-continue") && received.endsWith("\r\n\r\n")) {
            socket.write("HTTP/1.1 100 Continue\r\n\r\n");
            return {};
        }
        if (received.startsWith("HEAD "))
            return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n";
        return RecordingPeer::plainAnswer(received, socket);
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray said = outputOf(u"curl"_qs, QStringList{u"-sS"_qs, u"--noproxy"_qs, u"*"_qs} + arguments +
                                                     QStringList{bench.url().toString() + u"/a/x"_qs});
    QCOMPARE(said, output);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 200);
    QCOMPARE(bench.exchanges().first()->upstreamRequest.target, "/x");
}

void TestGatewayClients::servesAWebSocket()
{
    constexpr char text = 1;
    constexpr char closing = 8;
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (received.startsWith("GET "))
            return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Accept: " +
                   acceptanceOf(fieldOf(received, "Sec-WebSocket-Key")) + "\r\n\r\n";
        const bool isWhole = received.size() >= 6 && received.size() == 6 + (received.at(1) & 0x7f);
        return isWhole ? frame(received.at(0) & 0x0f, payloadOf(received), false) : QByteArray();
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    const QByteArray key = "dGhlIHNhbXBsZSBub25jZQ==";
    client.write("GET /a/chat HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " +
                 key + "\r\n\r\n");
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    QVERIFY(client.received().startsWith("HTTP/1.1 101 "));
    QCOMPARE(fieldOf(client.received(), "Sec-WebSocket-Accept"), acceptanceOf(key));
    QByteArray expected = client.received();
    for (const QByteArray &word : {QByteArray("one"), QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray(125, '\0')}) {
        client.write(frame(text, word, true));
        expected += frame(text, word, false);
        QTRY_COMPARE(client.received(), expected);
    }
    client.write(frame(closing, {}, true));
    QTRY_COMPARE(client.received(), expected + frame(closing, {}, false));
    client.disconnectFromHost();
    QTRY_VERIFY(!upstream.lastSocket());
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 101);
}

void TestGatewayClients::servesBehindNginx()
{
    const QByteArray large(2'000'000, 'n');
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (!received.startsWith("PUT "))
            return RecordingPeer::plainAnswer(received, socket);
        if (!RecordingPeer::isWhole(received))
            return {};
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + QByteArray::number(large.size(), 16) + "\r\n" +
               received.last(large.size()) + "\r\n0\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    NginxServer nginx;
    const QByteArray failure = nginx.start(
        "events { }\n"
        "http { access_log off; client_max_body_size 10m;\n"
        "upstream gateway { server 127.0.0.1:" +
        QByteArray::number(bench.url().port()) +
        "; keepalive 4; }\n"
        "server { listen 127.0.0.1:" +
        QByteArray::number(nginx.port()) +
        "; location / { proxy_pass http://gateway; proxy_http_version 1.1;\n"
        "proxy_set_header Connection \"\"; proxy_set_header Host localhost; proxy_request_buffering off; } } }\n");
    QVERIFY2(failure.isEmpty(), failure.constData());
    RawClient client(nginx.url());
    for (int round = 1; round <= 5; ++round) {
        client.write("GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.received().count("\r\n\r\nhello"), round);
    }
    RawClient sender(nginx.url());
    sender.write("PUT /a/big HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " +
                 QByteArray::number(large.size()) + "\r\n\r\n" + large);
    QTRY_VERIFY_WITH_TIMEOUT(sender.hasEnded(), 60'000);
    QVERIFY(sender.received().startsWith("HTTP/1.1 200 OK\r\n"));
    QVERIFY(sender.received().count('n') >= large.size());
    QVERIFY(bench.waitForExchanges(6));
    QCOMPARE(bench.exchanges().last()->requestBody.size, large.size());
    QVERIFY(nginx.stop());
}

GATEWRIGHT_TEST(TestGatewayClients, QCoreApplication)
#include "testgatewayclients.moc"
