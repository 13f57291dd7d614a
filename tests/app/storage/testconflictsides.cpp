#include "conflictedtext.h"
#include "conflictsides.h"
#include "gitfiles.h"
#include "gitrepository.h"
#include "merges.h"
#include "testprogram.h"
#include "workspace.h"

#include "fakestore.h"

#include <QTemporaryDir>
#include <QTest>

using git::ConflictOperation;

/** The names of the sides of conflicts, in repositories that the git program left in conflict, and merges of them. */
class TestConflictSides final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void namesTheBranchesOfAMerge();
    void namesACommitThatIsMerged();
    void swapsTheSidesInARebase();
    void namesThePickedCommit();
    void namesTheRevertedCommit();
    void namesNothingOfAStash();
    void namesNothingOutsideOfRepositories();
    void doesNotTrustTheMessage();
    void mergesARebase();

private:
    [[nodiscard]] git::ConflictSides sides()
    {
        const auto read = git::conflictSides(m_repository->path(Name), m_files);
        return read ? *read : git::ConflictSides();
    }
    [[nodiscard]] QString shortHead(const QString &revision) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(u"git"_qs, {u"rev-parse"_qs, revision});
        process.waitForFinished();
        return QString::fromLatin1(process.readAllStandardOutput().left(7));
    }

    const QString Name = u"apis/api.yaml"_qs;
    storage::GitFiles m_files;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::GitRepository> m_repository;
};

void TestConflictSides::initTestCase()
{
    if (!support::GitRepository::isInstalled())
        QSKIP("git is not installed");
}

void TestConflictSides::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_repository = std::make_unique<support::GitRepository>(m_folder->path());
    m_repository->diverge(Name, "a: 1\n", "a: 2\n", "a: 3\n");
}

void TestConflictSides::namesTheBranchesOfAMerge()
{
    m_repository->runWords(u"merge -q feature/limits"_qs, true);
    QCOMPARE(sides().operation, ConflictOperation::Merge);
    QCOMPARE(sides().ours, u"main"_qs);
    QCOMPARE(sides().theirs, u"feature/limits"_qs);
}

void TestConflictSides::namesACommitThatIsMerged()
{
    const QString commit = shortHead(u"feature/limits"_qs);
    m_repository->run({u"merge"_qs, u"-q"_qs, commit}, true);
    QCOMPARE(sides().theirs, commit);
    // A branch at the top of refs/heads is found by its commit.
    m_repository->run({u"branch"_qs, u"limits"_qs, commit});
    QCOMPARE(sides().theirs, u"limits"_qs);
}

void TestConflictSides::swapsTheSidesInARebase()
{
    m_repository->runWords(u"checkout -q feature/limits"_qs);
    m_repository->runWords(u"rebase -q main"_qs, true);
    QCOMPARE(sides().operation, ConflictOperation::Rebase);
    QCOMPARE(sides().ours, u"main"_qs);
    QCOMPARE(sides().theirs, u"feature/limits"_qs);
    const auto text = git::conflictedText(m_repository->path(Name), m_files);
    QVERIFY(text && *text);
    QCOMPARE((*text)->ours, std::optional(QByteArray("a: 2\n")));
}

void TestConflictSides::namesThePickedCommit()
{
    m_repository->runWords(u"cherry-pick feature/limits"_qs, true);
    QCOMPARE(sides().operation, ConflictOperation::CherryPick);
    QCOMPARE(sides().ours, u"main"_qs);
    QCOMPARE(sides().theirs, shortHead(u"feature/limits"_qs));
}

void TestConflictSides::namesTheRevertedCommit()
{
    m_repository->commit(Name, "a: 4\n");
    m_repository->runWords(u"revert --no-edit HEAD~1"_qs, true);
    QCOMPARE(sides().operation, ConflictOperation::Revert);
    QCOMPARE(sides().theirs, QString(shortHead(u"HEAD~1"_qs) + u'^'));
}

void TestConflictSides::namesNothingOfAStash()
{
    m_repository->runWords(u"checkout -q feature/limits"_qs);
    QFile file(m_repository->path(Name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a: 5\n");
    file.close();
    m_repository->runWords(u"stash -q"_qs);
    m_repository->runWords(u"checkout -q main"_qs);
    m_repository->runWords(u"stash pop -q"_qs, true);
    QCOMPARE(sides().operation, ConflictOperation::Other);
    QCOMPARE(sides().ours, u"main"_qs);
    QCOMPARE(sides().theirs, QString());
}

void TestConflictSides::namesNothingOutsideOfRepositories()
{
    const QTemporaryDir other;
    const auto read = git::conflictSides(other.filePath(u"api.yaml"_qs), m_files);
    QVERIFY(read);
    QCOMPARE(read->ours, QString());
}

/** The message is a file of the repository that says anything. */
void TestConflictSides::doesNotTrustTheMessage()
{
    m_repository->runWords(u"merge -q feature/limits"_qs, true);
    for (const QByteArray &message : {QByteArray("Merge branch 'main'"), QByteArray("Merge branch 'gone'"),
                                      QByteArray("'../../../etc/passwd'"), QByteArray("'"), QByteArray()}) {
        QFile file(m_folder->filePath(u".git/MERGE_MSG"_qs));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(message);
        file.close();
        QCOMPARE(sides().theirs, shortHead(u"feature/limits"_qs));
    }
}

void TestConflictSides::mergesARebase()
{
    m_repository->runWords(u"checkout -q feature/limits"_qs);
    m_repository->runWords(u"rebase -q main"_qs, true);
    support::FakeStore store;
    const QString path = m_repository->path(Name);
    store.files.insert(path, m_repository->bytesOf(Name));
    QVERIFY(m_repository->bytesOf(Name).startsWith("<<<<<<<"));
    workspace::Workspace workspace(store);
    conflicts::Merges merges(m_files, store);
    workspace::OpenDefinition *definition = *workspace.open(path);
    const auto session = merges.of(*definition);
    QTRY_COMPARE(session->watch().conflict(), conflicts::FileConflict::BothChanged);
    session->start({}, u"Merge"_qs);
    QTRY_COMPARE(session->state(), conflicts::SessionState::Ready);
    QCOMPARE(definition->document().snapshot().text(), QByteArray("a: 2\n"));
    QCOMPARE(session->names().operation, ConflictOperation::Rebase);
    QVERIFY(session->choose(0, merge::SideName::Theirs, u"Use"_qs));
    QCOMPARE(definition->document().snapshot().text(), QByteArray("a: 3\n"));
    m_repository->runWords(u"add -A"_qs);
    session->watch().refresh();
    QTRY_COMPARE(session->watch().conflict(), conflicts::FileConflict::None);
}

GATEWRIGHT_TEST(TestConflictSides, QCoreApplication)
#include "testconflictsides.moc"
