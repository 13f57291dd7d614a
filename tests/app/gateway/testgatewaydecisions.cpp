#include "decisionsamples.h"
#include "definitionedits.h"
#include "executions.h"
#include "fakegrants.h"
#include "fakeresolver.h"
#include "fakestore.h"
#include "gatewaybench.h"
#include "messagereader.h"
#include "messagewriter.h"
#include "recordingpeer.h"
#include "routeservice.h"
#include "testprogram.h"
#include "whatif.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>

using support::DecisionSamples;
using support::GatewayBench;
using support::RecordingPeer;
using support::SampleRequest;
using traffic::Exchange;
using traffic::GatewayError;

namespace {

constexpr int RequestsPerGateway = 100;
const int Gateways = support::executions(100);
constexpr int Patience = 10'000;
constexpr int ReplaysPerEdit = 20;
/** Rounds of an edit and its replays; the variable asks for more. */
const int EditRounds = qEnvironmentVariableIntValue("GATEWRIGHT_EDIT_ROUNDS") > 0
                           ? qEnvironmentVariableIntValue("GATEWRIGHT_EDIT_ROUNDS")
                           : support::executions(30);

} // namespace

/** An upstream in a thread of its own, so that the test can wait for the client's socket without an event loop. */
class ThreadedUpstream final : public QThread
{
public:
    ThreadedUpstream()
    {
        start();
        m_ready.acquire();
    }
    ~ThreadedUpstream() override
    {
        quit();
        wait();
    }
    Q_DISABLE_COPY_MOVE(ThreadedUpstream)

    [[nodiscard]] quint16 port() const { return m_port; }
    /** The request that came since the last call; empty when none did. */
    [[nodiscard]] QByteArray takeReceived()
    {
        const QMutexLocker lock(&m_mutex);
        return std::exchange(m_received, {});
    }

private:
    void run() override
    {
        RecordingPeer peer([this](const QByteArray &received, QTcpSocket &) { return answer(received); });
        m_port = static_cast<quint16>(peer.url().port());
        m_ready.release();
        exec();
    }
    QByteArray answer(const QByteArray &received)
    {
        if (!RecordingPeer::isWhole(received))
            return {};
        const QMutexLocker lock(&m_mutex);
        m_received += received;
        return QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-From: upstream\r\n\r\n") +
               (received.startsWith("HEAD ") ? "" : "hello");
    }

    QSemaphore m_ready;
    QMutex m_mutex;
    QByteArray m_received;
    std::atomic<quint16> m_port{0};
};

namespace {

/** What a client received; no status where the connection ended without an answer. */
struct Received {
    http::ResponseHead head;
    QByteArray body;
};

/** Sends requests one after the other, on one connection as long as the gateway keeps it. */
class SequentialClient final
{
public:
    explicit SequentialClient(quint16 port)
        : m_port(port)
    {}

    [[nodiscard]] Received exchange(const SampleRequest &request)
    {
        if (m_socket.state() != QAbstractSocket::ConnectedState) {
            m_socket.abort();
            m_socket.connectToHost(QHostAddress::LocalHost, m_port);
            m_socket.waitForConnected(Patience);
            m_reader.reset();
        }
        m_reader.setRequestMethod(request.isHead ? "HEAD" : "GET");
        m_socket.write(request.bytes);
        Received received;
        if (!read(received) || !m_reader.keepsAlive())
            m_socket.abort();
        return received;
    }

private:
    using Event = http::MessageReader::Event;

    /** False: the connection has ended. */
    bool read(Received &received)
    {
        while (m_socket.bytesAvailable() > 0 || m_socket.waitForReadyRead(Patience)) {
            const QByteArray bytes = m_socket.readAll();
            for (QByteArrayView rest(bytes);;) {
                const auto step = m_reader.next(rest);
                rest = rest.sliced(step.consumed);
                if (step.event == Event::NeedMore)
                    break;
                if (step.event == Event::Head)
                    received.head = m_reader.response();
                else if (step.event == Event::Body)
                    received.body += step.body;
                else
                    return step.event == Event::End;
            }
        }
        return false;
    }

