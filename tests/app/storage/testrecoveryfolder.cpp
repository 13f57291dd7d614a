#include "filestore.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

#include <sys/stat.h>

using document::Format;
using storage::RecoveryFolder;
using workspace::OpenDefinition;
using workspace::RecoveryJournal;
using workspace::RecoveryRecord;
using workspace::Workspace;

/** Work that was not saved survives the end of the program, and nothing else is kept. */
class TestRecoveryFolder final : public QObject
{
    Q_OBJECT

private slots:
    void followsXdgStateHome_data();
    void followsXdgStateHome();
    void keepsARecord();
    void refusesDamagedRecords_data();
    void refusesDamagedRecords();
    void writesWithinASecondOfAnEdit();
    void isReadableByThisPersonOnly();
    void removesWhatIsSavedOrClosed();
    void holdsNoSaveUp();
    void keepsNoPassword();
    void keepsWhatIsTypedInAControl();
    void keepsNoTypedSecret();
    void takesAPasswordFromTheFile();
    void takesNoPasswordFromAnotherFile();
    void offersATypedPasswordAlone();
    void dropsWhatTheFileHoldsByNow();
    void asksBeforeItRunsOverANewerFile();
    void keepsTheOldRecordUntilThereIsANewOne();
    void forgetsWhatAnOrderlyEndDidNotSave();
    void saysThatItCannotWriteAndGoesOnTrying();
    void closesAFolderThatWasOpenToOthers();
    void givesLeftOverWorkToOneProgramOnly();
    void offersWhatAnEndedRunLeft();
    void ignoresRunningPrograms();
    void restoresWhereTheFileIsGone();
    void restoresWhereTheFileCanNotBeEdited();
    void saysThatItCannotRemoveARecord();
    void restoresWithoutReadingAPipe();
    void givesEachRecordOfAFileADocument_data();
    void givesEachRecordOfAFileADocument();
    void keepsWhatWasTypedBeforeTheRestore_data();
    void keepsWhatWasTypedBeforeTheRestore();
    void fillsTheSecretsOfAnOlderRecord();
    void dropsWhatANewerRecordContinues();
    void removesTheOldRecordWithASave();
    void setsAsideWhatItCanNotRead_data();
    void setsAsideWhatItCanNotRead();
    void setsAsideWithoutReplacing();
    void offersWhatItCanReadNow();
    void leavesRecordsOfRunningProgramsAlone_data();
    void leavesRecordsOfRunningProgramsAlone();
};

namespace {

const QByteArray Text = "openapi: 3.0.3\nx-vendor-api-gateway:\n  info: {name: a}\n  upstream: {url: 'http://h'}\n";
const RecoveryRecord Record{u"/f/ä.yaml"_qs, u"ä.yaml"_qs, Format::Yaml, "a: 1\n\xC3\xA4: 2\n", "\x01\xFF", {}};
const RecoveryRecord SecretRecord{{}, u"b.yaml"_qs, Format::Yaml, "REDACTED, REDACTED", {}, {{0, 2}, {10, -1}}};
const document::Pointer Password{"x-vendor-api-gateway", "upstream", "authentication", "basicAuth", "password"};

struct Bench {
    QTemporaryDir folder;
    storage::FileStore files;
    Workspace workspace{files};
    RecoveryFolder store{folder.filePath(u"recovery"_qs)};
    RecoveryJournal journal{workspace, store};

