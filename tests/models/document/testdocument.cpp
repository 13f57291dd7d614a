#include "document.h"
#include "documentlimits.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using document::Change;
using document::Document;
using document::Format;
using document::Pointer;
using document::ReadOnlyReason;
using document::Splice;
using document::Value;

/** The document as an object: signals, saving, reloading. Where edits are written is tested elsewhere. */
class TestDocument final : public QObject
{
    Q_OBJECT

private slots:
    void valueAlreadyThereIsNoEdit();
    void refusedEditChangesNothing();
    void signalsTheSmallestPlaces_data();
    void signalsTheSmallestPlaces();
    void signalsCarryTheSplices();
    void readOnlyTakesNothing_data();
    void readOnlyTakesNothing();
    void reloadIsOneStep();
    void reloadTakesTheNewEncoding();
    void reloadOfTheSameIsNoStep();
    void refusesWhatIsTooLarge();
    void touchesAncestorsAndDescendants();
    void tellsThePlaceOfAStep_data();
    void tellsThePlaceOfAStep();
    void tellsNoPlaceOfAStepOfTheProgram();
};

namespace {

Value stringValue(const char *utf8)
{
    return Value::string(QByteArray(utf8));
}

} // namespace

void TestDocument::valueAlreadyThereIsNoEdit()
{
    Document document("a: yes\nb: 1\nc: {d: [x]}\n", Format::Yaml);
    QSignalSpy changes(&document, &Document::changed);
    QSignalSpy history(&document, &Document::historyChanged);
    QVERIFY(document.setScalar({"a"}, stringValue("yes")).isOk());
    QVERIFY(document.set({"b"}, Value::integer(1)).isOk());
    QVERIFY(document.replaceSubtree({"c"}, Value::object({{"d", Value::array({stringValue("x")})}})).isOk());
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
    QVERIFY(!document.set({"a"}, stringValue("\xFF")).isOk());
    QVERIFY(!document.setScalar({"a"}, Value::array()).isOk());
    QVERIFY(!document.canUndo());
    QCOMPARE(changes.count(), 0);
    QCOMPARE(document.fileBytes(), QByteArray("a: 1\n"));
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
    QVERIFY(document.set({"a"}, stringValue("eines")).isOk());
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

void TestDocument::refusesWhatIsTooLarge()
{
    const QByteArray huge(document::MaximumBytes + 1, '#');
    Document document(huge, Format::Yaml);
    QCOMPARE(document.readOnlyReason(), ReadOnlyReason::TooLarge);
    QCOMPARE(document.fileBytes().size(), huge.size());
    Document small("a: 1\n", Format::Yaml);
    const base::Result<void> grown = small.spliceText({5, 0, huge});
    QVERIFY(!grown.isOk());
    QCOMPARE(grown.error().code, base::ErrorCode::TooLarge);
}

void TestDocument::touchesAncestorsAndDescendants()
{
    const Change change{{}, {Pointer{"a", "b"}}};
    QVERIFY(change.touches({}));
    QVERIFY(change.touches({"a"}));
    QVERIFY(change.touches({"a", "b", "c"}));
    QVERIFY(!change.touches({"a", "c"}));
    QVERIFY(!Change().touches({}));
}

using Edits = std::function<void(Document &document)>;

void TestDocument::tellsThePlaceOfAStep_data()
{
    QTest::addColumn<Edits>("edits");
    QTest::addColumn<QString>("undone");
    QTest::addColumn<QString>("redone");
    const auto row = [](const char *name, const Edits &edits, const QString &undone, const QString &redone) {
        QTest::newRow(name) << edits << undone << redone;
    };
    row(
        "value",
        [](Document &document) {
            (void)document.set({"a", "x"}, Value::integer(9));
        },
        u"/a/x"_qs, u"/a/x"_qs);
    row(
        "new member",
        [](Document &document) {
            (void)document.set({"a", "z"}, Value::integer(9));
        },
        u"/a"_qs, u"/a/z"_qs);
    row(
        "new item", [](Document &document) { (void)document.append({"list"}, Value::integer(9)); }, u"/list"_qs,
        u"/list/2"_qs);
    row(
        "removed",
        [](Document &document) {
            (void)document.remove({"a", "y"});
        },
        u"/a/y"_qs, u"/a"_qs);
    row(
        "renamed", [](Document &document) { (void)document.renameKey({"a"}, "b"); }, u"/a"_qs, u"/b"_qs);
    row(
        "moved item",
        [](Document &document) {
            (void)document.moveEntry({"list", "0"}, 1);
        },
        u"/list/0"_qs, u"/list/1"_qs);
    row(
        "moved member",
        [](Document &document) {
            (void)document.moveEntry({"a", "x"}, 1);
        },
        u"/a/x"_qs, u"/a/x"_qs);
    row(
        "text",
        [](Document &document) {
            (void)document.spliceText({8, 1, "7"});
        },
        u"/a/x"_qs, u"/a/x"_qs);
    row(
        "entry that moves to another object",
        [](Document &document) {
            (void)document.set({"c", "y"}, Value::integer(2));
            (void)document.remove({"a", "y"});
        },
        u"/a/y"_qs, u"/c/y"_qs);
    row(
        "value that becomes an entry elsewhere",
        [](Document &document) {
            (void)document.set({"a", "x"}, stringValue("see c"));
            (void)document.set({"c"}, Value::integer(1));
        },
        u"/a/x"_qs, u"/c"_qs);
}

void TestDocument::tellsThePlaceOfAStep()
{
    QFETCH(Edits, edits);
    QFETCH(QString, undone);
    QFETCH(QString, redone);
    Document document("a:\n  x: 1\n  y: 2\nlist: [1, 2]\n", Format::Yaml);
    {
        const Document::Step step(document, u"Edit"_qs);
        edits(document);
    }
    QSignalSpy before(&document, &Document::aboutToStep);
    QSignalSpy stepped(&document, &Document::stepped);
    document.undo();
    document.redo();
    QCOMPARE(before.size(), 2);
    QCOMPARE(stepped.size(), 2);
    QCOMPARE(stepped.at(0).at(0).value<document::SteppedPlace>().place.toString(), undone);
    QCOMPARE(stepped.at(1).at(0).value<document::SteppedPlace>().place.toString(), redone);
}

void TestDocument::tellsNoPlaceOfAStepOfTheProgram()
{
    Document document("a: 1\n", Format::Yaml);
    QVERIFY(document.set({"a"}, Value::integer(2)).isOk());
    QSignalSpy stepped(&document, &Document::stepped);
    document.undo(Document::By::Program);
    document.redo(Document::By::Program);
    QCOMPARE(stepped.size(), 0);
    QVERIFY(document.isModified());
}

GATEWRIGHT_TEST(TestDocument, QCoreApplication)
#include "testdocument.moc"
