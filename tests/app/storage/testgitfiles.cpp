#include "gitfiles.h"
#include "headtext.h"
#include "memoryrepository.h"
#include "testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using base::ErrorCode;
using storage::GitFiles;

/** The text of a file at HEAD, in repositories that the git program made. */
class TestGitFiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void readsLooseObjects();
    void readsPacks_data();
    void readsPacks();
    void endsAtTheLimitOfItsWork_data();
    void endsAtTheLimitOfItsWork();
    void readsLargeDeltas();
    void readsFoldersAndDetachedHeads();
    void givesNothingForOtherFiles();
    void readsWorktrees();
    void readsSubmodules();
    void readsASeparateFolder();
    void refusesALinkToAnotherRepository();
    void refusesOtherFormats();
    void runsNothingThatTheRepositoryConfigures();
    void convertsNoLineBreaks();
    void toldThatHeadMoved();
    void reportsMissingObjects();
    void survivesDamagedFiles();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->path() + u'/' + name; }
    void write(const QString &name, const QByteArray &bytes) const;
    void git(const QStringList &arguments, const QString &folder = {}) const;
    void commit(const QString &folder = {}) const;
    void start();
    [[nodiscard]] QByteArray headOf(const QString &name) const;
    [[nodiscard]] ErrorCode errorOf(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr char Nothing[] = "(nothing)";

/** A text with versions that differ in a line. */
QByteArray longText(int version)
{
    QByteArray text;
    for (int line = 0; line < 3000; ++line)
        text += "line " + QByteArray::number(line * 7919) + (line == version * 50 ? " changed\n" : "\n");
    return text;
}

} // namespace

void TestGitFiles::initTestCase()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
}

void TestGitFiles::start()
{
    m_folder = std::make_unique<QTemporaryDir>();
    git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs});
}

void TestGitFiles::write(const QString &name, const QByteArray &bytes) const
{
    QDir().mkpath(path(name).section(u'/', 0, -2));
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void TestGitFiles::git(const QStringList &arguments, const QString &folder) const
{
    QProcess process;
    process.setWorkingDirectory(folder.isEmpty() ? m_folder->path() : path(folder));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : environment.keys()) {
        if (name.startsWith(u"GIT_"))
            environment.remove(name);
    }
    environment.insert(u"GIT_CONFIG_GLOBAL"_qs, u"/dev/null"_qs);
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_qs, u"1"_qs);
    process.setProcessEnvironment(environment);
    process.start(u"git"_qs, QStringList{u"-c"_qs, u"user.name=T"_qs, u"-c"_qs, u"user.email=t@example.com"_qs,
                                         u"-c"_qs, u"protocol.file.allow=always"_qs} +
                                 arguments);
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

void TestGitFiles::commit(const QString &folder) const
{
    git({u"add"_qs, u"-A"_qs}, folder);
    git({u"commit"_qs, u"-q"_qs, u"-m"_qs, u"change"_qs}, folder);
}

QByteArray TestGitFiles::headOf(const QString &name) const
{
    GitFiles files;
    const auto text = git::headText(path(name), files);
    if (!text)
        return "error " + QByteArray::number(int(text.error().code)) + ' ' + text.error().detail.toUtf8();
    return text->value_or(Nothing);
}

ErrorCode TestGitFiles::errorOf(const QString &name) const
{
    GitFiles files;
    const auto text = git::headText(path(name), files);
    return text ? ErrorCode::Cancelled : text.error().code;
}

void TestGitFiles::readsLooseObjects()
{
    start();
    write(u"a.yaml"_qs, "openapi: 3.1.0\n");
    QCOMPARE(headOf(u"a.yaml"_qs), QByteArray(Nothing)); // No commit yet.
    commit();
    write(u"a.yaml"_qs, "openapi: 3.2.0\n");
    QCOMPARE(headOf(u"a.yaml"_qs), QByteArray("openapi: 3.1.0\n"));
}

void TestGitFiles::readsPacks_data()
{
    QTest::addColumn<QStringList>("packing");
    QTest::newRow("gc") << QStringList{u"gc"_qs, u"-q"_qs};
    QTest::newRow("index version 1") << QStringList{u"-c"_qs, u"pack.indexVersion=1"_qs, u"repack"_qs, u"-adfq"_qs};
    QTest::newRow("deltas by name") << QStringList{u"-c"_qs, u"repack.useDeltaBaseOffset=false"_qs, u"repack"_qs,
                                                   u"-adfq"_qs};
    QTest::newRow("deep chains") << QStringList{u"repack"_qs, u"-adfq"_qs, u"--depth=200"_qs, u"--window=30"_qs};
    QTest::newRow("multi-pack index") << QStringList{u"repack"_qs, u"-adq"_qs, u"--write-midx"_qs};
}

