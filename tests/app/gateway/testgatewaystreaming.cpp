#include "gatewaybench.h"

#include <QFile>
#include <QtTest>

#include <sys/socket.h>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;
using support::withCredential;

#if defined(__SANITIZE_ADDRESS__)
/** The sanitizer keeps what was freed, by default more than the memory that is measured here. */
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options()
{
    return "quarantine_size_mb=8";
}
#endif

namespace {

constexpr char Event[] = "data: 1\n\n";

/** Of the whole process, in bytes. */
qint64 residentMemory()
{
    QFile file(u"/proc/self/statm"_qs);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
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

class TestGatewayStreaming : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void forwardsEventsAsTheyArrive();
    void forwardsARequestInChunks();
    void framesAnAnswerOfUnknownLengthInChunks();
    void passesTrailersOn();
    void keepsTrailersFromReplacingTheHead_data();
    void keepsTrailersFromReplacingTheHead();
    void takesConnectionFieldsOffTheTrailersOfAnAnswer();
    void countsNoMomentTwiceWhenTheAnswerIsEarly();
    void recordsAClientThatGoesBeforeTheAnswer();
    void recordsWhatStillRunsWhenItStops();
    void recordsWhatStillRunsWhenItIsDestroyed();
    void relaysContinue();
    void passesEarlyHintsOn();
    void dropsALengthFromNoContent();
    void tunnelsAnUpgrade();
    void passesOnARefusedUpgrade();
    void keepsAStalledClientBounded();
    void keepsAStalledUpstreamBounded();
    void carriesALargeBodyBothWays();
    void passesOnAnAnswerThatComesBeforeTheBodyIsSent();
    void leavesTheUpstreamWhenTheClientGoes();
    void servesAClientThatEndsItsSide();
};

void TestGatewayStreaming::forwardsEventsAsTheyArrive()
{
    QPointer<QTcpSocket> upstreamSocket;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        upstreamSocket = &socket;
        return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("Transfer-Encoding: chunked\r\n\r\n")); // The head comes before any event.
    for (int number = 1; number <= 3; ++number) {
        upstreamSocket->write(Event);
        QTRY_COMPARE(client.received().count("9\r\ndata: 1\n\n\r\n"), number);
    }
    upstreamSocket->disconnectFromHost();
    QTRY_VERIFY(client.received().endsWith("\r\n0\r\n\r\n"));
    QVERIFY(!client.hasEnded());
}

void TestGatewayStreaming::forwardsARequestInChunks()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3;ext=1\r\nabc\r\n");
    QTRY_VERIFY(upstream.received().endsWith("\r\n3\r\nabc\r\n") || upstream.received().endsWith("\r\n3\r\nabc"));
    QVERIFY(upstream.received().contains("\r\nTransfer-Encoding: chunked\r\n"));
    client.write("2\r\nde\r\n0\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    QVERIFY(upstream.received().endsWith("\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->requestBody.bytes.read(), "abcde");
}

void TestGatewayStreaming::framesAnAnswerOfUnknownLengthInChunks()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.0 200 OK\r\nX: 1\r\n\r\nall of it");
        socket.disconnectFromHost();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "0\r\n\r\n");
    QCOMPARE(answer, "HTTP/1.1 200 OK\r\nX: 1\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nall of it\r\n0\r\n\r\n");
}

void TestGatewayStreaming::passesTrailersOn()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!received.endsWith("X-Sum: 1\r\n\r\n"))
            return {};
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-Sum: 2\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange(
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        "1\r\ny\r\n0\r\nX-Sum: 1\r\n\r\n",
        "X-Sum: 2\r\n\r\n");
    QCOMPARE(answer, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX-Sum: 2\r\n\r\n");
}

void TestGatewayStreaming::keepsTrailersFromReplacingTheHead_data()
{
    QTest::addColumn<QByteArray>("trailer");
    for (const char *name : {"Authorization", "authorization", "X-Key", "Proxy-Authorization", "Cookie", "Host",
                             "X-Forwarded-For", "Trailer", "Connection", "Keep-Alive", "TE", "Upgrade", "X-Hop"})
        QTest::newRow(name) << QByteArray(name);
}

void TestGatewayStreaming::keepsTrailersFromReplacingTheHead()
{
    QFETCH(const QByteArray, trailer);
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!received.contains("\r\n0\r\n") || !received.endsWith("\r\n\r\n"))
            return {};
        return "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
    });
    GatewayBench bench({withCredential(routeTo(upstream.url()), "X-Key")});
    const QByteArray answer = bench.exchange(
        "POST /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: X-Hop\r\nTransfer-Encoding: chunked\r\n\r\n"
        "3\r\nabc\r\n0\r\n" +
            trailer + ": evil\r\nX-T: 1\r\n\r\n",
        "hello");
    QVERIFY2(answer.startsWith("HTTP/1.1 200 "), answer.constData());
    QVERIFY2(upstream.received().endsWith("\r\n\r\n3\r\nabc\r\n0\r\nX-T: 1\r\n\r\n"), upstream.received().constData());
    QVERIFY(!upstream.received().contains("evil"));
}

