#include "gatewaybench.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using support::GatewayBench;
using support::routeTo;

namespace {

constexpr qint64 Length = 64 * 1024 * 1024;
constexpr qint64 UploadLength = 1024 * 1024 * 1024; ///< Long enough to meet the moment between two looks often.
constexpr qint64 PieceBytes = 64 * 1024;

/** Pauses at the least that waits, and goes on when nothing does: as often as can be. */
gateway::GatewayLimits eagerLimits()
{
    gateway::GatewayLimits limits;
    limits.highWater = limits.lowWater = 1;
    return limits;
}

/** Little room in the kernel, so that writers have to wait. */
void shrink(qintptr descriptor)
{
    const int room = 16 * 1024;
    ::setsockopt(static_cast<int>(descriptor), SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
}

/** Writes Length bytes as fast as the socket takes them. */
void feed(QTcpSocket &socket, qint64 &offered)
{
    static const QByteArray piece(PieceBytes, 'x');
    const auto more = [&socket, &offered] {
        while (offered < Length && socket.bytesToWrite() < PieceBytes)
            offered += socket.write(piece);
    };
    QObject::connect(&socket, &QTcpSocket::bytesWritten, &socket, more);
    more();
}

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/** Sends an upload of UploadLength bytes in a thread of its own. */
class FeedingClient
{
public:
    explicit FeedingClient(quint16 port)
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const sockaddr_in address = loopback(port);
        ::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address);
        m_thread = std::thread([this] { send(); });
    }
    ~FeedingClient()
    {
        ::shutdown(m_socket, SHUT_RDWR);
        m_thread.join();
        ::close(m_socket);
    }
    Q_DISABLE_COPY_MOVE(FeedingClient)

private:
    void send() const
    {
        QByteArray bytes = "PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                           QByteArray::number(UploadLength) + "\r\n\r\n";
        for (qint64 left = UploadLength + bytes.size(); left > 0;) {
            const ssize_t count = ::send(m_socket, bytes.constData(), std::size_t(bytes.size()), MSG_NOSIGNAL);
            if (count <= 0)
                return;
            left -= count;
            bytes = QByteArray(std::min<qint64>(left, PieceBytes), 'x');
        }
    }

    int m_socket;
    std::thread m_thread;
};

/** Reads what comes in a thread of its own, as an upstream does: also while the gateway looks elsewhere. */
class DrainingUpstream
{
public:
    DrainingUpstream()
        : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address = loopback(0);
        socklen_t size = sizeof address;
        ::bind(m_listener, reinterpret_cast<const sockaddr *>(&address), size);
        ::listen(m_listener, 1);
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size);
        m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { drain(); });
    }
    ~DrainingUpstream()
    {
        ::shutdown(m_listener, SHUT_RDWR);
        m_thread.join();
        ::close(m_listener);
    }
    Q_DISABLE_COPY_MOVE(DrainingUpstream)

    [[nodiscard]] QUrl url() const { return QUrl(u"http://127.0.0.1:%1"_qs.arg(m_port)); }
    [[nodiscard]] qint64 taken() const { return m_taken; }

private:
    void drain()
    {
        const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        std::vector<char> piece(PieceBytes);
        for (;;) {
            const ssize_t count = ::recv(socket, piece.data(), piece.size(), 0);
            if (count <= 0)
                break;
            m_taken += count;
        }
        ::close(socket);
    }

    int m_listener;
    quint16 m_port = 0;
    std::atomic<qint64> m_taken = 0;
    std::thread m_thread;
};

} // namespace

/** A transfer that is paused repeatedly continues each time, whichever side is slower. */
class TestGatewayBackpressure : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void goesOnWithAnUpload();
    void goesOnWithADownload();
    void goesOnInATunnel();
};

void TestGatewayBackpressure::goesOnWithAnUpload()
{
    DrainingUpstream upstream;
    GatewayBench bench({routeTo(upstream.url())}, eagerLimits());
    const FeedingClient client(static_cast<quint16>(bench.url().port()));
    QTRY_VERIFY_WITH_TIMEOUT(upstream.taken() > UploadLength, 120'000); // With the head.
}

void TestGatewayBackpressure::goesOnWithADownload()
{
    qint64 offered = 0;
    support::RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(Length) + "\r\n\r\n");
        feed(socket, offered);
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())}, eagerLimits());
    QTcpSocket client;
    client.setReadBufferSize(PieceBytes);
    qint64 taken = 0;
    connect(&client, &QTcpSocket::readyRead, this, [&] { taken += client.readAll().size(); });
    client.connectToHost(bench.url().host(), static_cast<quint16>(bench.url().port()));
    shrink(client.socketDescriptor());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY_WITH_TIMEOUT(taken > Length, 120'000);
}

void TestGatewayBackpressure::goesOnInATunnel()
{
    qint64 taken = 0;
    bool switched = false;
    support::RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (std::exchange(switched, true)) {
            taken += received.size();
            return "."; // The bytes so far are counted, and forgotten.
        }
        return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())}, eagerLimits());
    support::RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    qint64 offered = 0;
    feed(client, offered);
    QTRY_VERIFY_WITH_TIMEOUT(taken == Length, 120'000);
}

GATEWRIGHT_TEST(TestGatewayBackpressure, QCoreApplication)
#include "testgatewaybackpressure.moc"
