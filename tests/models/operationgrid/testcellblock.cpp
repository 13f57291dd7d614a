#include "cellblock.h"

#include "testprogram.h"

#include <QTest>

using operationgrid::CellBlock;

/** Blocks of cells as tab-separated text. */
class TestCellBlock final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void readsWhatItWrites();
    void readsNoMoreThanItsLimit();
};

void TestCellBlock::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<CellBlock>("block");
    QTest::newRow("nothing") << QString() << CellBlock();
    QTest::newRow("one cell") << u"a"_qs << CellBlock{{u"a"_qs}};
    QTest::newRow("last line break ends the row") << u"a\tb\n"_qs << CellBlock{{u"a"_qs, u"b"_qs}};
    QTest::newRow("lines of Windows") << u"a\r\nb\r\n"_qs << CellBlock{{u"a"_qs}, {u"b"_qs}};
    QTest::newRow("empty cells") << u"\t\n\na"_qs << CellBlock{{QString(), QString()}, {QString()}, {u"a"_qs}};
    QTest::newRow("quoted") << u"\"a\tb\"\t\"say \"\"hi\"\"\"\n"_qs << CellBlock{{u"a\tb"_qs, u"say \"hi\""_qs}};
    QTest::newRow("quoted line break") << u"\"a\nb\"\tc"_qs << CellBlock{{u"a\nb"_qs, u"c"_qs}};
    QTest::newRow("a quote alone") << u"\"a\tb"_qs << CellBlock{{u"\"a"_qs, u"b"_qs}};
    QTest::newRow("a quote inside") << u"5\" disk"_qs << CellBlock{{u"5\" disk"_qs}};
}

void TestCellBlock::reads()
{
    QFETCH(QString, text);
    QFETCH(CellBlock, block);
    QCOMPARE(operationgrid::readBlock(text), block);
}

void TestCellBlock::readsWhatItWrites()
{
    const CellBlock block{{u"a"_qs, QString(), u"\""_qs}, {u"tab\there"_qs, u"line\nbreak"_qs, u" "_qs}};
    QCOMPARE(operationgrid::readBlock(operationgrid::blockText(block)), block);
}

void TestCellBlock::readsNoMoreThanItsLimit()
{
    const QString longest(operationgrid::MaximumBlockText, u'x');
    QCOMPARE(operationgrid::readBlock(longest), CellBlock{{longest}});
    QVERIFY(operationgrid::readBlock(longest + u'x').isEmpty());
}

GATEWRIGHT_TEST(TestCellBlock, QCoreApplication)

#include "testcellblock.moc"
