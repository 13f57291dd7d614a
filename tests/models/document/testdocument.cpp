#include "document.h"

#include <QSignalSpy>
#include <QtTest>

using document::Change;
using document::Document;
using document::Format;
using document::Pointer;
using document::ReadOnlyReason;
using document::Splice;
using document::Value;

Q_DECLARE_METATYPE(document::Change)

/** The document as an object: history, signals, saving, reloading. Where edits are written is tested elsewhere. */
class TestDocument final : public QObject
{
    Q_OBJECT

private slots:
    void valueAlreadyThereIsNoEdit();
    void refusedEditChangesNothing();
    void undoesAndRedoes();
    void anEditAfterUndoForgetsTheUndone();
    void aStepGroupsEdits();
    void anEmptyStepIsNone();
    void theOutermostStepCounts();
    void typingInOneFieldIsOneStep();
    void mergingEnds_data();
    void mergingEnds();
    void keepsOldStepsAsSplices();
    void knowsWhetherItIsModified();
    void signalsTheSmallestPlaces_data();
    void signalsTheSmallestPlaces();
    void signalsCarryTheSplices();
    void readOnlyTakesNothing_data();
    void readOnlyTakesNothing();
    void reloadIsOneStep();
    void reloadTakesTheNewEncoding();
    void reloadOfTheSameIsNoStep();
    void textMayBecomeInvalidAndValidAgain();
    void editsGoOnBesideInvalidText();
    void aWorkerReadsLargeTexts();
    void goesAwayWhileAWorkerReads();
    void refusesWhatIsTooLarge();
    void touchesWhatLiesAboveAndBelow();
};

namespace {

QByteArray repeated(int entries)
{
    QByteArray text;
    for (int i = 0; i < entries; ++i)
        text += "key" + QByteArray::number(i) + ": value " + QByteArray::number(i) + "\n";
    return text;
}

Value text(const char *utf8)
{
    return Value::string(QByteArray(utf8));
}

} // namespace

void TestDocument::valueAlreadyThereIsNoEdit()
{
    Document document("a: yes\nb: 1\nc: {d: [x]}\n", Format::Yaml);
    QSignalSpy changes(&document, &Document::changed);
    QSignalSpy history(&document, &Document::historyChanged);
    QVERIFY(document.setScalar({"a"}, text("yes")).isOk());
    QVERIFY(document.set({"b"}, Value::integer(1)).isOk());
    QVERIFY(document.replaceSubtree({"c"}, Value::object({{"d", Value::array({text("x")})}})).isOk());
    QVERIFY(document.renameKey({"a"}, "a").isOk());
    QVERIFY(document.moveEntry({"a"}, 0).isOk());
    QVERIFY(document.spliceText({3, 3, "yes"}).isOk());
    QVERIFY(!document.canUndo());
    QVERIFY(!document.isModified());
    QCOMPARE(changes.count(), 0);
    QCOMPARE(history.count(), 0);
}

void TestDocument::refusedEditChangesNothing()
{
    Document document("a: 1\n", Format::Yaml);
    QSignalSpy changes(&document, &Document::changed);
    QVERIFY(!document.set({"a", "b"}, Value::integer(1)).isOk());
    QVERIFY(!document.set({"a"}, Value::number("1x")).isOk());
    QVERIFY(!document.set({"a"}, text("\xFF")).isOk());
    QVERIFY(!document.setScalar({"a"}, Value::array()).isOk());
    QVERIFY(!document.canUndo());
    QCOMPARE(changes.count(), 0);
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\n"));
}

