#include "gatewaybench.h"
#include "gatewayrequestsender.h"
#include "localidentity.h"
#include "testprogram.h"
#include "whendone.h"

#include <QFile>
#include <QFuture>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using base::ErrorCode;
using gateway::GatewayRequestSender;
using preview::ComposedRequest;
using preview::ComposedResponse;
using support::GatewayBench;
using support::RecordingPeer;

namespace {

using Outcome = base::Result<ComposedResponse>;

Outcome outcomeOf(const QFuture<Outcome> &future)
{
    [[maybe_unused]] const bool ended = QTest::qWaitFor([&] { return future.isFinished(); }, 10'000);
    return future.resultCount() > 0 ? future.result() : Outcome(base::Error::cancelled());
}

ComposedRequest get()
{
    ComposedRequest request;
    request.head = {"GET", "/a?b", {}, 1};
    return request;
}

} // namespace

class TestGatewayRequestSender : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void sendsWhatWasComposed();
    void sendsAsComposedWhatIsFramed();
    void readsAnAnswerThatEndsWithTheConnection();
    void skipsInterimAnswers();
    void fails_data();
    void fails();
    void saysThatNobodyListens();
    void trustsTheGatewaysOwnCertificate();
    void trustsNoOtherCertificate();
    void givesUpAfterItsTime();
    void canBeCancelled();
};

void TestGatewayRequestSender::sendsWhatWasComposed()
{
    RecordingPeer peer;
    GatewayRequestSender sender;
    ComposedRequest request = get();
    request.head.method = "PUT";
    request.head.headers.append("x-a", "1");
    request.body = "body";
    const Outcome outcome = outcomeOf(sender.send(peer.url(), request));
    QVERIFY(outcome.isOk());
    QCOMPARE(outcome->head.status, 200);
    QCOMPARE(outcome->body, "hello");
    QCOMPARE(peer.received(), "PUT /a?b HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(peer.serverPort()) +
                                  "\r\nx-a: 1\r\nContent-Length: 4\r\n\r\nbody");
}

void TestGatewayRequestSender::sendsAsComposedWhatIsFramed()
{
    RecordingPeer peer;
    GatewayRequestSender sender;
    ComposedRequest request = get();
    request.head.headers.append("Transfer-Encoding", "chunked");
    request.head.headers.append("host", "other");
    request.body = "body";
    QVERIFY(outcomeOf(sender.send(peer.url(), request)).isOk());
    QCOMPARE(peer.received(),
             "GET /a?b HTTP/1.1\r\nTransfer-Encoding: chunked\r\nhost: other\r\n\r\n4\r\nbody\r\n0\r\n\r\n");
}

void TestGatewayRequestSender::readsAnAnswerThatEndsWithTheConnection()
{
    RecordingPeer peer([](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write("HTTP/1.0 200 OK\r\n\r\nall");
        socket.disconnectFromHost();
        return {};
    });
    GatewayRequestSender sender;
    const Outcome outcome = outcomeOf(sender.send(peer.url(), get()));
    QVERIFY(outcome.isOk());
    QCOMPARE(outcome->body, "all");
}

void TestGatewayRequestSender::skipsInterimAnswers()
{
    RecordingPeer peer([](const QByteArray &, QTcpSocket &) -> QByteArray {
        return "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx";
    });
    GatewayRequestSender sender;
    const Outcome outcome = outcomeOf(sender.send(peer.url(), get()));
    QVERIFY(outcome.isOk());
    QCOMPARE(outcome->body, "x");
}

void TestGatewayRequestSender::fails_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("other protocol") << QByteArray("SSH-2.0\r\n\r\n") << ErrorCode::UnexpectedAnswer;
    QTest::newRow("cut off") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab") << ErrorCode::Unreachable;
}

void TestGatewayRequestSender::fails()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const ErrorCode, code);
    RecordingPeer peer([&](const QByteArray &, QTcpSocket &socket) -> QByteArray {
        socket.write(answer);
        socket.disconnectFromHost();
        return {};
    });
    GatewayRequestSender sender;
    const Outcome outcome = outcomeOf(sender.send(peer.url(), get()));
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error().code, code);
}

void TestGatewayRequestSender::saysThatNobodyListens()
{
    QUrl url;
    {
        RecordingPeer peer;
        url = peer.url();
    }
    GatewayRequestSender sender;
    const Outcome outcome = outcomeOf(sender.send(url, get()));
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error().code, ErrorCode::Refused);
}

void TestGatewayRequestSender::trustsTheGatewaysOwnCertificate()
{
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
    RecordingPeer upstream;
    preview::GatewayOptions options;
    options.https = true;
    GatewayBench bench({support::routeTo(upstream.url(), "/a")}, {}, options);
    GatewayRequestSender sender;
    const Outcome outcome = outcomeOf(sender.send(bench.url(), get()));
    QVERIFY2(outcome.isOk(), outcome.isOk() ? "" : qPrintable(outcome.error().detail));
    QCOMPARE(outcome->body, "hello");
}

void TestGatewayRequestSender::trustsNoOtherCertificate()
{
    const QTemporaryDir state;
    const QTemporaryDir other;
    qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
    preview::GatewayOptions options;
    options.https = true;
    GatewayBench bench({}, {}, options);
    GatewayRequestSender sender;
    qputenv("XDG_STATE_HOME", QFile::encodeName(other.path()));
    for (const bool hasOne : {false, true}) {
        if (hasOne)
            QVERIFY(gateway::localIdentity(gateway::localIdentityFolder()).isOk());
        const Outcome outcome = outcomeOf(sender.send(bench.url(), get()));
        QVERIFY(!outcome.isOk());
        QCOMPARE(outcome.error().code, ErrorCode::TlsFailed);
    }
    QCOMPARE(bench.exchanges().size(), 0);
}

void TestGatewayRequestSender::givesUpAfterItsTime()
{
    RecordingPeer peer([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayRequestSender sender;
    sender.setTimeout(std::chrono::milliseconds(100));
    const Outcome outcome = outcomeOf(sender.send(peer.url(), get()));
    QVERIFY(!outcome.isOk());
    QCOMPARE(outcome.error().code, ErrorCode::TimedOut);
}

void TestGatewayRequestSender::canBeCancelled()
{
    RecordingPeer peer([](const QByteArray &, QTcpSocket &) { return QByteArray(); });
    GatewayRequestSender sender;
    QFuture<Outcome> future = sender.send(peer.url(), get());
    QTRY_VERIFY(!peer.received().isEmpty());
    future.cancel();
    QTRY_VERIFY(future.isFinished());
    QTRY_VERIFY(!peer.lastSocket());
}

GATEWRIGHT_TEST(TestGatewayRequestSender, QCoreApplication)
#include "testgatewayrequestsender.moc"
