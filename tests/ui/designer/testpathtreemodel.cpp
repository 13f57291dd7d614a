#include "pathtreedata.h"
#include "pathtreemodel.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

using designer::PathTreeModel;
using document::Document;
using document::Format;
using document::Pointer;
using document::Value;
using namespace Qt::StringLiterals;

namespace {

QByteArray manyPaths(int count)
{
    QByteArray text = "openapi: 3.1.0\npaths:\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "  /things/" + number + ":\n    # number " + number + "\n    get: {summary: Reads " + number +
                "}\n    post:\n      summary: Adds " + number + "\n";
    }
    return text;
}

/** All that the tree shows. */
QStringList textsOf(const QAbstractItemModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex path = model.index(row, 0);
        texts.append(path.data(designer::PathSearchRole).toString());
        for (int inner = 0; inner < model.rowCount(path); ++inner) {
            const QModelIndex operation = model.index(inner, 0, path);
            if (operation.parent() != path)
                texts.append(u"is below another path"_qs);
            texts.append(u"  "_qs + operation.data(designer::PathSearchRole).toString());
        }
    }
    return texts;
}

QStringList expectedTexts(Document &document)
{
    return textsOf(PathTreeModel(document));
}

/** Random edits as the forms and the tree make them. */
class RandomEdits final
{
public:
    RandomEdits(Document &document, quint32 seed)
        : m_document(document)
        , m_random(seed)
    {}

    void makeOne()
    {
        const document::Node paths = m_document.snapshot().at({"paths"});
        const int count = int(paths.childCount());
        const Pointer path{"paths", count > 0 ? paths.keyAt(m_random.bounded(count)) : QByteArray("/none")};
        const QByteArray fresh = "/new/" + QByteArray::number(m_serial++);
        switch (m_random.bounded(10)) {
        case 0:
            (void)m_document.insert({"paths", fresh}, Value::object(), m_random.bounded(count + 1));
            break;
        case 1:
            (void)m_document.remove(path);
            break;
        case 2:
            (void)m_document.renameKey(path, fresh);
            break;
        case 3:
            (void)m_document.moveEntry(path, m_random.bounded(count));
            break;
        case 4:
            (void)m_document.set(path / "put" / "summary", Value::string(fresh));
            break;
        case 5:
            (void)m_document.remove(path / "get");
            break;
        case 6:
            (void)m_document.renameKey(path / "post", "patch");
            break;
        case 7:
            (void)m_document.moveEntry(path / "post", 0);
            break;
        case 8:
            (void)m_document.set(path / "post" / "summary", Value::string(fresh));
            break;
        default:
            for (int steps = m_random.bounded(1, 6); steps > 0; --steps)
                m_random.bounded(3) > 0 ? m_document.undo() : m_document.redo();
        }
    }

    /** Replaces some bytes of the text, as the Source tab does. */
    void type()
    {
        static const QList<QByteArray> typed = {"",           "x", "\n",  "  /typed:\n    get: {summary: typed}\n",
                                                "  x-a: b\n", "'", "\n\n"};
        const QByteArray text = m_document.snapshot().text();
        qsizetype at = m_random.bounded(int(text.size()));
        // Half of the time at the start of a line, where whole entries are inserted and removed.
        if (m_random.bounded(2) == 0)
            at = text.indexOf('\n', at) + 1;
        const qsizetype removed = std::min<qsizetype>(m_random.bounded(4) == 0 ? m_random.bounded(120) : 0,
                                                      text.size() - at);
        // Some of the texts repeat a path or add a vendor member.
        (void)m_document.spliceText({at, removed, typed.at(m_random.bounded(int(typed.size())))});
    }

private:
    Document &m_document;
    QRandomGenerator m_random;
    int m_serial = 0;
};

} // namespace

class TestPathTreeModel final : public QObject
{
    Q_OBJECT

private slots:
    void showsTheSameAsANewModel_data();
    void showsTheSameAsANewModel();
    void showsEditedTexts_data();
    void showsEditedTexts();
    void rereadsOnlyWhatAnEditTouches();
    void keepsRowsThatPersist();
    void followsReferencesWithinPaths();
    void showsNoVendorMembers();
    void looksUpOnlyWhatAnEditElsewhereChanges();
};

void TestPathTreeModel::showsTheSameAsANewModel_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestPathTreeModel::showsTheSameAsANewModel()
{
    QFETCH(quint32, seed);
    Document document(manyPaths(12), Format::Yaml);
    PathTreeModel model(document);
    QSortFilterProxyModel filtered;
    filtered.setRecursiveFilteringEnabled(true);
    filtered.setSourceModel(&model);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    RandomEdits edits(document, seed);
    for (int i = 0; i < 250; ++i) {
        edits.makeOne();
        const QStringList expected = expectedTexts(document);
        QCOMPARE(textsOf(model), expected);
        QCOMPARE(textsOf(filtered), expected);
    }
}

void TestPathTreeModel::showsEditedTexts_data()
{
    showsTheSameAsANewModel_data();
}