    QString path(const QString &name) const { return folder.filePath(name); }
    QStringList written() const { return QDir(path(u"recovery"_qs)).entryList(QDir::Files); }
    QByteArray content() const
    {
        QFile file(path(u"recovery/"_qs) + written().value(0));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    OpenDefinition *open()
    {
        return files.write(path(u"a.yaml"_qs), Text) ? *workspace.open(path(u"a.yaml"_qs)) : nullptr;
    }
    /** With a literal password, as the document core writes it. */
    OpenDefinition *openWithPassword()
    {
        OpenDefinition *definition = open();
        const bool isDone = definition->document().set(Password, document::Value::string(u"hunter2"_qs)).isOk() &&
                            workspace.save(*definition).isOk();
        return isDone ? definition : nullptr;
    }
    /** As if a run had ended that had this record. */
    void leave(const RecoveryRecord &record) const { leave(workspace::encodeRecovery(record)); }
    void leave(const QByteArray &record, const QString &name = u"ended-definition-1"_qs, int secondsAgo = 0) const
    {
        QDir().mkpath(path(u"recovery"_qs));
        QFile file(path(u"recovery/%1.recovery"_qs.arg(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(record);
        file.flush();
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-secondsAgo), QFile::FileModificationTime));
    }
    /** Text after an edit of a.yaml. */
    RecoveryRecord recordOf(const QByteArray &edit, const QByteArray &fileHash = {}) const
    {
        return {path(u"a.yaml"_qs), u"a.yaml"_qs, Format::Yaml, Text + edit, fileHash, {}};
    }
    void restoreAll()
    {
        for (const auto &[key, record] : journal.leftOver().found)
            QVERIFY(journal.restore(key, record));
    }
    /** The open texts without what all have, by title. */
    QStringList texts() const
    {
        QStringList all;
        for (const OpenDefinition *each : workspace.definitions())
            all.append(each->title() + u": "_qs +
                       QString::fromUtf8(each->document().fileBytes().replace(Text, "").trimmed()));
        return all;
    }
    /** As if the run had ended once the definition was written down. */
    void endFromOutside(OpenDefinition *definition)
    {
        QTRY_COMPARE(written().size(), 1);
        const QByteArray record = content();
        workspace.close(*definition);
        QTRY_COMPARE(written().size(), 0);
        leave(record);
    }
    base::Result<workspace::RestoredDefinition> restored()
    {
        const auto left = journal.leftOver().found;
        return journal.restore(left.value(0).key, left.value(0).record);
    }
};

/** A store that writes no record until it is released. */
class SlowStore final : public workspace::RecoveryStore
{
public:
    base::Result<void> write(const QString &, const QByteArray &) override
    {
        ++writes;
        // Ends at some time, so that a save that waits for it fails the test.
        released.tryAcquire(1, 10'000);
        ++written;
        return {};
    }
    base::Result<void> remove(const QString &) override
    {
        ++removed;
        return {};
    }
    QString setAside(const QString &) override { return {}; }
    base::Result<QList<Entry>> leftOver() override { return QList<Entry>(); }

    QSemaphore released;
    std::atomic<int> writes = 0;
    std::atomic<int> written = 0;
    std::atomic<int> removed = 0;
};

} // namespace

void TestRecoveryFolder::followsXdgStateHome_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("folder");
    const QString usual = QDir::homePath() + u"/.local/state/gatewright/recovery"_qs;
    QTest::newRow("not set") << QByteArray() << usual;
    QTest::newRow("set") << QByteArray("/elsewhere") << u"/elsewhere/gatewright/recovery"_qs;
    QTest::newRow("relative, which is to be ignored") << QByteArray("elsewhere") << usual;
}

void TestRecoveryFolder::followsXdgStateHome()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, folder);
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    qputenv("XDG_STATE_HOME", value);
    const QString found = RecoveryFolder::defaultPath();
    qputenv("XDG_STATE_HOME", before);
    QCOMPARE(found, folder);
}

void TestRecoveryFolder::keepsARecord()
{
    const auto read = workspace::decodeRecovery(workspace::encodeRecovery(Record));
    QVERIFY(read);
    QCOMPARE(*read, Record);
    const auto withSecrets = workspace::decodeRecovery(workspace::encodeRecovery(SecretRecord));
    QVERIFY(withSecrets);
    QCOMPARE(*withSecrets, SecretRecord);
}

void TestRecoveryFolder::refusesDamagedRecords_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = workspace::encodeRecovery(Record);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("something else") << QByteArray("openapi: 3.0.3\n");
    QTest::newRow("cut off in the head") << whole.first(40);
    QTest::newRow("cut off in the text") << whole.chopped(1);
    const QByteArray withSecrets = workspace::encodeRecovery(SecretRecord);
    const auto row = [&](const char *name, const char *secrets) {
        QTest::newRow(name) << QByteArray(withSecrets).replace("[[0,2],[10,-1]]", secrets);
    };
    row("a secret in front of the text", "[[-1,2]]");
    row("a secret after the text", "[[19,2]]");
    row("a secret elsewhere", "[[1,2]]");
    row("secrets out of order", "[[10,-1],[0,2]]");
    row("a secret without an index", "[[0]]");
    QTest::newRow("changed") << QByteArray(whole).replace("a: 1", "a: 2");
}

