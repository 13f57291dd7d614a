#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTest>

/** `merge --install` and what git does with it then, in repositories of its own and without the configuration of the
 * user. */
class TestMergeDriver final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showsWhatItWrites();
    void asks();
    void keepsOtherSettings();
    void keepsRemarksAfterItsSection();
    void usesOtherPatterns();
    void writesThroughNoLinks();
    void refusesOutsideOfARepository();
    void mergesBranches();
    void reportsConflicts();
    void rebasesAndCherryPicks();
    void worksInAWorktree();
};

namespace {

const QByteArray BaseApi =
    "openapi: 3.1.0\ninfo:\n  title: A\n  version: '1'\npaths:\n  /a:\n    get: {operationId: a}\n";

/** A git repository in the folder of a program run. */
class Repository final
{
public:
    explicit Repository(const QString &folder = {})
        : m_folder(folder.isEmpty() ? m_program.folder() + u"/repository"_qs : folder)
    {
        QDir().mkpath(m_folder);
        m_program.setVariable(u"GIT_CONFIG_GLOBAL"_qs, u"/dev/null"_qs);
        m_program.setVariable(u"GIT_CONFIG_NOSYSTEM"_qs, u"1"_qs);
        (void)git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs});
    }

    [[nodiscard]] support::RunOutcome git(const QStringList &arguments) const { return gitIn(m_folder, arguments); }

    [[nodiscard]] support::RunOutcome gitIn(const QString &folder, const QStringList &arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"})
            environment.remove(QString::fromLatin1(name));
        environment.insert(u"GIT_CONFIG_GLOBAL"_qs, u"/dev/null"_qs);
        environment.insert(u"GIT_CONFIG_NOSYSTEM"_qs, u"1"_qs);
        environment.insert(u"GIT_EDITOR"_qs, u"true"_qs);
        environment.insert(u"HOME"_qs, m_program.folder());
        environment.insert(u"QT_QPA_PLATFORM"_qs, u"offscreen"_qs);
        for (const char *who : {"AUTHOR", "COMMITTER"}) {
            const QString start = u"GIT_%1_"_qs.arg(QLatin1String(who));
            environment.insert(start + u"NAME"_qs, u"A"_qs);
            environment.insert(start + u"EMAIL"_qs, u"a@example.com"_qs);
        }
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder);
        process.start(u"git"_qs, arguments);
        process.waitForFinished(60'000);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /** Runs `merge` in the folder of the repository, or below it. */
    [[nodiscard]] support::RunOutcome merge(const QStringList &arguments, const QString &folder = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(folder.isEmpty() ? m_folder : folder);
        process.start(QStringLiteral(GATEWRIGHT_PROGRAM), QStringList{u"merge"_qs} + arguments);
        process.waitForFinished(60'000);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(m_folder + u'/' + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void commit(const QByteArray &api, const QString &message) const
    {
        write(u"api.yaml"_qs, api);
        QCOMPARE(git({u"add"_qs, u"-A"_qs}).exitCode, 0);
        QCOMPARE(git({u"commit"_qs, u"-q"_qs, u"-m"_qs, message}).exitCode, 0);
    }
    /** Installs the driver and commits the base; then `ours` on main and `theirs` on the branch `side`. */
    void branch(const QByteArray &ours, const QByteArray &theirs) const
    {
        QCOMPARE(merge({u"--install"_qs, u"--yes"_qs}).exitCode, 0);
        commit(BaseApi, u"Base"_qs);
        QCOMPARE(git({u"checkout"_qs, u"-q"_qs, u"-b"_qs, u"side"_qs}).exitCode, 0);
        commit(theirs, u"Theirs"_qs);
        QCOMPARE(git({u"checkout"_qs, u"-q"_qs, u"main"_qs}).exitCode, 0);
        commit(ours, u"Ours"_qs);
    }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] const support::ProgramRun &program() const { return m_program; }

private:
    support::ProgramRun m_program;
    QString m_folder;
};

QByteArray changed(QByteArray text, const char *from, const char *to)
{
    return text.replace(from, to);
}

/** Changes of neighboring lines, which a merge of lines refuses. */
const QByteArray OurApi = changed(BaseApi, "title: A", "title: Ours");
const QByteArray TheirApi = changed(BaseApi, "version: '1'", "version: '2'");
const QByteArray BothApi = changed(OurApi, "version: '1'", "version: '2'");

} // namespace

void TestMergeDriver::initTestCase()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
}

