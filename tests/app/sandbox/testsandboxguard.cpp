#include "descriptorlimit.h"
#include "sandboxconnection.h"
#include "sandboxserver.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

/** Who may speak with the sandbox and for how long, over sockets. */
class TestSandboxGuard final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void answersThisMachineAndNoWebPage_data();
    void answersThisMachineAndNoWebPage();
    void saysWhatToDo();
    void readsNoBodyOfARefusedRequest();
    void authorisesNobodyWithoutAToken();
    void closesIdleConnections();
    void closesAnIdleConnectionAfterAnAnswer();
    void closesASlowHead();
    void delaysASlowAnswerForLonger();
    void closesTheLongestIdleConnectionAtItsLimit();
    void closesNoWaitingConnectionAtItsLimit();
    void waitsForADescriptor();

private:
    [[nodiscard]] std::unique_ptr<QTcpSocket> connected();
    /** Sends bytes and returns the answer when it is complete or the connection is closed. */
    [[nodiscard]] static QByteArray exchange(QTcpSocket &socket, const QByteArray &bytes);
    [[nodiscard]] QByteArray own() const { return "127.0.0.1:" + QByteArray::number(m_server->dashboardUrl().port()); }
    [[nodiscard]] QByteArray profiles(const QByteArray &fields = {}) const;
    void restart(const sandbox::ConnectionLimits &limits);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<sandbox::SandboxServer> m_server;
};

namespace {

using namespace std::chrono_literals;

/** The limit for connections that send nothing, or too little. */
constexpr auto Soon = 150ms;
/** The limit for connections that must send a request before it, also on a busy machine. */
constexpr auto Later = 1000ms;

} // namespace

void TestSandboxGuard::init()
{
    m_server.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    restart({});
}

void TestSandboxGuard::restart(const sandbox::ConnectionLimits &limits)
{
    m_server = std::make_unique<sandbox::SandboxServer>(secrets::Secret(QByteArray("token-1")));
    m_server->setLimits(limits);
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
}

std::unique_ptr<QTcpSocket> TestSandboxGuard::connected()
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->connectToHost(QHostAddress::LocalHost, quint16(m_server->dashboardUrl().port()));
    // Connections are accepted in the order in which they are made.
    const bool isAccepted = QTest::qWaitFor(
        [&] {
            const auto accepted = m_server->findChildren<QTcpSocket *>();
            return std::any_of(accepted.begin(), accepted.end(), [&](const QTcpSocket *one) {
                return one->peerPort() == socket->localPort() && one->state() == QAbstractSocket::ConnectedState;
            });
        },
        10'000);
    return isAccepted ? std::move(socket) : nullptr;
}

