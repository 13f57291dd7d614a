#include "corpus.h"
#include "document.h"
#include "entry.h"
#include "executions.h"
#include "randomplaces.h"
#include "styledmaker.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using document::Document;
using document::EntryView;
using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

/** What holds for every edit, tried at random on generated texts and on real ones. */
class TestEditProperties final : public QObject
{
    Q_OBJECT

private slots:
    void holdOnGeneratedTexts_data();
    void holdOnGeneratedTexts();
    void holdOnRealTexts();
    void anyMixIsUndone();
};

namespace {

const int EditsOfEachKind = support::executions(30);

/** The bytes of `after` that are not those of `before` lie in these lines (from 0), as a first line and a count. */
QPair<qsizetype, qsizetype> changedLineRange(const QByteArray &before, const QByteArray &after)
{
    const QList<QByteArray> old = before.split('\n');
    const QList<QByteArray> now = after.split('\n');
    qsizetype first = 0;
    while (first < old.size() && first < now.size() && old[first] == now[first])
        ++first;
    qsizetype last = 0;
    while (last < old.size() - first && last < now.size() - first &&
           old[old.size() - 1 - last] == now[now.size() - 1 - last])
        ++last;
    return {first, now.size() - first - last};
}

QByteArray shown(const Pointer &place, const QByteArray &before, const QByteArray &after)
{
    const auto [first, count] = changedLineRange(before, after);
    const auto lines = [first = first](const QByteArray &text, qsizetype number) {
        return text.split('\n').mid(std::max<qsizetype>(0, first - 2), number + 4).join('\n');
    };
    return place.toString().toUtf8() + "\n--- before\n" + lines(before, 3) + "\n--- after\n" + lines(after, count);
}

/** A scalar on one line that is edited to another is one changed line, and everything else stays. */
void checkScalar(Document &document, QRandomGenerator &random)
{
    const Snapshot before = document.snapshot();
    const Pointer place = tests::randomPlace(random, before);
    const Node node = before.at(place);
    if (!node.isScalar())
        return;
    const auto entry = EntryView::at(before, place);
    const base::Span span = entry->tile();
    const qsizetype linesOfValue = before.text(entry->valueContent()).count('\n');
    const QByteArray text = before.text();
    const Value value = Value::string(tests::randomWord(random));
    const base::Result<void> done = document.setScalar(place, value);
    QVERIFY2(done.isOk(), shown(place, text, text).constData());
    const QByteArray after = document.snapshot().text();
    const QByteArray report = shown(place, text, after);
    QVERIFY2(document.snapshot().at(place).value().value() == value, report.constData());
    QVERIFY2(after.first(span.offset) == text.first(span.offset), report.constData());
    QVERIFY2(after.last(text.size() - span.end()) == text.mid(span.end()), report.constData());
    if (linesOfValue == 0)
        QVERIFY2(changedLineRange(text, after).second <= 1, report.constData());
    document.undo();
    QVERIFY2(document.snapshot().text() == text, report.constData());
}

/** Insert, then remove, is the original. */
void checkInsertion(Document &document, QRandomGenerator &random)
{
    const Snapshot before = document.snapshot();
    const Pointer place = tests::randomPlace(random, before);
    const Node node = before.at(place);
    const auto collection = document::CollectionView::at(before, place);
    if (!collection || collection->layout() == document::Layout::Pair || collection->count() == 0)
        return;
    const QByteArray text = before.text();
    const qsizetype index = random.bounded(int(node.childCount()) + 1);
    const Pointer added = place.child(node.isMapping() ? QByteArray("brand new") : QByteArray::number(index));
    static const QList<QByteArray> Values{"1", "\"text\"", "{\"k\":[1,{\"l\":null}]}", "[]", "\"two\\nlines\\n\""};
    const Value value = *Value::fromJson(Values.at(random.bounded(int(Values.size()))));
    const base::Result<void> inserted = document.insert(added, value, index);
    QVERIFY2(inserted.isOk(), (shown(place, text, text) + '@' + QByteArray::number(index)).constData());
    const QByteArray between = document.snapshot().text();
    QVERIFY2(document.snapshot().isValid(), shown(added, text, between).constData());
    QVERIFY2(document.snapshot().at(place).childCount() == collection->count() + 1,
             shown(added, text, between).constData());
    QVERIFY2(document.remove(added).isOk(), shown(added, text, between).constData());
    QVERIFY2(
        document.snapshot().text() == text,
        (shown(added, text, between) + "\n--- then\n" + shown(added, between, document.snapshot().text())).constData());
    document.undo();
    document.undo();
}

/** The other entries keep their values when one goes, and undo brings it back. */
void checkRemoval(Document &document, QRandomGenerator &random)
{
    const Snapshot before = document.snapshot();
    const Pointer place = tests::randomPlace(random, before);
    if (place.isRoot())
        return;
    const QByteArray text = before.text();
    const base::Result<void> done = document.remove(place);
    if (!done && done.error().code == base::ErrorCode::StillInUse)
        return;
    QVERIFY2(done.isOk(), shown(place, text, text).constData());
    const QByteArray after = document.snapshot().text();
    const Snapshot again = Snapshot::parse(after, before.format());
    QVERIFY2(again.isValid(), shown(place, text, after).constData());
    const Node parent = before.at(place.parent());
    const Node left = again.at(place.parent());
    const qsizetype gone = EntryView::at(before, place)->index();
    QVERIFY2(left.childCount() == parent.childCount() - 1, shown(place, text, after).constData());
    for (qsizetype i = 0; i < std::min<qsizetype>(left.childCount(), 200); ++i) {
        const auto old = parent.childAt(i < gone ? i : i + 1).value();
        const auto now = left.childAt(i).value();
        QVERIFY2(old.isOk() == now.isOk() && (!old || *old == *now), shown(place, text, after).constData());
    }
    document.undo();
    QVERIFY2(document.snapshot().text() == text, shown(place, text, after).constData());
}

/** a to b to a is the original, where b can be written as a is. */
void checkRename(Document &document, QRandomGenerator &random)
{
    const Snapshot before = document.snapshot();
    const Pointer place = tests::randomPlace(random, before);
    if (place.isRoot() || !before.at(place.parent()).isMapping())
        return;
    const QByteArray text = before.text();
    const auto entry = EntryView::at(before, place);
    if (!entry || entry->keyContent().length == 0)
        return;
    const bool isNumber = before.text(entry->keyContent()).toLongLong() != 0;
    const QByteArray other = isNumber ? "987" : "other/name";
    const base::Result<void> there = document.renameKey(place, other);
    if (!there && there.error().code == base::ErrorCode::Unsupported)
        return;
    QVERIFY2(there.isOk(), shown(place, text, text).constData());
    const QByteArray between = document.snapshot().text();
    QVERIFY2(document.renameKey(place.parent() / other, place.last()).isOk(), shown(place, text, between).constData());
    QVERIFY2(document.snapshot().text() == text, shown(place, text, between).constData());
    document.undo();
    document.undo();
}

/** The moved entry arrives with its value, and its collection keeps the others. */
void checkMove(Document &document, QRandomGenerator &random)
{
    const Snapshot before = document.snapshot();
    const Pointer place = tests::randomPlace(random, before);
    const auto entry = EntryView::at(before, place);
    if (place.isRoot() || !entry || entry->collection()->layout() == document::Layout::Pair)
        return;
    const QByteArray text = before.text();
    const qsizetype to = random.bounded(int(entry->collection()->count()));
    const base::Result<void> done = document.moveEntry(place, to);
    if (!done && done.error().code == base::ErrorCode::StillInUse)
        return;
    QVERIFY2(done.isOk(), (shown(place, text, text) + '@' + QByteArray::number(to)).constData());
    const QByteArray after = document.snapshot().text();
    QVERIFY2(Snapshot::parse(after, before.format()).isValid(), shown(place, text, after).constData());
    QVERIFY2(document.snapshot().at(place.parent()).childCount() == entry->collection()->count(),
             shown(place, text, after).constData());
    if (document.canUndo())
        document.undo();
    QVERIFY2(document.snapshot().text() == text, shown(place, text, after).constData());
}

void checkAll(const QByteArray &text, Format format, quint32 seed, int rounds)
{
    Document document(text, format);
    if (!document.snapshot().isValid() || document.snapshot().root().childCount() == 0)
        return;
    QRandomGenerator random(seed);
    using Check = void (*)(Document &, QRandomGenerator &);
    for (const Check check : {checkScalar, checkInsertion, checkRemoval, checkRename, checkMove}) {
        for (int i = 0; i < rounds; ++i) {
            check(document, random);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QCOMPARE(document.fileBytes(), text);
}

} // namespace

void TestEditProperties::holdOnGeneratedTexts_data()
{
    QTest::addColumn<QByteArray>("newline");
    QTest::addColumn<int>("from");
    for (int from = 0; from < 400; from += 100) {
        QTest::addRow("newlines, from %d", from) << QByteArray("\n") << from;
        QTest::addRow("carriage returns, from %d", from) << QByteArray("\r\n") << from;
    }
}

void TestEditProperties::holdOnGeneratedTexts()
{
    QFETCH(QByteArray, newline);
    QFETCH(int, from);
    for (int seed = from; seed < from + support::executions(100); ++seed) {
        const QByteArray text = tests::StyledMaker(quint32(seed), newline).document();
        QVERIFY2(Snapshot::parse(text, Format::Yaml).isValid(), text.constData());
        checkAll(text, Format::Yaml, quint32(seed), support::executions(25));
        if (QTest::currentTestFailed())
            qWarning("seed %d", seed);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestEditProperties::holdOnRealTexts()
{
    SKIP_WITHOUT_CORPUS();
    for (const char *folder : {"/openapi", "/definitions"}) {
        QDirIterator files(support::corpusFolder() + QLatin1String(folder),
                           {QStringLiteral("*.yaml"), QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString name = files.next();
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            checkAll(file.readAll(), document::formatOfFileName(name), 7, EditsOfEachKind);
            if (QTest::currentTestFailed())
                qWarning("%s", qPrintable(name));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestEditProperties::anyMixIsUndone()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const QByteArray text = tests::StyledMaker(seed, "\n").document();
        Document document(text, Format::Yaml);
        QRandomGenerator random(seed);
        QList<QByteArray> states{text};
        for (int i = 0; i < 30; ++i) {
            const Pointer place = tests::randomPlace(random, document.snapshot());
            switch (random.bounded(4)) {
            case 0:
                (void)document.set(place, Value::string(tests::randomWord(random)));
                break;
            case 1:
                (void)document.remove(place);
                break;
            case 2:
                (void)document.set(place / QByteArray("added"), Value::integer(i));
                break;
            case 3:
                (void)document.moveEntry(place, random.bounded(4));
                break;
            }
            const QByteArray now = document.fileBytes();
            QVERIFY2(Snapshot::parse(now, Format::Yaml).isValid(), (text + "\n--- after\n" + now).constData());
            if (now != states.last())
                states.append(now);
        }
        const QByteArray final = document.fileBytes();
        while (document.canUndo()) {
            QCOMPARE(document.fileBytes(), states.takeLast());
            document.undo();
        }
        QCOMPARE(document.fileBytes(), text);
        while (document.canRedo())
            document.redo();
        QCOMPARE(document.fileBytes(), final);
    }
}

GATEWRIGHT_TEST(TestEditProperties, void)
#include "testeditproperties.moc"
