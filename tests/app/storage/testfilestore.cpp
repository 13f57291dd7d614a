#include "filemode.h"
#include "filestore.h"
#include "openfile.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using base::ErrorCode;
using storage::FileStore;

/** Real files: what is written is whole, and what fails leaves the old file as it was. */
class TestFileStore final : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrote();
    void waitsForNoPipe();
    void readsAPipeThatIsAnArgument();
    void writesIntoNoPipeOrDevice();
    void opensRegularFilesOnly();
    void saysWhyItCannotRead_data();
    void saysWhyItCannotRead();
    void refusesTooLargeFiles();
    void keepsTheMode_data();
    void keepsTheMode();
    void keepsTheOwner();
    void keepsExtendedAttributes();
    void keepsTheAccessList();
    void takesNoAccessListFromTheFolder();
    void givesANewFileWhatTheUmaskAllows();
    void leavesTheOtherNamesOfAFileAsTheyWere();
    void keepsSymbolicLinks();
    void followsALinkThatLeadsNowhereYet();
    void replacesAtomically();
    void leavesNoTemporaryFile();
    void removesWhatAKilledSaveLeft();
    void leavesTheFileOfARunningSave();
    void refusesAReadOnlyFile();
    void keepsTheOldFileInAReadOnlyFolder();
    void savesUnderTheLongestName();
    void saysWhyItCannotWrite_data();
    void saysWhyItCannotWrite();
    void keepsTheOldFileWhenTheDiskIsFull();
    void writesIntoADevice();
    void removesAFile();
    void findsDefinitions_data();
    void findsDefinitions();
    void findsSwaggerDocuments();
    void findsDefinitionsInSubfolders();
    void findsADefinitionAfterALongStart();
    void saysThatAFolderHasMoreFiles();
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

const char *const AccessList = "system.posix_acl_access";

/** An access list in the kernel's form: owner, one named user, group, mask, others. */
QByteArray accessList(uid_t user)
{
    struct Entry {
        quint16 tag;
        quint16 permissions;
        quint32 id;
    };
    const quint32 version = 2;
    const quint32 nobodyInParticular = quint32(-1);
    const Entry entries[] = {{1, 6, nobodyInParticular},
                             {2, 4, user},
                             {4, 0, nobodyInParticular},
                             {16, 4, nobodyInParticular},
                             {32, 0, nobodyInParticular}};
    return QByteArray(reinterpret_cast<const char *>(&version), sizeof(version)) +
           QByteArray(reinterpret_cast<const char *>(entries), sizeof(entries));
}

QByteArray attributeOf(const QString &path, const char *name)
{
    char value[256];
    const ssize_t size = getxattr(QFile::encodeName(path).constData(), name, value, sizeof(value));
    return size < 0 ? QByteArray("none") : QByteArray(value, size);
}

bool setAttribute(const QString &path, const char *name, const QByteArray &value)
{
    return setxattr(QFile::encodeName(path).constData(), name, value.constData(), size_t(value.size()), 0) == 0;
}

QStringList filesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
}

/** What the store answers to somebody whom permissions bind, which they do not bind root. */
int writeAsSomeoneElse(const QString &path, const QByteArray &bytes)
{
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && (setegid(65534) != 0 || seteuid(65534) != 0))
            _exit(254);
        const base::Result<void> written = FileStore().write(path, bytes);
        _exit(written ? 255 : int(written.error().code));
    }
    int state = 0;
    waitpid(child, &state, 0);
    return WIFEXITED(state) ? WEXITSTATUS(state) : -1;
}

/** Files of this process end at a size, which fails a write as a full disk does. */
class SizeLimit final
{
public:
    explicit SizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limited{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limited);
    }
    ~SizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(SizeLimit)

private:
    rlimit m_before{};
};

} // namespace

void TestFileStore::waitsForNoPipe()
{
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"a.yaml"_qs);
    const QString link = folder.filePath(u"link.yaml"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, link));
    FileStore store;
    for (const QString &path : {pipe, link, u"/dev/zero"_qs}) {
        const auto read = store.read(path);
        QVERIFY(!read);
        QCOMPARE(read.error(), (base::Error{ErrorCode::WrongFileType, path}));
    }
}

