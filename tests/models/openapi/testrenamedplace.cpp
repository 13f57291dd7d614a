#include "document.h"
#include "renamedplace.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;

/** Where a value is after an edit. */
class TestRenamedPlace final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheValue_data();
    void findsTheValue();
    void findsWhatDocumentsRename();
};

void TestRenamedPlace::findsTheValue_data()
{
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("found"); // Empty: none.
    QTest::newRow("nothing is renamed") << QByteArray("a: {b: {c: 1}, d: 2}\n") << u"/a/b/c"_qs;
    QTest::newRow("the member") << QByteArray("a: {b: {x: 1}, d: 2}\n") << u"/a/b/x"_qs;
    QTest::newRow("a member around it") << QByteArray("a: {x: {c: 1}, d: 2}\n") << u"/a/x/c"_qs;
    QTest::newRow("several members") << QByteArray("x: {y: {z: 1}, d: 2}\n") << u"/x/y/z"_qs;
    QTest::newRow("removed") << QByteArray("a: {d: 2}\n") << QString();
    QTest::newRow("the mapping is removed") << QByteArray("a: 1\n") << QString();
    QTest::newRow("another one is in its position") << QByteArray("a: {d: 2, x: 1}\n") << QString();
    QTest::newRow("renamed around a removed one") << QByteArray("x: {d: 2}\n") << QString();
    QTest::newRow("not a mapping any more") << QByteArray("a: [1, 2]\n") << QString();
}

void TestRenamedPlace::findsTheValue()
{
    QFETCH(QByteArray, after);
    QFETCH(QString, found);
    const Document before("a: {b: {c: 1}, d: 2}\n", Format::Yaml);
    const Document now(after, Format::Yaml);
    const auto renamed = openapi::renamedPlace(before.snapshot(), now.snapshot(), {"a", "b", "c"});
    QCOMPARE(renamed ? renamed->toString() : QString(), found);
    QVERIFY(!openapi::renamedPlace(before.snapshot(), now.snapshot(), {"a", "b", "e"}));
}

void TestRenamedPlace::findsWhatDocumentsRename()
{
    Document document("a: 0\nb: {c: [1, 2]}\nd: 3\n", Format::Yaml);
    const document::Snapshot before = document.snapshot();
    QVERIFY(document.renameKey({"b"}, "e"));
    QCOMPARE(openapi::renamedPlace(before, document.snapshot(), {"b", "c", "1"}), document::Pointer({"e", "c", "1"}));
    document.undo();
    QCOMPARE(openapi::renamedPlace(before, document.snapshot(), {"b", "c", "1"}), document::Pointer({"b", "c", "1"}));
}

GATEWRIGHT_TEST(TestRenamedPlace, QCoreApplication)

#include "testrenamedplace.moc"