void TestRecoveryFolder::refusesDamagedRecords()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!workspace::decodeRecovery(bytes));
}

void TestRecoveryFolder::writesWithinASecondOfAnEdit()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"T"_qs)));
    static_assert(RecoveryJournal::DelayMs < 1000);
    QTRY_COMPARE(bench.written().size(), 1);
    const auto record = workspace::decodeRecovery(bench.content());
    QVERIFY(record);
    QCOMPARE(record->text, definition->document().fileBytes());
    QCOMPARE(record->path, bench.path(u"a.yaml"_qs));
}

void TestRecoveryFolder::isReadableByThisPersonOnly()
{
    Bench bench;
    QVERIFY(bench.store.write(u"x"_qs, "bytes"));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(bench.path(u"recovery/"_qs) + bench.written().value(0)) & others));
    QVERIFY(!(QFile::permissions(bench.path(u"recovery"_qs)) & others));
}

void TestRecoveryFolder::removesWhatIsSavedOrClosed()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    const auto edit = [&](const QString &title) {
        return definition->document().set({"info", "title"}, document::Value::string(title));
    };
    QVERIFY(edit(u"T"_qs));
    QTRY_COMPARE(bench.written().size(), 1);
    QVERIFY(bench.workspace.save(*definition));
    QTRY_COMPARE(bench.written().size(), 0);
    QVERIFY(edit(u"U"_qs));
    QTRY_COMPARE(bench.written().size(), 1);
    definition->document().undo();
    QTRY_COMPARE(bench.written().size(), 0);
    QVERIFY(edit(u"V"_qs));
    QTRY_COMPARE(bench.written().size(), 1);
    bench.workspace.close(*definition);
    QTRY_COMPARE(bench.written().size(), 0);
}

void TestRecoveryFolder::holdsNoSaveUp()
{
    QTemporaryDir folder;
    storage::FileStore files;
    Workspace workspace(files);
    SlowStore store;
    RecoveryJournal journal(workspace, store);
    const QString path = folder.filePath(u"a.yaml"_qs);
    QVERIFY(files.write(path, Text));
    OpenDefinition *definition = *workspace.open(path);
    QVERIFY(definition->document().set({"openapi"}, document::Value::string(u"3.0.4"_qs)));
    QTRY_COMPARE(store.writes, 1);
    QVERIFY(workspace.save(*definition));
    // The save ended while the record was being written.
    QCOMPARE(store.written, 0);
    store.released.release();
    QTRY_COMPARE(store.removed, 1);
    QCOMPARE(store.written, 1);
}

void TestRecoveryFolder::keepsNoPassword()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    QVERIFY(definition->document().set(Password, document::Value::string(u"hunter2"_qs)));
    bench.endFromOutside(definition);
    QVERIFY(!bench.content().contains("hunter2"));
    const auto restored = bench.restored();
    QVERIFY(restored);
    QVERIFY(restored->lacksSecrets);
    const document::Snapshot snapshot = restored->definition->document().snapshot();
    QCOMPARE(snapshot.at(Password).bytes(), "REDACTED");
    // Nor does the record that takes the place of the first.
    QTRY_VERIFY(bench.journal.leftOver().found.isEmpty());
    QVERIFY(bench.content().contains("REDACTED"));
}

void TestRecoveryFolder::keepsWhatIsTypedInAControl()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    const workspace::TypedText typed{u"Path"_qs, u"/half\nof a \"name\""_qs};
    QList<workspace::TypedText> now{typed};
    bench.journal.setTypedTexts([&now](const OpenDefinition &) { return now; });
    bench.journal.noteTyping(*definition);
    bench.endFromOutside(definition);
    now.clear();
    // The file was changed meanwhile. What was typed is no reason to show its old text.
    const QByteArray theirs = Text + "# theirs\n";
    QVERIFY(bench.files.write(bench.path(u"a.yaml"_qs), theirs));
    const auto restored = bench.restored();
    QVERIFY(restored);
    QCOMPARE(restored->typed, QList<workspace::TypedText>{typed});
    QVERIFY(!restored->definition->isUnsaved());
    QCOMPARE(restored->definition->document().fileBytes(), theirs);
    // It is kept until the definition is saved or closed.
    QTRY_COMPARE(bench.written().size(), 1);
    QTRY_VERIFY(bench.journal.leftOver().found.isEmpty());
    QCOMPARE(workspace::decodeRecovery(bench.content())->typed, QList<workspace::TypedText>{typed});
    bench.workspace.close(*restored->definition);
    QTRY_VERIFY(bench.written().isEmpty());
}

