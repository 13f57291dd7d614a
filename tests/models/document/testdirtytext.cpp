#include "document.h"
#include "parser.h"
#include "reparse.h"
#include "testprogram.h"
#include "treetext.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using document::Document;
using document::Format;
using document::Snapshot;
using document::Value;

/** Texts that are not valid while someone types: the rest goes on working, and a worker reads what is large. */
class TestDirtyText final : public QObject
{
    Q_OBJECT

private slots:
    void textMayBecomeInvalidAndValidAgain();
    void editsGoOnBesideInvalidText();
    void aWorkerReadsLargeTexts();
    void goesAwayWhileAWorkerReads();
    void readsWhatAnUndoLeadsTo();
    void aKeyInALargeTextReadsABoundedPart();
    void anEditBesideMayMakeItValid();
};

namespace {

QByteArray repeated(int entries)
{
    QByteArray text;
    for (int i = 0; i < entries; ++i)
        text += "key" + QByteArray::number(i) + ": value " + QByteArray::number(i) + "\n";
    return text;
}

} // namespace

void TestDirtyText::textMayBecomeInvalidAndValidAgain()
{
    Document document("a: 1\nb: 2\n", Format::Yaml);
    QVERIFY(document.spliceText({3, 1, "\"x"}).isOk());
    QVERIFY(!document.snapshot().isValid());
    QCOMPARE(document.fileBytes(), QByteArray("a: \"x\nb: 2\n"));
    const base::Result<void> inside = document.set({"a"}, Value::integer(5));
    QVERIFY(!inside.isOk());
    QCOMPARE(inside.error().code, base::ErrorCode::SyntaxError);
    QVERIFY(document.spliceText({5, 0, "\""}).isOk());
    QVERIFY(document.snapshot().isValid());
    QCOMPARE(document.snapshot().at({"a"}).bytes(), QByteArray("x"));
    document.undo();
    QVERIFY(!document.snapshot().isValid());
    document.undo();
    QVERIFY(document.snapshot().isValid());
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\nb: 2\n"));
}

void TestDirtyText::editsGoOnBesideInvalidText()
{
    Document document("a: 1\nb: [2]\nc: 3\n", Format::Yaml);
    QVERIFY(document.spliceText({9, 1, "\"x"}).isOk());
    QVERIFY(!document.snapshot().isValid());
    QVERIFY(document.set({"a"}, Value::string(QByteArray("longer"))).isOk());
    QVERIFY(document.set({"c"}, Value::string(QByteArray("three"))).isOk());
    QCOMPARE(document.fileBytes(), QByteArray("a: longer\nb: [\"x]\nc: three\n"));
    QCOMPARE(document.snapshot().at({"c"}).bytes(), QByteArray("three"));
    const base::Result<void> inside = document.set({"b"}, Value::integer(5));
    QVERIFY(!inside.isOk());
    QCOMPARE(inside.error().code, base::ErrorCode::SyntaxError);
    QVERIFY(document.spliceText({16, 0, "\""}).isOk());
    QVERIFY(document.snapshot().isValid());
    QCOMPARE(document.snapshot().at({"b", "0"}).bytes(), QByteArray("x"));
    while (document.canUndo())
        document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\nb: [2]\nc: 3\n"));
}

void TestDirtyText::aWorkerReadsLargeTexts()
{
    const QByteArray large = "all:\n  - |\n   " + QByteArray(600'000, 'x') + "\n" + repeated(20'000);
    Document document(large, Format::Yaml);
    QVERIFY(document.snapshot().isValid());
    QSignalSpy changes(&document, &Document::changed);
    // The key of everything goes, and comes back with what no small run of entries explains.
    QVERIFY(document.spliceText({0, 3, "a\"l"}).isOk());
    QVERIFY(document.spliceText({0, 3, "any"}).isOk());
    QTRY_VERIFY(document.snapshot().isValid());
    QCOMPARE(document.snapshot().root().keyAt(0), QByteArray("any"));
    document.undo();
    document.undo();
    QCOMPARE(document.fileBytes(), large);
    QTRY_VERIFY(document.snapshot().isValid());
}

