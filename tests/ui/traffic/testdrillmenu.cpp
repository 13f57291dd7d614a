#include "drillmenu.h"
#include "exchangesfixture.h"
#include "testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using support::control;

/** The menu that starts fault drills, alone and in the menu of an exchange. */
class TestDrillMenu final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { support::applyTheme(); }
    void init();
    void cleanup();
    void startsADrill_data();
    void startsADrill();
    void saysWhyNoneCanStart_data();
    void saysWhyNoneCanStart();
    void endsDrills();
    void isInTheMenuOfAnExchange();
    void isOffForOtherExchanges();
    void namesWhatIsOn();

private:
    [[nodiscard]] static QStringList texts(const QMenu &menu);
    [[nodiscard]] static QMenu *opened(QMenu &menu, const char *submenu);
    [[nodiscard]] traffic::Exchange exchange(const QByteArray &target) const;
    /** The menu of fault drills in the menu of the current exchange. */
    [[nodiscard]] QMenu *menuOfExchange() const;

    std::unique_ptr<support::ExchangesFixture> m_fixture;
    workspace::OpenDefinition *m_pets = nullptr;
    preview::DrilledOperation m_operation;
    std::unique_ptr<drills::DrillMenu> m_menu;
};

void TestDrillMenu::init()
{
    m_fixture = std::make_unique<support::ExchangesFixture>();
    m_pets = m_fixture->definitions.addUntitled(
        u"pets.yaml"_qs,
        "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths:\n  /pets/{id}:\n    get:\n      operationId: getPet\n"
        "      responses: {'200': {description: Yes}, '404': {description: No}, '503': {description: Busy}}\n"
        "x-vendor-api-gateway:\n  info: {name: Pets, state: {active: true}}\n"
        "  server: {listenPath: {value: /shop/, strip: true}}\n  upstream: {url: 'https://pets.example/v1'}\n",
        document::Format::Yaml);
    m_fixture->routes.setServed(*m_pets, true);
    QTRY_VERIFY(m_fixture->routes.isSettled() && m_pets->description());
    m_operation = {m_pets, "/pets/{id}", "get"};
    m_menu = std::make_unique<drills::DrillMenu>(
        m_fixture->drills, [this] { return std::optional(m_operation); }, nullptr);
}

void TestDrillMenu::cleanup()
{
    m_menu.reset();
    m_fixture.reset();
}

QStringList TestDrillMenu::texts(const QMenu &menu)
{
    QStringList texts;
    for (const QAction *action : menu.actions()) {
        if (!action->isSeparator())
            texts.append(action->text() + (action->isEnabled() ? QString() : u" -"_qs));
    }
    return texts;
}

QMenu *TestDrillMenu::opened(QMenu &menu, const char *submenu)
{
    emit menu.aboutToShow();
    return menu.findChild<QMenu *>(QLatin1String(submenu), Qt::FindDirectChildrenOnly);
}

traffic::Exchange TestDrillMenu::exchange(const QByteArray &target) const
{
    traffic::Exchange exchange = support::bookshopExchange();
    exchange.documentPath = m_pets->title();
    exchange.request.target = target;
    exchange.decision.routes = {{u"Pets"_qs, m_pets->title(), u"/x-vendor-api-gateway"_qs, "/shop/", {}}};
    exchange.decision.matched = 0;
    return exchange;
}

QMenu *TestDrillMenu::menuOfExchange() const
{
    return control<QMenu>(*m_fixture->page, "drillMenu");
}

void TestDrillMenu::startsADrill_data()
{
    QTest::addColumn<QByteArray>("submenu");
    QTest::addColumn<bool>("isOnce");
    QTest::newRow("once") << QByteArray("drillOnce") << true;
    QTest::newRow("until turned off") << QByteArray("drillUntilEnded") << false;
}

