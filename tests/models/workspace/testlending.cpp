#include "diskchanges.h"
#include "fakestore.h"
#include "fakewatch.h"
#include "linter.h"
#include "testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <optional>
#include <utility>

using workspace::DefinitionHandle;
using workspace::OpenDefinition;
using workspace::Workspace;

/** Files that forms edit without listing them, until there is an edit. */
class TestLending final : public QObject
{
    Q_OBJECT

private slots:
    void listsAFileFromItsFirstEditOn();
    void listsOneThatTheUserOpens();
    void listsAfterThoseThatAreListed();
    void saysWhatIsLoaded();
    void staysUntilItsLastHandleIsDestroyed();
    void movesHandles();
    void releasesWhatAHandleHadBefore();
    void keepsAnEditWhenItsHandleIsDestroyed();
    void emptiesTheHandlesOfWhatIsClosed();
    void emptiesTheHandlesOfAWorkspaceThatIsDestroyed();
    void takesWhatIsOpen();
    void followsTheFile();
    void saysWhyAFileDoesNotOpen();
    void closesAnotherWhileAnEditIsReleased();
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
    DefinitionHandle lend() { return *workspace.lend(Path); }
};

void edit(const DefinitionHandle &definition)
{
    QVERIFY(definition->document().setScalar({"get", "summary"}, document::Value::string(QByteArray("Each"))));
}

} // namespace

void TestLending::listsAFileFromItsFirstEditOn()
{
    Lending lending;
    std::optional<DefinitionHandle> handle = lending.lend();
    OpenDefinition *pets = handle->get();
    QCOMPARE(lending.workspace.definitions().size(), 0);
    QCOMPARE(lending.workspace.find(Path), nullptr);
    QVERIFY(!pets->isListed());
    edit(*handle);
    // When the edit is complete, which can be one of several.
    QVERIFY(!pets->isListed());
    QTRY_COMPARE(lending.workspace.definitions(), QList{pets});
    QVERIFY(pets->isListed());
    QVERIFY(!pets->isOpenedByUser());
    QCOMPARE(lending.opened.size(), 1);
    QCOMPARE(pets->findChildren<workspace::Linter *>().size(), 1);
    handle.reset();
    QCOMPARE(lending.workspace.definitions(), QList{pets});
    QVERIFY(lending.workspace.save(*pets));
    QCOMPARE(*lending.store.read(Path), QByteArray(Pets).replace("All", "Each"));
    // Its next user has the one that is open.
    QCOMPARE(lending.lend().get(), pets);
    QCOMPARE(lending.workspace.definitions(), QList{pets});
}

void TestLending::listsOneThatTheUserOpens()
{
    Lending lending;
    std::optional<DefinitionHandle> handle = lending.lend();
    OpenDefinition *pets = handle->get();
    QCOMPARE(*lending.workspace.open(Path), pets);
    QVERIFY(pets->isOpenedByUser());
    QCOMPARE(lending.opened.size(), 1);
    edit(*handle);
    QCoreApplication::processEvents();
    QCOMPARE(lending.opened.size(), 1);
    handle.reset();
    QCOMPARE(lending.workspace.find(Path), pets);
}

void TestLending::listsAfterThoseThatAreListed()
{
    Lending lending;
    lending.store.files.insert(u"/f/one.yaml"_qs, "openapi: 3.1.0\n");
    lending.store.files.insert(u"/f/two.yaml"_qs, "openapi: 3.1.0\n");
    OpenDefinition *one = *lending.workspace.open(u"/f/one.yaml"_qs);
    const DefinitionHandle pets = lending.lend();
    OpenDefinition *two = *lending.workspace.open(u"/f/two.yaml"_qs);
    QCOMPARE(lending.workspace.definitions(), QList({one, two}));
    edit(pets);
    QTRY_COMPARE(lending.workspace.definitions(), QList({one, two, pets.get()}));
}

void TestLending::saysWhatIsLoaded()
{
    Lending lending;
    lending.store.files.insert(u"/f/api.yaml"_qs, "openapi: 3.1.0\n");
    QSignalSpy loaded(&lending.workspace, &Workspace::loaded);
    OpenDefinition *api = *lending.workspace.open(u"/f/api.yaml"_qs);
    QCOMPARE(loaded.size(), 1);
    const DefinitionHandle pets = lending.lend();
    QCOMPARE(loaded.size(), 2);
    QCOMPARE(loaded.constLast().constFirst().value<OpenDefinition *>(), pets.get());
    QCOMPARE(lending.workspace.loadedDefinitions(), QList({api, pets.get()}));
    QCOMPARE(lending.workspace.definitions(), QList{api});
    QVERIFY(lending.workspace.open(Path));
    QCOMPARE(loaded.size(), 2);
    QCOMPARE(lending.workspace.loadedDefinitions(), QList({api, pets.get()}));
}

void TestLending::staysUntilItsLastHandleIsDestroyed()
{
    Lending lending;
    std::optional<DefinitionHandle> one = lending.lend();
    std::optional<DefinitionHandle> other = lending.lend();
    const QPointer<OpenDefinition> pets = one->get();
    QCOMPARE(other->get(), pets.data());
    one.reset();
    QVERIFY(pets);
    QCOMPARE(lending.workspace.loadedDefinitions(), QList{pets.data()});
    other.reset();
    QVERIFY(!pets);
    QVERIFY(lending.workspace.loadedDefinitions().isEmpty());
    QCOMPARE(lending.opened.size(), 0);
}

