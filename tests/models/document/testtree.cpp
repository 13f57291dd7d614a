#include "corpus.h"
#include "snapshot.h"
#include "testprogram.h"
#include "text.h"
#include "treetext.h"
#include "yamlmaker.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Text;

/** The sums of the tree, the way from a place to its bytes and back, and the chunks of the text. */
class TestTree : public QObject
{
    Q_OBJECT

private slots:
    void coversEveryByte_data();
    void coversEveryByte();
    void findsThePlaceOfEachSpan_data();
    void findsThePlaceOfEachSpan();
    void splitsLargeCollections_data();
    void splitsLargeCollections();
    void findsEachOfThousandsOfKeys();
    void cutsStreamsOfManyDocuments();
    void keepsTextOverSplices();

private:
    void walk(const Snapshot &snapshot, const Node &node, const Pointer &pointer);
};

void TestTree::coversEveryByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Format>("format");
    for (quint32 seed = 1; seed <= 60; ++seed) {
        QTest::addRow("made YAML %u", seed) << tests::YamlMaker(seed).document() << Format::Yaml;
        QTest::addRow("made JSON %u", seed) << tests::YamlMaker(seed).json() << Format::Json;
    }
    QDirIterator files(support::corpusFolder(), {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (!support::corpusFolder().isEmpty() && files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            QTest::addRow("%s", qPrintable(file.fileName().mid(support::corpusFolder().size())))
                << file.readAll() << document::formatOfFileName(file.fileName());
    }
}

void TestTree::coversEveryByte()
{
    QFETCH(QByteArray, text);
    QFETCH(Format, format);
    const Snapshot snapshot = Snapshot::parse(text, format);
    QCOMPARE(tests::TreeText::fault(snapshot), QByteArray());
    if (!text.startsWith("\xEF\xBB\xBF") && QString::fromUtf8(text).toUtf8() == text && !text.contains('\0'))
        QCOMPARE(snapshot.text(), text);
}

void TestTree::findsThePlaceOfEachSpan_data()
{
    coversEveryByte_data();
}

/** Goes to every entry: its key, or its scalar value, leads back to its pointer. */
void TestTree::walk(const Snapshot &snapshot, const Node &node, const Pointer &pointer)
{
    QSet<QByteArray> seen;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const QByteArray key = node.isMapping() ? node.keyAt(i) : QByteArray::number(i);
        if (seen.contains(key))
            continue; // Only the first of two equal keys has a pointer.
        seen.insert(key);
        const Pointer below = pointer.child(key);
        const Node child = node.childAt(i);
        const base::Span keySpan = node.isMapping() ? node.keySpanAt(i) : base::Span();
        QVERIFY(child.span().offset >= node.span().offset && child.span().end() <= node.span().end());
        if (node.isMapping())
            QCOMPARE(snapshot.keySpan(below), keySpan);
        if (keySpan.length > 0)
            QCOMPARE(snapshot.pointerAt(keySpan.offset), below);
        if (child.isScalar() && child.span().length > 0)
            QCOMPARE(snapshot.pointerAt(child.span().offset), below);
        if (QTest::currentTestFailed())
            return;
        walk(snapshot, child, below);
    }
}

void TestTree::findsThePlaceOfEachSpan()
{
    QFETCH(QByteArray, text);
    QFETCH(Format, format);
    constexpr qsizetype Enough = 200'000;
    const Snapshot snapshot = Snapshot::parse(text, format);
    if (snapshot.isValid() && text.size() < Enough)
        walk(snapshot, snapshot.root(), Pointer());
}

void TestTree::splitsLargeCollections_data()
{
    QTest::addColumn<int>("count");
    // Around the numbers at which tiles are cut to leaves before the end of the collection is known.
    for (const int count : {1, 127, 128, 129, 191, 192, 193, 255, 256, 257, 319, 320, 321, 1000})
        QTest::addRow("%d entries", count) << count;
}

