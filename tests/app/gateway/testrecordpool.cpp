#include "exchangerecord.h"
#include "testprogram.h"

#include <QTest>

using gateway::BodyStore;
using gateway::ExchangeRecord;
using gateway::RecordPool;

namespace {

/** One that has something everywhere. */
std::unique_ptr<traffic::Exchange> sample()
{
    auto exchange = std::make_unique<traffic::Exchange>();
    exchange->id = 7;
    exchange->startedAt = QDateTime::currentDateTimeUtc();
    exchange->apiName = u"Pets"_qs;
    exchange->documentPath = u"/pets.yaml"_qs;
    exchange->request = {"GET", "/pets", {{"Host", "localhost"}, {"Cookie", "secret"}}, 0};
    exchange->requestBody = {QByteArray("sent"), 400};
    exchange->clientAddress = "127.0.0.1";
    exchange->reachedUpstream = true;
    exchange->upstreamUrl = "http://h:80";
    exchange->upstreamRequest = {"GET", "/p", {{"Host", "h"}}, 1};
    exchange->changes = {{traffic::ChangeKind::Host, "Host", "localhost", "h", {}, {}, false}};
    exchange->secretHeaderNames = {"X-Secret"};
    exchange->response = {200, "OK", {{"Content-Length", "8"}}, 0};
    exchange->responseBody = {QByteArray("received"), 8};
    exchange->answeredBy = traffic::AnsweredBy::Upstream;
    exchange->gatewayReason = traffic::GatewayError::NotFound;
    exchange->error = traffic::GatewayError::ClientAborted;
    exchange->timings.wait = 5;
    exchange->serverAddress = "127.0.0.2";
    exchange->upstreamConnection = 3;
    exchange->reusedConnection = true;
    return exchange;
}

bool isEmpty(const traffic::Exchange &exchange)
{
    return exchange.id == 0 && !exchange.startedAt.isValid() && exchange.apiName.isEmpty() &&
           exchange.documentPath.isEmpty() && exchange.request == http::RequestHead() &&
           exchange.requestBody == http::Body() && exchange.clientAddress.isEmpty() && !exchange.reachedUpstream &&
           exchange.upstreamUrl.isEmpty() && exchange.upstreamRequest == http::RequestHead() &&
           exchange.changes.isEmpty() && exchange.secretHeaderNames.isEmpty() &&
           exchange.response == http::ResponseHead() && exchange.responseBody == http::Body() &&
           exchange.answeredBy == traffic::AnsweredBy::Nobody &&
           exchange.gatewayReason == traffic::GatewayError::None && exchange.error == traffic::GatewayError::None &&
           exchange.timings == traffic::Timings() && exchange.serverAddress.isEmpty() &&
           exchange.upstreamConnection == 0 && !exchange.reusedConnection;
}

const void *memoryOf(const QByteArray &bytes)
{
    return bytes.constData();
}

} // namespace

class TestRecordPool : public QObject
{
    Q_OBJECT

private slots:
    void makesAnEmptyOneWhenNoneWaits();
    void givesTheSameMemoryAgainWithNothingInIt();
    void leavesWhatSomebodyElseStillHolds();
    void keepsNoMoreThanItMay();
    void keepsNothingLarge();
    void keepsNothingOnceItIsClosed();
    void getsBackWhatTheLastHolderLetsGo();
};

void TestRecordPool::makesAnEmptyOneWhenNoneWaits()
{
    RecordPool pool;
    QVERIFY(isEmpty(*pool.take()));
}

void TestRecordPool::givesTheSameMemoryAgainWithNothingInIt()
{
    RecordPool pool;
    static_cast<void>(pool.take());
    auto exchange = sample();
    exchange->requestBody.bytes = QByteArray(100, 'x');
    exchange->upstreamRequest.target.reserve(200);
    const void *const body = memoryOf(exchange->requestBody.bytes.memory());
    const void *const target = memoryOf(exchange->upstreamRequest.target);
    pool.giveBack(std::move(exchange));
    const auto again = pool.take();
    QVERIFY(isEmpty(*again));
    QCOMPARE(memoryOf(again->requestBody.bytes.memory()), body);
    QCOMPARE(memoryOf(again->upstreamRequest.target), target);
}

