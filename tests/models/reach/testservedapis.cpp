#include "fakestore.h"
#include "fakewatch.h"
#include "servedapis.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using reach::ServedApis;

/** The definitions of the window: open ones as edited, files of folders as on disk. */
class TestServedApis final : public QObject
{
    Q_OBJECT

private slots:
    void readsNothingBeforeItIsAsked();
    void readsOpenDefinitionsAndFilesOfFolders();
    void followsEditsOfAnOpenDefinition();
    void readsTheFileOfAClosedDefinition();
    void followsFilesThatAreWrittenAndRemoved();
    void readsADefinitionAgainWhenItsOtherFileChanges();
    void forgetsAClosedFolder();
    void endsWhileAWorkerReads();
};

namespace {

QByteArray definitionOf(const char *name)
{
    return QByteArray("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/p: {get: {}}}\nx-vendor-api-gateway: "
                      "{info: {name: ") +
           name + "}, upstream: {url: 'http://u'}, server: {listenPath: {value: /" + name + "}}}\n";
}

struct Bench {
    support::FakeStore store;
    workspace::Workspace workspace{store};
    support::FakeWatch watch;
    workspace::FolderIndex index{workspace, store, watch};
    ServedApis apis{workspace, store, index};

    void openFolder()
    {
        workspace.addFolder(u"/f"_qs);
        QTRY_VERIFY(index.listing(u"/f"_qs));
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const reach::ServedApi &api : apis.apis())
            names.append(api.title);
        return names;
    }
    void expect(const QStringList &expected)
    {
        QTRY_COMPARE(names(), expected);
        QTRY_VERIFY(!apis.isReading());
        QCOMPARE(names(), expected);
    }
};

} // namespace

void TestServedApis::readsNothingBeforeItIsAsked()
{
    Bench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, definitionOf("A")}};
    bench.openFolder();
    QVERIFY(bench.names().isEmpty());
    QVERIFY(!bench.apis.isReading());
}

void TestServedApis::readsOpenDefinitionsAndFilesOfFolders()
{
    Bench bench;
    bench.store.files = {{u"/f/b.yaml"_qs, definitionOf("B")},
                         {u"/f/a.yaml"_qs, definitionOf("A")},
                         {u"/f/part.yaml"_qs, "type: object\n"},
                         {u"/g/c.yaml"_qs, definitionOf("C")}};
    QVERIFY(bench.workspace.open(u"/g/c.yaml"_qs).isOk());
    bench.openFolder();
    bench.apis.start();
    QSignalSpy changed(&bench.apis, &ServedApis::changed);
    bench.expect({u"C"_qs, u"A"_qs, u"B"_qs});
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(bench.apis.apis().at(1).operations.size(), 1);
    QCOMPARE(bench.apis.apis().at(1).documentPath, u"/f/a.yaml"_qs);
}

void TestServedApis::followsEditsOfAnOpenDefinition()
{
    Bench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, definitionOf("A")}};
    bench.openFolder();
    bench.apis.start();
    bench.expect({u"A"_qs});
    auto opened = bench.workspace.open(u"/f/a.yaml"_qs);
    QVERIFY(opened.isOk());
    (*opened)->document().reload(definitionOf("Edited"));
    bench.expect({u"Edited"_qs});
}

void TestServedApis::readsTheFileOfAClosedDefinition()
{
    Bench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, definitionOf("A")}};
    bench.openFolder();
    auto opened = bench.workspace.open(u"/f/a.yaml"_qs);
    QVERIFY(opened.isOk());
    (*opened)->document().reload(definitionOf("Edited"));
    bench.apis.start();
    bench.expect({u"Edited"_qs});
    bench.workspace.close(**opened);
    bench.expect({u"A"_qs});
}

void TestServedApis::followsFilesThatAreWrittenAndRemoved()
{
    Bench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, definitionOf("A")}, {u"/f/b.yaml"_qs, definitionOf("B")}};
    bench.openFolder();
    bench.apis.start();
    bench.expect({u"A"_qs, u"B"_qs});
    bench.store.files = {{u"/f/b.yaml"_qs, definitionOf("Other")}, {u"/f/c.yaml"_qs, definitionOf("C")}};
    emit bench.watch.folderChanged(u"/f"_qs);
    bench.expect({u"Other"_qs, u"C"_qs});
}

void TestServedApis::readsADefinitionAgainWhenItsOtherFileChanges()
{
    Bench bench;
    const QByteArray entry = "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {/p: {$ref: other.yaml}}\n";
    bench.store.files = {{u"/f/a.yaml"_qs, entry}};
    bench.openFolder();
    bench.apis.start();
    bench.expect({u"A"_qs});
    QVERIFY(bench.apis.apis().constFirst().operations.isEmpty());
    bench.store.files = {{u"/f/a.yaml"_qs, entry}, {u"/f/other.yaml"_qs, "get: {}\nput: {}\n"}};
    emit bench.watch.folderChanged(u"/f"_qs);
    QTRY_COMPARE(bench.apis.apis().constFirst().operations.size(), 2);
}

void TestServedApis::forgetsAClosedFolder()
{
    Bench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, definitionOf("A")}};
    bench.openFolder();
    bench.apis.start();
    bench.expect({u"A"_qs});
    bench.workspace.removeFolder(u"/f"_qs);
    bench.expect({});
}

void TestServedApis::endsWhileAWorkerReads()
{
    support::FakeStore store;
    for (int i = 0; i < 50; ++i)
        store.files.insert(u"/f/%1.yaml"_qs.arg(i), definitionOf("A"));
    workspace::Workspace workspace(store);
    support::FakeWatch watch;
    workspace::FolderIndex index(workspace, store, watch);
    workspace.addFolder(u"/f"_qs);
    QTRY_VERIFY(index.listing(u"/f"_qs));
    {
        ServedApis apis(workspace, store, index);
        apis.start();
        QVERIFY(apis.isReading());
    }
    QCoreApplication::processEvents();
}

GATEWRIGHT_TEST(TestServedApis, QCoreApplication)

#include "testservedapis.moc"