    quint16 m_port;
    QTcpSocket m_socket;
    http::MessageReader m_reader{http::MessageReader::Role::Response};
};

/** The head without what depends on the client's connection. */
http::ResponseHead withoutConnection(http::ResponseHead head)
{
    head.headers.remove("Connection");
    return head;
}

QByteArray wireBytes(const http::RequestHead &head, const QByteArray &body)
{
    QByteArray bytes;
    http::writeHead(head, bytes);
    return bytes + body;
}

QList<QByteArray> linesOf(const http::HeaderList &headers)
{
    QList<QByteArray> lines;
    for (const http::HeaderList::Field &field : headers.fields())
        lines.append(field.line());
    return lines;
}

/** The request that the echo received. */
QByteArray echoed(const QByteArray &json)
{
    const QJsonObject answer = QJsonDocument::fromJson(json).object();
    QByteArray lines = answer[u"method"].toString().toLatin1() + ' ' + answer[u"target"].toString().toLatin1();
    for (const QJsonValue &field : answer[u"headers"].toArray())
        lines += '\n' + field[0].toString().toLatin1() + ": " + field[1].toString().toLatin1();
    return lines;
}

/** The request has a field by which the gateway refuses pages of other sites, or a strange Host. */
bool isOfABrowser(const SampleRequest &request)
{
    const QByteArray text = request.bytes.toLower();
    return text.contains("origin:") || text.contains("sec-fetch-site") || text.contains("referer:") ||
           text.contains("evil.example") || text.contains(DecisionSamples::AllowedHost);
}

/** A word for what happened. */
QByteArray outcomeWord(const Exchange &recorded)
{
    if (recorded.gatewayReason != GatewayError::None)
        return traffic::wireWord(recorded.gatewayReason);
    if (recorded.error != GatewayError::None)
        return traffic::wireWord(recorded.error);
    return "answered";
}

} // namespace

/** A running gateway and preview::whatIf() say the same of random requests: the decision is one. */
class TestGatewayDecisions : public QObject
{
    Q_OBJECT

private slots:
    void whatIfTellsWhatHappens();
    void whatIfTellsWhatAReplayAfterAnEditDoes();

private:
    void runGateway(quint32 seed);
    void replayAfterAnEdit(quint32 seed);
    void check(const SampleRequest &request, const Received &received, const QByteArray &upstream,
               const Exchange &recorded, const Exchange &made);
    void checkForwarded(const SampleRequest &request, const Received &received, const QByteArray &upstream,
                        const Exchange &recorded, const Exchange &made);
    void checkAnswered(const SampleRequest &request, const Received &received, const Exchange &recorded,
                       const Exchange &made);

    ThreadedUpstream m_upstream;
    QMap<QByteArray, int> m_outcomes;
    QMap<QByteArray, int> m_replayed; ///< The outcomes of replays.
    int m_changed = 0;                ///< How many outcomes an edit has changed.
};

void TestGatewayDecisions::checkForwarded(const SampleRequest &request, const Received &received,
                                          const QByteArray &upstream, const Exchange &recorded, const Exchange &made)
{
    QCOMPARE(recorded.upstreamUrl, made.upstreamUrl);
    QCOMPARE(recorded.upstreamRequest.method, made.upstreamRequest.method);
    QCOMPARE(recorded.upstreamRequest.target, made.upstreamRequest.target);
    QCOMPARE(linesOf(recorded.upstreamRequest.headers), linesOf(made.upstreamRequest.headers));
    QCOMPARE(recorded.changes, made.changes);
    if (recorded.gatewayReason == GatewayError::UpstreamRefused) {
        QCOMPARE(received.head.status, 500);
    } else if (!upstream.isEmpty()) {
        QCOMPARE(received.head.status, 200);
        QCOMPARE(upstream, wireBytes(made.upstreamRequest, request.body));
    } else { // The echo.
        QCOMPARE(received.head.status, 200);
        QByteArray expected = made.upstreamRequest.method + ' ' + made.upstreamRequest.target;
        for (const QByteArray &line : linesOf(made.upstreamRequest.headers))
            expected += '\n' + line;
        if (!request.isHead)
            QCOMPARE(echoed(received.body), expected);
    }
}

void TestGatewayDecisions::checkAnswered(const SampleRequest &request, const Received &received,
                                         const Exchange &recorded, const Exchange &made)
{
    QCOMPARE(recorded.gatewayReason, made.gatewayReason);
    QCOMPARE(recorded.answeredBy, made.answeredBy);
    QCOMPARE(recorded.error, made.error);
    QCOMPARE(withoutConnection(recorded.response), withoutConnection(made.response));
    QCOMPARE(recorded.responseBody.bytes.read(), made.responseBody.bytes.read());
    QCOMPARE(received.head.status, made.response.status);
    QCOMPARE(received.head.reason, made.response.reason);
    QCOMPARE(linesOf(withoutConnection(received.head).headers), linesOf(withoutConnection(made.response).headers));
    if (!request.isHead)
        QCOMPARE(received.body, made.responseBody.bytes.read());
}

