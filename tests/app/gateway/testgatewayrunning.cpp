#include "gatewaybench.h"
#include "testprogram.h"

#include <QHash>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;
using traffic::ExchangePtr;
using traffic::GatewayError;

namespace {

const QByteArray SlowRequest = "GET /a/x HTTP/1.1\r\nHost: localhost\r\n\r\n";
const QByteArray EventStream = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
const QByteArray SwitchingHead =
    "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

preview::GatewayOptions reporting()
{
    preview::GatewayOptions options;
    options.reportsRunning = true;
    return options;
}

/** Answers nothing, or `head` and then only what the test writes. */
RecordingPeer::Answer beginning(const QByteArray &head)
{
    return [head](const QByteArray &, QTcpSocket &) { return head; };
}

/** A gateway whose reports of running exchanges are kept. */
class ReportingBench final
{
public:
    explicit ReportingBench(const QUrl &upstream, const preview::GatewayOptions &options = reporting())
        : bench({routeTo(upstream)}, {}, options)
    {
        QObject::connect(&bench.gateway(), &gateway::TestGateway::running,
                         [this](const QList<ExchangePtr> &changed, const QList<quint64> &running) {
                             ids = running;
                             ++reports;
                             for (const ExchangePtr &exchange : changed)
                                 latest.insert(exchange->id, exchange);
                         });
    }

    /** The latest copy of the only exchange that was reported; null if there is none. */
    [[nodiscard]] ExchangePtr only() const { return latest.size() == 1 ? *latest.begin() : nullptr; }

    QHash<quint64, ExchangePtr> latest;
    QList<quint64> ids;
    int reports = 0;
    GatewayBench bench;
};

} // namespace

class TestGatewayRunning final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void reportsAnExchangeThatWaits();
    void reportsNothingUnlessAsked();
    void doesNotReportShortExchanges();
    void cancelsAnExchange();
    void cancelsNothingElse();
    void reportsEventsAsTheyArrive();
    void keepsTheNewestOfManyEvents();
    void reportsThePiecesOfAResponseInChunks();
    void reportsMessagesOfBothSides();
    void recordsAStreamWhoseClientGoesAway();
    void recordsAStreamWhoseUpstreamEnds();
    void recordsAStreamWhenItStops();
    void numbersAllExchangesOfAGatewayThatIsStartedAgain();
    void dropsAndCountsRecordsThatHaveNoRoom();
    void waitsLongerAfterAFullBatch();
    void dropsNoReportedExchange();
};

void TestGatewayRunning::reportsAnExchangeThatWaits()
{
    RecordingPeer upstream(beginning({}));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only());
    const ExchangePtr waiting = reported.only();
    QCOMPARE(waiting->request.target, "/a/x");
    QCOMPARE(waiting->apiName, u"Pets"_qs);
    QCOMPARE(waiting->response.status, 0);
    QCOMPARE(reported.ids, QList<quint64>{waiting->id});
    QVERIFY(reported.bench.exchanges().isEmpty());
    upstream.lastSocket()->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->id, waiting->id);
    QCOMPARE(reported.bench.exchanges().first()->responseBody.bytes.read(), "ok");
    QTRY_VERIFY(reported.ids.isEmpty());
}

void TestGatewayRunning::reportsNothingUnlessAsked()
{
    RecordingPeer upstream(beginning(EventStream));
    ReportingBench reported(upstream.url(), {});
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(upstream.lastSocket());
    QTest::qWait(300);
    upstream.lastSocket()->disconnectFromHost();
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.reports, 0);
}

void TestGatewayRunning::doesNotReportShortExchanges()
{
    bool isSlow = false;
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &socket) {
        return isSlow ? QByteArray() : RecordingPeer::plainAnswer(received, socket);
    });
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QVERIFY(reported.bench.waitForExchanges());
    isSlow = true;
    client.write(SlowRequest);
    QTRY_COMPARE(reported.ids.size(), 1);
    QCOMPARE(reported.ids.first(), reported.bench.exchanges().first()->id + 1);
}

void TestGatewayRunning::cancelsAnExchange()
{
    RecordingPeer upstream(beginning({}));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only());
    reported.bench.gateway().cancel(reported.only()->id);
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->id, reported.only()->id);
    QCOMPARE(reported.bench.exchanges().first()->error, GatewayError::Cancelled);
    QTRY_VERIFY(client.hasEnded());
    QTRY_VERIFY(!upstream.lastSocket() || upstream.lastSocket()->state() == QTcpSocket::UnconnectedState);
}

void TestGatewayRunning::cancelsNothingElse()
{
    RecordingPeer upstream(beginning({}));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only());
    reported.bench.gateway().cancel(0);
    reported.bench.gateway().cancel(reported.only()->id + 1);
    upstream.lastSocket()->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->error, GatewayError::None);
}

