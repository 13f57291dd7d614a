#include "filestore.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
    void keepsNoPassword();
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
    void leave(const QByteArray &record) const
    {
        QDir().mkpath(path(u"recovery"_qs));
        QFile file(path(u"recovery/"_qs) + u"ended-definition-1.recovery"_qs);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(record);
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
        const auto left = journal.leftOver();
        return journal.restore(left.value(0).first, left.value(0).second);
    }
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
    QTRY_VERIFY(bench.journal.leftOver().isEmpty());
    QVERIFY(bench.content().contains("REDACTED"));
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
    QCOMPARE(bench.journal.leftOver().size(), 1);
    QVERIFY(bench.files.write(path, text));
    QVERIFY(bench.journal.leftOver().isEmpty());
}

void TestRecoveryFolder::dropsWhatTheFileHoldsByNow()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.leave({bench.path(u"a.yaml"_qs), u"a.yaml"_qs, Format::Yaml, Text, {}, {}});
    QVERIFY(bench.journal.leftOver().isEmpty());
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
    const auto left = bench.journal.leftOver();
    QCOMPARE(left.size(), 1);
    const auto restored = bench.journal.restore(left.first().first, left.first().second);
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
    const auto left = bench.journal.leftOver();
    QVERIFY(bench.journal.restore(left.value(0).first, left.value(0).second));
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
    QCOMPARE(bench.store.leftOver().size(), 1);
    QCOMPARE(second.leftOver().size(), 0);
    QCOMPARE(bench.store.leftOver().size(), 1);
}

void TestRecoveryFolder::offersWhatAnEndedRunLeft()
{
    Bench bench;
    QVERIFY(bench.open());
    RecoveryRecord record = Record;
    record.path = bench.path(u"a.yaml"_qs);
    bench.leave(record);
    const auto left = bench.journal.leftOver();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().second, record);
    const auto restored = bench.journal.restore(left.first().first, left.first().second);
    QVERIFY(restored);
    QCOMPARE(restored->definition->document().fileBytes(), record.text);
    QVERIFY(restored->definition->document().isModified());
    QTRY_VERIFY(bench.journal.leftOver().isEmpty());
    restored->definition->document().undo();
    QCOMPARE(restored->definition->document().fileBytes(), Text);
}

void TestRecoveryFolder::ignoresRunningPrograms()
{
    Bench bench;
    RecoveryFolder running(bench.path(u"recovery"_qs));
    QVERIFY(running.write(u"definition-1"_qs, workspace::encodeRecovery(Record)));
    QVERIFY(running.write(u"definition-1"_qs, workspace::encodeRecovery(Record)));
    QVERIFY(bench.journal.leftOver().isEmpty());
}

void TestRecoveryFolder::restoresWhereTheFileIsGone()
{
    Bench bench;
    bench.leave(Record);
    const auto left = bench.journal.leftOver();
    QCOMPARE(left.size(), 1);
    const auto restored = bench.journal.restore(left.first().first, left.first().second);
    QVERIFY(restored);
    QCOMPARE(restored->definition->title(), u"ä.yaml"_qs);
    QVERIFY(restored->definition->path().isEmpty());
    QCOMPARE(restored->definition->document().fileBytes(), Record.text);
}

GATEWRIGHT_TEST(TestRecoveryFolder, QCoreApplication)
#include "testrecoveryfolder.moc"
