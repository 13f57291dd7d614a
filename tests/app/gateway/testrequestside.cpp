#include "requestside.h"
#include "testprogram.h"

#include <QTest>

#include <memory>

using gateway::GatewayLimits;
using gateway::RequestSide;
using RequestEvent = gateway::RequestSide::Event;
using Overdue = gateway::RequestSide::Overdue;
using RequestState = gateway::RequestSide::State;

namespace {

const QByteArray PostHead = "POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n";

using RequestSideCall = void (*)(RequestSide &);

QList<RequestState> requestStates()
{
    return {RequestState::Head,   RequestState::Delayed,    RequestState::Body,  RequestState::Complete,
            RequestState::Tunnel, RequestState::Discarding, RequestState::Closed};
}

/** The events of the bytes until nothing more can be done with them. */
QList<RequestEvent> requestEvents(RequestSide &side, QByteArrayView bytes)
{
    QList<RequestEvent> events;
    for (RequestSide::Step step = side.next(bytes); step.event != RequestEvent::None; step = side.next(bytes)) {
        events.append(step.event);
        if (step.event == RequestEvent::Error)
            break;
    }
    return events;
}

/** A request side at time 0. */
struct RequestFixture {
    explicit RequestFixture(RequestState state)
    {
        QByteArrayView head(PostHead);
        if (state != RequestState::Head)
            (void)side.next(head);
        if (state == RequestState::Delayed)
            side.hold();
        if (state == RequestState::Complete)
            (void)requestEvents(side, "abc");
        if (state == RequestState::Tunnel)
            side.openTunnel();
        if (state == RequestState::Discarding)
            side.discard(0);
        if (state == RequestState::Closed)
            side.close();
    }
    GatewayLimits limits;
    RequestSide side{limits, 0};
};

} // namespace

/** Every state of the request side with every call, and its time limits. */
class TestRequestSide : public QObject
{
    Q_OBJECT

private slots:
    void followsItsTable_data();
    void followsItsTable();
    void doesWithBytesWhatTheStateSays_data();
    void doesWithBytesWhatTheStateSays();
    void readsARequestInPieces();
    void stopsAfterEachRequest();
    void storesWhatIsNotItsTurn();
    void losesTheBacklogAtTheEnd();
    void repeatsAnError();
    void limitsTheTimeOfEachState_data();
    void limitsTheTimeOfEachState();
    void countsAHeadFromItsFirstByte();
    void countsABodyFromItsLastBytes();
    void knowsAShortBody_data();
    void knowsAShortBody();
};

void TestRequestSide::followsItsTable_data()
{
    QTest::addColumn<RequestSideCall>("call");
    QTest::addColumn<QList<RequestState>>("results"); // In the order of requestStates().
    const auto row = [](const char *name, RequestSideCall call, const QList<RequestState> &results) {
        QTest::newRow(name) << call << results;
    };
    using enum RequestSide::State;
    row("hold", [](RequestSide &side) { side.hold(); }, {Head, Delayed, Delayed, Complete, Tunnel, Discarding, Closed});
    row("release", [](RequestSide &side) { side.release(0); },
        {Head, Body, Body, Complete, Tunnel, Discarding, Closed});
    row("finish", [](RequestSide &side) { side.finish(0); }, {Head, Delayed, Body, Head, Tunnel, Discarding, Closed});
    row("openTunnel", [](RequestSide &side) { side.openTunnel(); },
        {Head, Delayed, Tunnel, Tunnel, Tunnel, Discarding, Closed});
    row("discard", [](RequestSide &side) { side.discard(0); },
        {Discarding, Discarding, Discarding, Discarding, Discarding, Discarding, Closed});
    row(
        "close", [](RequestSide &side) { side.close(); }, QList<RequestState>(7, Closed));
    row(
        "received", [](RequestSide &side) { side.received(0); }, requestStates());
}

