#include "readertranscript.h"
#include "testprogram.h"

#include <QTest>

using http::MessageReader;
using Role = MessageReader::Role;
using support::transcript;

namespace {

/** The line with the error. */
QByteArray errorIn(const QByteArray &transcript)
{
    const qsizetype at = transcript.indexOf("error ");
    return at < 0 ? QByteArray() : transcript.sliced(at + 6).trimmed();
}

} // namespace

/** Ambiguous messages are refused, at the same place however the bytes are divided. */
class TestMessageReaderRefusals : public QObject
{
    Q_OBJECT

private slots:
    void refusesRequests_data();
    void refusesRequests();
    void refusesChunksAtTheByteThatIsWrong_data();
    void refusesChunksAtTheByteThatIsWrong();
    void refusesResponses_data();
    void refusesResponses();
    void keepsLimits_data();
    void keepsLimits();
    void acceptsWhatIsJustInsideTheLimits();

private:
    static void check(Role role, const QByteArray &bytes, const QByteArray &expected);
};

void TestMessageReaderRefusals::check(Role role, const QByteArray &bytes, const QByteArray &expected)
{
    QCOMPARE(errorIn(transcript(role, {bytes}, true)), expected);
    QList<QByteArray> single;
    for (const char byte : bytes)
        single.append(QByteArray(1, byte));
    QCOMPARE(errorIn(transcript(role, single, true)), expected);
    for (qsizetype cut = 1; cut < bytes.size(); ++cut)
        QCOMPARE(errorIn(transcript(role, {bytes.first(cut), bytes.sliced(cut)}, true)), expected);
}