void TestGatewayRunning::reportsEventsAsTheyArrive()
{
    RecordingPeer upstream(beginning(EventStream));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only());
    QTRY_COMPARE(reported.only()->response.status, 200);
    QVERIFY(reported.only()->stream.events.isEmpty());
    for (int number = 1; number <= 3; ++number) {
        const QByteArray event = "data: " + QByteArray::number(number) + "\n\n";
        upstream.lastSocket()->write(event);
        QTRY_COMPARE(reported.only()->stream.events.size(), number);
        const traffic::StreamEvent &last = reported.only()->stream.events.last();
        QCOMPARE(last.text, event.chopped(1));
        QVERIFY(!last.fromClient);
        QCOMPARE(reported.only()->responseBody.size, number * event.size());
    }
    QVERIFY(reported.only()->responseBody.bytes.memory().isEmpty());
    upstream.lastSocket()->disconnectFromHost();
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->stream.events.size(), 3);
    QCOMPARE(reported.bench.exchanges().first()->responseBody.bytes.read().size(), 27);
}

void TestGatewayRunning::keepsTheNewestOfManyEvents()
{
    constexpr int count = 10'000;
    RecordingPeer upstream(beginning(EventStream));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(upstream.lastSocket());
    QTRY_VERIFY(!client.received().isEmpty());
    for (int number = 0; number < count; ++number)
        upstream.lastSocket()->write("data: " + QByteArray::number(number) + "\n\n");
    const auto total = [&] {
        const ExchangePtr exchange = reported.only();
        return exchange ? exchange->stream.dropped + exchange->stream.events.size() : 0;
    };
    QTRY_COMPARE_WITH_TIMEOUT(total(), count, 30'000);
    const traffic::StreamEvents &stream = reported.only()->stream;
    QCOMPARE(stream.events.size(), traffic::StreamEvents::Maximum);
    QCOMPARE(stream.events.first().text, "data: 9000\n");
    QCOMPARE(stream.events.last().text, "data: 9999\n");
    upstream.lastSocket()->disconnectFromHost();
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->stream, stream);
    QTRY_VERIFY(client.received().contains("data: 9999\n\n"));
}

void TestGatewayRunning::reportsThePiecesOfAResponseInChunks()
{
    RecordingPeer upstream(beginning("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n"));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only() && reported.only()->stream.events.size() == 1);
    QCOMPARE(reported.only()->stream.events.first().text, "first");
    upstream.lastSocket()->write("6\r\nsecond\r\n");
    QTRY_COMPARE(reported.only()->stream.events.size(), 2);
    QCOMPARE(reported.only()->stream.events.last().text, "second");
    QVERIFY(reported.only()->stream.events.last().at > reported.only()->stream.events.first().at);
}

void TestGatewayRunning::reportsMessagesOfBothSides()
{
    bool hasSwitched = false;
    RecordingPeer upstream([&](const QByteArray &, QTcpSocket &) {
        return std::exchange(hasSwitched, true) ? QByteArray("\x81\x02ok") : SwitchingHead;
    });
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write("GET /a/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    QTRY_VERIFY(client.received().contains("101"));
    client.write(QByteArray("\x81\x85\x01\x02\x03\x04igohn", 11));
    QTRY_VERIFY(reported.only() && reported.only()->stream.events.size() == 2);
    QCOMPARE(reported.only()->response.status, 101);
    const QList<traffic::StreamEvent> events = reported.only()->stream.events;
    QCOMPARE(events.first().text, "hello");
    QVERIFY(events.first().fromClient);
    QCOMPARE(events.last().text, "ok");
    QVERIFY(!events.last().fromClient);
    client.disconnectFromHost();
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->stream.events, events);
    QTRY_VERIFY(reported.ids.isEmpty());
}

void TestGatewayRunning::recordsAStreamWhoseClientGoesAway()
{
    RecordingPeer upstream(beginning(EventStream + "data: 1\n\n"));
    ReportingBench reported(upstream.url());
    {
        RawClient client(reported.bench.url());
        client.write(SlowRequest);
        QTRY_VERIFY(reported.only() && reported.only()->stream.events.size() == 1);
    }
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->error, GatewayError::ClientAborted);
    QCOMPARE(reported.bench.exchanges().first()->stream.events.size(), 1);
    QTRY_VERIFY(reported.ids.isEmpty());
}