void TestDocument::undoesAndRedoes()
{
    const QByteArray original = "a: 1\nb: [x]\n";
    Document document(original, Format::Yaml);
    QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
    QVERIFY(document.append({"b"}, text("y")).isOk());
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

void TestDocument::anEditAfterUndoForgetsTheUndone()
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

void TestDocument::aStepGroupsEdits()
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

void TestDocument::anEmptyStepIsNone()
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

void TestDocument::theOutermostStepCounts()
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

void TestDocument::typingInOneFieldIsOneStep()
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

void TestDocument::mergingEnds_data()
{
    QTest::addColumn<int>("between");
    QTest::newRow("by leaving the field") << 0;
    QTest::newRow("by saving") << 1;
    QTest::newRow("by another field") << 2;
    QTest::newRow("by undo and redo") << 3;
}

void TestDocument::mergingEnds()
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

void TestDocument::keepsOldStepsAsSplices()
{
    const QByteArray original = "a: 0\nlist: []\n";
    Document document(original, Format::Yaml);
    const int steps = 2 * Document::UndoDepth + 50;
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

void TestDocument::knowsWhetherItIsModified()
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

void TestDocument::signalsTheSmallestPlaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("changed");
    QTest::newRow("a scalar") << QByteArray("a: {b: 1, c: 2}\n") << "/a/b"
                              << "5"
                              << "/a/b";
    QTest::newRow("a new member") << QByteArray("a: {b: 1}\n") << "/a/c"
                                  << "5"
                                  << "/a";
    QTest::newRow("new parents") << QByteArray("a: {b: 1}\n") << "/a/c/d/e"
                                 << "5"
                                 << "/a";
    QTest::newRow("a subtree") << QByteArray("a: {b: 1}\n") << "/a/b"
                               << "[5]"
                               << "/a/b";
    QTest::newRow("a text with aliases") << QByteArray("a: &n 1\nb: *n\n") << "/a"
                                         << "5"
                                         << "";
    QTest::newRow("a new root") << QByteArray("") << "/a"
                                << "5"
                                << "";
}

void TestDocument::signalsTheSmallestPlaces()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, json);
    QFETCH(QString, changed);
    Document document(text, Format::Yaml);
    QSignalSpy changes(&document, &Document::changed);
    QVERIFY(document.set(*Pointer::parse(place), *Value::fromJson(json.toUtf8())).isOk());
    document.undo();
    document.redo();
    QCOMPARE(changes.count(), 3);
    for (const QList<QVariant> &arguments : std::as_const(changes)) {
        const auto change = arguments.first().value<Change>();
        QCOMPARE(change.pointers, QList<Pointer>{*Pointer::parse(changed)});
    }
}

void TestDocument::signalsCarryTheSplices()
{
    QByteArray mirror = "a: eins\nb: zwei\nc: [1, 2]\n";
    Document document(mirror, Format::Yaml);
    connect(&document, &Document::changed, this, [&mirror](const Change &change) {
        for (const Splice &splice : change.splices)
            mirror.replace(splice.offset, splice.removed, splice.inserted);
    });
    QVERIFY(document.set({"a"}, text("eines")).isOk());
    QVERIFY(document.moveEntry({"a"}, 2).isOk());
    QVERIFY(document.renameKey({"b"}, "bb").isOk());
    QCOMPARE(mirror, document.fileBytes());
    while (document.canUndo()) {
        document.undo();
        QCOMPARE(mirror, document.fileBytes());
    }
    while (document.canRedo())
        document.redo();
    QCOMPARE(mirror, document.fileBytes());
    document.reload("a: drei\nc: [2]\n");
    QCOMPARE(mirror, document.fileBytes());
}

void TestDocument::readOnlyTakesNothing_data()
{
    QTest::addColumn<int>("reason");
    QTest::newRow("classic format") << int(ReadOnlyReason::ClassicFormat);
    QTest::newRow("not writable") << int(ReadOnlyReason::NotWritable);
}