void TestRecoveryFolder::keepsNoTypedSecret()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    bench.journal.setTypedTexts([](const OpenDefinition &) {
        return QList<workspace::TypedText>{{u"client_secret"_qs, u"hunter2"_qs},
                                           {u"Description"_qs, u"see https://h/?token=hunter2&page=3"_qs}};
    });
    bench.journal.noteTyping(*definition);
    QTRY_COMPARE(bench.written().size(), 1);
    const QList<workspace::TypedText> kept = workspace::decodeRecovery(bench.content())->typed;
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept.at(0).text, u"REDACTED"_qs);
    QCOMPARE(kept.at(1).text, u"see https://h/?token=REDACTED&page=3"_qs);
    QVERIFY(!bench.content().contains("hunter2"));
}

void TestRecoveryFolder::takesAPasswordFromTheFile()
{
    Bench bench;
    OpenDefinition *definition = bench.openWithPassword();
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"T"_qs)));
    const QByteArray text = definition->document().fileBytes();
    bench.endFromOutside(definition);
    QVERIFY(!bench.content().contains("hunter2"));
    const auto restored = bench.restored();
    QVERIFY(restored);
    QVERIFY(!restored->lacksSecrets);
    QVERIFY(text.contains("hunter2"));
    QCOMPARE(restored->definition->document().fileBytes(), text);
}

void TestRecoveryFolder::takesNoPasswordFromAnotherFile()
{
    Bench bench;
    OpenDefinition *definition = bench.openWithPassword();
    const QByteArray theirs = definition->document().fileBytes().replace("hunter2", "theirs");
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"T"_qs)));
    // Another program writes, and the user keeps the text here, which was not read from that file.
    QVERIFY(bench.files.write(definition->path(), theirs));
    QVERIFY(!bench.workspace.checkFile(*definition));
    QVERIFY(bench.workspace.keep(*definition));
    bench.endFromOutside(definition);
    QVERIFY(!bench.content().contains("hunter2"));
    const auto restored = bench.restored();
    QVERIFY(restored);
    QVERIFY(restored->lacksSecrets);
    QVERIFY(!restored->definition->document().fileBytes().contains("theirs"));
}

/** The file differs in a secret only, which is no reason to take the record for saved. */
void TestRecoveryFolder::offersATypedPasswordAlone()
{
    Bench bench;
    OpenDefinition *definition = bench.openWithPassword();
    QVERIFY(definition->document().set(Password, document::Value::string(u"typed"_qs)));
    const QByteArray text = definition->document().fileBytes();
    const QString path = definition->path();
    bench.endFromOutside(definition);
    QCOMPARE(bench.journal.leftOver().found.size(), 1);
    QVERIFY(bench.files.write(path, text));
    QVERIFY(bench.journal.leftOver().found.isEmpty());
}

void TestRecoveryFolder::dropsWhatTheFileHoldsByNow()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.leave({bench.path(u"a.yaml"_qs), u"a.yaml"_qs, Format::Yaml, Text, {}, {}});
    QVERIFY(bench.journal.leftOver().found.isEmpty());
    QCOMPARE(bench.written(), QStringList());
}

void TestRecoveryFolder::asksBeforeItRunsOverANewerFile()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    const RecoveryRecord record{definition->path(), u"a.yaml"_qs,           Format::Yaml,
                                Text + "# mine\n",  definition->fileHash(), {}};
    bench.workspace.close(*definition);
    QVERIFY(bench.files.write(record.path, Text + "# theirs\n"));
    bench.leave(record);
    const auto left = bench.journal.leftOver().found;
    QCOMPARE(left.size(), 1);
    const auto restored = bench.journal.restore(left.first().key, left.first().record);
    QVERIFY(restored);
    QCOMPARE(restored->definition->fileState(), workspace::FileState::Changed);
    QCOMPARE(bench.workspace.save(*restored->definition).error().code, base::ErrorCode::ChangedOnDisk);
    QVERIFY(bench.workspace.overwrite(*restored->definition));
    QCOMPARE(*bench.files.read(record.path), Text + "# mine\n");
}

