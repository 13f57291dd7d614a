#include "diskchanges.h"
#include "fakestore.h"
#include "fakewatch.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using base::ErrorCode;
using workspace::DiskChanges;
using workspace::FileState;
using workspace::OpenDefinition;
using workspace::Workspace;

/** Changes of open files by other programs: nothing is lost, and the user is asked only if needed. */
class TestDiskChanges final : public QObject
{
    Q_OBJECT

private slots:
    void watchesWhatIsOpen();
    void takesTheNewTextWhereThereAreNoEdits();
    void undoesTheReloadInOneStep();
    void leavesTheLinesAloneThatAreTheSame();
    void asksWhereThereAreEdits();
    void isContentWhereBothWroteTheSame();
    void keepsMineUntilItIsSaved();
    void staysUnsavedWhenMineIsUndoneToTheOldFile();
    void asksAgainWhenTheFileChangesOnceMore();
    void keepsTheTextOfADeletedFile();
    void takesTheTextOfAFileThatCameBack();
    void savesADeletedFileAnew();
    void asksInASecondRunOfTheProgram();
    void readsNoFileThatIsTheSame();
    void isContentWithItsOwnSaving();
};

namespace {

const QString ChangedPath = u"/f/a.yaml"_qs;
const QByteArray ChangedText = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n";
const QByteArray Theirs = "openapi: 3.0.3\ninfo: {title: Theirs, version: '1'}\npaths: {}\n";

class CountingStore final : public workspace::DocumentStore
{
public:
    support::FakeStore files;
    std::atomic<int> reads = 0; ///< Of the definition. Workers look for the files of rules beside it.

    base::Result<QByteArray> read(const QString &path) override
    {
        reads += path == ChangedPath ? 1 : 0;
        return files.read(path);
    }
    base::Result<void> write(const QString &path, const QByteArray &bytes) override { return files.write(path, bytes); }
    QByteArray stamp(const QString &path) override { return files.stamp(path); }
    QStringList definitionsBelow(const QString &folder) override { return files.definitionsBelow(folder); }
};

struct Bench {
    CountingStore store;
    Workspace workspace{store};
    support::FakeWatch watch;
    DiskChanges disk{workspace, store, watch};
    QSignalSpy reloaded{&disk, &DiskChanges::reloaded};
    OpenDefinition *definition = nullptr;

    Bench()
    {
        store.files.files.insert(ChangedPath, ChangedText);
        definition = *workspace.open(ChangedPath);
    }
    void write(const QByteArray &bytes)
    {
        store.files.files.insert(ChangedPath, bytes);
        emit watch.changed(ChangedPath);
    }
    void remove()
    {
        store.files.files.remove(ChangedPath);
        emit watch.changed(ChangedPath);
    }
    void edit(const QString &title)
    {
        QVERIFY(definition->document().set({"info", "title"}, document::Value::string(title)));
    }
    QByteArray text() const { return definition->document().fileBytes(); }
    QByteArray file() const { return store.files.files.value(ChangedPath); }
};

} // namespace

void TestDiskChanges::watchesWhatIsOpen()
{
    Bench bench;
    bench.workspace.addUntitled(u"New"_qs, ChangedText, document::Format::Yaml);
    QTRY_COMPARE(bench.watch.paths, QStringList{ChangedPath});
    QVERIFY(bench.workspace.saveAs(*bench.definition, u"/f/b.yaml"_qs));
    QTRY_COMPARE(bench.watch.paths, QStringList{u"/f/b.yaml"_qs});
    bench.workspace.close(*bench.definition);
    QTRY_COMPARE(bench.watch.paths, QStringList());
}

void TestDiskChanges::takesTheNewTextWhereThereAreNoEdits()
{
    Bench bench;
    bench.write(Theirs);
    QCOMPARE(bench.text(), Theirs);
    QVERIFY(!bench.definition->isUnsaved());
    QCOMPARE(bench.reloaded.size(), 1);
    QVERIFY(bench.workspace.save(*bench.definition));
}

void TestDiskChanges::undoesTheReloadInOneStep()
{
    Bench bench;
    bench.edit(u"U"_qs);
    QVERIFY(bench.workspace.save(*bench.definition));
    bench.write(Theirs);
    bench.definition->document().undo();
    QVERIFY(bench.text().contains("title: U"));
    QVERIFY(bench.definition->isUnsaved());
    bench.definition->document().undo();
    QCOMPARE(bench.text(), ChangedText);
    bench.definition->document().redo();
    bench.definition->document().redo();
    QCOMPARE(bench.text(), Theirs);
    QVERIFY(!bench.definition->isUnsaved());
}

void TestDiskChanges::leavesTheLinesAloneThatAreTheSame()
{
    Bench bench;
    QList<document::Splice> splices;
    connect(&bench.definition->document(), &document::Document::changed, this,
            [&splices](const document::Change &change) { splices += change.splices; });
    bench.write(Theirs);
    // Forms and the cursor stay where they are, and the undo step holds what differs and not the file.
    QCOMPARE(splices.size(), 1);
    QCOMPARE(splices.first().inserted, QByteArray("heirs"));
    splices.clear();
    bench.write(Theirs + "x-end: 1");
    QCOMPARE(splices.size(), 1);
    QCOMPARE(splices.first().inserted, QByteArray("x-end: 1"));
    bench.write(QByteArray());
    QCOMPARE(bench.text(), QByteArray());
    bench.write(ChangedText);
    QCOMPARE(bench.text(), ChangedText);
}

