#include "rowdifference.h"
#include "testprogram.h"

#include <QRandomGenerator>
#include <QTest>

using problems::RowDifference;
using problems::RowRun;
using Identities = QList<size_t>;

class TestRowDifference final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheFewestRuns_data();
    void findsTheFewestRuns();
    void givesTheNewListForAnyTwo();
    void replacesWhatIsInManyRuns();
};

namespace {

Identities applied(Identities list, const RowDifference &difference, const Identities &after)
{
    for (const RowRun &run : difference.removed)
        list.remove(run.first, run.count);
    for (const RowRun &run : difference.inserted) {
        for (qsizetype row = run.first; row < run.first + run.count; ++row)
            list.insert(row, after[row]);
    }
    return list;
}

} // namespace

void TestRowDifference::findsTheFewestRuns_data()
{
    QTest::addColumn<Identities>("before");
    QTest::addColumn<Identities>("after");
    QTest::addColumn<int>("removed");
    QTest::addColumn<int>("inserted");
    QTest::newRow("nothing") << Identities{} << Identities{} << 0 << 0;
    QTest::newRow("the same") << Identities{1, 2, 2} << Identities{1, 2, 2} << 0 << 0;
    QTest::newRow("the first rows") << Identities{} << Identities{1, 2} << 0 << 1;
    QTest::newRow("all removed") << Identities{1, 2} << Identities{} << 1 << 0;
    QTest::newRow("one removed") << Identities{1, 2, 3} << Identities{1, 3} << 1 << 0;
    QTest::newRow("two apart") << Identities{1, 2, 3, 4, 5} << Identities{1, 3, 5} << 2 << 0;
    QTest::newRow("one of equal rows") << Identities{1, 1, 1} << Identities{1, 1} << 1 << 0;
    QTest::newRow("exchanged") << Identities{1, 2, 3} << Identities{1, 9, 3} << 1 << 1;
    QTest::newRow("moved") << Identities{1, 2, 3, 4} << Identities{2, 3, 1, 4} << 1 << 1;
}

void TestRowDifference::findsTheFewestRuns()
{
    QFETCH(Identities, before);
    QFETCH(Identities, after);
    const RowDifference difference = problems::rowDifference(before, after);
    QTEST(int(difference.removed.size()), "removed");
    QTEST(int(difference.inserted.size()), "inserted");
    QCOMPARE(applied(before, difference, after), after);
}

void TestRowDifference::givesTheNewListForAnyTwo()
{
    QRandomGenerator random(1);
    const auto list = [&random] {
        Identities rows(random.bounded(12));
        for (size_t &row : rows)
            row = random.bounded(8);
        return rows;
    };
    for (int round = 0; round < 5'000; ++round) {
        const Identities before = list();
        const Identities after = list();
        QCOMPARE(applied(before, problems::rowDifference(before, after), after), after);
    }
}

void TestRowDifference::replacesWhatIsInManyRuns()
{
    Identities before;
    Identities after;
    for (size_t row = 0; row < 1'000; ++row) {
        before.append(row);
        if (row % 2 == 0)
            after.append(row);
    }
    const RowDifference difference = problems::rowDifference(before, after);
    QCOMPARE(difference.removed, (QList<RowRun>{{1, 999}}));
    QCOMPARE(difference.inserted, (QList<RowRun>{{1, 499}}));
    QCOMPARE(applied(before, difference, after), after);
}

GATEWRIGHT_TEST(TestRowDifference, QCoreApplication)
#include "testrowdifference.moc"
