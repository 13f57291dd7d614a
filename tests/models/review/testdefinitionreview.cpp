#include "committedrepository.h"
#include "fakeclock.h"
#include "fakestore.h"
#include "fakewatch.h"
#include "reviews.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using difference::Level;
using document::Pointer;
using document::Value;
using review::BaseChoice;
using review::DefinitionReview;
using review::NodeChange;
using review::ReviewState;
using workspace::OpenDefinition;

namespace {

const QByteArray Committed = "openapi: 3.1.0\n"
                             "info: {title: T, version: '1'}\n"
                             "paths:\n"
                             "  /pets:\n"
                             "    get:\n"
                             "      parameters:\n"
                             "        - {name: limit, in: query, schema: {type: integer, maximum: 50}}\n"
                             "      responses:\n"
                             "        '200': {description: OK}\n"
                             "    post:\n"
                             "      responses:\n"
                             "        '201': {description: Created}\n";

const Pointer Maximum{"paths", "/pets", "get", "parameters", "0", "schema", "maximum"};
const Pointer Get{"paths", "/pets", "get"};
const Pointer Post{"paths", "/pets", "post"};

/** The reads of a PipeRepository, which outlive the comparisons. */
struct PipeReads {
    QSemaphore started;
    QSemaphore ended;
};

/** A repository on a server that does not respond: opening a pipe waits until somebody writes into it. */
class PipeRepository final : public git::RepositoryFiles
{
public:
    PipeRepository(QString pipe, std::shared_ptr<PipeReads> reads)
        : m_pipe(std::move(pipe))
        , m_reads(std::move(reads))
    {}

    [[nodiscard]] Kind kindOf(const QString &) override
    {
        m_reads->started.release();
        const int pipe = ::open(QFile::encodeName(m_pipe).constData(), O_RDONLY | O_CLOEXEC);
        ::close(pipe);
        m_reads->ended.release();
        return Kind::Missing;
    }
    [[nodiscard]] QString realPath(const QString &path) override { return path; }
    [[nodiscard]] base::Result<QByteArray> readAt(const QString &path, qint64, qint64) override
    {
        return base::Error{base::ErrorCode::NotFound, path};
    }
    [[nodiscard]] QStringList filesIn(const QString &, int) override { return {}; }

private:
    const QString m_pipe;
    const std::shared_ptr<PipeReads> m_reads;
};

} // namespace

/** A definition compared with its base while it is edited. */
class TestDefinitionReview final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void hasNoChangesAtFirst();
    void marksABreakWhileItIsTyped();
    void marksARemovedOperation();
    void marksAnAddedNodeWithWhatIsInside();
    void revertsAndRestoresAsOneStep();
    void revertsWithoutWaitingForTheComparison();
    void keepsTheLastComparisonOfAnInvalidText();
    void listsWhatCanNotBeCompared();
    void saysWhyThereIsNoBase_data();
    void saysWhyThereIsNoBase();
    void leavesOutAcceptedChanges();
    void readsAnUnchangedBaseOnce();
    void comparesWithAnotherFile();
    void comparesWithARevision();
    void isQuickInALargeDocument();
    void isOneForAllViews();
    void endsWhileWorkIsPending();
    void doesNotWaitForAServer();
    void readsTheBaseAgainAfterACommit_data();
    void readsTheBaseAgainAfterACommit();
    void revertsARenameAsOneStep();

private:
    [[nodiscard]] bool isReady(DefinitionReview &review)
    {
        constexpr int MostMs = 60'000;
        const auto isDone = [&] {
            return review.review()->state == ReviewState::Compared && review.review()->hasFindings && !review.isStale();
        };
        const bool isReady = QTest::qWaitFor(isDone, MostMs);
        // Tests change the repository afterwards, which no worker reads then.
        review.sources().threads().waitForDone();
        return isReady;
    }

    std::shared_ptr<support::MemoryRepository> m_repository;
    std::shared_ptr<support::FakeStore> m_store;
    support::FakeClock m_clock;
    std::unique_ptr<review::Reviews> m_reviews;
};

