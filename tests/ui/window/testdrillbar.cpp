#include "drillmenu.h"
#include "driving.h"
#include "grabs.h"
#include "testprogram.h"
#include "windowfixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using preview::DrillFault;
using support::click;
using support::control;
using window::ActionId;
using window::MainWindow;

/** Fault drills in the window: where they start, that they are in sight, and how they end. */
class TestDrillBar final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void showsWhatIsOn();
    void endsByTheMenu();
    void endsWithTheGateway();
    void startsFromTheOperation_data();
    void startsFromTheOperation();

private:
    [[nodiscard]] QToolButton *button() const { return control<QToolButton>(*m_window, "endDrills"); }
    [[nodiscard]] QString shown() const { return control<QLabel>(*m_window, "gatewayAddress")->text(); }
    void start(const QByteArray &method, const DrillFault &fault);

    std::unique_ptr<support::WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TestDrillBar::init()
{
    support::openShop(m_fixture, m_window);
    m_window->resize(1024, 640);
    if (qEnvironmentVariable("GATEWRIGHT_THEME") == u"dark")
        m_window->action(ActionId::ThemeDark)->trigger();
    click(*m_window, "gatewayButton");
    QTRY_VERIFY(m_window->currentDefinition()->description());
    QTRY_VERIFY(m_fixture->drills.canStart(*m_window->currentDefinition()));
}

void TestDrillBar::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TestDrillBar::start(const QByteArray &method, const DrillFault &fault)
{
    const qsizetype before = m_fixture->drills.running().size();
    m_fixture->drills.start({m_window->currentDefinition(), "/books", method}, fault, false);
    QTRY_COMPARE(m_fixture->drills.running().size(), before + 1);
}

void TestDrillBar::showsWhatIsOn()
{
    QVERIFY(!button()->isVisible());
    QVERIFY(!m_window->action(ActionId::EndDrills)->isEnabled());
    start("get", {DrillFault::Kind::RateLimit});
    QVERIFY(button()->isVisible());
    QCOMPARE(shown(), u"Fault drill: 429 of GET /books"_qs);
    QCOMPARE(button()->accessibleName(), u"End drill"_qs);
    QVERIFY(control<QLabel>(*m_window, "gatewayAddress")->toolTip().contains(u"127.0.0.1:8080"_qs));
    QVERIFY(control(*m_window, "paletteButton")->isVisible()); // There is room for everything else.
    support::grabTo(*m_window, u"drill-bar"_qs);
    start("post", {DrillFault::Kind::Cut});
    QCOMPARE(shown(), u"Fault drills: 2"_qs);
    click(*m_window, "endDrills");
    QVERIFY(m_fixture->drills.running().isEmpty());
    QVERIFY(!button()->isVisible());
    QVERIFY(shown().contains(u"127.0.0.1:8080"_qs));
}

void TestDrillBar::endsByTheMenu()
{
    start("get", {DrillFault::Kind::Slow});
    QVERIFY(m_window->action(ActionId::EndDrills)->isEnabled());
    m_window->action(ActionId::EndDrills)->trigger();
    QVERIFY(m_fixture->drills.running().isEmpty());
    QVERIFY(!m_window->action(ActionId::EndDrills)->isEnabled());
}

void TestDrillBar::endsWithTheGateway()
{
    start("get", {DrillFault::Kind::Slow});
    click(*m_window, "gatewayButton");
    QVERIFY(!button()->isVisible());
    QTRY_VERIFY(m_fixture->drills.running().isEmpty());
}

void TestDrillBar::startsFromTheOperation_data()
{
    QTest::addColumn<QByteArray>("parent");
    QTest::newRow("tree of paths") << QByteArray("pathTree");
    QTest::newRow("head of the page") << QByteArray("operationDrill");
}

void TestDrillBar::startsFromTheOperation()
{
    QFETCH(QByteArray, parent);
    m_window->action(ActionId::ShowPaths)->trigger();
    auto *tree = control<QAbstractItemView>(*m_window, "pathTree");
    const QModelIndex path = tree->model()->index(0, 0);
    tree->setCurrentIndex(path);
    QMenu *menu = nullptr;
    if (parent == "pathTree") {
        for (QAction *action : tree->actions()) {
            if (qobject_cast<drills::DrillMenu *>(action->menu()))
                menu = action->menu();
        }
        QVERIFY(menu);
        QVERIFY(!menu->menuAction()->isEnabled()); // Of a path.
        tree->setCurrentIndex(tree->model()->index(0, 0, path));
        QVERIFY(menu->menuAction()->isEnabled());
    } else {
        tree->setCurrentIndex(tree->model()->index(0, 0, path));
        QTRY_VERIFY(control(*m_window, "operationDrill")->isVisible());
        auto *button = control<QToolButton>(*m_window, "operationDrill");
        QCOMPARE(button->accessibleName(), u"Fault drill"_qs);
        menu = button->findChild<QMenu *>(u"drillMenu"_qs);
        support::grabTo(*m_window, u"drill-operation"_qs);
    }
    emit menu->aboutToShow();
    auto *faults = menu->findChild<QMenu *>(u"drillUntilEnded"_qs);
    QVERIFY(faults);
    QCOMPARE(faults->actions().first()->objectName(), u"drillUntilEnded-429"_qs);
    faults->actions().first()->trigger();
    QTRY_COMPARE(shown(), u"Fault drill: 429 of GET /books"_qs);
}

GATEWRIGHT_TEST(TestDrillBar, QApplication)
#include "testdrillbar.moc"
