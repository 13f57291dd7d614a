#include "contractmonitor.h"
#include "description.h"
#include "fakestore.h"
#include "servedexchanges.h"
#include "testprogram.h"

#include <QTest>

using exchangecheck::OperationTraffic;
using items::ContractVerdict;
using monitoring::ContractMonitor;
using monitoring::Inspection;
using support::exchangeOf;
using support::Path;
using support::recorded;
using Kind = items::ContractVerdict::Kind;

/** The comparison of recorded exchanges with the descriptions of open definitions. */
class TestContractMonitor final : public QObject
{
    Q_OBJECT

private slots:
    void comparesWhatIsRecorded();
    void comparesAgainWithTheNextDescription();
    void countsAgainAfterAClear();
    void keepsDefinitionsApart();
    void waitsForTheDescription();
    void leavesOutWhatComesTooFast();
    void leavesOutRefusals();
    void leavesOutRequestsThatAreWrongOnPurpose();
    void comparesACompletedRequestOnce();
    void comparesBelowTheListenPath();
    void leavesOutAnswersOfTheGateway();
    void leavesOutWhatTheGatewayDidNotSend();
    void comparesAnswersOfEchoAndMock();
    void comparesOnlyTheNewestAgain();
    void forgetsAClosedDefinition();
    void inspectsOnRequest();
    void inspectsExchangesFromFiles();
    void survivesManyEdits();
};

namespace {

const QString OtherPath = QStringLiteral("/api/cats.yaml");

/** A monitor on an open definition whose description is read. */
struct Ground {
    Ground()
    {
        store.files.insert(Path, support::petsApi());
        store.files.insert(OtherPath, support::petsApi("integer", "/cats"));
        definition = *definitions.open(Path);
    }
    [[nodiscard]] bool isRead() const { return definition->description() != nullptr; }
    [[nodiscard]] ContractVerdict verdict(int row) const { return list.keptAt(row).verdict(); }
    [[nodiscard]] exchangecheck::TrafficStatistics statistics() { return monitor.observed(*definition).statistics; }
    void setText(const QByteArray &text)
    {
        const qsizetype size = definition->document().snapshot().text().size();
        QVERIFY(definition->document().spliceText({0, size, text}));
    }
    /** Inspects an exchange and waits for the result. */
    [[nodiscard]] Inspection inspect(const traffic::Exchange &exchange)
    {
        std::optional<Inspection> found;
        monitor.inspect(std::make_shared<const traffic::Exchange>(exchange), &monitor,
                        [&](const Inspection &inspection) { found = inspection; });
        (void)QTest::qWaitFor([&] { return found.has_value(); });
        return found.value_or(Inspection());
    }

    support::FakeStore store;
    workspace::Workspace definitions{store};
    items::ExchangeModel list;
    workspace::OpenDefinition *definition = nullptr;
    ContractMonitor monitor{definitions, list};
};

} // namespace

void TestContractMonitor::comparesWhatIsRecorded()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    QList<traffic::ExchangePtr> exchanges;
    for (int i = 0; i < 250; ++i)
        exchanges.append(recorded(i % 2 == 0 ? "/pets?limit=x" : "/pets?limit=1"));
    ground.list.append(exchanges);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.statistics().checked(), 250);
    QCOMPARE(ground.statistics().operations().first().violated, 125);
    QCOMPARE(ground.statistics().operations().first().neverSeen(), QList<QByteArray>{"404"});
    QCOMPARE(ground.verdict(0).kind, Kind::Violates);
    QCOMPARE(ground.verdict(0).problems, 1);
    QVERIFY(ground.verdict(0).hasErrors);
    QCOMPARE(ground.verdict(1).kind, Kind::Fits);
    QCOMPARE(ground.monitor.observed(*ground.definition).leftOut, 0);
}

void TestContractMonitor::comparesAgainWithTheNextDescription()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    ground.list.append({recorded("/pets?limit=x"), recorded("/cats"), recorded("/cats")});
    QTRY_COMPARE(ground.verdict(2).kind, Kind::Violates);
    QCOMPARE(ground.statistics().undocumented().first().path, "/cats");
    QCOMPARE(ground.statistics().undocumented().first().count, 2);
    QCOMPARE(ground.statistics().undocumented().first().newest, ground.list.numberAt(2));
    ground.setText(support::petsApi("string"));
    QTRY_COMPARE(ground.verdict(0).kind, Kind::Fits);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.verdict(1).kind, Kind::Violates);
    QCOMPARE(ground.statistics().checked(), 3); // Each once.
    QCOMPARE(ground.statistics().operations().first().violated, 0);
}

