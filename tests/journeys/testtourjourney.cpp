#include "beforeaftermodel.h"
#include "driving.h"
#include "exchangespage.h"
#include "grabs.h"
#include "journey.h"
#include "keyboard.h"
#include "routeservice.h"
#include "settingstable.h"
#include "testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
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
    void sendsAgainAfterARestart();
    void repeatsAFailedRequest();
    void startsTheGatewayWithTheEcho();
    void countsOnlyCauses();
    void isNotRestoredAtItsEnd();
    void skipsStops();
    void isReachedByF6();

private:
    void start();
    [[nodiscard]] QString title() const { return support::control<QLabel>(m_journey->window(), "tourTitle")->text(); }
    [[nodiscard]] QString task() const { return support::control<QLabel>(m_journey->window(), "tourTask")->text(); }
    [[nodiscard]] bool isAtStop(int number) const
    {
        return support::control(m_journey->window(), "tourBar")->isVisible() &&
               title().startsWith(u"Tour, %1 of 5: "_qs.arg(number));
    }
    void seeTheCredentials();
    void undoAnEdit();
    void selectOperation();
    void sendARequest();
    void findTheCause();
    void findACertificate();
    void finishStopIn(void (TestTourJourney::*work)(), int stop);

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
    m_journey->services().settings().set(settings::TourSkipped, 0);
    m_journey->services().settings().set(settings::TourRunning, false);
}

void TestTourJourney::seeTheCredentials()
{
    support::Keyboard keys(m_journey->window());
    keys.push(u"Show me"_qs);
    QTRY_VERIFY(support::control(m_journey->window(), "tourHighlight")->isVisible());
    // The text stays until it is read.
    QTRY_VERIFY(support::control(m_journey->window(), "tourNext")->isVisible());
    QVERIFY(isAtStop(1));
    keys.push(u"Next"_qs);
}

void TestTourJourney::undoAnEdit()
{
    support::Keyboard keys(m_journey->window());
    keys.push(u"Show me"_qs);
    QTRY_VERIFY(support::control(m_journey->window(), "upstreamUsername")->hasFocus());
    keys.fill(u"User name"_qs, u"somebody"_qs);
    keys.press(Qt::Key_Return);
    QTRY_VERIFY(m_journey->window().currentDefinition()->document().canUndo());
    QVERIFY(isAtStop(2));
    keys.press(Qt::CTRL | Qt::Key_Z);
}

void TestTourJourney::selectOperation()
{
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::CTRL | Qt::Key_2);
    keys.goToRow(u"Paths and operations"_qs, u"/books/{isbn}"_qs);
    keys.press(Qt::Key_Down);
}

void TestTourJourney::sendARequest()
{
    QWidget &window = m_journey->window();
    support::Keyboard keys(window);
    selectOperation();
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_VERIFY(window.findChild<QWidget *>(u"bannerStartEcho"_qs));
    QTRY_VERIFY(support::control(window, "bannerStartEcho")->hasFocus());
    keys.press(Qt::Key_Return);
}

/** Show me selects the first line that a setting has changed. */
void TestTourJourney::findTheCause()
{
    support::Keyboard keys(m_journey->window());
    auto *table = support::control<QTableView>(m_journey->window(), "beforeAfter");
    QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 2);
    keys.push(u"Show me"_qs);
    QTRY_VERIFY(table->hasFocus());
    QVERIFY(!table->currentIndex().data(items::BeforeAfterModel::PointerRole).toString().isEmpty());
    keys.press(Qt::Key_Return);
}

