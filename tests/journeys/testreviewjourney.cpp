#include "driving.h"
#include "grabs.h"
#include "pictures.h"
#include "reviewground.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

using support::control;
using support::visible;

/** A review of a changed definition in a repository that the git program made. */
class TestReviewJourney final : public QObject
{
    Q_OBJECT

public:
    TestReviewJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void initTestCase()
    {
        if (!support::ReviewGround::hasGit())
            QSKIP("git is not installed");
    }
    void reviewsRevertsAndDraftsTheCommit();
    void seesACommitFromOutside();

private:
    [[nodiscard]] static QString label(support::Journey &journey, const char *name)
    {
        return control<QLabel>(journey.window(), name)->text();
    }
    /** Opens the changed definition and the tab Changes. */
    void open(support::Journey &journey, const support::ReviewGround &ground) const;

    const support::JourneyHome &m_home;
    const theme::Choice m_look;
};

namespace {

constexpr int CompareMs = 30'000;

/** The number of changes in the list of a level, such as `breaking`. */
int countOf(const QAbstractItemView &list, const QString &level)
{
    return int(list.model()
                   ->match(list.model()->index(0, 0), Qt::AccessibleTextRole, level + u": "_qs, -1,
                           Qt::MatchStartsWith | Qt::MatchRecursive)
                   .size());
}

} // namespace

void TestReviewJourney::open(support::Journey &journey, const support::ReviewGround &ground) const
{
    QVERIFY(ground.prepare());
    journey.open(ground.file());
    QTest::keyClick(&journey.window(), Qt::Key_8, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(visible<QAbstractItemView>(journey, "changesList"), CompareMs);
    auto *list = visible<QAbstractItemView>(journey, "changesList");
    QTRY_VERIFY_WITH_TIMEOUT(countOf(*list, u"breaking"_qs) > 0, CompareMs);
    QVERIFY(countOf(*list, u"warning"_qs) > 0);
}

void TestReviewJourney::reviewsRevertsAndDraftsTheCommit()
{
    const support::ReviewGround ground(m_home.path(u"review"_qs));
    support::Journey journey(m_home, m_look);
    open(journey, ground);
    const document::Document &document = journey.window().currentDefinition()->document();
    auto *list = visible<QAbstractItemView>(journey, "changesList");
    const int breaks = countOf(*list, u"breaking"_qs);
    support::grabTo(journey.window(), u"journey-review"_qs);

    // F7 walks the breaks until it is at the first one again.
    list->setFocus();
    QSet<QString> walked;
    for (int i = 0; i < breaks; ++i) {
        QTest::keyClick(list, Qt::Key_F7);
        QCOMPARE(label(journey, "changeLevel"), u"breaking"_qs);
        walked.insert(label(journey, "changeTitle") + label(journey, "changeMessage"));
    }
    QCOMPARE(walked.size(), breaks);

    // One of them is reverted.
    while (!label(journey, "changeMessage").contains(u"shipping"))
        QTest::keyClick(list, Qt::Key_F7);
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(document.snapshot().text().contains("required: [lines]\n"));
    QTRY_VERIFY_WITH_TIMEOUT(countOf(*list, u"breaking"_qs) < breaks, CompareMs);

    // The removed operation is restored.
    const auto isRemoval = [&] { return label(journey, "changeTitle").startsWith(u"DELETE /books/{isbn}"); };
    for (int i = 0; i < breaks && !isRemoval(); ++i)
        QTest::keyClick(list, Qt::Key_F7);
    QVERIFY(isRemoval());
    auto *restore = control<QPushButton>(journey.window(), "changeRevertNode");
    QCOMPARE(restore->text(), u"Restore"_qs);
    QTest::mouseClick(restore, Qt::LeftButton);
    QCOMPARE(document.snapshot().text().count("operationId: deleteBook\n"), 1);
    QVERIFY(support::ReviewGround::committed().contains("operationId: deleteBook\n"));
    QTRY_VERIFY_WITH_TIMEOUT(!list->model()
                                  ->match(list->model()->index(0, 0), Qt::DisplayRole, u"DELETE"_qs, 1,
                                          Qt::MatchStartsWith | Qt::MatchRecursive)
                                  .size(),
                             CompareMs);

    // The rest goes into the commit.
    support::click(journey.window(), "changesCopyMessage");
    const QString message = QGuiApplication::clipboard()->text();
    QVERIFY2(message.startsWith(u"feat(api)!: "), qPrintable(message));
    QVERIFY(!message.contains(u"DELETE"));
    QVERIFY(message.contains(u"GET /health\n"));
    for (const QString &line : message.split(u'\n'))
        QVERIFY2(line.size() <= 72, qPrintable(line));
}

/** The base is renewed while the window stays active. */
void TestReviewJourney::seesACommitFromOutside()
{
    const support::ReviewGround ground(m_home.path(u"outside"_qs));
    support::Journey journey(m_home, m_look);
    open(journey, ground);
    QVERIFY(ground.commit(u"Change the bookshop"_qs));
    auto *list = visible<QAbstractItemView>(journey, "changesList");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 0, CompareMs);
}

GATEWRIGHT_TEST_RUN(TestReviewJourney, &support::runJourney<TestReviewJourney>)
#include "testreviewjourney.moc"
