#include "policymeaning.h"
#include "policywarnings.h"
#include "testprogram.h"

#include <QMetaEnum>
#include <QTest>

using document::Value;
using management::Policy;
using management::PolicyMeaning;
using management::PolicyWarning;
using Meaning = PolicyMeaning::Code;
using Warning = PolicyWarning::Code;

namespace {

Policy policy(const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    return {value ? *value : Value()};
}

bool has(const Policy &policy, Meaning code, const QStringList &arguments)
{
    return management::policyMeaning(policy).contains(PolicyMeaning{code, arguments});
}

QList<Warning> codes(const Policy &policy)
{
    QList<Warning> codes;
    for (const PolicyWarning &warning : management::policyWarnings(policy))
        codes.append(warning.code);
    return codes;
}

} // namespace

/** What a policy says in sentences, and where it contradicts itself. */
class TestPolicyMeaning final : public QObject
{
    Q_OBJECT

private slots:
    void says_data();
    void says();
    void warns_data();
    void warns();
    void doesNotWarnOfASoundPolicy();
    void pointsAtTheField();
};

void TestPolicyMeaning::says_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Meaning>("code");
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *name, const QByteArray &json, Meaning code, const QStringList &arguments) {
        QTest::newRow(name) << json << code << arguments;
    };
    row("rate", R"({"rate":100,"per":60})", Meaning::RateLimit, {u"100"_qs, u"60"_qs});
    row("broken rate", R"({"rate":0.5,"per":1.50})", Meaning::RateLimit, {u"0.5"_qs, u"1.5"_qs});
    row("no rate", R"({"rate":0,"per":60})", Meaning::NoRateLimit, {});
    row("negative rate", R"({"rate":-1,"per":60})", Meaning::NoRateLimit, {});
    row("no window", R"({"rate":5})", Meaning::NoRateLimit, {});
    row("quota", R"({"quota_max":5000,"quota_renewal_rate":86400})", Meaning::Quota, {u"5000"_qs, u"86400"_qs});
    row("quota never renews", R"({"quota_max":5000,"quota_renewal_rate":0})", Meaning::QuotaNeverRenews, {u"5000"_qs});
    row("quota -1", R"({"quota_max":-1,"quota_renewal_rate":60})", Meaning::NoQuota, {});
    row("quota 0", R"({"quota_max":0})", Meaning::NoQuota, {});
    row("throttle", R"({"throttle_interval":2.5,"throttle_retry_limit":3})", Meaning::Throttle, {u"2.5"_qs, u"3"_qs});
    row("depth", R"({"max_query_depth":4})", Meaning::QueryDepth, {u"4"_qs});
    row("keys expire", R"({"key_expires_in":3600})", Meaning::KeysExpire, {u"3600"_qs});
    row("keys never expire", R"({"key_expires_in":0})", Meaning::KeysNeverExpire, {});
    row("hmac", R"({"hmac_enabled":true})", Meaning::HmacRequired, {});
    row("inactive", R"({"is_inactive":true,"active":true})", Meaning::Inactive, {});
    row("partitions", R"({"partitions":{"acl":true,"quota":true}})", Meaning::OnlyPartitions, {u"acl"_qs, u"quota"_qs});
    row("per API", R"({"partitions":{"per_api":true,"acl":true}})", Meaning::PerApi, {});
    row("no access", R"({"access_rights":{}})", Meaning::NoAccess, {});
    row("all of an API", R"({"access_rights":{"a":{"api_id":"a","api_name":"Pets"}}})", Meaning::AccessToApi,
        {u"Pets"_qs});
    row("versions", R"({"access_rights":{"a":{"api_id":"a","versions":["v1","v2"]}}})", Meaning::AccessToVersions,
        {u"a"_qs, u"v1"_qs, u"v2"_qs});
    row("URL",
        R"({"access_rights":{"a":{"api_name":"Pets","allowed_urls":[{"url":"/pets","methods":["GET","PUT"]}]}}})",
        Meaning::AccessToUrl, {u"Pets"_qs, u"GET PUT"_qs, u"/pets"_qs});
    row("introspection", R"({"access_rights":{"a":{"disable_introspection":true}}})", Meaning::IntrospectionOff,
        {u"a"_qs});
}

