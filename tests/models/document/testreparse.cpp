#include "corpus.h"
#include "executions.h"
#include "parser.h"
#include "reparse.h"
#include "testprogram.h"
#include "treetext.h"
#include "yamlmaker.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using document::Format;
using document::Snapshot;
using document::Splice;

/** A tree after splices equals the tree of a full parse, and both accept or both refuse. */
class TestReparse : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void equalsAFullParse_data();
    void equalsAFullParse();
    void equalsAFullParseOnRealDocuments();
    void equalsAFullParseInLargeCollections();
    void becomesValidAgainWithoutAFullParse();
    void leavesLargeTextToAWorker();
    void reportsTheDeepestPlace_data();
    void reportsTheDeepestPlace();

private:
    [[nodiscard]] static Snapshot parse(const QByteArray &text, Format format)
    {
        return Snapshot(document::parseText(document::Text(text), format));
    }
    [[nodiscard]] Splice randomSplice(tests::YamlMaker &maker, const QByteArray &text) const;
    /** What differs between the snapshot and a full parse of its text; empty when nothing does. */
    [[nodiscard]] static QByteArray difference(const Snapshot &snapshot);
    [[nodiscard]] static QByteArray firstDifference(const QByteArray &found, const QByteArray &expected);
    [[nodiscard]] static QByteArray told(const QByteArray &text, const Splice &splice);
    void edit(const QByteArray &text, Format format, quint32 seed, int splices, qsizetype budget);

    quint32 m_seed = 1;
    int m_rounds = support::executions(400);
    QList<QByteArray> m_corpus;
};

