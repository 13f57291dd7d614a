#include "branches.h"
#include "detachedpool.h"
#include "fakestore.h"
#include "filehistory.h"
#include "gitfiles.h"
#include "headtext.h"
#include "operationhistory.h"
#include "testprogram.h"

#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/** The history of a file, in repositories that the git program made. */
class TestGitHistory final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void listsTheCommitsThatChangedTheFile();
    void followsTheSideOfAMergeThatHasTheFile();
    void endsAtItsLimits();
    void isEmptyOutsideOfRepositories();
    void listsBranchesAndTags();
    void findsTheCommitsOfAnOperation();

private:
    void git(const QStringList &arguments) const;
    void commit(const QString &name, const QByteArray &text, const QString &message) const;
    [[nodiscard]] QString path(const QString &name) const { return m_folder->path() + u'/' + name; }
    [[nodiscard]] git::FileHistory history(const git::HistoryLimits &limits = {})
    {
        const auto head = git::headCommit(path(u"api.yaml"_qs), m_files);
        if (!head || !*head)
            return {};
        const auto found = git::fileHistory(path(u"api.yaml"_qs), **head, m_files, limits);
        return found ? *found : git::FileHistory();
    }
    [[nodiscard]] static QStringList subjectsOf(const git::FileHistory &history)
    {
        QStringList subjects;
        for (const git::FileRevision &revision : history.revisions)
            subjects.append(revision.subject);
        return subjects;
    }

    storage::GitFiles m_files;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGitHistory::initTestCase()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
}

void TestGitHistory::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    git({u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs});
}