void TestContractMonitor::countsAgainAfterAClear()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    ground.list.append({recorded("/pets"), recorded("/pets")});
    ground.list.setMarks({ground.list.numberAt(0)}, [](items::ExchangeMarks &marks) { marks.pinned = true; });
    ground.monitor.noteDropped(7);
    QCOMPARE(ground.monitor.dropped(), 7);
    QTRY_COMPARE(ground.statistics().checked(), 2);
    ground.list.clear();
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.statistics().checked(), 1); // The pinned one.
    QCOMPARE(ground.monitor.dropped(), 0);
}

void TestContractMonitor::keepsDefinitionsApart()
{
    Ground ground;
    workspace::OpenDefinition *other = *ground.definitions.open(OtherPath);
    QTRY_VERIFY(ground.isRead() && other->description());
    QList<traffic::ExchangePtr> exchanges;
    for (int i = 0; i < 300; ++i)
        exchanges.append(i % 3 == 0 ? recorded("/cats", OtherPath) : recorded("/cats"));
    ground.list.append(exchanges);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.statistics().undocumentedCount(), 200);
    QCOMPARE(ground.monitor.observed(*other).statistics.operations().first().seen, 100);
    QCOMPARE(ground.monitor.observed(*ground.definition).ofOthers, 100);
    QCOMPARE(ground.monitor.observed(*other).ofOthers, 200);
    QCOMPARE(ground.verdict(0).kind, Kind::Fits);
    QCOMPARE(ground.verdict(1).kind, Kind::Violates);
}

void TestContractMonitor::waitsForTheDescription()
{
    Ground ground;
    QVERIFY(!ground.isRead());
    ground.list.append({recorded("/pets?limit=x")});
    QCOMPARE(ground.verdict(0).kind, Kind::Unknown);
    QTRY_COMPARE(ground.verdict(0).kind, Kind::Violates);
    QCOMPARE(ground.statistics().checked(), 1);
}

void TestContractMonitor::leavesOutWhatComesTooFast()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    ground.list.append({recorded("/pets")});
    QTRY_COMPARE(ground.statistics().checked(), 1);
    QList<traffic::ExchangePtr> exchanges;
    for (qsizetype i = 0; i < ContractMonitor::MaximumWaiting + 300; ++i)
        exchanges.append(recorded("/pets"));
    ground.list.append(exchanges);
    QCOMPARE(ground.monitor.observed(*ground.definition).leftOut, 300);
    QCOMPARE(ground.verdict(1).kind, Kind::LeftOut);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.statistics().checked(), 1 + ContractMonitor::MaximumWaiting);
    // What was left out is still in the list.
    ground.setText(support::petsApi("string"));
    QTRY_COMPARE(ground.monitor.observed(*ground.definition).leftOut, 0);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.statistics().checked(), 301 + ContractMonitor::MaximumWaiting);
}

void TestContractMonitor::leavesOutRefusals()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    traffic::Exchange refused = exchangeOf("/pets?limit=x");
    refused.gatewayReason = traffic::GatewayError::CrossSiteRefused;
    ground.list.append({std::make_shared<const traffic::Exchange>(refused), recorded("/pets")});
    QTRY_COMPARE(ground.verdict(1).kind, Kind::Fits);
    QCOMPARE(ground.verdict(0).kind, Kind::Unknown);
    QCOMPARE(ground.inspect(refused).state, Inspection::State::NoRoute);
}

