#include "blockpool.h"
#include "exchangerecord.h"
#include "testprogram.h"

#include <QTest>

using gateway::BlockPool;
using gateway::BodyStore;
using gateway::ExchangeRecord;

namespace {

/** Keeps what comes back from now on. */
void open(BlockPool &pool)
{
    QVERIFY(pool.take(BlockPool::SmallestBlock).isEmpty());
}

} // namespace

class TestBlockPool : public QObject
{
    Q_OBJECT

private slots:
    void givesTheSameMemoryAgain();
    void givesTheSmallestThatIsLargeEnough();
    void keepsNoMoreThanItMay();
    void keepsNothingThatSomebodyElseHolds();
    void keepsNothingSmall();
    void recordsInTheMemoryOfTheLastExchange();
    void marksWhatIsCutOff();
    void recordsTheSameInPiecesOfAnySize();
};

void TestBlockPool::givesTheSameMemoryAgain()
{
    BlockPool pool(1024 * 1024);
    QByteArray block = pool.take(100'000);
    QVERIFY(block.isEmpty());
    QVERIFY(block.capacity() >= 100'000);
    block.append("x");
    const char *const memory = block.constData();
    pool.giveBack(std::move(block));
    const QByteArray again = pool.take(50'000);
    QCOMPARE(static_cast<const void *>(again.constData()), static_cast<const void *>(memory));
    QVERIFY(again.isEmpty());
    QCOMPARE(pool.bytes(), 0);
}

void TestBlockPool::givesTheSmallestThatIsLargeEnough()
{
    BlockPool pool(1024 * 1024);
    open(pool);
    for (const qsizetype room : {300'000, 20'000, 100'000}) {
        QByteArray block;
        block.reserve(room);
        pool.giveBack(std::move(block));
    }
    QCOMPARE(pool.take(50'000).capacity(), 100'000);
    QCOMPARE(pool.take(50'000).capacity(), 300'000);
    QCOMPARE(pool.take(10'000).capacity(), 20'000);
}

void TestBlockPool::keepsNoMoreThanItMay()
{
    BlockPool pool(250'000);
    open(pool);
    for (int number = 0; number < 5; ++number) {
        QByteArray block;
        block.reserve(100'000);
        pool.giveBack(std::move(block));
    }
    QCOMPARE(pool.bytes(), 200'000);
    pool.close();
    QCOMPARE(pool.bytes(), 0);
    pool.giveBack(QByteArray(100'000, 'x')); // Nobody would take it.
    QCOMPARE(pool.bytes(), 0);
}

void TestBlockPool::keepsNothingThatSomebodyElseHolds()
{
    BlockPool pool(1024 * 1024);
    open(pool);
    QByteArray block(100'000, 'x');
    const QByteArray held = block;
    pool.giveBack(std::move(block));
    QCOMPARE(pool.bytes(), 0);
    QCOMPARE(held, QByteArray(100'000, 'x'));
}

void TestBlockPool::keepsNothingSmall()
{
    BlockPool pool(1024 * 1024);
    open(pool);
    pool.giveBack(QByteArray(100, 'x'));
    QCOMPARE(pool.bytes(), 0);
}

void TestBlockPool::recordsInTheMemoryOfTheLastExchange()
{
    const auto pool = std::make_shared<BodyStore>(1024 * 1024);
    ExchangeRecord record;
    const void *memory = nullptr;
    for (int round = 0; round < 2; ++round) {
        record.begin({}, {}, 1024 * 1024, pool);
        record.responseBegan(500'000);
        for (int piece = 0; piece < 5; ++piece)
            record.addResponseBody(QByteArray(100'000, static_cast<char>('a' + piece)));
        const auto exchange = record.take();
        QCOMPARE(exchange->responseBody.bytes.size(), 500'000);
        QVERIFY(!exchange->responseBody.isTruncated());
        if (round == 0)
            memory = exchange->responseBody.bytes.memory().constData();
        else
            QCOMPARE(static_cast<const void *>(exchange->responseBody.bytes.memory().constData()), memory);
    }
    QVERIFY(pool->blocks.bytes() >= 500'000);
}

void TestBlockPool::marksWhatIsCutOff()
{
    const auto pool = std::make_shared<BodyStore>(1024 * 1024);
    ExchangeRecord record;
    record.begin({}, {}, 1000, pool);
    record.addRequestBody(QByteArray(999, 'x'));
    record.addRequestBody("yz");
    const auto exchange = record.take();
    QCOMPARE(exchange->requestBody.bytes.read(), QByteArray(999, 'x') + 'y');
    QCOMPARE(exchange->requestBody.size, 1001);
    QVERIFY(exchange->requestBody.isTruncated());
}

void TestBlockPool::recordsTheSameInPiecesOfAnySize()
{
    const auto pool = std::make_shared<BodyStore>(8 * 1024 * 1024);
    QByteArray body;
    for (int number = 0; body.size() < 200'000; ++number)
        body += QByteArray::number(number) + ' ';
    for (const qsizetype step : {1, 7, 1000, 16'384, 65'536, 300'000}) {
        ExchangeRecord record;
        record.begin({}, {}, 1024 * 1024, pool);
        for (qsizetype at = 0; at < body.size(); at += step)
            record.addRequestBody(QByteArrayView(body).sliced(at, std::min(step, body.size() - at)));
        QCOMPARE(record.take()->requestBody.bytes.read(), body);
    }
}

GATEWRIGHT_TEST(TestBlockPool, QCoreApplication)
#include "testblockpool.moc"
