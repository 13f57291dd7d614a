#include "lines.h"
#include "rowtext.h"
#include "testprogram.h"

#include <QApplication>
#include <QTest>

using document::Format;
using document::Snapshot;
using widgets::RowText;

class TestRowText final : public QObject
{
    Q_OBJECT

private slots:
    void convertsBytesAndUnits_data();
    void convertsBytesAndUnits();
    void showsWhatCanNotBeSeen();
    void newLinesHaveTheLineBreakOfTheirNeighbor();
    void movesOverWholeCharacters();
    void movesOverWords();
};

void TestRowText::convertsBytesAndUnits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("ascii") << QByteArray("title: Bookshop");
    QTest::addRow("two and three bytes") << QByteArray("t\xC3\xADtulo: \xE2\x82\xAC x");
    QTest::addRow("a surrogate pair") << QByteArray("a: \xF0\x9F\x93\x9Ax\xF0\x9F\x93\x9A");
    QTest::addRow("empty") << QByteArray();
}

void TestRowText::convertsBytesAndUnits()
{
    QFETCH(QByteArray, bytes);
    const RowText row(bytes);
    QCOMPARE(row.shown(), QString::fromUtf8(bytes));
    for (qsizetype byte = 0; byte <= bytes.size(); ++byte) {
        if (byte < bytes.size() && (static_cast<uchar>(bytes.at(byte)) & 0xC0) == 0x80)
            continue;
        QCOMPARE(row.unitAt(byte), QString::fromUtf8(bytes.left(byte)).size());
        QCOMPARE(row.byteAt(row.unitAt(byte)), byte);
    }
    QCOMPARE(row.byteAt(10'000), bytes.size());
}

void TestRowText::showsWhatCanNotBeSeen()
{
    // U+2029 ends a paragraph, U+202E turns the direction of the text around.
    const RowText row("a\xE2\x80\xA9"
                      "b\xE2\x80\xAE"
                      "c\x01\td");
    QCOMPARE(row.shown(), QStringLiteral("a␤b␦c␁\td"));
    QCOMPARE(row.byteAt(2), 4);
}

void TestRowText::newLinesHaveTheLineBreakOfTheirNeighbor()
{
    const Snapshot windows = Snapshot::parse("a: b\r\nc: d\r\n", Format::Yaml);
    const Snapshot plain = Snapshot::parse("a: b\nc: d\n", Format::Yaml);
    QVERIFY(source::usesCrlfAt(windows, 3));
    QVERIFY(source::usesCrlfAt(windows, 12));
    QVERIFY(!source::usesCrlfAt(plain, 3));
    QCOMPARE(source::written(QStringLiteral("x\ny"), true), QByteArray("x\r\ny"));
    QCOMPARE(source::written(QStringLiteral("x\r\ny\rz"), false), QByteArray("x\ny\nz"));
}

void TestRowText::movesOverWholeCharacters()
{
    // A letter with a combining accent, a flag of two characters, a line break of two bytes.
    const QByteArray text = "e\xCC\x81\xF0\x9F\x87\xA9\xF0\x9F\x87\xAA\r\nz";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const QList<qsizetype> stops{0, 3, 11, 13, 14};
    for (qsizetype i = 0; i + 1 < stops.size(); ++i) {
        QCOMPARE(source::nextCharacter(snapshot, stops.at(i)), stops.at(i + 1));
        QCOMPARE(source::previousCharacter(snapshot, stops.at(i + 1)), stops.at(i));
    }
    QCOMPARE(source::nextCharacter(snapshot, 14), 14);
    QCOMPARE(source::previousCharacter(snapshot, 0), 0);
    QCOMPARE(source::characterStart(snapshot, 12), 11);
    QCOMPARE(source::characterStart(snapshot, 5), 3);
}

void TestRowText::movesOverWords()
{
    const Snapshot snapshot = Snapshot::parse("  title: Grün er\nb", Format::Yaml);
    QCOMPARE(source::nextWord(snapshot, 2), 7);
    QCOMPARE(source::nextWord(snapshot, 7), 9);
    QCOMPARE(source::nextWord(snapshot, 9), 15);
    QCOMPARE(source::previousWord(snapshot, 15), 9);
    QCOMPARE(source::nextWord(snapshot, 17), 18);
    QCOMPARE(source::wordAt(snapshot, 10), (base::Span{9, 5}));
    QCOMPARE(source::wordAt(snapshot, 17), (base::Span{15, 2}));
}

GATEWRIGHT_TEST(TestRowText, QApplication)
#include "testrowtext.moc"