void TestContractMonitor::leavesOutRequestsThatAreWrongOnPurpose()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    ContractVerdict forbidden;
    forbidden.kind = Kind::Forbidden;
    items::KeptExchange begun(recorded("/pets?limit=x"));
    begun.setVerdict(forbidden);
    const quint64 number = ground.list.begin(begun);
    QVERIFY(ground.list.complete(number, recorded("/pets?limit=x")));
    items::KeptExchange unknown(recorded("/unknown"));
    unknown.setVerdict(forbidden);
    ground.list.appendKept({unknown, recorded("/pets?limit=1")});
    QTRY_COMPARE(ground.verdict(2).kind, Kind::Fits);
    ground.setText(support::petsApi("number")); // They are not compared again either.
    QTRY_VERIFY(ground.monitor.isIdle() && ground.verdict(2).kind == Kind::Fits);
    QCOMPARE(ground.statistics().checked(), 1);
    QCOMPARE(ground.statistics().operations().first().seen, 1);
    QCOMPARE(ground.statistics().operations().first().violated, 0);
    QVERIFY(ground.statistics().undocumented().isEmpty());
    QCOMPARE(ground.monitor.observed(*ground.definition).ofOthers, 0);
    // Corrections are tried with the exchanges that have a verdict of the definition.
    QCOMPARE(ground.verdict(0), forbidden);
    QCOMPARE(ground.verdict(1), forbidden);
    QCOMPARE(ground.inspect(exchangeOf("/pets?limit=x")).state, Inspection::State::Compared);
}

void TestContractMonitor::comparesACompletedRequestOnce()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    const quint64 number = ground.list.begin(recorded("/pets?limit=x"));
    ground.list.append({recorded("/pets")});
    QTRY_COMPARE(ground.verdict(1).kind, Kind::Fits);
    QCOMPARE(ground.verdict(0).kind, Kind::Unknown); // It is running.
    ground.list.complete(number, recorded("/pets?limit=x"));
    ground.list.setComment(0, u"Why?"_qs);
    QTRY_COMPARE(ground.verdict(0).kind, Kind::Violates);
    ground.list.setComment(0, u"Because"_qs);
    QCOMPARE(ground.verdict(0).kind, Kind::Violates);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.statistics().checked(), 2);
    QCOMPARE(ground.monitor.observed(*ground.definition).ofOthers, 0);
}

/** A document without gateway settings is served, too: its listen path is not in it. */
void TestContractMonitor::comparesBelowTheListenPath()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    const Inspection found = ground.inspect(exchangeOf("/pets?limit=1"));
    QCOMPARE(found.state, Inspection::State::Compared);
    QCOMPARE(found.result.operation, u"GET /pets"_qs);
    QCOMPARE(found.result.target, "/pets?limit=1");
}

void TestContractMonitor::leavesOutAnswersOfTheGateway()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    traffic::Exchange exchange = exchangeOf("/pets");
    exchange.response.status = 500; // Which the document does not have.
    QCOMPARE(ground.inspect(exchange).findings.size(), 1);
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    QCOMPARE(ground.inspect(exchange).findings.size(), 0);
    QVERIFY(ground.inspect(exchange).result.isForeignResponse);
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    exchange.upstreamKind = traffic::UpstreamKind::Echo;
    QVERIFY(ground.inspect(exchange).result.isForeignResponse);
}

void TestContractMonitor::leavesOutWhatTheGatewayDidNotSend()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    traffic::Exchange refused = exchangeOf("/pets?limit=1");
    refused.response.status = 401;
    refused.answeredBy = traffic::AnsweredBy::Gateway;
    refused.reachedUpstream = false;
    traffic::Exchange wrong = refused;
    wrong.request.target = "/shop/pets?limit=x";
    wrong.response.status = 503;
    ground.list.append(
        {std::make_shared<const traffic::Exchange>(refused), std::make_shared<const traffic::Exchange>(wrong)});
    QTRY_COMPARE(ground.verdict(0).kind, Kind::NotCompared);
    QCOMPARE(ground.verdict(1).kind, Kind::Violates);
    QCOMPARE(ground.statistics().checked(), 1);
    QCOMPARE(ground.statistics().operations().first().seen, 1);
    QCOMPARE(ground.inspect(refused).state, Inspection::State::Unsent);
    QCOMPARE(ground.inspect(wrong).state, Inspection::State::Compared);
}

void TestContractMonitor::comparesAnswersOfEchoAndMock()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    QList<traffic::ExchangePtr> exchanges;
    for (const traffic::UpstreamKind kind : {traffic::UpstreamKind::Echo, traffic::UpstreamKind::Mock}) {
        traffic::Exchange exchange = exchangeOf("/pets");
        exchange.upstreamKind = kind;
        exchanges.append(std::make_shared<const traffic::Exchange>(exchange));
    }
    ground.list.append(exchanges);
    QTRY_COMPARE(ground.verdict(1).kind, Kind::Fits);
    QCOMPARE(ground.verdict(0).kind, Kind::Fits);
    QCOMPARE(ground.statistics().operations().first().seen, 2);
}

