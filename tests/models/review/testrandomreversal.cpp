#include "corpus.h"
#include "differencelist.h"
#include "document.h"
#include "entrybytes.h"
#include "reversal.h"
#include "testprogram.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using review::NodeChange;
using review::NodeDifference;
using review::TreeDifference;

/** Random edits, reverted node by node in random order, give the bytes of the base. */
class TestRandomReversal final : public QObject
{
    Q_OBJECT

private slots:
    void givesTheBytesOfTheBase_data();
    void givesTheBytesOfTheBase();
    void cleanupTestCase();

private:
    int m_reverted = 0; ///< The number of nodes that were reverted, over all texts.
    int m_misfits = 0;  ///< The number of nodes that could only be reverted with the node around them.
};

namespace {

constexpr int EditsOfRound = 12;
constexpr int MostSteps = 400;
constexpr qint64 LargestText = 400'000;

/** A node that differs; a removed one has only a place in the base. */
struct Choice {
    bool isRemoved = false;
    Pointer place;
};

void collect(const NodeDifference &node, const Pointer &place, const Pointer &base, QList<Choice> &choices)
{
    if (node.change == NodeChange::Removed)
        choices.append({true, base});
    else if (node.change != NodeChange::Inside || !node.children)
        choices.append({false, place});
    if (!node.children)
        return;
    for (const NodeDifference &child : *node.children)
        collect(child, place / child.token, base / child.baseToken, choices);
}

Pointer randomNode(QRandomGenerator &random, const Snapshot &snapshot)
{
    Pointer place;
    document::Node node = snapshot.root();
    while (node.childCount() > 0 && (place.isRoot() || random.bounded(6) > 0)) {
        const qsizetype index = random.bounded(int(node.childCount()));
        place = node.isMapping() ? place.child(node.keyAt(index)) : place.child(index);
        node = snapshot.at(place);
    }
    return place;
}

/** An edit that the text may refuse. */
void edit(Document &document, QRandomGenerator &random)
{
    const Pointer place = randomNode(random, document.snapshot());
    const document::Node node = document.snapshot().at(place);
    const Value value = *Value::fromJson(R"({"name":"x","list":[1,"two\nlines\n"]})");
    switch (random.bounded(6)) {
    case 0:
        (void)document.setScalar(place, Value::string("text " + QByteArray::number(random.bounded(100))));
        break;
    case 1:
        (void)document.remove(place);
        break;
    case 2:
        (void)document.insert(place.child(node.isMapping() ? QByteArray("added") : QByteArray("-")), value,
                              random.bounded(int(node.childCount()) + 1));
        break;
    case 3:
        (void)document.renameKey(place, "renamed" + QByteArray::number(random.bounded(1000)));
        break;
    case 4:
        (void)document.moveEntry(place, random.bounded(8));
        break;
    default:
        (void)document.replaceSubtree(place, Value::array({Value::boolean(true)}));
    }
}

/** The values of the entries of a collection, by key, or by bytes for items; without the entry at `left`. */
QStringList valuesIn(const Snapshot &snapshot, const Pointer &collection, const QByteArray &left)
{
    const document::Node node = snapshot.at(collection);
    QStringList values;
    for (qsizetype i = 0; i < node.childCount(); ++i) {
        const QByteArray token = node.isMapping() ? node.keyAt(i) : QByteArray::number(i);
        if (token != left)
            values.append(QString::fromUtf8(snapshot.text(node.childAt(i).span())));
    }
    values.sort();
    return values;
}

/** Whether all bytes outside of the collection, and the values of the other entries in it, are as before. */
bool leavesTheRest(const Snapshot &before, const Snapshot &after, const Pointer &collection, const QByteArray &node,
                   const QByteArray &nodeAfter)
{
    const std::vector<document::EntryBytes> entries = document::entriesOf(before.at(collection));
    const qsizetype start = entries.front().whole.offset;
    const qsizetype rest = before.size() - entries.back().whole.end();
    // The line break at the end of a collection can belong to its last entry.
    constexpr qsizetype Break = 2;
    return before.text({0, start}) == after.text({0, start}) &&
           before.text({before.size() - rest + Break, rest}) == after.text({after.size() - rest + Break, rest}) &&
           valuesIn(before, collection, node) == valuesIn(after, collection, nodeAfter);
}

QList<QByteArray> builtInTexts()
{
    return {
        "openapi: 3.1.0\n# about\ninfo:\n  title: T # the title\n  version: '1'\n\npaths:\n  /a:\n    get:\n      "
        "parameters:\n        - name: x\n          in: query\n        - name: y\n          in: query\n          "
        "schema: {type: string, enum: [a, b, c]}\n      responses:\n        '200':\n          description: |+\n      "
        "      Long\n\n        default: {description: D}\n    post: {responses: {}}\n\n  # second\n  /b:\n    get: {}\n"
        "components:\n  schemas:\n    P:\n      type: object\n      required: [a]\n      properties:\n        a: "
        "{type: string}\n        b:\n          - 1\n          - - 2\n            - 3\n",
        "{\n  \"openapi\": \"3.1.0\",\n  \"tags\": [{\"name\": \"a\"}, {\"name\": \"b\"}],\n  \"paths\": {\n    \"/a\": "
        "{\"get\": {}},\n    \"/b\": {\n      \"post\": {\"deprecated\": true, \"tags\": [\"a\", \"b\"]}\n    }\n  }\n}",
        "a: 1\r\nb:\r\n- x\r\n- y: 1\r\n  z: 2\r\nc: {d: 1, e: [1, 2 , 3]}\r\nf: >\r\n  folded\r\n  text\r\n"};
}

} // namespace

