#include "accessmessages.h"
#include "accesssamples.h"
#include "testprogram.h"

#include <QTest>

using namespace contract;
using document::Document;
using document::Format;

/** What is said of one operation: the requirement, the gateway, and where they disagree. */
class TestOperationAccess final : public QObject
{
    Q_OBJECT

private slots:
    void comparesDocumentAndGateway_data();
    void comparesDocumentAndGateway();
    void namesWhereSecurityIsSet();
    void saysNothingOfAGatewayThatIsNotThere();
    void asksForAListedCertificate();
    void countsOperationsOpenToEverybody_data();
    void countsOperationsOpenToEverybody();
    void readsTheOperationOfAnotherFile();
    void isConcernedByItsOwnSettingsOnly_data();
    void isConcernedByItsOwnSettingsOnly();
    void readsHostileValues_data();
    void readsHostileValues();
};

namespace {

QString textOf(const OperationAccess &access)
{
    QStringList lines{messages::requiredSecurityText(access.security), messages::clientAccessText(access)};
    for (const Disagreement &disagreement : access.disagreements) {
        QString line = messages::disagreementText(disagreement);
        if (disagreement.fix)
            line += u" ["_qs + messages::accessFixText(*disagreement.fix) + u']';
        lines.append(line);
    }
    return lines.join(u'\n');
}

const QByteArray AllOn = "    authentication: {enabled: true}\n";
const QByteArray BasicOn = "    authentication: {enabled: true, securitySchemes: {basic: {enabled: true}}}\n";

} // namespace

void TestOperationAccess::comparesDocumentAndGateway_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<QByteArray>("gateway");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &document, const QByteArray &operation,
                        const QByteArray &gateway,
                        const QString &text) { QTest::newRow(name) << document << operation << gateway << text; };
    const QString all = u"\nAll clients are allowed."_qs;
    const QString basic = u"\nClients need credentials for basic."_qs;
    const QString open = u"\nThe document requires credentials, but the gateway lets all clients in."_qs;
    const QString undocumented = u"\nThe gateway asks for credentials, but the document doesn't require any."_qs;
    row("no credentials", {}, {}, {}, u"No authentication"_qs + all);
    row("no credentials, with empty lists", "security: []\n", "      security: [{}]\n", {},
        u"No authentication"_qs + all);
    row("both ask", "security: [{basic: []}]\n", {}, BasicOn, u"basic"_qs + basic);
    row("the gateway asks for what the document requires", "security: [{basic: []}]\n", {}, AllOn,
        u"basic\nClients need credentials for what the document requires."_qs);
    row("open gateway", "security: [{basic: []}]\n", {}, {},
        u"basic"_qs + all + open + u" [Ask for basic in the gateway]"_qs);
    row("unreadable gateway", "security: [{basic: []}]\n", {}, "    authentication: {enabled: 'true'}\n",
        u"basic\nThe access settings can't be read, because a value has the wrong type."_qs);
    row("the operation lets everybody in", "security: [{basic: []}]\n", "      security: []\n", {},
        u"No authentication"_qs + all);
    row("the operation alone requires", {}, "      security: [{key: []}]\n", {},
        u"key"_qs + all + open + u" [Ask for key in the gateway]"_qs);
    row("alternatives and combinations", "security: [{basic: []}, {key: [], oauth: [read, write]}]\n", {}, {},
        u"basic, or key and oauth (read, write)"_qs + all + open + u" [Ask for basic in the gateway]"_qs +
            u"\nThe document requires “oauth”, but doesn't define this security scheme."_qs);
    row("optional", "security: [{}, {basic: []}]\n", {}, {}, u"basic, or no credentials"_qs + all);
    row("optional, but asked for", "security: [{}, {basic: []}]\n", {}, BasicOn,
        u"basic, or no credentials"_qs + basic +
            u"\nThe gateway asks for credentials, but in the document they are optional."
            u" [Require credentials in the document]"_qs);
    row("undocumented", {}, {}, BasicOn,
        u"No authentication"_qs + basic + undocumented + u" [Require basic in the document]"_qs);
    row("undocumented for this operation", "security: [{basic: []}]\n", "      security: []\n", BasicOn,
        u"No authentication"_qs + basic + undocumented + u" [Require basic in the document]"_qs);
    row("undocumented, one of several", {}, {}, AllOn,
        u"No authentication\nClients need credentials for what the document requires."_qs + undocumented);
    row("undocumented, two schemes", {}, {},
        "    authentication: {enabled: true, securitySchemes: {basic: {enabled: true}, key: {enabled: true}}}\n",
        u"No authentication\nClients need credentials for basic and key."_qs + undocumented +
            u" [Require basic or key in the document]"_qs);
    row("another scheme", "security: [{key: []}]\n", {}, BasicOn,
        u"key"_qs + basic +
            u"\nThe document requires key, but the gateway doesn't check it. [Ask for key in the gateway]"_qs);
    row("one of two alternatives is enough", "security: [{key: []}, {basic: []}]\n", {}, BasicOn,
        u"key, or basic"_qs + basic);
    row("half of a combination", "security: [{key: [], basic: []}]\n", {}, BasicOn,
        u"key and basic"_qs + basic +
            u"\nThe document requires key, but the gateway doesn't check it. [Ask for key in the gateway]"_qs);
    row("no scheme is on", "security: [{basic: []}]\n", {},
        "    authentication: {enabled: true, securitySchemes: {basic: {enabled: false}}}\n",
        u"basic\nClients need credentials, but no security scheme is enabled."
        u"\nThe document requires basic, but the gateway doesn't check it. [Ask for basic in the gateway]"_qs);
    row("scheme of the gateway alone", "security: [{basic: []}]\n", {},
        "    authentication: {enabled: true, securitySchemes: {basic: {enabled: true}, old: {enabled: false}}}\n",
        u"basic"_qs + basic +
            u"\nThe gateway has settings for “old”, but the document doesn't define this security scheme."
            u" [Remove old from the gateway]"_qs);
    row("scheme that is not defined", "security: [{lost: []}]\n", {}, {},
        u"lost"_qs + all + open + u"\nThe document requires “lost”, but doesn't define this security scheme."_qs);
}

