#include "readertranscript.h"
#include "testprogram.h"

#include <QTest>

using http::MessageReader;
using Role = MessageReader::Role;
using support::transcript;

class TestMessageReader : public QObject
{
    Q_OBJECT

private slots:
    void forgetsTheHeadBeforeOneThatCannotBeRead();
    void reads_data();
    void reads();
    void readsTheSameWhereverItIsCut_data() { reads_data(); }
    void readsTheSameWhereverItIsCut();
    void readsTheSameByteByByte_data() { reads_data(); }
    void readsTheSameByteByByte();
    void takesNoBodyInAnswerToHead();
    void leavesThePipelinedRequestUnread();
    void isIdleBetweenMessagesOnly();
    void readsABodyLargerThanAnyBuffer();
};

void TestMessageReader::reads_data()
{
    QTest::addColumn<Role>("role");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto request = [](const char *name, const QByteArray &bytes, const QByteArray &expected) {
        QTest::newRow(name) << Role::Request << bytes << expected;
    };
    const auto response = [](const char *name, const QByteArray &bytes, const QByteArray &expected) {
        QTest::newRow(name) << Role::Response << bytes << expected;
    };
    request("no body", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "request GET / 1.1\n  Host=a\n  keeps alive\nend\n");
    request("order, case and duplicates", "GET /x HTTP/1.1\r\nhOst: a\r\nB: 1\r\na: 2\r\nB: 3\r\n\r\n",
            "request GET /x 1.1\n  hOst=a\n  B=1\n  a=2\n  B=3\n  keeps alive\nend\n");
    request("blanks around a value", "GET / HTTP/1.1\r\nHost:a\r\nX: \t b c \t\r\nY:\r\n\r\n",
            "request GET / 1.1\n  Host=a\n  X=b c\n  Y=\n  keeps alive\nend\n");
    request("bytes above ASCII in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: \xc3\xa4\xff\r\n\r\n",
            "request GET / 1.1\n  Host=a\n  X=\xc3\xa4\xff\n  keeps alive\nend\n");
    request("body of a length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            "request POST / 1.1\n  Host=a\n  Content-Length=5\n  keeps alive\nbody hello\nend\n");
    request("length of zero", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
            "request POST / 1.1\n  Host=a\n  Content-Length=0\n  keeps alive\nend\n");
    request("chunks",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n1;x=y\r\n!\r\n0\r\n\r\n",
            "request POST / 1.1\n  Host=a\n  Transfer-Encoding=chunked\n  keeps alive\nbody hello!\nend\n");
    request("no chunk but the last", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "request POST / 1.1\n  Host=a\n  Transfer-Encoding=chunked\n  keeps alive\nend\n");
    request("chunk size of two digits",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n0123456789abcdef\r\n00\r\n\r\n",
            "request POST / 1.1\n  Host=a\n  Transfer-Encoding=chunked\n  keeps alive\nbody 0123456789abcdef\nend\n");
    request(
        "trailer fields",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nX-Sum: 7\r\nY: 8\r\n\r\n",
        "request POST / 1.1\n  Host=a\n  Transfer-Encoding=chunked\n  keeps alive\nbody hi\nend\n  X-Sum=7\n  Y=8\n");
    request("line ends inside a chunk",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n\r\n0\r\n\r\r\n0\r\n\r\n",
            "request POST / 1.1\n  Host=a\n  Transfer-Encoding=chunked\n  keeps alive\nbody \r\n0\r\n\r\nend\n");
    request(
        "two requests", "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: b\r\nContent-Length: 1\r\n\r\nx",
        "request GET /1 1.1\n  Host=a\n  keeps alive\nend\nrequest POST /2 1.1\n  Host=b\n  Content-Length=1\n  keeps alive\nbody x\nend\n");
    request(
        "a request behind chunks",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\nGET /2 HTTP/1.1\r\nHost: b\r\n\r\n",
        "request POST / 1.1\n  Host=a\n  Transfer-Encoding=chunked\n  keeps alive\nbody x\nend\n"
        "request GET /2 1.1\n  Host=b\n  keeps alive\nend\n");
    request("empty lines before the request line", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "request GET / 1.1\n  Host=a\n  keeps alive\nend\n");
    request("Connection: close", "GET / HTTP/1.1\r\nHost: a\r\nConnection: Close\r\n\r\n",
            "request GET / 1.1\n  Host=a\n  Connection=Close\n  closes\nend\n");
    request("HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", "request GET / 1.0\n  closes\nend\n");
    request("HTTP/1.0 that wants to stay", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
            "request GET / 1.0\n  Connection=keep-alive\n  keeps alive\nend\n");
    request("absolute form", "GET http://h:8/p?q HTTP/1.1\r\nHost: h:8\r\n\r\n",
            "request GET http://h:8/p?q 1.1\n  Host=h:8\n  keeps alive\nend\n");
    request("asterisk form", "OPTIONS * HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n",
            "request OPTIONS * 1.1\n  Host=[::1]:8080\n  keeps alive\nend\n");
    request("method that nobody knows", "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n",
            "request BREW /pot 1.1\n  Host=a\n  keeps alive\nend\n");

    response("length", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi",
             "response 200 [OK] 1.1\n  Content-Length=2\n  keeps alive\nbody hi\nend\n");
    response("until the end", "HTTP/1.1 200 OK\r\n\r\nall of it",
             "response 200 [OK] 1.1\n  closes\nbody all of it\nend\n");
    response("nothing until the end", "HTTP/1.0 200 OK\r\n\r\n", "response 200 [OK] 1.0\n  closes\nend\n");
    response("no reason phrase", "HTTP/1.1 200 \r\nContent-Length: 0\r\n\r\n",
             "response 200 [] 1.1\n  Content-Length=0\n  keeps alive\nend\n");
    response("not even a blank", "HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n",
             "response 200 [] 1.1\n  Content-Length=0\n  keeps alive\nend\n");
    response("204 with a length", "HTTP/1.1 204 No Content\r\nContent-Length: 4\r\nX: 1\r\n\r\n",
             "response 204 [No Content] 1.1\n  X=1\n  keeps alive\nend\n");
    response("204 in chunks", "HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\r\n",
             "response 204 [No Content] 1.1\n  keeps alive\nend\n");
    response("304 with a length", "HTTP/1.1 304 Not Modified\r\nContent-Length: 400\r\n\r\n",
             "response 304 [Not Modified] 1.1\n  Content-Length=400\n  keeps alive\nend\n");
    response("equal lengths become one", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX: 1\r\nContent-Length: 2\r\n\r\nhi",
             "response 200 [OK] 1.1\n  Content-Length=2\n  X=1\n  keeps alive\nbody hi\nend\n");
    response("equal lengths in a list", "HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\nhi",
             "response 200 [OK] 1.1\n  Content-Length=2\n  keeps alive\nbody hi\nend\n");
    response(
        "100 and then the answer", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx",
        "response 100 [Continue] 1.1\n  keeps alive\nend\nresponse 200 [OK] 1.1\n  Content-Length=1\n  keeps alive\nbody x\nend\n");
    response(
        "101 and another protocol",
        "HTTP/1.1 101 Switching\r\nUpgrade: ws\r\nConnection: upgrade\r\n\r\n\x81\x05hello\r\n\r\n",
        "response 101 [Switching] 1.1\n  Upgrade=ws\n  Connection=upgrade\n  keeps alive\nupgrade\nbody \x81\x05hello\r\n\r\n\n");
    response("chunks with a trailer",
             "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\nA\r\n0123456789\r\n0;last\r\nX: y\r\n\r\n",
             "response 200 [OK] 1.1\n  Transfer-Encoding=Chunked\n  keeps alive\nbody 0123456789\nend\n  X=y\n");
    response("cut off in a body", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhel",
             "response 200 [OK] 1.1\n  Content-Length=5\n  keeps alive\nbody hel\nerror 400 cut-off\n");
    response("cut off in chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
             "response 200 [OK] 1.1\n  Transfer-Encoding=chunked\n  keeps alive\nbody hello\nerror 400 cut-off\n");
    response("cut off in the head", "HTTP/1.1 200 OK\r\nConte", "error 400 cut-off\n");
    response("nothing at all", "", "");
}

void TestMessageReader::reads()
{
    QFETCH(const Role, role);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    QCOMPARE(transcript(role, {bytes}, true), expected);
}

void TestMessageReader::readsTheSameWhereverItIsCut()
{
    QFETCH(const Role, role);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    for (qsizetype first = 0; first <= bytes.size(); ++first) {
        QCOMPARE(transcript(role, {bytes.first(first), bytes.sliced(first)}, true), expected);
        for (qsizetype second = first; second <= bytes.size(); ++second) {
            const QList<QByteArray> pieces{bytes.first(first), bytes.sliced(first, second - first),
                                           bytes.sliced(second)};
            QCOMPARE(transcript(role, pieces, true), expected);
        }
    }
}

void TestMessageReader::readsTheSameByteByByte()
{
    QFETCH(const Role, role);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    QList<QByteArray> pieces;
    for (const char byte : bytes)
        pieces.append(QByteArray(1, byte));
    QCOMPARE(transcript(role, pieces, true), expected);
}

void TestMessageReader::takesNoBodyInAnswerToHead()
{
    MessageReader reader(Role::Response);
    reader.setRequestMethod("HEAD");
    const QByteArray bytes =
        "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    QCOMPARE(transcript(reader, {bytes}, true),
             "response 200 [OK] 1.1\n  Content-Length=50\n  keeps alive\nend\n"
             "response 200 [OK] 1.1\n  Transfer-Encoding=chunked\n  keeps alive\nend\n");
}

