#include "bodylimits.h"
#include "rowsearch.h"
#include "testprogram.h"
#include "textrows.h"

#include <QTest>

using namespace bodies;
using Match = FoundRows::Match;

class TestRowSearch final : public QObject
{
    Q_OBJECT

private slots:
    void findsWithoutRegardToCase();
    void findsOverTheRowsOfALongLine_data();
    void findsOverTheRowsOfALongLine();
    void doesNotFindOverLines();
    void endsAfterTheLargestNumberOfMatches();
};

void TestRowSearch::findsWithoutRegardToCase()
{
    const TextRows rows("One one\n\xC3\x84ONE\xC3\xA4");
    QCOMPARE(findInRows(rows, u"oNe"_qs).matches, (QList<Match>{{0, 0, 3}, {0, 4, 3}, {1, 2, 3}}));
    QCOMPARE(findInRows(rows, u"ä"_qs).matches, (QList<Match>{{1, 0, 2}, {1, 5, 2}}));
    // A truncated text may end within a character.
    QCOMPARE(findInRows(TextRows("a\xC3"), u"\uFFFD"_qs).matches, (QList<Match>{{0, 1, 1}}));
    QVERIFY(findInRows(rows, {}).matches.isEmpty());
    QVERIFY(findInRows(rows, u"onex"_qs).matches.isEmpty());
    QVERIFY(findInRows(rows, QString(LongestNeedle + 1, u'o')).matches.isEmpty());
}

void TestRowSearch::findsOverTheRowsOfALongLine_data()
{
    QTest::addColumn<QString>("searched");
    QTest::newRow("ascii") << u"nEEdle"_qs;
    QTest::newRow("other characters") << u"näädle"_qs;
}

void TestRowSearch::findsOverTheRowsOfALongLine()
{
    QFETCH(QString, searched);
    const QByteArray needle = searched.toUtf8();
    for (qsizetype at = LongestRow - needle.size() - 1; at <= LongestRow + 1; ++at) {
        const TextRows rows(QByteArray(at, 'x') + needle + needle + QByteArray(LongestRow, 'y'));
        const QList<Match> matches = findInRows(rows, searched).matches;
        QCOMPARE(matches.size(), 2);
        for (qsizetype i = 0; i < 2; ++i) {
            const Match &match = matches.at(i);
            QCOMPARE(qsizetype(match.length), needle.size());
            const QByteArray line = rows.row(0).text + rows.row(1).text + rows.row(2).text;
            const qsizetype offset = (match.row > 0 ? rows.row(0).text.size() : 0) + match.byte;
            QCOMPARE(offset, at + i * needle.size());
            QCOMPARE(line.mid(offset, match.length), needle);
        }
    }
}

void TestRowSearch::doesNotFindOverLines()
{
    QVERIFY(findInRows(TextRows("ab\ncd"), u"bc"_qs).matches.isEmpty());
}

void TestRowSearch::endsAfterTheLargestNumberOfMatches()
{
    const FoundRows found = findInRows(TextRows(QByteArray("aab").repeated(MaximumMatches)), u"a"_qs);
    QCOMPARE(found.matches.size(), MaximumMatches);
    QVERIFY(found.isCut);
    QVERIFY(!findInRows(TextRows("aa"), u"a"_qs).isCut);
}

GATEWRIGHT_TEST(TestRowSearch, QCoreApplication)
#include "testrowsearch.moc"
