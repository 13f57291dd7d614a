#include "messagereader.h"
#include "messagewriter.h"
#include "testprogram.h"

#include <QTest>

class TestMessageWriter : public QObject
{
    Q_OBJECT

private slots:
    void writesARequestHead();
    void writesAResponseHead();
    void writesChunks();
    void readsBackWhatItWrote();
};

void TestMessageWriter::writesARequestHead()
{
    http::RequestHead head{"GET", "/a?b", {}, 1};
    head.headers.append("hOst", "a");
    head.headers.append("X", "");
    QByteArray out = "before ";
    http::writeHead(head, out);
    QCOMPARE(out, "before GET /a?b HTTP/1.1\r\nhOst: a\r\nX: \r\n\r\n");
}

void TestMessageWriter::writesAResponseHead()
{
    QByteArray out;
    http::writeHead(http::ResponseHead{200, {}, {}, 0}, out);
    QCOMPARE(out, "HTTP/1.0 200 \r\n\r\n");
}

void TestMessageWriter::writesChunks()
{
    QByteArray out;
    http::writeChunkStart(255, out);
    QCOMPARE(out, "ff\r\n");
    http::HeaderList trailers;
    trailers.append("X", "1");
    http::writeLastChunk(trailers, out);
    QCOMPARE(out, "ff\r\n0\r\nX: 1\r\n\r\n");
}

void TestMessageWriter::readsBackWhatItWrote()
{
    http::RequestHead head{"PATCH", "/a%20b?c=d&c", {}, 1};
    head.headers.append("Host", "a");
    head.headers.append("X", "1");
    head.headers.append("x", "\xff");
    QByteArray out;
    http::writeHead(head, out);
    http::MessageReader reader(http::MessageReader::Role::Request);
    QCOMPARE(reader.next(out).event, http::MessageReader::Event::Head);
    QCOMPARE(reader.request(), head);
}

GATEWRIGHT_TEST(TestMessageWriter, QCoreApplication)
#include "testmessagewriter.moc"
