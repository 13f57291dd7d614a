#include "committedfiles.h"
#include "committedrepository.h"
#include "fakestore.h"
#include "testprogram.h"
#include "workspace.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <atomic>

using commits::CommittedFile;
using commits::CommittedFiles;
using workspace::OpenDefinition;

namespace {

const QByteArray Committed = "openapi: 3.1.0\npaths: {}\n";

} // namespace

/** Counts how often objects of the repository are read. */
class CountingRepository final : public git::RepositoryFiles
{
public:
    support::MemoryRepository memory;
    std::atomic<int> objects = 0;

    [[nodiscard]] Kind kindOf(const QString &path) override { return memory.kindOf(path); }
    [[nodiscard]] QString realPath(const QString &path) override { return memory.realPath(path); }
    [[nodiscard]] base::Result<QByteArray> readAt(const QString &path, qint64 offset, qint64 length) override
    {
        objects += path.contains(u"/objects/"_qs) ? 1 : 0;
        return memory.readAt(path, offset, length);
    }
    [[nodiscard]] QStringList filesIn(const QString &folder, int most) override { return memory.filesIn(folder, most); }
};

/** The version of a definition's file in HEAD. */
class TestCommittedFile final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsTheTextOfHead();
    void isOneForAllViews();
    void parsesOnlyWhenAsked();
    void sharesTheTreeOfAFileWithoutChanges();
    void readsAgainWhenHeadMoved();
    void staysWhenACommitHasTheSameText();
    void hasNothingOutsideOfRepositories();
    void hasNothingOfUntrackedFiles();
    void followsThePath();
    void ignoresADamagedRepository();

private:
    /** Waits for what was read on workers. */
    void settle()
    {
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }

    std::unique_ptr<CountingRepository> m_repository;
    std::unique_ptr<CommittedFiles> m_files;
};

void TestCommittedFile::init()
{
    m_repository = std::make_unique<CountingRepository>();
    support::commit(m_repository->memory, Committed);
    m_files = std::make_unique<CommittedFiles>(*m_repository);
}

void TestCommittedFile::readsTheTextOfHead()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, "other: 1\n");
    const auto file = m_files->of(definition);
    QVERIFY(!file->text());
    QSignalSpy changes(file.get(), &CommittedFile::textChanged);
    QTRY_COMPARE(changes.count(), 1);
    QCOMPARE(*file->text(), Committed);
}

void TestCommittedFile::isOneForAllViews()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    auto first = m_files->of(definition);
    auto second = m_files->of(definition);
    QCOMPARE(first, second);
    first->refresh();
    second->refresh();
    QTRY_VERIFY(first->text());
    settle();
    const int objects = m_repository->objects;
    second->refresh();
    settle();
    QCOMPARE(m_repository->objects, objects);
    first.reset();
    second.reset();
    QVERIFY(!m_files->of(definition)->text());
}

void TestCommittedFile::parsesOnlyWhenAsked()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, "other: 1\n");
    const auto file = m_files->of(definition);
    QSignalSpy trees(file.get(), &CommittedFile::treeChanged);
    QTRY_VERIFY(file->text());
    settle();
    QCOMPARE(trees.count(), 0);
    QVERIFY(!file->tree());
    QVERIFY(!file->tree());
    QTRY_COMPARE(trees.count(), 1);
    settle();
    QCOMPARE(trees.count(), 1);
    QCOMPARE(file->tree()->at({"openapi"}).bytes(), "3.1.0");
}

void TestCommittedFile::sharesTheTreeOfAFileWithoutChanges()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto file = m_files->of(definition);
    QTRY_VERIFY(file->text());
    QTRY_VERIFY(file->tree());
    QCOMPARE(file->tree()->data(), definition.document().snapshot().data());
}

void TestCommittedFile::readsAgainWhenHeadMoved()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto file = m_files->of(definition);
    QTRY_VERIFY(file->text());
    QTRY_VERIFY(file->tree());
    support::commit(m_repository->memory, "openapi: 3.2.0\n");
    file->refresh();
    QTRY_COMPARE(*file->text(), "openapi: 3.2.0\n");
    QTRY_VERIFY(file->tree());
    QCOMPARE(file->tree()->at({"openapi"}).bytes(), "3.2.0");
}

void TestCommittedFile::staysWhenACommitHasTheSameText()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto file = m_files->of(definition);
    QTRY_VERIFY(file->text());
    QTRY_VERIFY(file->tree());
    QSignalSpy changes(file.get(), &CommittedFile::textChanged);
    const int objects = m_repository->objects;
    support::commit(m_repository->memory, Committed, "api.yaml", "Change another file");
    file->refresh();
    settle();
    QVERIFY(m_repository->objects > objects);
    QCOMPARE(changes.count(), 0);
    QVERIFY(file->tree());
}

void TestCommittedFile::hasNothingOutsideOfRepositories()
{
    OpenDefinition definition(u"/elsewhere/api.yaml"_qs, Committed);
    const auto file = m_files->of(definition);
    settle();
    QVERIFY(!file->text());
    QVERIFY(!file->tree());
}

void TestCommittedFile::hasNothingOfUntrackedFiles()
{
    m_repository->memory.files.insert(u"/work/new.yaml"_qs, Committed);
    OpenDefinition definition(u"/work/new.yaml"_qs, Committed);
    const auto file = m_files->of(definition);
    settle();
    QVERIFY(m_repository->objects > 0);
    QVERIFY(!file->text());
    QVERIFY(!file->tree());
}

void TestCommittedFile::followsThePath()
{
    support::FakeStore store;
    store.files.insert(u"/work/api.yaml"_qs, Committed);
    workspace::Workspace workspace(store);
    OpenDefinition *definition = *workspace.open(u"/work/api.yaml"_qs);
    const auto file = m_files->of(*definition);
    QTRY_VERIFY(file->text());
    QSignalSpy changes(file.get(), &CommittedFile::textChanged);
    QVERIFY(workspace.saveAs(*definition, u"/elsewhere/api.yaml"_qs));
    QCOMPARE(changes.count(), 1);
    QVERIFY(!file->text());
    settle();
    QVERIFY(!file->text());
}

void TestCommittedFile::ignoresADamagedRepository()
{
    for (QByteArray &one : m_repository->memory.files)
        one = one.left(7);
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto file = m_files->of(definition);
    settle();
    QVERIFY(!file->text());
}

GATEWRIGHT_TEST(TestCommittedFile, QCoreApplication)
#include "testcommittedfile.moc"
