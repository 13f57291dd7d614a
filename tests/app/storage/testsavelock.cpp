#include "filestore.h"
#include "savelock.h"
#include "testprogram.h"
#include "workspace.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <future>
#include <sys/stat.h>

using base::ErrorCode;
using storage::FileStore;
using storage::lockForSaving;

/** Two programs that save one file at the same moment do not overwrite each other's text. */
class TestSaveLock final : public QObject
{
    Q_OBJECT

private slots:
    void comparesAfterTheOtherSave();
    void takesTheFileThatIsThereAfterTheOtherSave();
    void saysThatAnotherProgramIsSaving();
    void locksOnlyFiles();
    void leavesNoFile();
};

namespace {

const QByteArray Definition = "openapi: 3.0.3\ninfo: {title: a}\npaths: {}\n";

} // namespace

void TestSaveLock::comparesAfterTheOtherSave()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    FileStore files;
    QVERIFY(files.write(path, Definition));
    workspace::Workspace workspace(files);
    workspace::OpenDefinition *definition = *workspace.open(path);
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"mine"_qs)));
    std::promise<void> isLocked;
    const std::future<bool> other = std::async(std::launch::async, [&] {
        const auto lock = lockForSaving(path);
        isLocked.set_value();
        // The save that waits for this one would otherwise compare now, and write later.
        QTest::qSleep(100);
        return lock && FileStore().write(path, Definition + "# theirs\n").isOk();
    });
    isLocked.get_future().wait();
    const base::Result<void> saved = workspace.save(*definition);
    other.wait();
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::ChangedOnDisk);
    QCOMPARE(*files.read(path), Definition + "# theirs\n");
}

void TestSaveLock::takesTheFileThatIsThereAfterTheOtherSave()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    QVERIFY(FileStore().write(path, Definition));
    auto first = lockForSaving(path);
    QVERIFY(first && *first);
    QVERIFY(FileStore().write(path, Definition + "# first\n"));
    // The lock of the file that was replaced keeps nobody from the new one.
    const auto second = lockForSaving(path);
    QVERIFY(second && *second);
    QCOMPARE(lockForSaving(path, std::chrono::milliseconds(20)).error().code, ErrorCode::InUse);
}

void TestSaveLock::saysThatAnotherProgramIsSaving()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    QVERIFY(FileStore().write(path, Definition));
    auto lock = lockForSaving(path);
    QVERIFY(lock && *lock);
    const auto other = lockForSaving(path, std::chrono::milliseconds(20));
    QVERIFY(!other);
    QCOMPARE(other.error(), (base::Error{ErrorCode::InUse, path}));
    lock->reset();
    QVERIFY(lockForSaving(path).isOk());
}

void TestSaveLock::locksOnlyFiles()
{
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString &path : {pipe, folder.path(), folder.filePath(u"missing"_qs)}) {
        const auto lock = lockForSaving(path);
        QVERIFY(lock && !*lock);
    }
}

void TestSaveLock::leavesNoFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    QVERIFY(FileStore().write(path, Definition));
    QVERIFY(lockForSaving(path).isOk());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"a.yaml"_qs});
}

GATEWRIGHT_TEST(TestSaveLock, QCoreApplication)
#include "testsavelock.moc"
