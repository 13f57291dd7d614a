#include "testprogram.h"
#include "trafficstatistics.h"
#include "writtenexchanges.h"

#include <QTest>

using exchangecheck::OperationTraffic;
using exchangecheck::TrafficStatistics;

/** The counts of exchanges by operation. */
class TestTrafficStatistics final : public QObject
{
    Q_OBJECT

private slots:
    void countsByOperation();
    void leavesOutStatusesOfOthers();
    void leavesOutWhatIsNotSent_data();
    void leavesOutWhatIsNotSent();
    void addsCounts();
};

namespace {

const char CountedApi[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /pets:
    get:
      parameters: [{name: limit, in: query, schema: {type: integer}}]
      responses: {'200': {description: d}, 4XX: {description: d}, '500': {description: d}, default: {description: d}}
    post: {responses: {'201': {description: d}}}
)";

traffic::ExchangePtr recorded(quint64 id, const QByteArray &target, int status = 200, const QByteArray &method = "GET")
{
    traffic::Exchange exchange;
    exchange.id = id;
    exchange.request.method = method;
    exchange.request.target = target;
    exchange.request.headers.append("Host", "127.0.0.1:8080");
    exchange.response.status = status;
    return std::make_shared<const traffic::Exchange>(exchange);
}

} // namespace

void TestTrafficStatistics::countsByOperation()
{
    const auto api = support::describedText(CountedApi);
    exchangecheck::ExchangeChecker checker(api);
    TrafficStatistics statistics(*api);
    for (const traffic::ExchangePtr &exchange :
         {recorded(1, "/pets"), recorded(2, "/pets?limit=x"), recorded(3, "/pets?limit=x", 404),
          recorded(4, "/cats?token=a"), recorded(5, "/cats?token=b"), recorded(6, "/pets", 200, "PUT")})
        statistics.add(*exchange, checker.check("http://127.0.0.1:8080" + exchange->request.target, *exchange),
                       exchange->id);
    QCOMPARE(statistics.operations().size(), 2);
    const OperationTraffic get = statistics.operations().first();
    QCOMPARE(get.operation, u"GET /pets"_qs);
    QCOMPARE(get.method, "GET");
    QCOMPARE(get.place.pointer.toString(), u"/paths/~1pets/get"_qs);
    QCOMPARE(get.seen, 3);
    QCOMPARE(get.violated, 1); // What was refused is only told.
    QCOMPARE(get.state(), OperationTraffic::State::Violated);
    QCOMPARE(get.neverSeen(), (QList<QByteArray>{"500", "default"}));
    QCOMPARE(statistics.operations().last().state(), OperationTraffic::State::NotSeen);
    QCOMPARE(statistics.operations().last().neverSeen(), QList<QByteArray>{"201"});
    QCOMPARE(statistics.checked(), 6);
    QCOMPARE(statistics.undocumentedCount(), 3);
    QCOMPARE(statistics.undocumented().size(), 2);
    QCOMPARE(statistics.undocumented().first().path, "/cats");
    QCOMPARE(statistics.undocumented().first().count, 2);
    QCOMPARE(statistics.undocumented().first().newest, 5);
}

/** A status of the gateway or the echo says nothing about the API. */
void TestTrafficStatistics::leavesOutStatusesOfOthers()
{
    const auto api = support::describedText(CountedApi);
    exchangecheck::ExchangeChecker checker(api);
    TrafficStatistics statistics(*api);
    traffic::Exchange exchange = *recorded(1, "/pets", 500);
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    exchange.reachedUpstream = true;
    statistics.add(exchange, checker.check("http://127.0.0.1:8080/pets", exchange), 1);
    QCOMPARE(statistics.operations().first().seen, 1);
    QVERIFY(statistics.operations().first().statuses.isEmpty());
    QVERIFY(statistics.operations().first().neverSeen().contains("500"));
}

void TestTrafficStatistics::leavesOutWhatIsNotSent_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("checked");
    QTest::addColumn<int>("seen");
    QTest::newRow("a request that fits") << QByteArray("/pets") << 503 << 0 << 0;
    QTest::newRow("a request with a note") << QByteArray("/pets?limit=x") << 401 << 0 << 0;
    QTest::newRow("a request with an error") << QByteArray("/pets?limit=x") << 503 << 1 << 1;
    QTest::newRow("a path that is not in the document") << QByteArray("/cats") << 403 << 0 << 0;
}

void TestTrafficStatistics::leavesOutWhatIsNotSent()
{
    QFETCH(const QByteArray, target);
    QFETCH(const int, status);
    const auto api = support::describedText(CountedApi);
    exchangecheck::ExchangeChecker checker(api);
    TrafficStatistics statistics(*api);
    traffic::Exchange exchange = *recorded(1, target, status);
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    statistics.add(exchange, checker.check("http://127.0.0.1:8080" + target, exchange), 1);
    QTEST(static_cast<int>(statistics.checked()), "checked");
    QTEST(static_cast<int>(statistics.operations().first().seen), "seen");
    QCOMPARE(statistics.undocumentedCount(), 0);
    QCOMPARE(statistics.ofOtherApis(), 0);
}

void TestTrafficStatistics::addsCounts()
{
    const auto api = support::describedText(CountedApi);
    exchangecheck::ExchangeChecker checker(api);
    TrafficStatistics all(*api);
    TrafficStatistics whole(*api);
    TrafficStatistics part(*api);
    for (const traffic::ExchangePtr &exchange :
         {recorded(1, "/pets"), recorded(2, "/cats"), recorded(3, "/pets?limit=x"), recorded(4, "/cats"),
          recorded(5, "/pets", 201, "POST"), recorded(6, "/dogs")}) {
        const auto result = checker.check("http://127.0.0.1:8080" + exchange->request.target, *exchange);
        all.add(*exchange, result, exchange->id);
        (exchange->id < 3 ? whole : part).add(*exchange, result, exchange->id);
    }
    whole.add(part);
    whole.add(TrafficStatistics());
    QCOMPARE(whole.checked(), 6);
    QCOMPARE(whole.undocumentedCount(), 3);
    QCOMPARE(whole.undocumented().size(), 2);
    QCOMPARE(whole.undocumented().first().count, 2);
    QCOMPARE(whole.undocumented().first().newest, 4);
    for (qsizetype i = 0; i < all.operations().size(); ++i) {
        QCOMPARE(whole.operations().at(i).seen, all.operations().at(i).seen);
        QCOMPARE(whole.operations().at(i).violated, all.operations().at(i).violated);
        QCOMPARE(whole.operations().at(i).statuses, all.operations().at(i).statuses);
    }
}

GATEWRIGHT_TEST(TestTrafficStatistics, QCoreApplication)
#include "testtrafficstatistics.moc"