void TestGitFiles::readsPacks()
{
    QFETCH(QStringList, packing);
    start();
    for (int version = 0; version < 40; ++version) {
        write(u"api/long.yaml"_qs, longText(version));
        commit();
    }
    git(packing);
    git({u"pack-refs"_qs, u"--all"_qs});
    QCOMPARE(headOf(u"api/long.yaml"_qs), longText(39));
    for (const char *earlier : {"HEAD~1", "HEAD~20", "HEAD~39"}) {
        git({u"checkout"_qs, u"-q"_qs, QString::fromLatin1(earlier)});
        QFile file(path(u"api/long.yaml"_qs));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(headOf(u"api/long.yaml"_qs), file.readAll());
        git({u"checkout"_qs, u"-q"_qs, u"main"_qs});
    }
}

void TestGitFiles::endsAtTheLimitOfItsWork_data()
{
    readsPacks_data();
    QTest::newRow("loose objects") << QStringList{u"prune"_qs};
}

/** Commit, trees and the file share one budget, in bytes. */
void TestGitFiles::endsAtTheLimitOfItsWork()
{
    QFETCH(QStringList, packing);
    start();
    for (int version = 0; version < 8; ++version) {
        write(u"api/long.yaml"_qs, longText(version));
        commit();
    }
    git(packing);
    const auto textWith = [&](qint64 workBytes) {
        GitFiles files;
        git::GitLimits limits;
        limits.workBytes = workBytes;
        return git::headText(path(u"api/long.yaml"_qs), files, limits);
    };
    qint64 tooFew = 0;
    qint64 enough = 16 * 1024 * 1024;
    while (enough - tooFew > 1) {
        const qint64 middle = (tooFew + enough) / 2;
        (textWith(middle) ? enough : tooFew) = middle;
    }
    QCOMPARE(textWith(enough)->value_or(QByteArray()), longText(7));
    QCOMPARE(textWith(tooFew).error().code, ErrorCode::TooLarge);
    QVERIFY(enough >= longText(7).size());
    // A few bytes are refused as well, and not read as a damaged repository.
    for (const qint64 part : {8, 4, 2})
        QCOMPARE(textWith(enough / part).error().code, ErrorCode::TooLarge);
}