void TestMessageReaderRefusals::refusesRequests_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto head = [](const char *name, const QByteArray &fields, const QByteArray &expected) {
        QTest::newRow(name) << QByteArray("POST / HTTP/1.1\r\nHost: a\r\n" + fields + "\r\nx") << expected;
    };
    const auto line = [](const char *name, const QByteArray &first, const QByteArray &expected) {
        QTest::newRow(name) << QByteArray(first + "\r\nHost: a\r\n\r\n") << expected;
    };
    const auto chunks = [](const char *name, const QByteArray &body, const QByteArray &expected) {
        QTest::newRow(name) << QByteArray("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
                            << expected;
    };
    // Transfer-Encoding
    head("coding that is not chunked", "Transfer-Encoding: gzip\r\n", "400 transfer-encoding");
    head("identity", "Transfer-Encoding: identity\r\n", "400 transfer-encoding");
    head("chunked is not last", "Transfer-Encoding: chunked, gzip\r\n", "400 transfer-encoding");
    head("chunked is not last, in two fields", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
         "400 transfer-encoding");
    head("chunked twice", "Transfer-Encoding: chunked, chunked\r\n", "400 transfer-encoding");
    head("chunked in two fields", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
         "400 transfer-encoding");
    head("chunked with a parameter", "Transfer-Encoding: chunked;q=1\r\n", "400 transfer-encoding");
    head("chunked in quotes", "Transfer-Encoding: \"chunked\"\r\n", "400 transfer-encoding");
    head("chunked with a letter more", "Transfer-Encoding: xchunked\r\n", "400 transfer-encoding");
    head("chunked after a vertical tab",
         "Transfer-Encoding: \x0b"
         "chunked\r\n",
         "400 bad-field-value");
    head("chunked after a NUL", QByteArray("Transfer-Encoding: \0chunked\r\n", 29), "400 bad-field-value");
    head("empty coding", "Transfer-Encoding:\r\n", "400 transfer-encoding");
    head("list of nothing", "Transfer-Encoding: ,\r\n", "400 transfer-encoding");
    head("unknown coding before chunked", "Transfer-Encoding: gzip, chunked\r\n", "501 transfer-coding-unknown");
    head("unknown coding in a field of its own", "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n",
         "501 transfer-coding-unknown");
    head("coding folded into the next line", "Transfer-Encoding:\r\n chunked\r\n", "400 obs-fold");
    head("blank before the colon of a coding", "Transfer-Encoding : chunked\r\n", "400 bad-field-name");
    head("tab before the colon of a coding", "Transfer-Encoding\t: chunked\r\n", "400 bad-field-name");
    head("coding with an underscore is no framing but a length is missing",
         "Transfer_Encoding: chunked\r\nContent-Length: 1x\r\n", "400 content-length");
    QTest::newRow("chunks in HTTP/1.0")
        << QByteArray("POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
        << QByteArray("400 transfer-encoding-in-1.0");
    // Both
    head("length, then chunked", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", "400 transfer-encoding");
    head("chunked, then length", "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n", "400 content-length");
    head("length and another coding", "Content-Length: 1\r\nTransfer-Encoding: gzip\r\n", "400 transfer-encoding");
    head("another coding and length", "Transfer-Encoding: gzip\r\nContent-Length: 1\r\n", "400 transfer-encoding");
    // Content-Length
    head("different lengths", "Content-Length: 1\r\nContent-Length: 2\r\n", "400 content-length");
    head("equal lengths", "Content-Length: 1\r\nContent-Length: 1\r\n", "400 content-length");
    head("equal lengths in a list", "Content-Length: 1, 1\r\n", "400 content-length");
    head("different lengths in a list", "Content-Length: 1, 2\r\n", "400 content-length");
    head("list with nothing after the comma", "Content-Length: 1,\r\n", "400 content-length");
    head("negative length", "Content-Length: -1\r\n", "400 content-length");
    head("length with a plus", "Content-Length: +1\r\n", "400 content-length");
    head("length in hexadecimal", "Content-Length: 0x1\r\n", "400 content-length");
    head("length with a point", "Content-Length: 1.0\r\n", "400 content-length");
    head("length with an exponent", "Content-Length: 1e1\r\n", "400 content-length");
    head("length with a blank inside", "Content-Length: 1 1\r\n", "400 content-length");
    head("empty length", "Content-Length:\r\n", "400 content-length");
    head("length in words", "Content-Length: one\r\n", "400 content-length");
    head("length beyond 64 bits", "Content-Length: 18446744073709551616\r\n", "400 content-length");
    head("length of many digits", "Content-Length: 99999999999999999999999999\r\n", "400 content-length");
    head("length in quotes", "Content-Length: \"1\"\r\n", "400 content-length");
    head("length with a letter after", "Content-Length: 1a\r\n", "400 content-length");
    head("blank before the colon of a length", "Content-Length : 1\r\n", "400 bad-field-name");
    head("length folded into the next line", "Content-Length:\r\n 1\r\n", "400 obs-fold");
    // Lines and fields
    head("folded value", "X: a\r\n b\r\n", "400 obs-fold");
    head("value folded by a tab", "X: a\r\n\tb\r\n", "400 obs-fold");
    head("fold of nothing but a blank", "X: a\r\n \r\n", "400 obs-fold");
    head("line without a colon", "nothing\r\n", "400 bad-field-name");
    head("empty field name", ": x\r\n", "400 bad-field-name");
    head("blank inside a field name", "X Y: 1\r\n", "400 bad-field-name");
    head("colon alone", ":\r\n", "400 bad-field-name");
    head("parenthesis in a field name", "X(: 1\r\n", "400 bad-field-name");
    head("byte above ASCII in a field name", "X\xe4: 1\r\n", "400 bad-field-name");
    head("NUL in a field name", QByteArray("X\0: 1\r\n", 7), "400 bad-field-name");
    head("NUL in a value", QByteArray("X: a\0b\r\n", 8), "400 bad-field-value");
    head("control byte in a value",
         "X: a\x01"
         "b\r\n",
         "400 bad-field-value");
    head("delete in a value",
         "X: a\x7f"
         "b\r\n",
         "400 bad-field-value");
    head("carriage return in a value", "X: a\rb\r\n", "400 bad-field-value");
    head("carriage return before the line end", "X: a\r\r\n", "400 bad-field-value");
    head("line feed alone in a value", "X: a\nY: b\r\n", "400 bare-line-feed");
    head("line feed alone as line end", "X: a\n", "400 bare-line-feed");
    QTest::newRow("line feeds alone throughout")
        << QByteArray("GET / HTTP/1.1\nHost: a\n\n") << QByteArray("400 bare-line-feed");
    QTest::newRow("line feed alone after the fields")
        << QByteArray("GET / HTTP/1.1\r\nHost: a\r\n\n") << QByteArray("400 bare-line-feed");
    QTest::newRow("line feed alone before the request line")
        << QByteArray("\nGET / HTTP/1.1\r\nHost: a\r\n\r\n") << QByteArray("400 bare-line-feed");
    QTest::newRow("blank before the first field")
        << QByteArray("GET / HTTP/1.1\r\n Host: a\r\n\r\n") << QByteArray("400 obs-fold");
    QTest::newRow("too many empty lines first")
        << QByteArray("\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n") << QByteArray("400 empty-line");
    // Host
    QTest::newRow("no Host") << QByteArray("GET / HTTP/1.1\r\nX: 1\r\n\r\n") << QByteArray("400 host-missing");
    head("two Hosts", "Host: b\r\n", "400 host-twice");
    head("the same Host twice", "Host: a\r\n", "400 host-twice");
    QTest::newRow("Host with a path") << QByteArray("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n")
                                      << QByteArray("400 host-malformed");
    QTest::newRow("Host with user info") << QByteArray("GET / HTTP/1.1\r\nHost: u@a\r\n\r\n")
                                         << QByteArray("400 host-malformed");
    QTest::newRow("Host with a blank") << QByteArray("GET / HTTP/1.1\r\nHost: a b\r\n\r\n")
                                       << QByteArray("400 host-malformed");
    QTest::newRow("list of Hosts") << QByteArray("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n")
                                   << QByteArray("400 host-malformed");
    QTest::newRow("Host with a port of letters")
        << QByteArray("GET / HTTP/1.1\r\nHost: a:b\r\n\r\n") << QByteArray("400 host-malformed");
    QTest::newRow("Host with two ports") << QByteArray("GET / HTTP/1.1\r\nHost: a:1:2\r\n\r\n")
                                         << QByteArray("400 host-malformed");
    QTest::newRow("Host with an open bracket")
        << QByteArray("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n") << QByteArray("400 host-malformed");
    QTest::newRow("Host above ASCII") << QByteArray("GET / HTTP/1.1\r\nHost: \xc3\xa4\r\n\r\n")
                                      << QByteArray("400 host-malformed");
    QTest::newRow("two Hosts in HTTP/1.0")
        << QByteArray("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n") << QByteArray("400 host-twice");
    // Request line
    line("target above ASCII", "GET /\xc3\xa4 HTTP/1.1", "400 bad-target");
    line("fragment", "GET /a#b HTTP/1.1", "400 bad-target");
    line("relative target", "GET a HTTP/1.1", "400 bad-target");
    line("target of another scheme", "GET ftp://a/ HTTP/1.1", "400 bad-target");
    line("absolute form without a host", "GET http:///x HTTP/1.1", "400 bad-target");
    line("absolute form with user info", "GET http://u:p@a/ HTTP/1.1", "400 bad-target");
    line("asterisk for GET", "GET * HTTP/1.1", "400 bad-target");
    line("CONNECT", "CONNECT a:443 HTTP/1.1", "501 connect-unsupported");
    line("no target", "GET HTTP/1.1", "400 bad-target");
    line("two blanks", "GET  / HTTP/1.1", "400 bad-target");
    line("tab for a blank", "GET\t/ HTTP/1.1", "400 bad-method");
    line("blank after the version", "GET / HTTP/1.1 ", "400 bad-version");
    line("blank in the target", "GET /a b HTTP/1.1", "400 bad-version");
    line("no version", "GET /", "400 bad-target");
    line("version in small letters", "GET / http/1.1", "400 bad-version");
    line("version of one digit", "GET / HTTP/1", "400 bad-version");
    line("HTTP/1.2", "GET / HTTP/1.2", "400 bad-version");
    line("HTTP/2.0", "GET / HTTP/2.0", "505 other-version");
    line("HTTP/0.9", "GET / HTTP/0.9", "505 other-version");
    line("method that is no token", "GE(T / HTTP/1.1", "400 bad-method");
    line("blank before the method", " GET / HTTP/1.1", "400 bad-method");
    QTest::newRow("hello of a TLS client") << QByteArray("\x16\x03\x01\x02") << QByteArray("400 bad-method");
    // Chunks
    chunks("size that is no number", "x\r\n", "400 bad-chunk");
    chunks("empty size", "\r\nhello\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("negative size", "-1\r\n\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("size with a prefix", "0x5\r\nhello\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("size beyond 64 bits", "10000000000000001\r\nhello\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("blank before a size", " 5\r\nhello\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("chunk longer than its size", "5\r\nhello!\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("chunk shorter than its size", "6\r\nhello\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("extension that is no token", "5;=\r\nhello\r\n0\r\n\r\n", "400 bad-chunk");
    chunks("trailer that is no field", "0\r\nnothing\r\n\r\n", "400 bad-field-name");
    chunks("length in a trailer", "0\r\nContent-Length: 5\r\n\r\n", "400 content-length");
    chunks("framing in a trailer", "0\r\nTransfer-Encoding: chunked\r\n\r\n", "400 transfer-encoding");
    chunks("cut off after the last size", "0\r\n", "400 cut-off");
}

void TestMessageReaderRefusals::refusesRequests()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    check(Role::Request, bytes, expected);
}

/** A sender that has said all it will say must not be waited for. */
void TestMessageReaderRefusals::refusesChunksAtTheByteThatIsWrong_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &body, const QByteArray &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("size ended by a line feed alone", "5\n", "400 bare-line-feed");
    row("extension ended by a line feed alone", "5;a=b\n", "400 bare-line-feed");
    row("data ended by a line feed alone", "5\r\nhello\n", "400 bad-chunk");
    row("data ended by nothing", "5\r\nhello0", "400 bad-chunk");
    row("data ended by a carriage return alone", "5\r\nhello\r0", "400 bad-chunk");
    row("second size ended by a line feed alone", "5\r\nhello\r\n5\n", "400 bare-line-feed");
    row("last size ended by a line feed alone", "0\n", "400 bare-line-feed");
    row("trailer ended by a line feed alone", "0\r\nX: 1\n", "400 bare-line-feed");
    row("message ended by a line feed alone", "0\r\n\n", "400 bare-line-feed");
    row("folded trailer", "0\r\nX: 1\r\n y\r\n", "400 obs-fold");
    row("letter that is no digit", "g", "400 bad-chunk");
    row("prefix of a number", "0x5\r\n", "400 bad-chunk");
    row("empty line for a size", "\r", "400 bad-chunk");
}

void TestMessageReaderRefusals::refusesChunksAtTheByteThatIsWrong()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, expected);
    const QByteArray bytes = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + body;
    QCOMPARE(errorIn(transcript(Role::Request, {bytes})), expected);
    QCOMPARE(errorIn(transcript(Role::Request, {bytes.chopped(1)})), QByteArray());
    QList<QByteArray> single;
    for (const char byte : bytes)
        single.append(QByteArray(1, byte));
    QCOMPARE(errorIn(transcript(Role::Request, single)), expected);
}

void TestMessageReaderRefusals::refusesResponses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("no HTTP", "SSH-2.0-OpenSSH\r\n\r\n", "400 bad-version");
    row("status of two digits", "HTTP/1.1 20 OK\r\n\r\n", "400 bad-status");
    row("status of letters", "HTTP/1.1 abc OK\r\n\r\n", "400 bad-status");
    row("status below 100", "HTTP/1.1 099 OK\r\n\r\n", "400 bad-status");
    row("different lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", "400 content-length");
    row("chunked and length", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n",
        "400 content-length");
    row("coding that is not chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n", "400 transfer-encoding");
    row("folded value", "HTTP/1.1 200 OK\r\nX: a\r\n b\r\n\r\n", "400 obs-fold");
    row("empty line first", "\r\nHTTP/1.1 200 OK\r\n\r\n", "400 empty-line");
    row("HTTP/2.0", "HTTP/2.0 200 OK\r\n\r\n", "400 bad-version");
}

void TestMessageReaderRefusals::refusesResponses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    check(Role::Response, bytes, expected);
}