void TestGatewayStreaming::takesConnectionFieldsOffTheTrailersOfAnAnswer()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
               "Connection: close\r\nX-Sum: 2\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "X-Sum: 2\r\n\r\n");
    QVERIFY2(answer.endsWith("\r\n\r\n1\r\nx\r\n0\r\nX-Sum: 2\r\n\r\n"), answer.constData());
}

void TestGatewayStreaming::countsNoMomentTwiceWhenTheAnswerIsEarly()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &) -> QByteArray {
        return received.contains("\r\n\r\n") ? "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nearl" : QByteArray();
    });
    GatewayBench bench({routeTo(upstream.url())});
    QElapsedTimer clock;
    clock.start();
    RawClient client(bench.url());
    client.write("POST /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nabc");
    QTRY_VERIFY(client.received().endsWith("earl"));
    const qint64 answered = clock.elapsed();
    QTRY_VERIFY(clock.elapsed() >= answered + 100);
    client.write("def");
    QVERIFY(bench.waitForExchanges());
    const traffic::Timings &timings = bench.exchanges().first()->timings;
    QVERIFY(timings.receive >= 90);
    QVERIFY(timings.send <= static_cast<double>(answered + 1));
    QVERIFY(timings.total() <= static_cast<double>(clock.elapsed() + 1));
}

void TestGatewayStreaming::recordsAClientThatGoesBeforeTheAnswer()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(!upstream.received().isEmpty());
    const linger reset{1, 0}; // An end of the client's side alone could be that of one who still reads.
    ::setsockopt(static_cast<int>(client.socketDescriptor()), SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    client.abort();
    QVERIFY(bench.waitForExchanges());
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QCOMPARE(exchange.error, u"client-aborted"_qs);
    QCOMPARE(exchange.response.status, 0);
    QVERIFY(exchange.reachedUpstream);
}

void TestGatewayStreaming::recordsWhatStillRunsWhenItStops()
{
    gateway::GatewayLimits limits;
    limits.stopTime = std::chrono::milliseconds(50);
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayBench bench({routeTo(upstream.url())}, limits);
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(!upstream.received().isEmpty());
    bench.gateway().stop();
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, u"gateway-stopped"_qs);
    QCOMPARE(bench.exchanges().first()->response.status, 0);
}

void TestGatewayStreaming::recordsWhatStillRunsWhenItIsDestroyed()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    QList<traffic::ExchangePtr> exchanges;
    auto bench = std::make_unique<GatewayBench>(QList<routing::Route>{routeTo(upstream.url())});
    connect(&bench->gateway(), &gateway::TestGateway::recorded, this,
            [&](const auto &recorded) { exchanges += recorded; });
    RawClient client(bench->url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(!upstream.received().isEmpty());
    bench.reset();
    QCOMPARE(exchanges.size(), 1);
    QCOMPARE(exchanges.first()->error, u"gateway-stopped"_qs);
}

void TestGatewayStreaming::relaysContinue()
{
    RecordingPeer upstream([](const QByteArray &received, QTcpSocket &socket) -> QByteArray {
        if (received.endsWith("\r\n\r\n"))
            socket.write("HTTP/1.1 100 Continue\r\n\r\n");
        return RecordingPeer::plainAnswer(received, socket);
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
    QTRY_COMPARE(client.received(), "HTTP/1.1 100 Continue\r\n\r\n");
    QVERIFY(upstream.received().contains("Expect: 100-continue\r\n"));
    client.write("abc");
    QTRY_VERIFY(client.received().endsWith("hello"));
}

void TestGatewayStreaming::passesEarlyHintsOn()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx";
    });
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "x"),
             "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 200);
}

void TestGatewayStreaming::dropsALengthFromNoContent()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 204 No Content\r\nContent-Length: 4\r\nX: 1\r\n\r\n";
    });
    GatewayBench bench({routeTo(upstream.url())});
    QCOMPARE(bench.exchange("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "\r\n\r\n"),
             "HTTP/1.1 204 No Content\r\nX: 1\r\n\r\n");
}

