#include "testprogram.h"
#include "tlssocket.h"
#include "watchedpair.h"

#include <QTest>
#include <QTimer>

using gateway::Poller;
using gateway::SendQueue;
using gateway::TlsSocket;

namespace {

/** Says its name when it is its turn to send. */
struct NamedSender final : SendQueue::Sender {
    NamedSender(SendQueue::Towards towards, QByteArray name, QByteArrayList &said)
        : SendQueue::Sender(towards)
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
    NamedSender reader(SendQueue::Towards::ReaderOfRecords, "reader", said);
    NamedSender client(SendQueue::Towards::Client, "client", said);
    NamedSender gone(SendQueue::Towards::Client, "gone", said);
    NamedSender upstream(SendQueue::Towards::Upstream, "upstream", said);
    WatchedPair turn(poller);
    turn.action = [&] {
        poller.sends().sendSoon(reader);
        poller.sends().sendSoon(client);
        poller.sends().sendSoon(gone);
        poller.sends().sendSoon(upstream);
        poller.sends().sendSoon(client);
        poller.sends().forget(gone);
        QVERIFY(said.isEmpty());
    };
    turn.wake();
    QTRY_COMPARE(said, (QByteArrayList{"upstream", "client", "reader"}));
    poller.sends().sendSoon(gone); // Immediately if no notification is being delivered.
    QCOMPARE(said.last(), "gone");
}

void TestPoller::servesWhoWasBroughtToItByAnother()
{
    Poller poller;
    QByteArrayList said;
    NamedSender client(SendQueue::Towards::Client, "client", said);
    NamedSender upstream(SendQueue::Towards::Upstream, "upstream", said);
    client.next = [&] { poller.sends().sendSoon(upstream); };
    upstream.next = [&] { poller.sends().sendSoon(client); };
    WatchedPair turn(poller);
    turn.action = [&] { poller.sends().sendSoon(client); };
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