void TestMessageReaderRefusals::keepsLimits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    QTest::newRow("long target") << QByteArray("GET /" + QByteArray(2000, 'a')) << QByteArray("414 target-too-long");
    QTest::newRow("large head") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(2000, 'a'))
                                << QByteArray("431 head-too-large");
    QTest::newRow("large head that is complete")
        << QByteArray("GET / HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(2000, 'a') + "\r\n\r\n")
        << QByteArray("431 head-too-large");
    QTest::newRow("many fields") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\n" + QByteArray("X: 1\r\n").repeated(20) +
                                               "\r\n")
                                 << QByteArray("431 too-many-fields");
    QTest::newRow("long chunk extension")
        << QByteArray(chunked + "1;" + QByteArray(200, 'a')) << QByteArray("400 bad-chunk");
    QTest::newRow("long chunk extension that is complete")
        << QByteArray(chunked + "1;" + QByteArray(200, 'a') + "\r\nx\r\n0\r\n\r\n") << QByteArray("400 bad-chunk");
    QTest::newRow("chunk line of a byte too much")
        << QByteArray(chunked + "1;" + QByteArray(98, 'a') + "\r\nx\r\n0\r\n\r\n") << QByteArray("400 bad-chunk");
    QTest::newRow("large head with a bare line feed after the limit")
        << QByteArray("GET / HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(2000, 'a') + "\n\r\n")
        << QByteArray("431 head-too-large");
    QTest::newRow("long target with a bare line feed after the limit")
        << QByteArray("GET /" + QByteArray(2000, 'a') + "\nHost: a\r\n\r\n") << QByteArray("414 target-too-long");
    QTest::newRow("large trailer with a bare line feed after the limit")
        << QByteArray(chunked + "0\r\nX: " + QByteArray(600, 'a') + "\n\r\n") << QByteArray("431 trailers-too-large");
    QTest::newRow("endless size") << QByteArray(chunked + QByteArray(200, '0')) << QByteArray("400 bad-chunk");
    QTest::newRow("many trailer fields") << QByteArray(chunked + "0\r\n" + QByteArray("X: 1\r\n").repeated(20) + "\r\n")
                                         << QByteArray("431 head-too-large");
    QTest::newRow("large trailer") << QByteArray(chunked + "0\r\n" +
                                                 QByteArray("X: " + QByteArray(90, 'a') + "\r\n").repeated(9))
                                   << QByteArray("431 trailers-too-large");
}

