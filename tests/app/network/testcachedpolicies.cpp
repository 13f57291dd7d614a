#include "managementwire.h"
#include "testprogram.h"

#include <QTest>

using support::awaited;
using support::ManagementWire;

/** Which policies are known without a call: those of the answers of this run, and of cached ones. */
class TestCachedPolicies final : public QObject
{
    Q_OBJECT

private slots:
    void knowsThePoliciesThatWereAnswered();
    void knowsACreatedPolicy();
    void knowsTheListOfBefore();
    void knowsFetchedPoliciesOfBefore();
    void prefersTheNewerOfListAndPolicy();
    void ignoresAnswersForAnotherEnvironment();
};

namespace {

QString namesOf(const management::KnownPolicies &known)
{
    QStringList names;
    for (const management::Policy &policy : known.policies())
        names.append(policy.name());
    return names.join(u' ');
}

void leaveAndReturn(ManagementWire &wire)
{
    const management::Environment first = wire.environment;
    wire.environment.id = u"another"_qs;
    wire.apply();
    wire.environment = first;
    wire.apply();
}

} // namespace

void TestCachedPolicies::knowsThePoliciesThatWereAnswered()
{
    ManagementWire wire;
    const management::KnownPolicies &known = wire.service.knownPolicies();
    QVERIFY(!known.isKnown());
    wire.server.answerJson(R"({"_id":"b","name":"B"})");
    wire.server.answerJson(R"({"Data":[{"_id":"a","name":"A"}],"Pages":1})");
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(u"b"_qs)).isOk());
    QCOMPARE(namesOf(known), u"B"_qs);
    QVERIFY(awaited(wire.service.dashboard().listPolicies(-1)).isOk());
    QCOMPARE(namesOf(known), u"A"_qs);
    wire.apply(); // The same environment.
    QCOMPARE(namesOf(known), u"A"_qs);
    wire.environment.id = u"another"_qs;
    wire.apply();
    QVERIFY(!known.isKnown());
}

void TestCachedPolicies::knowsACreatedPolicy()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Status":"OK","Message":"c","Meta":null})");
    wire.server.answerJson(R"({"_id":"c","name":"C"})");
    QVERIFY(awaited(wire.service.dashboard().createPolicy({*document::Value::fromJson(R"({"name":"C"})")})).isOk());
    QCOMPARE(namesOf(wire.service.knownPolicies()), u"C"_qs);
}

void TestCachedPolicies::knowsTheListOfBefore()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"Data":[{"_id":"a","name":"A"},{"_id":"b","name":"B"}],"Pages":1})");
    QVERIFY(awaited(wire.service.dashboard().listPolicies(-1)).isOk());
    leaveAndReturn(wire);
    QVERIFY(!wire.service.knownPolicies().isKnown());
    QTRY_COMPARE(namesOf(wire.service.knownPolicies()), u"A B"_qs);
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestCachedPolicies::knowsFetchedPoliciesOfBefore()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"_id":"a b","name":"A"})");
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(u"a b"_qs)).isOk());
    leaveAndReturn(wire);
    QTRY_COMPARE(namesOf(wire.service.knownPolicies()), u"A"_qs);
    QCOMPARE(wire.server.requests().size(), 1);
}

void TestCachedPolicies::prefersTheNewerOfListAndPolicy()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"_id":"a","name":"Old"})");
    wire.server.answerJson(R"({"Data":[{"_id":"a","name":"A"},{"_id":"b","name":"B"}],"Pages":1})");
    wire.server.answerJson(R"({"_id":"b","name":"New"})");
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(u"a"_qs)).isOk());
    wire.clock.moment = wire.clock.moment.addSecs(60);
    QVERIFY(awaited(wire.service.dashboard().listPolicies(-1)).isOk());
    wire.clock.moment = wire.clock.moment.addSecs(60);
    QVERIFY(awaited(wire.service.dashboard().fetchPolicy(u"b"_qs)).isOk());
    leaveAndReturn(wire);
    QTRY_COMPARE(namesOf(wire.service.knownPolicies()), u"A New"_qs);
}

void TestCachedPolicies::ignoresAnswersForAnotherEnvironment()
{
    ManagementWire wire;
    wire.server.answerJson(R"({"_id":"a","name":"A"})");
    const auto call = wire.service.dashboard().fetchPolicy(u"a"_qs);
    wire.environment.id = u"another"_qs;
    wire.apply();
    QVERIFY(awaited(call).isOk());
    QVERIFY(!wire.service.knownPolicies().isKnown());
}

GATEWRIGHT_TEST(TestCachedPolicies, QCoreApplication)
#include "testcachedpolicies.moc"