void TestGatewayRunning::recordsAStreamWhoseUpstreamEnds()
{
    RecordingPeer upstream(beginning("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                                     "Transfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n"));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only() && reported.only()->stream.events.size() == 1);
    upstream.lastSocket()->disconnectFromHost();
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->error, GatewayError::UpstreamClosed);
    QTRY_VERIFY(reported.ids.isEmpty());
}

void TestGatewayRunning::recordsAStreamWhenItStops()
{
    RecordingPeer upstream(beginning(EventStream + "data: 1\n\n"));
    ReportingBench reported(upstream.url());
    RawClient client(reported.bench.url());
    client.write(SlowRequest);
    QTRY_VERIFY(reported.only() && reported.only()->stream.events.size() == 1);
    reported.bench.gateway().stop();
    QVERIFY(reported.bench.waitForExchanges());
    QCOMPARE(reported.bench.exchanges().first()->error, GatewayError::GatewayStopped);
    QCOMPARE(reported.bench.exchanges().first()->id, reported.only()->id);
    QTRY_VERIFY(reported.ids.isEmpty());
}

void TestGatewayRunning::numbersAllExchangesOfAGatewayThatIsStartedAgain()
{
    RecordingPeer upstream(beginning({}));
    ReportingBench reported(upstream.url());
    RawClient before(reported.bench.url());
    before.write(SlowRequest);
    QTRY_COMPARE(reported.ids.size(), 1);
    preview::GatewayOptions options = reporting();
    options.port = 0;
    reported.bench.gateway().start(options);
    QTRY_COMPARE(reported.bench.gateway().state(), gateway::TestGateway::State::Running);
    RawClient after(reported.bench.url());
    after.write(SlowRequest);
    QTRY_COMPARE(reported.latest.size(), 2); // The ids differ.
    QTRY_COMPARE(reported.ids.size(), 1);    // The one of the stopped gateway has ended.
    QCOMPARE(reported.bench.exchanges().size(), 1);
}

void TestGatewayRunning::dropsAndCountsRecordsThatHaveNoRoom()
{
    constexpr int count = 200;
    RecordingPeer upstream;
    preview::GatewayOptions options = reporting();
    options.recordsPerBatch = 10;
    ReportingBench reported(upstream.url(), options);
    qint64 dropped = 0;
    qsizetype largest = 0;
    QObject::connect(&reported.bench.gateway(), &gateway::TestGateway::recordsDropped,
                     [&](qint64 more) { dropped += more; });
    QObject::connect(&reported.bench.gateway(), &gateway::TestGateway::recorded,
                     [&](const auto &exchanges) { largest = std::max(largest, exchanges.size()); });
    RawClient client(reported.bench.url());
    // Pipelined, and answered by the gateway itself, so that many end in the time of one batch.
    client.write(QByteArray("GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n").repeated(count));
    QTRY_COMPARE(client.received().count("HTTP/1.1 404"), count);
    QTRY_COMPARE(reported.bench.exchanges().size() + dropped, count);
    QVERIFY(dropped > 0);
    QVERIFY(largest <= 10);
}

void TestGatewayRunning::waitsLongerAfterAFullBatch()
{
    constexpr int count = 200;
    const QByteArray request = "GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n";
    gateway::GatewayLimits limits;
    limits.fullBatchTime = std::chrono::hours(1);
    preview::GatewayOptions options;
    options.port = 0;
    options.recordsPerBatch = 10;
    GatewayBench bench({}, limits, options);
    qint64 dropped = 0;
    QObject::connect(&bench.gateway(), &gateway::TestGateway::recordsDropped, [&](qint64 more) { dropped += more; });
    RawClient client(bench.url());
    client.write(request.repeated(count));
    QTRY_COMPARE(client.received().count("HTTP/1.1 404"), count);
    QTRY_VERIFY(dropped > 0);
    client.write(request);
    QTRY_COMPARE(client.received().count("HTTP/1.1 404"), count + 1);
    QTest::qWait(static_cast<int>(4 * limits.batchTime.count()));
    QVERIFY(bench.exchanges().size() + dropped <= count);
    bench.gateway().stop();
    QTRY_COMPARE(bench.exchanges().size() + dropped, count + 1);
}

void TestGatewayRunning::dropsNoReportedExchange()
{
    constexpr int count = 20;
    RecordingPeer upstream(beginning({}));
    preview::GatewayOptions options = reporting();
    options.recordsPerBatch = 1;
    ReportingBench reported(upstream.url(), options);
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < count; ++i) {
        clients.push_back(std::make_unique<RawClient>(reported.bench.url()));
        clients.back()->write(SlowRequest);
    }
    QTRY_COMPARE(reported.ids.size(), count);
    reported.bench.gateway().stop();
    QVERIFY(reported.bench.waitForExchanges(count));
    QTRY_VERIFY(reported.ids.isEmpty());
}

GATEWRIGHT_TEST(TestGatewayRunning, QCoreApplication)
#include "testgatewayrunning.moc"