void TestGatewayDecisions::check(const SampleRequest &request, const Received &received, const QByteArray &upstream,
                                 const Exchange &recorded, const Exchange &made)
{
    QCOMPARE(recorded.clientAddress, QByteArray("127.0.0.1"));
    if (made.gatewayReason != GatewayError::BadRequest) {
        QCOMPARE(wireBytes(recorded.request, {}),
                 request.bytes.first(request.bytes.indexOf("\r\n\r\n") + 4).replace(":\r\n", ": \r\n"));
        QCOMPARE(recorded.apiName, made.apiName);
        QCOMPARE(recorded.documentPath, made.documentPath);
        QCOMPARE(recorded.secretHeaderNames, made.secretHeaderNames);
        QCOMPARE(recorded.decision, made.decision);
    }
    if (made.reachedUpstream)
        return checkForwarded(request, received, upstream, recorded, made);
    QCOMPARE(upstream, QByteArray());
    checkAnswered(request, received, recorded, made);
}

void TestGatewayDecisions::runGateway(quint32 seed)
{
    DecisionSamples samples(seed);
    preview::GatewayOptions options;
    options.prefixMatch = samples.oneIn(3);
    GatewayBench bench({}, {}, options);
    if (samples.oneIn(2))
        bench.gateway().setAllowedClients({{DecisionSamples::AllowedHost}, {DecisionSamples::AllowedOrigin}});
    quint16 closed = 0;
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        closed = server.serverPort();
    }
    const support::SamplePorts ports{m_upstream.port(), closed, static_cast<quint16>(bench.url().port())};
    bench.gateway().setRoutes(routing::RouteTable(samples.routes(ports), options.prefixMatch));
    bench.gateway().setFaults(samples.faults());
    const auto rules = bench.gateway().rules();
    SequentialClient client(ports.gateway);
    QList<SampleRequest> requests;
    QList<Received> received;
    QList<QByteArray> upstream;
    for (int number = 0; number < RequestsPerGateway; ++number) {
        requests.append(samples.request(ports));
        received.append(client.exchange(requests.last()));
        upstream.append(m_upstream.takeReceived());
    }
    QVERIFY(bench.waitForExchanges(RequestsPerGateway));
    QCOMPARE(bench.exchanges().size(), RequestsPerGateway);
    for (int number = 0; number < RequestsPerGateway; ++number) {
        const Exchange &recorded = *bench.exchanges().at(number);
        const Exchange made = preview::whatIf(*rules, recorded);
        check(requests.at(number), received.at(number), upstream.at(number), recorded, made);
        if (QTest::currentTestFailed()) {
            qWarning("seed %u, request %d: %s", seed, number, requests.at(number).bytes.constData());
            return;
        }
        ++m_outcomes[outcomeWord(recorded)];
    }
}

void TestGatewayDecisions::whatIfTellsWhatHappens()
{
    for (int seed = 1; seed <= Gateways && !QTest::currentTestFailed(); ++seed)
        runGateway(static_cast<quint32>(seed));
    if (QTest::currentTestFailed())
        return;
    for (const GatewayError error :
         {GatewayError::NotFound, GatewayError::HostRefused, GatewayError::CrossSiteRefused,
          GatewayError::OriginNotAllowed, GatewayError::BadRequest, GatewayError::NotSendable,
          GatewayError::ClientAuthenticationMissing, GatewayError::ClientAuthenticationMalformed,
          GatewayError::ClientAuthenticationWrong, GatewayError::UpstreamRefused, GatewayError::UpstreamUnknownHost,
          GatewayError::UpstreamIsTheGateway, GatewayError::Fault, GatewayError::FaultAbort}) {
        const QByteArray word = traffic::wireWord(error);
        QVERIFY2(m_outcomes.value(word) > 0, word.constData());
    }
    QVERIFY2(m_outcomes.value("answered") > Gateways * RequestsPerGateway / 10,
             qPrintable(QString::number(m_outcomes.value("answered"))));
}

