#include "accessrights.h"
#include "jsonvalue.h"
#include "managementjson.h"
#include "policyfields.h"
#include "policyjson.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using management::Policy;
using management::PolicyType;

namespace {

const QByteArray samplePolicy =
    R"({"unknown":{"a":[1,2.50]},"name":"n","rate":100,"per":60.0,"partitions":{"acl":true,"extra":1},)"
    R"("tags":null,"access_rights":{"x":{"api_id":"x","limit":null,"allowed_urls":[{"url":"/a","methods":["GET"],"more":1}]}}})";

} // namespace

/** Policies as JSON objects with typed fields: nothing else is touched. */
class TestPolicies final : public QObject
{
    Q_OBJECT

private slots:
    void listsEveryFieldOfTheReferenceOnce();
    void setsAFieldAndKeepsAllElse_data();
    void setsAFieldAndKeepsAllElse();
    void readsTypedFields();
    void removesAField();
    void tellsWhatFits_data();
    void tellsWhatFits();
    void keepsUnknownMembersOfAccessRights();
    void addsAndRemovesAccessRights();
    void readsPolicies();
    void readsLists_data();
    void readsLists();
    void readsCreations_data();
    void readsCreations();
    void duplicatesWithoutWhatTheServerMade();
    void writesNumbersShortly();
    void printsCreations();
};

void TestPolicies::listsEveryFieldOfTheReferenceOnce()
{
    QStringList pointers;
    for (const management::PolicyField &field : management::policyFields())
        pointers.append(QString::fromLatin1(field.pointer));
    QStringList expected{u"/_id"_qs,
                         u"/id"_qs,
                         u"/org_id"_qs,
                         u"/name"_qs,
                         u"/active"_qs,
                         u"/is_inactive"_qs,
                         u"/date_created"_qs,
                         u"/last_updated"_qs,
                         u"/hmac_enabled"_qs,
                         u"/key_expires_in"_qs,
                         u"/max_query_depth"_qs,
                         u"/per"_qs,
                         u"/rate"_qs,
                         u"/quota_max"_qs,
                         u"/quota_renewal_rate"_qs,
                         u"/throttle_interval"_qs,
                         u"/throttle_retry_limit"_qs,
                         u"/tags"_qs,
                         u"/meta_data"_qs,
                         u"/smoothing"_qs,
                         u"/partitions/acl"_qs,
                         u"/partitions/complexity"_qs,
                         u"/partitions/per_api"_qs,
                         u"/partitions/quota"_qs,
                         u"/partitions/rate_limit"_qs,
                         u"/access_rights"_qs};
    pointers.sort();
    expected.sort();
    QCOMPARE(pointers, expected);
}

void TestPolicies::setsAFieldAndKeepsAllElse_data()
{
    QTest::addColumn<QByteArray>("pointer");
    for (const management::PolicyField &field : management::policyFields())
        QTest::newRow(field.pointer) << QByteArray(field.pointer);
}

void TestPolicies::setsAFieldAndKeepsAllElse()
{
    QFETCH(QByteArray, pointer);
    Policy policy{json(samplePolicy)};
    const Value marker = Value::string(QByteArray("set"));
    management::setPolicyValue(policy, pointer, marker);
    QCOMPARE(management::policyValue(policy, pointer), marker);
    const QByteArray root = pointer.mid(1).split('/').first();
    qsizetype at = 0;
    const Value original = json(samplePolicy);
    for (const Value::Member &member : original.members()) {
        QCOMPARE(policy.json.members().at(at).first, member.first);
        if (member.first != root)
            QCOMPARE(policy.json.members().at(at).second, member.second);
        ++at;
    }
    if (root == "partitions")
        QCOMPARE(policy.json.member("partitions").member("extra").bytes(), QByteArray("1"));
    Policy empty;
    management::setPolicyValue(empty, pointer, marker);
    QCOMPARE(management::policyValue(empty, pointer), marker);
    QCOMPARE(empty.json.members().size(), 1);
}

void TestPolicies::readsTypedFields()
{
    const Policy policy{
        json(R"({"name":"n","active":true,"rate":1.5,"per":6e1,"quota_max":9007199254740993,"tags":["a","b"],)"
             R"("meta_data":{"k":"v","l":""},"key_expires_in":5.0,"max_query_depth":1.5,"id":7,"is_inactive":"yes"})")};
    QCOMPARE(management::policyText(policy, "/name"), std::optional(u"n"_qs));
    QCOMPARE(management::policyText(policy, "/id"), std::nullopt);
    QCOMPARE(management::policyFlag(policy, "/active"), std::optional(true));
    QCOMPARE(management::policyFlag(policy, "/is_inactive"), std::nullopt);
    QCOMPARE(management::policyNumber(policy, "/rate"), std::optional(1.5));
    QCOMPARE(management::policyNumber(policy, "/per"), std::optional(60.0));
    QCOMPARE(management::policyInteger(policy, "/per"), std::optional<qint64>(60));
    QCOMPARE(management::policyInteger(policy, "/quota_max"), std::optional<qint64>(9007199254740993));
    QCOMPARE(management::policyInteger(policy, "/key_expires_in"), std::optional<qint64>(5));
    QCOMPARE(management::policyInteger(policy, "/max_query_depth"), std::nullopt);
    QCOMPARE(management::policyTexts(policy, "/tags"), QStringList({u"a"_qs, u"b"_qs}));
    QCOMPARE(management::policyTextMap(policy, "/meta_data").size(), 2);
    QCOMPARE(management::policyTextMap(policy, "/meta_data").first().second, u"v"_qs);
    QVERIFY(management::policyTexts(policy, "/meta_data").isEmpty());
}