QByteArray TestSandboxGuard::exchange(QTcpSocket &socket, const QByteArray &bytes)
{
    socket.write(bytes);
    QByteArray received;
    const auto isComplete = [&received] {
        const qsizetype head = received.indexOf("\r\n\r\n");
        const qsizetype length = received.indexOf("Content-Length: ");
        return head > 0 && length > 0 &&
               received.size() >=
                   head + 4 + received.mid(length + 16, received.indexOf('\r', length) - length - 16).toInt();
    };
    static_cast<void>(QTest::qWaitFor(
        [&] {
            received += socket.readAll();
            return isComplete() || socket.state() == QAbstractSocket::UnconnectedState;
        },
        20'000));
    return received;
}

QByteArray TestSandboxGuard::profiles(const QByteArray &fields) const
{
    return "GET /portal-api/sso_profiles HTTP/1.1\r\nHost: " + own() + "\r\nAuthorization: token-1\r\n" + fields +
           "\r\n";
}

void TestSandboxGuard::answersThisMachineAndNoWebPage_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("status");
    const QByteArray own = "OWN"; // Replaced by host and port of the sandbox.
    const auto row = [&](const char *name, const QByteArray &host, const QByteArray &fields, int status) {
        QTest::newRow(name) << host << fields << status;
    };
    row("own address", own, {}, 200);
    row("localhost without a port", "localhost", {}, 200);
    row("name below localhost", "gateway.localhost:1", {}, 200);
    row("IPv6 loopback", "[::1]:80", {}, 200);
    row("name that points here", "rebound.example", {}, 403);
    row("name that starts like loopback", "127.0.0.1.example", {}, 403);
    row("address of the network", "192.168.0.7", {}, 403);
    row("own page", own, "Origin: http://OWN\r\nSec-Fetch-Site: same-origin\r\n", 200);
    row("own page, other case", "LocalHost:8", "Origin: HTTP://localhost:8\r\n", 200);
    row("address typed by the user", own, "Sec-Fetch-Site: none\r\n", 200);
    row("other site", own, "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n", 403);
    row("other site, old browser", own, "Origin: https://evil.example\r\n", 403);
    row("other port", own, "Origin: http://127.0.0.1:1\r\nSec-Fetch-Site: same-site\r\n", 403);
    row("other port, old browser", own, "Origin: http://127.0.0.1:1\r\n", 403);
    row("other loopback name", own, "Origin: http://localhost:1\r\n", 403);
    row("other scheme", own, "Origin: https://OWN\r\n", 403);
    row("null", own, "Origin: null\r\n", 403);
    row("null, same origin", own, "Origin: null\r\nSec-Fetch-Site: same-origin\r\n", 403);
    row("empty origin", own, "Origin: \r\n", 403);
    row("two origins", own, "Origin: http://OWN\r\nOrigin: https://evil.example\r\n", 403);
    row("no origin, cross-site", own, "Sec-Fetch-Site: cross-site\r\n", 403);
    row("no origin, same-site", own, "Sec-Fetch-Site: same-site\r\n", 403);
    row("own origin by way of another site", own, "Origin: http://OWN\r\nSec-Fetch-Site: cross-site\r\n", 403);
    row("no origin, other referer", own, "Referer: https://evil.example/page\r\n", 403);
    row("no origin, referer of another port", own, "Referer: http://127.0.0.1:1/\r\n", 403);
    row("no origin, referer with the own name before", own, "Referer: http://OWN@evil.example/\r\n", 403);
    row("no origin, own referer", own, "Referer: http://OWN/page?x\r\n", 200);
}

void TestSandboxGuard::answersThisMachineAndNoWebPage()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, fields);
    QFETCH(const int, status);
    host.replace("OWN", own());
    fields.replace("OWN", own());
    const QByteArray request = "GET /portal-api/sso_profiles HTTP/1.1\r\nHost: " + host +
                               "\r\nAuthorization: token-1\r\n" + fields + "\r\n";
    const auto socket = connected();
    QVERIFY(socket);
    const QByteArray answer = exchange(*socket, request);
    QVERIFY2(answer.startsWith("HTTP/1.1 " + QByteArray::number(status)), answer.constData());
    QCOMPARE(answer.contains("\r\nConnection: close\r\n"), status == 403);
}

void TestSandboxGuard::saysWhatToDo()
{
    auto socket = connected();
    const QByteArray page = exchange(*socket, profiles("Origin: null\r\n"));
    QVERIFY2(page.contains("\r\nContent-Type: text/plain; charset=utf-8\r\n"), page.constData());
    QVERIFY2(page.contains("accepts no requests of web pages. Call it from Gatewright"), page.constData());
    socket = connected();
    const QByteArray host = exchange(*socket, "GET / HTTP/1.1\r\nHost: rebound.example\r\n\r\n");
    QVERIFY2(host.contains("Use localhost, 127.0.0.1 or [::1]"), host.constData());
}

void TestSandboxGuard::readsNoBodyOfARefusedRequest()
{
    const auto socket = connected();
    // It does not wait for the body.
    const QByteArray answer = exchange(*socket, "POST /api/portal/policies HTTP/1.1\r\nHost: " + own() +
                                                    "\r\nOrigin: null\r\nExpect: 100-continue\r\n"
                                                    "Content-Length: 1000000\r\n\r\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 403 "), answer.constData());
    QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
}

void TestSandboxGuard::authorisesNobodyWithoutAToken()
{
    m_server = std::make_unique<sandbox::SandboxServer>(secrets::Secret());
    QVERIFY(m_server->start(m_folder->path(), 0).isOk());
    for (const char *authorization : {"", "Authorization: \r\n", "Authorization: Bearer \r\n"}) {
        const auto socket = connected();
        const QByteArray answer = exchange(*socket, "GET /portal-api/sso_profiles HTTP/1.1\r\nHost: " + own() + "\r\n" +
                                                        authorization + "\r\n");
        QVERIFY2(answer.startsWith("HTTP/1.1 401 "), answer.constData());
    }
}

