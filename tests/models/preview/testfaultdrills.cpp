#include "fakegateway.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "faultdrills.h"
#include "routeservice.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTest>

using preview::DrilledOperation;
using preview::DrillFault;
using preview::FaultDrills;
using workspace::OpenDefinition;
using Kind = DrillFault::Kind;
using GatewayState = preview::GatewayControl::State;

/** Which requests a fault drill answers, and with what. */
class TestFaultDrills final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }
    void listsTheFaultsOfAnOperation_data();
    void listsTheFaultsOfAnOperation();
    void answersAsTheDocumentSays_data();
    void answersAsTheDocumentSays();
    void isForItsOperationOnly_data();
    void isForItsOperationOnly();
    void answersOneRequest();
    void replacesTheDrillOfAnOperation();
    void keepsTheNewest();
    void endsAll();
    void endsWithTheGateway();
    void endsWithTheDefinition_data();
    void endsWithTheDefinition();
    void doesNotStart_data();
    void doesNotStart();

private:
    struct Bench;
    [[nodiscard]] DrilledOperation operation(const QByteArray &path = "/pets/{id}", const QByteArray &method = "get");
    /** Starts a drill and waits until it is on. */
    void start(const DrillFault &fault, bool isOnce = false, const DrilledOperation *of = nullptr);
    [[nodiscard]] const routing::Drill *found(const QByteArray &method, const QByteArray &target) const;

    std::unique_ptr<Bench> m_bench;
};

namespace {

const char Pets[] = R"(openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets: {get: {responses: {'200': {description: Yes}, default: {description: Any}}}}
  /pets/mine: {get: {operationId: getMine, responses: {'200': {description: Yes}, '503': {description: Busy}}}}
  /pets/{id}:
    get:
      operationId: getPet
      responses:
        '503': {description: Busy, headers: {Retry-After: {schema: {type: integer, example: 30}}},
                content: {application/json: {example: {"why": "busy"}}}}
        '404': {description: No, content: {text/plain: {example: no such pet}}}
        '429': {description: Slower}
        '200': {description: Yes, headers: {X-Total: {schema: {type: integer, example: 7}}},
                content: {text/plain: {example: a cat}}}
    delete: {responses: {4XX: {description: Bad}, 5xx: {description: Fault}, x-note: {}, '302': {description: There}}}
x-vendor-api-gateway:
  info: {name: Pets, state: {active: true}}
  server: {listenPath: {value: /shop/, strip: true}}
  upstream: {url: 'https://pets.example/v1'}
)";

} // namespace

struct TestFaultDrills::Bench {
    support::FakeStore store;
    workspace::Workspace workspace{store};
    support::FakeResolver resolver;
    support::FakeGrants grants;
    support::FakeGateway gateway;
    preview::RouteService routes{workspace, resolver, grants, gateway};
    FaultDrills drills{workspace, routes, gateway};
    OpenDefinition *pets = nullptr;
};

void TestFaultDrills::init()
{
    m_bench = std::make_unique<Bench>();
    m_bench->pets = m_bench->workspace.addUntitled(u"pets.yaml"_qs, Pets, document::Format::Yaml);
    QTRY_VERIFY(m_bench->routes.isSettled() && m_bench->pets->description());
    QVERIFY(m_bench->drills.canStart(*m_bench->pets));
}

DrilledOperation TestFaultDrills::operation(const QByteArray &path, const QByteArray &method)
{
    return {m_bench->pets, path, method};
}

void TestFaultDrills::start(const DrillFault &fault, bool isOnce, const DrilledOperation *of)
{
    QSignalSpy changed(&m_bench->drills, &FaultDrills::changed);
    m_bench->drills.start(of ? *of : operation(), fault, isOnce);
    QTRY_COMPARE(changed.size(), 1);
}

const routing::Drill *TestFaultDrills::found(const QByteArray &method, const QByteArray &target) const
{
    http::RequestHead head{method, target, {}, 1};
    head.headers.append("Host", "localhost");
    const auto rules = m_bench->gateway.rules();
    return routing::drillFor(*rules, head, routing::decide(*rules, head));
}

void TestFaultDrills::listsTheFaultsOfAnOperation_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QStringList>("words");
    const QStringList common{u"429"_qs, u"slow"_qs, u"cut"_qs};
    QTest::newRow("statuses") << QByteArray("/pets/{id}") << QByteArray("get")
                              << QStringList{u"404"_qs, u"503"_qs} + common;
    QTest::newRow("ranges") << QByteArray("/pets/{id}") << QByteArray("delete")
                            << QStringList{u"400"_qs, u"500"_qs} + common;
    QTest::newRow("default") << QByteArray("/pets") << QByteArray("get") << QStringList{u"500"_qs} + common;
    QTest::newRow("no operation") << QByteArray("/pets") << QByteArray("put") << QStringList();
    QTest::newRow("no path") << QByteArray("/cats") << QByteArray("get") << QStringList();
}