void TestOperationAccess::comparesDocumentAndGateway()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, operation);
    QFETCH(QByteArray, gateway);
    const Document read(pets(document, operation, gateway), Format::Yaml);
    QVERIFY(read.snapshot().isValid());
    QTEST(textOf(accessOf(read)), "text");
}

void TestOperationAccess::namesWhereSecurityIsSet()
{
    using Source = openapi::SecurityRequirements::Source;
    const Document none(pets({}, {}, {}), Format::Yaml);
    QCOMPARE(accessOf(none).security.source, Source::None);
    QCOMPARE(accessOf(none).security.pointer.toString(), u"/security"_qs);
    const Document shared(pets("security: [{key: []}]\n", {}, {}), Format::Yaml);
    QCOMPARE(accessOf(shared).security.source, Source::Document);
    const Document own(pets("security: [{key: []}]\n", "      security: []\n", {}), Format::Yaml);
    QCOMPARE(accessOf(own).security.source, Source::Operation);
    QCOMPARE(accessOf(own).security.pointer, GetPet.place.pointer.child("security"));
    // A null is no requirement of its own.
    const Document null(pets("security: [{key: []}]\n", "      security:\n", {}), Format::Yaml);
    QCOMPARE(accessOf(null).security.source, Source::Document);
}

void TestOperationAccess::saysNothingOfAGatewayThatIsNotThere()
{
    const Document plain("openapi: 3.0.3\nsecurity: [{basic: []}]\npaths: {'/pets/{id}': {get: {}}}\n", Format::Yaml);
    QCOMPARE(textOf(accessOf(plain)), u"basic\nThe document has no gateway settings."_qs);
}

void TestOperationAccess::asksForAListedCertificate()
{
    const Document document(pets("security: [{basic: []}]\n", {}, "    clientCertificates: {enabled: true}\n"),
                            Format::Yaml);
    QCOMPARE(textOf(accessOf(document)), u"basic\nClients need a listed certificate."_qs);
}

void TestOperationAccess::countsOperationsOpenToEverybody_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("operation");
    QTest::addColumn<QByteArray>("gateway");
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << QByteArray() << QByteArray() << QByteArray() << u"Open to everybody: all 2 operations"_qs;
    QTest::newRow("one") << QByteArray("security: [{basic: []}]\n") << QByteArray("      security: []\n")
                         << QByteArray() << u"Open to everybody: 1 of 2 operations"_qs;
    QTest::newRow("none") << QByteArray("security: [{basic: []}]\n") << QByteArray() << QByteArray()
                          << u"Open to everybody: no operation"_qs;
    QTest::newRow("the gateway asks") << QByteArray() << QByteArray() << AllOn << u"Open to everybody: no operation"_qs;
    QTest::newRow("the gateway is unreadable")
        << QByteArray() << QByteArray() << QByteArray("    clientCertificates: {enabled: 1}\n")
        << u"Open to everybody: no operation"_qs;
}

void TestOperationAccess::countsOperationsOpenToEverybody()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, operation);
    QFETCH(QByteArray, gateway);
    const Document read(pets(document, operation, gateway), Format::Yaml);
    QTEST(messages::pathAccessText(pathAccess(read.snapshot(), GetPet.path)), "text");
    QCOMPARE(pathAccess(read.snapshot(), "/other"), PathAccess());
}

