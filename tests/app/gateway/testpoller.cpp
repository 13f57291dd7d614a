#include "testprogram.h"
#include "tlssocket.h"
#include "watchedpair.h"

#include <QTest>
#include <QTimer>

using gateway::Poller;
using gateway::TlsSocket;

namespace {

/** Says its name when it is its turn to send. */
struct Sender final : Poller::Sender {
    Sender(Poller::Towards towards, QByteArray name, QByteArrayList &said)
        : Poller::Sender(towards)
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
    explicit Order(Poller &poller)
        : first(poller)
        , second(poller)
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

/** In any of some tries: a machine that stands still for longer than the poller waits turns one of them round. */
bool servesBeforeTheEventLoop(Poller &poller)
{
    for (int attempt = 0; attempt < 10; ++attempt) {
        Order order(poller);
        if (QTest::qWaitFor([&order] { return order.served.size() == 2; }) && order.served.first() == "second")
            return true;
    }
    return false;
}

} // namespace

class TestPoller : public QObject
{
    Q_OBJECT

private slots:
    void servesUpstreamsFirstAndTheReaderLast();
    void servesWhoWasBroughtToItByAnother();
    void servesWhatFollowsBeforeTheEventLoop();
    void waitsForNothingWhileTheEventLoopIsUsed();
    void keepsTheEventLoopWaitingForAMomentOnly();
};

void TestPoller::servesUpstreamsFirstAndTheReaderLast()
{
    Poller poller;
    QByteArrayList said;
    Sender reader(Poller::Towards::ReaderOfRecords, "reader", said);
    Sender client(Poller::Towards::Client, "client", said);
    Sender gone(Poller::Towards::Client, "gone", said);
    Sender upstream(Poller::Towards::Upstream, "upstream", said);
    WatchedPair turn(poller);
    turn.action = [&] {
        poller.sendSoon(reader);
        poller.sendSoon(client);
        poller.sendSoon(gone);
        poller.sendSoon(upstream);
        poller.sendSoon(client);
        poller.forget(gone);
        QVERIFY(said.isEmpty());
    };
    turn.wake();
    QTRY_COMPARE(said, (QByteArrayList{"upstream", "client", "reader"}));
    poller.sendSoon(gone); // Immediately if no notification is being delivered.
    QCOMPARE(said.last(), "gone");
}

void TestPoller::servesWhoWasBroughtToItByAnother()
{
    Poller poller;
    QByteArrayList said;
    Sender client(Poller::Towards::Client, "client", said);
    Sender upstream(Poller::Towards::Upstream, "upstream", said);
    client.next = [&] { poller.sendSoon(upstream); };
    upstream.next = [&] { poller.sendSoon(client); };
    WatchedPair turn(poller);
    turn.action = [&] { poller.sendSoon(client); };
    turn.wake();
    QTRY_COMPARE(said, (QByteArrayList{"client", "upstream", "client"}));
}

void TestPoller::servesWhatFollowsBeforeTheEventLoop()
{
    Poller poller;
    QVERIFY(servesBeforeTheEventLoop(poller));
}

void TestPoller::waitsForNothingWhileTheEventLoopIsUsed()
{
    Poller poller;
    {
        const gateway::EventLoopUse use(poller);
        QVERIFY(!servesBeforeTheEventLoop(poller));
    }
    {
        const TlsSocket socket(poller);
        QVERIFY(!servesBeforeTheEventLoop(poller));
    }
    QVERIFY(servesBeforeTheEventLoop(poller)); // And does again once it is not.
}

void TestPoller::keepsTheEventLoopWaitingForAMomentOnly()
{
    Poller poller;
    WatchedPair one(poller);
    WatchedPair other(poller);
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

GATEWRIGHT_TEST(TestPoller, QCoreApplication)
#include "testpoller.moc"