void TestGatewayStreaming::tunnelsAnUpgrade()
{
    bool switched = false;
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (switched)
            return "<" + received + ">";
        switched = true;
        return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nfirst";
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ws HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
                 "Sec-WebSocket-Key: x\r\n\r\n");
    QTRY_COMPARE(client.received(),
                 "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nfirst");
    QVERIFY(upstream.received().contains("\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"));
    client.write("GET / HTTP/1.1\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("<GET / HTTP/1.1\r\n\r\n>"));
    client.write(QByteArray("\0\xff", 2));
    QTRY_VERIFY(client.received().endsWith(QByteArray("<\0\xff>", 4)));
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 101);
    upstream.lastSocket()->disconnectFromHost();
    QTRY_VERIFY(client.hasEnded());
    QCOMPARE(bench.exchanges().size(), 1);
}

void TestGatewayStreaming::passesOnARefusedUpgrade()
{
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n");
    QTRY_VERIFY(client.received().endsWith("hello"));
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(client.received().count("hello"), 2);
}

void TestGatewayStreaming::keepsAStalledClientBounded()
{
    constexpr qint64 length = 256 * 1024 * 1024;
    qint64 offered = 0;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        static const QByteArray piece(64 * 1024, 'x');
        const auto feed = [&offered, &socket] {
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
    QVERIFY2(offered < 64 * 1024 * 1024, QByteArray::number(offered).constData());
    QVERIFY(residentMemory() - before < 16 * 1024 * 1024);
    client.setReadBufferSize(0);
    qint64 taken = 0;
    connect(&client, &QTcpSocket::readyRead, this, [&] { taken += client.readAll().size(); });
    taken += client.readAll().size();
    QTRY_VERIFY_WITH_TIMEOUT(taken >= length, 120'000);
    QVERIFY(residentMemory() - before < 64 * 1024 * 1024);
}

void TestGatewayStreaming::keepsAStalledUpstreamBounded()
{
    constexpr qint64 length = 128 * 1024 * 1024;
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
    QVERIFY2(offered < 64 * 1024 * 1024, QByteArray::number(offered).constData());
    socket->setReadBufferSize(0);
    qint64 taken = 0;
    connect(socket.get(), &QTcpSocket::readyRead, this, [&] { taken += socket->readAll().size(); });
    taken += socket->readAll().size();
    QTRY_VERIFY_WITH_TIMEOUT(taken >= length, 120'000);
    socket->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    QTRY_VERIFY(client.bytesAvailable() > 0);
}

void TestGatewayStreaming::carriesALargeBodyBothWays()
{
    QByteArray body(5 * 1024 * 1024 + 7, Qt::Uninitialized);
    for (qsizetype at = 0; at < body.size(); ++at)
        body[at] = static_cast<char>(at * 2654435761U >> 13);
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" +
               received.last(body.size());
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + QByteArray::number(body.size()) +
                 "\r\n\r\n" + body);
    QTRY_VERIFY_WITH_TIMEOUT(client.received().size() > body.size() && client.received().endsWith(body), 20'000);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->requestBody.size, body.size());
    QCOMPARE(bench.exchanges().first()->requestBody.bytes.read(), body.first(1024 * 1024));
    QCOMPARE(bench.exchanges().first()->responseBody.bytes.read(), body.first(1024 * 1024));
}

void TestGatewayStreaming::passesOnAnAnswerThatComesBeforeTheBodyIsSent()
{
    RecordingPeer upstream([](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.1 413 Too Large\r\nContent-Length: 3\r\nConnection: close\r\n\r\nno!");
        socket.disconnectFromHost();
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n" + QByteArray(100'000, 'x'));
    QTRY_VERIFY(client.received().endsWith("no!"));
    client.write(QByteArray(9'900'000, 'x'));
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 413);
}

void TestGatewayStreaming::leavesTheUpstreamWhenTheClientGoes()
{
    QPointer<QTcpSocket> upstreamSocket;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        upstreamSocket = &socket;
        return "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nx";
    });
    GatewayBench bench({routeTo(upstream.url())});
    {
        RawClient client(bench.url());
        client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_VERIFY(client.received().endsWith("x"));
        client.abort();
    }
    QTRY_VERIFY(!upstreamSocket);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->error, u"client-aborted"_qs);
}

void TestGatewayStreaming::servesAClientThatEndsItsSide()
{
    QPointer<QTcpSocket> waiting;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        waiting = &socket;
        return {};
    });
    GatewayBench bench({routeTo(upstream.url())});
    RawClient client(bench.url());
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    client.disconnectFromHost(); // Sends all, then ends; Qt goes on reading until the peer ends, too.
    QTRY_VERIFY(waiting);
    waiting->write("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nend");
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->response.status, 200);
}

QTEST_GUILESS_MAIN(TestGatewayStreaming)
#include "testgatewaystreaming.moc"