void TestDiskChanges::asksWhereThereAreEdits()
{
    Bench bench;
    QSignalSpy said(bench.definition, &OpenDefinition::fileStateChanged);
    bench.edit(u"Mine"_qs);
    bench.write(Theirs);
    QCOMPARE(bench.definition->fileState(), FileState::Changed);
    QCOMPARE(said.size(), 1);
    QVERIFY(bench.text().contains("Mine"));
    QCOMPARE(bench.workspace.save(*bench.definition).error().code, ErrorCode::ChangedOnDisk);
    QCOMPARE(bench.file(), Theirs);
    QVERIFY(bench.workspace.reload(*bench.definition));
    QCOMPARE(bench.text(), Theirs);
    QCOMPARE(bench.definition->fileState(), FileState::Known);
    bench.definition->document().undo();
    QVERIFY(bench.text().contains("Mine"));
}

void TestDiskChanges::isContentWhereBothWroteTheSame()
{
    Bench bench;
    bench.edit(u"Theirs"_qs);
    bench.write(Theirs);
    QCOMPARE(bench.definition->fileState(), FileState::Known);
    QVERIFY(!bench.definition->isUnsaved());
    QCOMPARE(bench.reloaded.size(), 0);
}

void TestDiskChanges::keepsMineUntilItIsSaved()
{
    Bench bench;
    bench.edit(u"Mine"_qs);
    bench.write(Theirs);
    QVERIFY(bench.workspace.keep(*bench.definition));
    QCOMPARE(bench.definition->fileState(), FileState::Known);
    QVERIFY(bench.definition->isUnsaved());
    QVERIFY(bench.workspace.save(*bench.definition));
    QVERIFY(bench.file().contains("Mine"));
    QVERIFY(!bench.definition->isUnsaved());
}

void TestDiskChanges::staysUnsavedWhenMineIsUndoneToTheOldFile()
{
    Bench bench;
    bench.edit(u"Mine"_qs);
    bench.write(Theirs);
    QVERIFY(bench.workspace.keep(*bench.definition));
    bench.definition->document().undo();
    QCOMPARE(bench.text(), ChangedText);
    // No file holds that text any more.
    QVERIFY(bench.definition->isUnsaved());
}

void TestDiskChanges::asksAgainWhenTheFileChangesOnceMore()
{
    Bench bench;
    bench.edit(u"Mine"_qs);
    bench.write(Theirs);
    QVERIFY(bench.workspace.keep(*bench.definition));
    bench.definition->document().undo();
    bench.write(Theirs + "# again\n");
    QCOMPARE(bench.definition->fileState(), FileState::Changed);
    QCOMPARE(bench.text(), ChangedText);
}

void TestDiskChanges::keepsTheTextOfADeletedFile()
{
    Bench bench;
    bench.remove();
    QCOMPARE(bench.definition->fileState(), FileState::Gone);
    QCOMPARE(bench.text(), ChangedText);
    QVERIFY(bench.definition->isUnsaved());
}

void TestDiskChanges::takesTheTextOfAFileThatCameBack()
{
    Bench bench;
    bench.remove();
    bench.write(ChangedText);
    QCOMPARE(bench.definition->fileState(), FileState::Known);
    QVERIFY(!bench.definition->isUnsaved());
    bench.remove();
    bench.write(Theirs);
    QCOMPARE(bench.text(), Theirs);
    QCOMPARE(bench.definition->fileState(), FileState::Known);
}

void TestDiskChanges::savesADeletedFileAnew()
{
    Bench bench;
    bench.remove();
    QVERIFY(bench.workspace.save(*bench.definition));
    QCOMPARE(bench.file(), ChangedText);
    QCOMPARE(bench.definition->fileState(), FileState::Known);
}

void TestDiskChanges::asksInASecondRunOfTheProgram()
{
    Bench bench;
    Workspace second(bench.store);
    support::FakeWatch secondWatch;
    DiskChanges secondDisk(second, bench.store, secondWatch);
    OpenDefinition *other = *second.open(ChangedPath);
    QVERIFY(other->document().set({"info", "title"}, document::Value::string(u"Second"_qs)));
    bench.edit(u"First"_qs);
    QVERIFY(bench.workspace.save(*bench.definition));
    emit secondWatch.changed(ChangedPath);
    QCOMPARE(other->fileState(), FileState::Changed);
    // Also where the news came too late.
    QCOMPARE(second.save(*other).error().code, ErrorCode::ChangedOnDisk);
    QVERIFY(bench.file().contains("First"));
    QVERIFY(second.keep(*other));
    QVERIFY(second.save(*other));
    emit bench.watch.changed(ChangedPath);
    QVERIFY(bench.text().contains("Second"));
}

void TestDiskChanges::readsNoFileThatIsTheSame()
{
    Bench bench;
    const int before = bench.store.reads;
    emit bench.watch.changed(ChangedPath);
    bench.disk.checkAll();
    QCOMPARE(bench.store.reads, before);
    bench.store.files.files.insert(ChangedPath, Theirs);
    bench.disk.checkAll();
    QCOMPARE(bench.text(), Theirs);
}

void TestDiskChanges::isContentWithItsOwnSaving()
{
    Bench bench;
    bench.edit(u"Mine"_qs);
    QVERIFY(bench.workspace.save(*bench.definition));
    bench.edit(u"Later"_qs);
    emit bench.watch.changed(ChangedPath);
    QCOMPARE(bench.definition->fileState(), FileState::Known);
}

GATEWRIGHT_TEST(TestDiskChanges, QCoreApplication)
#include "testdiskchanges.moc"
