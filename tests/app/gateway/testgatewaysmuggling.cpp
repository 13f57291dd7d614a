#include "gatewaybench.h"
#include "testprogram.h"

#include <QTest>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

namespace {

/** What an attacker would have the upstream take for a request of its own. */
constexpr char Hidden[] = "GET /a/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";

} // namespace

/**
 * Messages that two readers could take apart in two ways. Each is refused, or goes on in one form that leaves no doubt:
 * looked at on the raw socket of the upstream.
 */
class TestGatewaySmuggling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusesTheHead_data();
    void refusesTheHead();
    void completesNoBodyThatIsWrong_data();
    void completesNoBodyThatIsWrong();
    void sendsInOneForm_data();
    void sendsInOneForm();
    void refusesTheAnswer_data();
    void refusesTheAnswer();

private:
    RecordingPeer m_upstream;
    std::unique_ptr<GatewayBench> m_bench;
};

void TestGatewaySmuggling::initTestCase()
{
    m_bench = std::make_unique<GatewayBench>(QList<routing::Route>{routeTo(m_upstream.url())});
}

void TestGatewaySmuggling::refusesTheHead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("status");
    const auto fields = [](const QByteArray &text, const char *status = "400") {
        QTest::newRow(text.toPercentEncoding(" :,;\"=").constData())
            << QByteArray("POST /a/x HTTP/1.1\r\nHost: localhost\r\n" + text + "\r\n\r\n0\r\n\r\n" + Hidden)
            << QByteArray(status);
    };
    const auto line = [](const QByteArray &text, const char *status = "400") {
        QTest::newRow(text.toPercentEncoding(" :/,;").constData())
            << QByteArray(text + "\r\nHost: localhost\r\n\r\n" + Hidden) << QByteArray(status);
    };
    const auto host = [](const QByteArray &text) {
        QTest::newRow(("host " + text).toPercentEncoding(" :/,;").constData())
            << QByteArray("GET /a/x HTTP/1.1\r\n" + text + "\r\n\r\n" + Hidden) << QByteArray("400");
    };
    // Two lengths
    fields("Content-Length: 5\r\nTransfer-Encoding: chunked");
    fields("Transfer-Encoding: chunked\r\nContent-Length: 5");
    fields("Content-Length: 0\r\nTransfer-Encoding: chunked");
    fields("Content-Length: 5\r\nContent-Length: 0");
    fields("Content-Length: 5\r\nContent-Length: 5");
    fields("Content-Length: 5\r\nX: 1\r\ncontent-length: 6");
    fields("Content-Length: 5, 5");
    fields("Content-Length: 5,");
    fields("Content-Length: ,5");
    fields("Content-Length: 5 6");
    fields("Content-Length: +5");
    fields("Content-Length: -5");
    fields("Content-Length: 0x5");
    fields("Content-Length: 5e0");
    fields("Content-Length: 5.0");
    fields("Content-Length: 5;q=1");
    fields("Content-Length: \"5\"");
    fields("Content-Length:");
    fields("Content-Length: five");
    fields("Content-Length: 18446744073709551621");
    fields("Content-Length: 99999999999999999999999999999999");
    fields("Content-Length : 5");
    fields("Content-Length\t: 5");
    fields(" Content-Length: 5");
    fields("\tContent-Length: 5");
    fields("X: 1\r\n Content-Length: 5");
    fields("Content-Length:\r\n 5");
    fields("Content-Length: 5\r\n 6");
    // Codings
    fields("Transfer-Encoding: identity");
    fields("Transfer-Encoding: gzip");
    fields("Transfer-Encoding: chunked, identity");
    fields("Transfer-Encoding: chunked, chunked");
    fields("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked");
    fields("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity");
    fields("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked", "501");
    fields("Transfer-Encoding: gzip, chunked", "501");
    fields("Transfer-Encoding: chunked, gzip");
    fields("Transfer-Encoding: chunked;a=b");
    fields("Transfer-Encoding: \"chunked\"");
    fields("Transfer-Encoding: 'chunked'");
    fields("Transfer-Encoding: xchunked");
    fields("Transfer-Encoding: chunkedx");
    fields("Transfer-Encoding: chunk ed");
    fields("Transfer-Encoding:");
    fields("Transfer-Encoding: ,");
    fields("Transfer-Encoding : chunked");
    fields("Transfer-Encoding\t: chunked");
    fields(" Transfer-Encoding: chunked");
    fields("X: 1\r\n Transfer-Encoding: chunked");
    fields("Transfer-Encoding:\r\n chunked");
    fields("Transfer-Encoding:\r\n\tchunked");
    fields("Transfer-Encoding: \x0b"
           "chunked");
    fields("Transfer-Encoding: \x0c"
           "chunked");
    fields(QByteArray("Transfer-Encoding: \0chunked", 27));
    fields("Transfer-Encoding: chunked\r");
    fields("Transfer-Encoding\r: chunked");
    fields("Transfer\xe2\x80\x90"
           "Encoding: chunked");
    // Lines
    fields("X: 1\nTransfer-Encoding: chunked");
    fields("X: 1\n\nGET /a/hidden HTTP/1.1");
    fields("X: 1\rTransfer-Encoding: chunked");
    fields("X: 1\r\r\nTransfer-Encoding: chunked");
    fields(QByteArray("X: 1\0\r\nY: 2", 11));
    fields(QByteArray("X\0Y: 1", 6));
    fields("no colon");
    fields(": no name");
    fields("X Y: 1");
    fields("X(Y): 1");
    fields("X\x80: 1");
    fields("X: a\x7f"
           "b");
    // Request lines
    line("GET /a/x HTTP/1.1 HTTP/1.1");
    line("GET /a/x  HTTP/1.1");
    line("GET  /a/x HTTP/1.1");
    line("GET\t/a/x\tHTTP/1.1");
    line(" GET /a/x HTTP/1.1");
    line("GET /a/x HTTP/1.1 ");
    line("GET /a/x");
    line("GET /a/x http/1.1");
    line("GET /a/x HTTP/1.10");
    line("GET /a/x HTTP/01.1");
    line("GET /a/x HTTP/1.2");
    line("GET /a/x HTTP/2.0", "505");
    line("GET /a/x HTTP/0.9", "505");
    line("GET /a/x#y HTTP/1.1");
    line("GET a/x HTTP/1.1");
    line("GET /a/\xc3\xa4 HTTP/1.1");
    line("GET /a/x\x0b HTTP/1.1");
    line("GET * HTTP/1.1");
    line("GET ftp://localhost/a/x HTTP/1.1");
    line("GET http://u@localhost/a/x HTTP/1.1");
    line("CONNECT localhost:80 HTTP/1.1", "501");
    line("GE\"T /a/x HTTP/1.1");
    // Hosts
    host("Host: localhost\r\nHost: localhost");
    host("Host: localhost\r\nHost: evil.example");
    host("X: 1");
    host("Host : localhost");
    host("Host: localhost, evil.example");
    host("Host: localhost evil.example");
    host("Host: localhost/evil");
    host("Host: evil@localhost");
    host("Host: localhost:80:80");
    host("Host: localhost:8x");
    host("Host: [::1");
    host("Host:\r\n localhost");
    QTest::newRow("chunks in HTTP/1.0")
        << QByteArray(
               QByteArray("POST /a/x HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") +
               Hidden)
        << QByteArray("400");
}

