#include "document.h"
#include "documentlimits.h"
#include "reparse.h"
#include "testprogram.h"
#include "treetext.h"

#include <QSignalSpy>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Value;

/** Undo and redo, how edits become steps, and what counts as modified. */
class TestHistory final : public QObject
{
    Q_OBJECT

private slots:
    void undoesAndRedoes();
    void anEditAfterUndoForgetsTheUndone();
    void aStepGroupsEdits();
    void anEmptyStepIsNone();
    void theOutermostStepCounts();
    void typingInOneFieldIsOneStep();
    void mergingEnds_data();
    void mergingEnds();
    void keepsOldStepsAsSplices();
    void goesThroughOldTextsThatAreNotValid();
    void knowsWhetherItIsModified();
    void goesToAStep();
};

void TestHistory::undoesAndRedoes()
{
    const QByteArray original = "a: 1\nb: [x]\n";
    Document document(original, Format::Yaml);
    QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
    QVERIFY(document.append({"b"}, Value::string(QByteArray("y"))).isOk());
    QVERIFY(document.remove({"a"}).isOk());
    const QByteArray final = document.fileBytes();
    for (int i = 0; i < 3; ++i)
        document.undo();
    QVERIFY(!document.canUndo());
    QCOMPARE(document.fileBytes(), original);
    QCOMPARE(document.snapshot().at({"a"}).bytes(), QByteArray("1"));
    for (int i = 0; i < 3; ++i)
        document.redo();
    QVERIFY(!document.canRedo());
    QCOMPARE(document.fileBytes(), final);
    document.redo();
    QCOMPARE(document.fileBytes(), final);
}

void TestHistory::anEditAfterUndoForgetsTheUndone()
{
    Document document("a: 1\n", Format::Yaml);
    QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
    document.undo();
    QVERIFY(document.canRedo());
    QVERIFY(document.set({"a"}, Value::integer(3)).isOk());
    QVERIFY(!document.canRedo());
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\n"));
}

void TestHistory::aStepGroupsEdits()
{
    Document document("a: 1\nb: 2\n", Format::Yaml);
    {
        const Document::Step step(document, QStringLiteral("Both"));
        QVERIFY(document.set({"a"}, Value::integer(3)).isOk());
        QVERIFY(document.set({"b"}, Value::integer(4)).isOk());
        QVERIFY(!document.canUndo());
    }
    QCOMPARE(document.undoName(), QStringLiteral("Both"));
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\nb: 2\n"));
    QCOMPARE(document.redoName(), QStringLiteral("Both"));
    QVERIFY(document.undoName().isEmpty());
    document.redo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 3\nb: 4\n"));
}

void TestHistory::anEmptyStepIsNone()
{
    Document document("a: 1\n", Format::Yaml);
    QSignalSpy history(&document, &Document::historyChanged);
    {
        const Document::Step step(document, QStringLiteral("Nothing"));
        QVERIFY(document.set({"a"}, Value::integer(1)).isOk());
    }
    QVERIFY(!document.canUndo());
    QCOMPARE(history.count(), 0);
}

void TestHistory::theOutermostStepCounts()
{
    Document document("a: 1\n", Format::Yaml);
    {
        const Document::Step outer(document, QStringLiteral("Outer"));
        {
            const Document::Step inner(document, QStringLiteral("Inner"), QStringLiteral("key"));
            QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
        }
        QVERIFY(document.set({"b"}, Value::integer(2)).isOk());
    }
    QCOMPARE(document.undoName(), QStringLiteral("Outer"));
    document.undo();
    QVERIFY(!document.canUndo());
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\n"));
}

void TestHistory::typingInOneFieldIsOneStep()
{
    Document document("a: x\n", Format::Yaml);
    QByteArray typed = "x";
    for (const char letter : QByteArray("yz: w")) {
        typed += letter;
        const Document::Step step(document, QStringLiteral("Type"), QStringLiteral("/a"));
        QVERIFY(document.setScalar({"a"}, Value::string(typed)).isOk());
    }
    QCOMPARE(document.snapshot().at({"a"}).bytes(), QByteArray("xyz: w"));
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: x\n"));
    QVERIFY(!document.canUndo());
    document.redo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 'xyz: w'\n"));
}

void TestHistory::mergingEnds_data()
{
    QTest::addColumn<int>("between");
    QTest::newRow("by leaving the field") << 0;
    QTest::newRow("by saving") << 1;
    QTest::newRow("by another field") << 2;
    QTest::newRow("by undo and redo") << 3;
}

void TestHistory::mergingEnds()
{
    QFETCH(int, between);
    Document document("a: 1\nb: 1\n", Format::Yaml);
    const auto type = [&document](const char *key, int value) {
        const Document::Step step(document, QStringLiteral("Type"), QString::fromLatin1(key));
        QVERIFY(document.setScalar(Pointer({key}), Value::integer(value)).isOk());
    };
    type("a", 2);
    switch (between) {
    case 0:
        document.closeStep();
        break;
    case 1:
        document.markSaved();
        break;
    case 2:
        type("b", 2);
        break;
    case 3:
        document.undo();
        document.redo();
        break;
    }
    type("a", 3);
    document.undo();
    QCOMPARE(document.snapshot().at({"a"}).bytes(), QByteArray("2"));
    QVERIFY(document.canUndo());
    QCOMPARE(document.isModified(), between != 1);
}