void TestRecoveryFolder::keepsTheOldRecordUntilThereIsANewOne()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.leave({bench.path(u"a.yaml"_qs), u"a.yaml"_qs, Format::Yaml, Text + "# mine\n", {}, {}});
    const QStringList old = bench.written();
    const auto left = bench.journal.leftOver().found;
    QVERIFY(bench.journal.restore(left.value(0).key, left.value(0).record));
    // At every moment of this there is one of the two.
    const auto isReplaced = [&] {
        const QStringList now = bench.written();
        return now.size() == 1 && now != old;
    };
    int without = 0;
    QTRY_VERIFY((without += bench.written().isEmpty(), isReplaced()));
    QCOMPARE(without, 0);
    QCOMPARE(workspace::decodeRecovery(bench.content())->text, Text + "# mine\n");
}

void TestRecoveryFolder::forgetsWhatAnOrderlyEndDidNotSave()
{
    Bench bench;
    OpenDefinition *definition = bench.open();
    {
        RecoveryFolder store(bench.path(u"other"_qs));
        RecoveryJournal journal(bench.workspace, store);
        QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"T"_qs)));
        QTRY_COMPARE(QDir(bench.path(u"other"_qs)).entryList(QDir::Files).size(), 1);
    }
    QVERIFY(QDir(bench.path(u"other"_qs)).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestRecoveryFolder::saysThatItCannotWriteAndGoesOnTrying()
{
    Bench bench;
    QSignalSpy failed(&bench.journal, &RecoveryJournal::failed);
    OpenDefinition *definition = bench.open();
    // A file stands where the folder should be.
    QVERIFY(bench.files.write(bench.path(u"recovery"_qs), "x"));
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"T"_qs)));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QFile::remove(bench.path(u"recovery"_qs)));
    QTRY_COMPARE(bench.written().size(), 1);
    QCOMPARE(failed.size(), 1);
}

void TestRecoveryFolder::closesAFolderThatWasOpenToOthers()
{
    Bench bench;
    QVERIFY(QDir().mkpath(bench.path(u"recovery"_qs)));
    QCOMPARE(chmod(QFile::encodeName(bench.path(u"recovery"_qs)).constData(), 0755), 0);
    QVERIFY(bench.store.write(u"x"_qs, "bytes"));
    const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(bench.path(u"recovery"_qs)) & others));
}

void TestRecoveryFolder::givesLeftOverWorkToOneProgramOnly()
{
    Bench bench;
    bench.leave(Record);
    RecoveryFolder second(bench.path(u"recovery"_qs));
    QCOMPARE(bench.store.leftOver()->size(), 1);
    QCOMPARE(second.leftOver()->size(), 0);
    QCOMPARE(bench.store.leftOver()->size(), 1);
}

void TestRecoveryFolder::offersWhatAnEndedRunLeft()
{
    Bench bench;
    QVERIFY(bench.open());
    RecoveryRecord record = Record;
    record.path = bench.path(u"a.yaml"_qs);
    bench.leave(record);
    const auto left = bench.journal.leftOver().found;
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().record, record);
    const auto restored = bench.journal.restore(left.first().key, left.first().record);
    QVERIFY(restored);
    QCOMPARE(restored->definition->document().fileBytes(), record.text);
    QVERIFY(restored->definition->document().isModified());
    QTRY_VERIFY(bench.journal.leftOver().found.isEmpty());
    restored->definition->document().undo();
    QCOMPARE(restored->definition->document().fileBytes(), Text);
}

void TestRecoveryFolder::ignoresRunningPrograms()
{
    Bench bench;
    RecoveryFolder running(bench.path(u"recovery"_qs));
    QVERIFY(running.write(u"definition-1"_qs, workspace::encodeRecovery(Record)));
    QVERIFY(running.write(u"definition-1"_qs, workspace::encodeRecovery(Record)));
    QVERIFY(bench.journal.leftOver().found.isEmpty());
}

void TestRecoveryFolder::restoresWhereTheFileIsGone()
{
    Bench bench;
    bench.leave(Record);
    const auto left = bench.journal.leftOver().found;
    QCOMPARE(left.size(), 1);
    const auto restored = bench.journal.restore(left.first().key, left.first().record);
    QVERIFY(restored);
    QCOMPARE(restored->definition->title(), u"ä.yaml"_qs);
    QVERIFY(restored->definition->path().isEmpty());
    QCOMPARE(restored->definition->document().fileBytes(), Record.text);
}