void TestTourJourney::findACertificate()
{
    support::Keyboard keys(m_journey->window());
    keys.press(Qt::ALT | Qt::Key_3);
    QTRY_VERIFY(m_journey->window().findChild<QWidget *>(u"servedHost"_qs));
    auto *host = support::control<QLineEdit>(m_journey->window(), "servedHost");
    QTRY_VERIFY(host->isVisible());
    // The other field of the page is not the one.
    auto *search = support::control<QLineEdit>(m_journey->window(), "certificateSearch");
    search->setText(u"api.petstore.example"_qs);
    QTRY_VERIFY2(task().startsWith(u"Search filters"_qs), qPrintable(task()));
    search->clear();
    QTRY_VERIFY2(task().startsWith(u"Open Certificates"_qs), qPrintable(task()));
    // The list is loaded.
    const auto *answer = support::control<QLabel>(m_journey->window(), "servedHostAnswer");
    keys.push(u"Show me"_qs);
    QTRY_VERIFY(host->hasFocus());
    keys.write(u"api.petstore.example"_qs);
    QTRY_VERIFY2(answer->text().contains(u"petstore"_qs), qPrintable(answer->text()));
    keys.press(Qt::Key_Return);
}

void TestTourJourney::finishStopIn(void (TestTourJourney::*work)(), int stop)
{
    QTRY_VERIFY2(isAtStop(stop), qPrintable(title()));
    support::grabTo(m_journey->window(), u"tour-%1"_qs.arg(stop));
    (this->*work)();
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
    QVERIFY(support::control<QLabel>(m_journey->window(), "tourDone")->text().startsWith(u"Step 5 done: "_qs));
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
    // The program ends while the tour is in progress. The places of the stop are not there before the example is open.
    start();
    QTRY_COMPARE(title(), u"Your tour stopped at 2 of 5"_qs);
    QVERIFY(!support::control(m_journey->window(), "tourShow")->isVisible());
    support::grabTo(m_journey->window(), u"tour-paused"_qs);
    support::Keyboard(m_journey->window()).push(u"Continue tour"_qs);
    QTRY_VERIFY(isAtStop(2));
    QVERIFY(m_journey->window().currentDefinition());
}

/** The exchanges of a run are gone in the next one. */
void TestTourJourney::sendsAgainAfterARestart()
{
    m_journey->services().settings().set(settings::TourStop, 3);
    m_journey->services().settings().set(settings::TourRunning, true);
    start();
    QTRY_COMPARE(title(), u"Your tour stopped at 4 of 5"_qs);
    support::Keyboard(m_journey->window()).push(u"Continue tour"_qs);
    QTRY_VERIFY(isAtStop(3));
    QVERIFY2(task().startsWith(u"Send the request again"_qs), qPrintable(task()));
    sendARequest();
    QTRY_VERIFY(isAtStop(4));
}

/** Without the echo, the request fails and has no changes that the next stop could be about. */
void TestTourJourney::repeatsAFailedRequest()
{
    m_journey->services().settings().set(settings::TourStop, 2);
    support::Keyboard keys(m_journey->window());
    keys.run(u"Tour of the example"_qs);
    QTRY_VERIFY(isAtStop(3));
    selectOperation();
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_VERIFY(m_journey->window().findChild<QWidget *>(u"bannerStartGateway"_qs));
    keys.push(support::control<QPushButton>(m_journey->window(), "bannerStartGateway")->text());
    QTRY_VERIFY2(task().startsWith(u"The request failed"_qs), qPrintable(task()));
    QVERIFY(isAtStop(3));
    support::grabTo(m_journey->window(), u"tour-failed"_qs);
    keys.push(u"Use the echo and resend"_qs);
    QTRY_VERIFY2(isAtStop(4), qPrintable(task()));
}