void TestPolicyMeaning::says()
{
    QFETCH(QByteArray, json);
    QFETCH(Meaning, code);
    QFETCH(QStringList, arguments);
    QVERIFY(has(policy(json), code, arguments));
}

void TestPolicyMeaning::warns_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Warning>("code");
    const auto row = [](const char *name, const QByteArray &json, Warning code) {
        QTest::newRow(name) << json << code;
    };
    row("no name", "{}", Warning::NoName);
    row("active and inactive", R"({"active":true,"is_inactive":true})", Warning::ActiveAndInactive);
    row("neither", R"({"active":false,"is_inactive":false})", Warning::NeitherActiveNorInactive);
    row("not active, and nothing else", R"({"active":false})", Warning::NeitherActiveNorInactive);
    row("rate without window", R"({"rate":5,"per":0})", Warning::RateWithoutWindow);
    row("window without rate", R"({"rate":0,"per":5})", Warning::WindowWithoutRate);
    row("quota below rate", R"({"rate":100,"per":1,"quota_max":50})", Warning::QuotaBelowRate);
    row("interval alone", R"({"throttle_interval":1,"throttle_retry_limit":-1})", Warning::ThrottleHalf);
    row("retries alone", R"({"throttle_interval":-1,"throttle_retry_limit":4})", Warning::ThrottleHalf);
    row("throttle without rate", R"({"throttle_interval":1,"throttle_retry_limit":1})", Warning::ThrottleWithoutRate);
    row("per_api with others", R"({"partitions":{"per_api":true,"acl":true}})", Warning::PerApiWithOthers);
    row("no partition on", R"({"partitions":{"acl":false}})", Warning::AllPartitionsOff);
    row("key and id differ", R"({"access_rights":{"a":{"api_id":"b"}}})", Warning::AccessKeyDiffers);
    row("no access", R"({"access_rights":null})", Warning::NoAccess);
    row("empty URL", R"({"access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"","methods":["GET"]}]}}})",
        Warning::EmptyUrl);
    row("invalid pattern", R"({"access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"/(","methods":["GET"]}]}}})",
        Warning::InvalidUrlPattern);
    row("unknown method", R"({"access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"/","methods":["get"]}]}}})",
        Warning::UnknownMethod);
    row("no methods", R"({"access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"/"}]}}})", Warning::NoMethods);
    row("negative expiry", R"({"key_expires_in":-5})", Warning::NegativeExpiry);
    row("wrong type", R"({"rate":"100"})", Warning::WrongType);
    row("partitions of another type", R"({"partitions":[true]})", Warning::WrongType);
}

void TestPolicyMeaning::warns()
{
    QFETCH(QByteArray, json);
    QFETCH(Warning, code);
    QVERIFY(codes(policy(json)).contains(code));
}

void TestPolicyMeaning::doesNotWarnOfASoundPolicy()
{
    QCOMPARE(
        codes(policy(
            R"({"name":"n","active":true,"is_inactive":false,"rate":10,"per":1,"quota_max":-1,"quota_renewal_rate":-1,
        "throttle_interval":-1,"throttle_retry_limit":-1,"tags":null,"meta_data":null,"smoothing":null,"partitions":{"acl":true},"max_query_depth":-1,
        "access_rights":{"a":{"api_id":"a","allowed_urls":[{"url":"/pets/{id}/.*","methods":["GET"]}]}}})")),
        QList<Warning>());
}

void TestPolicyMeaning::pointsAtTheField()
{
    const auto warnings = management::policyWarnings(policy(
        R"({"name":"n","access_rights":{"a/b":{"api_id":"a/b","api_name":"A","allowed_urls":[{"url":"/","methods":["GET"]},{"url":"/","methods":["BREW"]}]}}})"));
    QCOMPARE(warnings,
             (QList<PolicyWarning>{
                 {Warning::UnknownMethod, u"/access_rights/a~1b/allowed_urls/1/methods"_qs, {u"A"_qs, u"BREW"_qs}}}));
}

GATEWRIGHT_TEST(TestPolicyMeaning, QCoreApplication)
#include "testpolicymeaning.moc"