/** Nothing reads the pipe here, or the test does not end. */
void TestRecoveryFolder::restoresWhereTheFileCanNotBeEdited()
{
    Bench bench;
    QVERIFY(bench.files.write(bench.path(u"a.yaml"_qs), "title: \xFF\n"));
    bench.leave(bench.recordOf("# mine\n"));
    const auto restored = bench.restored();
    QVERIFY(restored);
    QCOMPARE(restored->definition->document().fileBytes(), Text + "# mine\n");
    QVERIFY(restored->definition->path().isEmpty());
    QVERIFY(restored->isCopy);
}

void TestRecoveryFolder::saysThatItCannotRemoveARecord()
{
    Bench bench;
    QSignalSpy failed(&bench.journal, &RecoveryJournal::failed);
    bench.leave(Record);
    const QString key = bench.journal.leftOver().found.value(0).key;
    const QString file = bench.path(u"recovery/"_qs) + key;
    QVERIFY(QFile::remove(file) && QDir().mkdir(file));
    bench.journal.discard(key);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<base::Error>().detail.contains(key));
}

void TestRecoveryFolder::restoresWithoutReadingAPipe()
{
    Bench bench;
    QCOMPARE(mkfifo(QFile::encodeName(bench.path(u"a.yaml"_qs)).constData(), 0600), 0);
    bench.leave(workspace::encodeRecovery(bench.recordOf("# mine")));
    bench.restoreAll();
    QCOMPARE(bench.texts(), QStringList{u"a.yaml: # mine"_qs});
    QVERIFY(bench.workspace.definitions().first()->path().isEmpty());
}

void TestRecoveryFolder::givesEachRecordOfAFileADocument_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("the older one has the first name")
        << QStringList{u"b"_qs, u"a"_qs} << QStringList{u"a.yaml: # 0"_qs, u"a-recovered.yaml: # 1"_qs};
    QTest::newRow("the older one has the last name")
        << QStringList{u"a"_qs, u"b"_qs} << QStringList{u"a.yaml: # 0"_qs, u"a-recovered.yaml: # 1"_qs};
    QTest::newRow("three crashes") << QStringList{u"b"_qs, u"c"_qs, u"a"_qs}
                                   << QStringList{u"a.yaml: # 0"_qs, u"a-recovered.yaml: # 1"_qs,
                                                  u"a-recovered-2.yaml: # 2"_qs};
    QTest::newRow("one that was set aside") << QStringList{u"b"_qs, u"a.recovery.unreadable"_qs}
                                            << QStringList{u"a.yaml: # 0"_qs, u"a-recovered.yaml: # 1"_qs};
}

void TestRecoveryFolder::givesEachRecordOfAFileADocument()
{
    QFETCH(const QStringList, names); // The newest first.
    QFETCH(const QStringList, texts);
    Bench bench;
    const QByteArray hash = bench.open()->fileHash();
    bench.workspace.close(*bench.workspace.definitions().first());
    for (qsizetype i = 0; i < names.size(); ++i) {
        const RecoveryRecord record = bench.recordOf("# " + QByteArray::number(i), hash);
        bench.leave(workspace::encodeRecovery(record), names.at(i), int(i));
    }
    if (names.last().contains(u'.'))
        QVERIFY(QFile::rename(bench.path(u"recovery/"_qs) + names.last() + u".recovery"_qs,
                              bench.path(u"recovery/"_qs) + names.last()));
    bench.restoreAll();
    QCOMPARE(bench.texts(), texts);
    // After another crash there are the same documents, each from one record.
    // Each old record is removed after the new one is written, so that there are sometimes more until then.
    QTRY_VERIFY(bench.written().filter(QRegularExpression(u"^[abc]\\."_qs)).isEmpty());
    QCOMPARE(bench.written().size(), names.size());
    Workspace next(bench.files);
    const QString copy = bench.path(u"copy"_qs);
    QVERIFY(QDir().mkpath(copy));
    for (const QString &name : bench.written())
        QVERIFY(QFile::copy(bench.path(u"recovery/"_qs) + name, copy + u'/' + name));
    RecoveryFolder folder(copy);
    RecoveryJournal journal(next, folder);
    for (const auto &[key, record] : journal.leftOver().found)
        QVERIFY(journal.restore(key, record));
    QCOMPARE(next.definitions().size(), names.size());
    QCOMPARE(next.find(bench.path(u"a.yaml"_qs))->document().fileBytes(), Text + "# 0");
}