void TestRequestSide::followsItsTable()
{
    QFETCH(const RequestSideCall, call);
    QFETCH(const QList<RequestState>, results);
    const QList<RequestState> states = requestStates();
    for (qsizetype at = 0; at < states.size(); ++at) {
        RequestFixture one(states.at(at));
        QCOMPARE(one.side.state(), states.at(at));
        call(one.side);
        QCOMPARE(one.side.state(), results.at(at));
    }
}

void TestRequestSide::doesWithBytesWhatTheStateSays_data()
{
    QTest::addColumn<RequestState>("state");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<RequestEvent>>("events");
    QTest::addColumn<RequestState>("result");
    QTest::addColumn<QByteArray>("backlog");
    const QByteArray rest = "abcrest";
    QTest::newRow("head") << RequestState::Head << PostHead << QList{RequestEvent::Head} << RequestState::Body
                          << QByteArray();
    QTest::newRow("not a head") << RequestState::Head << QByteArray("\x01\r\n\r\n") << QList{RequestEvent::Error}
                                << RequestState::Head << QByteArray();
    QTest::newRow("delayed") << RequestState::Delayed << rest << QList<RequestEvent>() << RequestState::Delayed << rest;
    QTest::newRow("body") << RequestState::Body << rest << QList{RequestEvent::Body, RequestEvent::End}
                          << RequestState::Complete << QByteArray("rest");
    QTest::newRow("complete") << RequestState::Complete << rest << QList<RequestEvent>() << RequestState::Complete
                              << rest;
    QTest::newRow("tunnel") << RequestState::Tunnel << rest << QList{RequestEvent::Tunnel} << RequestState::Tunnel
                            << QByteArray();
    QTest::newRow("discarding") << RequestState::Discarding << rest << QList<RequestEvent>() << RequestState::Discarding
                                << QByteArray();
    QTest::newRow("closed") << RequestState::Closed << rest << QList<RequestEvent>() << RequestState::Closed
                            << QByteArray();
}

void TestRequestSide::doesWithBytesWhatTheStateSays()
{
    QFETCH(const RequestState, state);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<RequestEvent>, events);
    RequestFixture one(state);
    QCOMPARE(requestEvents(one.side, bytes), events);
    QTEST(one.side.state(), "result");
    QTEST(one.side.takeBacklog(), "backlog");
}

void TestRequestSide::readsARequestInPieces()
{
    RequestFixture one(RequestState::Head);
    QList<RequestEvent> events;
    for (const char c : PostHead + "abc")
        events += requestEvents(one.side, QByteArrayView(&c, 1));
    QCOMPARE(events, (QList{RequestEvent::Head, RequestEvent::Body, RequestEvent::Body, RequestEvent::Body,
                            RequestEvent::End}));
    QCOMPARE(one.side.reader().request().target, "/a");
}

void TestRequestSide::stopsAfterEachRequest()
{
    RequestFixture one(RequestState::Head);
    const QByteArray two = PostHead + "abc" + PostHead + "abc";
    QCOMPARE(requestEvents(one.side, two), (QList{RequestEvent::Head, RequestEvent::Body, RequestEvent::End}));
    one.side.finish(0);
    QCOMPARE(requestEvents(one.side, one.side.takeBacklog()),
             (QList{RequestEvent::Head, RequestEvent::Body, RequestEvent::End}));
    QVERIFY(one.side.takeBacklog().isEmpty());
}

void TestRequestSide::storesWhatIsNotItsTurn()
{
    RequestFixture one(RequestState::Complete);
    const QByteArray half(RequestSide::BacklogBytes / 2, 'x');
    (void)requestEvents(one.side, half);
    QVERIFY(!one.side.isBacklogFull());
    (void)requestEvents(one.side, half);
    QVERIFY(one.side.isBacklogFull());
    QCOMPARE(one.side.takeBacklog(), half + half);
    QVERIFY(!one.side.isBacklogFull());
}

void TestRequestSide::losesTheBacklogAtTheEnd()
{
    RequestFixture discarding(RequestState::Complete);
    (void)requestEvents(discarding.side, PostHead);
    discarding.side.discard(0);
    QVERIFY(discarding.side.takeBacklog().isEmpty());
    RequestFixture closed(RequestState::Complete);
    (void)requestEvents(closed.side, PostHead);
    closed.side.close();
    QVERIFY(closed.side.takeBacklog().isEmpty());
}