void TestSandboxGuard::closesIdleConnections()
{
    restart({.idleTime = Soon});
    const auto socket = connected();
    QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(m_server->findChildren<QTcpSocket *>().size(), 0);
}

void TestSandboxGuard::closesAnIdleConnectionAfterAnAnswer()
{
    restart({.idleTime = Later});
    const auto socket = connected();
    QVERIFY(exchange(*socket, profiles()).startsWith("HTTP/1.1 200 "));
    QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
}

void TestSandboxGuard::closesASlowHead()
{
    restart({.idleTime = Soon});
    const auto socket = connected();
    // A byte is sent much sooner than the limit, but the head would take minutes.
    socket->write("GET / HTTP/1.1\r\nX-Long: ");
    QElapsedTimer clock;
    clock.start();
    while (socket->state() == QAbstractSocket::ConnectedState && clock.elapsed() < 20'000) {
        socket->write("x");
        QTest::qWait(5);
    }
    QCOMPARE(socket->state(), QAbstractSocket::UnconnectedState);
}

void TestSandboxGuard::delaysASlowAnswerForLonger()
{
    restart({.idleTime = Later});
    m_server->setFault(management::SandboxFault::Slow);
    m_server->setSlowness(3 * int(Later.count()) / 2);
    const auto socket = connected();
    QVERIFY(exchange(*socket, profiles()).startsWith("HTTP/1.1 200 "));
}

void TestSandboxGuard::closesTheLongestIdleConnectionAtItsLimit()
{
    restart({.connections = 3});
    const auto first = connected();
    const auto second = connected();
    const auto third = connected();
    QVERIFY(first && second && third);
    QVERIFY(exchange(*first, profiles()).startsWith("HTTP/1.1 200 "));
    QTcpSocket fourth;
    fourth.connectToHost(QHostAddress::LocalHost, quint16(m_server->dashboardUrl().port()));
    QTRY_COMPARE(second->state(), QAbstractSocket::UnconnectedState);
    for (QTcpSocket *socket : {first.get(), third.get(), &fourth})
        QVERIFY(exchange(*socket, profiles()).startsWith("HTTP/1.1 200 "));
}

void TestSandboxGuard::closesNoWaitingConnectionAtItsLimit()
{
    restart({.connections = 2});
    m_server->setFault(management::SandboxFault::Slow);
    m_server->setSlowness(60'000);
    const auto waiting = connected();
    waiting->write(profiles());
    const auto idle = connected();
    QVERIFY(waiting && idle);
    const auto connections = m_server->findChildren<sandbox::SandboxConnection *>();
    QTRY_VERIFY(std::any_of(connections.begin(), connections.end(), [](const auto *one) { return one->isWaiting(); }));
    QTcpSocket third;
    third.connectToHost(QHostAddress::LocalHost, quint16(m_server->dashboardUrl().port()));
    QTRY_COMPARE(idle->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(waiting->state(), QAbstractSocket::ConnectedState);
}

void TestSandboxGuard::waitsForADescriptor()
{
    // A client without an event loop, which is accepted later than it has connected.
    const int client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int highest = ::dup(client);
    ::close(highest);
    QElapsedTimer elapsed;
    {
        const support::DescriptorLimit none(highest - 1);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(quint16(m_server->dashboardUrl().port()));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        QCOMPARE(::connect(client, reinterpret_cast<sockaddr *>(&address), sizeof address), 0);
        elapsed.start();
        QTRY_VERIFY(m_server->failedAccepts() >= 3);
        // It pauses between the tries.
        QVERIFY(elapsed.elapsed() >= (2 * (sandbox::AcceptPause - 10ms)).count());
        QVERIFY(m_server->findChildren<QTcpSocket *>().isEmpty());
    }
    QTRY_COMPARE(m_server->findChildren<QTcpSocket *>().size(), 1);
    ::close(client);
}

GATEWRIGHT_TEST(TestSandboxGuard, QCoreApplication)
#include "testsandboxguard.moc"
