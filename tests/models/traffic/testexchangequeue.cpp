#include "exchangequeue.h"
#include "testprogram.h"

#include <QTest>

using traffic::ExchangeQueue;

/** Exchanges that wait or are kept, and refusals among them. */
class TestExchangeQueue final : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheOrder();
    void dropsTheOldestBeyondItsBytes();
    void dropsTheOldestBeyondItsNumber();
    void keepsTheNewestHoweverLarge();
    void refusalsPushOutNothing();
    void countsHeads();
};

namespace {

traffic::ExchangePtr queued(quint64 id, traffic::GatewayError reason = traffic::GatewayError::None,
                            qsizetype headBytes = 0)
{
    auto exchange = std::make_shared<traffic::Exchange>();
    exchange->id = id;
    exchange->gatewayReason = reason;
    if (headBytes > 0)
        exchange->request.headers.append("X-Filler", QByteArray(headBytes, 'x'));
    return exchange;
}

traffic::ExchangePtr refused(quint64 id, qsizetype headBytes = 0)
{
    return queued(id, traffic::GatewayError::CrossSiteRefused, headBytes);
}

QList<quint64> idsIn(ExchangeQueue &queue)
{
    QList<quint64> ids;
    for (const traffic::ExchangePtr &exchange : queue.take())
        ids.append(exchange->id);
    return ids;
}

constexpr qint64 Megabyte = 1024 * 1024;

} // namespace

void TestExchangeQueue::keepsTheOrder()
{
    ExchangeQueue queue(traffic::sizeOf, Megabyte);
    for (const auto &exchange : {refused(1), queued(2), queued(3), refused(4), refused(5), queued(6)})
        QCOMPARE(queue.add(exchange), 0);
    QCOMPARE(queue.size(), 6);
    QCOMPARE(idsIn(queue), (QList<quint64>{1, 2, 3, 4, 5, 6}));
    QCOMPARE(queue.size(), 0);
    QCOMPARE(queue.add(queued(7)), 0);
    QCOMPARE(idsIn(queue), QList<quint64>{7});
}

void TestExchangeQueue::dropsTheOldestBeyondItsBytes()
{
    const qint64 one = traffic::sizeOf(*queued(1));
    ExchangeQueue queue(traffic::sizeOf, 2 * one);
    QCOMPARE(queue.add(queued(1)) + queue.add(refused(2)) + queue.add(queued(3)) + queue.add(queued(4)), 1);
    QCOMPARE(idsIn(queue), (QList<quint64>{2, 3, 4}));
}

void TestExchangeQueue::dropsTheOldestBeyondItsNumber()
{
    ExchangeQueue queue(traffic::sizeOf, Megabyte, 2);
    qsizetype dropped = 0;
    for (quint64 id = 1; id <= 5; ++id)
        dropped += queue.add(queued(id));
    QCOMPARE(dropped, 3);
    QCOMPARE(idsIn(queue), (QList<quint64>{4, 5}));
}

void TestExchangeQueue::keepsTheNewestHoweverLarge()
{
    ExchangeQueue queue(traffic::sizeOf, 10);
    QCOMPARE(queue.add(queued(1)) + queue.add(queued(2)), 1);
    QCOMPARE(idsIn(queue), QList<quint64>{2});
}

void TestExchangeQueue::refusalsPushOutNothing()
{
    constexpr quint64 refusals = 10'000;
    ExchangeQueue queue(traffic::sizeOf, Megabyte, 10);
    for (quint64 id = 1; id <= 10; ++id)
        QCOMPARE(queue.add(queued(id)), 0);
    for (quint64 id = 11; id <= 10 + refusals; ++id)
        (void)queue.add(refused(id, 60 * 1024));
    const QList<quint64> ids = idsIn(queue);
    QCOMPARE(ids.size(), 10 + traffic::MaximumRefusals);
    QCOMPARE(ids.first(10), (QList<quint64>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    QCOMPARE(ids.last(), 10 + refusals);
}

void TestExchangeQueue::countsHeads()
{
    QVERIFY(traffic::sizeOf(*queued(1, {}, 60 * 1024)) >= 60 * 1024);
    ExchangeQueue queue(traffic::memoryOf, Megabyte);
    qsizetype dropped = 0;
    for (quint64 id = 1; id <= 100; ++id)
        dropped += queue.add(queued(id, {}, 60 * 1024));
    QVERIFY2(dropped >= 100 - 17 && dropped < 100, QByteArray::number(dropped).constData());
}

GATEWRIGHT_TEST(TestExchangeQueue, QCoreApplication)

#include "testexchangequeue.moc"
