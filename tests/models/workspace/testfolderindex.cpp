#include "fakestore.h"
#include "fakewatch.h"
#include "folderindex.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using workspace::FileSummary;
using workspace::FolderIndex;
using workspace::Workspace;

/** The files of opened folders: listed and counted by workers, and not opened. */
class TestFolderIndex final : public QObject
{
    Q_OBJECT

private slots:
    void listsFilesWithoutOpeningThem();
    void countsOperationsAndProblems();
    void countsOperationsOfOtherFiles();
    void countsWithTheRulesOfTheFolder();
    void countsNoTooLargeFile();
    void noticesNewRemovedAndWrittenFiles();
    void followsTheProblemsOfAnOpenDefinition();
    void forgetsAClosedFolder();
    void endsWhileAWorkerCounts();
};

namespace {

const QByteArray Good = "openapi: 3.0.3\n"
                        "info: {title: T, version: '1', description: D, contact: {name: K}}\n"
                        "servers: [{url: 'https://a.example'}]\n"
                        "tags: []\n"
                        "paths:\n"
                        "  /a:\n"
                        "    get: {responses: {'200': {description: ok}}}\n"
                        "    put: {responses: {'200': {description: ok}}}\n"
                        "  /b:\n"
                        "    get: {responses: {'200': {description: ok}}}\n";
const QByteArray Broken = "openapi: 3.0.3\npaths:\n  /a:\n    get: {}\n";

struct IndexBench {
    support::FakeStore store;
    Workspace workspace{store};
    support::FakeWatch watch;
    FolderIndex index{workspace, store, watch};
    QSignalSpy listed{&index, &FolderIndex::listed};
    QSignalSpy added{&index, &FolderIndex::added};

    void open()
    {
        workspace.addFolder(u"/f"_qs);
        QTRY_VERIFY(index.listing(u"/f"_qs));
        settle();
    }
    void change()
    {
        const qsizetype before = listed.size();
        emit watch.folderChanged(u"/f"_qs);
        QTRY_COMPARE(listed.size(), before + 1);
        settle();
    }
    void settle() { QTRY_COMPARE(index.waitingCount(), 0); }
    [[nodiscard]] QStringList paths() const
    {
        QStringList all = index.listing(u"/f"_qs)->files.keys();
        all.sort();
        return all;
    }
};

} // namespace

void TestFolderIndex::listsFilesWithoutOpeningThem()
{
    IndexBench bench;
    bench.store.files = {
        {u"/f/a/api.yaml"_qs, Good}, {u"/f/b/api.yaml"_qs, "swagger: '2.0'\n"}, {u"/g/c.yaml"_qs, Good}};
    bench.open();
    QCOMPARE(bench.paths(), (QStringList{u"/f/a/api.yaml"_qs, u"/f/b/api.yaml"_qs}));
    QVERIFY(bench.workspace.definitions().isEmpty());
    QVERIFY(bench.index.isSwagger(u"/f/b/api.yaml"_qs));
    QVERIFY(!bench.index.isSwagger(u"/f/a/api.yaml"_qs));
    QVERIFY(bench.added.isEmpty());
}

void TestFolderIndex::countsOperationsAndProblems()
{
    IndexBench bench;
    bench.store.files = {{u"/f/good.yaml"_qs, Good}, {u"/f/broken.yaml"_qs, Broken}, {u"/f/text.yaml"_qs, "a: [\n"}};
    bench.open();
    const FileSummary good = bench.index.summary(u"/f/good.yaml"_qs);
    QCOMPARE(good.state, FileSummary::State::Counted);
    QCOMPARE(good.operations, 3);
    QCOMPARE(good.methods.at(0), 2); // get
    QCOMPARE(good.methods.at(1), 1); // put
    QVERIFY(bench.index.summary(u"/f/broken.yaml"_qs).problems.errors > 0);
    QVERIFY(bench.index.summary(u"/f/text.yaml"_qs).problems.errors > 0);
    // The same numbers as those of the open definition.
    const workspace::OpenDefinition *open = *bench.workspace.open(u"/f/broken.yaml"_qs);
    const int errors = bench.index.summary(u"/f/broken.yaml"_qs).problems.errors;
    QTRY_VERIFY(!open->diagnostics().isEmpty());
    QTRY_COMPARE(std::count_if(open->diagnostics().cbegin(), open->diagnostics().cend(),
                               [](const auto &one) { return one.severity == base::Severity::Error; }),
                 errors);
}