void TestGitFiles::readsLargeDeltas()
{
    start();
    QByteArray large;
    for (int line = 0; line < 347'000; ++line)
        large += "    member" + QByteArray::number(line * 7919LL) + ": value\n";
    for (int version = 0; version < 6; ++version) {
        large.replace(large.size() / 7 * version, 3, "xyz");
        write(u"large.yaml"_qs, large);
        commit();
    }
    git({u"repack"_qs, u"-adfq"_qs});
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(headOf(u"large.yaml"_qs), large);
    qInfo("%lld ms for %lld bytes", timer.elapsed(), qint64(large.size()));
    GitFiles files;
    timer.start();
    QVERIFY(git::headCommit(path(u"large.yaml"_qs), files));
    qInfo("%lld µs for the commit", timer.nsecsElapsed() / 1000);
}

void TestGitFiles::readsFoldersAndDetachedHeads()
{
    start();
    write(u"a/b/c/d.yaml"_qs, "first\n");
    commit();
    write(u"a/b/c/d.yaml"_qs, "second\n");
    write(u"a/b.yaml"_qs, "beside\n");
    commit();
    QCOMPARE(headOf(u"a/b/c/d.yaml"_qs), QByteArray("second\n"));
    QCOMPARE(headOf(u"a/b.yaml"_qs), QByteArray("beside\n"));
    git({u"checkout"_qs, u"-q"_qs, u"HEAD~1"_qs});
    QCOMPARE(headOf(u"a/b/c/d.yaml"_qs), QByteArray("first\n"));
    QCOMPARE(headOf(u"a/b.yaml"_qs), QByteArray(Nothing));
}

void TestGitFiles::givesNothingForOtherFiles()
{
    start();
    write(u"a/tracked.yaml"_qs, "x\n");
    QVERIFY(QFile::link(u"a/tracked.yaml"_qs, path(u"link.yaml"_qs)));
    commit();
    write(u"a/new.yaml"_qs, "x\n");
    QCOMPARE(headOf(u"a/new.yaml"_qs), QByteArray(Nothing));
    QCOMPARE(headOf(u"a"_qs), QByteArray(Nothing));
    QCOMPARE(headOf(u"link.yaml"_qs), QByteArray(Nothing));
    QCOMPARE(headOf(u"none/tracked.yaml"_qs), QByteArray(Nothing));
    QTemporaryDir outside;
    GitFiles files;
    const auto text = git::headText(outside.filePath(u"a.yaml"_qs), files);
    QVERIFY(text);
    QVERIFY(!*text);
}

void TestGitFiles::readsWorktrees()
{
    start();
    write(u"main/a.yaml"_qs, "on main\n");
    commit();
    git({u"worktree"_qs, u"add"_qs, u"-q"_qs, u"-b"_qs, u"other"_qs,
         u"../"_qs + m_folder->path().section(u'/', -1) + u"/other"_qs});
    write(u"other/main/a.yaml"_qs, "on other\n");
    commit(u"other"_qs);
    QCOMPARE(headOf(u"other/main/a.yaml"_qs), QByteArray("on other\n"));
    QCOMPARE(headOf(u"main/a.yaml"_qs), QByteArray("on main\n"));
}

void TestGitFiles::readsSubmodules()
{
    start();
    QDir().mkpath(path(u"source"_qs));
    git({u"init"_qs, u"-q"_qs}, u"source"_qs);
    write(u"source/sub.yaml"_qs, "in the submodule\n");
    commit(u"source"_qs);
    QDir().mkpath(path(u"outer"_qs));
    git({u"init"_qs, u"-q"_qs}, u"outer"_qs);
    git({u"submodule"_qs, u"add"_qs, u"-q"_qs, path(u"source"_qs), u"parts"_qs}, u"outer"_qs);
    commit(u"outer"_qs);
    QVERIFY(QFileInfo(path(u"outer/parts/.git"_qs)).isFile());
    QCOMPARE(headOf(u"outer/parts/sub.yaml"_qs), QByteArray("in the submodule\n"));
}

void TestGitFiles::readsASeparateFolder()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QDir().mkpath(path(u"Tree"_qs));
    git({u"init"_qs, u"-q"_qs, u"--separate-git-dir"_qs, path(u"Repository"_qs)}, u"Tree"_qs);
    write(u"Tree/a.yaml"_qs, "x: 1\n");
    commit(u"Tree"_qs);
    write(u"Tree/a.yaml"_qs, "x: 2\n");
    GitFiles files;
    const auto refused = git::headText(path(u"Tree/a.yaml"_qs), files);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Unsupported);
    QVERIFY2(refused.error().detail.contains(u"core.worktree"), qPrintable(refused.error().detail));
    for (const QString &tree : {path(u"Tree"_qs), u"../Tree"_qs}) {
        git({u"config"_qs, u"core.worktree"_qs, tree}, u"Tree"_qs);
        QCOMPARE(headOf(u"Tree/a.yaml"_qs), QByteArray("x: 1\n"));
    }
    git({u"config"_qs, u"core.worktree"_qs, path(u"Other"_qs)}, u"Tree"_qs);
    QCOMPARE(errorOf(u"Tree/a.yaml"_qs), ErrorCode::Unsupported);
}

void TestGitFiles::refusesALinkToAnotherRepository()
{
    start();
    write(u"private/.keep"_qs, {});
    git({u"init"_qs, u"-q"_qs}, u"private"_qs);
    write(u"private/a.yaml"_qs, "password: secret\n");
    commit(u"private"_qs);
    write(u"download/a.yaml"_qs, "x\n");
    write(u"download/.git"_qs, "gitdir: ../private/.git\n");
    QCOMPARE(errorOf(u"download/a.yaml"_qs), ErrorCode::Unsupported);
    // The same with a folder that takes objects of another repository.
    QVERIFY(QFile::remove(path(u"download/.git"_qs)));
    write(u"download/.git/HEAD"_qs, "ref: refs/heads/master\n");
    write(u"download/.git/commondir"_qs, (path(u"private/.git"_qs) + u'\n').toUtf8());
    QCOMPARE(errorOf(u"download/a.yaml"_qs), ErrorCode::Refused);
}

void TestGitFiles::refusesOtherFormats()
{
    m_folder = std::make_unique<QTemporaryDir>();
    git({u"init"_qs, u"-q"_qs, u"--object-format=sha256"_qs});
    write(u"a.yaml"_qs, "x\n");
    commit();
    GitFiles files;
    const auto text = git::headText(path(u"a.yaml"_qs), files);
    QVERIFY(!text);
    QCOMPARE(text.error().code, ErrorCode::Unsupported);
    QCOMPARE(text.error().detail, u"objectFormat sha256"_qs);
}

