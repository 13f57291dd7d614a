#include "differencelist.h"
#include "document.h"
#include "reversal.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;
using document::Snapshot;
using review::TreeDifference;

/** The base's bytes for single nodes, at their places. */
class TestReversal final : public QObject
{
    Q_OBJECT

private slots:
    void revertsOneNode_data();
    void revertsOneNode();
    void restoresOneNode_data();
    void restoresOneNode();
    void revertsAll();
    void leavesWhatDoesNotDiffer();
    void namesTheNodeAroundAMisfit();
    void keepsAnchorsThatAreUsed();
};

namespace {

QByteArray textOf(const document::EditResult &edited)
{
    return edited ? edited->snapshot.text() : QByteArray("error ") + edited.error().detail.toUtf8();
}

Snapshot parsed(const QByteArray &text)
{
    return text.startsWith('{') ? tests::json(text) : tests::yaml(text);
}

} // namespace

void TestReversal::revertsOneNode_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("result");
    const QByteArray base = "a: 1 # one\nb:   'two'\nc: 3\n";
    const QByteArray now = "a: 5\nb: 2\nc: 3\nd: 4\n";
    QTest::newRow("changed, with its comment")
        << base << now << u"/a"_qs << QByteArray("a: 1 # one\nb: 2\nc: 3\nd: 4\n");
    QTest::newRow("changed, with its style") << base << now << u"/b"_qs << QByteArray("a: 5\nb:   'two'\nc: 3\nd: 4\n");
    QTest::newRow("added") << base << now << u"/d"_qs << QByteArray("a: 5\nb: 2\nc: 3\n");
    QTest::newRow("added inside brackets")
        << QByteArray("x: [a, b]\n") << QByteArray("x: [a, n, b]\n") << u"/x/1"_qs << QByteArray("x: [a, b]\n");
    QTest::newRow("added as the last in JSON")
        << QByteArray("{\n  \"a\": 1\n}\n") << QByteArray("{\n  \"a\": 1,\n  \"b\": 2\n}\n") << u"/b"_qs
        << QByteArray("{\n  \"a\": 1\n}\n");
    QTest::newRow("the only one added") << QByteArray("x: []  # none\ny: 1\n") << QByteArray("x:\n  - a\ny: 1\n")
                                        << u"/x/0"_qs << QByteArray("x: []  # none\ny: 1\n");
    QTest::newRow("moved") << QByteArray("a: 1\nb: 2\nc: 3\n") << QByteArray("c: 3\na: 1\nb: 2\n") << u"/c"_qs
                           << QByteArray("a: 1\nb: 2\nc: 3\n");
    QTest::newRow("moved item") << QByteArray("- a\n- b\n- c\n") << QByteArray("- n\n- c\n- a\n- b\n") << u"/1"_qs
                                << QByteArray("- n\n- a\n- b\n- c\n");
    QTest::newRow("on the line of an item") << QByteArray("- a: 1\n  b: 2\n") << QByteArray("- a: 7\n  b: 3\n")
                                            << u"/0/a"_qs << QByteArray("- a: 1\n  b: 3\n");
}

void TestReversal::revertsOneNode()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, now);
    QFETCH(const QString, place);
    const TreeDifference difference(parsed(base), parsed(now));
    QTEST(textOf(review::revertNode(difference, *Pointer::parse(place))), "result");
}

