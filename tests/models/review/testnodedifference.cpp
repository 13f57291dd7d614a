#include "differencelist.h"
#include "document.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Value;
using review::TreeDifference;
using tests::yaml;

/** What differs between two texts, node by node. */
class TestNodeDifference final : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatDiffers_data();
    void namesWhatDiffers();
    void sharesWhatAnEditLeft();
    void isTheSameAfterEachEdit();
};

void TestNodeDifference::namesWhatDiffers_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QStringList>("differences");
    QTest::newRow("equal texts") << QByteArray("a: 1\n") << QByteArray("a: 1\n") << QStringList();
    QTest::newRow("scalar") << QByteArray("a: {b: 1, c: 2}\n") << QByteArray("a: {b: 1, c: 3}\n")
                            << QStringList{u"~ /a/c"_qs};
    QTest::newRow("comment above") << QByteArray("a: 1\n# old\nb: 2\n") << QByteArray("a: 1\n# new\nb: 2\n")
                                   << QStringList{u"~ /b"_qs};
    QTest::newRow("added and removed") << QByteArray("x:\n  a: 1\n  b: 2\n") << QByteArray("x:\n  b: 2\n  c: 3\n")
                                       << QStringList{u"- /x/a"_qs, u"+ /x/c"_qs};
    QTest::newRow("moved member") << QByteArray("a: 1\nb: 2\nc: 3\n") << QByteArray("c: 3\na: 1\nb: 2\n")
                                  << QStringList{u"> /c"_qs};
    QTest::newRow("parameter by name")
        << QByteArray("parameters:\n  - {in: query, name: a}\n  - {in: query, name: b, required: false}\n")
        << QByteArray("parameters:\n  - {in: query, name: b, required: true}\n")
        << QStringList{u"- /parameters/0"_qs, u"~ /parameters/0/required"_qs};
    QTest::newRow("item of an enum") << QByteArray("enum: [a, b, c]\n") << QByteArray("enum: [a, c, d]\n")
                                     << QStringList{u"- /enum/1"_qs, u"+ /enum/2"_qs};
    QTest::newRow("item without a name") << QByteArray("oneOf:\n  - type: string\n    minLength: 1\n")
                                         << QByteArray("oneOf:\n  - type: string\n    minLength: 2\n")
                                         << QStringList{u"~ /oneOf/0/minLength"_qs};
    QTest::newRow("filled collection") << QByteArray("paths: {}\n") << QByteArray("paths:\n  /a: {}\n")
                                       << QStringList{u"~ /paths"_qs, u"+ /paths/~1a"_qs};
    QTest::newRow("other kind") << QByteArray("a: 1\n") << QByteArray("a:\n  b: 1\n") << QStringList{u"~ /a"_qs};
    QTest::newRow("break at the end") << QByteArray("a: 1\n") << QByteArray("a: 1") << QStringList{u"~ "_qs};
}

void TestNodeDifference::namesWhatDiffers()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, now);
    QTEST(tests::listed(TreeDifference(yaml(base), yaml(now))), "differences");
}

void TestNodeDifference::sharesWhatAnEditLeft()
{
    const QByteArray text = "paths:\n  /a:\n    get: {summary: one}\n  /b:\n    get: {summary: two}\nlast: 1\n";
    const document::Snapshot base = yaml(text);
    Document document(text, Format::Yaml);
    QVERIFY(document.setScalar({"paths", "/a", "get", "summary"}, Value::string(u"1"_qs)));
    const TreeDifference first(base, document.snapshot());
    QVERIFY(document.setScalar({"last"}, Value::integer(2)));
    const TreeDifference second(base, document.snapshot(), &first);
    QCOMPARE(tests::listed(second), (QStringList{u"~ /paths/~1a/get/summary"_qs, u"~ /last"_qs}));
    QCOMPARE(second.root()->children->front().children, first.root()->children->front().children);
}

void TestNodeDifference::isTheSameAfterEachEdit()
{
    const QByteArray text = "a: [1, 2, {x: 1}]\nb:\n  c: {d: 1, e: 2}\n  f: 3\n";
    const document::Snapshot base = yaml(text);
    Document document(text, Format::Yaml);
    TreeDifference earlier(base, document.snapshot());
    const auto check = [&](const base::Result<void> &done) {
        const TreeDifference now(base, document.snapshot(), &earlier);
        const bool isSame = done && tests::listed(now) == tests::listed(TreeDifference(base, document.snapshot()));
        earlier = now;
        return isSame;
    };
    QVERIFY(check(document.setScalar({"b", "c", "d"}, Value::integer(5))));
    QVERIFY(check(document.remove({"a", "0"})));
    QVERIFY(check(document.insert({"b", "c", "new"}, Value::integer(1))));
    QVERIFY(check(document.moveEntry({"b", "f"}, 0)));
    QVERIFY(check(document.remove({"b", "c", "d"})));
    QVERIFY(check(document.set({"b", "c", "d"}, Value::integer(1))));
    while (document.canUndo()) {
        document.undo();
        QVERIFY(check({}));
    }
    QVERIFY(tests::listed(earlier).isEmpty());
}

GATEWRIGHT_TEST(TestNodeDifference, QCoreApplication)
#include "testnodedifference.moc"
