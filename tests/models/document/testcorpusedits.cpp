#include "corpus.h"
#include "document.h"
#include "entry.h"
#include "randomplaces.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using document::Change;
using document::Document;
using document::EntryView;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Splice;
using document::Value;

/** Thousands of form edits over every document of the corpus, one on top of the other, and all of them taken back. */
class TestCorpusEdits final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void changeNoOtherLinesAndAreUndone_data();
    void changeNoOtherLinesAndAreUndone();
    void areThousands();

private:
    quint32 m_seed = 1;
    int m_edits = 0; ///< Made so far, over all files.
};

namespace {

/** Lines of the old text that a splice changes; lines that go or come as a whole count where they go. */
qsizetype changedLineCount(const QByteArray &before, const Splice &splice)
{
    const QByteArray removed = before.mid(splice.offset, splice.removed);
    const qsizetype end = splice.offset + splice.removed;
    const auto endsLine = [&](qsizetype at) { return at == before.size() || before[at] == '\n' || before[at] == '\r'; };
    const auto startsLine = [&](qsizetype at) { return at == 0 || before[at - 1] == '\n' || before[at - 1] == '\r'; };
    const bool isWhole = (startsLine(splice.offset) && startsLine(end)) || (endsLine(splice.offset) && endsLine(end));
    return removed.count('\n') + (isWhole ? 0 : 1);
}

qsizetype linesOf(const Snapshot &snapshot, base::Span span)
{
    return snapshot.text(span).count('\n') + 1;
}

/** One edit and how many lines of the old text it may change. */
struct Attempt {
    base::Result<void> done;
    qsizetype mostLines = 0;
};

Attempt setScalar(Document &document, QRandomGenerator &random, const Pointer &place)
{
    const Snapshot before = document.snapshot();
    if (!before.at(place).isScalar())
        return {base::Error{base::ErrorCode::WrongType, {}}};
    const qsizetype lines = linesOf(before, EntryView::at(before, place)->value());
    return {document.setScalar(place, Value::string(tests::randomWord(random))), lines};
}

Attempt remove(Document &document, QRandomGenerator &, const Pointer &place)
{
    const Snapshot before = document.snapshot();
    // A collection with only this entry is written again, on the line of its own key.
    const auto entry = EntryView::at(before, place);
    const bool isOnly = !place.isRoot() && entry->collection()->count() == 1;
    const base::Span span = isOnly ? EntryView::at(before, place.parent())->tile() : entry->tile();
    return {document.remove(place), linesOf(before, span) + 1};
}

Attempt insert(Document &document, QRandomGenerator &random, const Pointer &place)
{
    const Snapshot before = document.snapshot();
    const auto collection = document::CollectionView::at(before, place);
    if (!collection || collection->layout() == document::Layout::Pair)
        return {base::Error{base::ErrorCode::WrongType, {}}};
    const bool isMapping = collection->kind() == document::Kind::Mapping;
    const auto index = qsizetype(random.bounded(int(collection->count()) + 1));
    const Pointer added = place.child(isMapping ? QByteArray("added by hand") : QByteArray::number(index));
    const Value value = *Value::fromJson(R"({"name":"x","list":[1,"two\nlines\n"]})");
    return {document.insert(added, value, index), 1};
}

Attempt rename(Document &document, QRandomGenerator &random, const Pointer &place)
{
    const Snapshot before = document.snapshot();
    if (place.isRoot() || !before.at(place.parent()).isMapping())
        return {base::Error{base::ErrorCode::WrongType, {}}};
    const qsizetype lines = linesOf(before, EntryView::at(before, place)->key());
    return {document.renameKey(place, "renamed" + QByteArray::number(random.bounded(1000))), lines};
}

Attempt move(Document &document, QRandomGenerator &random, const Pointer &place)
{
    const Snapshot before = document.snapshot();
    const auto entry = EntryView::at(before, place);
    if (place.isRoot() || entry->collection()->layout() == document::Layout::Pair)
        return {base::Error{base::ErrorCode::WrongType, {}}};
    const auto to = qsizetype(random.bounded(int(entry->collection()->count())));
    // The entry leaves, and arrives between two lines or within one.
    const base::Span other = entry->collection()->entryAt(to).tile();
    return {document.moveEntry(place, to), std::max(linesOf(before, entry->tile()), linesOf(before, other)) + 2};
}

bool isCorpusText(const QString &name)
{
    const QString folder = support::corpusFolder();
    return name.startsWith(folder + u"/openapi"_qs) || name.startsWith(folder + u"/definitions"_qs) ||
           name.endsWith(u"/in.yaml") || name.contains(u"/json-suite/y_");
}

} // namespace

void TestCorpusEdits::initTestCase()
{
    SKIP_WITHOUT_CORPUS();
    bool isGiven = false;
    m_seed = quint32(qEnvironmentVariableIntValue("GATEWRIGHT_SEED", &isGiven));
    if (!isGiven)
        m_seed = 20240607;
    qInfo("seed %u (set GATEWRIGHT_SEED to repeat another one)", m_seed);
}

void TestCorpusEdits::changeNoOtherLinesAndAreUndone_data()
{
    QTest::addColumn<QString>("name");
    QStringList names;
    QDirIterator files(support::corpusFolder(), {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        names.append(files.next());
    names.sort();
    for (const QString &name : std::as_const(names)) {
        if (isCorpusText(name))
            QTest::newRow(qPrintable(name.mid(support::corpusFolder().size() + 1))) << name;
    }
}

void TestCorpusEdits::changeNoOtherLinesAndAreUndone()
{
    QFETCH(QString, name);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray original = file.readAll();
    Document document(original, document::formatOfFileName(name));
    if (!document.snapshot().isValid() || document.snapshot().root().childCount() == 0)
        return;
    const bool isSuite = name.contains(u"-suite/");
    QRandomGenerator random(m_seed);
    QList<Splice> made;
    connect(&document, &Document::changed, this, [&made](const Change &change) { made = change.splices; });
    using Edit = Attempt (*)(Document &, QRandomGenerator &, const Pointer &);
    constexpr Edit Edits[] = {setScalar, setScalar, remove, insert, rename, move};
    int left = isSuite ? 6 : 60;
    for (int tries = 0; left > 0 && tries < 1000; ++tries) {
        QByteArray mirror = document.snapshot().text();
        const Pointer place = tests::randomPlace(random, document.snapshot());
        made.clear();
        const Attempt attempt = Edits[random.bounded(int(std::size(Edits)))](document, random, place);
        if (!attempt.done || made.isEmpty())
            continue;
        --left;
        ++m_edits;
        for (const Splice &splice : std::as_const(made)) {
            const qsizetype lines = changedLineCount(mirror, splice);
            QVERIFY2(
                lines <= attempt.mostLines,
                (place.toString() + u": %1 lines, not %2"_qs).arg(lines).arg(attempt.mostLines).toUtf8().constData());
            mirror.replace(splice.offset, splice.removed, splice.inserted);
        }
        QVERIFY2(mirror == document.snapshot().text(), "other bytes changed than were told");
        QVERIFY(document.snapshot().isValid());
    }
    while (document.canUndo())
        document.undo();
    QVERIFY(document.fileBytes() == original);
    QVERIFY(!document.isModified());
}

void TestCorpusEdits::areThousands()
{
    qInfo("%d edits", m_edits);
    QVERIFY(m_edits >= 1000);
}

GATEWRIGHT_TEST(TestCorpusEdits, void)
#include "testcorpusedits.moc"
