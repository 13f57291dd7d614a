#include "diskchanges.h"
#include "fakestore.h"
#include "fakewatch.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using workspace::OpenDefinition;
using workspace::Workspace;

/** Files that forms edit without listing them, until there is an edit. */
class TestLending final : public QObject
{
    Q_OBJECT

private slots:
    void listsAFileFromItsFirstEditOn();
    void listsOneThatTheUserOpens();
    void staysWhileSomebodyUsesIt();
    void keepsAnEditThatIsGivenBack();
    void takesWhatIsOpen();
    void followsTheFile();
    void saysWhyAFileDoesNotOpen();
    void closesAnotherWhileAnEditIsGivenBack();
    void lendsNothingOutsideOfTheFolder();
    void followsNoFileOutOfTheFolder();
    void lendsNoPipe();
};

namespace {

const QString Path = u"/f/pets.yaml"_qs;
const QByteArray Pets = "get:\n  summary: All\n  responses: {}\n";

struct Lending {
    support::FakeStore store;
    Workspace workspace{store};
    support::FakeWatch watch;
    workspace::DiskChanges disk{workspace, store, watch};
    QSignalSpy opened{&workspace, &Workspace::opened};

    Lending()
    {
        store.files.insert(Path, Pets);
        workspace.addFolder(u"/f"_qs);
    }
    OpenDefinition *lend() { return *workspace.lend(Path); }
};

void edit(OpenDefinition &definition)
{
    QVERIFY(definition.document().setScalar({"get", "summary"}, document::Value::string(QByteArray("Each"))));
}

} // namespace

void TestLending::listsAFileFromItsFirstEditOn()
{
    Lending lending;
    OpenDefinition *pets = lending.lend();
    QCOMPARE(lending.workspace.definitions().size(), 0);
    QCOMPARE(lending.workspace.find(Path), nullptr);
    edit(*pets);
    QTRY_COMPARE(lending.workspace.definitions(), QList{pets});
    QVERIFY(!pets->isOpenedByUser());
    QCOMPARE(lending.opened.size(), 1);
    lending.workspace.giveBack(*pets);
    QCOMPARE(lending.workspace.definitions(), QList{pets});
    QVERIFY(lending.workspace.save(*pets));
    QCOMPARE(*lending.store.read(Path), QByteArray(Pets).replace("All", "Each"));
    // Its next user has the one that is open.
    QCOMPARE(lending.lend(), pets);
}

void TestLending::listsOneThatTheUserOpens()
{
    Lending lending;
    OpenDefinition *pets = lending.lend();
    QCOMPARE(*lending.workspace.open(Path), pets);
    QVERIFY(pets->isOpenedByUser());
    QCOMPARE(lending.opened.size(), 1);
    lending.workspace.giveBack(*pets);
    QCOMPARE(lending.workspace.find(Path), pets);
    edit(*pets);
    QCoreApplication::processEvents();
    QCOMPARE(lending.opened.size(), 1);
}

void TestLending::staysWhileSomebodyUsesIt()
{
    Lending lending;
    QPointer<OpenDefinition> pets = lending.lend();
    QCOMPARE(lending.lend(), pets.data());
    lending.workspace.giveBack(*pets);
    QVERIFY(pets);
    QCOMPARE(lending.workspace.withLent(), QList{pets.data()});
    lending.workspace.giveBack(*pets);
    QVERIFY(!pets);
    QVERIFY(lending.workspace.withLent().isEmpty());
    QCOMPARE(lending.opened.size(), 0);
}

void TestLending::keepsAnEditThatIsGivenBack()
{
    Lending lending;
    OpenDefinition *pets = lending.lend();
    edit(*pets);
    lending.workspace.giveBack(*pets);
    QCOMPARE(lending.workspace.definitions(), QList{pets});
    QCoreApplication::processEvents();
    QCOMPARE(lending.opened.size(), 1);
}

void TestLending::takesWhatIsOpen()
{
    Lending lending;
    OpenDefinition *pets = *lending.workspace.open(Path);
    QCOMPARE(lending.lend(), pets);
    lending.workspace.giveBack(*pets);
    QCOMPARE(lending.workspace.definitions(), QList{pets});
}

void TestLending::followsTheFile()
{
    Lending lending;
    QSignalSpy reloaded(&lending.disk, &workspace::DiskChanges::reloaded);
    OpenDefinition *pets = lending.lend();
    QTRY_COMPARE(lending.watch.paths, QStringList{Path});
    const QByteArray theirs = QByteArray(Pets).replace("All", "Theirs");
    lending.store.files.insert(Path, theirs);
    emit lending.watch.changed(Path);
    QCOMPARE(pets->document().snapshot().text(), theirs);
    QCoreApplication::processEvents();
    QVERIFY(lending.workspace.definitions().isEmpty());
    QCOMPARE(reloaded.size(), 0);
    lending.workspace.giveBack(*pets);
    QTRY_VERIFY(lending.watch.paths.isEmpty());
}

void TestLending::saysWhyAFileDoesNotOpen()
{
    Lending lending;
    const auto missing = lending.workspace.lend(u"/f/none.yaml"_qs);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, base::ErrorCode::NotFound);
    QVERIFY(lending.workspace.withLent().isEmpty());
}

/** A page that is closed writes what was typed, and then gives the file back. */
void TestLending::closesAnotherWhileAnEditIsGivenBack()
{
    Lending lending;
    lending.store.files.insert(u"/f/api.yaml"_qs, "openapi: 3.1.0\n");
    QPointer<OpenDefinition> api = *lending.workspace.open(u"/f/api.yaml"_qs);
    OpenDefinition *pets = lending.lend();
    connect(&lending.workspace, &Workspace::aboutToClose, this, [&] {
        edit(*pets);
        lending.workspace.giveBack(*pets);
    });
    lending.workspace.close(*api);
    QVERIFY(!api);
    QCOMPARE(lending.workspace.definitions(), QList{pets});
}

/** Another program can have replaced the file by a link since it was found. */
void TestLending::lendsNothingOutsideOfTheFolder()
{
    Lending lending;
    lending.store.files.insert(u"/secret/keys.yaml"_qs, Pets);
    lending.store.links.insert(Path, u"/secret/keys.yaml"_qs);
    const auto refused = lending.workspace.lend(Path);
    QVERIFY(!refused);
    QCOMPARE(refused.error(), (base::Error{base::ErrorCode::Refused, Path}));
    QVERIFY(lending.workspace.withLent().isEmpty());
}

void TestLending::followsNoFileOutOfTheFolder()
{
    Lending lending;
    const OpenDefinition *pets = lending.lend();
    lending.store.files.insert(u"/secret/keys.yaml"_qs, "key: 1\n");
    lending.store.files.insert(Path, "get: {}\n");
    lending.store.links.insert(Path, u"/secret/keys.yaml"_qs);
    lending.disk.checkAll();
    QCOMPARE(pets->document().snapshot().text(), Pets);
}

void TestLending::lendsNoPipe()
{
    Lending lending;
    lending.store.pipes.append(Path);
    const auto refused = lending.workspace.lend(Path);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::ReadFailed);
}

GATEWRIGHT_TEST(TestLending, QCoreApplication)
#include "testlending.moc"
