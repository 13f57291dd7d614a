#include "jsonvalue.h"
#include "managementlimits.h"
#include "policydifference.h"
#include "randompolicies.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using management::Policy;
using management::PolicyDifference;

namespace {

/** "+/a" for an added member, "-/a" for a removed one, "~/a" for a changed one. */
QStringList shortly(const QList<PolicyDifference> &differences)
{
    QStringList lines;
    for (const PolicyDifference &each : differences) {
        const bool isAdded = each.kind == PolicyDifference::Kind::Added;
        const bool isRemoved = each.kind == PolicyDifference::Kind::Removed;
        lines.append((isAdded ? u"+"_qs : isRemoved ? u"-"_qs : u"~"_qs) + each.pointer);
    }
    return lines;
}

QByteArray withUrls(const QByteArray &urls)
{
    return R"({"access_rights":{"a":{"api_id":"a","allowed_urls":)" + urls + "}}}";
}

} // namespace

/** What differs between a policy of a dashboard and a policy file by meaning. */
class TestPolicyDifference final : public QObject
{
    Q_OBJECT

private slots:
    void comparesByMeaning_data();
    void comparesByMeaning();
    void tellsTheValues();
    void tellsWhatTheServerChanged_data();
    void tellsWhatTheServerChanged();
    void aServerThatRewritesChangesNothing();
    void findsEachSingleMutation();
    void comparesManyMembers();
    void stopsAtMemberNamesThatAreTooLong();
    void joinsManyEntriesOfOneUrl();
};

