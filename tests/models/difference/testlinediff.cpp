#include "linediff.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using difference::DiffLine;
using difference::LineChange;

/** Two texts line by line: the changes turn one into the other, and they are minimal. */
class TestLineDiff final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheChangedLines_data();
    void findsTheChangedLines();
    void leadsFromTheOneToTheOther_data();
    void leadsFromTheOneToTheOther();
    void staysSmallWhereLinesMove();
    void comparesLargeTextsInNearlyTheirSize();
    void takesALargeStretchOfRepeatedLinesAsOne();
    void showsContextAndGaps();
    void showsNothingForEqualTexts();
};

namespace {

QByteArrayList lines(const char *letters)
{
    QByteArrayList all;
    for (const char *letter = letters; *letter; ++letter)
        all.append(QByteArray(1, *letter));
    return all;
}

QByteArrayList applied(const QByteArrayList &oldLines, const QByteArrayList &newLines, const QList<LineChange> &changes)
{
    QByteArrayList result;
    qsizetype next = 0;
    for (const LineChange &change : changes) {
        result += oldLines.mid(next, change.oldLine - next);
        result += newLines.mid(change.newLine, change.newCount);
        next = change.oldLine + change.oldCount;
    }
    return result + oldLines.mid(next);
}

qsizetype sizeOf(const QList<LineChange> &changes)
{
    qsizetype size = 0;
    for (const LineChange &change : changes)
        size += change.oldCount + change.newCount;
    return size;
}

QByteArray toText(const QList<DiffLine> &lines)
{
    QByteArray text;
    for (const DiffLine &line : lines) {
        if (line.kind == DiffLine::Kind::Gap)
            text += '~' + QByteArray::number(line.count);
        else
            text += (line.kind == DiffLine::Kind::Same    ? ' '
                     : line.kind == DiffLine::Kind::Added ? '+'
                                                          : '-') +
                    line.text;
        text += '\n';
    }
    return text;
}

} // namespace

void TestLineDiff::findsTheChangedLines_data()
{
    QTest::addColumn<QByteArrayList>("oldLines");
    QTest::addColumn<QByteArrayList>("newLines");
    QTest::addColumn<QList<LineChange>>("changes");
    QTest::newRow("nothing") << lines("abc") << lines("abc") << QList<LineChange>{};
    QTest::newRow("both empty") << lines("") << lines("") << QList<LineChange>{};
    QTest::newRow("all new") << lines("") << lines("ab") << QList<LineChange>{{0, 0, 0, 2}};
    QTest::newRow("all gone") << lines("ab") << lines("") << QList<LineChange>{{0, 2, 0, 0}};
    QTest::newRow("one in the middle") << lines("abc") << lines("axc") << QList<LineChange>{{1, 1, 1, 1}};
    QTest::newRow("two apart") << lines("abcde") << lines("xbcdy") << QList<LineChange>{{0, 1, 0, 1}, {4, 1, 4, 1}};
    QTest::newRow("inserted at both ends")
        << lines("ab") << lines("xaby") << QList<LineChange>{{0, 0, 0, 1}, {2, 0, 3, 1}};
    QTest::newRow("one of equal lines is gone") << lines("aaab") << lines("aab") << QList<LineChange>{{2, 1, 2, 0}};
}

void TestLineDiff::findsTheChangedLines()
{
    QFETCH(QByteArrayList, oldLines);
    QFETCH(QByteArrayList, newLines);
    QFETCH(QList<LineChange>, changes);
    QCOMPARE(difference::lineChanges(oldLines, newLines), changes);
}

void TestLineDiff::leadsFromTheOneToTheOther_data()
{
    QTest::addColumn<int>("letters");
    QTest::newRow("few different lines") << 3;
    QTest::newRow("some") << 12;
    QTest::newRow("nearly all lines differ") << 1000;
}

void TestLineDiff::leadsFromTheOneToTheOther()
{
    QFETCH(int, letters);
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        const auto text = [&] {
            QByteArrayList all;
            const int count = random.bounded(30);
            for (int line = 0; line < count; ++line)
                all.append(QByteArray::number(random.bounded(letters)));
            return all;
        };
        const QByteArrayList oldLines = text();
        QByteArrayList newLines = random.bounded(2) ? text() : oldLines;
        if (!newLines.isEmpty())
            newLines[random.bounded(int(newLines.size()))] = "x";
        const QList<LineChange> changes = difference::lineChanges(oldLines, newLines);
        QCOMPARE(applied(oldLines, newLines, changes), newLines);
        qsizetype end = -1;
        for (const LineChange &change : changes) {
            QVERIFY(change.oldLine > end);
            end = change.oldLine + change.oldCount;
        }
    }
}

void TestLineDiff::staysSmallWhereLinesMove()
{
    // One line moves from the front to the end: that line alone changes twice.
    QCOMPARE(sizeOf(difference::lineChanges(lines("xabcdef"), lines("abcdefx"))), 2);
}

void TestLineDiff::comparesLargeTextsInNearlyTheirSize()
{
    QByteArrayList oldLines;
    for (int line = 0; line < 300'000; ++line)
        oldLines.append("line " + QByteArray::number(line));
    QByteArrayList newLines = oldLines;
    for (int line = 0; line < newLines.size(); line += 1000)
        newLines[line] = "changed";
    // A full table would have 9e10 cells: that this ends at all is what is shown.
    const QList<LineChange> changes = difference::lineChanges(oldLines, newLines);
    QCOMPARE(changes.size(), 300);
    QCOMPARE(sizeOf(changes), 600);
}

void TestLineDiff::takesALargeStretchOfRepeatedLinesAsOne()
{
    QByteArrayList oldLines;
    QByteArrayList newLines;
    for (int line = 0; line < 20'000; ++line) {
        oldLines << "a"
                 << "b";
        newLines << "b"
                 << "b"
                 << "a";
    }
    const QList<LineChange> changes = difference::lineChanges(oldLines, newLines);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(applied(oldLines, newLines, changes), newLines);
}

void TestLineDiff::showsContextAndGaps()
{
    const QByteArray oldText = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
    const QByteArray newText = "1\n2\n3\nx\n5\n6\n7\n8\n9\n";
    QCOMPARE(toText(difference::unifiedDiff(oldText, newText, 1)), QByteArray("~2\n 3\n-4\n+x\n 5\n~4\n"));
    // A gap of one line takes the place of that line and says less.
    QCOMPARE(toText(difference::unifiedDiff(oldText, newText, 2)), QByteArray(" 1\n 2\n 3\n-4\n+x\n 5\n 6\n~3\n"));
    const QList<DiffLine> shown = difference::unifiedDiff("a\nb\n", "x\na\nb\n");
    QCOMPARE(toText(shown), QByteArray("+x\n a\n b\n"));
    QCOMPARE(shown.at(1).oldLine, 0);
    QCOMPARE(shown.at(1).newLine, 1);
}

void TestLineDiff::showsNothingForEqualTexts()
{
    QVERIFY(difference::unifiedDiff("a\nb\n", "a\nb\n").isEmpty());
    QVERIFY(difference::unifiedDiff({}, {}).isEmpty());
}

GATEWRIGHT_TEST(TestLineDiff, QCoreApplication)
#include "testlinediff.moc"