void TestPolicies::removesAField()
{
    Policy policy{json(samplePolicy)};
    management::removePolicyValue(policy, "/rate");
    management::removePolicyValue(policy, "/partitions/acl");
    management::removePolicyValue(policy, "/partitions/quota");
    management::removePolicyValue(policy, "/smoothing");
    QCOMPARE(policy.json.toJson(), QByteArray(samplePolicy).replace("\"rate\":100,", "").replace("\"acl\":true,", ""));
}

void TestPolicies::tellsWhatFits_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *pointer, const char *value, bool fits) {
        QTest::addRow("%s %s", pointer, value) << QByteArray(pointer) << QByteArray(value) << fits;
    };
    row("/name", "\"x\"", true);
    row("/name", "1", false);
    row("/name", "null", false);
    row("/active", "false", true);
    row("/active", "\"false\"", false);
    row("/rate", "1.5", true);
    row("/rate", "\"1.5\"", false);
    row("/rate", "1e999", false);
    row("/quota_max", "-1", true);
    row("/quota_max", "1.5", false);
    row("/quota_max", "1e2", true);
    row("/tags", "null", true);
    row("/tags", "[\"a\"]", true);
    row("/tags", "[1]", false);
    row("/tags", "{}", false);
    row("/meta_data", "null", true);
    row("/meta_data", "{\"a\":\"b\"}", true);
    row("/meta_data", "{\"a\":1}", false);
    row("/smoothing", "{\"enabled\":true}", true);
    row("/smoothing", "true", false);
    row("/access_rights", "null", true);
    row("/access_rights", "[]", false);
    row("/partitions/acl", "true", true);
    row("/partitions/acl", "1", false);
    row("/last_updated", "\"1768210200\"", true);
    row("/last_updated", "1768210200", false);
}

void TestPolicies::tellsWhatFits()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    const management::PolicyField *field = management::policyField(pointer);
    QVERIFY(field);
    QTEST(management::fits(*field, json(value)), "fits");
}

void TestPolicies::keepsUnknownMembersOfAccessRights()
{
    Policy policy{json(samplePolicy)};
    management::AccessRight right = management::accessRights(policy).first();
    QCOMPARE(right.allowedUrls, (QList<management::AllowedUrl>{{u"/a"_qs, {u"GET"_qs}}}));
    right.apiName = u"X"_qs;
    right.allowedUrls.append({u"/b"_qs, {}});
    management::putAccessRight(policy, right);
    QCOMPARE(
        policy.json.member("access_rights").toJson(),
        QByteArray(
            R"({"x":{"api_id":"x","limit":null,"allowed_urls":[{"url":"/a","methods":["GET"],"more":1},{"url":"/b","methods":[]}],)"
            R"("api_name":"X","versions":[],"disable_introspection":false}})"));
    right.allowedUrls.removeFirst();
    management::putAccessRight(policy, right);
    QCOMPARE(management::accessRights(policy), QList<management::AccessRight>{right});
}

void TestPolicies::addsAndRemovesAccessRights()
{
    Policy policy{json(R"({"access_rights":null,"name":"n"})")};
    QVERIFY(management::accessRights(policy).isEmpty());
    const management::AccessRight first{u"a/b"_qs,  u"a/b"_qs, u"A"_qs,
                                        {u"v1"_qs}, true,      {{u"/p"_qs, {u"GET"_qs, u"PUT"_qs}}}};
    const management::AccessRight second{u"c"_qs, u"c"_qs, u"C"_qs, {}, false, {}};
    management::putAccessRight(policy, first);
    management::putAccessRight(policy, second);
    QCOMPARE(management::accessRights(policy), (QList<management::AccessRight>{first, second}));
    QCOMPARE(policy.json.members().first().first, QByteArray("access_rights"));
    management::removeAccessRight(policy, u"a/b"_qs);
    management::removeAccessRight(policy, u"nosuch"_qs);
    QCOMPARE(management::accessRights(policy), QList<management::AccessRight>{second});
}

void TestPolicies::readsPolicies()
{
    QCOMPARE(management::readPolicy(json(R"({"_id":"a","id":"b"})"))->id(), u"a"_qs);
    QCOMPARE(management::readPolicy(json(R"({"_id":"","id":"b"})"))->id(), u"b"_qs);
    QCOMPARE(management::readPolicy(json(samplePolicy))->json.toJson(), samplePolicy);
    QVERIFY(!management::readPolicy(json("[]")).isOk());
    QVERIFY(!management::readPolicy(json("null")).isOk());
    QVERIFY(!management::readPolicy(json(R"({"Status":"Error","Message":"x"})")).isOk());
    QVERIFY(management::readPolicy(json("{}")).isOk());
}