void TestPolicyDifference::comparesByMeaning_data()
{
    QTest::addColumn<QByteArray>("dashboard");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &dashboard, const QByteArray &file,
                        const QStringList &expected) { QTest::newRow(name) << dashboard << file << expected; };
    row("equal", R"({"rate":1})", R"({"rate":1})", {});
    row("order of members", R"({"rate":1,"per":2})", R"({"per":2,"rate":1})", {});
    row("a rate", R"({"rate":100})", R"({"rate":200})", {u"~/rate"_qs});
    row("a rate that was missing", R"({})", R"({"rate":200})", {u"+/rate"_qs});
    row("a rate that only the dashboard has", R"({"rate":100})", R"({})", {u"-/rate"_qs});
    row("an explicit null", R"({"rate":100})", R"({"rate":null})", {u"-/rate"_qs});
    row("no rate limit in four forms", R"({"rate":0})", R"({"rate":-1.0})", {});
    row("an unlimited quota and none", R"({"quota_max":-1})", R"({})", {});
    row("a quota of 0 and of -1", R"({"quota_max":0})", R"({"quota_max":-1})", {});
    row("throttling off", R"({"throttle_interval":-1,"throttle_retry_limit":-1})", R"({})", {});
    row("throttling on", R"({"throttle_interval":-1})", R"({"throttle_interval":5})", {u"~/throttle_interval"_qs});
    row("-1 where it is no default", R"({"weight":-1})", R"({})", {u"-/weight"_qs});
    row("0 of any member", R"({"weight":0})", R"({})", {});
    row("members of the server", R"({"_id":"a","id":"a","org_id":"o","date_created":"d","last_updated":"1"})", R"({})",
        {});
    row("other dates and stored IDs", R"({"_id":"a","last_updated":"1"})", R"({"_id":"b","last_updated":2})", {});
    row("another ID of its own", R"({"_id":"a","id":"gold"})", R"({"id":"silver"})", {u"~/id"_qs});
    row("the stored ID as the own one", R"({"_id":"a","id":"gold"})", R"({"id":"a"})", {});
    row("another organization", R"({"org_id":"a"})", R"({"org_id":"b"})", {u"~/org_id"_qs});
    row("number forms", R"({"rate":100,"per":60,"quota_max":1000})", R"({"rate":100.0,"per":6e1,"quota_max":1E3})", {});
    row("rounded as 0.1 + 0.2", R"({"rate":0.30000000000000004})", R"({"rate":0.3})", {});
    row("rounded beyond 2^53", R"({"quota_max":9007199254740992})", R"({"quota_max":9007199254740993})", {});
    row("one more below 2^53", R"({"quota_max":9007199254740990})", R"({"quota_max":9007199254740991})",
        {u"~/quota_max"_qs});
    row("a text for a number", R"({"rate":"100"})", R"({"rate":100})", {u"~/rate"_qs});
    row("inactive", R"({"is_inactive":false})", R"({"is_inactive":true})", {u"~/is_inactive"_qs});
    row("active by default", R"({"is_inactive":false})", R"({})", {});
    row("active, which the server added", R"({"active":true})", R"({})", {});
    row("active, which both have", R"({"active":true})", R"({"active":false})", {u"~/active"_qs});
    row("the usual state", R"({"state":"active"})", R"({})", {});
    row("another state", R"({"state":"draft"})", R"({})", {u"-/state"_qs});
    row("partitions that are off", R"({"partitions":{"acl":false,"quota":false}})", R"({})", {});
    row("a partition", R"({"partitions":{"acl":false}})", R"({"partitions":{"acl":true}})", {u"~/partitions/acl"_qs});
    row("order of tags", R"({"tags":["a","b"]})", R"({"tags":["b","a","b"]})", {});
    row("another tag", R"({"tags":["a","b"]})", R"({"tags":["a"]})", {u"~/tags"_qs});
    row("no tags in two forms", R"({"tags":null})", R"({"tags":[]})", {});
    row("meta data", R"({"meta_data":{"a":"1","b":"2"}})", R"({"meta_data":{"b":"3","c":"4"}})",
        {u"-/meta_data/a"_qs, u"~/meta_data/b"_qs, u"+/meta_data/c"_qs});
    row("keys with marks", R"({"meta_data":{"a/b~c":"1"}})", R"({})", {u"-/meta_data/a~1b~0c"_qs});
    row("all partitions are new", R"({})", R"({"partitions":{"acl":true,"quota":false}})", {u"+/partitions/acl"_qs});
    row("partitions of a wrong type", R"({"partitions":[1]})", R"({"partitions":{"acl":true}})", {u"~/partitions"_qs});
    row("meta data of a wrong type", R"({"meta_data":5})", R"({})", {u"-/meta_data"_qs});
    row("a secret that is not known", R"({"meta_data":{"token":"s3cret"}})", R"({"meta_data":{"token":"REDACTED"}})",
        {});
    row("smoothing that is off", R"({"smoothing":{"enabled":false,"step":0}})", R"({"smoothing":null})", {});
    row("an unknown member that the server added", R"({"limit":{"rate":5}})", R"({})", {u"-/limit"_qs});
    row("an unknown limit that is off", R"({"limit":{"rate":0,"quota_max":-1}})", R"({})", {});
    row("order of an unknown list", R"({"hooks":["a","b"]})", R"({"hooks":["b","a"]})",
        {u"~/hooks/0"_qs, u"~/hooks/1"_qs});
    row("order of access rights", R"({"access_rights":{"a":{},"b":{}}})", R"({"access_rights":{"b":{},"a":{}}})", {});
    row("an empty right allows the API", R"({"access_rights":{}})", R"({"access_rights":{"a":{}}})",
        {u"+/access_rights/a"_qs});
    row("a right is gone", R"({"access_rights":{"a":{"api_id":"a"}}})", R"({"access_rights":null})",
        {u"-/access_rights/a"_qs});
    row("a name and an ID that the server added", R"({"access_rights":{"a":{"api_id":"a","api_name":"A"}}})",
        R"({"access_rights":{"a":{}}})", {});
    row("introspection", R"({"access_rights":{"a":{"disable_introspection":false}}})",
        R"({"access_rights":{"a":{"disable_introspection":true}}})", {u"~/access_rights/a/disable_introspection"_qs});
    row("all versions and one", R"({"access_rights":{"a":{"versions":[]}}})",
        R"({"access_rights":{"a":{"versions":["v1"]}}})", {u"~/access_rights/a/versions"_qs});
    row("order of URLs and methods",
        withUrls(R"([{"url":"/a","methods":["GET","PUT"]},{"url":"/b","methods":["GET"]}])"),
        withUrls(R"([{"url":"/b","methods":["get"]},{"url":"/a","methods":["PUT","GET"]}])"), {});
    row("a URL in two entries", withUrls(R"([{"url":"/a","methods":["GET"]},{"url":"/a","methods":["PUT"]}])"),
        withUrls(R"([{"url":"/a","methods":["GET","PUT"]}])"), {});
    row("all methods in one of two entries", withUrls(R"([{"url":"/a","methods":["GET"]},{"url":"/a"}])"),
        withUrls(R"([{"url":"/a","methods":[]}])"), {});
    row("more methods", withUrls(R"([{"url":"/a","methods":["GET"]}])"),
        withUrls(R"([{"url":"/a","methods":["GET","PUT"]}])"), {u"~/access_rights/a/allowed_urls/0/methods"_qs});
    row("one URL more, one less", withUrls(R"([{"url":"/a"},{"url":"/b"}])"),
        withUrls(R"([{"url":"/b"},{"url":"/c"}])"),
        {u"-/access_rights/a/allowed_urls/0"_qs, u"+/access_rights/a/allowed_urls/1"_qs});
    row("all URLs and one", withUrls("null"), withUrls(R"([{"url":"/a"}])"), {u"+/access_rights/a/allowed_urls"_qs});
    row("a URL that allows nothing", withUrls("[]"), withUrls(R"([{"url":""}])"),
        {u"~/access_rights/a/allowed_urls"_qs});
    row("a limit of a URL", withUrls(R"([{"url":"/a","limit":1}])"), withUrls(R"([{"url":"/a","limit":2}])"),
        {u"-/access_rights/a/allowed_urls/0"_qs, u"+/access_rights/a/allowed_urls/0"_qs});
    row("rights of a wrong type", R"({"access_rights":["a"]})", R"({"access_rights":{}})", {u"~/access_rights"_qs});
    row("URLs of a wrong type", withUrls("{}"), withUrls(R"(["/a"])"), {u"~/access_rights/a/allowed_urls"_qs});
}