void TestMessageReaderRefusals::keepsLimits()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    http::ReadLimits limits;
    limits.headBytes = 1000;
    limits.fields = 10;
    limits.chunkLineBytes = 100;
    limits.trailerBytes = 500;
    QList<QByteArray> single;
    for (const char byte : bytes)
        single.append(QByteArray(1, byte));
    for (const QList<QByteArray> &pieces : {QList<QByteArray>{bytes}, single}) {
        MessageReader reader(Role::Request);
        reader.setLimits(limits);
        QCOMPARE(errorIn(transcript(reader, pieces, false)), expected);
    }
}

void TestMessageReaderRefusals::acceptsWhatIsJustInsideTheLimits()
{
    http::ReadLimits limits;
    const QByteArray bytes = "GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n\r\n";
    limits.headBytes = bytes.size();
    limits.fields = 2;
    MessageReader reader(Role::Request);
    reader.setLimits(limits);
    QCOMPARE(reader.next(bytes).event, MessageReader::Event::Head);
    limits.headBytes = bytes.size() - 1;
    MessageReader strict(Role::Request);
    strict.setLimits(limits);
    QCOMPARE(strict.next(bytes).event, MessageReader::Event::Error);
}

GATEWRIGHT_TEST(TestMessageReaderRefusals, QCoreApplication)
#include "testmessagereaderrefusals.moc"
