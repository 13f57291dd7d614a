#include "bodylimits.h"
#include "hexrows.h"
#include "testprogram.h"
#include "textrows.h"

#include <QTest>

using namespace bodies;

class TestTextRows final : public QObject
{
    Q_OBJECT

private slots:
    void endsLinesAtEachKindOfBreak();
    void dividesLongLinesBetweenCharacters();
    void readsFromAnyRow();
    void copiesBetweenTwoPlaces();
    void dumpsBytes();
};

void TestTextRows::endsLinesAtEachKindOfBreak()
{
    const TextRows rows("a\nb\r\nc\rd\r\r\n");
    QByteArrayList texts;
    for (const Row &row : rows.rows(0, 100))
        texts.append(row.text);
    QCOMPARE(texts, (QByteArrayList{"a", "b", "c", "d", "", ""}));
    QCOMPARE(TextRows("").rowCount(), 1);
}

void TestTextRows::dividesLongLinesBetweenCharacters()
{
    const QByteArray line = "x" + QByteArray("\xF0\x9F\x93\x9A").repeated(1000);
    const TextRows rows(line + "\nend");
    QByteArray joined;
    const QList<Row> all = rows.rows(0, rows.rowCount());
    for (const Row &row : all) {
        QVERIFY(row.text.isValidUtf8());
        QVERIFY(row.text.size() <= LongestRow);
        joined += row.text;
    }
    QCOMPARE(joined, line + "end");
    QCOMPARE(TextRows::rowsOfLine(line), rows.rowCount() - 1);
    QVERIFY(!all.first().endsLine && all.at(all.size() - 2).endsLine);
    // Also bytes that only continue a character do not make rows longer or endless.
    QVERIFY(TextRows(QByteArray(5000, '\x80')).rowCount() <= 6);
}

void TestTextRows::readsFromAnyRow()
{
    QByteArray text;
    for (int i = 0; i < 500; ++i)
        text += QByteArray::number(i) + (i % 3 == 0 ? "\r\n" : "\n") + QByteArray(i % 7 == 0 ? 2500 : 0, 'x');
    const TextRows rows(text);
    const QList<Row> all = rows.rows(0, rows.rowCount() + 10);
    QCOMPARE(all.size(), rows.rowCount());
    for (qsizetype row = 0; row < all.size(); ++row)
        QCOMPARE(rows.row(row), all.at(row));
    QVERIFY(rows.rows(rows.rowCount(), 5).isEmpty());
}

void TestTextRows::copiesBetweenTwoPlaces()
{
    const TextRows rows("one\ntwo\n" + QByteArray(1500, 'x'));
    QCOMPARE(textBetween(rows, {0, 1}, {1, 2}, 100), QByteArray("ne\ntw"));
    QCOMPARE(textBetween(rows, {1, 1}, {1, 2}, 100), QByteArray("w"));
    // The rows of one line are not divided.
    QCOMPARE(textBetween(rows, {1, 3}, {3, 500}, 2000), "\n" + QByteArray(1500, 'x'));
    QCOMPARE(textBetween(rows, {0, 0}, {3, 500}, 10).size(), 10);
}

void TestTextRows::dumpsBytes()
{
    const HexRows rows(QByteArray("\x00\xFF", 2) + "0123456789abcdefX");
    QCOMPARE(rows.rowCount(), 2);
    QCOMPARE(rows.row(0).text,
             QByteArray("00000000  00 ff 30 31 32 33 34 35  36 37 38 39 61 62 63 64  ..0123456789abcd"));
    QVERIFY(rows.row(1).text.startsWith("00000010  65 66 58"));
    QVERIFY(rows.row(1).text.endsWith("  efX"));
    QCOMPARE(HexRows({}).rowCount(), 0);
}

GATEWRIGHT_TEST(TestTextRows, QCoreApplication)
#include "testtextrows.moc"
