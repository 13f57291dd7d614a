#include "apikeynames.h"
#include "parsedyaml.h"
#include "testprogram.h"

#include <QTest>

using openapi::ApiKeyNames;

/** The header fields and query parameters that have API keys, as documents declare them. */
class TestApiKeyNames final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void followsOtherDocuments();
};

namespace {

using Names = QList<QByteArray>;

QByteArray withSchemes(const QByteArray &schemes)
{
    return "openapi: 3.1.0\ncomponents: {securitySchemes: {" + schemes + "}}\n";
}

} // namespace

void TestApiKeyNames::reads_data()
{
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<Names>("headers");
    QTest::addColumn<Names>("parameters");
    QTest::addColumn<bool>("isComplete");
    const auto row = [](const char *name, const QByteArray &yaml, const Names &headers, const Names &parameters,
                        bool isComplete = true) { QTest::newRow(name) << yaml << headers << parameters << isComplete; };
    row("none", "openapi: 3.1.0\n", {}, {});
    row("of each place",
        withSchemes("a: {type: apiKey, in: header, name: X-Key}, b: {type: apiKey, in: query, name: appid}, "
                    "c: {type: apiKey, in: cookie, name: SID}, d: {type: http, scheme: bearer}"),
        {"X-Key"}, {"appid"});
    row("each once",
        withSchemes("a: {type: apiKey, in: header, name: X-Key}, b: {type: apiKey, in: header, name: x-key}, "
                    "c: {type: apiKey, in: query, name: appid}, d: {type: apiKey, in: query, name: AppId}"),
        {"X-Key"}, {"appid", "AppId"});
    row("without a place", withSchemes("a: {type: apiKey, name: X-Key}"), {"X-Key"}, {"X-Key"});
    row("without a name", withSchemes("a: {type: apiKey, in: header}"), {}, {});
    row("over references",
        withSchemes("a: {$ref: '#/components/securitySchemes/b'}, b: {$ref: '#/x-schemes/c'}") +
            "x-schemes: {c: {type: apiKey, in: header, name: X-Key}}\n",
        {"X-Key"}, {});
    row("merged and anchored",
        "x-base: &base {a: &key {type: apiKey, in: header, name: X-Key}}\n" + withSchemes("<<: *base, b: *key"),
        {"X-Key"}, {});
    row("in another document", withSchemes("a: {$ref: 'keys.yaml#/a'}"), {}, {}, false);
    row("a circle", withSchemes("a: {$ref: '#/components/securitySchemes/a'}"), {}, {}, false);
    row("settings of the gateway",
        "x-vendor-api-gateway:\n  info: {}\n  upstream: {}\n  server: {authentication: {securitySchemes: {"
        "a: {header: {enabled: true, name: X-Token}}, b: {query: {enabled: true, name: auth}, cookie: {name: c}}}}}\n",
        {"X-Token"}, {"auth"});
    row("no mappings", "components: {securitySchemes: [1, {type: apiKey}]}\n", {}, {});
}

void TestApiKeyNames::reads()
{
    QFETCH(const QByteArray, yaml);
    QFETCH(const Names, headers);
    QFETCH(const Names, parameters);
    QFETCH(const bool, isComplete);
    QCOMPARE(openapi::apiKeyNames(parse(yaml)), (ApiKeyNames{headers, parameters, isComplete}));
}

void TestApiKeyNames::followsOtherDocuments()
{
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(
        u"/f/api.yaml"_qs, parse(withSchemes("a: {$ref: 'keys.yaml#/a'}, b: {$ref: 'keys.yaml#/none'}")));
    const auto keys = std::make_shared<const openapi::ReferencedDocument>(
        u"/f/keys.yaml"_qs, parse("a: {type: apiKey, in: header, name: X-Key}\n"));
    openapi::ReferenceResolver resolver(openapi::DocumentSet(QList<openapi::ReferencedDocumentPtr>{entry, keys}));
    QCOMPARE(openapi::apiKeyNames(resolver, u"/f/api.yaml"_qs), (ApiKeyNames{{"X-Key"}, {}, false}));
    QCOMPARE(openapi::apiKeyNames(resolver, u"/f/none.yaml"_qs), (ApiKeyNames{{}, {}, false}));
}

GATEWRIGHT_TEST(TestApiKeyNames, void)
#include "testapikeynames.moc"
