#include "watchedpair.h"

#include <QtTest>

using gateway::ReadySet;

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

void TestReadySet::servesWhatFollowsBeforeTheEventLoop()
{
    ReadySet ready;
    Order order(ready);
    QTRY_COMPARE(order.served, (QByteArrayList{"second", "loop"}));
}

void TestReadySet::waitsForNothingWhileTheEventLoopIsUsed()
{
    ReadySet ready;
    {
        const std::shared_ptr<const void> use = ready.loopUse();
        Order order(ready);
        QTRY_COMPARE(order.served, (QByteArrayList{"loop", "second"}));
    }
    Order order(ready); // And does again once it is not.
    QTRY_COMPARE(order.served, (QByteArrayList{"second", "loop"}));
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
    QTRY_VERIFY(isTime);
    QVERIFY(rounds > 1);
}

QTEST_GUILESS_MAIN(TestReadySet)
#include "testreadyset.moc"
