#include "livecheck.h"
#include "testprogram.h"
#include "writtenexchanges.h"

#include <QTest>

using exchangecheck::LiveCheck;
using exchangecheck::OperationTraffic;
using exchangecheck::TrafficStatistics;

/** The check of exchanges while they are recorded, and what it counts. */
class TestLiveCheck final : public QObject
{
    Q_OBJECT

private slots:
    void countsByOperation();
    void checksWhatIsRecorded();
    void leavesOutWhatComesTooFast();
    void beginsAgainWithAnotherDescription();
    void canBeDestroyedWhileItWorks();
};

namespace {

const char LiveApi[] = R"(openapi: 3.1.0
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

void TestLiveCheck::countsByOperation()
{
    const auto api = support::describedText(LiveApi);
    exchangecheck::ExchangeChecker checker(api);
    TrafficStatistics statistics(*api);
    for (const traffic::ExchangePtr &exchange :
         {recorded(1, "/pets"), recorded(2, "/pets?limit=x"), recorded(3, "/pets?limit=x", 404),
          recorded(4, "/cats?token=a"), recorded(5, "/cats?token=b"), recorded(6, "/pets", 200, "PUT")})
        statistics.add(*exchange, checker.check("http://127.0.0.1:8080" + exchange->request.target, *exchange));
    QCOMPARE(statistics.operations().size(), 2);
    const OperationTraffic get = statistics.operations().first();
    QCOMPARE(get.operation, u"GET /pets"_qs);
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
}

void TestLiveCheck::checksWhatIsRecorded()
{
    LiveCheck live;
    int changes = 0;
    connect(&live, &LiveCheck::changed, this, [&changes] { ++changes; });
    live.add({recorded(1, "/pets")}); // Without a description nothing is checked.
    QVERIFY(live.isIdle());
    live.setDescription(support::describedText(LiveApi));
    QList<traffic::ExchangePtr> exchanges;
    for (quint64 id = 1; id <= 250; ++id)
        exchanges.append(recorded(id, id % 2 == 0 ? "/pets?limit=x" : "/pets?limit=1"));
    live.add(exchanges);
    QTRY_VERIFY(live.isIdle());
    QCOMPARE(live.statistics().checked(), 250);
    QCOMPARE(live.statistics().operations().first().violated, 125);
    QCOMPARE(live.findings(1).size(), 0);
    QCOMPARE(live.findings(2).size(), 1);
    QCOMPARE(live.leftOut(), 0);
    QVERIFY(changes >= 4); // Of the description and of each batch.
}

void TestLiveCheck::leavesOutWhatComesTooFast()
{
    LiveCheck live;
    live.setDescription(support::describedText(LiveApi));
    QList<traffic::ExchangePtr> exchanges;
    for (quint64 id = 1; id <= quint64(LiveCheck::MaximumWaiting) + 300; ++id)
        exchanges.append(recorded(id, "/pets"));
    live.add(exchanges);
    QCOMPARE(live.leftOut(), 300);
    QTRY_VERIFY(live.isIdle());
    QCOMPARE(live.statistics().checked(), LiveCheck::MaximumWaiting);
}

void TestLiveCheck::beginsAgainWithAnotherDescription()
{
    LiveCheck live;
    live.setDescription(support::describedText(LiveApi));
    live.add({recorded(1, "/pets?limit=x")});
    live.setDescription(support::describedText(QByteArray(LiveApi).replace("integer", "string")));
    live.add({recorded(2, "/pets?limit=x")});
    QTRY_VERIFY(live.isIdle());
    QCOMPARE(live.statistics().checked(), 1);
    QCOMPARE(live.statistics().operations().first().violated, 0);
    QCOMPARE(live.findings(1).size(), 0);
}

void TestLiveCheck::canBeDestroyedWhileItWorks()
{
    for (int i = 0; i < 20; ++i) {
        LiveCheck live;
        live.setDescription(support::describedText(LiveApi));
        live.add({recorded(1, "/pets"), recorded(2, "/pets?limit=x")});
    }
}

GATEWRIGHT_TEST(TestLiveCheck, QCoreApplication)
#include "testlivecheck.moc"
