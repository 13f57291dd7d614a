#include "policydifferencemessages.h"
#include "testprogram.h"

#include <QTest>

using management::Policy;

/** Each difference between two policies as a sentence. */
class TestPolicyDifferenceMessages final : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatChanges_data();
    void saysWhatChanges();
};

void TestPolicyDifferenceMessages::saysWhatChanges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after,
                        const QStringList &sentences) { QTest::newRow(name) << before << after << sentences; };
    row("rate", R"({"rate":100,"per":60})", R"({"rate":200,"per":60})",
        {u"Rate: 100 requests in 60 s becomes 200 requests in 60 s"_qs});
    row("no rate", R"({"rate":100,"per":60})", R"({"per":60})",
        {u"Rate: 100 requests in 60 s becomes no rate limit"_qs});
    row("window", R"({"rate":5,"per":60})", R"({"rate":5,"per":3600})",
        {u"Per: 5 requests in 60 s becomes 5 requests in 1 hour"_qs});
    row("rate without a window", R"({"rate":5})", R"({"rate":6})", {u"Rate: 5 becomes 6"_qs});
    row("quota", R"({"quota_max":-1})", R"({"quota_max":5000,"quota_renewal_rate":86400})",
        {u"Quota: no quota becomes a quota of 5,000 requests in 1 day"_qs,
         u"Quota renews every: no quota becomes a quota of 5,000 requests in 1 day"_qs});
    row("expiry", R"({"key_expires_in":0})", R"({"key_expires_in":60})",
        {u"Keys expire in: keys never expire becomes keys expire 60 s after they are created"_qs});
    row("state", R"({})", R"({"is_inactive":true})", {u"State: active becomes inactive"_qs});
    row("flag", R"({"hmac_enabled":true})", R"({})", {u"HMAC signing: on becomes off"_qs});
    row("partition", R"({})", R"({"partitions":{"quota":true}})", {u"Partition “Quota”: off becomes on"_qs});
    row("name", R"({"name":"Gold"})", R"({"name":"Silver"})", {u"Name: \"Gold\" becomes \"Silver\""_qs});
    row("tags", R"({"tags":["a"]})", R"({"tags":["a","b"]})", {u"Tags: a becomes a, b"_qs});
    row("tags are gone", R"({"tags":["a"]})", R"({})", {u"Tags: a becomes not set"_qs});
    row("meta data", R"({"meta_data":{"team":"a"}})", R"({"meta_data":{"team":"b"}})",
        {u"Meta data “team”: \"a\" becomes \"b\""_qs});
    row("a secret", R"({"meta_data":{"api_token":"s3cret"}})", R"({"meta_data":{"api_token":"n3w"}})",
        {u"Meta data “api_token”: a secret value becomes a secret value"_qs});
    row("a secret in an object", R"({})", R"({"meta_data":{"oauth":{"client":"a","client_secret":"s3cret"}}})",
        {u"Meta data “oauth”: not set becomes {\"client\":\"a\",\"client_secret\":\"REDACTED\"}"_qs});
    row("an object that is a secret", R"({"credentials":{"user":"s3cret"}})", R"({"credentials":{"user":"n3w"}})",
        {u"credentials/user: a secret value becomes a secret value"_qs});
    row("the value of a pair", R"({"fields":[{"name":"client_secret","value":"s3cret"}]})",
        R"({"fields":[{"name":"client_secret","value":"n3w"}]})",
        {u"fields/0/value: a secret value becomes a secret value"_qs});
    row("a field in a list of fields", R"({"fields":[["Cookie","s3cret"]]})", R"({"fields":[["Cookie","n3w"]]})",
        {u"fields/0/1: a secret value becomes a secret value"_qs});
    row("a list of secrets", R"({"meta_data":{"tokens":["s3cret"]}})", R"({"meta_data":{"tokens":["n3w"]}})",
        {u"Meta data “tokens/0”: a secret value becomes a secret value"_qs});
    row("a URL with a password", R"({"hook":"https://kim:s3cret@a.example/"})",
        R"({"hook":"https://kim:n3w@b.example/"})",
        {u"hook: \"https://REDACTED@a.example/\" becomes \"https://REDACTED@b.example/\""_qs});
    row("an allowed URL with a password", R"({})",
        R"({"access_rights":{"x":{"allowed_urls":[{"url":"https://kim:s3cret@a.example/"}]}}})",
        {u"API x is added: only all methods on https://REDACTED@a.example/"_qs});
    row("an API whose ID is like a secret's name", R"({})", R"({"access_rights":{"token":{"versions":["v1"]}}})",
        {u"API token is added: all URLs, in the versions v1"_qs});
    row("an API", R"({})", R"({"access_rights":{"x":{"api_id":"x","api_name":"Orders"}}})",
        {u"API Orders is added: all URLs"_qs});
    row("an API with versions", R"({"access_rights":{"x":{"versions":["v1"]}}})", R"({})",
        {u"API x is removed: all URLs, in the versions v1"_qs});
    row("a URL", R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a"}]}}})",
        R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a"},{"url":"/b","methods":["GET"]}]}}})",
        {u"API x: GET on /b is added"_qs});
    row("one URL less", R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a"},{"url":"/b"}]}}})",
        R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a"}]}}})", {u"API x: all methods on /b is removed"_qs});
    row("all URLs", R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a"}]}}})", R"({"access_rights":{"x":{}}})",
        {u"API x: only all methods on /a becomes all URLs"_qs});
    row("methods", R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a","methods":["GET"]}]}}})",
        R"({"access_rights":{"x":{"allowed_urls":[{"url":"/a"}]}}})", {u"API x, methods on /a: GET becomes all"_qs});
    row("versions", R"({"access_rights":{"x":{}}})", R"({"access_rights":{"x":{"versions":["v1"]}}})",
        {u"API x, versions: all becomes v1"_qs});
    row("introspection", R"({"access_rights":{"x":{"disable_introspection":true}}})", R"({"access_rights":{"x":{}}})",
        {u"API x, GraphQL introspection: off becomes on"_qs});
    row("a limit of an API", R"({"access_rights":{"x":{"limit":{"rate":1}}}})",
        R"({"access_rights":{"x":{"limit":{"rate":2}}}})", {u"API x, limit/rate: 1 becomes 2"_qs});
    row("an unknown member", R"({"hooks":[1]})", R"({})", {u"hooks: [1] becomes not set"_qs});
    row("a wrong type", R"({"rate":"x","access_rights":7})", R"({"rate":5,"per":60,"access_rights":{"x":5}})",
        {u"Rate: no rate limit becomes 5 requests in 60 s"_qs, u"Per: no rate limit becomes 5 requests in 60 s"_qs,
         u"Access rights: 7 becomes {\"x\":5}"_qs});
}

void TestPolicyDifferenceMessages::saysWhatChanges()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const Policy one{*document::Value::fromJson(before)};
    const Policy other{*document::Value::fromJson(after)};
    const messages::PolicyDifferenceTexts texts(one, other);
    QStringList sentences;
    for (const management::PolicyDifference &each : management::policyDifferences(one, other))
        sentences.append(texts.text(each));
    QTEST(sentences, "sentences");
}

GATEWRIGHT_TEST(TestPolicyDifferenceMessages, QCoreApplication)
#include "testpolicydifferencemessages.moc"