void TestDocument::readOnlyTakesNothing()
{
    QFETCH(int, reason);
    Document document("a: 1\n", Format::Yaml);
    QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
    document.setReadOnly(ReadOnlyReason(reason));
    QCOMPARE(int(document.readOnlyReason()), reason);
    const QList<base::Result<void>> results{document.set({"a"}, Value::integer(3)),
                                            document.setScalar({"a"}, Value::integer(3)),
                                            document.insert({"b"}, Value()),
                                            document.append({"a"}, Value()),
                                            document.replaceSubtree({"a"}, Value()),
                                            document.remove({"a"}),
                                            document.renameKey({"a"}, "b"),
                                            document.moveEntry({"a"}, 1),
                                            document.spliceText({0, 0, QByteArray("x")})};
    for (const base::Result<void> &result : results) {
        QVERIFY(!result.isOk());
        QCOMPARE(result.error().code, base::ErrorCode::ReadOnly);
    }
    QVERIFY(!document.canUndo());
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 2\n"));
    document.setReadOnly(ReadOnlyReason::None);
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\n"));
}

void TestDocument::reloadIsOneStep()
{
    Document document("a: 1\nb: 2\nc: 3\n", Format::Yaml);
    QVERIFY(document.set({"a"}, Value::integer(9)).isOk());
    QSignalSpy changes(&document, &Document::changed);
    document.reload("a: 9\nb: 5\nc: 3\n");
    QVERIFY(!document.isModified());
    QCOMPARE(changes.count(), 1);
    const auto change = changes.first().first().value<Change>();
    QCOMPARE(change.splices, (QList<Splice>{{8, 1, "5"}}));
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 9\nb: 2\nc: 3\n"));
    QVERIFY(document.isModified());
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\nb: 2\nc: 3\n"));
}

void TestDocument::reloadTakesTheNewEncoding()
{
    Document document("a: 1\n", Format::Yaml);
    const QByteArray marked = "\xEF\xBB\xBF"
                              "a: 2\n";
    document.reload(marked);
    QCOMPARE(document.fileBytes(), marked);
    document.undo();
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\n"));
    document.reload("a: \xFF\n");
    QCOMPARE(document.readOnlyReason(), ReadOnlyReason::InvalidUtf8);
    QCOMPARE(document.fileBytes(), QByteArray("a: \xFF\n"));
    document.reload("a: 3\n");
    QCOMPARE(document.readOnlyReason(), ReadOnlyReason::None);
    QCOMPARE(document.fileBytes(), QByteArray("a: 3\n"));
}

void TestDocument::reloadOfTheSameIsNoStep()
{
    Document document("a: 1\n", Format::Yaml);
    QSignalSpy changes(&document, &Document::changed);
    document.reload("a: 1\n");
    QVERIFY(!document.canUndo());
    QCOMPARE(changes.count(), 0);
}

void TestDocument::textMayBecomeInvalidAndValidAgain()
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

void TestDocument::editsGoOnBesideInvalidText()
{
    Document document("a: 1\nb: [2]\nc: 3\n", Format::Yaml);
    QVERIFY(document.spliceText({9, 1, "\"x"}).isOk());
    QVERIFY(!document.snapshot().isValid());
    QVERIFY(document.set({"a"}, text("longer")).isOk());
    QVERIFY(document.set({"c"}, text("three")).isOk());
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

void TestDocument::aWorkerReadsLargeTexts()
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

void TestDocument::goesAwayWhileAWorkerReads()
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

void TestDocument::refusesWhatIsTooLarge()
{
    const QByteArray huge(Document::MaximumBytes + 1, '#');
    Document document(huge, Format::Yaml);
    QCOMPARE(document.readOnlyReason(), ReadOnlyReason::TooLarge);
    QCOMPARE(document.fileBytes().size(), huge.size());
    Document small("a: 1\n", Format::Yaml);
    const base::Result<void> grown = small.spliceText({5, 0, huge});
    QVERIFY(!grown.isOk());
    QCOMPARE(grown.error().code, base::ErrorCode::TooLarge);
}

void TestDocument::touchesWhatLiesAboveAndBelow()
{
    const Change change{{}, {Pointer{"a", "b"}}};
    QVERIFY(change.touches({}));
    QVERIFY(change.touches({"a"}));
    QVERIFY(change.touches({"a", "b", "c"}));
    QVERIFY(!change.touches({"a", "c"}));
    QVERIFY(!Change().touches({}));
}

QTEST_GUILESS_MAIN(TestDocument)
#include "testdocument.moc"