void TestGatewaySmuggling::refusesTheHead()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, status);
    const qsizetype before = m_upstream.received().size();
    const QByteArray answer = m_bench->exchange(bytes, {});
    QVERIFY2(answer.startsWith("HTTP/1.1 " + status + ' '), answer.constData());
    QCOMPARE(answer.count("HTTP/1.1 "), 1);
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: bad-request\r\nConnection: close\r\n"));
    QCOMPARE(m_upstream.received().sliced(before), QByteArray());
}

void TestGatewaySmuggling::completesNoBodyThatIsWrong_data()
{
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &body) { QTest::newRow(name) << body + Hidden; };
    row("size of letters", "x\r\nhello\r\n0\r\n\r\n");
    row("size with a sign", "+5\r\nhello\r\n0\r\n\r\n");
    row("negative size", "-5\r\nhello\r\n0\r\n\r\n");
    row("size with a prefix", "0x5\r\nhello\r\n0\r\n\r\n");
    row("size with a line", "5_0\r\nhello\r\n0\r\n\r\n");
    row("size beyond 64 bits", "ffffffffffffffff5\r\nhello\r\n0\r\n\r\n");
    row("blank before the size", " 5\r\nhello\r\n0\r\n\r\n");
    row("no size", "\r\nhello\r\n0\r\n\r\n");
    row("size ended by a line feed", "5\nhello\r\n0\r\n\r\n");
    row("size ended by a carriage return", "5\rhello\r\n0\r\n\r\n");
    row("extension with a line feed", "5;a\nb\r\nhello\r\n0\r\n\r\n");
    row("extension with a carriage return", "5;a\rb\r\nhello\r\n0\r\n\r\n");
    row("data ended by a line feed", "5\r\nhello\n0\r\n\r\n");
    row("data ended by nothing", "5\r\nhello0\r\n\r\n");
    row("data too long", "5\r\nhello!\r\n0\r\n\r\n");
    row("data too short", "6\r\nhello\r\n0\r\n\r\n");
    row("last size ended by a line feed", "5\r\nhello\r\n0\n\n");
    row("trailer ended by a line feed", "0\r\nX: 1\n\r\n");
    row("folded trailer", "0\r\nX: 1\r\n y\r\n\r\n");
    row("length in the trailer", "0\r\nContent-Length: 5\r\n\r\n");
    row("coding in the trailer", "0\r\nTransfer-Encoding: chunked\r\n\r\n");
    row("trailer without a colon", "0\r\nnothing\r\n\r\n");
}