void TestFolderIndex::countsOperationsOfOtherFiles()
{
    IndexBench bench;
    bench.store.files = {{u"/f/api.yaml"_qs, "openapi: 3.1.0\npaths:\n  /a:\n    $ref: paths/a.yaml\n"},
                         {u"/f/paths/a.yaml"_qs, "get: {responses: {}}\npost: {responses: {}}\n"}};
    bench.open();
    QCOMPARE(bench.index.summary(u"/f/api.yaml"_qs).operations, 2);
}

void TestFolderIndex::countsWithTheRulesOfTheFolder()
{
    IndexBench bench;
    bench.store.files = {{u"/f/deep/api.yaml"_qs, Good}};
    bench.open();
    const int before = bench.index.summary(u"/f/deep/api.yaml"_qs).problems.errors;
    bench.store.files.insert(
        u"/f/.spectral.yaml"_qs,
        "rules:\n  own:\n    severity: error\n    given: $.paths[*]\n    then: {field: summary, function: truthy}\n");
    bench.store.files.insert(u"/f/deep/api.yaml"_qs, Good + "x-a: 1\n");
    bench.change();
    QCOMPARE(bench.index.summary(u"/f/deep/api.yaml"_qs).problems.errors, before + 2);
}

void TestFolderIndex::countsNoTooLargeFile()
{
    IndexBench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, Good + QByteArray(workspace::MaximumCountedBytes, '#')}};
    bench.open();
    QCOMPARE(bench.index.summary(u"/f/a.yaml"_qs).state, FileSummary::State::TooLarge);
}

void TestFolderIndex::noticesNewRemovedAndWrittenFiles()
{
    IndexBench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, Good}, {u"/f/b.yaml"_qs, Good}};
    bench.open();
    bench.store.files.remove(u"/f/a.yaml"_qs);
    bench.store.files.insert(u"/f/b.yaml"_qs, Broken);
    bench.store.files.insert(u"/f/c.yaml"_qs, Good);
    bench.change();
    const auto difference = bench.listed.last().at(1).value<workspace::FolderDifference>();
    QCOMPARE(difference.removed, QStringList{u"/f/a.yaml"_qs});
    QCOMPARE(difference.written, QStringList{u"/f/b.yaml"_qs});
    QCOMPARE(difference.added, QStringList{u"/f/c.yaml"_qs});
    QCOMPARE(bench.index.summary(u"/f/a.yaml"_qs).state, FileSummary::State::Waiting);
    QCOMPARE(bench.index.summary(u"/f/b.yaml"_qs).operations, 1);
    QCOMPARE(bench.index.summary(u"/f/c.yaml"_qs).operations, 3);
    QCOMPARE(bench.added.size(), 1);
    QCOMPARE(bench.added.first().first().toStringList(), QStringList{u"/f/c.yaml"_qs});
    QVERIFY(bench.workspace.definitions().isEmpty());
}

void TestFolderIndex::followsTheProblemsOfAnOpenDefinition()
{
    IndexBench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, Good}};
    bench.open();
    const int before = bench.index.summary(u"/f/a.yaml"_qs).problems.errors;
    workspace::OpenDefinition *open = *bench.workspace.open(u"/f/a.yaml"_qs);
    QVERIFY(open->document().remove({"paths", "/a", "get", "responses"}));
    QVERIFY(open->document().remove({"info"}));
    QTRY_VERIFY(bench.index.summary(u"/f/a.yaml"_qs).problems.errors > before);
    QCOMPARE(bench.index.summary(u"/f/a.yaml"_qs).operations, 3);
    bench.workspace.close(*open);
    QTRY_COMPARE(bench.index.summary(u"/f/a.yaml"_qs).problems.errors, before);
}

void TestFolderIndex::forgetsAClosedFolder()
{
    IndexBench bench;
    bench.store.files = {{u"/f/a.yaml"_qs, Good}};
    bench.open();
    QSignalSpy closed(&bench.index, &FolderIndex::closed);
    bench.workspace.removeFolder(u"/f"_qs);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!bench.index.listing(u"/f"_qs));
    QCOMPARE(bench.index.summary(u"/f/a.yaml"_qs).state, FileSummary::State::Waiting);
}

void TestFolderIndex::endsWhileAWorkerCounts()
{
    IndexBench bench;
    for (int at = 0; at < 200; ++at)
        bench.store.files.insert(u"/f/%1.yaml"_qs.arg(at), Good);
    bench.workspace.addFolder(u"/f"_qs);
    QTRY_VERIFY(bench.index.waitingCount() > 0);
}

GATEWRIGHT_TEST(TestFolderIndex, QCoreApplication)
#include "testfolderindex.moc"