void TestLending::movesHandles()
{
    Lending lending;
    QVERIFY(!DefinitionHandle());
    QCOMPARE(DefinitionHandle().get(), nullptr);
    std::optional<DefinitionHandle> one = lending.lend();
    const QPointer<OpenDefinition> pets = one->get();
    std::optional<DefinitionHandle> other = std::move(*one);
    QVERIFY(!*one);
    QCOMPARE(other->get(), pets.data());
    one.reset();
    QVERIFY(pets);
    DefinitionHandle last;
    last = std::move(*other);
    QVERIFY(!*other);
    other.reset();
    QVERIFY(pets);
    QVERIFY(last);
    last = DefinitionHandle();
    QVERIFY(!pets);
}

void TestLending::releasesWhatAHandleHadBefore()
{
    Lending lending;
    const QString dogs = u"/f/dogs.yaml"_qs;
    lending.store.files.insert(dogs, Pets);
    DefinitionHandle handle = lending.lend();
    const QPointer<OpenDefinition> pets = handle.get();
    handle = *lending.workspace.lend(dogs);
    QVERIFY(!pets);
    QCOMPARE(handle->path(), dogs);
    QCOMPARE(lending.workspace.loadedDefinitions(), QList{handle.get()});
    // Another handle of the same file.
    handle = *lending.workspace.lend(dogs);
    QVERIFY(handle);
    QCOMPARE(lending.workspace.loadedDefinitions(), QList{handle.get()});
}

void TestLending::keepsAnEditWhenItsHandleIsDestroyed()
{
    Lending lending;
    std::optional<DefinitionHandle> one = lending.lend();
    std::optional<DefinitionHandle> other = lending.lend();
    OpenDefinition *pets = one->get();
    edit(*one);
    one.reset();
    QVERIFY(lending.workspace.definitions().isEmpty());
    other.reset();
    QCOMPARE(lending.workspace.definitions(), QList{pets});
    QCoreApplication::processEvents();
    QCOMPARE(lending.opened.size(), 1);
}

void TestLending::emptiesTheHandlesOfWhatIsClosed()
{
    Lending lending;
    DefinitionHandle handle = lending.lend();
    const QPointer<OpenDefinition> pets = handle.get();
    // A file that is not listed is not closed for the user.
    lending.workspace.close(*pets);
    QVERIFY(pets);
    QVERIFY(lending.workspace.open(Path));
    QSignalSpy aboutToClose(&lending.workspace, &Workspace::aboutToClose);
    lending.workspace.close(*pets);
    QCOMPARE(aboutToClose.size(), 1);
    QVERIFY(!pets);
    QVERIFY(!handle);
    QCOMPARE(handle.get(), nullptr);
    // The definition that is loaded now is not the one that the handle had.
    const DefinitionHandle again = lending.lend();
    handle = DefinitionHandle();
    QVERIFY(again);
    QCOMPARE(lending.workspace.loadedDefinitions(), QList{again.get()});
}

void TestLending::emptiesTheHandlesOfAWorkspaceThatIsDestroyed()
{
    support::FakeStore store;
    store.files.insert(Path, Pets);
    store.files.insert(u"/f/dogs.yaml"_qs, Pets);
    auto workspace = std::make_unique<Workspace>(store);
    workspace->addFolder(u"/f"_qs);
    const DefinitionHandle pets = *workspace->lend(Path);
    std::optional<DefinitionHandle> dogs = *workspace->lend(u"/f/dogs.yaml"_qs);
    edit(*dogs);
    // A form can be deleted with the file of another one.
    connect(pets.get(), &QObject::destroyed, this, [&dogs] { dogs.reset(); });
    const QPointer<OpenDefinition> edited = dogs->get();
    workspace.reset();
    QVERIFY(!pets);
    QVERIFY(!dogs);
    QVERIFY(!edited);
}

void TestLending::takesWhatIsOpen()
{
    Lending lending;
    OpenDefinition *pets = *lending.workspace.open(Path);
    QCOMPARE(lending.lend().get(), pets);
    QCOMPARE(lending.workspace.definitions(), QList{pets});
}

void TestLending::followsTheFile()
{
    Lending lending;
    QSignalSpy reloaded(&lending.disk, &workspace::DiskChanges::reloaded);
    std::optional<DefinitionHandle> pets = lending.lend();
    QTRY_COMPARE(lending.watch.paths, QStringList{Path});
    const QByteArray theirs = QByteArray(Pets).replace("All", "Theirs");
    lending.store.files.insert(Path, theirs);
    emit lending.watch.changed(Path);
    QCOMPARE(pets->get()->document().snapshot().text(), theirs);
    QCoreApplication::processEvents();
    QVERIFY(lending.workspace.definitions().isEmpty());
    QCOMPARE(reloaded.size(), 0);
    pets.reset();
    QTRY_VERIFY(lending.watch.paths.isEmpty());
}

void TestLending::saysWhyAFileDoesNotOpen()
{
    Lending lending;
    const auto missing = lending.workspace.lend(u"/f/none.yaml"_qs);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, base::ErrorCode::NotFound);
    QVERIFY(lending.workspace.loadedDefinitions().isEmpty());
}

/** A page that is closed writes what was typed, and then destroys the handle. */
void TestLending::closesAnotherWhileAnEditIsReleased()
{
    Lending lending;
    lending.store.files.insert(u"/f/api.yaml"_qs, "openapi: 3.1.0\n");
    QPointer<OpenDefinition> api = *lending.workspace.open(u"/f/api.yaml"_qs);
    std::optional<DefinitionHandle> handle = lending.lend();
    OpenDefinition *pets = handle->get();
    connect(&lending.workspace, &Workspace::aboutToClose, this, [&] {
        edit(*handle);
        handle.reset();
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
    QVERIFY(lending.workspace.loadedDefinitions().isEmpty());
}

void TestLending::followsNoFileOutOfTheFolder()
{
    Lending lending;
    const DefinitionHandle pets = lending.lend();
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
