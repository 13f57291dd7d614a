#include "testprogram.h"
#include "withoutaliases.h"

#include <QTest>

using document::Anchors;
using document::Format;
using document::Node;
using document::Snapshot;

/** A text whose aliases and merge keys become copies reads the same and keeps its comments. */
class TestWithoutAliases final : public QObject
{
    Q_OBJECT

private slots:
    void writesCopies_data();
    void writesCopies();
    void readsTheSame();
    void keepsOtherAliases();
    void refusesTooManyCopies();
    void refusesACycle();
};

void TestWithoutAliases::writesCopies_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("member") << QByteArray("# c\na: &a {x: 1}\nb: *a # d\n")
                            << QByteArray("# c\na: {x: 1}\nb:\n  x: 1 # d\n");
    QTest::newRow("scalar") << QByteArray("a: &a '02138'\nb: *a\n") << QByteArray("a: '02138'\nb: '02138'\n");
    QTest::newRow("number") << QByteArray("a: &a 02138\nb: *a\nc: [*a]\n")
                            << QByteArray("a: 02138\nb: 02138\nc: [02138]\n");
    QTest::newRow("text with a comma") << QByteArray("a: &a x, z\nb: *a\nc: [*a]\n")
                                       << QByteArray("a: x, z\nb: x, z\nc: ['x, z']\n");
    QTest::newRow("item") << QByteArray("- &a {x: 1, w: [2]}\n- *a\n")
                          << QByteArray("- {x: 1, w: [2]}\n- x: 1\n  w:\n    - 2\n");
    QTest::newRow("in brackets") << QByteArray("{a: &a {x: 1}, b: *a, c: [*a]}\n")
                                 << QByteArray("{a: {x: 1}, b: {x: 1}, c: [{x: 1}]}\n");
    QTest::newRow("anchor before a line")
        << QByteArray("a: &a\n  x: 1 # c\nb:\n  *a\n") << QByteArray("a:\n  x: 1 # c\nb:\n  x: 1\n");
    QTest::newRow("merge key") << QByteArray("a: &a {x: 1, w: {z: 2}}\nb:\n  <<: *a # c\n  x: 3 # d\n")
                               << QByteArray("a: {x: 1, w: {z: 2}}\nb:\n  w:\n    z: 2 # c\n  x: 3 # d\n");
    QTest::newRow("merge key in brackets")
        << QByteArray("a: &a {x: 1, w: 2}\nb: {<<: *a, x: 3}\n") << QByteArray("a: {x: 1, w: 2}\nb: {w: 2, x: 3}\n");
    QTest::newRow("merge key with a list, in an item")
        << QByteArray("a: &a {x: 1}\nb: &b {w: 2}\nc:\n  - <<: [*a, *b, {z: 3}]\n    v: 4\n")
        << QByteArray("a: {x: 1}\nb: {w: 2}\nc:\n  - x: 1\n    w: 2\n    z: 3\n    v: 4\n");
    QTest::newRow("merge key of a merged mapping")
        << QByteArray("a: &a {x: 1}\nb: &b\n  <<: *a\n  w: 2\nc:\n  <<: *b\n")
        << QByteArray("a: {x: 1}\nb:\n  x: 1\n  w: 2\nc:\n  w: 2\n  x: 1\n");
    QTest::newRow("merge key that brings in nothing")
        << QByteArray("a: &a {}\nb:\n  <<: *a\n") << QByteArray("a: {}\nb:\n  {}\n");
    QTest::newRow("key in quotes") << QByteArray("a: &a {x: 1}\nb: {'<<': *a}\n")
                                   << QByteArray("a: {x: 1}\nb: {'<<': {x: 1}}\n");
    QTest::newRow("alias in an anchor") << QByteArray("a: &a 1\nb: &b [*a]\nc: *b\n")
                                        << QByteArray("a: 1\nb: [1]\nc:\n  - 1\n");
    QTest::newRow("alias as a key") << QByteArray("a: &a k\n*a : 1\n") << QByteArray("a: k\n\"k\" : 1\n");
    QTest::newRow("CR LF") << QByteArray("a: &a {x: 1}\r\nb: *a\r\n") << QByteArray("a: {x: 1}\r\nb:\r\n  x: 1\r\n");
    QTest::newRow("anchor that is used twice")
        << QByteArray("a: &a 1\nb: *a\nc: &a 2\nd: *a\n") << QByteArray("a: 1\nb: 1\nc: 2\nd: 2\n");
}

void TestWithoutAliases::writesCopies()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const Snapshot before = Snapshot::parse(text, Format::Yaml);
    const auto after = document::withoutAliases(
        before, [](const Node &) { return true; }, Anchors::Removed);
    QVERIFY(after.isOk());
    QCOMPARE(after->text(), expected);
    QCOMPARE(after->root().value()->toJson(), before.root().mergedValue()->toJson());
    QVERIFY(!after->hasAliases());
}

/** A text that can't be replaced piece by piece is written as a value. */
void TestWithoutAliases::readsTheSame()
{
    const Snapshot before = Snapshot::parse("a: &a {x: 1}\nb:\n  <<: *a\n  <<: *a\n? [*a]\n: c\n", Format::Yaml);
    const auto after = document::withoutAliases(
        before, [](const Node &) { return true; }, Anchors::Removed);
    QVERIFY(after.isOk());
    QCOMPARE(after->root().value()->toJson(), before.root().mergedValue()->toJson());
    QVERIFY(!after->hasAliases());
}

void TestWithoutAliases::keepsOtherAliases()
{
    const QByteArray text = "a: &a {x: 1}\nb: &b {<<: *a, w: 2}\nc: {<<: *a}\nd: *b\n";
    const auto after = document::withoutAliases(
        Snapshot::parse(text, Format::Yaml), [](const Node &alias) { return alias.aliasName() == "b"; }, Anchors::Kept);
    QVERIFY(after.isOk());
    QCOMPARE(after->text(), QByteArray("a: &a {x: 1}\nb: &b {<<: *a, w: 2}\nc: {<<: *a}\nd:\n  x: 1\n  w: 2\n"));
}

void TestWithoutAliases::refusesTooManyCopies()
{
    QByteArray text = "a0: &a0 [x, x]\n";
    for (int i = 1; i < 30; ++i) {
        const QByteArray name = QByteArray::number(i);
        const QByteArray used = "*a" + QByteArray::number(i - 1);
        text += 'a' + name + ": &a" + name + " {<<: {k" + name + ": " + used + "}, l: " + used + "}\n";
    }
    const auto after = document::withoutAliases(
        Snapshot::parse(text, Format::Yaml), [](const Node &) { return true; }, Anchors::Removed);
    QVERIFY(!after.isOk());
    QCOMPARE(after.error().code, base::ErrorCode::TooLarge);
}

void TestWithoutAliases::refusesACycle()
{
    for (const char *text : {"a: &a {b: {<<: *a}}\n", "a: &a [*a]\n"}) {
        const auto after = document::withoutAliases(
            Snapshot::parse(text, Format::Yaml), [](const Node &) { return true; }, Anchors::Removed);
        QVERIFY2(!after.isOk(), text);
        QCOMPARE(after.error().code, base::ErrorCode::TooLarge);
    }
}

GATEWRIGHT_TEST(TestWithoutAliases, QCoreApplication)

#include "testwithoutaliases.moc"