/** Collections of that many entries inside one another, of every kind, each entry in its place. */
void TestTree::splitsLargeCollections()
{
    QFETCH(int, count);
    QByteArray block;
    QByteArray items;
    QByteArray flow = "[";
    QByteArray members = "{";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        block += "  k" + number + ": " + number + '\n';
        items += "  - [" + number + "]\n";
        flow += (i > 0 ? ", " : "") + number;
        members += (i > 0 ? ", " : "") + QByteArray("\"k") + number + "\": [" + number + "]";
    }
    flow += "]";
    members += "}";
    const QByteArray json = "{\"a\": [" + flow + ", " + members + ", " + flow + "], \"b\": " + members + "}";
    const QByteArray yaml = "map:\n" + block + "list:\n" + items + "flow: " + flow + "\nmembers: " + members +
                            "\nagain:\n" + block;
    const auto holdsAll = [count](const Node &node) {
        for (int i = 0; i < count; ++i) {
            const Node child = node.childAt(i);
            if ((child.isSequence() ? child.childAt(0) : child).bytes() != QByteArray::number(i))
                return false;
        }
        return node.childCount() == count;
    };
    const Snapshot fromYaml = Snapshot::parse(yaml, Format::Yaml);
    QCOMPARE(tests::TreeText::fault(fromYaml), QByteArray());
    for (const char *name : {"map", "list", "flow", "members", "again"})
        QVERIFY2(holdsAll(fromYaml.root().member(name)), name);
    const Snapshot fromJson = Snapshot::parse(json, Format::Json);
    QCOMPARE(tests::TreeText::fault(fromJson), QByteArray());
    for (int i = 0; i < 3; ++i)
        QVERIFY(holdsAll(fromJson.root().member("a").childAt(i)));
    QVERIFY(holdsAll(fromJson.root().member("b")));
    QVERIFY(fromYaml.problems().isEmpty() && fromJson.problems().isEmpty());
}

void TestTree::cutsStreamsOfManyDocuments()
{
    constexpr int Count = 500;
    QByteArray text;
    for (int i = 0; i < Count; ++i)
        text += "---\nn: " + QByteArray::number(i) + '\n';
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QCOMPARE(tests::TreeText::fault(snapshot), QByteArray());
    QCOMPARE(snapshot.documentCount(), qsizetype(Count));
    for (int i = 0; i < Count; ++i)
        QCOMPARE(snapshot.root(i).member("n").bytes(), QByteArray::number(i));
}

void TestTree::findsEachOfThousandsOfKeys()
{
    constexpr int Count = 5000;
    QByteArray text;
    for (int i = 0; i < Count; ++i)
        text += "key" + QByteArray::number(i) + ": [" + QByteArray::number(i) + "]\n";
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    QCOMPARE(tests::TreeText::fault(snapshot), QByteArray());
    const document::TreeNode &root = *snapshot.data()->stream->tileAt(0).tile->child;
    QVERIFY(root.isLarge());
    for (const document::LeafSlot &slot : root.leafSlots())
        QVERIFY(slot.leaf->count <= document::Leaf::Size);
    QCOMPARE(snapshot.root().childCount(), qsizetype(Count));
    for (int i = 0; i < Count; i += 37) {
        QCOMPARE(snapshot.root().keyAt(i), "key" + QByteArray::number(i));
        QCOMPARE(snapshot.at({"key" + QByteArray::number(i), "0"}).text(), QString::number(i));
    }
}

void TestTree::keepsTextOverSplices()
{
    QRandomGenerator random(11);
    QByteArray expected(100'000, 'x');
    for (qsizetype i = 50; i < expected.size(); i += 50)
        expected[i] = '\n';
    Text text(expected);
    for (int round = 0; round < 500; ++round) {
        const qsizetype at = random.bounded(int(expected.size()) + 1);
        const qsizetype removed = std::min<qsizetype>(random.bounded(round % 50 == 0 ? 30'000 : 40),
                                                      expected.size() - at);
        const QByteArray inserted(random.bounded(round % 30 == 0 ? 40'000 : 40), random.bounded(2) ? 'y' : '\n');
        const Text before = text;
        const QByteArray old = expected;
        text = text.spliced({at, removed, inserted});
        expected.replace(at, removed, inserted);
        QCOMPARE(text.size(), expected.size());
        QCOMPARE(text.lineCount(), expected.count('\n') + 1);
        const qsizetype probe = random.bounded(int(expected.size()) + 1);
        QCOMPARE(text.lineStart(probe), probe == 0 ? 0 : expected.lastIndexOf('\n', probe - 1) + 1);
        QCOMPARE(text.offsetAt(text.positionAt(probe)), probe);
        QCOMPARE(text.bytes({probe, 70}), expected.mid(probe, 70));
        if (round % 20 == 0) {
            QCOMPARE(text.bytes(), expected);
            QCOMPARE(before.bytes(), old);
        }
    }
}

GATEWRIGHT_TEST(TestTree, void)
#include "testtree.moc"