/** As in the window, where a file was replaced by a pipe that nobody reads. */
void TestFileStore::writesIntoNoPipeOrDevice()
{
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"a.yaml"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    FileStore store;
    for (const QString &path : {pipe, u"/dev/null"_qs}) {
        QCOMPARE(store.write(path, "a").error(), (base::Error{ErrorCode::WrongFileType, path}));
        QCOMPARE(store.writePrivate(path, "a").error(), (base::Error{ErrorCode::WrongFileType, path}));
    }
}

void TestFileStore::opensRegularFilesOnly()
{
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, folder.filePath(u"link"_qs)));
    QCOMPARE(storage::openToRead(pipe).error().code, ErrorCode::WrongFileType);
    QCOMPARE(storage::openToRead(folder.filePath(u"link"_qs)).error().code, ErrorCode::WrongFileType);
    QCOMPARE(storage::readFile(u"/dev/zero"_qs, 10).error().code, ErrorCode::WrongFileType);
    QCOMPARE(storage::readFile(folder.path(), 10).error().code, ErrorCode::ReadFailed);
    QCOMPARE(storage::readFile(folder.filePath(u"none"_qs), 10).error().code, ErrorCode::NotFound);
    QCOMPARE(storage::readFile(u"/etc/passwd"_qs + QChar(0) + u".yaml"_qs, 1 << 20).error().code, ErrorCode::NotFound);
    QVERIFY(!storage::readFile(u"/proc/self/mem"_qs, 10).isOk());
    const QString file = folder.filePath(u"file"_qs);
    QVERIFY(FileStore().write(file, "0123456789"));
    QVERIFY(QFile::link(file, folder.filePath(u"linked"_qs)));
    QCOMPARE(*storage::readFile(folder.filePath(u"linked"_qs), 10), QByteArray("0123456789"));
    QCOMPARE(storage::readFile(file, 9).error().code, ErrorCode::TooLarge);
    const auto opened = storage::openToRead(file);
    QVERIFY(opened);
    QVERIFY((*opened)->seek(4));
    QCOMPARE((*opened)->read(3), QByteArray("456"));
}

void TestFileStore::readsAPipeThatIsAnArgument()
{
    int ends[2];
    QCOMPARE(pipe(ends), 0);
    QCOMPARE(write(ends[1], "openapi: 3.0.3\n", 15), 15);
    close(ends[1]);
    FileStore store;
    const QString path = u"/dev/fd/%1"_qs.arg(ends[0]);
    QCOMPARE(store.read(path).error().code, ErrorCode::WrongFileType);
    const auto bytes = store.readArgument(path);
    close(ends[0]);
    QVERIFY(bytes);
    QCOMPARE(*bytes, QByteArray("openapi: 3.0.3\n"));
}

void TestFileStore::readsWhatItWrote()
{
    QTemporaryDir folder;
    FileStore store;
    const QByteArray bytes = QByteArray("a: \0\xFF\r\n", 7).repeated(100'000);
    const QString path = folder.filePath(u"ä b.yaml"_qs);
    QVERIFY(store.write(path, bytes));
    QCOMPARE(*store.read(path), bytes);
    QVERIFY(store.write(path, {}));
    QCOMPARE(*store.read(path), QByteArray());
}

void TestFileStore::saysWhyItCannotRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::newRow("no such file") << u"no.yaml"_qs << int(ErrorCode::NotFound);
    QTest::newRow("no such folder") << u"no/no.yaml"_qs << int(ErrorCode::NotFound);
    QTest::newRow("a folder") << u"."_qs << int(ErrorCode::ReadFailed);
}

void TestFileStore::saysWhyItCannotRead()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    QTemporaryDir folder;
    const auto read = FileStore().read(folder.filePath(name));
    QVERIFY(!read);
    QCOMPARE(int(read.error().code), code);
    QVERIFY(read.error().detail.contains(name));
}

void TestFileStore::refusesTooLargeFiles()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"big.yaml"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(FileStore::MaximumBytes + 1));
    file.close();
    QCOMPARE(FileStore().read(file.fileName()).error().code, ErrorCode::TooLarge);
}