void TestDefinitionReview::init()
{
    m_reviews.reset();
    m_repository = std::make_shared<support::MemoryRepository>();
    support::commit(*m_repository, Committed);
    m_store = std::make_shared<support::FakeStore>();
    m_reviews = std::make_unique<review::Reviews>(m_repository, m_store, m_clock);
}

void TestDefinitionReview::hasNoChangesAtFirst()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    QCOMPARE(review->review()->state, ReviewState::Reading);
    QVERIFY(isReady(*review));
    QVERIFY(!review->review()->tree.root());
    QVERIFY(review->review()->findings.changes.isEmpty());
    QVERIFY(review->review()->marks.of({}).isEmpty());
}

void TestDefinitionReview::marksABreakWhileItIsTyped()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    QVERIFY(definition.document().setScalar(Maximum, Value::integer(20)));
    QVERIFY(review->isStale());
    QVERIFY(isReady(*review));
    const review::Marks &marks = review->review()->marks;
    QCOMPARE(marks.of(Maximum), (review::Mark{NodeChange::Changed, Level::Breaking}));
    QCOMPARE(marks.of(Get), (review::Mark{NodeChange::Inside, Level::Breaking}));
    QCOMPARE(marks.of({"paths"}), (review::Mark{NodeChange::Inside, Level::Breaking}));
    QVERIFY(marks.of(Post).isEmpty());
    QVERIFY(marks.of({"info"}).isEmpty());
    QCOMPARE(marks.count(), 1);
    // The second run adds the example.
    QTRY_VERIFY(!review->review()->findings.changes.value(0).example.isEmpty());
    definition.document().undo();
    QVERIFY(isReady(*review));
    QVERIFY(review->review()->marks.of(Get).isEmpty());
}

void TestDefinitionReview::marksARemovedOperation()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    QVERIFY(definition.document().remove(Post));
    QVERIFY(isReady(*review));
    const review::Marks &marks = review->review()->marks;
    const QList<review::RemovedNode> removed = marks.removedIn({"paths", "/pets"});
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.first().place, Post);
    QCOMPARE(removed.first().index, 1);
    QCOMPARE(removed.first().level, Level::Breaking);
    QCOMPARE(marks.of({"paths", "/pets"}).level, Level::Breaking);
    QVERIFY(!marks.of(Get).level);
}

void TestDefinitionReview::marksAnAddedNodeWithWhatIsInside()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    QVERIFY(definition.document().set({"paths", "/new", "get", "summary"}, Value::string(u"S"_qs)));
    QVERIFY(isReady(*review));
    const review::Marks &marks = review->review()->marks;
    QCOMPARE(marks.of({"paths", "/new"}).change, NodeChange::Added);
    QCOMPARE(marks.of({"paths", "/new", "get", "summary"}).change, NodeChange::Added);
    QCOMPARE(marks.of({"paths"}).change, NodeChange::Inside);
    QVERIFY(marks.of({"paths", "/pets", "get"}).isEmpty());
}

void TestDefinitionReview::revertsAndRestoresAsOneStep()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    document::Document &document = definition.document();
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    QVERIFY(document.setScalar(Maximum, Value::integer(20)));
    QVERIFY(document.remove(Post));
    const QByteArray edited = document.snapshot().text();
    QVERIFY(isReady(*review));
    QVERIFY(review->revert(Maximum, u"Revert"_qs));
    QCOMPARE(document.undoName(), u"Revert"_qs);
    QVERIFY(review->restore(Post, u"Restore"_qs));
    QCOMPARE(document.snapshot().text(), Committed);
    document.undo();
    document.undo();
    QCOMPARE(document.snapshot().text(), edited);
    QVERIFY(review->revert({}, u"Revert all"_qs));
    QCOMPARE(document.snapshot().text(), Committed);
}

void TestDefinitionReview::revertsWithoutWaitingForTheComparison()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    QVERIFY(definition.document().setScalar(Maximum, Value::integer(20)));
    QVERIFY(review->revert(Maximum, u"Revert"_qs));
    QCOMPARE(definition.document().snapshot().text(), Committed);
}