void TestRecordPool::leavesWhatSomebodyElseStillHolds()
{
    RecordPool pool;
    static_cast<void>(pool.take());
    auto exchange = sample();
    const http::RequestHead request = exchange->request;
    const http::ResponseHead response = exchange->response;
    const QList<traffic::Change> changes = exchange->changes;
    const QByteArray body = exchange->responseBody.bytes.memory();
    pool.giveBack(std::move(exchange));
    auto again = pool.take();
    const auto other = sample();
    again->request.assign(http::RequestHead{"PUT", "/other", {{"Host", "elsewhere"}}, 1});
    again->response.assign(http::ResponseHead{404, "Not Found", {{"Age", "1"}}, 1});
    again->changes.append(other->changes);
    again->responseBody.bytes.memory().append("overwritten");
    QVERIFY(request == other->request);
    QVERIFY(response == other->response);
    QVERIFY(changes == other->changes);
    QCOMPARE(body, "received");
}

void TestRecordPool::keepsNoMoreThanItMay()
{
    RecordPool pool;
    static_cast<void>(pool.take());
    for (std::size_t number = 0; number < RecordPool::Most + 5; ++number)
        pool.giveBack(sample());
    std::size_t recycled = 0;
    std::vector<std::unique_ptr<traffic::Exchange>> taken;
    for (std::size_t number = 0; number < RecordPool::Most + 5; ++number) {
        taken.push_back(pool.take());
        recycled += taken.back()->request.target.capacity() > 0 ? 1 : 0;
    }
    QCOMPARE(recycled, RecordPool::Most);
}

void TestRecordPool::keepsNothingLarge()
{
    RecordPool pool;
    static_cast<void>(pool.take());
    auto exchange = sample();
    const QByteArray large(RecordPool::LargestPart + 1, 'x');
    exchange->responseBody.bytes = QByteArray(large.size(), 'x');
    exchange->request.target = QByteArray(large.size(), 'x');
    for (int number = 0; number < 100; ++number)
        exchange->changes.append(exchange->changes.first());
    pool.giveBack(std::move(exchange));
    const auto again = pool.take();
    QCOMPARE(again->responseBody.bytes.memory().capacity(), 0);
    QCOMPARE(again->request.target.capacity(), 0);
    QVERIFY(again->changes.capacity() < 100);
}

void TestRecordPool::keepsNothingOnceItIsClosed()
{
    RecordPool pool;
    static_cast<void>(pool.take());
    pool.giveBack(sample());
    pool.close();
    pool.giveBack(sample());
    QCOMPARE(pool.take()->request.target.capacity(), 0); // And it is open again.
    pool.giveBack(sample());
    QVERIFY(pool.take()->request.target.capacity() > 0);
}

void TestRecordPool::getsBackWhatTheLastHolderLetsGo()
{
    const auto store = std::make_shared<BodyStore>(0);
    ExchangeRecord record;
    record.begin({"GET", "/first", {}, 1}, "127.0.0.1", 100, store);
    record.exchange().error = traffic::GatewayError::ClientAborted;
    std::shared_ptr<const traffic::Exchange> one = record.take();
    std::shared_ptr<const traffic::Exchange> other = one;
    const traffic::Exchange *const memory = one.get();
    one.reset();
    record.begin({"GET", "/second", {}, 1}, "127.0.0.1", 100, store);
    QVERIFY(&record.exchange() != memory);
    QCOMPARE(other->request.target, "/first");
    other.reset();
    static_cast<void>(record.take());
    record.begin({"GET", "/third", {}, 1}, "127.0.0.1", 100, store);
    record.begin({"GET", "/fourth", {}, 1}, "127.0.0.1", 100, store);
    QCOMPARE(record.exchange().request.target, "/fourth");
    QVERIFY(record.exchange().error == traffic::GatewayError::None);
}

GATEWRIGHT_TEST(TestRecordPool, QCoreApplication)
#include "testrecordpool.moc"