void TestPolicyDifference::comparesByMeaning()
{
    QFETCH(QByteArray, dashboard);
    QFETCH(QByteArray, file);
    QTEST(shortly(management::policyDifferences({json(dashboard)}, {json(file)})), "expected");
}

void TestPolicyDifference::tellsTheValues()
{
    const auto found = management::policyDifferences({json(R"({"rate":1})")}, {json(R"({"rate":2,"per":3})")});
    const QList<PolicyDifference> expected{
        {u"/rate"_qs, PolicyDifference::Kind::Changed, Value::integer(1), Value::integer(2)},
        {u"/per"_qs, PolicyDifference::Kind::Added, {}, Value::integer(3)}};
    QCOMPARE(found, expected);
}

void TestPolicyDifference::tellsWhatTheServerChanged_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QByteArray>("back");
    QTest::addColumn<QStringList>("pointers");
    const auto row = [](const char *name, const QByteArray &sent, const QByteArray &back, const QStringList &pointers) {
        QTest::newRow(name) << sent << back << pointers;
    };
    row("added by the server", R"({"a":1})", R"({"_id":"x","a":1,"more":{"x":1}})", {});
    row("a field of the reference", R"({"a":1})", R"({"a":1,"rate":5})", {u"/rate"_qs});
    row("an access right", R"({})", R"({"access_rights":{"x":{}}})", {u"/access_rights/x"_qs});
    row("changed", R"({"a":1})", R"({"a":2})", {u"/a"_qs});
    row("another type", R"({"a":1})", R"({"a":"1"})", {u"/a"_qs});
    row("lost", R"({"a":1,"b":true})", R"({"a":1})", {u"/b"_qs});
    row("null and empty", R"({"a":null,"b":[],"c":{}})", R"({"a":{},"b":null})", {});
    row("deep", R"({"a":{"b":{"c":1,"d":2}}})", R"({"a":{"b":{"c":1,"d":3}}})", {u"/a/b/d"_qs});
    row("array element", R"({"a":[1,2]})", R"({"a":[1,3]})", {u"/a/1"_qs});
    row("array length", R"({"a":[1,2]})", R"({"a":[1]})", {u"/a"_qs});
    row("names with marks", R"({"a/b~c":{"":1,"x":2}})", R"({"a/b~c":{"x":2}})", {u"/a~1b~0c/"_qs});
}