void TestRandomReversal::givesTheBytesOfTheBase_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isJson");
    int number = 0;
    for (const QByteArray &text : builtInTexts())
        QTest::addRow("built in %d", number++) << text << text.startsWith('{');
    if (support::corpusFolder().isEmpty())
        return;
    for (const QString &folder : {u"/openapi"_qs, u"/definitions"_qs}) {
        QDirIterator files(support::corpusFolder() + folder, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.size() > LargestText || !file.open(QIODevice::ReadOnly))
                continue;
            QTest::newRow(qPrintable(file.fileName().sliced(support::corpusFolder().size())))
                << file.readAll() << file.fileName().endsWith(u".json");
        }
    }
}

void TestRandomReversal::givesTheBytesOfTheBase()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isJson);
    const Format format = isJson ? Format::Json : Format::Yaml;
    const Snapshot base = Snapshot::parse(text, format);
    if (!base.isValid())
        QSKIP("The file of the corpus has a syntax error, so it has no nodes to revert.");
    const bool isBuiltIn = QByteArrayView(QTest::currentDataTag()).startsWith("built in");
    for (int round = 0; round < (isBuiltIn ? 60 : 1); ++round) {
        QRandomGenerator random(quint32(round * 7919 + text.size()));
        Document document(text, format);
        if (document.readOnlyReason() != document::ReadOnlyReason::None)
            QSKIP("The editor opens this file of the corpus read-only.");
        for (int i = 0; i < EditsOfRound; ++i)
            edit(document, random);
        int steps = 0;
        for (; document.snapshot().text() != base.text(); ++steps) {
            QVERIFY2(steps < MostSteps, document.snapshot().text().left(4000).constData());
            const TreeDifference difference(base, document.snapshot());
            QVERIFY(difference.root());
            QList<Choice> choices;
            collect(*difference.root(), {}, {}, choices);
            QVERIFY(!choices.isEmpty());
            Choice choice = choices.at(random.bounded(int(choices.size())));
            auto edited = choice.isRemoved ? review::restoreNode(difference, choice.place)
                                           : review::revertNode(difference, choice.place);
            while (!edited || edited->splices.isEmpty()) {
                ++m_misfits;
                QVERIFY2(!choice.place.isRoot(), qPrintable(edited ? u"no change"_qs : edited.error().detail));
                choice.place = choice.place.parent();
                edited = review::revertNode(difference, choice.place);
            }
            const QByteArray before = document.snapshot().text();
            QVERIFY(document.apply(difference.now(), *edited));
            if (!choice.isRemoved && !choice.place.isRoot() && edited->after && !edited->before->isEntry)
                QVERIFY2(leavesTheRest(difference.now(), document.snapshot(), choice.place.parent(),
                                       choice.place.last(), edited->after->place.last()),
                         qPrintable(choice.place.toString()));
            QVERIFY(document.snapshot().isValid());
            QVERIFY2(document.snapshot().text() != before,
                     qPrintable(choice.place.toString() + u'\n' + tests::listed(difference).join(u'\n')));
            ++m_reverted;
        }
    }
}

void TestRandomReversal::cleanupTestCase()
{
    qInfo("%d nodes reverted, %d together with the node around them", m_reverted, m_misfits);
    QVERIFY(m_reverted > 1000);
    QVERIFY(m_misfits < m_reverted / 10);
}

GATEWRIGHT_TEST(TestRandomReversal, QCoreApplication)
#include "testrandomreversal.moc"