void TestMessageReader::leavesThePipelinedRequestUnread()
{
    const QByteArray bytes = "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n";
    MessageReader reader(Role::Request);
    const auto head = reader.next(bytes);
    QCOMPARE(head.event, MessageReader::Event::Head);
    QCOMPARE(head.consumed, bytes.size() / 2);
    const auto end = reader.next(QByteArrayView(bytes).sliced(head.consumed));
    QCOMPARE(end.event, MessageReader::Event::End);
    QCOMPARE(end.consumed, 0);
    QCOMPARE(reader.request().target, "/1");
}

void TestMessageReader::isIdleBetweenMessagesOnly()
{
    MessageReader reader(Role::Request);
    QVERIFY(reader.isIdle());
    QCOMPARE(reader.next("\r\n").event, MessageReader::Event::NeedMore);
    QVERIFY(reader.isIdle());
    QCOMPARE(reader.next("G").event, MessageReader::Event::NeedMore);
    QVERIFY(!reader.isIdle());
    QCOMPARE(reader.next("ET / HTTP/1.1\r\nHost: a\r\n\r\n").event, MessageReader::Event::Head);
    QVERIFY(!reader.isIdle());
    QCOMPARE(reader.next({}).event, MessageReader::Event::End);
    QVERIFY(reader.isIdle());
}