void TestFaultDrills::listsTheFaultsOfAnOperation()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, method);
    QFETCH(QStringList, words);
    QStringList listed;
    for (const DrillFault &fault : FaultDrills::faultsOf(operation(path, method)))
        listed.append(wordOf(fault));
    QCOMPARE(listed, words);
}

void TestFaultDrills::answersAsTheDocumentSays_data()
{
    QTest::addColumn<DrillFault>("fault");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<bool>("isCut");
    QTest::addColumn<bool>("isSlow");
    QTest::newRow("503") << DrillFault{Kind::Status, 503} << 503 << QByteArray(R"({"why":"busy"})") << QByteArray("30")
                         << false << false;
    QTest::newRow("404") << DrillFault{Kind::Status, 404} << 404 << QByteArray("no such pet") << QByteArray() << false
                         << false;
    QTest::newRow("429") << DrillFault{Kind::RateLimit} << 429 << QByteArray() << QByteArray("5") << false << false;
    QTest::newRow("slow") << DrillFault{Kind::Slow} << 200 << QByteArray("a cat") << QByteArray() << false << true;
    QTest::newRow("cut") << DrillFault{Kind::Cut} << 200 << QByteArray("a cat") << QByteArray() << true << false;
}

void TestFaultDrills::answersAsTheDocumentSays()
{
    QFETCH(DrillFault, fault);
    QFETCH(bool, isSlow);
    start(fault);
    const routing::Drill *const drill = found("GET", "/shop/pets/7?a=b");
    QVERIFY(drill);
    QTEST(drill->answer.status, "status");
    QTEST(drill->answer.body, "body");
    QTEST(drill->answer.headers.first("Retry-After").value_or(QByteArray()), "retryAfter");
    QTEST(drill->answer.isCut, "isCut");
    QCOMPARE(drill->delay, isSlow ? std::chrono::milliseconds(FaultDrills::SlowTime) : std::chrono::milliseconds(0));
    QCOMPARE(drill->answer.error, traffic::GatewayError::FaultDrill);
    QCOMPARE(drill->answer.arguments, QStringList({wordOf(fault), u"getPet"_qs}));
    QCOMPARE(drill->answer.pointer, u"/paths/~1pets~1{id}/get"_qs);
    QVERIFY(!drill->answer.headers.contains("Content-Type")); // It is sent from the media type.
}

void TestFaultDrills::isForItsOperationOnly_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<bool>("isDrilled");
    QTest::newRow("operation") << QByteArray("GET") << QByteArray("/shop/pets/7") << true;
    QTest::newRow("HEAD") << QByteArray("HEAD") << QByteArray("/shop/pets/7") << true;
    QTest::newRow("absolute form") << QByteArray("GET") << QByteArray("http://localhost/shop/pets/7") << true;
    QTest::newRow("more specific path") << QByteArray("GET") << QByteArray("/shop/pets/mine") << false;
    QTest::newRow("other path") << QByteArray("GET") << QByteArray("/shop/pets") << false;
    QTest::newRow("other method") << QByteArray("DELETE") << QByteArray("/shop/pets/7") << false;
    QTest::newRow("no operation") << QByteArray("PUT") << QByteArray("/shop/pets/7") << false;
    QTest::newRow("listen path alone") << QByteArray("GET") << QByteArray("/shop") << false;
    QTest::newRow("other API") << QByteArray("GET") << QByteArray("/other/pets/7") << false;
    QTest::newRow("no API") << QByteArray("GET") << QByteArray("/pets/7") << false;
}

void TestFaultDrills::isForItsOperationOnly()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    OpenDefinition *const other = m_bench->workspace.addUntitled(
        u"other.yaml"_qs, QByteArray(Pets).replace("/shop/", "/other/"), document::Format::Yaml);
    m_bench->routes.setServed(*other, true);
    QTRY_VERIFY(m_bench->routes.isSettled() && m_bench->routes.routes().match("/other/pets"));
    start({Kind::Status, 503});
    QTEST(found(method, target) != nullptr, "isDrilled");
}

void TestFaultDrills::answersOneRequest()
{
    start({Kind::Status, 503}, true);
    QVERIFY(m_bench->drills.running().first().isOnce);
    const routing::Drill *const drill = found("GET", "/shop/pets/7");
    QVERIFY(found("GET", "/shop/pets/7")); // Looking for it changes nothing.
    QVERIFY(drill->takeTurn());
    QVERIFY(!drill->takeTurn());
    QVERIFY(!found("GET", "/shop/pets/7"));
    QSignalSpy changed(&m_bench->drills, &FaultDrills::changed);
    emit m_bench->gateway.recorded({});
    QCOMPARE(changed.size(), 1);
    QVERIFY(m_bench->drills.running().isEmpty() && !m_bench->gateway.decidedBy.drills);
    // The other way of a drill never ends by itself.
    start({Kind::Status, 503});
    QVERIFY(found("GET", "/shop/pets/7")->takeTurn() && found("GET", "/shop/pets/7")->takeTurn());
    emit m_bench->gateway.recorded({});
    QCOMPARE(m_bench->drills.running().size(), 1);
}