void TestFileStore::keepsTheMode_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("private") << 0600;
    QTest::newRow("group may write") << 0664;
    QTest::newRow("executable") << 0755;
}

void TestFileStore::keepsTheMode()
{
    QFETCH(int, mode);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    QCOMPARE(chmod(QFile::encodeName(path).constData(), mode_t(mode)), 0);
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(int(support::fileMode(path)), mode);
}

void TestFileStore::keepsTheOwner()
{
    // Only root gives files away.
    const uid_t owner = geteuid() == 0 ? 65534 : geteuid();
    const gid_t group = geteuid() == 0 ? 65534 : getegid();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    QCOMPARE(chown(QFile::encodeName(path).constData(), owner, group), 0);
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(QFileInfo(path).ownerId(), owner);
    QCOMPARE(QFileInfo(path).groupId(), group);
}

void TestFileStore::keepsExtendedAttributes()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    // Where the file system has none there is none to keep, which is seen here too.
    const bool hasAttributes = setAttribute(path, "user.origin", "git");
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(attributeOf(path, "user.origin"), hasAttributes ? QByteArray("git") : QByteArray("none"));
}

void TestFileStore::keepsTheAccessList()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    setAttribute(path, AccessList, accessList(12345));
    const QByteArray before = attributeOf(path, AccessList);
    const mode_t mode = support::fileMode(path);
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(attributeOf(path, AccessList), before);
    QCOMPARE(support::fileMode(path), mode);
}

void TestFileStore::takesNoAccessListFromTheFolder()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    QCOMPARE(chmod(QFile::encodeName(path).constData(), 0640), 0);
    setAttribute(folder.path(), "system.posix_acl_default", accessList(12345));
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(attributeOf(path, AccessList), QByteArray("none"));
    QCOMPARE(support::fileMode(path), mode_t(0640));
}

void TestFileStore::givesANewFileWhatTheUmaskAllows()
{
    QTemporaryDir folder;
    const mode_t before = umask(0027);
    const bool isWritten = FileStore().write(folder.filePath(u"a.yaml"_qs), "new").isOk();
    umask(before);
    QVERIFY(isWritten);
    QCOMPARE(support::fileMode(folder.filePath(u"a.yaml"_qs)), mode_t(0640));
}

void TestFileStore::leavesTheOtherNamesOfAFileAsTheyWere()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    const QString other = folder.filePath(u"b.yaml"_qs);
    put(path, "old");
    QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(contentOf(path), QByteArray("new"));
    QCOMPARE(contentOf(other), QByteArray("old"));
}

void TestFileStore::keepsSymbolicLinks()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"real"_qs));
    const QString real = folder.filePath(u"real/a.yaml"_qs);
    const QString link = folder.filePath(u"link.yaml"_qs);
    put(real, "old");
    QVERIFY(QFile::link(real, link));
    QVERIFY(FileStore().write(link, "new"));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentOf(real), QByteArray("new"));
}

void TestFileStore::followsALinkThatLeadsNowhereYet()
{
    QTemporaryDir folder;
    const QString real = folder.filePath(u"later.yaml"_qs);
    const QString link = folder.filePath(u"link.yaml"_qs);
    QVERIFY(QFile::link(real, link));
    QVERIFY(FileStore().write(link, "new"));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentOf(real), QByteArray("new"));
}

void TestFileStore::replacesAtomically()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    QFile reader(path);
    QVERIFY(reader.open(QIODevice::ReadOnly));
    QVERIFY(FileStore().write(path, "new"));
    // Who had it open goes on reading the old file, whole.
    QCOMPARE(reader.readAll(), QByteArray("old"));
    QCOMPARE(contentOf(path), QByteArray("new"));
}

void TestFileStore::leavesNoTemporaryFile()
{
    QTemporaryDir folder;
    QVERIFY(FileStore().write(folder.filePath(u"a.yaml"_qs), "new"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"a.yaml"_qs});
}

void TestFileStore::removesWhatAKilledSaveLeft()
{
    QTemporaryDir folder;
    put(folder.filePath(u".gatewright-1234abcd.tmp"_qs), "half of a fi");
    put(folder.filePath(u".gatewright-notes"_qs), "of the user");
    QVERIFY(FileStore().write(folder.filePath(u"a.yaml"_qs), "new"));
    QCOMPARE(filesIn(folder), QStringList({u".gatewright-notes"_qs, u"a.yaml"_qs}));
}