/** Nothing asks what answers when the gateway is started before a request is sent. */
void TestTourJourney::startsTheGatewayWithTheEcho()
{
    preview::RouteService &routes = m_journey->services().services().routes;
    m_journey->startGateway();
    QCOMPARE(routes.upstreamKind(), traffic::UpstreamKind::Own);
    support::click(m_journey->window(), "gatewayButton");
    QTRY_COMPARE(m_journey->services().services().gateway.state(), preview::GatewayControl::State::Stopped);
    m_journey->services().settings().set(settings::TourStop, 2);
    support::Keyboard keys(m_journey->window());
    keys.run(u"Tour of the example"_qs);
    QTRY_VERIFY(isAtStop(3));
    selectOperation();
    m_journey->showPage(u"Exchanges"_qs);
    keys.push(u"Start gateway"_qs);
    QTRY_COMPARE(m_journey->services().services().gateway.state(), preview::GatewayControl::State::Running);
    QCOMPARE(routes.upstreamKind(), traffic::UpstreamKind::Echo);
    keys.press(Qt::ALT | Qt::Key_1);
    keys.press(Qt::CTRL | Qt::Key_Return);
    QTRY_VERIFY2(isAtStop(4), qPrintable(task()));
}

/** A setting that is shown for another reason is not a cause. */
void TestTourJourney::countsOnlyCauses()
{
    m_journey->services().settings().set(settings::TourStop, 2);
    support::Keyboard keys(m_journey->window());
    keys.run(u"Tour of the example"_qs);
    sendARequest();
    QTRY_VERIFY(isAtStop(4));
    auto *page = m_journey->window().findChild<traffic::ExchangesPage *>();
    QVERIFY(page);
    const auto request = [page](const QString &path, const QString &pointer) {
        emit page->settingRequested(path, u"/x-vendor-api-gateway/upstream/"_qs + pointer);
    };
    request(u"bookshop.yaml"_qs, u"rateLimit"_qs);
    request(u"other.yaml"_qs, u"authentication/basicAuth"_qs);
    QVERIFY(isAtStop(4));
    request(u"bookshop.yaml"_qs, u"authentication/basicAuth"_qs);
    QVERIFY(isAtStop(5));
}

void TestTourJourney::isNotRestoredAtItsEnd()
{
    m_journey->services().settings().set(settings::TourStop, 5);
    m_journey->services().settings().set(settings::TourSkipped, 3);
    m_journey->services().settings().set(settings::TourRunning, true);
    start();
    QVERIFY(!support::control(m_journey->window(), "tourBar")->isVisible());
    support::Keyboard(m_journey->window()).run(u"Tour of the example"_qs);
    QTRY_VERIFY(isAtStop(1));
    QCOMPARE(m_journey->services().settings().get(settings::TourSkipped), 0);
}

void TestTourJourney::skipsStops()
{
    support::Keyboard(m_journey->window()).run(u"Tour of the example"_qs);
    for (int stop = 1; stop <= 5; ++stop) {
        QTRY_VERIFY(isAtStop(stop));
        support::Keyboard(m_journey->window()).push(u"Skip this step"_qs);
    }
    QTRY_COMPARE(title(), u"Tour finished, 5 steps skipped"_qs);
    QVERIFY(support::control<QLabel>(m_journey->window(), "tourDone")->text().isEmpty());
    support::Keyboard(m_journey->window()).push(u"Start again"_qs);
    QTRY_VERIFY(isAtStop(1));
}

/** The bar is a part of the window that F6 reaches, and its buttons take Return. */
void TestTourJourney::isReachedByF6()
{
    support::Keyboard keys(m_journey->window());
    keys.run(u"Tour of the example"_qs);
    QTRY_VERIFY(isAtStop(1));
    const auto *bar = support::control(m_journey->window(), "tourBar");
    for (int pane = 0; pane < 12 && !bar->isAncestorOf(QApplication::focusWidget()); ++pane)
        keys.press(Qt::Key_F6);
    QVERIFY(bar->isAncestorOf(QApplication::focusWidget()));
    keys.focus(u"Skip this step"_qs);
    keys.press(Qt::Key_Return);
    QTRY_VERIFY(isAtStop(2));
    keys.push(u"Back"_qs);
    QTRY_VERIFY(isAtStop(1));
}

GATEWRIGHT_TEST_RUN(TestTourJourney, &support::runJourney<TestTourJourney>)

#include "testtourjourney.moc"