void TestHistory::keepsOldStepsAsSplices()
{
    const QByteArray original = "a: 0\nlist: []\n";
    Document document(original, Format::Yaml);
    const int steps = 2 * document::UndoDepth + 50;
    for (int i = 1; i <= steps; ++i) {
        if (i % 3 == 0)
            QVERIFY(document.append({"list"}, Value::integer(i)).isOk());
        else
            QVERIFY(document.set({"a"}, Value::integer(i)).isOk());
    }
    const QByteArray final = document.fileBytes();
    for (int i = 0; i < steps; ++i)
        document.undo();
    QCOMPARE(document.fileBytes(), original);
    QVERIFY(document.snapshot().isValid());
    QCOMPARE(document.snapshot().at({"list"}).childCount(), 0);
    QVERIFY(!document.isModified());
    for (int i = 0; i < steps; ++i)
        document.redo();
    QCOMPARE(document.fileBytes(), final);
    QCOMPARE(document.snapshot().at({"list"}).childCount(), qsizetype(steps / 3));
}

/** Too large a text to be read as a whole in each of the steps, and too many steps to keep the state of each. */
void TestHistory::goesThroughOldTextsThatAreNotValid()
{
    QByteArray original = "first: \"x\"\n";
    while (original.size() < document::InteractiveRun + 1000)
        original += "key" + QByteArray::number(original.size()) + ": a long value of " + QByteArray(400, 'v') + "\n";
    Document document(original, Format::Yaml);
    const qsizetype at = original.indexOf("x");
    const auto splice = [&](const document::Splice &made) { QVERIFY(document.spliceText(made).isOk()); };
    splice({at + 1, 1, {}}); // The quote is open,
    splice({at, 0, "y"});
    const QByteArray open = document.fileBytes();
    splice({at + 2, 0, "\""}); // and closed again.
    QVERIFY(document.snapshot().isValid());
    for (int i = 0; i < document::UndoDepth; ++i)
        splice({at, 0, "z"});
    const QByteArray last = document.fileBytes();
    const auto treeIsThatOf = [&document](const QByteArray &text) {
        const document::Snapshot full = document::Snapshot::parse(text, Format::Yaml);
        return tests::TreeText::write(document.snapshot()) == tests::TreeText::write(full);
    };

    for (int i = 0; i <= document::UndoDepth; ++i)
        document.undo();
    QVERIFY(document.fileBytes() == open);
    QVERIFY(!document.snapshot().isValid());
    document.undo();
    document.undo();
    QVERIFY(!document.canUndo());
    QVERIFY(document.fileBytes() == original);
    QTRY_VERIFY(document.snapshot().isValid());
    QVERIFY(treeIsThatOf(original));

    document.redo();
    document.redo();
    QVERIFY(document.fileBytes() == open);
    QVERIFY(!document.snapshot().isValid());
    while (document.canRedo())
        document.redo();
    QVERIFY(document.fileBytes() == last);
    QTRY_VERIFY(document.snapshot().isValid());
    QVERIFY(treeIsThatOf(last));
}

void TestHistory::knowsWhetherItIsModified()
{
    Document document("a: 1\n", Format::Yaml);
    QVERIFY(!document.isModified());
    QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
    QVERIFY(document.isModified());
    QVERIFY(document.set({"a"}, Value::integer(1)).isOk());
    QVERIFY(!document.isModified());
    document.undo();
    QVERIFY(document.isModified());
    document.markSaved();
    QVERIFY(!document.isModified());
    document.undo();
    QVERIFY(document.isModified());
    document.redo();
    QVERIFY(!document.isModified());
}

void TestHistory::goesToAStep()
{
    Document document("a: 0\n", Format::Yaml);
    for (int i = 1; i <= 3; ++i) {
        const Document::Step step(document, QString::number(i));
        QVERIFY(document.set({"a"}, Value::integer(i)).isOk());
    }
    QSignalSpy shown(&document, &Document::stepped);
    const QStringList names{u"1"_qs, u"2"_qs, u"3"_qs};
    for (const qsizetype count : {0, 2, 1, 3}) {
        document.goToStep(count);
        QCOMPARE(document.fileBytes(), "a: " + QByteArray::number(count) + '\n');
        QCOMPARE(document.doneSteps(), count);
        QCOMPARE(document.stepNames(), names);
    }
    QCOMPARE(shown.size(), 4); // The user is shown the last step of each way alone.
    for (const qsizetype count : {-1, 3, 4})
        document.goToStep(count);
    QCOMPARE(document.doneSteps(), 3);
    QCOMPARE(shown.size(), 4);
    document.setReadOnly(document::ReadOnlyReason::TooLarge);
    document.goToStep(0);
    QCOMPARE(document.doneSteps(), 3);
}

GATEWRIGHT_TEST(TestHistory, QCoreApplication)
#include "testhistory.moc"