void TestPathTreeModel::showsEditedTexts()
{
    QFETCH(quint32, seed);
    Document document(manyPaths(12), Format::Yaml);
    PathTreeModel model(document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    RandomEdits edits(document, seed);
    for (int i = 0; i < 250; ++i) {
        edits.type();
        // Continues from a valid text.
        if (!document.snapshot().isValid())
            document.undo();
        QCOMPARE(textsOf(model), expectedTexts(document));
    }
}

void TestPathTreeModel::rereadsOnlyWhatAnEditTouches()
{
    Document document(manyPaths(300), Format::Yaml);
    PathTreeModel model(document);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(document.insert({"paths", "/first"}, Value::object(), 0));
    QVERIFY(document.renameKey({"paths", "/things/150"}, "/renamed"));
    QVERIFY(document.moveEntry({"paths", "/renamed"}, 2));
    QVERIFY(document.moveEntry({"paths", "/renamed"}, 298));
    QVERIFY(document.moveEntry({"paths", "/things/7"}, 8));
    QVERIFY(document.remove({"paths", "/things/299"}));
    QVERIFY(document.remove({"paths", "/first"}));
    QVERIFY(document.remove({"paths", "/things/40", "get"}));
    QVERIFY(document.spliceText({document.snapshot().text().indexOf("  /things/20:"), 0, "  /typed:\n    get: {}\n"}));
    while (document.canUndo())
        document.undo();
    while (document.canRedo())
        document.redo();
    QCOMPARE(resets.size(), 0);
    // A dozen rows at most for each of 27 edits, undos and redos, of 900.
    QVERIFY2(told.size() < 27 * 24, qPrintable(QString::number(told.size())));
    QCOMPARE(textsOf(model), expectedTexts(document));
}

void TestPathTreeModel::keepsRowsThatPersist()
{
    Document document(manyPaths(20), Format::Yaml);
    const PathTreeModel model(document);
    const QPersistentModelIndex path = model.indexOf({"/things/10", {}});
    const QPersistentModelIndex operation = model.indexOf({"/things/10", "post"});
    QVERIFY(document.remove({"paths", "/things/3"}));
    QVERIFY(document.moveEntry({"paths", "/things/10"}, 1));
    QVERIFY(document.remove({"paths", "/things/10", "get"}));
    QVERIFY(document.renameKey({"paths", "/things/10"}, "/renamed"));
    QCOMPARE(path.row(), 1);
    QCOMPARE(path.data().toString(), u"/renamed"_qs);
    QCOMPARE(operation.row(), 0);
    QCOMPARE(operation.parent(), QModelIndex(path));
    QCOMPARE(operation.data().toString(), u"Adds 10"_qs);
}

void TestPathTreeModel::followsReferencesWithinPaths()
{
    Document document("paths:\n  /a:\n    get: {summary: One}\n  /b:\n    $ref: '#/paths/~1a'\n", Format::Yaml);
    const PathTreeModel model(document);
    QVERIFY(document.setScalar({"paths", "/a", "get", "summary"}, Value::string(u"Another"_qs)));
    QCOMPARE(model.indexOf({"/b", "get"}).data().toString(), u"Another"_qs);
    QVERIFY(document.set({"paths", "/a", "put"}, Value::object()));
    QVERIFY(document.set({"paths", "/a", "put"}, Value::object({{"summary", Value::string(u"Put"_qs)}})));
    QCOMPARE(model.rowCount(model.indexOf({"/b", {}})), 2);
    QVERIFY(document.renameKey({"paths", "/a"}, "/c"));
    QCOMPARE(textsOf(model), expectedTexts(document));
}

void TestPathTreeModel::showsNoVendorMembers()
{
    Document document(manyPaths(3), Format::Yaml);
    const PathTreeModel model(document);
    QVERIFY(document.insert({"paths", "x-note"}, Value::string(u"y"_qs), 1));
    QVERIFY(document.insert({"paths", "/last"}, Value::object(), 2));
    QVERIFY(document.remove({"paths", "/things/2"}));
    QCOMPARE(textsOf(model), expectedTexts(document));
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(document.remove({"paths", "x-note"}));
    QVERIFY(document.renameKey({"paths", "/last"}, "/end"));
    QCOMPARE(textsOf(model), expectedTexts(document));
}

void TestPathTreeModel::looksUpOnlyWhatAnEditElsewhereChanges()
{
    const QString file = u"/api/items.yaml"_qs;
    QByteArray text = "openapi: 3.1.0\npaths:\n";
    QByteArray items;
    for (const QByteArray name : {"a", "b", "c", "d", "e", "f"}) {
        text += "  /" + name + ":\n    $ref: 'items.yaml#/" + name + "'\n";
        items += name + ":\n  get: {summary: Reads " + name + "}\n";
    }
    Document document(text, Format::Yaml);
    Document other(items, Format::Yaml);
    PathTreeModel model(document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    int lookups = 0;
    const QString api = u"/api/openapi.yaml"_s;
    model.setReferences([&] {
        ++lookups;
        const auto textOf = [&](const QString &address) {
            return std::optional(address == file ? other.snapshot() : document.snapshot());
        };
        return designer::PathReferences{{openapi::DocumentSet(), textOf}, api};
    });
    connect(&other, &Document::changed, &model,
            [&](const document::Change &change) { model.refreshElsewhere(file, other.snapshot(), change); });
    QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
    lookups = 0;
    QVERIFY(other.setScalar({"c", "get", "summary"}, Value::string(u"Sees c"_s)));
    QVERIFY(textsOf(model).join(u' ').contains(u"Sees c"));
    QCOMPARE_LE(lookups, 2);
    // The others are known to be those of this text.
    told.clear();
    model.refreshElsewhere();
    QCOMPARE(told.count(), 0);
}

GATEWRIGHT_TEST(TestPathTreeModel, QApplication)
#include "testpathtreemodel.moc"