void TestFaultDrills::replacesTheDrillOfAnOperation()
{
    start({Kind::Status, 503});
    const DrilledOperation mine = operation("/pets/mine");
    start({Kind::Status, 503}, false, &mine);
    start({Kind::Cut});
    QCOMPARE(m_bench->drills.running().size(), 2);
    QCOMPARE(m_bench->drills.running().last().fault, DrillFault{Kind::Cut});
    QCOMPARE(m_bench->drills.running().first().name, u"getMine"_qs);
    QVERIFY(found("GET", "/shop/pets/7")->answer.isCut);
    QCOMPARE(found("GET", "/shop/pets/mine")->answer.status, 503);
}

void TestFaultDrills::keepsTheNewest()
{
    QByteArray paths = "openapi: 3.1.0\ninfo: {title: Many}\npaths:\n";
    for (int i = 0; i <= FaultDrills::Maximum; ++i)
        paths += "  /p" + QByteArray::number(i) + ": {get: {responses: {'200': {description: Yes}}}}\n";
    const QByteArray gateway = QByteArray(Pets).replace("/shop/", "/many/");
    OpenDefinition *const many = m_bench->workspace.addUntitled(
        u"many.yaml"_qs, paths + gateway.sliced(gateway.indexOf("x-vendor")), document::Format::Yaml);
    m_bench->routes.setServed(*many, true);
    QTRY_VERIFY(m_bench->routes.isSettled() && many->description());
    for (int i = 0; i <= FaultDrills::Maximum; ++i) {
        const DrilledOperation each{many, "/p" + QByteArray::number(i), "get"};
        start({Kind::RateLimit}, false, &each);
    }
    QCOMPARE(m_bench->drills.running().size(), FaultDrills::Maximum);
    QCOMPARE(m_bench->drills.running().first().name, u"GET /p1"_qs);
}

void TestFaultDrills::endsAll()
{
    start({Kind::Status, 503});
    m_bench->drills.end();
    QVERIFY(m_bench->drills.running().isEmpty() && !m_bench->gateway.decidedBy.drills);
    // One whose answer is not made yet does not start after it.
    m_bench->drills.start(operation(), {Kind::Status, 503}, false);
    m_bench->drills.end();
    const DrilledOperation mine = operation("/pets/mine");
    start({Kind::Status, 503}, false, &mine); // On the same worker, after that.
    QCOMPARE(m_bench->drills.running().size(), 1);
}

void TestFaultDrills::endsWithTheGateway()
{
    start({Kind::Status, 503});
    m_bench->gateway.setState(GatewayState::Stopped); // A restart with other settings.
    m_bench->gateway.setState(GatewayState::Running);
    QCoreApplication::processEvents();
    QCOMPARE(m_bench->drills.running().size(), 1);
    m_bench->gateway.setState(GatewayState::Stopped);
    QTRY_VERIFY(m_bench->drills.running().isEmpty() && !m_bench->gateway.decidedBy.drills);
}

void TestFaultDrills::endsWithTheDefinition_data()
{
    QTest::addColumn<bool>("isClosed");
    QTest::newRow("closed") << true;
    QTest::newRow("not served") << false;
}

void TestFaultDrills::endsWithTheDefinition()
{
    QFETCH(bool, isClosed);
    start({Kind::Status, 503});
    if (isClosed)
        m_bench->workspace.close(*m_bench->pets);
    else
        m_bench->routes.setServed(*m_bench->pets, false);
    QVERIFY(m_bench->drills.running().isEmpty() && !m_bench->gateway.decidedBy.drills);
}

void TestFaultDrills::doesNotStart_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("isRunning");
    QTest::addColumn<bool>("isServed");
    QTest::newRow("no operation") << QByteArray("/cats") << true << true;
    QTest::newRow("gateway stopped") << QByteArray("/pets/{id}") << false << true;
    QTest::newRow("not served") << QByteArray("/pets/{id}") << true << false;
}

void TestFaultDrills::doesNotStart()
{
    QFETCH(QByteArray, path);
    QFETCH(bool, isRunning);
    QFETCH(bool, isServed);
    m_bench->routes.setServed(*m_bench->pets, isServed);
    m_bench->gateway.setState(isRunning ? GatewayState::Running : GatewayState::Stopped);
    QSignalSpy changed(&m_bench->drills, &FaultDrills::changed);
    m_bench->drills.start(operation(path), {Kind::Status, 503}, false);
    // What is started later is on first, so it did not start.
    m_bench->gateway.setState(GatewayState::Running);
    m_bench->routes.setServed(*m_bench->pets, true);
    const DrilledOperation mine = operation("/pets/mine");
    m_bench->drills.start(mine, {Kind::Status, 503}, false);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_bench->drills.running().first().operation, mine);
}

GATEWRIGHT_TEST(TestFaultDrills, QCoreApplication)
#include "testfaultdrills.moc"
