#include "readgate.h"
#include "testprogram.h"

#include <QTest>

using gateway::ReadGate;
using GateState = gateway::ReadGate::State;

namespace {

using GateCall = void (*)(ReadGate &);

ReadGate gateIn(GateState state)
{
    ReadGate gate;
    if (state == GateState::Full)
        gate.fill();
    else if (state == GateState::Throttled)
        gate.throttle();
    else if (state == GateState::Ended)
        gate.end();
    return gate;
}

} // namespace

/** Every state of a gate with every call. */
class TestReadGate : public QObject
{
    Q_OBJECT

private slots:
    void followsItsTable_data();
    void followsItsTable();
    void isOpenInOneStateOnly();
};

void TestReadGate::followsItsTable_data()
{
    QTest::addColumn<GateCall>("call");
    QTest::addColumn<QList<GateState>>("results"); // From Open, Full, Throttled, Ended.
    const auto row = [](const char *name, GateCall call, const QList<GateState> &results) {
        QTest::newRow(name) << call << results;
    };
    constexpr GateState open = GateState::Open;
    constexpr GateState full = GateState::Full;
    constexpr GateState throttled = GateState::Throttled;
    constexpr GateState ended = GateState::Ended;
    row("fill", [](ReadGate &gate) { gate.fill(); }, {full, full, throttled, ended});
    row("drain", [](ReadGate &gate) { gate.drain(); }, {open, open, throttled, ended});
    row("throttle", [](ReadGate &gate) { gate.throttle(); }, {throttled, throttled, throttled, ended});
    row("release empty", [](ReadGate &gate) { gate.release(false); }, {open, full, open, ended});
    row("release full", [](ReadGate &gate) { gate.release(true); }, {open, full, full, ended});
    row("end", [](ReadGate &gate) { gate.end(); }, {ended, ended, ended, ended});
    row("reset", [](ReadGate &gate) { gate.reset(); }, {open, open, open, open});
}

void TestReadGate::followsItsTable()
{
    QFETCH(const GateCall, call);
    QFETCH(const QList<GateState>, results);
    const GateState states[] = {GateState::Open, GateState::Full, GateState::Throttled, GateState::Ended};
    for (qsizetype at = 0; at < results.size(); ++at) {
        ReadGate gate = gateIn(states[at]);
        QCOMPARE(gate.state(), states[at]);
        call(gate);
        QCOMPARE(gate.state(), results.at(at));
    }
}

void TestReadGate::isOpenInOneStateOnly()
{
    QVERIFY(gateIn(GateState::Open).isOpen());
    QVERIFY(!gateIn(GateState::Full).isOpen());
    QVERIFY(!gateIn(GateState::Throttled).isOpen());
    QVERIFY(!gateIn(GateState::Ended).isOpen());
    QVERIFY(gateIn(GateState::Ended).hasEnded());
    QVERIFY(!gateIn(GateState::Full).hasEnded());
}

GATEWRIGHT_TEST(TestReadGate, QCoreApplication)
#include "testreadgate.moc"