void TestPolicies::readsLists_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("count"); // -1: refused
    QTest::addColumn<int>("pages");
    QTest::newRow("list") << QByteArray(R"({"Data":[{"_id":"a"},{"_id":"b"}],"Pages":3})") << 2 << 3;
    QTest::newRow("null") << QByteArray(R"({"Data":null,"Pages":0})") << 0 << 0;
    QTest::newRow("bare array") << QByteArray(R"([{"_id":"a"}])") << 1 << 1;
    QTest::newRow("no pages") << QByteArray(R"({"Data":[]})") << 0 << 0;
    QTest::newRow("another object") << QByteArray(R"({"policies":[]})") << -1 << 0;
    QTest::newRow("a policy") << QByteArray(R"({"_id":"a"})") << -1 << 0;
    QTest::newRow("texts") << QByteArray(R"({"Data":["a"]})") << -1 << 0;
    QTest::newRow("data of another type") << QByteArray(R"({"Data":{}})") << -1 << 0;
    QTest::newRow("null answer") << QByteArray("null") << -1 << 0;
}

void TestPolicies::readsLists()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, count);
    const auto page = management::readPolicyPage(json(answer));
    QCOMPARE(page.isOk(), count >= 0);
    if (page) {
        QCOMPARE(page->policies.size(), count);
        QTEST(page->pages, "pages");
    }
}

void TestPolicies::readsCreations_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("both") << QByteArray(R"({"ID":"i","Message":"m"})") << QStringList({u"m"_qs, u"i"_qs});
    QTest::newRow("the same") << QByteArray(R"({"ID":"i","Message":"i"})") << QStringList(u"i"_qs);
    QTest::newRow("sentence") << QByteArray(R"({"ID":"i","Message":"all is well"})") << QStringList(u"i"_qs);
    QTest::newRow("id in a sentence") << QByteArray(R"({"Message":"policy 5f1a20c4a1dcd60001d0e001 created"})")
                                      << QStringList(u"5f1a20c4a1dcd60001d0e001"_qs);
    QTest::newRow("UUID in a sentence") << QByteArray(R"({"Message":"made 0b6c2f0e-8f0b-4e0c-9d3c-0a1b2c3d4e5f!"})")
                                        << QStringList(u"0b6c2f0e-8f0b-4e0c-9d3c-0a1b2c3d4e5f"_qs);
    QTest::newRow("last word") << QByteArray(R"({"Message":"Policy created: pol-17."})") << QStringList(u"pol-17"_qs);
    QTest::newRow("last word is a word") << QByteArray(R"({"Message":"2 policies exist now"})") << QStringList();
    QTest::newRow("nothing") << QByteArray(R"({"Status":"OK"})") << QStringList();
    QTest::newRow("path as id") << QByteArray(R"({"Message":"../certs","ID":".."})") << QStringList();
}

void TestPolicies::readsCreations()
{
    QFETCH(QByteArray, answer);
    const auto creation = management::readCreation(json(answer));
    QVERIFY(creation.isOk());
    QTEST(creation->ids, "ids");
    QVERIFY(!management::readCreation(json("[]")).isOk());
}

void TestPolicies::duplicatesWithoutWhatTheServerMade()
{
    const Policy policy{
        json(R"({"_id":"a","x":1,"id":"b","name":"n","date_created":"d","last_updated":"l","org_id":"o"})")};
    QCOMPARE(management::duplicatedPolicy(policy).json.toJson(), QByteArray(R"({"x":1,"name":"n","org_id":"o"})"));
}

void TestPolicies::writesNumbersShortly()
{
    QCOMPARE(management::numberValue(100).toJson(), QByteArray("100"));
    QCOMPARE(management::numberValue(0.1).toJson(), QByteArray("0.1"));
    QCOMPARE(management::numberValue(-1).toJson(), QByteArray("-1"));
    QCOMPARE(management::numberValue(1.0 / 3).bytes().toDouble(), 1.0 / 3);
}

void TestPolicies::printsCreations()
{
    management::CreatedPolicy created;
    created.id = u"i"_qs;
    created.status = u"OK"_qs;
    created.message = u"m"_qs;
    created.readBack.json = json(R"({"_id":"i","x":[1]})");
    QCOMPARE(management::toJsonValue(created).toJson(),
             QByteArray(R"({"id":"i","status":"OK","message":"m","policy":{"_id":"i","x":[1]}})"));
    created.readBackError = management::CallError();
    QCOMPARE(management::toJsonValue(created).toJson(),
             QByteArray(R"({"id":"i","status":"OK","message":"m","policy":null})"));
}

GATEWRIGHT_TEST(TestPolicies, QCoreApplication)
#include "testpolicies.moc"
