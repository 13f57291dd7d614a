#include "committedfiles.h"
#include "committedrepository.h"
#include "grabs.h"
#include "pathtreedriving.h"
#include "splitdefinition.h"
#include "testprogram.h"

#include <QThreadPool>
#include <QToolButton>

using namespace designer;

/** The mark in the head of an operation that differs from the last commit. */
class TestCommitMark final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { theme::apply(*qApp, theme::Choice::Light); }
    void init();
    void marksChangedAndNewOperations();
    void followsEdits();
    void showsTheOperationInSource();
    void readsNothingBeforeAnOperationIsShown();
    void followsHead();
    void keepsTheMarkDuringASyntaxError();
    void marksNothingWithoutAVersion();
    void marksOperationsOfOtherFiles();

private:
    void open(const QByteArray &text, const QString &path = u"/work/api.yaml"_qs);
    [[nodiscard]] QToolButton *mark() const { return control<QToolButton>(*m_tab, u"operationCommitMark"_qs); }
    /** What the mark says; empty if it is hidden. */
    [[nodiscard]] QString shown() const { return mark()->isVisible() ? mark()->text() : QString(); }
    /** Waits for what was read on workers. */
    void settle()
    {
        // What was read is parsed on a worker too.
        for (int round = 0; round < 3; ++round) {
            QThreadPool::globalInstance()->waitForDone();
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<support::MemoryRepository> m_repository;
    std::unique_ptr<commits::CommittedFiles> m_commits;
    std::unique_ptr<Opened> m_opened;
    std::unique_ptr<PathsTab> m_tab;
};

void TestCommitMark::init()
{
    m_tab.reset();
    m_opened.reset();
    m_repository = std::make_unique<support::MemoryRepository>();
    m_commits = std::make_unique<commits::CommittedFiles>(*m_repository);
    support::commit(*m_repository, bookshop());
}

void TestCommitMark::open(const QByteArray &text, const QString &path)
{
    m_tab.reset();
    m_opened = std::make_unique<Opened>(std::make_unique<workspace::OpenDefinition>(path, text));
    Context context = m_opened->context();
    context.commits = m_commits.get();
    m_tab = std::make_unique<PathsTab>(context);
    show(*m_tab);
}

void TestCommitMark::marksChangedAndNewOperations()
{
    open(bookshop()
             .replace("summary: List books", "summary: List all books")
             .replace("  /old:\n", "    delete:\n      summary: Remove\n      responses: {}\n  /old:\n"));
    choose(*m_tab, 0, 0);
    QTRY_COMPARE(shown(), u"Changed"_qs);
    QCOMPARE(mark()->toolTip(), u"Changed since the last commit"_qs);
    QCOMPARE(mark()->accessibleName(), u"Changed"_qs);
    QCOMPARE(mark()->accessibleDescription(), u"Changed since the last commit"_qs);
    support::grabTo(*m_tab, u"operation-changed"_qs);
    choose(*m_tab, 0, 1);
    QCOMPARE(shown(), QString());
    choose(*m_tab, 1, 1);
    QCOMPARE(shown(), u"New"_qs);
    QCOMPARE(mark()->accessibleDescription(), u"New since the last commit"_qs);
    support::grabTo(*m_tab, u"operation-new"_qs);
    choose(*m_tab, 1, 0);
    QCOMPARE(shown(), QString());
}

void TestCommitMark::followsEdits()
{
    open(bookshop());
    choose(*m_tab, 0, 0);
    settle();
    QCOMPARE(shown(), QString());
    type(*m_tab, u"operationSummary"_qs, u"All of them"_qs);
    QCOMPARE(shown(), u"Changed"_qs);
    (*m_opened)->document().undo();
    QCOMPARE(textOf(**m_opened), bookshop());
    QCOMPARE(shown(), QString());
    QVERIFY((*m_opened)->document().setScalar({"info", "title"}, document::Value::string(u"Other"_qs)));
    QCOMPARE(shown(), QString());
}

void TestCommitMark::showsTheOperationInSource()
{
    open(bookshop().replace("summary: List books", "summary: List all books"));
    choose(*m_tab, 0, 0);
    QTRY_COMPARE(shown(), u"Changed"_qs);
    m_opened->shown().clear();
    click(*m_tab, u"operationCommitMark"_qs);
    mark()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(mark(), Qt::Key_Space);
    QCOMPARE(m_opened->shown().size(), 2);
    for (const navigation::Visit &visit : m_opened->shown()) {
        QCOMPARE(visit.view, navigation::View::Source);
        QCOMPARE(visit.location.pointer, document::Pointer({"paths", "/books", "get"}));
    }
}

void TestCommitMark::readsNothingBeforeAnOperationIsShown()
{
    open(bookshop().replace("summary: List books", "summary: List all books"));
    choose(*m_tab, 0);
    settle();
    QVERIFY(!m_commits->of(**m_opened)->text()); // Nobody had it before this call.
    choose(*m_tab, 0, 0);
    QTRY_COMPARE(shown(), u"Changed"_qs);
    QVERIFY(m_commits->of(**m_opened)->text());
}

void TestCommitMark::followsHead()
{
    const QByteArray changed = bookshop().replace("summary: List books", "summary: List all books");
    open(changed);
    choose(*m_tab, 0, 0);
    QTRY_COMPARE(shown(), u"Changed"_qs);
    support::commit(*m_repository, changed);
    choose(*m_tab, 0);
    choose(*m_tab, 0, 0); // The page is shown again.
    QTRY_COMPARE(shown(), QString());
}

void TestCommitMark::keepsTheMarkDuringASyntaxError()
{
    open(bookshop());
    choose(*m_tab, 0, 0);
    settle();
    QVERIFY((*m_opened)->document().spliceText({0, 0, "x: [\n"}));
    QCOMPARE(shown(), QString());
    (*m_opened)->document().undo();
    QCOMPARE(shown(), QString());
}

void TestCommitMark::marksNothingWithoutAVersion()
{
    const QByteArray changed = bookshop().replace("summary: List books", "summary: List all books");
    m_repository->files.insert(u"/work/untracked.yaml"_qs, changed);
    for (const QString &path : {u"/work/untracked.yaml"_qs, u"/elsewhere/api.yaml"_qs}) {
        open(changed, path);
        choose(*m_tab, 0, 0);
        settle();
        QCOMPARE(shown(), QString());
    }
    m_commits.reset();
    open(changed);
    choose(*m_tab, 0, 0);
    settle();
    QCOMPARE(shown(), QString());
}

void TestCommitMark::marksOperationsOfOtherFiles()
{
    SplitDefinition split;
    support::MemoryRepository repository;
    const QByteArray books = *split.store().read(SplitDefinition::BooksPath);
    support::commit(repository, QByteArray(books).replace("List books", "Books"), "books.yaml");
    QMap<QString, QByteArray> files;
    for (auto file = repository.files.cbegin(); file != repository.files.cend(); ++file)
        files.insert(QString(file.key()).replace(u"/work/"_qs, u"/api/paths/"_qs), file.value());
    repository.files = files;
    commits::CommittedFiles commits(repository);
    Context context = split.context();
    context.commits = &commits;
    PathsTab tab(context);
    show(tab);
    QTRY_VERIFY(treeText(tab).contains(u"POST Add a book"));
    choose(tab, 0, 0);
    const QWidget &forms = *control(tab, u"referencedForms"_qs);
    const auto *found = control<QToolButton>(forms, u"operationCommitMark"_qs);
    QTRY_VERIFY(found->isVisible());
    QCOMPARE(found->text(), u"Changed"_qs);
    choose(tab, 0, 1);
    QTRY_VERIFY(!found->isVisible());
    QVERIFY(control(forms, u"operationSummary"_qs)->isVisible());
}

GATEWRIGHT_TEST(TestCommitMark, QApplication)
#include "testcommitmark.moc"
