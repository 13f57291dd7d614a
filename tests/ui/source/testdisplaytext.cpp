#include "displaytext.h"
#include "testprogram.h"

#include <QApplication>
#include <QTest>

using document::Format;
using document::Snapshot;
using source::Place;

class TestDisplayText final : public QObject
{
    Q_OBJECT

private slots:
    void convertsOffsetsAndPositions_data();
    void convertsOffsetsAndPositions();
    void everyCharacterRoundTrips_data();
    void everyCharacterRoundTrips();
    void newLinesHaveTheLineEndOfTheirNeighbor();
    void foreignBreaksAreOneSymbolEach();
};

void TestDisplayText::convertsOffsetsAndPositions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qsizetype>("offset");
    QTest::addColumn<int>("block");
    QTest::addColumn<int>("column");
    QTest::addRow("ascii") << QByteArray("a: b\nc: d\n") << qsizetype(6) << 1 << 1;
    QTest::addRow("after two bytes") << QByteArray("a: \xC3\xA9x\n") << qsizetype(5) << 0 << 4;
    QTest::addRow("after three bytes") << QByteArray("a: \xE2\x82\xACx\n") << qsizetype(6) << 0 << 4;
    QTest::addRow("after a surrogate pair") << QByteArray("a: \xF0\x9F\x93\x9Ax\n") << qsizetype(7) << 0 << 5;
    QTest::addRow("carriage returns") << QByteArray("a: b\r\nc: d\r\n") << qsizetype(7) << 1 << 1;
    QTest::addRow("end of the text") << QByteArray("a: b\n") << qsizetype(5) << 1 << 0;
}

void TestDisplayText::convertsOffsetsAndPositions()
{
    QFETCH(QByteArray, text);
    QFETCH(qsizetype, offset);
    QFETCH(int, block);
    QFETCH(int, column);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QCOMPARE(source::placeOf(snapshot, offset), (Place{block, column}));
    QCOMPARE(source::offsetOf(snapshot, Place{block, column}), offset);
}

void TestDisplayText::everyCharacterRoundTrips_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("mixed") << QByteArray(
        "t\xC3\xADtulo: \xF0\x9F\x93\x9A\xE2\x82\xAC\r\nb: 'x'\nc: \"\xE2\x80\xA8\"\n");
    QTest::addRow("no end") << QByteArray("a: \xC3\xA9");
    QTest::addRow("empty") << QByteArray();
}

void TestDisplayText::everyCharacterRoundTrips()
{
    QFETCH(QByteArray, text);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    for (qsizetype offset = 0; offset <= text.size(); ++offset) {
        const bool isInside = offset < text.size() && (static_cast<uchar>(text.at(offset)) & 0xC0) == 0x80;
        const bool isBetween = offset > 0 && offset < text.size() && text.at(offset) == '\n' &&
                               text.at(offset - 1) == '\r';
        if (!isInside && !isBetween)
            QCOMPARE(source::offsetOf(snapshot, source::placeOf(snapshot, offset)), offset);
    }
}

void TestDisplayText::newLinesHaveTheLineEndOfTheirNeighbor()
{
    const Snapshot windows = Snapshot::parse("a: b\r\nc: d\r\n", Format::Yaml);
    const Snapshot plain = Snapshot::parse("a: b\nc: d\n", Format::Yaml);
    QVERIFY(source::usesCrlfAt(windows, 3));
    QVERIFY(source::usesCrlfAt(windows, 12));
    QVERIFY(!source::usesCrlfAt(plain, 3));
    QCOMPARE(source::written(QStringLiteral("x\ny"), true), QByteArray("x\r\ny"));
    QCOMPARE(source::written(QStringLiteral("x\ny"), false), QByteArray("x\ny"));
}

void TestDisplayText::foreignBreaksAreOneSymbolEach()
{
    const QString shown = source::displayed("a\xE2\x80\xA9"
                                            "b\rc\r\nd");
    QCOMPARE(shown.size(), 7);
    QCOMPARE(shown.count(u'\n'), 1);
    QVERIFY(!shown.contains(QChar::ParagraphSeparator));
    QVERIFY(!shown.contains(u'\r'));
}

GATEWRIGHT_TEST(TestDisplayText, QApplication)
#include "testdisplaytext.moc"