void TestDefinitionReview::keepsTheLastComparisonOfAnInvalidText()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    QVERIFY(definition.document().remove(Post));
    QVERIFY(isReady(*review));
    QVERIFY(definition.document().spliceText({0, 0, "\"\n"}));
    QVERIFY(!definition.document().snapshot().isValid());
    QVERIFY(review->isStale());
    QVERIFY(!QTest::qWaitFor([&] { return !review->isStale(); }, 400));
    QCOMPARE(review->review()->findings.changes.size(), 1);
    QCOMPARE(review->revert({}, u"Revert"_qs).error().code, base::ErrorCode::SyntaxError);
    definition.document().undo();
    QVERIFY(isReady(*review));
}

void TestDefinitionReview::listsWhatCanNotBeCompared()
{
    const QByteArray used = Committed + "      requestBody:\n        content:\n          a/b: {schema: {$ref: "
                                        "'#/components/schemas/Pet'}}\ncomponents:\n  schemas:\n    Other: {}\n";
    support::commit(*m_repository, used + "    Pet: {type: object}\n");
    OpenDefinition definition(u"/work/api.yaml"_qs, used);
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    const Pointer lost{"components", "schemas", "Pet"};
    const auto isLost = [&](const review::ChangeItem &item) { return item.isRemoved && item.basePlace == lost; };
    const QList<review::ChangeGroup> &groups = review->review()->groups;
    QVERIFY(std::ranges::any_of(groups, [&](const review::ChangeGroup &group) {
        return group.kind == review::ChangeGroup::Kind::Nodes && std::ranges::any_of(group.items, isLost);
    }));
}

void TestDefinitionReview::saysWhyThereIsNoBase_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("committed");
    QTest::addColumn<BaseChoice>("choice");
    QTest::addColumn<ReviewState>("state");
    QTest::addColumn<QString>("detail");
    const QString path = u"/work/api.yaml"_qs;
    QTest::newRow("no repository") << u"/elsewhere/api.yaml"_qs << Committed << BaseChoice()
                                   << ReviewState::NoRepository << QString();
    QTest::newRow("untitled") << QString() << Committed << BaseChoice() << ReviewState::NoRepository << QString();
    QTest::newRow("not committed") << u"/work/new.yaml"_qs << Committed << BaseChoice() << ReviewState::NotCommitted
                                   << u"/work/new.yaml"_qs;
    QTest::newRow("syntax error") << path << QByteArray("a: 1\nb: \"\n") << BaseChoice() << ReviewState::BaseInvalid
                                  << u"2:4"_qs;
    QTest::newRow("no such revision") << path << Committed << BaseChoice{BaseChoice::Kind::Revision, u"nope"_qs}
                                      << ReviewState::NotCommitted << u"nope"_qs;
    QTest::newRow("no such file") << path << Committed << BaseChoice{BaseChoice::Kind::File, u"/gone.yaml"_qs}
                                  << ReviewState::NotCommitted << u"/gone.yaml"_qs;
}

void TestDefinitionReview::saysWhyThereIsNoBase()
{
    QFETCH(const QString, path);
    QFETCH(const QByteArray, committed);
    QFETCH(const BaseChoice, choice);
    support::commit(*m_repository, committed);
    OpenDefinition definition(path, Committed);
    const auto review = m_reviews->of(definition);
    review->setBase(choice);
    QTRY_VERIFY(review->review()->state != ReviewState::Reading);
    QTEST(review->review()->state, "state");
    QTEST(review->review()->error.detail, "detail");
    QVERIFY(!review->revert({}, u"Revert"_qs));
    QCOMPARE(definition.document().snapshot().text(), Committed);
}

