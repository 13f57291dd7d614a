#include "filestore.h"
#include "grantfile.h"
#include "recoveryfolder.h"
#include "recoveryjournal.h"
#include "statefile.h"
#include "statefolder.h"
#include "testprogram.h"
#include "tokenfile.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using base::ErrorCode;
using storage::GrantFile;
using storage::RecoveryFolder;

/** Something else in the place of a file or folder of the program: it is not followed, not waited for and not replaced,
 * and the error names it. */
class TestStateFiles final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void usesNoFolderThatIsNone_data();
    void usesNoFolderThatIsNone();
    void followsLinksOfTheUser_data();
    void followsLinksOfTheUser();
    void usesNoFileThatIsNone_data();
    void usesNoFileThatIsNone();
    void saysAtTheStartThatNothingIsProtected();
    void replacesNoReadOnlyFile();
    void readsNoMoreThanItsLimit();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QByteArray bytePath(const QString &name) const { return QFile::encodeName(path(name)); }
    /** Puts a file of this kind at the place; a link goes to `elsewhere`. */
    void put(const QString &kind, const QString &place) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const consent::GrantSet Grants{{{u"/a.yaml"_qs, u"env://A"_qs, u"https://h"_qs, {}}}, {}};

/** The entry itself, not what it links to. */
mode_t kindOf(const QByteArray &path)
{
    struct stat state {
    };
    return lstat(path.constData(), &state) == 0 ? state.st_mode & S_IFMT : 0;
}

} // namespace

void TestStateFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path(u"elsewhere/recovery"_qs)));
    QVERIFY(storage::FileStore().write(path(u"elsewhere/file"_qs), "{}"));
    qputenv("XDG_STATE_HOME", bytePath(u"state"_qs));
}

void TestStateFiles::cleanup()
{
    qunsetenv("XDG_STATE_HOME");
}

void TestStateFiles::put(const QString &kind, const QString &place) const
{
    QVERIFY(QDir().mkpath(path(place.section(u'/', 0, -2))));
    const QByteArray name = bytePath(place);
    if (kind == u"link to a folder")
        QCOMPARE(symlink(bytePath(u"elsewhere"_qs).constData(), name.constData()), 0);
    else if (kind == u"link to a file")
        QCOMPARE(symlink(bytePath(u"elsewhere/file"_qs).constData(), name.constData()), 0);
    else if (kind == u"link to nothing")
        QCOMPARE(symlink(bytePath(u"nothing"_qs).constData(), name.constData()), 0);
    else if (kind == u"link to itself")
        QCOMPARE(symlink(name.constData(), name.constData()), 0);
    else if (kind == u"link to a device")
        QCOMPARE(symlink("/dev/zero", name.constData()), 0);
    else if (kind == u"pipe")
        QCOMPARE(mkfifo(name.constData(), 0600), 0);
    else if (kind == u"folder")
        QCOMPARE(mkdir(name.constData(), 0700), 0);
    else if (kind == u"socket") {
        const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        QVERIFY(name.size() < qsizetype(sizeof address.sun_path));
        qstrncpy(address.sun_path, name.constData(), sizeof address.sun_path);
        QCOMPARE(bind(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        close(descriptor);
    } else
        QVERIFY(storage::FileStore().write(path(place), "x"));
}

void TestStateFiles::usesNoFolderThatIsNone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("place");
    for (const char *kind :
         {"link to a folder", "link to a file", "link to nothing", "link to itself", "pipe", "socket", "file"}) {
        for (const char *place : {"state/gatewright", "state/gatewright/recovery"})
            QTest::addRow("%s in the place of %s", kind, place)
                << QString::fromLatin1(kind) << QString::fromLatin1(place);
    }
}

void TestStateFiles::usesNoFolderThatIsNone()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, place);
    put(kind, place);
    const mode_t before = kindOf(bytePath(place));
    struct stat elsewhere {
    };
    QCOMPARE(chmod(bytePath(u"elsewhere"_qs).constData(), 0755), 0);
    RecoveryFolder recovery(RecoveryFolder::defaultPath());
    const base::Error expected{ErrorCode::WrongFileType, path(place)};
    QCOMPARE(recovery.leftOver().error(), expected);
    QCOMPARE(recovery.write(u"x"_qs, "bytes").error(), expected);
    QCOMPARE(storage::makePrivateFolder(RecoveryFolder::defaultPath()).error(), expected);
    if (place == u"state/gatewright") {
        QCOMPARE(GrantFile(GrantFile::defaultPath()).load().error(), expected);
        QCOMPARE(GrantFile(GrantFile::defaultPath()).change({}, Grants).error(), expected);
        QCOMPARE(storage::installationToken(storage::sandboxTokenPath()).reveal().size(), 32);
    }
    QCOMPARE(kindOf(bytePath(place)), before);
    QCOMPARE(QDir(path(u"elsewhere"_qs)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             (QStringList{u"file"_qs, u"recovery"_qs}));
    QVERIFY(QDir(path(u"elsewhere/recovery"_qs)).isEmpty());
    QVERIFY(!QFile::exists(path(u"nothing"_qs)));
    // Nor are the permissions of the other folder changed.
    QCOMPARE(stat(bytePath(u"elsewhere"_qs).constData(), &elsewhere), 0);
    QCOMPARE(elsewhere.st_mode & 0777, mode_t(0755));
}

