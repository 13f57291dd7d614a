#include "requestvalue.h"
#include "runplan.h"
#include "savedrequestlimits.h"
#include "testprogram.h"

#include <QTest>

/** The order in which saved requests are sent. */
class TestRunPlan final : public QObject
{
    Q_OBJECT

private slots:
    void ordersByNeed();
    void namesCycles();
    void tellsEachRequestOfOneCycle();
    void namesTheRequestThatNeedsItself();
    void namesUnknownRequests();
    void keepsDefinitionsApart();
};

using namespace savedrequests;
using document::Value;

namespace {

SavedRequest needing(const QByteArrayList &names, const QString &definition = u"a.yaml"_qs)
{
    SavedRequest request;
    request.definition = definition;
    QList<Value> items;
    for (const QByteArray &name : names)
        items.append(Value::object({{"from", Value::string(name)}, {"pointer", Value::string(QByteArray("/a"))}}));
    request.body = Value::array(items);
    return request;
}

} // namespace

void TestRunPlan::ordersByNeed()
{
    const QMap<QString, SavedRequest> known{{u"a"_qs, needing({"login", "b"})},
                                            {u"b"_qs, needing({"login"})},
                                            {u"login"_qs, needing({})},
                                            {u"z"_qs, needing({})}};
    const RunPlan plan = planRun({u"z"_qs, u"a"_qs}, known);
    QCOMPARE(plan.order, QStringList({u"z"_qs, u"login"_qs, u"b"_qs, u"a"_qs}));
    QVERIFY(plan.problems.isEmpty());
}

void TestRunPlan::namesCycles()
{
    const QMap<QString, SavedRequest> known{
        {u"a"_qs, needing({"b"})}, {u"b"_qs, needing({"c"})}, {u"c"_qs, needing({"b"})}, {u"d"_qs, needing({})}};
    const RunPlan plan = planRun({u"a"_qs, u"b"_qs, u"c"_qs, u"d"_qs}, known);
    QCOMPARE(plan.order.size(), 4);
    QCOMPARE(plan.problems.keys(), QStringList({u"b"_qs, u"c"_qs}));
    QCOMPARE(plan.problems.value(u"b"_qs).first().kind, ProblemKind::Cycle);
    QCOMPARE(plan.problems.value(u"b"_qs).first().arguments.first(), u"b → c → b"_qs);
}

/** Files that all need each other have more cycles than anyone could wait for. */
void TestRunPlan::tellsEachRequestOfOneCycle()
{
    QByteArrayList names;
    for (int i = 0; i < 100; ++i)
        names.append(QByteArray::number(1000 + i));
    QMap<QString, SavedRequest> known;
    for (const QByteArray &name : names)
        known.insert(QString::fromLatin1(name), needing(names));
    const RunPlan plan = planRun(known.keys(), known);
    QCOMPARE(plan.order.size(), names.size());
    QCOMPARE(plan.problems.keys(), known.keys());
    for (const QList<Problem> &problems : plan.problems) {
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.first().kind, ProblemKind::Cycle);
        QVERIFY(problems.first().arguments.first().count(u'→') <= MaximumNamedInCycle + 1);
    }
}

void TestRunPlan::namesTheRequestThatNeedsItself()
{
    const RunPlan plan = planRun({u"a"_qs}, {{u"a"_qs, needing({"a"})}});
    QCOMPARE(plan.order, QStringList{u"a"_qs});
    QCOMPARE(plan.problems.value(u"a"_qs).first().arguments.first(), u"a → a"_qs);
}

void TestRunPlan::namesUnknownRequests()
{
    const RunPlan plan = planRun({u"a"_qs}, {{u"a"_qs, needing({"../b"})}});
    QCOMPARE(plan.order, QStringList{u"a"_qs});
    const Problem problem = plan.problems.value(u"a"_qs).first();
    QCOMPARE(problem.kind, ProblemKind::RequestUnknown);
    QCOMPARE(problem.arguments, QStringList{u"../b"_qs});
    QCOMPARE(problem.pointer.toString(), u"/body/0"_qs);
}

void TestRunPlan::keepsDefinitionsApart()
{
    const RunPlan plan = planRun({u"a"_qs}, {{u"a"_qs, needing({"b"}, u"evil.yaml"_qs)}, {u"b"_qs, needing({})}});
    QCOMPARE(plan.problems.value(u"a"_qs).first().kind, ProblemKind::OtherDefinition);
    QCOMPARE(plan.order, QStringList{u"a"_qs});
}

GATEWRIGHT_TEST(TestRunPlan, void)
#include "testrunplan.moc"