void TestOperationAccess::readsTheOperationOfAnotherFile()
{
    const Document api(pets("security: [{basic: []}]\n", {}, BasicOn), Format::Yaml);
    const Document file("get:\n  responses: {}\npost:\n  security: [{other: []}]\n", Format::Yaml);
    openapi::ReferenceResolver resolver(openapi::DocumentSet(), [&](const QString &address) {
        return std::optional(address == u"/file.yaml" ? file.snapshot() : api.snapshot());
    });
    const auto accessOfMethod = [&](const QByteArray &method) {
        return operationAccess(resolver, u"/api.yaml"_qs, {"/pets", method, {u"/file.yaml"_qs, {method}}}, {});
    };
    const OperationAccess shared = accessOfMethod("get");
    QCOMPARE(textOf(shared), u"basic\nClients need credentials for basic."_qs);
    QVERIFY(!isOfOperation(shared, {"security"}));
    const OperationAccess own = accessOfMethod("post");
    QVERIFY(textOf(own).contains(u"The document requires “other”, but doesn't define this security scheme."));
    QVERIFY(isOfOperation(own, {"post", "security"}));
    QList<openapi::Operation> operations;
    for (const QByteArray &method : {QByteArray("get"), QByteArray("post")}) {
        openapi::Operation operation;
        operation.pointer = {method};
        operation.node = file.snapshot().at(operation.pointer);
        operations.append(operation);
    }
    const Document open(pets({}, {}, {}), Format::Yaml);
    QCOMPARE(pathAccess(open.snapshot(), operations), (PathAccess{2, 1}));
}

void TestOperationAccess::isConcernedByItsOwnSettingsOnly_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<bool>("isConcerned");
    QTest::newRow("response") << u"/paths/~1pets~1{id}/get/responses/200/description"_qs << false;
    QTest::newRow("other operation") << u"/paths/~1pets~1{id}/delete/security"_qs << false;
    QTest::newRow("upstream") << u"/x-vendor-api-gateway/upstream/url"_qs << false;
    QTest::newRow("security") << u"/paths/~1pets~1{id}/get/security"_qs << true;
    QTest::newRow("path parameters") << u"/paths/~1pets~1{id}/parameters"_qs << true;
    QTest::newRow("document") << u"/security"_qs << true;
    QTest::newRow("version") << u"/openapi"_qs << true;
    QTest::newRow("schemes") << u"/components/securitySchemes/key"_qs << true;
    QTest::newRow("gateway") << u"/x-vendor-api-gateway/server/authentication/enabled"_qs << true;
    QTest::newRow("id") << u"/x-vendor-api-gateway/info/id"_qs << true;
}

void TestOperationAccess::isConcernedByItsOwnSettingsOnly()
{
    QFETCH(QString, pointer);
    Document document(pets({}, {}, {}), Format::Yaml);
    bool isConcerned = false;
    connect(&document, &Document::changed, this,
            [&](const document::Change &change) { isConcerned = concernsAccess(change, document.snapshot(), GetPet); });
    QVERIFY(document.set(*document::Pointer::parse(pointer), document::Value::string(QByteArray("x"))));
    QTEST(isConcerned, "isConcerned");
}

void TestOperationAccess::readsHostileValues_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("gateway");
    QTest::addColumn<QString>("required");
    QTest::newRow("text") << QByteArray("security: basic\n") << QByteArray("    authentication: on\n")
                          << u"“security” is not a list."_qs;
    QTest::newRow("map") << QByteArray("security: {basic: []}\n")
                         << QByteArray("    authentication: {enabled: 'true', securitySchemes: [basic]}\n")
                         << u"“security” is not a list."_qs;
    QTest::newRow("texts in the list") << QByteArray("security: [basic, 7]\n") << BasicOn << u"No authentication"_qs;
    QTest::newRow("scopes are no list") << QByteArray("security: [{basic: all}]\n")
                                        << QByteArray("    authentication: {securitySchemes: {basic: 1}}\n")
                                        << u"basic"_qs;
    QTest::newRow("placeholders") << QByteArray("security: [{'%1 %2': []}]\n") << BasicOn << u"%1 %2"_qs;
}

void TestOperationAccess::readsHostileValues()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, gateway);
    const Document read(pets(document, {}, gateway), Format::Yaml);
    const OperationAccess access = accessOf(read);
    QTEST(messages::requiredSecurityText(access.security), "required");
    // Names from the file are inserted as they are.
    for (const Disagreement &disagreement : access.disagreements) {
        for (const QString &argument : disagreement.arguments)
            QVERIFY(messages::disagreementText(disagreement).contains(argument));
    }
}

GATEWRIGHT_TEST(TestOperationAccess, QCoreApplication)

#include "testoperationaccess.moc"