void TestGatewaySmuggling::completesNoBodyThatIsWrong()
{
    QFETCH(const QByteArray, body);
    const qsizetype before = m_upstream.received().size();
    const QByteArray answer = m_bench->exchange(
        "POST /a/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + body, {});
    QVERIFY2(answer.startsWith("HTTP/1.1 400 "), answer.constData());
    QCOMPARE(answer.count("HTTP/1.1 "), 1);
    const QByteArray seen = m_upstream.received().sliced(before);
    QVERIFY2(!seen.contains("hidden") && !seen.endsWith("0\r\n\r\n"), seen.constData());
    // The connection on which half a request went is used for no other.
    const qsizetype connections = m_upstream.connections();
    QVERIFY(m_bench->get("/a/next").endsWith("hello"));
    QVERIFY(seen.isEmpty() || m_upstream.connections() == connections + 1);
}

void TestGatewaySmuggling::sendsInOneForm_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("sentFields");
    QTest::addColumn<QByteArray>("sentBody");
    const auto row = [](const char *name, const QByteArray &fields, const QByteArray &body,
                        const QByteArray &sentFields, const QByteArray &sentBody) {
        QTest::newRow(name) << fields << body << sentFields << sentBody;
    };
    const QByteArray chunked = "Transfer-Encoding: chunked\r\n";
    row("length", "Content-Length: 5\r\n", "hello", "Content-Length: 5\r\n", "hello");
    row("length with zeros before", "Content-Length: 005\r\n", "hello", "Content-Length: 005\r\n", "hello");
    const QByteArray length = "Content-Length: " + QByteArray::number(QByteArrayView(Hidden).size()) + "\r\n";
    row("body that looks like a request", length, Hidden, length, Hidden);
    row("body that looks like the last chunk", "Content-Length: 5\r\n", "0\r\n\r\n", "Content-Length: 5\r\n",
        "0\r\n\r\n");
    row("chunks", chunked, "5\r\nhello\r\n0\r\n\r\n", chunked, "5\r\nhello\r\n0\r\n\r\n");
    row("coding in capitals", "Transfer-Encoding: CHUNKED\r\n", "5\r\nhello\r\n0\r\n\r\n", chunked,
        "5\r\nhello\r\n0\r\n\r\n");
    row("blanks around the coding", "Transfer-Encoding: \t chunked \t\r\n", "0\r\n\r\n", chunked, "0\r\n\r\n");
    row("size with zeros before", chunked, "0005\r\nhello\r\n000\r\n\r\n", chunked, "5\r\nhello\r\n0\r\n\r\n");
    row("extension", chunked, "5;a=b\r\nhello\r\n0;c\r\n\r\n", chunked, "5\r\nhello\r\n0\r\n\r\n");
    row("extension in quotes", chunked, "5;a=\"0;b\"\r\nhello\r\n0\r\n\r\n", chunked, "5\r\nhello\r\n0\r\n\r\n");
    row("size in capitals", chunked, "A\r\n0123456789\r\n0\r\n\r\n", chunked, "a\r\n0123456789\r\n0\r\n\r\n");
    row("chunk that looks like the last", chunked, "7\r\n\r\n0\r\n\r\n\r\n0\r\n\r\n", chunked,
        "7\r\n\r\n0\r\n\r\n\r\n0\r\n\r\n");
    row("length under another name", "Content_Length: 50\r\n", {}, "Content_Length: 50\r\n", {});
    row("coding under another name", "Transfer_Encoding: gzip\r\nContent-Length: 2\r\n", "ab",
        "Transfer_Encoding: gzip\r\nContent-Length: 2\r\n", "ab");
    row("length named by Connection", "Connection: Content-Length\r\nContent-Length: 2\r\n", "ab",
        "Content-Length: 2\r\n", "ab");
    row("coding named by Connection", "Connection: Transfer-Encoding\r\n" + chunked, "0\r\n\r\n", chunked, "0\r\n\r\n");
    row("host named by Connection", "Connection: Host\r\n", {}, {}, {});
    row("coding asked for", "TE: chunked, trailers;q=0.5\r\n", {}, {}, {});
    row("upgrade to HTTP/2 without its wish", "Upgrade: h2c\r\nHTTP2-Settings: AAA\r\n", {}, "HTTP2-Settings: AAA\r\n",
        {});
    row("upgrade to HTTP/2", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n", {}, {},
        {});
}