/** Two definitions with random settings; records, edits one of them, asks what if, and sends the same again. */
void TestGatewayDecisions::replayAfterAnEdit(quint32 seed)
{
    DecisionSamples samples(seed);
    std::minstd_rand random(seed);
    preview::GatewayOptions options;
    options.prefixMatch = samples.oneIn(3);
    GatewayBench bench({}, {}, options);
    quint16 closed = 0;
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        closed = server.serverPort();
    }
    const support::SamplePorts ports{m_upstream.port(), closed, static_cast<quint16>(bench.url().port())};
    support::FakeStore store;
    workspace::Workspace workspace(store);
    support::FakeResolver resolver;
    resolver.values = {{QString::fromLatin1(support::KnownUser), "base"},
                       {QString::fromLatin1(support::KnownPassword), "p:w"}};
    support::FakeGrants grants(!samples.oneIn(5));
    preview::RouteService service(workspace, resolver, grants, bench.gateway());
    service.setPrefixMatch(options.prefixMatch);
    service.setClientUsers({{"kim", secrets::Secret(QByteArray("pass:word"))}, {"lee", secrets::Secret(QByteArray())}});
    service.setUpstreamKind(samples.oneIn(4) ? traffic::UpstreamKind::Echo : traffic::UpstreamKind::Own);
    QList<workspace::OpenDefinition *> definitions;
    for (int number = 0; number < 2; ++number) {
        workspace::OpenDefinition *const added = workspace.addUntitled(u"untitled"_qs, support::plainDefinition(ports),
                                                                       document::Format::Yaml);
        definitions.append(added);
        service.setServed(*added, true);
        for (int edits = 0; edits < 4; ++edits)
            support::editAtRandom(added->document(), ports, random);
    }
    QVERIFY(QTest::qWaitFor([&] { return service.isSettled(); }));

    QList<SampleRequest> requests;
    SequentialClient client(ports.gateway);
    for (int number = 0; number < ReplaysPerEdit; ++number) {
        SampleRequest request = samples.request(ports);
        while (isOfABrowser(request) && !samples.oneIn(8)) // Else most requests would be refused as cross-site.
            request = samples.request(ports);
        requests.append(request);
        static_cast<void>(client.exchange(requests.last()));
    }
    QVERIFY(bench.waitForExchanges(ReplaysPerEdit));
    QCOMPARE(bench.exchanges().size(), ReplaysPerEdit);
    const QList<traffic::ExchangePtr> before = bench.exchanges();
    static_cast<void>(m_upstream.takeReceived());

    for (int edits = 0; edits < 3; ++edits)
        support::editAtRandom(definitions.at(samples.oneIn(3) ? 1 : 0)->document(), ports, random);
    if (samples.oneIn(6))
        service.setUpstreamKind(service.upstreamKind() == traffic::UpstreamKind::Echo ? traffic::UpstreamKind::Own
                                                                                      : traffic::UpstreamKind::Echo);
    QVERIFY(QTest::qWaitFor([&] { return service.isSettled(); }));
    const auto rules = bench.gateway().rules();
    QList<Exchange> made;
    for (const traffic::ExchangePtr &exchange : before)
        made.append(preview::whatIf(*rules, *exchange));

    QList<Received> received;
    QList<QByteArray> upstream;
    for (const SampleRequest &request : requests) {
        received.append(client.exchange(request));
        upstream.append(m_upstream.takeReceived());
    }
    QVERIFY(bench.waitForExchanges(2 * ReplaysPerEdit));
    QCOMPARE(bench.exchanges().size(), 2 * ReplaysPerEdit);
    for (int number = 0; number < ReplaysPerEdit; ++number) {
        const Exchange &replayed = *bench.exchanges().at(ReplaysPerEdit + number);
        check(requests.at(number), received.at(number), upstream.at(number), replayed, made.at(number));
        if (QTest::currentTestFailed()) {
            qWarning("seed %u, request %d: %s\n%s\n%s", seed, number, requests.at(number).bytes.constData(),
                     definitions.first()->document().snapshot().text().constData(),
                     definitions.last()->document().snapshot().text().constData());
            return;
        }
        ++m_replayed[outcomeWord(replayed)];
        const Exchange &first = *before.at(number);
        m_changed += outcomeWord(first) != outcomeWord(replayed) || first.upstreamUrl != replayed.upstreamUrl ||
                     !(first.upstreamRequest == replayed.upstreamRequest);
    }
}

void TestGatewayDecisions::whatIfTellsWhatAReplayAfterAnEditDoes()
{
    for (int seed = 1; seed <= EditRounds && !QTest::currentTestFailed(); ++seed)
        replayAfterAnEdit(static_cast<quint32>(seed));
    if (QTest::currentTestFailed())
        return;
    for (const GatewayError error : {GatewayError::NotFound, GatewayError::BadRequest, GatewayError::NotSendable}) {
        const QByteArray word = traffic::wireWord(error);
        QVERIFY2(m_replayed.value(word) > 0, word.constData());
    }
    QVERIFY(m_replayed.value("answered") > EditRounds);
    QVERIFY2(m_changed > EditRounds,
             qPrintable(QString::number(m_changed))); // Edits that change nothing prove nothing.
}

GATEWRIGHT_TEST(TestGatewayDecisions, QCoreApplication)
#include "testgatewaydecisions.moc"
