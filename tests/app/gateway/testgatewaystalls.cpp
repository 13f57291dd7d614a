#include "gatewaybench.h"
#include "testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using support::GatewayBench;
using support::RecordingPeer;
using support::routeTo;

#if defined(__SANITIZE_ADDRESS__)
/** The sanitizer keeps what was freed, by default more than the memory that is measured here. */
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options()
{
    return "quarantine_size_mb=8";
}
#endif

namespace {

/** Of the whole process, in bytes. */
qint64 residentMemory()
{
    QFile file(u"/proc/self/statm"_qs);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

/** The largest number of bytes that the kernel buffers for a connection over loopback, in both its sockets. */
qint64 kernelBuffers()
{
    qint64 bytes = 0;
    for (const QString &name : {u"/proc/sys/net/ipv4/tcp_rmem"_qs, u"/proc/sys/net/ipv4/tcp_wmem"_qs}) {
        QFile file(name);
        const QByteArray largest = file.open(QIODevice::ReadOnly) ? file.readAll().simplified().split(' ').last() : "";
        bytes += largest.isEmpty() ? 32 * 1024 * 1024 : largest.toLongLong();
    }
    return bytes;
}

/** Bytes that a side can send while the other takes none: two connections' buffers, and what the gateway and the test
 * hold for a moment. */
qint64 mostOffered()
{
    return 2 * kernelBuffers() + 4 * 1024 * 1024;
}

/** A body that is stopped well before its end. */
qint64 longBody()
{
    return std::max<qint64>(256 * 1024 * 1024, 2 * mostOffered());
}

/** True once a count has stayed the same for a while of looking at it. */
class Stillness
{
public:
    bool operator()(qint64 count)
    {
        m_looks = count == m_last ? m_looks + 1 : 0;
        m_last = count;
        return m_looks >= 6;
    }

private:
    qint64 m_last = -1;
    int m_looks = 0;
};

} // namespace

/** A side that takes nothing any more costs a bounded amount of memory. */
class TestGatewayStalls : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void keepsAStalledClientBounded();
    void keepsAStalledUpstreamBounded();
};

void TestGatewayStalls::keepsAStalledClientBounded()
{
    const qint64 length = longBody();
    qint64 offered = 0;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        static const QByteArray piece(64 * 1024, 'x');
        const auto feed = [&offered, &socket, length] {
            while (offered < length && socket.bytesToWrite() < piece.size())
                offered += socket.write(piece);
        };
        QObject::connect(&socket, &QTcpSocket::bytesWritten, &socket, feed);
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(length) + "\r\n\r\n");
        feed();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    QTcpSocket client;
    client.setReadBufferSize(4096);
    client.connectToHost(bench.url().host(), static_cast<quint16>(bench.url().port()));
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(offered > 0);
    const qint64 before = residentMemory();
    // The kernel's buffers fill up, then nothing moves any more.
    Stillness isStill;
    QTRY_VERIFY_WITH_TIMEOUT(isStill(offered), 10'000);
    QVERIFY2(offered < mostOffered(), QByteArray::number(offered).constData());
    QVERIFY(residentMemory() - before < 16 * 1024 * 1024);
    client.setReadBufferSize(0);
    qint64 taken = 0;
    connect(&client, &QTcpSocket::readyRead, this, [&] { taken += client.readAll().size(); });
    taken += client.readAll().size();
    QTRY_VERIFY_WITH_TIMEOUT(taken >= length, 120'000);
    QVERIFY(residentMemory() - before < 64 * 1024 * 1024);
}

void TestGatewayStalls::keepsAStalledUpstreamBounded()
{
    const qint64 length = longBody();
    QTcpServer upstream;
    QVERIFY(upstream.listen(QHostAddress::LocalHost));
    GatewayBench bench({routeTo(QUrl(u"http://127.0.0.1:%1"_qs.arg(upstream.serverPort())))});
    QTcpSocket client;
    qint64 offered = 0;
    const QByteArray piece(64 * 1024, 'x');
    const auto feed = [&] {
        while (offered < length && client.bytesToWrite() < piece.size())
            offered += client.write(piece);
    };
    connect(&client, &QTcpSocket::connected, this, [&] {
        client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + QByteArray::number(length) +
                     "\r\n\r\n");
        feed();
    });
    connect(&client, &QTcpSocket::bytesWritten, this, feed);
    client.connectToHost(bench.url().host(), static_cast<quint16>(bench.url().port()));
    QTRY_VERIFY(upstream.hasPendingConnections());
    std::unique_ptr<QTcpSocket> socket(upstream.nextPendingConnection());
    socket->setReadBufferSize(4096);
    Stillness isStill;
    QTRY_VERIFY_WITH_TIMEOUT(isStill(offered), 10'000);
    QVERIFY2(offered < mostOffered(), QByteArray::number(offered).constData());
    socket->setReadBufferSize(0);
    qint64 taken = 0;
    connect(socket.get(), &QTcpSocket::readyRead, this, [&] { taken += socket->readAll().size(); });
    taken += socket->readAll().size();
    QTRY_VERIFY_WITH_TIMEOUT(taken >= length, 120'000);
    socket->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    QTRY_VERIFY(client.bytesAvailable() > 0);
}

GATEWRIGHT_TEST(TestGatewayStalls, QCoreApplication)
#include "testgatewaystalls.moc"
