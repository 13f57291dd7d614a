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
    statistics.add(exchange, checker.check("http://127.0.0.1:8080/pets", exchange), 1);
    QCOMPARE(statistics.operations().first().seen, 1);
    QVERIFY(statistics.operations().first().statuses.isEmpty());
    QVERIFY(statistics.operations().first().neverSeen().contains("500"));
}

GATEWRIGHT_TEST(TestTrafficStatistics, QCoreApplication)
#include "testtrafficstatistics.moc"