void TestDrillMenu::startsADrill()
{
    QFETCH(QByteArray, submenu);
    QFETCH(bool, isOnce);
    QMenu *faults = opened(*m_menu, submenu.constData());
    QVERIFY(faults);
    QCOMPARE(texts(*m_menu), QStringList({u"Next request"_qs, u"Until turned off"_qs, u"End fault drills -"_qs}));
    QCOMPARE(texts(*faults),
             QStringList({u"404 Not Found"_qs, u"503 Service Unavailable"_qs, u"429 Too Many Requests"_qs,
                          u"Slow: answer after 5 s"_qs, u"Truncated: close the connection in the body"_qs}));
    QSignalSpy changed(&m_fixture->drills, &preview::FaultDrills::changed);
    faults->actions().at(1)->trigger();
    QTRY_COMPARE(changed.size(), 1);
    const preview::RunningDrill drill = m_fixture->drills.running().value(0);
    QCOMPARE(drill.name, u"getPet"_qs);
    QCOMPARE(drill.fault.status, 503);
    QCOMPARE(drill.isOnce, isOnce);
}

void TestDrillMenu::saysWhyNoneCanStart_data()
{
    QTest::addColumn<int>("obstacle");
    QTest::addColumn<QString>("reason");
    QTest::newRow("stopped") << 0 << u"Start the gateway to answer with faults. -"_qs;
    QTest::newRow("not served") << 1 << u"The gateway does not serve this API. -"_qs;
    QTest::newRow("no operation") << 2 << u"The document has no operation for this. -"_qs;
}

void TestDrillMenu::saysWhyNoneCanStart()
{
    QFETCH(int, obstacle);
    QFETCH(QString, reason);
    if (obstacle == 0)
        m_fixture->gateway.setState(preview::GatewayControl::State::Stopped);
    else if (obstacle == 1)
        m_fixture->routes.setServed(*m_pets, false);
    else
        m_operation.path = "/cats";
    QVERIFY(!opened(*m_menu, "drillOnce"));
    QCOMPARE(texts(*m_menu), QStringList({reason, u"End fault drills -"_qs}));
}

void TestDrillMenu::endsDrills()
{
    m_fixture->drills.start(m_operation, {preview::DrillFault::Kind::Cut}, false);
    QTRY_COMPARE(m_fixture->drills.running().size(), 1);
    emit m_menu->aboutToShow();
    m_menu->actions().constLast()->trigger();
    QVERIFY(m_fixture->drills.running().isEmpty());
}

void TestDrillMenu::isInTheMenuOfAnExchange()
{
    m_fixture->record(exchange("/shop/pets/7"));
    m_fixture->selectRow(0);
    QVERIFY(menuOfExchange()->menuAction()->isEnabled());
    QCOMPARE(menuOfExchange()->title(), u"Fault drill"_qs);
    opened(*menuOfExchange(), "drillOnce")->actions().first()->trigger();
    QTRY_COMPARE(m_fixture->drills.running().size(), 1);
    QCOMPARE(m_fixture->drills.running().first().operation, m_operation);
}

void TestDrillMenu::isOffForOtherExchanges()
{
    QVERIFY(!menuOfExchange()->menuAction()->isEnabled()); // No exchange is selected.
    traffic::Exchange foreign = exchange("/shop/pets/7");
    foreign.documentPath = u"/elsewhere.yaml"_qs;
    for (const traffic::Exchange &each : {exchange("/shop/cats"), foreign}) {
        m_fixture->record(each);
        m_fixture->selectRow(m_fixture->list()->model()->rowCount() - 1);
        QVERIFY(!opened(*menuOfExchange(), "drillOnce"));
    }
}

void TestDrillMenu::namesWhatIsOn()
{
    preview::RunningDrill drill{m_operation, u"getPet"_qs, {preview::DrillFault::Kind::Status, 503}, true};
    QCOMPARE(drills::runningText({}), QString());
    QCOMPARE(drills::runningText({drill}), u"Fault drill: 503 of getPet"_qs);
    QCOMPARE(drills::runningText({drill, drill}), u"Fault drills: 2"_qs);
    drill.fault = {preview::DrillFault::Kind::Slow};
    QCOMPARE(drills::runningText({drill}), u"Fault drill: slow response of getPet"_qs);
    drill.fault = {preview::DrillFault::Kind::Cut};
    QCOMPARE(drills::runningText({drill}), u"Fault drill: truncated response of getPet"_qs);
    drill.fault = {preview::DrillFault::Kind::RateLimit};
    QCOMPARE(drills::runningText({drill}), u"Fault drill: 429 of getPet"_qs);
}

GATEWRIGHT_TEST(TestDrillMenu, QApplication)
#include "testdrillmenu.moc"
