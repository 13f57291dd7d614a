#include "acceptor.h"
#include "descriptorlimit.h"
#include "processortime.h"
#include "testprogram.h"
#include "watchedpair.h"

#include <QTest>

#include <chrono>
#include <vector>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using gateway::Acceptor;
using gateway::Poller;

namespace {

/** A socket that connects, without an event loop, when it is asked to. */
class Client final
{
public:
    Client()
        : m_descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {}
    ~Client() { ::close(m_descriptor); }
    Q_DISABLE_COPY_MOVE(Client)

    void connectTo(quint16 port) const
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        QCOMPARE(::connect(m_descriptor, reinterpret_cast<sockaddr *>(&address), sizeof address), 0);
    }

private:
    int m_descriptor;
};

constexpr std::chrono::milliseconds Pause{60};

} // namespace

class TestAcceptor : public QObject
{
    Q_OBJECT

private slots:
    void takesClientsOneByOne();
    void takesAClientBeforeTheEventLoopComesToIt();
    void goesOnOnceThereAreDescriptorsAgain();
};

void TestAcceptor::takesClientsOneByOne()
{
    Poller poller;
    int taken = 0;
    Acceptor acceptor(poller, [&](int descriptor) {
        ++taken;
        ::close(descriptor);
    });
    QVERIFY(acceptor.listen(QHostAddress::LocalHost, 0));
    const Client first;
    first.connectTo(acceptor.port());
    QTRY_COMPARE(taken, 1);
    const Client second;
    const Client third;
    second.connectTo(acceptor.port());
    third.connectTo(acceptor.port());
    QTRY_COMPARE(taken, 3);
}

void TestAcceptor::takesAClientBeforeTheEventLoopComesToIt()
{
    Poller poller;
    QByteArrayList order;
    Acceptor acceptor(poller, [&](int descriptor) {
        ::close(descriptor);
        order.append("client");
    });
    QVERIFY(acceptor.listen(QHostAddress::LocalHost, 0));
    WatchedPair other(poller);
    // Some tries: a machine that stands still for longer than the poller waits turns one of them round.
    for (int attempt = 0; attempt < 10 && (order.isEmpty() || order.first() == "loop"); ++attempt) {
        order.clear();
        const Client client;
        other.action = [&] {
            QMetaObject::invokeMethod(
                this, [&] { order.append("loop"); }, Qt::QueuedConnection);
            client.connectTo(acceptor.port());
        };
        other.wake();
        QTRY_COMPARE(order.size(), 2);
    }
    QCOMPARE(order, (QByteArrayList{"client", "loop"}));
}

void TestAcceptor::goesOnOnceThereAreDescriptorsAgain()
{
    Poller poller;
    std::vector<int> taken;
    Acceptor acceptor(poller, [&](int descriptor) { taken.push_back(descriptor); });
    QVERIFY(acceptor.listen(QHostAddress::LocalHost, 0));
    const Client clients[4];
    clients[0].connectTo(acceptor.port()); // One that all goes well with.
    QTRY_COMPARE(taken.size(), 1U);
    const int highest = ::dup(taken[0]); // The lowest that is free.
    ::close(highest);
    const support::DescriptorLimit room(highest);
    for (const Client &client : clients) {
        if (&client != clients)
            client.connectTo(acceptor.port());
    }
    QTRY_COMPARE(taken.size(), 2U);
    const auto before = support::processorTime();
    QTest::qWait(Pause.count());
    QVERIFY2(support::processorTime() - before < Pause / 2, "it asks again and again");
    QCOMPARE(taken.size(), 2U);
    ::close(taken.back());
    QTRY_COMPARE(taken.size(), 3U);
    ::close(taken.back());
    QTRY_COMPARE(taken.size(), 4U);
    ::close(taken.back());
    ::close(taken.front());
}

GATEWRIGHT_TEST(TestAcceptor, QCoreApplication)
#include "testacceptor.moc"