void TestFileStore::leavesTheFileOfARunningSave()
{
    QTemporaryDir folder;
    const QString running = folder.filePath(u".gatewright-1234abcd.tmp"_qs);
    put(running, "half of a fi");
    const int descriptor = ::open(QFile::encodeName(running).constData(), O_RDONLY | O_CLOEXEC);
    QCOMPARE(flock(descriptor, LOCK_EX), 0);
    QVERIFY(FileStore().write(folder.filePath(u"a.yaml"_qs), "new"));
    QVERIFY(QFileInfo::exists(running));
    ::close(descriptor);
}

void TestFileStore::keepsTheOldFileInAReadOnlyFolder()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    QCOMPARE(chmod(QFile::encodeName(path).constData(), 0666), 0);
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0555), 0);
    const int answer = writeAsSomeoneElse(path, "new");
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
    QCOMPARE(answer, int(ErrorCode::PermissionDenied));
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(filesIn(folder), QStringList{u"a.yaml"_qs});
}

void TestFileStore::savesUnderTheLongestName()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QString(250, u'n') + u".yaml"_qs);
    QVERIFY(FileStore().write(path, "old"));
    QVERIFY(FileStore().write(path, "new"));
    QCOMPARE(contentOf(path), QByteArray("new"));
}

void TestFileStore::refusesAReadOnlyFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    QCOMPARE(chmod(QFile::encodeName(path).constData(), 0444), 0);
    QCOMPARE(FileStore().write(path, "new").error().code, ErrorCode::ReadOnly);
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void TestFileStore::saysWhyItCannotWrite_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::newRow("folder is gone") << u"gone/a.yaml"_qs << int(ErrorCode::FolderMissing);
    QTest::newRow("a file for a folder") << u"file/a.yaml"_qs << int(ErrorCode::FolderMissing);
    QTest::newRow("a folder") << u"folder"_qs << int(ErrorCode::WriteFailed);
}

void TestFileStore::saysWhyItCannotWrite()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    QTemporaryDir folder;
    put(folder.filePath(u"file"_qs), "x");
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_qs));
    const auto written = FileStore().write(folder.filePath(name), "new");
    QVERIFY(!written);
    QCOMPARE(int(written.error().code), code);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"file"_qs});
}

void TestFileStore::keepsTheOldFileWhenTheDiskIsFull()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    put(path, "old");
    {
        const SizeLimit full(4096);
        const auto written = FileStore().write(path, QByteArray(1 << 20, 'x'));
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::DiskFull);
    }
    QCOMPARE(contentOf(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"a.yaml"_qs});
}

void TestFileStore::writesIntoADevice()
{
    FileStore store(FileStore::Devices::Written);
    QVERIFY(store.write(u"/dev/null"_qs, "new"));
    QVERIFY(!QFileInfo(u"/dev/null"_qs).isFile());
    if (QFileInfo::exists(u"/dev/full"_qs))
        QCOMPARE(store.write(u"/dev/full"_qs, "new").error().code, ErrorCode::DiskFull);
}

void TestFileStore::findsDefinitions_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isFound");
    const QByteArray yaml = "openapi: 3.0.3\ninfo: {}\n";
    QTest::newRow("YAML") << u"a.yaml"_qs << yaml << true;
    QTest::newRow("short ending") << u"a.yml"_qs << yaml << true;
    QTest::newRow("JSON") << u"a.json"_qs << QByteArray("{\"openapi\":\"3.1.0\"}") << true;
    QTest::newRow("byte-order mark") << u"a.yaml"_qs << "\xEF\xBB\xBF" + yaml << true;
    QTest::newRow("the version stands last")
        << u"a.json"_qs << "{\"components\":\"" + QByteArray(3 << 20, 'x') + "\",\"openapi\":\"3.0.0\"}" << true;
    QTest::newRow("classic") << u"a.json"_qs << QByteArray("{\"proxy\":{\"listen_path\":\"/a/\"}}") << true;
    QTest::newRow("another ending") << u"a.txt"_qs << yaml << false;
    QTest::newRow("something else") << u"a.yaml"_qs << QByteArray("services: {web: {proxy: on}}\n") << false;
    QTest::newRow("a word in a sentence")
        << u"a.json"_qs << QByteArray("{\"description\":\"openapi is fine\"}") << false;
    QTest::newRow("empty") << u"a.json"_qs << QByteArray() << false;
}

