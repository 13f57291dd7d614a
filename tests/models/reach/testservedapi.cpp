#include "servedapi.h"
#include "testprogram.h"

#include <QTest>

using reach::ServedApi;

/** What a definition says about who reaches it. */
class TestServedApi final : public QObject
{
    Q_OBJECT

private slots:
    void readsTheGatewaySettings();
    void readsOperationsWithTheirSamplePaths();
    void leavesOutADomainThatIsNotEnabled();
    void readsADocumentWithoutGatewaySettings();
    void readsValuesOfWrongTypesAsMissing();
};

namespace {

ServedApi apiFrom(const QByteArray &text)
{
    const document::Snapshot snapshot = document::Snapshot::parse(text, document::Format::Yaml);
    return reach::servedApi(description::Description(snapshot), u"/a.yaml"_qs);
}

const QByteArray Head = "openapi: 3.0.3\ninfo: {title: Title, version: '1'}\n";

} // namespace

void TestServedApi::readsTheGatewaySettings()
{
    const ServedApi api = apiFrom(Head + R"(
x-vendor-api-gateway:
  info: {id: i, name: N, state: {active: true}}
  upstream:
    url: https://up.example/v1
    mutualTLS: {enabled: true, domainToCertificateMapping: [{domain: up.example, certificate: c1}]}
  server:
    listenPath: {value: /n/, strip: true}
    customDomain: {enabled: true, name: api.example, certificates: [c2]}
)");
    QCOMPARE(api.documentPath, u"/a.yaml"_qs);
    QCOMPARE(api.title, u"N"_qs);
    QCOMPARE(api.granted, (contract::GrantedApi{u"i"_qs, u"N"_qs}));
    QVERIFY(api.hasExtension);
    QVERIFY(api.isActive);
    QCOMPARE(api.listenPath, "/n/");
    QCOMPARE(api.listenPathPlace.toString(), u"/x-vendor-api-gateway/server/listenPath/value"_qs);
    QCOMPARE(api.extension.toString(), u"/x-vendor-api-gateway"_qs);
    QCOMPARE(api.upstreamUrl, u"https://up.example/v1"_qs);
    QCOMPARE(api.customDomain, u"api.example"_qs);
    QCOMPARE(api.certificates.size(), 2);
    QCOMPARE(api.certificates.constFirst().id, u"c1"_qs);
}

void TestServedApi::readsOperationsWithTheirSamplePaths()
{
    const ServedApi api = apiFrom(Head + R"(
paths:
  /pets:
    get: {operationId: listPets}
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, example: 17, schema: {type: integer}}]
    delete: {}
)");
    QCOMPARE(api.operations.size(), 2);
    QCOMPARE(api.operations.at(0).method, "GET");
    QCOMPARE(api.operations.at(0).operationId, u"listPets"_qs);
    QCOMPARE(api.operations.at(0).samplePaths, QStringList{u"/pets"_qs});
    QCOMPARE(api.operations.at(1).method, "DELETE");
    QCOMPARE(api.operations.at(1).place.pointer.toString(), u"/paths/~1pets~1{id}/delete"_qs);
    QCOMPARE(api.operations.at(1).samplePaths.constFirst(), u"/pets/17"_qs);
}

void TestServedApi::leavesOutADomainThatIsNotEnabled()
{
    const QByteArray domain = "x-vendor-api-gateway: {info: {name: N}, upstream: {url: 'http://u'}, server: "
                              "{customDomain: {enabled: false, name: api.example}}}\n";
    QCOMPARE(apiFrom(Head + domain).customDomain, QString());
}

void TestServedApi::readsADocumentWithoutGatewaySettings()
{
    const ServedApi api = apiFrom(Head + "paths: {}\n");
    QVERIFY(!api.hasExtension);
    QVERIFY(!api.isActive);
    QCOMPARE(api.title, u"Title"_qs);
    QVERIFY(api.listenPath.isEmpty());
    QVERIFY(api.operations.isEmpty());
}

void TestServedApi::readsValuesOfWrongTypesAsMissing()
{
    const ServedApi api = apiFrom(
        "openapi: 3.0.3\ninfo: [1]\npaths: 7\nx-vendor-api-gateway: {info: {id: [1], name: {}}, "
        "upstream: {url: [], mutualTLS: 3}, server: {listenPath: 4, customDomain: [x]}}\n");
    QVERIFY(api.granted.id.isEmpty());
    QVERIFY(api.listenPath.isEmpty());
    QVERIFY(api.certificates.isEmpty());
    QVERIFY(api.operations.isEmpty());
}

GATEWRIGHT_TEST(TestServedApi, QCoreApplication)

#include "testservedapi.moc"