void TestMergeDriver::showsWhatItWrites()
{
    const Repository repository;
    const QByteArray config = repository.read(u".git/config"_qs);
    const support::RunOutcome refused = repository.merge({u"--install"_qs});
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(repository.read(u".git/config"_qs), config);
    QCOMPARE(repository.read(u".gitattributes"_qs), QByteArray());
    QVERIFY2(refused.output.contains("+ [merge \"gatewright\"]\n"), refused.output.constData());
    QVERIFY2(refused.errors.contains("--yes"), refused.errors.constData());

    const support::RunOutcome installed = repository.merge({u"--install"_qs, u"--yes"_qs});
    QCOMPARE(installed.exitCode, 0);
    QCOMPARE(installed.output, refused.output);
    QCOMPARE(repository.read(u".gitattributes"_qs),
             QByteArray("*.yaml merge=gatewright\n*.yml merge=gatewright\n*.json merge=gatewright\n"));
    const QByteArray driver = repository.git({u"config"_qs, u"merge.gatewright.driver"_qs}).output.trimmed();
    QVERIFY2(driver.endsWith(" merge --path %P -o %A %O %A %B"), driver.constData());
    // Each line that was shown is in the files.
    for (const QByteArray &line : installed.output.split('\n')) {
        if (line.startsWith("+ "))
            QVERIFY2((repository.read(u".git/config"_qs) + repository.read(u".gitattributes"_qs))
                         .contains(line.sliced(2).trimmed()),
                     line.constData());
    }
    QCOMPARE(repository.merge({u"--install"_qs}).output, QByteArray("There is nothing to change.\n"));

    QCOMPARE(repository.merge({u"--uninstall"_qs, u"--yes"_qs}).exitCode, 0);
    QCOMPARE(repository.read(u".git/config"_qs), config);
    QVERIFY(!QFile::exists(repository.folder() + u"/.gitattributes"_qs));
}

void TestMergeDriver::asks()
{
    // The program run's own folder is the repository here.
    support::ProgramRun program;
    const Repository repository(program.folder());
    const auto config = [&] { return program.read(program.folder() + u"/.git/config"_qs); };
    const QByteArray before = config();
    QCOMPARE(program.runOnTerminal({u"merge"_qs, u"--install"_qs}, "n\n").exitCode, 1);
    QCOMPARE(config(), before);
    QCOMPARE(program.runOnTerminal({u"merge"_qs, u"--install"_qs}, "y\n").exitCode, 0);
    QVERIFY(config().contains("[merge \"gatewright\"]"));
}

void TestMergeDriver::keepsOtherSettings()
{
    const Repository repository;
    repository.write(u".git/config"_qs, repository.read(u".git/config"_qs) +
                                            "[Merge \"gatewright\"]\n\tdriver = old\n[user]\n\tname = B # mine");
    repository.write(u".gitattributes"_qs, "*.png binary\n*.yaml   merge=gatewright\n*.txt text");
    QCOMPARE(repository.merge({u"--install"_qs, u"--yes"_qs}).exitCode, 0);
    QCOMPARE(
        repository.read(u".gitattributes"_qs),
        QByteArray(
            "*.png binary\n*.yaml   merge=gatewright\n*.txt text\n*.yml merge=gatewright\n*.json merge=gatewright\n"));
    QCOMPARE(repository.git({u"config"_qs, u"user.name"_qs}).output, QByteArray("B\n"));
    QCOMPARE(repository.git({u"config"_qs, u"--get-all"_qs, u"merge.gatewright.driver"_qs}).output.count('\n'), 1);
    QCOMPARE(repository.merge({u"--uninstall"_qs, u"--yes"_qs}).exitCode, 0);
    QCOMPARE(repository.read(u".gitattributes"_qs), QByteArray("*.png binary\n*.txt text\n"));
    QCOMPARE(repository.git({u"config"_qs, u"merge.gatewright.driver"_qs}).exitCode, 1);
    QCOMPARE(repository.git({u"config"_qs, u"user.name"_qs}).output, QByteArray("B\n"));
}

void TestMergeDriver::keepsRemarksAfterItsSection()
{
    const Repository repository;
    const QByteArray before = repository.read(u".git/config"_qs);
    const QByteArray after = "\n# of the user\n[user]\n\tname = B\\\n[x]\n\temail = b@example.org\n";
    repository.write(u".git/config"_qs, before + "[merge \"gatewright\"]\n\t# old\n\tdriver = old\\\n[y]\n" + after);
    QCOMPARE(repository.merge({u"--uninstall"_qs, u"--yes"_qs}).exitCode, 0);
    QCOMPARE(repository.read(u".git/config"_qs), before + after);
    QCOMPARE(repository.git({u"config"_qs, u"user.name"_qs}).output, QByteArray("B[x]\n"));
}

void TestMergeDriver::usesOtherPatterns()
{
    const Repository repository;
    QCOMPARE(repository.merge({u"--install"_qs, u"--yes"_qs, u"--pattern"_qs, u"apis/*.yaml"_qs}).exitCode, 0);
    QCOMPARE(repository.read(u".gitattributes"_qs), QByteArray("apis/*.yaml merge=gatewright\n"));
    for (const QString &pattern : {u"a b"_qs, u"#x"_qs, u"a\nb"_qs, u""_qs})
        QCOMPARE(repository.merge({u"--install"_qs, u"--yes"_qs, u"--pattern"_qs, pattern}).exitCode, 2);
}

