#include "driving.h"
#include "gitrepository.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QTest>

/** A file that git left in conflict, resolved in the real window with the keyboard alone, and saved. */
class TestMergeJourney final : public QObject
{
    Q_OBJECT

public:
    TestMergeJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void initTestCase();
    void resolvesAMergeAndSaves();
    void noticesAConflictWhileTheFileIsOpen();

private:
    [[nodiscard]] static QByteArray base();
    [[nodiscard]] static bool isAsked(support::Journey &journey)
    {
        return support::control(journey.window(), "conflictQuestion")->isVisible();
    }

    const support::JourneyHome &m_home;
    theme::Choice m_look;
};

void TestMergeJourney::initTestCase()
{
    if (!support::GitRepository::isInstalled())
        QSKIP("git is not installed");
}

QByteArray TestMergeJourney::base()
{
    return "# The shop of the example\n"
           "openapi: 3.1.0\n"
           "info: {title: Shop, version: '1'}\n"
           "paths:\n"
           "  /books:\n"
           "    get:\n"
           "      operationId: listBooks\n"
           "      summary: List books\n"
           "      parameters:\n"
           "        - name: limit   # a page\n"
           "          in: query\n"
           "          schema: {type: integer, maximum: 50}\n"
           "      responses:\n"
           "        '200': {description: OK}\n"
           "    delete:\n"
           "      operationId: clearBooks\n"
           "      summary: Remove all books\n"
           "      responses:\n"
           "        '204': {description: Removed}\n";
}

void TestMergeJourney::resolvesAMergeAndSaves()
{
    const support::GitRepository repository(m_home.path(u"shop"_qs));
    const QString name = u"apis/shop.yaml"_qs;
    const QByteArray ours = base()
                                .replace("List books", "List all books")
                                .replace("maximum: 50", "maximum: 20")
                                .replace("title: Shop", "title: Book shop");
    const QByteArray theirs = base()
                                  .replace("List books", "List the books")
                                  .replace("maximum: 50", "maximum: 100")
                                  .replace("Removed}", "All are gone}");
    repository.diverge(name, base(), ours, theirs);
    repository.runWords(u"merge -q feature/limits"_qs, true);
    QVERIFY(repository.bytesOf(name).contains("<<<<<<< "));

    support::Journey journey(m_home, m_look);
    journey.open(repository.path(name));
    journey.window().resize(1024, 640);
    QTRY_VERIFY(isAsked(journey));
    support::grabTo(journey.window(), u"journey-merge-asked"_qs);
    support::Keyboard keyboard(journey.window());
    // F6 goes from part to part, also to the question.
    const QWidget *question = support::control(journey.window(), "conflictQuestion");
    for (int parts = 0; parts < 8 && !question->isAncestorOf(QApplication::focusWidget()); ++parts)
        keyboard.press(Qt::Key_F6);
    QVERIFY(question->isAncestorOf(QApplication::focusWidget()));
    keyboard.push(u"Merge"_qs);
    auto *list = support::control<QListView>(journey.window(), "mergeConflicts");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QVERIFY(!isAsked(journey));
    support::grabTo(journey.window(), u"journey-merge"_qs);
    keyboard.push(u"Use theirs"_qs);
    QCOMPARE(list->currentIndex().row(), 1);
    keyboard.push(u"Edit"_qs);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    keyboard.write(u"60"_qs);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    // One step back and forth again.
    keyboard.press(Qt::CTRL | Qt::Key_Z);
    QTRY_VERIFY(journey.window().currentDefinition()->document().snapshot().text().contains("maximum: 20"));
    keyboard.press(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    support::grabTo(journey.window(), u"journey-merge-resolved"_qs);
    keyboard.press(Qt::CTRL | Qt::Key_S);
    const QByteArray expected = base()
                                    .replace("List books", "List the books")
                                    .replace("maximum: 50", "maximum: 60")
                                    .replace("title: Shop", "title: Book shop")
                                    .replace("Removed}", "All are gone}");
    QTRY_COMPARE(repository.bytesOf(name), expected);
    QTRY_VERIFY(journey.window().findChild<QAbstractButton *>(u"mergeCopyCommand"_qs));
    support::grabTo(journey.window(), u"journey-merge-saved"_qs);
    keyboard.push(u"Copy command"_qs);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString(u"git add -- '"_qs + repository.path(name) + u'\''));
    keyboard.push(u"Close merge"_qs);
    repository.runWords(u"add -A"_qs);
    repository.runWords(u"commit -q --no-edit"_qs);
}

void TestMergeJourney::noticesAConflictWhileTheFileIsOpen()
{
    const support::GitRepository repository(m_home.path(u"open"_qs));
    const QString name = u"shop.yaml"_qs;
    repository.diverge(name, base(), base().replace("List books", "List all books"),
                       base().replace("List books", "List the books"));
    support::Journey journey(m_home, m_look);
    journey.open(repository.path(name));
    // Its file is watched by then.
    QTRY_VERIFY(journey.window().currentDefinition()->description());
    QVERIFY(!isAsked(journey));
    repository.runWords(u"cherry-pick feature/limits"_qs, true);
    QVERIFY(repository.bytesOf(name).contains("<<<<<<<"));
    QTRY_VERIFY(journey.window().currentDefinition()->document().snapshot().text().contains("<<<<<<<"));
    QTRY_VERIFY(isAsked(journey));
    support::click(journey.window(), "mergeConflict");
    auto *list = support::control<QListView>(journey.window(), "mergeConflicts");
    QTRY_COMPARE(list->model()->rowCount(), 1);
    support::click(journey.window(), "mergeUseTheirs");
    QTest::keyClick(&journey.window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(repository.bytesOf(name), base().replace("List books", "List the books"));
}

GATEWRIGHT_TEST_RUN(TestMergeJourney, &support::runJourney<TestMergeJourney>)

#include "testmergejourney.moc"