void TestRecoveryFolder::keepsWhatWasTypedBeforeTheRestore_data()
{
    QTest::addColumn<bool>("isUndone");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("typed") << false << QStringList{u"a.yaml: # typed"_qs, u"a-recovered.yaml: # mine"_qs};
    QTest::newRow("typed and undone") << true << QStringList{u"a.yaml: # mine"_qs};
}

void TestRecoveryFolder::keepsWhatWasTypedBeforeTheRestore()
{
    QFETCH(const bool, isUndone);
    QFETCH(const QStringList, texts);
    Bench bench;
    OpenDefinition *definition = bench.open();
    bench.leave(workspace::encodeRecovery(bench.recordOf("# mine", definition->fileHash())));
    const auto left = bench.journal.leftOver().found;
    QVERIFY(definition->document().spliceText({Text.size(), 0, "# typed"}));
    if (isUndone)
        definition->document().undo();
    const auto restored = bench.journal.restore(left.value(0).key, left.value(0).record);
    QVERIFY(restored);
    QCOMPARE(restored->isCopy, !isUndone);
    QCOMPARE(bench.texts(), texts);
}

void TestRecoveryFolder::fillsTheSecretsOfAnOlderRecord()
{
    Bench bench;
    OpenDefinition *definition = bench.openWithPassword();
    QVERIFY(definition->document().set({"info", "title"}, document::Value::string(u"T"_qs)));
    const QByteArray text = definition->document().fileBytes();
    const QString path = definition->path();
    bench.endFromOutside(definition);
    QVERIFY((*bench.workspace.open(path))->document().set({"info", "title"}, document::Value::string(u"U"_qs)));
    const auto restored = bench.restored();
    QVERIFY(restored && restored->isCopy && !restored->lacksSecrets);
    QCOMPARE(restored->definition->document().fileBytes(), text);
}

/** The program ended after it had written a restored text again, and before it removed the record of the first run. */
void TestRecoveryFolder::dropsWhatANewerRecordContinues()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.leave(workspace::encodeRecovery(bench.recordOf("# first")), u"first"_qs);
    RecoveryRecord continued = bench.recordOf("# continued");
    continued.replaced = {u"first.recovery"_qs};
    bench.leave(workspace::encodeRecovery(continued), u"second"_qs, 60); // The clock may have been set back.
    const auto left = bench.journal.leftOver().found;
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().record, continued);
    QCOMPARE(bench.written(), QStringList{u"second.recovery"_qs});
}

void TestRecoveryFolder::removesTheOldRecordWithASave()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.leave(workspace::encodeRecovery(bench.recordOf("# mine")));
    const auto restored = bench.restored();
    QVERIFY(restored);
    QVERIFY(restored->definition->document().spliceText({0, 0, "# more\n"}));
    // The file is newer than the old record from now on.
    QVERIFY(bench.workspace.save(*restored->definition));
    QTRY_COMPARE(bench.written(), QStringList());
}

void TestRecoveryFolder::setsAsideWhatItCanNotRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("kind");
    const QByteArray whole = workspace::encodeRecovery(Record);
    const auto row = [](const char *name, const QByteArray &bytes) { QTest::newRow(name) << bytes << QString(); };
    row("wrong hash", QByteArray(whole).replace("a: 1", "a: 2"));
    row("newer version", QByteArray(whole).replace("recovery 1\n", "recovery 2\n"));
    row("truncated", whole.chopped(3));
    row("garbage", QByteArray(5000, '\x7F'));
    row("empty", {});
    row("zeros, as after a power failure", QByteArray(4096, '\0'));
    row("a head that is no JSON", QByteArray(whole).replace("{\"path\"", "{\"path"));
    row("the plain definition", "openapi: 3.0.3\n");
    QTest::newRow("a pipe") << QByteArray() << u"pipe"_qs;
    QTest::newRow("a link to a record") << whole << u"link"_qs;
    QTest::newRow("a folder") << QByteArray() << u"folder"_qs;
}

