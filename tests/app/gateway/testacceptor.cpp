#include "acceptor.h"
#include "watchedpair.h"

#include <QtTest>

#include <netinet/in.h>
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

private:
    int m_descriptor;
};

} // namespace

class TestAcceptor : public QObject
{
    Q_OBJECT

private slots:
    void takesClientsOneByOne();
    void takesAClientBeforeTheEventLoopComesToIt();
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

QTEST_GUILESS_MAIN(TestAcceptor)
#include "testacceptor.moc"
