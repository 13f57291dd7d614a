#include "beforeaftermodel.h"
#include "driving.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "settingstable.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>

/** The tour of the example, with the keyboard alone: each stop notices that it is done. */
class TestTourJourney final : public QObject
{
    Q_OBJECT

public:
    TestTourJourney(const support::JourneyHome &home, theme::Choice look)
        : m_home(home)
        , m_look(look)
    {}

private slots:
    void init();
    void cleanup() { m_journey.reset(); }
    void doesWhatEachStopAsksFor();
    void continuesWhereItWasLeft();
    void skipsStops();

private:
    void start();
    [[nodiscard]] QString title() const { return support::control<QLabel>(m_journey->window(), "tourTitle")->text(); }
    [[nodiscard]] bool isAtStop(int number) const
    {
        return support::control(m_journey->window(), "tourBar")->isVisible() &&
               title().startsWith(u"Tour, %1 of 5: "_qs.arg(number));
    }
    void seeTheCredentials();
    void undoAnEdit();
    void sendARequest();
    void findTheCause();
    void findACertificate();
    void finishStopIn(void (TestTourJourney::*task)(), int stop);

    const support::JourneyHome &m_home;
    theme::Choice m_look;
    std::unique_ptr<support::Journey> m_journey;
};

void TestTourJourney::start()
{
    m_journey.reset();
    m_journey = std::make_unique<support::Journey>(m_home, m_look);
    m_journey->window().resize(1280, 800);
    support::activate(m_journey->window());
}

void TestTourJourney::init()
{
    start();
    m_journey->services().settings().set(settings::TourStop, 0);
    m_journey->services().settings().set(settings::TourRunning, false);
}

void TestTourJourney::seeTheCredentials()
{
    support::Keyboard(m_journey->window()).push(u"Show me"_qs);
}

void TestTourJourney::undoAnEdit()
{
    support::Keyboard keys(m_journey->window());
    keys.fill(u"User name"_qs, u"somebody"_qs);
    keys.press(Qt::Key_Return);
    QTRY_VERIFY(m_journey->window().currentDefinition()->document().canUndo());
    QVERIFY(isAtStop(2));
    keys.press(Qt::CTRL | Qt::Key_Z);
}

void TestTourJourney::sendARequest()
{
    QWidget &window = m_journey->window();
    support::Keyboard keys(window);
    keys.press(Qt::CTRL | Qt::Key_2);
    keys.goToRow(u"Paths and operations"_qs, u"/books/{isbn}"_qs);
    keys.press(Qt::Key_Down);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_VERIFY(window.findChild<QWidget *>(u"bannerStartEcho"_qs));
    QTRY_VERIFY(support::control(window, "bannerStartEcho")->hasFocus());
    keys.press(Qt::Key_Return);
}

void TestTourJourney::findTheCause()
{
    support::Keyboard keys(m_journey->window());
    auto *table = support::control<QTableView>(m_journey->window(), "beforeAfter");
    QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 2);
    keys.focus(table->accessibleName());
    keys.press(Qt::CTRL | Qt::Key_Home);
    const auto hasCause = [table] {
        return !table->currentIndex().data(items::BeforeAfterModel::PointerRole).toString().isEmpty();
    };
    for (int row = 0; row < table->model()->rowCount() && !hasCause(); ++row)
        keys.press(Qt::Key_Down);
    QVERIFY(hasCause());
    keys.press(Qt::Key_Return);
}

void TestTourJourney::findACertificate()
{
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::ALT | Qt::Key_3);
    QTRY_VERIFY(m_journey->window().findChild<QWidget *>(u"servedHost"_qs));
    auto *host = support::control<QLineEdit>(m_journey->window(), "servedHost");
    QTRY_VERIFY(host->isVisible());
    // The list is loaded.
    const auto *answer = support::control<QLabel>(m_journey->window(), "servedHostAnswer");
    keys.focus(u"Which certificate serves this host?"_qs);
    keys.write(u"api.petstore.example"_qs);
    QTRY_VERIFY2(answer->text().contains(u"petstore"_qs), qPrintable(answer->text()));
    keys.press(Qt::Key_Return);
}

void TestTourJourney::finishStopIn(void (TestTourJourney::*task)(), int stop)
{
    QTRY_VERIFY2(isAtStop(stop), qPrintable(title()));
    support::grabTo(m_journey->window(), u"tour-%1"_qs.arg(stop));
    (this->*task)();
}

void TestTourJourney::doesWhatEachStopAsksFor()
{
    support::Keyboard(m_journey->window()).run(u"Tour of the example"_qs);
    QTRY_VERIFY(m_journey->window().currentDefinition());
    finishStopIn(&TestTourJourney::seeTheCredentials, 1);
    finishStopIn(&TestTourJourney::undoAnEdit, 2);
    finishStopIn(&TestTourJourney::sendARequest, 3);
    finishStopIn(&TestTourJourney::findTheCause, 4);
    finishStopIn(&TestTourJourney::findACertificate, 5);
    QTRY_COMPARE(title(), u"The tour is complete"_qs);
    QVERIFY(support::control<QLabel>(m_journey->window(), "tourDone")->text().startsWith(u"Done: "_qs));
    support::grabTo(m_journey->window(), u"tour-end"_qs);
    support::Keyboard(m_journey->window()).push(u"End tour"_qs);
    QTRY_VERIFY(!support::control(m_journey->window(), "tourBar")->isVisible());
    QCOMPARE(m_journey->services().settings().get(settings::TourStop), 0);
}

void TestTourJourney::continuesWhereItWasLeft()
{
    support::Keyboard(m_journey->window()).run(u"Tour of the example"_qs);
    finishStopIn(&TestTourJourney::seeTheCredentials, 1);
    QTRY_VERIFY(isAtStop(2));
    support::Keyboard(m_journey->window()).push(u"Leave tour"_qs);
    QTRY_VERIFY(!support::control(m_journey->window(), "tourBar")->isVisible());
    // What is done outside of the tour does not count.
    start();
    QVERIFY(!support::control(m_journey->window(), "tourBar")->isVisible());
    support::Keyboard(m_journey->window()).run(u"Tour of the example"_qs);
    QTRY_VERIFY(isAtStop(2));
    QTRY_VERIFY(m_journey->window().currentDefinition());
    // The program ends while the tour is in progress.
    start();
    QTRY_VERIFY(isAtStop(2));
}

void TestTourJourney::skipsStops()
{
    support::Keyboard(m_journey->window()).run(u"Tour of the example"_qs);
    for (int stop = 1; stop <= 5; ++stop) {
        QTRY_VERIFY(isAtStop(stop));
        support::Keyboard(m_journey->window()).push(u"Skip stop"_qs);
    }
    QTRY_COMPARE(title(), u"The tour is complete"_qs);
    QVERIFY(support::control<QLabel>(m_journey->window(), "tourDone")->text().isEmpty());
}

GATEWRIGHT_TEST_RUN(TestTourJourney, &support::runJourney<TestTourJourney>)

#include "testtourjourney.moc"