void TestPolicyDifference::tellsWhatTheServerChanged()
{
    QFETCH(QByteArray, sent);
    QFETCH(QByteArray, back);
    QTEST(management::readBackDifferences({json(sent)}, {json(back)}), "pointers");
}

void TestPolicyDifference::aServerThatRewritesChangesNothing()
{
    for (quint32 seed = 1; seed <= 2000; ++seed) {
        support::RandomPolicies policies(seed);
        const Policy sent{policies.policy()};
        const Policy stored{policies.storedPolicy(sent.json)};
        const QStringList found = shortly(management::policyDifferences(stored, sent));
        QVERIFY2(found.isEmpty(), qPrintable(u"seed %1: %2\n%3\n%4"_qs.arg(QString::number(seed), found.join(u' '),
                                                                           QString::fromUtf8(sent.json.toJson()),
                                                                           QString::fromUtf8(stored.json.toJson()))));
        QCOMPARE(management::readBackDifferences(sent, stored), QStringList());
    }
}

void TestPolicyDifference::findsEachSingleMutation()
{
    for (quint32 seed = 1; seed <= 2000; ++seed) {
        support::RandomPolicies policies(seed);
        const Policy sent{policies.policy()};
        Policy mutated = sent;
        const QString place = policies.mutate(mutated);
        const Policy stored{policies.storedPolicy(mutated.json)};
        const QList<PolicyDifference> found = management::policyDifferences(stored, sent);
        const QByteArray context = QByteArray::number(seed) + ' ' + place.toUtf8() + ' ' +
                                   shortly(found).join(u' ').toUtf8();
        QVERIFY2(found.size() == 1 && found.constFirst().pointer.startsWith(place), context.constData());
    }
}

/** Looking each member up in a list would be 10,000,000,000 comparisons of names. */
void TestPolicyDifference::comparesManyMembers()
{
    QByteArray before;
    QByteArray after;
    constexpr int count = 100'000;
    for (int i = 0; i < count; ++i) {
        before += ",\"" + QByteArray::number(i) + "\":1";
        after += ",\"" + QByteArray::number(i) + (i == count - 1 ? "\":2" : "\":1");
    }
    const Policy one{json(R"({"meta_data":{"a":1)" + before + "}}")};
    QCOMPARE(shortly(management::policyDifferences(one, {json(R"({"meta_data":{"a":1)" + after + "}}")})),
             QStringList{u"~/meta_data/99999"_qs});
    const auto all = management::policyDifferences(one, {json(R"({"meta_data":{"b":1}})")});
    QCOMPARE(all.size(), management::MaximumPolicyDifferences + 1);
    QCOMPARE(all.constLast().kind, PolicyDifference::Kind::NotCompared);
}

void TestPolicyDifference::stopsAtMemberNamesThatAreTooLong()
{
    QByteArray members;
    for (int i = 0; i < 1000; ++i)
        members += ",\"" + QByteArray::number(i) + "\":1";
    const QByteArray record = R"({"meta_data":{")" + QByteArray(1'000'000, 'n') + R"(":{"a":{})" + members + "}}}";
    QByteArray other = record;
    const auto found = management::policyDifferences({json(record)}, {json(other.replace(":1", ":2"))});
    QVERIFY(found.size() < 10);
    QCOMPARE(found.constLast().kind, PolicyDifference::Kind::NotCompared);
}

/** Sorting the methods after each entry took minutes. */
void TestPolicyDifference::joinsManyEntriesOfOneUrl()
{
    QByteArray entries = R"({"url":"/a","methods":["M"]})";
    for (int i = 0; i < 30'000; ++i)
        entries += R"(,{"url":"/a","methods":["M)" + QByteArray::number(i) + R"("]})";
    const auto found = management::policyDifferences({json(withUrls('[' + entries + ']'))},
                                                     {json(withUrls(R"([{"url":"/a","methods":["GET"]}])"))});
    QCOMPARE(shortly(found), QStringList{u"~/access_rights/a/allowed_urls/0/methods"_qs});
    QCOMPARE(found.constFirst().before.items().size(), 30'001);
}

GATEWRIGHT_TEST(TestPolicyDifference, QCoreApplication)
#include "testpolicydifference.moc"
