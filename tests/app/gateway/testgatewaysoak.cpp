#include "gatewaysoak.h"
#include "testprogram.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

/** Some thousand requests with faults on every side; tests/benchmarks/benchsoak runs a million. */
class TestGatewaySoak : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void keepsEveryExchangeApartAndEndsIt();
    void plansFollowFromTheirNumbers();
};

void TestGatewaySoak::keepsEveryExchangeApartAndEndsIt()
{
    constexpr quint64 requests = 6000;
    support::GatewaySoak soak(requests);
    QSignalSpy done(&soak, &support::GatewaySoak::done);
    soak.start();
    QVERIFY(done.wait(600'000));
    const support::SoakLedger &ledger = soak.ledger();
    QVERIFY2(ledger.faults() == 0, ledger.faultTexts().join('\n').constData());
    QCOMPARE(soak.dropped(), 0);
    QCOMPARE(ledger.taken(), requests);
    // What was meant to go wrong did.
    for (const char *end :
         {"answered", "upstream-closed", "upstream-malformed", "upstream-timeout", "client-aborted", "bad-request"})
        QVERIFY2(ledger.ends().value(end) > 0, end);
}

void TestGatewaySoak::plansFollowFromTheirNumbers()
{
    using support::SoakPlan;
    const SoakPlan plan = SoakPlan::make(17);
    QCOMPARE(SoakPlan::of(plan.id).number, 17u);
    QCOMPARE(SoakPlan::of("r17x1").number, 0u);
    QVERIFY(plan.isContent(plan.content(1000)));
    QVERIFY(plan.isContent(plan.content(1000).sliced(123), 123));
    QVERIFY(!plan.isContent(SoakPlan::make(18).content(1000)));
}

GATEWRIGHT_TEST(TestGatewaySoak, QCoreApplication)
#include "testgatewaysoak.moc"