void TestMergeDriver::writesThroughNoLinks()
{
    for (const QString &name : {u".gitattributes"_qs, u".git/config"_qs}) {
        const Repository repository;
        const QString path = repository.folder() + u'/' + name;
        const QString outside = repository.program().folder() + u"/outside"_qs;
        QFile::remove(outside);
        if (QFile::exists(path))
            QVERIFY(QFile::rename(path, outside));
        else
            (void)repository.program().write(u"outside"_qs, "*.png binary\n");
        QVERIFY(QFile::link(outside, path));
        const QByteArray before = repository.program().read(outside);
        const support::RunOutcome run = repository.merge({u"--install"_qs, u"--yes"_qs});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.errors.contains(name.toUtf8()), run.errors.constData());
        QCOMPARE(repository.program().read(outside), before);
    }
}

void TestMergeDriver::refusesOutsideOfARepository()
{
    const support::ProgramRun program;
    const support::RunOutcome run = program.run({u"merge"_qs, u"--install"_qs, u"--yes"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(".git"), run.errors.constData());
}

void TestMergeDriver::mergesBranches()
{
    const Repository repository;
    repository.branch(OurApi, TheirApi);
    const support::RunOutcome run = repository.git({u"merge"_qs, u"-q"_qs, u"side"_qs});
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(repository.read(u"api.yaml"_qs), BothApi);
    // Without the driver, git merges lines and refuses these.
    QCOMPARE(repository.git({u"reset"_qs, u"-q"_qs, u"--hard"_qs, u"HEAD~1"_qs}).exitCode, 0);
    QCOMPARE(repository.merge({u"--uninstall"_qs, u"--yes"_qs}).exitCode, 0);
    QCOMPARE(repository.git({u"merge"_qs, u"-q"_qs, u"side"_qs}).exitCode, 1);
}

void TestMergeDriver::reportsConflicts()
{
    const Repository repository;
    const QByteArray theirs = changed(changed(BaseApi, "title: A", "title: Theirs"), "version: '1'", "version: '2'");
    repository.branch(OurApi, theirs);
    const support::RunOutcome run = repository.git({u"merge"_qs, u"side"_qs});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2((run.output + run.errors).contains("conflict /info/title: Both sides changed the value. (api.yaml)"),
             (run.output + run.errors).constData());
    // Ours at the conflict, no conflict markers, and the three versions in the index.
    QCOMPARE(repository.read(u"api.yaml"_qs), BothApi);
    QCOMPARE(repository.git({u"ls-files"_qs, u"-u"_qs}).output.count('\n'), 3);
    QCOMPARE(repository.git({u"show"_qs, u":3:api.yaml"_qs}).output, theirs);

    QCOMPARE(repository.git({u"merge"_qs, u"--abort"_qs}).exitCode, 0);
    QCOMPARE(repository.read(u"api.yaml"_qs), OurApi);
}

void TestMergeDriver::rebasesAndCherryPicks()
{
    const Repository repository;
    repository.branch(OurApi, TheirApi);
    QCOMPARE(repository.git({u"checkout"_qs, u"-q"_qs, u"-b"_qs, u"picked"_qs}).exitCode, 0);
    const support::RunOutcome picked = repository.git({u"cherry-pick"_qs, u"side"_qs});
    QVERIFY2(picked.exitCode == 0, picked.errors.constData());
    QCOMPARE(repository.read(u"api.yaml"_qs), BothApi);
    QCOMPARE(repository.git({u"checkout"_qs, u"-q"_qs, u"main"_qs}).exitCode, 0);
    const support::RunOutcome rebased = repository.git({u"rebase"_qs, u"side"_qs});
    QVERIFY2(rebased.exitCode == 0, rebased.errors.constData());
    QCOMPARE(repository.read(u"api.yaml"_qs), BothApi);
}

void TestMergeDriver::worksInAWorktree()
{
    const Repository repository;
    repository.commit(BaseApi, u"Base"_qs);
    const QString tree = repository.program().folder() + u"/tree"_qs;
    QCOMPARE(repository.git({u"worktree"_qs, u"add"_qs, u"-q"_qs, tree}).exitCode, 0);
    QVERIFY(QDir(tree).mkpath(u"below"_qs));
    const support::RunOutcome run = repository.merge({u"--install"_qs, u"--yes"_qs}, tree + u"/below"_qs);
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QVERIFY(repository.read(u".git/config"_qs).contains("[merge \"gatewright\"]"));
    QVERIFY(QFile::exists(tree + u"/.gitattributes"_qs));
    QVERIFY(!QFile::exists(repository.folder() + u"/.gitattributes"_qs));
}

GATEWRIGHT_TEST(TestMergeDriver, void)
#include "testmergedriver.moc"
