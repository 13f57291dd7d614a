#include "carets.h"
#include "testprogram.h"

#include <QTest>

using source::Caret;
using source::Carets;

class TestCarets final : public QObject
{
    Q_OBJECT

private slots:
    void sortsAndKeepsTheMainOne();
    void mergesThoseThatTouch();
    void followsEdits();
    void areBounded();
};

void TestCarets::sortsAndKeepsTheMainOne()
{
    const Carets carets = Carets({9, 9}).with({2, 4});
    QCOMPARE(carets.all(), (QList<Caret>{{2, 4}, {9, 9}}));
    QCOMPARE(carets.mainIndex(), 0);
    QCOMPARE(carets.main(), (Caret{2, 4}));
}

void TestCarets::mergesThoseThatTouch()
{
    QCOMPARE(Carets({5, 5}).with({5, 5}).count(), 1);
    QCOMPARE(Carets({2, 6}).with({4, 9}).all(), (QList<Caret>{{2, 9}}));
    QCOMPARE(Carets({6, 2}).with({9, 4}).all(), (QList<Caret>{{9, 2}})); // Backwards.
    QCOMPARE(Carets({2, 6}).with({6, 6}).all(), (QList<Caret>{{2, 6}}));
    QCOMPARE(Carets({2, 6}).with({6, 9}).count(), 2); // Two selections that are beside one another.
}

void TestCarets::followsEdits()
{
    const Carets carets = Carets({2, 6}).with({10, 10});
    QCOMPARE(carets.after({0, 0, "ab"}).all(), (QList<Caret>{{4, 8}, {12, 12}}));
    QCOMPARE(carets.after({3, 5, {}}).all(), (QList<Caret>{{2, 3}, {5, 5}}));
    QCOMPARE(carets.after({20, 3, "x"}).all(), carets.all());
    QCOMPARE(source::movedBy({4, 0, "ab"}, 4, source::Stay::Before), 4);
    QCOMPARE(source::movedBy({4, 0, "ab"}, 4, source::Stay::After), 6);
    QCOMPARE(source::movedBy({4, 3, "ab"}, 4, source::Stay::After), 4);
    QCOMPARE(source::movedBy({4, 3, "ab"}, 7, source::Stay::Before), 6);
    QCOMPARE(source::movedBy({4, 3, "ab"}, 5, source::Stay::Before), 4);
}

void TestCarets::areBounded()
{
    QList<Caret> many;
    for (qsizetype i = 0; i < 2 * Carets::Most; ++i)
        many.append({2 * i, 2 * i});
    const Carets carets(many, many.size() - 1);
    QVERIFY(carets.count() <= Carets::Most + 1);
    QCOMPARE(carets.main(), many.constLast());
}

GATEWRIGHT_TEST(TestCarets, QCoreApplication)
#include "testcarets.moc"
