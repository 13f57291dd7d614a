#include "testprogram.h"
#include "tlssocket.h"
#include "watchedpair.h"

#include <QTest>
#include <QTimer>

using gateway::ReadySet;
using gateway::TlsSocket;

namespace {

/** Says its name when it is its turn to send. */
struct Sender final : ReadySet::Sender {
    Sender(ReadySet::Towards towards, QByteArray name, QByteArrayList &said)
        : ReadySet::Sender(towards)
        , m_name(std::move(name))
        , m_said(said)
    {}
    void sendNow() override
    {
        m_said.append(m_name);
        if (next)
            std::exchange(next, nullptr)();
    }
    std::function<void()> next;

private:
    QByteArray m_name;
    QByteArrayList &m_said;
};

/** Writes in which order a chain of two and a call by the event loop, which is asked for first, are served. */
struct Order {
    explicit Order(ReadySet &ready)
        : first(ready)
        , second(ready)
    {
        first.action = [this] {
            QMetaObject::invokeMethod(
                &context, [this] { served.append("loop"); }, Qt::QueuedConnection);
            second.wake();
        };
        second.action = [this] { served.append("second"); };
        first.wake();
    }

    QObject context;
    QByteArrayList served;
    WatchedPair first;
    WatchedPair second;
};

/** In any of some tries: a machine that stands still for longer than the set waits turns one of them round. */
bool servesBeforeTheEventLoop(ReadySet &ready)
{
    for (int attempt = 0; attempt < 10; ++attempt) {
        Order order(ready);
        if (QTest::qWaitFor([&order] { return order.served.size() == 2; }) && order.served.first() == "second")
            return true;
    }
    return false;
}

} // namespace

class TestReadySet : public QObject
{
    Q_OBJECT

private slots:
    void servesUpstreamsFirstAndTheReaderLast();
    void servesWhoWasBroughtToItByAnother();
    void servesWhatFollowsBeforeTheEventLoop();
    void waitsForNothingWhileTheEventLoopIsUsed();
    void keepsTheEventLoopWaitingForAMomentOnly();
};

void TestReadySet::servesUpstreamsFirstAndTheReaderLast()
{
    ReadySet ready;
    QByteArrayList said;
    Sender reader(ReadySet::Towards::ReaderOfRecords, "reader", said);
    Sender client(ReadySet::Towards::Client, "client", said);
    Sender gone(ReadySet::Towards::Client, "gone", said);
    Sender upstream(ReadySet::Towards::Upstream, "upstream", said);
    WatchedPair turn(ready);
    turn.action = [&] {
        ready.sendSoon(reader);
        ready.sendSoon(client);
        ready.sendSoon(gone);
        ready.sendSoon(upstream);
        ready.sendSoon(client);
        ready.forget(gone);
        QVERIFY(said.isEmpty());
    };
    turn.wake();
    QTRY_COMPARE(said, (QByteArrayList{"upstream", "client", "reader"}));
    ready.sendSoon(gone); // At once when nothing is being told.
    QCOMPARE(said.last(), "gone");
}

void TestReadySet::servesWhoWasBroughtToItByAnother()
{
    ReadySet ready;
    QByteArrayList said;
    Sender client(ReadySet::Towards::Client, "client", said);
    Sender upstream(ReadySet::Towards::Upstream, "upstream", said);
    client.next = [&] { ready.sendSoon(upstream); };
    upstream.next = [&] { ready.sendSoon(client); };
    WatchedPair turn(ready);
    turn.action = [&] { ready.sendSoon(client); };
    turn.wake();
    QTRY_COMPARE(said, (QByteArrayList{"client", "upstream", "client"}));
}

void TestReadySet::servesWhatFollowsBeforeTheEventLoop()
{
    ReadySet ready;
    QVERIFY(servesBeforeTheEventLoop(ready));
}

void TestReadySet::waitsForNothingWhileTheEventLoopIsUsed()
{
    ReadySet ready;
    {
        const std::shared_ptr<const void> use = ready.loopUse();
        QVERIFY(!servesBeforeTheEventLoop(ready));
    }
    {
        const TlsSocket socket(ready);
        QVERIFY(!servesBeforeTheEventLoop(ready));
    }
    QVERIFY(servesBeforeTheEventLoop(ready)); // And does again once it is not.
}

void TestReadySet::keepsTheEventLoopWaitingForAMomentOnly()
{
    ReadySet ready;
    WatchedPair one(ready);
    WatchedPair other(ready);
    int rounds = 0;
    one.action = [&] { other.wake(); };
    other.action = [&] {
        ++rounds;
        one.wake(); // For ever.
    };
    bool isTime = false;
    QTimer::singleShot(1, this, [&] { isTime = true; });
    one.wake();
    QTRY_VERIFY(isTime && rounds > 1);
}

GATEWRIGHT_TEST(TestReadySet, QCoreApplication)
#include "testreadyset.moc"