void TestReversal::restoresOneNode_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("result");
    const QByteArray paths = "paths:\n  # reads\n  /a:\n    get: {}\n\n  /b:\n    get: {}\n  /c: {}\n\nlast: 1\n";
    QTest::newRow("first, with its comment")
        << paths << QByteArray("paths:\n  /b:\n    get: {}\n  /c: {}\n\nlast: 1\n") << u"/paths/~1a"_qs
        << QByteArray("paths:\n  # reads\n  /a:\n    get: {}\n  /b:\n    get: {}\n"
                      "  /c: {}\n\nlast: 1\n");
    QTest::newRow("between") << paths
                             << QByteArray("paths:\n  # reads\n  /a:\n    get: {}\n  /n: {}\n  /c: {}\n\nlast: 1\n")
                             << u"/paths/~1b/get"_qs
                             << QByteArray("paths:\n  # reads\n  /a:\n    get: {}\n  /n: {}\n\n  /b:\n    get: {}\n"
                                           "  /c: {}\n\nlast: 1\n");
    QTest::newRow("last of a text without a break")
        << QByteArray("a: 1\nb: 2") << QByteArray("a: 1") << u"/b"_qs << QByteArray("a: 1\nb: 2");
    QTest::newRow("first on the line of an item")
        << QByteArray("- a: 1\n  b: 2\n") << QByteArray("- b: 2\n") << u"/0/a"_qs << QByteArray("- a: 1\n  b: 2\n");
    QTest::newRow("last in JSON") << QByteArray("{\n  \"a\": 1,\n  \"b\": 2\n}\n") << QByteArray("{\n  \"a\": 1\n}\n")
                                  << u"/b"_qs << QByteArray("{\n  \"a\": 1,\n  \"b\": 2\n}\n");
    QTest::newRow("first in JSON") << QByteArray("{\n  \"a\": 1,\n  \"b\": 2\n}\n") << QByteArray("{\n  \"b\": 2\n}\n")
                                   << u"/a"_qs << QByteArray("{\n  \"a\": 1,\n  \"b\": 2\n}\n");
    QTest::newRow("into an empty collection")
        << QByteArray("x:\n  - a # A\n  - b\n  - c\ny: 1\n") << QByteArray("x: []\ny: 1\n") << u"/x/1"_qs
        << QByteArray("x:\n  - b\ny: 1\n");
    QTest::newRow("into another indentation") << QByteArray("x:\n  a: 1\n  b: {c: 1}\n") << QByteArray("x:\n    a: 1\n")
                                              << u"/x/b"_qs << QByteArray("x:\n    a: 1\n    b: {c: 1}\n");
}

void TestReversal::restoresOneNode()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, now);
    QFETCH(const QString, place);
    const TreeDifference difference(parsed(base), parsed(now));
    QTEST(textOf(review::restoreNode(difference, *Pointer::parse(place))), "result");
}

void TestReversal::revertsAll()
{
    const Snapshot base = tests::yaml("# top\na: 1\n\nb: [1, 2]\n# end\n");
    const TreeDifference difference(base, tests::yaml("c: {}\n"));
    QCOMPARE(review::revertAll(difference).snapshot.text(), base.text());
    QCOMPARE(textOf(review::revertNode(difference, {})), base.text());
}

void TestReversal::leavesWhatDoesNotDiffer()
{
    const TreeDifference difference(tests::yaml("a: 1\nb: 2\n"), tests::yaml("a: 1\nb: 3\n"));
    const auto edited = review::revertNode(difference, {"a"});
    QVERIFY(edited);
    QVERIFY(edited->splices.isEmpty());
    QCOMPARE(review::restoreNode(difference, {"a"}).error().code, base::ErrorCode::NotFound);
}

/** Only the indentation differs, which the node can't have alone. */
void TestReversal::namesTheNodeAroundAMisfit()
{
    const TreeDifference difference(tests::yaml("x:\n  a: {c: 1}\n  b: 2\n"),
                                    tests::yaml("x:\n    a: {c: 1}\n    b: 2\n"));
    const auto edited = review::revertNode(difference, {"x", "a"});
    QCOMPARE(edited.error(), (base::Error{base::ErrorCode::Unsupported, u"/x"_qs}));
    QCOMPARE(textOf(review::revertNode(difference, {"x"})), difference.base().text());
}

void TestReversal::keepsAnchorsThatAreUsed()
{
    const TreeDifference difference(tests::yaml("a: 1\n"), tests::yaml("a: 1\nb: &x 2\nc: *x\n"));
    QCOMPARE(review::revertNode(difference, {"b"}).error().code, base::ErrorCode::StillInUse);
    QCOMPARE(textOf(review::revertNode(difference, {"c"})), "a: 1\nb: &x 2\n");
}

GATEWRIGHT_TEST(TestReversal, QCoreApplication)
#include "testreversal.moc"
