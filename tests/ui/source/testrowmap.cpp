#include "folding.h"
#include "lines.h"
#include "rowmap.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using document::Format;
using document::Snapshot;
using source::Fold;
using source::LongLines;
using source::RowMap;

class TestRowMap final : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsARow();
    void hidesFoldedLines();
    void cutsLongLines();
    void rowsCoverTheText_data();
    void rowsCoverTheText();
    void longLinesFollowEdits();
    void foldsFollowEdits();
};

void TestRowMap::aLineIsARow()
{
    const Snapshot snapshot = Snapshot::parse("a: 1\r\nb: 2\n", Format::Yaml);
    const RowMap rows(snapshot, {}, {});
    QCOMPARE(rows.rowCount(), 3);
    QCOMPARE(rows.rowSpan(snapshot, 0), (base::Span{0, 4}));
    QCOMPARE(rows.rowSpan(snapshot, 1), (base::Span{6, 4}));
    QCOMPARE(rows.rowAt(snapshot, 7), 1);
    QCOMPARE(rows.rowAt(snapshot, 11), 2);
    QCOMPARE(RowMap().rowCount(), 1);
}

void TestRowMap::hidesFoldedLines()
{
    const QByteArray text = "a:\n  b: 1\n  c: 2\nd:\n  e: 3\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const RowMap rows(snapshot, {{0, 16}, {17, 9}}, {});
    QCOMPARE(rows.rowCount(), 3);
    QCOMPARE(rows.lineOfRow(0), 0);
    QCOMPARE(rows.lineOfRow(1), 3);
    QCOMPARE(rows.lineOfRow(2), 5);
    QCOMPARE(rows.hiddenAfter(0), 2);
    QCOMPARE(rows.hiddenAfter(3), 1);
    QCOMPARE(rows.hiddenAfter(5), 0);
    QCOMPARE(rows.rowAt(snapshot, text.indexOf("c: 2")), 0);
    QCOMPARE(rows.rowAt(snapshot, text.indexOf("e: 3")), 1);
}

void TestRowMap::cutsLongLines()
{
    const QByteArray text = "a: " + QByteArray(2500, 'x') + "\nb: 1\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const LongLines longLines(snapshot);
    QCOMPARE(longLines.spans(), (QList<base::Span>{{0, 2503}}));
    const RowMap rows(snapshot, {}, longLines.spans());
    QCOMPARE(rows.rowCount(), 5);
    QCOMPARE(rows.rowSpan(snapshot, 1), (base::Span{source::LongestRow, source::LongestRow}));
    QCOMPARE(rows.rowSpan(snapshot, 3), (base::Span{2504, 4}));
    bool isFirst = true;
    QCOMPARE(rows.lineOfRow(2, &isFirst), 0);
    QVERIFY(!isFirst);
    QCOMPARE(rows.rowAt(snapshot, 1500), 1);
}

void TestRowMap::rowsCoverTheText_data()
{
    QTest::addColumn<bool>("foldSome");
    QTest::addRow("all lines") << false;
    QTest::addRow("some folded") << true;
}

/** Any text: each row begins where a character does, and each byte is in the row that rowAt() says. */
void TestRowMap::rowsCoverTheText()
{
    QFETCH(bool, foldSome);
    QRandomGenerator random(5);
    const QList<QByteArray> pieces{
        "x", "\xE2\x82\xAC", "\n", "\r\n", "  a: b\n", QByteArray(1200, 'l'), QString(700, u'ß').toUtf8()};
    for (int round = 0; round < 200; ++round) {
        QByteArray text;
        for (int count = random.bounded(40); count > 0; --count)
            text += pieces.at(random.bounded(int(pieces.size())));
        const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
        QList<Fold> folds;
        if (foldSome && text.size() > 4) {
            const qsizetype start = random.bounded(int(text.size()));
            folds = {{start, random.bounded(int(text.size() - start) + 1)}};
        }
        const RowMap rows(snapshot, folds, LongLines(snapshot).spans());
        qsizetype end = 0;
        for (qsizetype row = 0; row < rows.rowCount(); ++row) {
            const base::Span span = rows.rowSpan(snapshot, row);
            QVERIFY(span.length <= source::LongestRow + 4);
            QVERIFY(span.offset >= end);
            QCOMPARE(source::characterStart(snapshot, span.offset), span.offset);
            end = span.end();
            for (const qsizetype offset : {span.offset, span.offset + span.length / 2})
                QCOMPARE(rows.rowAt(snapshot, offset), row);
        }
    }
}

void TestRowMap::longLinesFollowEdits()
{
    QRandomGenerator random(9);
    QByteArray text = "a: 1\n" + QByteArray(3000, 'x') + "\nb: 2\n";
    Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    LongLines lines(snapshot);
    for (int round = 0; round < 400; ++round) {
        document::Splice splice;
        splice.offset = random.bounded(int(text.size()) + 1);
        splice.removed = random.bounded(int(qMin<qsizetype>(text.size() - splice.offset, 1500)) + 1);
        const QList<QByteArray> inserted{"y", "\n", QByteArray(1500, 'z'), "q\nq", {}};
        splice.inserted = inserted.at(random.bounded(int(inserted.size())));
        text.replace(splice.offset, splice.removed, splice.inserted);
        snapshot = Snapshot::parse(text, Format::Yaml);
        lines.apply(splice, snapshot);
        QCOMPARE(lines.spans(), LongLines(snapshot).spans());
    }
}

void TestRowMap::foldsFollowEdits()
{
    source::Folding folding;
    folding.add({10, 20});
    folding.add({12, 5});
    folding.apply({0, 0, "abc"});
    QCOMPARE(folding.folds(), (QList<Fold>{{13, 20}, {15, 5}}));
    folding.apply({14, 8, {}}); // The inner one is removed.
    QCOMPARE(folding.folds(), (QList<Fold>{{13, 12}}));
}

GATEWRIGHT_TEST(TestRowMap, QCoreApplication)
#include "testrowmap.moc"
