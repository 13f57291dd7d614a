#include "acceptor.h"
#include "watchedpair.h"

#include <QtTest>

#include <vector>

#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

using gateway::Acceptor;
using gateway::ReadySet;

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
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

/** Lets the process open no descriptor above this one, while it lives. */
class DescriptorLimit final
{
public:
    explicit DescriptorLimit(int highest)
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        rlimit limited = m_before;
        limited.rlim_cur = static_cast<rlim_t>(highest) + 1;
        setrlimit(RLIMIT_NOFILE, &limited);
    }
    ~DescriptorLimit() { setrlimit(RLIMIT_NOFILE, &m_before); }
    Q_DISABLE_COPY_MOVE(DescriptorLimit)

private:
    rlimit m_before{};
};

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
    ReadySet ready;
    int taken = 0;
    Acceptor acceptor(ready, [&](qintptr descriptor) {
        ++taken;
        ::close(static_cast<int>(descriptor));
    });
    QVERIFY(acceptor.begin(QHostAddress::LocalHost, 0));
    const Client first;
    first.connectTo(acceptor.serverPort());
    QTRY_COMPARE(taken, 1);
    const Client second;
    const Client third;
    second.connectTo(acceptor.serverPort());
    third.connectTo(acceptor.serverPort());
    QTRY_COMPARE(taken, 3);
}

void TestAcceptor::takesAClientBeforeTheEventLoopComesToIt()
{
    ReadySet ready;
    QByteArrayList order;
    Acceptor acceptor(ready, [&](qintptr descriptor) {
        ::close(static_cast<int>(descriptor));
        order.append("client");
    });
    QVERIFY(acceptor.begin(QHostAddress::LocalHost, 0));
    const Client client;
    WatchedPair other(ready);
    other.action = [&] {
        QMetaObject::invokeMethod(
            this, [&] { order.append("loop"); }, Qt::QueuedConnection);
        client.connectTo(acceptor.serverPort());
    };
    other.wake();
    QTRY_COMPARE(order, (QByteArrayList{"client", "loop"}));
}

void TestAcceptor::goesOnOnceThereAreDescriptorsAgain()
{
    ReadySet ready;
    std::vector<int> taken;
    Acceptor acceptor(ready, [&](qintptr descriptor) { taken.push_back(static_cast<int>(descriptor)); });
    QVERIFY(acceptor.begin(QHostAddress::LocalHost, 0));
    const Client clients[3];
    const int highest = ::dup(clients[2].descriptor()); // The lowest that is free: just above all others.
    ::close(highest);
    {
        const DescriptorLimit room(highest);
        for (const Client &client : clients)
            client.connectTo(acceptor.serverPort());
        QTRY_COMPARE(taken.size(), 1U);
        QTest::qWait(20);
        QCOMPARE(taken.size(), 1U);
        ::close(taken.front());
        QTRY_COMPARE(taken.size(), 2U);
        ::close(taken.back());
        QTRY_COMPARE(taken.size(), 3U);
        ::close(taken.back());
    }
}

QTEST_GUILESS_MAIN(TestAcceptor)
#include "testacceptor.moc"