void TestGitFiles::runsNothingThatTheRepositoryConfigures()
{
    start();
    write(u".gitattributes"_qs, "*.yaml filter=evil diff=evil text eol=crlf\n");
    write(u"a.yaml"_qs, "x: 1\ny: 2\n");
    commit();
    const QByteArray command = "touch '" + path(u"ran"_qs).toUtf8() + "'";
    for (const char *key : {"filter.evil.smudge", "filter.evil.clean", "filter.evil.process", "diff.evil.textconv",
                            "core.fsmonitor", "core.hooksPath", "core.sshCommand"})
        git({u"config"_qs, QString::fromLatin1(key), QString::fromUtf8(command)});
    QCOMPARE(headOf(u"a.yaml"_qs), QByteArray("x: 1\ny: 2\n"));
    QVERIFY(!QFileInfo::exists(path(u"ran"_qs)));
}

void TestGitFiles::convertsNoLineBreaks()
{
    start();
    write(u"a.yaml"_qs, "x: 1\r\ny: 2\r\n");
    commit();
    QCOMPARE(headOf(u"a.yaml"_qs), QByteArray("x: 1\r\ny: 2\r\n"));
}

void TestGitFiles::toldThatHeadMoved()
{
    start();
    GitFiles files;
    write(u"a.yaml"_qs, "1\n");
    QVERIFY(!*git::headCommit(path(u"a.yaml"_qs), files));
    commit();
    const auto first = *git::headCommit(path(u"a.yaml"_qs), files);
    QVERIFY(first);
    write(u"a.yaml"_qs, "2\n");
    QCOMPARE(*git::headCommit(path(u"a.yaml"_qs), files), first);
    commit();
    QVERIFY(*git::headCommit(path(u"a.yaml"_qs), files) != first);
    git({u"gc"_qs, u"-q"_qs});
    QCOMPARE(headOf(u"a.yaml"_qs), QByteArray("2\n"));
}

void TestGitFiles::reportsMissingObjects()
{
    start();
    write(u"a.yaml"_qs, "1\n");
    commit();
    QVERIFY(QDir(path(u".git/objects"_qs)).removeRecursively());
    QCOMPARE(errorOf(u"a.yaml"_qs), ErrorCode::NotFound);
}

/** Each file of a repository, with bytes changed, removed or inserted: the text or an error, and no other text. */
void TestGitFiles::survivesDamagedFiles()
{
    start();
    for (int version = 0; version < 12; ++version) {
        write(u"api/long.yaml"_qs, longText(version).left(4000));
        write(u"b.yaml"_qs, QByteArray::number(version));
        commit();
    }
    git({u"repack"_qs, u"-adfq"_qs});
    write(u"b.yaml"_qs, "loose\n");
    commit();
    support::MemoryRepository whole;
    QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        if (!file.fileName().contains(u"/hooks/"))
            whole.files.insert(u"/r"_qs + file.fileName().mid(m_folder->path().size()), file.readAll());
    }
    QRandomGenerator random(7);
    const QStringList names = whole.files.keys();
    int damaged = 0;
    for (int round = 0; round < 4000; ++round) {
        support::MemoryRepository broken = whole;
        QByteArray &bytes = broken.files[names.at(random.bounded(int(names.size())))];
        for (int change = random.bounded(4); change >= 0; --change) {
            const qsizetype at = random.bounded(int(std::min<qsizetype>(bytes.size(), round % 2 ? 80 : bytes.size())) +
                                                1);
            switch (random.bounded(3)) {
            case 0:
                bytes.insert(at, char(random.bounded(256)));
                break;
            case 1:
                bytes.remove(at, 1 + random.bounded(8));
                break;
            default:
                if (at < bytes.size())
                    bytes[at] = char(random.bounded(256));
            }
        }
        for (const auto &[name, expected] : {std::pair(u"/r/api/long.yaml"_qs, longText(11).left(4000)),
                                             std::pair(u"/r/b.yaml"_qs, QByteArray("loose\n"))}) {
            const auto text = git::headText(name, broken);
            if (text && *text)
                QCOMPARE(**text, expected);
            else
                ++damaged;
        }
    }
    QVERIFY(damaged > 100);
}

GATEWRIGHT_TEST(TestGitFiles, QCoreApplication)
#include "testgitfiles.moc"