void TestContractMonitor::comparesOnlyTheNewestAgain()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    ground.list.append({recorded("/pets"), recorded("/pets")});
    QTRY_COMPARE(ground.verdict(1).kind, Kind::Fits);
    QList<traffic::ExchangePtr> others;
    for (int i = 0; i < ContractMonitor::MaximumComparedAgain - 1; ++i)
        others.append(recorded("/cats", OtherPath)); // Which is not open.
    ground.list.append(others);
    ground.setText(support::petsApi("string"));
    QTRY_COMPARE(ground.verdict(0).kind, Kind::Unknown);
    QTRY_COMPARE(ground.statistics().checked(), 1);
    QCOMPARE(ground.verdict(1).kind, Kind::Fits);
    QCOMPARE(ground.monitor.observed(*ground.definition).ofOthers, ContractMonitor::MaximumComparedAgain - 1);
}

void TestContractMonitor::forgetsAClosedDefinition()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    ground.list.append({recorded("/pets?limit=x")});
    QTRY_COMPARE(ground.verdict(0).kind, Kind::Violates);
    ground.list.append({recorded("/pets?limit=x")});
    ground.definitions.close(*ground.definition);
    QCOMPARE(ground.verdict(0).kind, Kind::Unknown);
    QTRY_VERIFY(ground.monitor.isIdle());
    QCOMPARE(ground.verdict(1).kind, Kind::Unknown);
    QCOMPARE(ground.inspect(exchangeOf("/pets")).state, Inspection::State::NotOpen);
}

void TestContractMonitor::inspectsOnRequest()
{
    Ground ground;
    QCOMPARE(ground.inspect(exchangeOf("/pets")).state, Inspection::State::NotRead);
    QTRY_VERIFY(ground.isRead());
    const Inspection found = ground.inspect(exchangeOf("/pets?limit=x&page=2"));
    QCOMPARE(found.findings.size(), 2);
    QCOMPARE(found.findings.first().finding.name, "limit"); // The error is first.
    QCOMPARE(found.findings.first().documentPath, Path);
    QVERIFY(found.findings.first().pointer.toString().startsWith(u"/paths/~1pets/get/parameters/0"));
    QCOMPARE(found.findings.last().pointer.toString(), u"/paths/~1pets/get"_qs);
    QCOMPARE(ground.monitor.observed(*ground.definition).statistics.checked(), 0); // It is not counted.
    traffic::Exchange elsewhere = exchangeOf("/pets");
    elsewhere.documentPath.clear();
    elsewhere.decision.matched = -1;
    QCOMPARE(ground.inspect(elsewhere).state, Inspection::State::NoRoute);
}

void TestContractMonitor::inspectsExchangesFromFiles()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    const Inspection found = ground.inspect(support::importedExchange("/pets?limit=x"));
    QCOMPARE(found.state, Inspection::State::Compared);
    QCOMPARE(found.findings.size(), 1);
    QCOMPARE(ground.inspect(support::importedExchange("/pets", "other.example")).state, Inspection::State::OtherApi);
}

/** Exchanges arrive while the document is edited: the last text counts. */
void TestContractMonitor::survivesManyEdits()
{
    Ground ground;
    QTRY_VERIFY(ground.isRead());
    for (int i = 0; i < 60; ++i) {
        ground.list.append({recorded("/pets?limit=x"), recorded("/pets?limit=1")});
        ground.setText(support::petsApi(i % 2 == 0 ? "string" : "integer"));
        QTest::qWait(i % 10 == 0 ? 2 * ContractMonitor::Pause : 5);
    }
    QTRY_VERIFY_WITH_TIMEOUT(ground.monitor.isIdle() && ground.statistics().checked() == 120, 20'000);
    QTRY_COMPARE(ground.statistics().operations().first().violated, 60);
    ground.setText(support::petsApi("string"));
    QTRY_COMPARE(ground.statistics().operations().first().violated, 0);
    QTRY_COMPARE(ground.statistics().operations().first().seen, 120);
}

GATEWRIGHT_TEST(TestContractMonitor, QCoreApplication)
#include "testcontractmonitor.moc"
