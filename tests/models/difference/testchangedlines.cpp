#include "changedlines.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using difference::ChangedLines;
using difference::LineChange;
using document::Format;
using document::Snapshot;

/** The lines of a document that differ from an earlier text: found, kept up to date with edits, and reverted. */
class TestChangedLines final : public QObject
{
    Q_OBJECT

private slots:
    void findsChanges_data();
    void findsChanges();
    void ignoresLineBreaks();
    void ignoresTheByteOrderMark();
    void staysEqualToAFullComparison();
    void revertsEveryChange_data();
    void revertsEveryChange();
    void findsTheChangeOfALine();
    void comparesALargeTextInTheTimeOfItsCopy();
};

namespace {

Snapshot yaml(const QByteArray &text)
{
    return Snapshot::parse(text, Format::Yaml);
}

QString listed(const QList<LineChange> &changes)
{
    QStringList list;
    for (const LineChange &change : changes)
        list.append(
            u"%1,%2 %3,%4"_qs.arg(change.oldLine).arg(change.oldCount).arg(change.newLine).arg(change.newCount));
    return list.join(u"; ");
}

QByteArray spliced(QByteArray text, const document::Splice &splice)
{
    return text.replace(splice.offset, splice.removed, splice.inserted);
}

QByteArray withLineFeeds(QByteArray text)
{
    return text.replace("\r\n", "\n").replace('\r', '\n');
}

/** A text of a few different lines, so that most of them occur several times. */
QByteArray randomText(QRandomGenerator &random, int lines)
{
    static const QByteArray all[] = {"a: 1", "b: 2", "", "# c", "d: [1]"};
    static const QByteArray breaks[] = {"\n", "\n", "\r\n", "\r"};
    QByteArray text;
    for (int i = 0; i < lines; ++i)
        text += all[random.bounded(5)] + breaks[random.bounded(4)];
    return random.bounded(2) ? text : text + "last";
}

} // namespace

void TestChangedLines::findsChanges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QString>("changes");
    QTest::newRow("none") << QByteArray("a: 1\nb: 2\n") << QByteArray("a: 1\nb: 2\n") << QString();
    QTest::newRow("changed") << QByteArray("a: 1\nb: 2\nc: 3\n") << QByteArray("a: 1\nb: 9\nc: 3\n") << u"1,1 1,1"_qs;
    QTest::newRow("added") << QByteArray("a: 1\nc: 3\n") << QByteArray("a: 1\nb: 2\nc: 3\n") << u"1,0 1,1"_qs;
    QTest::newRow("removed") << QByteArray("a: 1\nb: 2\nc: 3\n") << QByteArray("a: 1\nc: 3\n") << u"1,1 1,0"_qs;
    QTest::newRow("empty before") << QByteArray() << QByteArray("a: 1\n") << u"0,0 0,1"_qs;
    QTest::newRow("empty now") << QByteArray("a: 1\n") << QByteArray() << u"0,1 0,0"_qs;
    QTest::newRow("no break at the end") << QByteArray("a: 1\nb: 2\n") << QByteArray("a: 1\nb: 2") << u"2,1 2,0"_qs;
    QTest::newRow("twice") << QByteArray("a: 1\nb: 2\nc: 3\nd: 4\n") << QByteArray("a: 0\nb: 2\nc: 3\nd: 0\n")
                           << u"0,1 0,1; 3,1 3,1"_qs;
}

void TestChangedLines::findsChanges()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QFETCH(QString, changes);
    QCOMPARE(listed(ChangedLines(before, yaml(now)).changes()), changes);
}

void TestChangedLines::ignoresLineBreaks()
{
    QCOMPARE(listed(ChangedLines("a: 1\nb: 2\n", yaml("a: 1\r\nb: 2\r\n")).changes()), QString());
    QCOMPARE(listed(ChangedLines("a: 1\r\nb: 2\r\n", yaml("a: 1\rb: 3\r")).changes()), u"1,1 1,1"_qs);
    QCOMPARE(listed(ChangedLines("a\r\n", yaml("a\r\rb\r\n")).changes()), u"1,0 1,2"_qs);
}

void TestChangedLines::ignoresTheByteOrderMark()
{
    QCOMPARE(listed(ChangedLines("\xef\xbb\xbf"
                                 "a: 1\n",
                                 yaml("a: 1\n"))
                        .changes()),
             QString());
}

void TestChangedLines::staysEqualToAFullComparison()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 300; ++round) {
        const QByteArray before = randomText(random, random.bounded(30));
        QByteArray text = before;
        ChangedLines kept(before, yaml(text));
        for (int step = 0; step < 12; ++step) {
            const qsizetype offset = random.bounded(int(text.size()) + 1);
            const qsizetype removed = random.bounded(int(std::min<qsizetype>(text.size() - offset, 20)) + 1);
            const document::Splice splice{offset, removed, randomText(random, random.bounded(3))};
            text = spliced(text, splice);
            const Snapshot now = yaml(text);
            kept.update(now, {splice});
            // Both lead from the one text to the other; where lines repeat, in different ways.
            QByteArray reverted = text;
            for (auto change = kept.changes().crbegin(); change != kept.changes().crend(); ++change)
                reverted = spliced(reverted, kept.reverted(*change));
            QCOMPARE(withLineFeeds(reverted), withLineFeeds(before));
            QCOMPARE(kept.changes().isEmpty(), ChangedLines(before, now).changes().isEmpty());
        }
    }
}

void TestChangedLines::revertsEveryChange_data()
{
    findsChanges_data();
}

void TestChangedLines::revertsEveryChange()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    const ChangedLines lines(before, yaml(now));
    QByteArray reverted = now;
    for (auto change = lines.changes().crbegin(); change != lines.changes().crend(); ++change)
        reverted = spliced(reverted, lines.reverted(*change));
    QCOMPARE(reverted, before);
}

void TestChangedLines::findsTheChangeOfALine()
{
    const ChangedLines lines("a: 1\nb: 2\nc: 3\n", yaml("a: 0\nc: 3\n"));
    QCOMPARE(listed(lines.changes()), u"0,2 0,1"_qs);
    QCOMPARE(lines.changes().first().kind(), LineChange::Kind::Changed);
    QVERIFY(lines.changeAt(0));
    QVERIFY(!lines.changeAt(1));
    QCOMPARE(lines.oldText(lines.changes().first()), QByteArray("a: 1\nb: 2\n"));
}

void TestChangedLines::comparesALargeTextInTheTimeOfItsCopy()
{
    QByteArray before;
    for (int line = 0; line < 347'000; ++line)
        before += "    line" + QByteArray::number(line) + ": some text of the line\n";
    QByteArray now = before;
    now.replace(before.size() / 2, 3, "xyz");
    const Snapshot snapshot = yaml(now);
    QElapsedTimer timer;
    timer.start();
    ChangedLines lines(before, snapshot);
    const qint64 full = timer.nsecsElapsed();
    QCOMPARE(lines.changes().size(), 1);
    const document::Splice splice{now.size() / 3, 0, "x"};
    const Snapshot after = yaml(spliced(now, splice));
    timer.start();
    lines.update(after, {splice});
    const qint64 update = timer.nsecsElapsed();
    QCOMPARE(lines.changes().size(), 2);
    qInfo("%lld µs for all lines, %lld µs for an edit", full / 1000, update / 1000);
    QVERIFY(full < 1'000'000'000);
    QVERIFY(update < 100'000'000);
}

GATEWRIGHT_TEST(TestChangedLines, void)
#include "testchangedlines.moc"