void TestDefinitionReview::leavesOutAcceptedChanges()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    QVERIFY(definition.document().remove(Post));
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    const QByteArray fingerprint = review->review()->findings.changes.first().fingerprint.toLatin1();
    m_store->files.insert(u"/work/.gatewright.yaml"_qs,
                          "suppressions: [{fingerprint: " + fingerprint + ", reason: agreed with all clients}]\n");
    QVERIFY(definition.document().setScalar(Maximum, Value::integer(20)));
    QVERIFY(isReady(*review));
    QCOMPARE(review->review()->accepted, 1);
    QCOMPARE(review->review()->findings.changes.size(), 1);
    QCOMPARE(review->review()->marks.removedIn({"paths", "/pets"}).first().level, std::nullopt);
}

/** A base that is still the same keeps its tree, so that marks need no comparison. */
void TestDefinitionReview::readsAnUnchangedBaseOnce()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    QVERIFY(definition.document().remove(Post));
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    const auto tree = review->review()->tree.base().data();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    review->refresh();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(review->review()->tree.base().data() == tree);
    support::commit(*m_repository, QByteArray(Committed).replace("maximum: 50", "maximum: 10"));
    review->refresh();
    QTRY_VERIFY(review->review()->tree.base().data() != tree);
}

void TestDefinitionReview::comparesWithAnotherFile()
{
    m_store->files.insert(u"/other/old.yaml"_qs, QByteArray(Committed).replace("maximum: 50", "maximum: 90"));
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = m_reviews->of(definition);
    review->setBase({BaseChoice::Kind::File, u"/other/old.yaml"_qs});
    QVERIFY(isReady(*review));
    QCOMPARE(review->review()->findings.changes.size(), 1);
    QCOMPARE(review->review()->marks.of(Maximum).level, Level::Breaking);
}

void TestDefinitionReview::comparesWithARevision()
{
    m_repository->files.insert(u"/work/.git/refs/tags/v1"_qs,
                               m_repository->files.value(u"/work/.git/refs/heads/main"_qs));
    const QByteArray later = QByteArray(Committed).replace("maximum: 50", "maximum: 20");
    support::commit(*m_repository, later);
    OpenDefinition definition(u"/work/api.yaml"_qs, later);
    const auto review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
    QVERIFY(review->review()->findings.changes.isEmpty());
    review->setBase({BaseChoice::Kind::Revision, u"v1"_qs});
    QVERIFY(isReady(*review));
    QCOMPARE(review->review()->findings.changes.size(), 1);
}

/** Prints the times. The limits leave room for slow machines. */
void TestDefinitionReview::isQuickInALargeDocument()
{
    constexpr int Paths = 2000;
    QByteArray text = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n";
    const QByteArray words = QByteArray("A long description. ").repeated(30);
    for (int i = 0; i < Paths; ++i) {
        text +=
            "  /p" + QByteArray::number(i) + ":\n    get:\n      description: " + words +
            "\n      parameters:\n        - {name: a, in: query, schema: {type: integer, maximum: 9}}\n      responses: "
            "{'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/S'}}}}}\n";
    }
    text += "components:\n  schemas:\n    S: {type: object, properties: {a: {type: string}}}\n";
    support::commit(*m_repository, text);
    OpenDefinition definition(u"/work/api.yaml"_qs, text);
    const auto review = m_reviews->of(definition);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(isReady(*review));
    const qint64 first = timer.restart();
    const Pointer maximum{"paths", "/p1500", "get", "parameters", "0", "schema", "maximum"};
    QVERIFY(definition.document().setScalar(maximum, Value::integer(5)));
    const qint64 edit = timer.restart();
    QVERIFY(isReady(*review));
    const qint64 second = timer.restart();
    QCOMPARE(review->review()->findings.changes.size(), 1);
    QThreadPool::globalInstance()->waitForDone();
    timer.restart();
    const review::TreeDifference whole(review->review()->tree.base(), definition.document().snapshot());
    const qint64 nodes = timer.restart();
    const review::TreeDifference again(review->review()->tree.base(), definition.document().snapshot(), &whole);
    const qint64 nodesAgain = timer.restart();
    QVERIFY(review->revert(maximum, u"Revert"_qs));
    const qint64 revert = timer.elapsed();
    QCOMPARE(definition.document().snapshot().text(), text);
    qInfo(
        "%.1f MB: compared first in %lld ms, after an edit (%lld ms) in %lld ms with a pause of 150 ms; nodes alone in "
        "%lld ms, again in %lld ms; reverted a node in %lld ms",
        double(text.size()) / 1e6, static_cast<long long>(first), static_cast<long long>(edit),
        static_cast<long long>(second), static_cast<long long>(nodes), static_cast<long long>(nodesAgain),
        static_cast<long long>(revert));
    constexpr qint64 MostMs = 2000;
    QVERIFY(nodes < MostMs && nodesAgain < MostMs && revert < MostMs);
}

