#include "contentcoding.h"
#include "testprogram.h"

#include <QTest>

/** Bodies without their content codings, also hostile ones. */
class TestContentCoding final : public QObject
{
    Q_OBJECT

private slots:
    void decodes_data();
    void decodes();
    void givesWhatATruncatedBodyHas();
    void stopsAtTheLimit();
};

using Failure = http::DecodedContent::Failure;

namespace {

/** qCompress() puts four bytes of its own before zlib's stream. */
QByteArray zlibOf(const QByteArray &text)
{
    return qCompress(text).sliced(4);
}

} // namespace

void TestContentCoding::decodes_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("failure");
    const QByteArray text = "a text, a text, a text";
    const QByteArray zlib = zlibOf(text);
    const QByteArray raw = zlib.sliced(2).chopped(4);
    QTest::newRow("none") << QByteArray() << text << text << int(Failure::None);
    QTest::newRow("identity") << QByteArray("identity") << text << text << int(Failure::None);
    QTest::newRow("deflate") << QByteArray("deflate") << zlib << text << int(Failure::None);
    QTest::newRow("deflate without zlib's header") << QByteArray("Deflate") << raw << text << int(Failure::None);
    QTest::newRow("twice") << QByteArray("deflate, deflate") << zlibOf(zlib) << text << int(Failure::None);
    QTest::newRow("nothing") << QByteArray("gzip") << QByteArray() << QByteArray() << int(Failure::None);
    QTest::newRow("unknown") << QByteArray("br") << text << QByteArray() << int(Failure::Unsupported);
    QTest::newRow("unknown under a known one")
        << QByteArray("br, deflate") << zlib << QByteArray() << int(Failure::Unsupported);
    QTest::newRow("not gzip") << QByteArray("gzip") << text << QByteArray() << int(Failure::Invalid);
    QTest::newRow("deflate, then garbage")
        << QByteArray("deflate") << zlib + "garbage" << QByteArray() << int(Failure::Invalid);
}

void TestContentCoding::decodes()
{
    QFETCH(QByteArray, coding);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, text);
    QFETCH(int, failure);
    http::HeaderList headers;
    if (!coding.isEmpty())
        headers.append("Content-Encoding", coding);
    const http::DecodedContent decoded = http::decodedContent(body, headers, 1000);
    QCOMPARE(int(decoded.failure), failure);
    QCOMPARE(decoded.bytes, text);
    QCOMPARE(http::isContentEncoded(headers), !coding.isEmpty() && coding != "identity");
}

void TestContentCoding::givesWhatATruncatedBodyHas()
{
    QByteArray text;
    for (int at = 0; at < 20'000; ++at)
        text += QByteArray::number(at * 7919) + ' ';
    const http::HeaderList headers{{"Content-Encoding", "deflate"}};
    const QByteArray half = zlibOf(text).first(20'000);
    const http::DecodedContent decoded = http::decodedContent(half, headers, 1'000'000);
    QCOMPARE(decoded.failure, Failure::None);
    QVERIFY(decoded.bytes.size() > 20'000);
    QVERIFY(text.startsWith(decoded.bytes));
}

void TestContentCoding::stopsAtTheLimit()
{
    const http::HeaderList headers{{"Content-Encoding", "deflate"}};
    const QByteArray bomb = zlibOf(QByteArray(10'000'000, 'x'));
    QCOMPARE(http::decodedContent(bomb, headers, 9'999'999).failure, Failure::TooLarge);
    QCOMPARE(http::decodedContent(bomb, headers, 10'000'000).bytes.size(), 10'000'000);
}

GATEWRIGHT_TEST(TestContentCoding, void)
#include "testcontentcoding.moc"