void TestMessageReader::readsABodyLargerThanAnyBuffer()
{
    MessageReader reader(Role::Response);
    QCOMPARE(reader.next("HTTP/1.1 200 OK\r\nContent-Length: 68719476736\r\n\r\n").event, MessageReader::Event::Head);
    QCOMPARE(reader.contentLength(), Q_INT64_C(68719476736));
    const QByteArray piece(1024 * 1024, 'x');
    for (int i = 0; i < 64; ++i) {
        const auto step = reader.next(piece);
        QCOMPARE(step.event, MessageReader::Event::Body);
        QCOMPARE(step.consumed, piece.size());
        QCOMPARE(step.body.data(), piece.constData()); // Handed on where it is.
    }
}

void TestMessageReader::forgetsTheHeadBeforeOneThatCannotBeRead()
{
    for (const QByteArray &bad :
         {QByteArray("GET /b HTTP/1.1\r\nX\n"), QByteArray("GET /b HTTP/1.1\r\nX y: 1\r\n\r\n")}) {
        MessageReader reader(Role::Request);
        const QByteArray good = "HEAD /a HTTP/1.1\r\nHost: a\r\n\r\n";
        QCOMPARE(reader.next(good).event, MessageReader::Event::Head);
        QCOMPARE(reader.next({}).event, MessageReader::Event::End);
        QCOMPARE(reader.next(bad).event, MessageReader::Event::Error);
        QCOMPARE(reader.request(), http::RequestHead());
    }
}

GATEWRIGHT_TEST(TestMessageReader, QCoreApplication)
#include "testmessagereader.moc"