void TestGatewaySmuggling::sendsInOneForm()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, sentFields);
    QFETCH(const QByteArray, sentBody);
    const qsizetype before = m_upstream.received().size();
    // In one piece with a following request: they are read separately.
    const QByteArray answer = m_bench->exchange(
        "POST /a/x HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n" + body +
            "GET /a/next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        {});
    QCOMPARE(answer.count("HTTP/1.1 200 OK\r\n"), 2);
    const QByteArray host = "Host: 127.0.0.1:" + QByteArray::number(m_upstream.serverPort()) + "\r\n";
    const QByteArray forwarded = "X-Forwarded-For: 127.0.0.1\r\n\r\n";
    QCOMPARE(m_upstream.received().sliced(before), "POST /x HTTP/1.1\r\n" + host + sentFields + forwarded + sentBody +
                                                       "GET /next HTTP/1.1\r\n" + host + forwarded);
}

void TestGatewaySmuggling::refusesTheAnswer_data()
{
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const QByteArray &head) {
        QTest::newRow(head.toPercentEncoding(" :,;/").constData())
            << QByteArray(head + "\r\n\r\n5\r\nhello\r\n0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nhidden");
    };
    row("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked");
    row("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 5");
    row("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6");
    row("HTTP/1.1 200 OK\r\nContent-Length: 5, 6");
    row("HTTP/1.1 200 OK\r\nContent-Length: -5");
    row("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip");
    row("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, gzip");
    row("HTTP/1.1 200 OK\r\nX: 1\r\n Content-Length: 5");
    row("HTTP/1.1 200 OK\r\nContent-Length : 5");
    row("HTTP/1.1 200 OK\nContent-Length: 5");
    row("HTTP/1.1 20 OK");
    row("HTTP/1.1 099 OK");
    row("HTTP/2.0 200 OK");
    row("ICY 200 OK");
}

void TestGatewaySmuggling::refusesTheAnswer()
{
    QFETCH(const QByteArray, answer);
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &) { return answer; });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray got = bench.get("/a/x");
    QVERIFY2(got.startsWith("HTTP/1.1 502 "), got.constData());
    QVERIFY(got.contains("\r\nX-Gatewright-Answer: upstream-malformed\r\n"));
    QVERIFY(!got.contains("hidden"));
}

GATEWRIGHT_TEST(TestGatewaySmuggling, QCoreApplication)
#include "testgatewaysmuggling.moc"