void TestRequestSide::repeatsAnError()
{
    RequestFixture one(RequestState::Head);
    QCOMPARE(requestEvents(one.side, "\x01\r\n\r\n"), QList{RequestEvent::Error});
    QCOMPARE(requestEvents(one.side, PostHead), QList{RequestEvent::Error});
    one.side.discard(0);
    QCOMPARE(requestEvents(one.side, PostHead), QList<RequestEvent>());
}

void TestRequestSide::limitsTheTimeOfEachState_data()
{
    QTest::addColumn<RequestState>("state");
    QTest::addColumn<qint64>("limit"); ///< Milliseconds; 0 for none.
    QTest::addColumn<Overdue>("overdue");
    const GatewayLimits limits;
    const auto none = [](const char *name, RequestState state) {
        QTest::newRow(name) << state << qint64(0) << Overdue::Nothing;
    };
    QTest::newRow("next request") << RequestState::Head << qint64(limits.idleTime.count()) << Overdue::NextRequest;
    QTest::newRow("body") << RequestState::Body << qint64(limits.bodyTime.count()) << Overdue::Body;
    QTest::newRow("closing") << RequestState::Discarding << qint64(RequestSide::ClosingTime.count())
                             << Overdue::Closing;
    none("delayed", RequestState::Delayed);
    none("complete", RequestState::Complete);
    none("tunnel", RequestState::Tunnel);
    none("closed", RequestState::Closed);
}

void TestRequestSide::limitsTheTimeOfEachState()
{
    QFETCH(const RequestState, state);
    QFETCH(const qint64, limit);
    QFETCH(const Overdue, overdue);
    const RequestFixture one(state);
    QCOMPARE(one.side.overdue(limit), Overdue::Nothing);
    QCOMPARE(one.side.overdue(limit > 0 ? limit + 1 : std::numeric_limits<qint64>::max()), overdue);
}

void TestRequestSide::countsAHeadFromItsFirstByte()
{
    RequestFixture one(RequestState::Head);
    const qint64 limit = one.limits.headerTime.count();
    one.side.received(limit); // The connection was idle for that long.
    (void)requestEvents(one.side, "GET");
    QCOMPARE(one.side.overdue(2 * limit), Overdue::Nothing);
    one.side.received(2 * limit); // Further bytes of the same head.
    (void)requestEvents(one.side, " /");
    QCOMPARE(one.side.overdue(2 * limit + 1), Overdue::Head);
}

void TestRequestSide::countsABodyFromItsLastBytes()
{
    RequestFixture one(RequestState::Body);
    const qint64 limit = one.limits.bodyTime.count();
    one.side.received(limit);
    (void)requestEvents(one.side, "a");
    QCOMPARE(one.side.overdue(2 * limit), Overdue::Nothing);
    QCOMPARE(one.side.overdue(2 * limit + 1), Overdue::Body);
}

void TestRequestSide::knowsAShortBody_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<bool>("isShort");
    QTest::newRow("none") << QByteArray() << true;
    QTest::newRow("short") << QByteArray("Content-Length: 262144\r\n") << true;
    QTest::newRow("long") << QByteArray("Content-Length: 262145\r\n") << false;
    QTest::newRow("of unknown length") << QByteArray("Transfer-Encoding: chunked\r\n") << true;
    QTest::newRow("not sent yet") << QByteArray("Content-Length: 3\r\nExpect: 100-continue\r\n") << false;
}

void TestRequestSide::knowsAShortBody()
{
    QFETCH(const QByteArray, fields);
    RequestFixture one(RequestState::Head);
    const QByteArray head = "POST / HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
    QByteArrayView bytes(head);
    QCOMPARE(one.side.next(bytes).event, RequestEvent::Head);
    QTEST(one.side.endsSoon(), "isShort");
}

GATEWRIGHT_TEST(TestRequestSide, QCoreApplication)
#include "testrequestside.moc"