void TestRecoveryFolder::setsAsideWhatItCanNotRead()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, kind);
    Bench bench;
    const QString place = bench.path(u"recovery/ended-definition-1.recovery"_qs);
    bench.leave(bytes);
    if (!kind.isEmpty())
        QVERIFY(QFile::rename(place, bench.path(u"elsewhere"_qs)));
    const QByteArray name = QFile::encodeName(place);
    if (kind == u"pipe")
        QCOMPARE(mkfifo(name.constData(), 0600), 0);
    else if (kind == u"link")
        QVERIFY(QFile::link(bench.path(u"elsewhere"_qs), place));
    else if (kind == u"folder")
        QVERIFY(QDir().mkdir(place));
    const workspace::LeftOverWork work = bench.journal.leftOver();
    QVERIFY(work.found.isEmpty());
    const QString kept = place + u".unreadable"_qs;
    QCOMPARE(work.setAside, QStringList{kept});
    QVERIFY(!QFileInfo::exists(place));
    if (kind.isEmpty())
        QCOMPARE(*bench.files.read(kept), bytes);
    else
        QVERIFY(kind != u"link" || QFileInfo(kept).isSymLink());
    // It is said once, here and in the next run.
    QVERIFY(bench.journal.leftOver().setAside.isEmpty());
    RecoveryFolder next(bench.path(u"recovery"_qs));
    QVERIFY(RecoveryJournal(bench.workspace, next).leftOver().setAside.isEmpty());
    QVERIFY(QFileInfo::exists(kept));
}

void TestRecoveryFolder::setsAsideWithoutReplacing()
{
    Bench bench;
    const QString place = bench.path(u"recovery/ended-definition-1.recovery"_qs);
    const QStringList kept{place + u".unreadable"_qs, place + u".unreadable-2"_qs, place + u".unreadable-3"_qs};
    for (const QString &name : kept) {
        bench.leave(name.toUtf8());
        QCOMPARE(bench.journal.leftOver().setAside, QStringList{name});
    }
    for (const QString &name : kept)
        QCOMPARE(*bench.files.read(name), name.toUtf8());
}

/** As one that a newer version wrote, after an update. */
void TestRecoveryFolder::offersWhatItCanReadNow()
{
    Bench bench;
    bench.leave(Record);
    const QString place = bench.path(u"recovery/ended-definition-1.recovery"_qs);
    QVERIFY(QFile::rename(place, place + u".unreadable"_qs));
    const auto left = bench.journal.leftOver().found;
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().record, Record);
    QVERIFY(bench.journal.restore(left.first().key, left.first().record));
    QTRY_VERIFY(!QFileInfo::exists(place + u".unreadable"_qs));
}

void TestRecoveryFolder::leavesRecordsOfRunningProgramsAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = workspace::encodeRecovery(Record);
    QTest::newRow("a record") << whole;
    QTest::newRow("a damaged one") << whole.chopped(1);
    QTest::newRow("one of a newer version") << QByteArray(whole).replace("recovery 1\n", "recovery 2\n");
    QTest::newRow("an empty one") << QByteArray();
    QTest::newRow("one whose text is in its file") << QByteArray("saved");
}

void TestRecoveryFolder::leavesRecordsOfRunningProgramsAlone()
{
    QFETCH(QByteArray, bytes);
    Bench bench;
    QVERIFY(bench.open());
    if (bytes == "saved")
        bytes = workspace::encodeRecovery(bench.recordOf({}));
    auto running = std::make_unique<RecoveryFolder>(bench.path(u"recovery"_qs));
    // The first one is replaced, and so is its lock.
    QVERIFY(running->write(u"definition-1"_qs, "before"));
    QVERIFY(running->write(u"definition-1"_qs, bytes));
    const QStringList names = bench.written();
    const workspace::LeftOverWork work = bench.journal.leftOver();
    QVERIFY(work.found.isEmpty() && work.setAside.isEmpty());
    QCOMPARE(bench.written(), names);
    QCOMPARE(bench.content(), bytes);
    running.reset();
    const workspace::LeftOverWork after = bench.journal.leftOver();
    const bool isInFile = QByteArrayView(QTest::currentDataTag()).startsWith("one whose text");
    QCOMPARE(after.found.size() + after.setAside.size(), isInFile ? 0 : 1);
    QCOMPARE(bench.written().size(), isInFile ? 0 : 1);
}

GATEWRIGHT_TEST(TestRecoveryFolder, QCoreApplication)
#include "testrecoveryfolder.moc"
