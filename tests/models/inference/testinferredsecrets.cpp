#include "exchangechecker.h"
#include "inferredtraffic.h"
#include "secrettraffic.h"
#include "testprogram.h"
#include "trafficinference.h"

#include <QTest>

/** Secrets of recorded exchanges: a draft contains none of them, wherever they are in the exchanges. */
class TestInferredSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void writesNoSecret();
    void withholdsNamesThatTurnOutToBeSecrets();
    void withholdsSegmentsThatAreSecretsOnce();
    void withholdsNamesOfServers_data();
    void withholdsNamesOfServers();
    void writesOrdinaryNames();
};

void TestInferredSecrets::writesNoSecret()
{
    const int count = qEnvironmentVariableIntValue("GATEWRIGHT_DRAFTED_SECRETS");
    const int secrets = count > 0 ? count : 500;
    constexpr int InOneDraft = 25;
    const quint32 seed = qEnvironmentVariableIsSet("GATEWRIGHT_SEED") ? qEnvironmentVariable("GATEWRIGHT_SEED").toUInt()
                                                                      : 1;
    QRandomGenerator random(seed);
    for (int done = 0; done < secrets; done += InOneDraft) {
        const inferred::SecretTraffic traffic = inferred::secretTraffic(InOneDraft, random);
        const QByteArray draft = inferred::draftOf(traffic.exchanges);
        const QByteArrayList found = inferred::secretsIn(draft, traffic.secrets);
        QVERIFY2(found.isEmpty(), found.value(0).constData());
        const QByteArrayList misfits = inferred::misfitsOf(draft, traffic.exchanges);
        QVERIFY2(misfits.isEmpty(), misfits.value(0).constData());
        QCOMPARE(inferred::lintErrorsOf(draft), QByteArrayList());
    }
}

void TestInferredSecrets::withholdsNamesThatTurnOutToBeSecrets()
{
    const QByteArray secret = "Tr0ubadour";
    const QList<inferred::Sent> traffic = {
        {.request = "GET /reset/" + secret + "/now?" + secret + "=1",
         .answer = "{\"" + secret + "\": {\"a\": 1}, \"b\": 2}",
         .fields = {{secret, "1"}}},
        {.request = "POST /reset", .body = secret + "=1", .bodyType = "application/x-www-form-urlencoded"},
        {.request = "POST /login", .body = R"({"password": ")" + secret + "\"}"},
    };
    const QByteArray draft = inferred::draftOf(traffic);
    QVERIFY2(!draft.contains(secret), draft.constData());
    QVERIFY(draft.contains("/reset/{resetId}/now"));
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
    // The reverse order.
    QCOMPARE(inferred::draftOf({traffic.at(2), traffic.at(1), traffic.at(0)}).contains(secret), false);
}

/** A key that is a word: it is a secret in one place of the paths only. */
void TestInferredSecrets::withholdsSegmentsThatAreSecretsOnce()
{
    const QList<inferred::Sent> traffic = {
        {.request = "GET /v1/orchid?api_key=amber", .answer = "{}"},
        {.request = "GET /v1/orchid?api_key=orchid", .status = 403},
        {.request = "GET /v1/orchid?api_key=amber", .answer = "{}"},
        {.request = "GET /orchid?api_key=amber", .answer = "{}"},
    };
    const QByteArray draft = inferred::draftOf(traffic);
    QVERIFY2(!draft.contains("/v1/orchid"), draft.constData());
    QVERIFY(draft.contains("/orchid:"));
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
}

void TestInferredSecrets::withholdsNamesOfServers_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<bool>("isWritten");
    const auto add = [](const QByteArray &host, bool isWritten) {
        QTest::newRow(host.constData()) << host << isWritten;
    };
    add("api.example.com", true);
    add("api.example.com:8443", true);
    add("eu-west-1.internal-services.bookshop.example", true);
    add("a1b2c3d4e5.execute-api.eu-west-1.amazonaws.example", true);
    add("d111111abcdef8.cloudfront.example", true);
    add("10.0.12.7", true);
    add("9f86d081884c7d659a2feaa0c55ad015.example.com", false);
    add("shop-9f86d081884c7d659a2feaa0c55ad015.example.com", false);
    add("0b7a8f1e-58f3-4c0d-9b7e-2f6a1c3d4e5f.example.com", false);
    add("k3j9x0q7w2z8v5t1p6.example.com", false);
    add("Tr0ubadour77.example.com", false); // The password of another exchange.
}

/** The exchanges fit the draft: a server without a name is any. */
void TestInferredSecrets::withholdsNamesOfServers()
{
    QFETCH(QByteArray, host);
    QFETCH(bool, isWritten);
    const QByteArray url = "https://" + host;
    inference::TrafficInference inference;
    const traffic::Exchange first = inferred::exchangeOf({.request = "GET /a", .answer = "{}"});
    const traffic::Exchange second = inferred::exchangeOf(
        {.request = "POST /login", .body = R"({"password": "tr0ubadour77"})"});
    inference.add(first, url + "/a");
    inference.add(second, url + "/login");
    const QByteArray draft = inference.text(document::Format::Yaml);
    QCOMPARE(draft.toLower().contains(host.split('.').constFirst().toLower()), isWritten);
    exchangecheck::ExchangeChecker checker(
        std::make_shared<const description::Description>(document::Snapshot::parse(draft, document::Format::Yaml)));
    for (const auto &[path, exchange] : {std::pair(QByteArray("/a"), first), {"/login", second}}) {
        const auto result = checker.check(url + path, exchange);
        QCOMPARE(result.kind, exchangecheck::ExchangeResult::Kind::Checked);
        QCOMPARE(result.findings.size(), 0);
    }
}

void TestInferredSecrets::writesOrdinaryNames()
{
    const QByteArrayList types = {"application/vnd.api+json",
                                  "application/vnd.github.v3.object+json",
                                  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                                  "application/vnd.ms-azure-apim.policy.raw+json",
                                  "application/problem+json",
                                  "application/vnd.kafka.jsonschema.v2+json",
                                  "audio/vnd.dolby.heaac.1",
                                  "application/x-www-form-urlencoded"};
    const QByteArrayList fields = {"X-RateLimit-Remaining", "X-Shopify-Shop-Domain", "X-Total-Count",
                                   "Idempotency-Key",       "X-Api-Version",         "Stripe-Account",
                                   "X-Goog-User-Project",   "x-hasura-role",         "X-HTTP2-Push-Id"};
    QList<inferred::Sent> traffic;
    for (const QByteArray &type : types) {
        inferred::Sent sent{.request = "POST /a", .body = "{}", .bodyType = type, .answer = "{}", .answerType = type};
        for (const QByteArray &field : fields)
            sent.fields.append({field, "1"});
        traffic.append(sent);
    }
    const QByteArray draft = inferred::draftOf(traffic);
    for (const QByteArray &type : types)
        QVERIFY2(draft.count(' ' + type + ':') == 2, type.constData());
    for (const QByteArray &field : fields)
        QVERIFY2(draft.contains("name: " + field + '\n'), field.constData());
    QCOMPARE(inferred::misfitsOf(draft, traffic), QByteArrayList());
}

GATEWRIGHT_TEST(TestInferredSecrets, void)
#include "testinferredsecrets.moc"