void TestReparse::initTestCase()
{
    bool given = false;
    m_seed = qEnvironmentVariableIntValue("GATEWRIGHT_SEED", &given);
    if (!given)
        m_seed = 20240501;
    if (const int rounds = qEnvironmentVariableIntValue("GATEWRIGHT_ROUNDS"); rounds > 0)
        m_rounds = rounds;
    qInfo("seed %u (set GATEWRIGHT_SEED to repeat another one)", m_seed);
    QDirIterator files(support::corpusFolder() + u"/yaml-suite"_qs, {u"in.yaml"_qs}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (!support::corpusFolder().isEmpty() && files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_corpus.append(file.readAll());
    }
    std::sort(m_corpus.begin(), m_corpus.end());
}

Splice TestReparse::randomSplice(tests::YamlMaker &maker, const QByteArray &text) const
{
    Splice splice;
    splice.offset = maker.below(int(text.size()) + 1);
    if (maker.chance(40)) // At the start of a line or of its text.
        splice.offset = text.lastIndexOf('\n', splice.offset) + 1;
    if (maker.chance(20)) {
        while (splice.offset < text.size() && text[splice.offset] == ' ')
            ++splice.offset;
    }
    if (maker.chance(50))
        splice.removed = std::min<qsizetype>(text.size() - splice.offset,
                                             maker.chance(80) ? 1 + maker.below(3) : maker.below(30));
    if (splice.removed == 0 || maker.chance(50))
        splice.inserted = maker.snippet();
    if (maker.chance(10)) { // A piece of the text, moved.
        const int from = maker.below(int(text.size()) + 1);
        splice.inserted = text.mid(from, maker.below(40));
    }
    return splice;
}

/** The first line in which two trees differ, with its neighbours. */
QByteArray TestReparse::firstDifference(const QByteArray &found, const QByteArray &expected)
{
    const QList<QByteArray> left = found.split('\n');
    const QList<QByteArray> right = expected.split('\n');
    qsizetype line = 0;
    while (line < left.size() && line < right.size() && left[line] == right[line])
        ++line;
    const qsizetype from = std::max<qsizetype>(0, line - 2);
    return "found\n" + left.mid(from, 5).join('\n') + "\nexpected\n" + right.mid(from, 5).join('\n');
}

QByteArray TestReparse::difference(const Snapshot &snapshot)
{
    const Snapshot full = parse(snapshot.text(), snapshot.format());
    if (full.isValid() != snapshot.isValid())
        return full.isValid() ? "refused, but a full parse accepts" : "accepted, but a full parse refuses";
    if (!snapshot.isValid())
        return {};
    if (const QByteArray fault = tests::TreeText::fault(snapshot); !fault.isEmpty())
        return fault;
    if (snapshot.problems() != full.problems())
        return "other problems than a full parse finds";
    const QByteArray left = tests::TreeText::write(snapshot);
    const QByteArray right = tests::TreeText::write(full);
    return left == right ? QByteArray() : firstDifference(left, right);
}

QByteArray TestReparse::told(const QByteArray &text, const Splice &splice)
{
    return "\ntext before:\n" + text.toPercentEncoding(" :{}[]'\"\n#&*!|>,?\t") + "\nsplice at " +
           QByteArray::number(splice.offset) + " removed " + QByteArray::number(splice.removed) + " inserted " +
           splice.inserted.toPercentEncoding();
}

void TestReparse::edit(const QByteArray &start, Format format, quint32 seed, int splices, qsizetype budget)
{
    tests::YamlMaker maker(seed);
    Snapshot snapshot = parse(start, format);
    QByteArray text = start;
    for (int i = 0; i < splices; ++i) {
        const Splice splice = randomSplice(maker, text);
        const Snapshot before = snapshot;
        snapshot = document::applySplice(before, splice, budget).snapshot;
        QByteArray expected = text;
        expected.replace(splice.offset, splice.removed, splice.inserted);
        QCOMPARE(snapshot.text(), expected);
        if (budget == document::InteractiveRun || snapshot.isValid()) {
            const QByteArray found = difference(snapshot);
            QVERIFY2(found.isEmpty(), (found + told(text, splice) + "\nseed " + QByteArray::number(seed)).constData());
        }
        if (snapshot.isValid() || maker.chance(20)) {
            text = expected;
        } else { // Take the splice back, so that most edits begin with a valid text.
            snapshot = document::applySplice(
                           snapshot, {splice.offset, splice.inserted.size(), text.mid(splice.offset, splice.removed)},
                           budget)
                           .snapshot;
            QCOMPARE(snapshot.text(), text);
        }
    }
}

void TestReparse::equalsAFullParse_data()
{
    QTest::addColumn<int>("source");
    QTest::newRow("made YAML") << 0;
    QTest::newRow("made JSON") << 1;
    QTest::newRow("the YAML test suite") << 2;
}

void TestReparse::equalsAFullParse()
{
    QFETCH(int, source);
    if (source == 2)
        SKIP_WITHOUT_CORPUS();
    for (int round = 0; round < m_rounds; ++round) {
        const quint32 seed = m_seed + quint32(round);
        tests::YamlMaker maker(seed);
        const QByteArray text = source == 0   ? maker.document()
                                : source == 1 ? maker.json()
                                              : m_corpus[round % m_corpus.size()];
        edit(text, source == 1 ? Format::Json : Format::Yaml, seed, 25, document::InteractiveRun);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestReparse::equalsAFullParseOnRealDocuments()
{
    SKIP_WITHOUT_CORPUS();
    const QDir folder(support::corpusFolder());
    QStringList paths;
    for (const QString &name : {u"openapi"_qs, u"definitions"_qs}) {
        for (const QFileInfo &info : QDir(folder.filePath(name)).entryInfoList(QDir::Files, QDir::Name)) {
            if (info.size() < 50'000)
                paths.append(info.filePath());
        }
    }
    for (const QString &path : std::as_const(paths)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        edit(file.readAll(), document::formatOfFileName(path), m_seed, m_rounds / 4, document::InteractiveRun);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestReparse::equalsAFullParseInLargeCollections()
{
    QByteArray yaml = "map:\n";
    QByteArray json = "[";
    for (int i = 0; i < 400; ++i) {
        yaml += "  k" + QByteArray::number(i) + ": " + (i % 7 == 0 ? "|\n    text\n" : "v\n");
        json += (i > 0 ? ", " : "") + QByteArray::number(i);
    }
    json += "]";
    edit(yaml, Format::Yaml, m_seed, m_rounds / 2, document::InteractiveRun);
    edit(json, Format::Json, m_seed, m_rounds / 2, document::InteractiveRun);
}

void TestReparse::becomesValidAgainWithoutAFullParse()
{
    for (int round = 0; round < m_rounds; ++round) {
        const quint32 seed = m_seed + quint32(round);
        edit(tests::YamlMaker(seed).document(), Format::Yaml, seed, 25, 200);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestReparse::leavesLargeTextToAWorker()
{
    QByteArray text;
    for (int i = 0; i < 30'000; ++i)
        text += "key" + QByteArray::number(i) + ": value\n";
    const Snapshot before = parse(text, Format::Yaml);
    const qsizetype at = text.indexOf("key20000: ") + 10;
    const Snapshot quoted = document::applySplice(before, {at, 0, "\""}).snapshot;
    QVERIFY(!quoted.isValid());
    QCOMPARE(quoted.dirtyRange(), (base::Span{at, 1}));
    QCOMPARE(quoted.problems().value(0).severity, base::Severity::Error);
    // The tree is the last valid one; its spans are those of the current text.
    QCOMPARE(quoted.at({"key25000"}).text(), u"value"_qs);
    QCOMPARE(quoted.text(quoted.at({"key25000"}).span()), QByteArray("value"));

    const Snapshot read = document::fullParse(quoted);
    QVERIFY(document::isSameText(read, quoted));
    QVERIFY(!read.isValid());
    QCOMPARE(read.problems().value(0).rule, u"yaml-unclosed-quote"_qs);

    const Snapshot closed = document::applySplice(quoted, {at + 6, 0, "\""}).snapshot;
    QVERIFY(closed.isValid());
    QVERIFY(!document::isSameText(closed, quoted));
    QCOMPARE(closed.at({"key20000"}).text(), u"value"_qs);
    QCOMPARE(difference(closed), QByteArray());
}

void TestReparse::reportsTheDeepestPlace_data()
{
    QTest::addColumn<QByteArray>("find");
    QTest::addColumn<QByteArray>("replacement");
    QTest::addColumn<QString>("place");
    QTest::newRow("a value") << QByteArray("Shop") << QByteArray("Store") << u"/info/title"_qs;
    QTest::newRow("an entry more") << QByteArray("  version:") << QByteArray("  x: 2\n  version:") << u"/info"_qs;
    QTest::newRow("a key") << QByteArray("title") << QByteArray("name") << u"/info"_qs;
    QTest::newRow("an item in flow") << QByteArray("two") << QByteArray("three") << u"/tags/1"_qs;
    QTest::newRow("everything") << QByteArray("info:") << QByteArray("? a\n:") << QString();
}

void TestReparse::reportsTheDeepestPlace()
{
    QFETCH(QByteArray, find);
    QFETCH(QByteArray, replacement);
    QFETCH(QString, place);
    const QByteArray text = "info:\n  title: Shop\n  version: 1\ntags: [one, two]\n";
    const auto done = document::applySplice(parse(text, Format::Yaml), {text.indexOf(find), find.size(), replacement});
    QVERIFY(done.snapshot.isValid());
    QCOMPARE(done.place.toString(), place);
}

GATEWRIGHT_TEST(TestReparse, void)
#include "testreparse.moc"