void TestGitHistory::git(const QStringList &arguments) const
{
    static int second = 0;
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_qs, u"1"_qs);
    environment.insert(u"GIT_CONFIG_GLOBAL"_qs, u"/dev/null"_qs);
    for (const QString &who : {u"AUTHOR"_qs, u"COMMITTER"_qs}) {
        environment.insert(u"GIT_%1_NAME"_qs.arg(who), u"Kim Li"_qs);
        environment.insert(u"GIT_%1_EMAIL"_qs.arg(who), u"kim@example.org"_qs);
        environment.insert(u"GIT_%1_DATE"_qs.arg(who), u"%1 +0200"_qs.arg(1'700'000'000 + second));
    }
    ++second;
    process.setProcessEnvironment(environment);
    process.start(u"git"_qs, arguments);
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

void TestGitHistory::commit(const QString &name, const QByteArray &text, const QString &message) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    git({u"add"_qs, u"."_qs});
    git({u"commit"_qs, u"-q"_qs, u"-m"_qs, message});
}

void TestGitHistory::listsTheCommitsThatChangedTheFile()
{
    commit(u"other.txt"_qs, "1", u"Start"_qs);
    commit(u"api.yaml"_qs, "a: 1\n", u"Add the API"_qs);
    commit(u"other.txt"_qs, "2", u"Change another file"_qs);
    commit(u"api.yaml"_qs, "a: 2\n", u"Change the API\n\nWith a body."_qs);
    git({u"gc"_qs, u"-q"_qs});
    const git::FileHistory found = history();
    QCOMPARE(subjectsOf(found), (QStringList{u"Change the API"_qs, u"Add the API"_qs}));
    QVERIFY(found.isComplete);
    QCOMPARE(found.revisions.first().author, u"Kim Li"_qs);
    QVERIFY(found.revisions.first().seconds > 1'700'000'000);
    QVERIFY(!found.revisions.last().parent.isEmpty());
}

void TestGitHistory::followsTheSideOfAMergeThatHasTheFile()
{
    commit(u"api.yaml"_qs, "a: 1\n", u"Add the API"_qs);
    git({u"checkout"_qs, u"-q"_qs, u"-b"_qs, u"side"_qs});
    commit(u"api.yaml"_qs, "a: 2\n", u"Change on the side"_qs);
    git({u"checkout"_qs, u"-q"_qs, u"main"_qs});
    commit(u"other.txt"_qs, "1", u"Go on"_qs);
    git({u"merge"_qs, u"-q"_qs, u"--no-ff"_qs, u"-m"_qs, u"Merge"_qs, u"side"_qs});
    QCOMPARE(subjectsOf(history()), (QStringList{u"Change on the side"_qs, u"Add the API"_qs}));
}

void TestGitHistory::endsAtItsLimits()
{
    for (int i = 0; i < 4; ++i)
        commit(u"api.yaml"_qs, "a: " + QByteArray::number(i) + '\n', u"Change %1"_qs.arg(i));
    const git::FileHistory few = history({.revisions = 2});
    QCOMPARE(subjectsOf(few), (QStringList{u"Change 3"_qs, u"Change 2"_qs}));
    QVERIFY(!few.isComplete);
    QVERIFY(!history({.commits = 2}).isComplete);
    QVERIFY(history().isComplete);
}

void TestGitHistory::isEmptyOutsideOfRepositories()
{
    const QTemporaryDir elsewhere;
    const auto found = git::fileHistory(elsewhere.path() + u"/api.yaml"_qs, QByteArray(40, 'a'), m_files);
    QVERIFY(found);
    QVERIFY(found->revisions.isEmpty());
}

void TestGitHistory::listsBranchesAndTags()
{
    commit(u"api.yaml"_qs, "a: 1\n", u"Add"_qs);
    git({u"tag"_qs, u"v1"_qs});
    git({u"branch"_qs, u"feature/paging"_qs});
    git({u"pack-refs"_qs, u"--all"_qs});
    git({u"tag"_qs, u"-a"_qs, u"-m"_qs, u"Second"_qs, u"v2"_qs});
    git({u"branch"_qs, u"stable"_qs});
    const auto names = git::referenceNames(path(u"api.yaml"_qs), m_files, 100);
    QVERIFY(names);
    QCOMPARE(names->branches, (QStringList{u"feature/paging"_qs, u"main"_qs, u"stable"_qs}));
    QCOMPARE(names->tags, (QStringList{u"v1"_qs, u"v2"_qs}));
    QCOMPARE(git::referenceNames(path(u"api.yaml"_qs), m_files, 1)->branches.size(), 1);
}

void TestGitHistory::findsTheCommitsOfAnOperation()
{
    const auto api = [](const QByteArray &get, const QByteArray &post) {
        return "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n  /a/{id}:\n    get:\n      parameters:\n        - {name: "
               "id, in: path, required: true, schema: {type: string}}\n        - {name: n, in: query, schema: {type: integer, "
               "maximum: " +
               get +
               "}}\n      responses: {'200': {description: OK}}\n    post:\n      parameters:\n        - {name: id, in: path, required: true, schema: {type: string}}\n      summary: " +
               post + "\n      responses: {'200': {description: OK}}\n";
    };
    commit(u"api.yaml"_qs, api("50", "S"), u"Add"_qs);
    commit(u"api.yaml"_qs, api("50", "Other"), u"Change POST"_qs);
    commit(u"api.yaml"_qs, api("20", "Other"), u"Narrow GET"_qs);
    commit(u"api.yaml"_qs, "not: valid: yaml\n", u"Break"_qs);
    commit(u"api.yaml"_qs, api("90", "Other"), u"Widen GET"_qs);
    const review::ReviewSources sources{std::make_shared<storage::GitFiles>(), std::make_shared<support::FakeStore>(),
                                        std::make_shared<base::DetachedPool>(1)};
    review::OperationHistory history(path(u"api.yaml"_qs), document::Format::Yaml, u"GET /a/{key}"_qs,
                                     QDate(2026, 1, 1), sources);
    QSignalSpy finished(&history, &review::OperationHistory::finished);
    QStringList found;
    connect(&history, &review::OperationHistory::found, this, [&](const review::OperationRevision &revision) {
        const QString level = revision.isAddition                                             ? u"added"_qs
                              : revision.changes.isEmpty()                                    ? u"none"_qs
                              : revision.changes.first().level == difference::Level::Breaking ? u"breaking"_qs
                                                                                              : u"other"_qs;
        found.append(revision.revision.subject + u' ' + level);
    });
    history.start();
    QVERIFY(finished.wait());
    // The parent of the last commit has no text to compare with.
    QCOMPARE(found, (QStringList{u"Widen GET added"_qs, u"Narrow GET breaking"_qs, u"Add added"_qs}));
    QCOMPARE(history.comparedCount(), 5);
}

GATEWRIGHT_TEST(TestGitHistory, QCoreApplication)
#include "testgithistory.moc"