void TestFileStore::findsDefinitions()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(bool, isFound);
    QTemporaryDir folder;
    put(folder.filePath(name), text);
    QCOMPARE(FileStore().definitionsBelow(folder.path()), isFound ? QStringList{folder.filePath(name)} : QStringList());
}

/** A symbolic link is removed itself, not the file that it points to. */
void TestFileStore::removesAFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.yaml"_qs);
    const QString link = folder.filePath(u"link.yaml"_qs);
    put(path, "a: 1\n");
    QVERIFY(QFile::link(path, link));
    QVERIFY(FileStore().remove(link).isOk());
    QVERIFY(QFileInfo::exists(path));
    QVERIFY(FileStore().remove(path).isOk());
    QVERIFY(!QFileInfo::exists(path));
    const auto again = FileStore().remove(path);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::NotFound);
}

void TestFileStore::findsSwaggerDocuments()
{
    QTemporaryDir folder;
    put(folder.filePath(u"a.yaml"_qs), "swagger: '2.0'\ninfo: {}\n");
    put(folder.filePath(u"b.json"_qs), "{\"info\": {}, \"swagger\": \"2.0\"}");
    put(folder.filePath(u"c.yaml"_qs), "swagger: '1.2'\n");
    put(folder.filePath(u"d.yaml"_qs), "openapi: 3.0.3\ninfo: {description: 'swagger: 2.0'}\n");
    const workspace::FolderFiles found = FileStore().filesBelow(folder.path());
    QCOMPARE(found.swagger, (QStringList{folder.filePath(u"a.yaml"_qs), folder.filePath(u"b.json"_qs)}));
    QCOMPARE(found.definitions, QStringList{folder.filePath(u"d.yaml"_qs)});
    QCOMPARE(FileStore().definitionsBelow(folder.path()), found.definitions);
}

void TestFileStore::findsDefinitionsInSubfolders()
{
    QTemporaryDir folder;
    for (const QString &below : {u"b/c"_qs, u"node_modules/x"_qs, u".git"_qs})
        QVERIFY(QDir(folder.path()).mkpath(below));
    for (const QString &name : {u"b/c/z.yaml"_qs, u"b/a.yaml"_qs, u"node_modules/x/n.yaml"_qs, u".git/g.yaml"_qs})
        put(folder.filePath(name), "openapi: 3.0.3\n");
    QCOMPARE(FileStore().definitionsBelow(folder.path()),
             QStringList({folder.filePath(u"b/a.yaml"_qs), folder.filePath(u"b/c/z.yaml"_qs)}));
}

void TestFileStore::findsADefinitionAfterALongStart()
{
    QTemporaryDir folder;
    for (const int length : {4090, 4096, 5000, 2'000'000})
        put(folder.filePath(u"%1.json"_qs.arg(length)),
            "{\"info\": {\"description\": \"" + QByteArray(length, 'x') + "\"}, \"openapi\": \"3.0.3\"}");
    QCOMPARE(FileStore().definitionsBelow(folder.path()).size(), 4);
}

void TestFileStore::saysThatAFolderHasMoreFiles()
{
    QTemporaryDir folder;
    for (int at = 0; at < FileStore::MaximumFiles; ++at)
        put(folder.filePath(u"%1.yaml"_qs.arg(at)), {});
    put(folder.filePath(u"0.yaml"_qs), "openapi: 3.0.3\n");
    QVERIFY(!FileStore().filesBelow(folder.path()).isTruncated);
    put(folder.filePath(u"more.yaml"_qs), {});
    QVERIFY(FileStore().filesBelow(folder.path()).isTruncated);
}

GATEWRIGHT_TEST(TestFileStore, QCoreApplication)
#include "testfilestore.moc"