void TestStateFiles::followsLinksOfTheUser_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("the folder that the variable names") << u"state"_qs;
    QTest::newRow("a folder above it") << u"disk"_qs;
}

void TestStateFiles::followsLinksOfTheUser()
{
    QFETCH(const QString, link);
    put(u"link to a folder"_qs, link);
    if (link == u"disk")
        qputenv("XDG_STATE_HOME", bytePath(u"disk/state"_qs));
    RecoveryFolder recovery(RecoveryFolder::defaultPath());
    QVERIFY(recovery.write(u"x"_qs, "bytes"));
    QVERIFY(GrantFile(GrantFile::defaultPath()).change({}, Grants));
    const QString state = link == u"disk" ? u"elsewhere/state"_qs : u"elsewhere"_qs;
    QCOMPARE(QDir(path(state + u"/gatewright/recovery"_qs)).entryList(QDir::Files).size(), 1);
    QVERIFY(QFile::exists(path(state + u"/gatewright/grants.json"_qs)));
}

void TestStateFiles::usesNoFileThatIsNone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("place");
    for (const char *kind :
         {"link to a file", "link to nothing", "link to itself", "link to a device", "pipe", "socket", "folder"}) {
        for (const char *place : {"grants.json", "grants.json.lock", "sandbox-token", "sandbox-token.lock"})
            QTest::addRow("%s in the place of %s", kind, place)
                << QString::fromLatin1(kind) << u"state/gatewright/"_qs + QString::fromLatin1(place);
    }
}

void TestStateFiles::usesNoFileThatIsNone()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, place);
    put(kind, place);
    const mode_t before = kindOf(bytePath(place));
    const base::Error expected{ErrorCode::WrongFileType, path(place)};
    if (place.contains(u"grants"_qs)) {
        GrantFile file(GrantFile::defaultPath());
        if (place.endsWith(u".json"))
            QCOMPARE(file.load().error(), expected);
        else
            QVERIFY(file.load());
        QCOMPARE(file.change({}, Grants).error(), expected);
    } else {
        QCOMPARE(storage::installationToken(storage::sandboxTokenPath()).reveal().size(), 32);
    }
    QCOMPARE(kindOf(bytePath(place)), before);
    QCOMPARE(*storage::FileStore().read(path(u"elsewhere/file"_qs)), "{}");
    QVERIFY(!QFile::exists(path(u"nothing"_qs)));
}

void TestStateFiles::saysAtTheStartThatNothingIsProtected()
{
    put(u"link to a folder"_qs, u"state/gatewright/recovery"_qs);
    QVERIFY(storage::FileStore().write(path(u"elsewhere/ended-definition-1.recovery"_qs), "x"));
    QVERIFY(storage::FileStore().write(path(u"a.yaml"_qs), "openapi: 3.0.3\n"));
    storage::FileStore files;
    workspace::Workspace workspace(files);
    RecoveryFolder folder(RecoveryFolder::defaultPath());
    workspace::RecoveryJournal journal(workspace, folder);
    QSignalSpy failed(&journal, &workspace::RecoveryJournal::failed);
    QVERIFY(journal.leftOver().found.isEmpty());
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<base::Error>(),
             (base::Error{ErrorCode::WrongFileType, path(u"state/gatewright/recovery"_qs)}));
    QVERIFY(QFile::exists(path(u"elsewhere/ended-definition-1.recovery"_qs)));
    // The program can be used, and begins to protect edits when the link is gone.
    workspace::OpenDefinition *definition = *workspace.open(path(u"a.yaml"_qs));
    QVERIFY(definition->document().set({"x-a"}, document::Value::integer(1)));
    QVERIFY(QFile::remove(path(u"state/gatewright/recovery"_qs)));
    QTRY_COMPARE_WITH_TIMEOUT(QDir(path(u"state/gatewright/recovery"_qs)).entryList(QDir::Files).size(), 1, 20000);
    QCOMPARE(failed.size(), 1);
}

void TestStateFiles::replacesNoReadOnlyFile()
{
    QVERIFY(GrantFile(GrantFile::defaultPath()).change({}, {}));
    QCOMPARE(chmod(bytePath(u"state/gatewright/grants.json"_qs).constData(), 0400), 0);
    QCOMPARE(GrantFile(GrantFile::defaultPath()).change({}, Grants).error().code, ErrorCode::ReadOnly);
    QCOMPARE(*GrantFile(GrantFile::defaultPath()).load(), consent::GrantSet());
}

void TestStateFiles::readsNoMoreThanItsLimit()
{
    const QString file = path(u"large"_qs);
    QVERIFY(storage::FileStore().write(file, "x"));
    QVERIFY(QFile::resize(file, storage::MaximumStateBytes));
    QCOMPARE(storage::readStateFile(file)->size(), storage::MaximumStateBytes);
    QVERIFY(QFile::resize(file, storage::MaximumStateBytes + 1));
    QCOMPARE(storage::readStateFile(file).error().code, ErrorCode::TooLarge);
}

GATEWRIGHT_TEST(TestStateFiles, QCoreApplication)
#include "teststatefiles.moc"