void TestDefinitionReview::isOneForAllViews()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    QCOMPARE(m_reviews->of(definition), m_reviews->of(definition));
}

void TestDefinitionReview::endsWhileWorkIsPending()
{
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    auto review = m_reviews->of(definition);
    review.reset();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    review = m_reviews->of(definition);
    QVERIFY(isReady(*review));
}

void TestDefinitionReview::doesNotWaitForAServer()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"pipe"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const auto reads = std::make_shared<PipeReads>();
    auto reviews = std::make_unique<review::Reviews>(std::make_shared<PipeRepository>(path, reads), m_store, m_clock);
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    auto review = reviews->of(definition);
    QTRY_VERIFY(reads->started.available() >= 1);
    QElapsedTimer timer;
    timer.start();
    review.reset();
    reviews.reset();
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(reads->ended.available(), 0);
    // Somebody writes, so that the workers end.
    const int pipe = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(reads->ended.tryAcquire(1, 20'000));
    QTRY_VERIFY(reads->ended.available() + 1 >= reads->started.available());
    ::close(pipe);
}

void TestDefinitionReview::readsTheBaseAgainAfterACommit_data()
{
    QTest::addColumn<QString>("changedFile");
    QTest::newRow("branch") << u"/work/.git/refs/heads/main"_qs;
    QTest::newRow("HEAD") << u"/work/.git/HEAD"_qs;
    QTest::newRow("packed references") << u"/work/.git/packed-refs"_qs;
}

void TestDefinitionReview::readsTheBaseAgainAfterACommit()
{
    QFETCH(const QString, changedFile);
    support::FakeWatch watch;
    review::Reviews reviews(m_repository, m_store, m_clock, &watch);
    OpenDefinition definition(u"/work/api.yaml"_qs, Committed);
    const auto review = reviews.of(definition);
    QVERIFY(definition.document().setScalar(Maximum, Value::integer(20)));
    QVERIFY(isReady(*review));
    QVERIFY(review->review()->tree.root());
    QTRY_VERIFY2(watch.paths.contains(changedFile), qPrintable(watch.paths.join(u' ')));
    support::commit(*m_repository, definition.document().snapshot().text());
    emit watch.changed(changedFile);
    QTRY_VERIFY(!review->review()->tree.root());
}

void TestDefinitionReview::revertsARenameAsOneStep()
{
    const QByteArray text = Committed + "components:\n  schemas:\n    Pet: {type: object, title: Pet}\n    Zoo: {$ref: "
                                        "'#/components/schemas/Pet'}\n";
    support::commit(*m_repository, text);
    OpenDefinition definition(u"/work/api.yaml"_qs, text);
    const auto review = m_reviews->of(definition);
    const QByteArray renamed =
        QByteArray(text).replace("    Pet:", "    Animal:").replace("schemas/Pet", "schemas/Animal");
    QVERIFY(definition.document().spliceText({0, text.size(), renamed}));
    definition.document().closeStep();
    QVERIFY(isReady(*review));
    const review::ChangeItem rename = review->review()->groups.last().items.first();
    QVERIFY(rename.isRenamed);
    QVERIFY(review->revertRename(rename, u"Rename"_qs));
    QCOMPARE(definition.document().snapshot().text(), text);
    definition.document().undo();
    QCOMPARE(definition.document().snapshot().text(), renamed);
}

GATEWRIGHT_TEST(TestDefinitionReview, QCoreApplication)
#include "testdefinitionreview.moc"