void TestDirtyText::goesAwayWhileAWorkerReads()
{
    const QByteArray large = "all: " + QByteArray(600'000, 'x') + "\n" + repeated(20'000);
    {
        Document document(large, Format::Yaml);
        QVERIFY(document.spliceText({5, 0, "\""}).isOk());
        QVERIFY(!document.snapshot().isValid());
    }
    QVERIFY(QThreadPool::globalInstance()->waitForDone(60'000));
    QCoreApplication::sendPostedEvents();
}

void TestDirtyText::readsWhatAnUndoLeadsTo()
{
    const QByteArray large = "all: " + QByteArray(600'000, 'x') + "\n" + repeated(20'000);
    Document document(large, Format::Yaml);
    const auto rule = [&document] { return document.snapshot().problems().value(0).rule; };
    QVERIFY(document.spliceText({5, 0, "\""}).isOk());
    QVERIFY(document.spliceText({6, 0, "y"}).isOk());
    QCOMPARE(rule(), u"document-unread"_qs);
    QTRY_COMPARE(rule(), u"yaml-unclosed-quote"_qs);
    // The state before the last key was passed over by the worker.
    document.undo();
    QVERIFY(!document.snapshot().isValid());
    QTRY_COMPARE(rule(), u"yaml-unclosed-quote"_qs);
}

void TestDirtyText::aKeyInALargeTextReadsABoundedPart()
{
    // Ten megabytes, as deep as an API's paths.
    QByteArray large = "openapi: 3.0.3\npaths:\n";
    for (int i = 0; large.size() < 10'000'000; ++i) {
        const QByteArray number = QByteArray::number(i);
        large += "  /things/" + number + ":\n    get:\n      summary: Reads " + number +
                 "\n      responses:\n        '200':\n          description: The thing\n";
    }
    large += "info:\n  title: Things\n";
    const qsizetype at = large.indexOf("Reads", large.size() / 2);
    Snapshot snapshot(document::parseText(document::Text(large), Format::Yaml));
    QByteArray typed;
    for (const char key : QByteArray("\"one: [two # {three'")) {
        const document::Reparsed done = document::applySplice(snapshot, {at + typed.size(), 0, QByteArray(1, key)});
        typed += key;
        snapshot = done.snapshot;
        QVERIFY2(done.read <= document::InteractiveRun, QByteArray::number(done.read).constData());
        QVERIFY(!snapshot.isValid());
        // The tree of the surrounding text stays right.
        QCOMPARE(snapshot.at({"info", "title"}).bytes(), QByteArray("Things"));
        QCOMPARE(snapshot.text(snapshot.at({"info", "title"}).span()), QByteArray("Things"));
    }
    QVERIFY(!document::fullParse(snapshot).isValid());
    const document::Reparsed closed = document::applySplice(snapshot, {at + typed.size(), 0, "\" #"});
    QVERIFY(closed.snapshot.isValid());
    QVERIFY(closed.read <= document::InteractiveRun);
    const Snapshot full = Snapshot::parse(closed.snapshot.text(), Format::Yaml);
    QVERIFY(tests::TreeText::write(closed.snapshot) == tests::TreeText::write(full));
}

void TestDirtyText::anEditBesideMayMakeItValid()
{
    Document document("- [a\n- b\n", Format::Yaml);
    QVERIFY(!document.snapshot().isValid());
    // After any edit next to invalid text, the text is parsed again.
    Document list("- []\n- {}\n- x\n", Format::Yaml);
    QVERIFY(list.spliceText({10, 0, "  "}).isOk());
    QCOMPARE(list.fileBytes(), QByteArray("- []\n- {}\n  - x\n"));
    QVERIFY(!list.snapshot().isValid());
    QVERIFY(list.replaceSubtree({"1"}, Value::array({Value::array()})).isOk());
    const Snapshot full = Snapshot::parse(list.fileBytes(), Format::Yaml);
    QCOMPARE(list.snapshot().isValid(), full.isValid());
}

GATEWRIGHT_TEST(TestDirtyText, QCoreApplication)
#include "testdirtytext.moc"
