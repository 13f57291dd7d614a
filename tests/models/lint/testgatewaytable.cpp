#include "gatewaycases.h"
#include "gatewayfields.h"
#include "kindat.h"
#include "lint.h"
#include "testprogram.h"

#include <QFile>
#include <QTest>

using document::Pointer;
using specification::ObjectKind;
using specification::Version;

/** The fields of the gateway extension that the program reads and writes are rows of the table too, and lint checks
 * the types of all rows. */
class TestGatewayTable final : public QObject
{
    Q_OBJECT

private slots:
    void hasEachField_data();
    void hasEachField();
    void listsAllFields();
    void acceptsRightTypes_data();
    void acceptsRightTypes();
    void namesEachWrongType_data();
    void namesEachWrongType();
    void namesWrongTypesThatAMergeKeyBringsIn();
};

namespace {

struct FieldRow {
    const char *name;
    Pointer pointer;
};

const QList<FieldRow> FieldRows{
    {"info", definition::fields::info()},
    {"apiId", definition::fields::apiId()},
    {"apiName", definition::fields::apiName()},
    {"state", definition::fields::state()},
    {"active", definition::fields::active()},
    {"server", definition::fields::server()},
    {"listenPathObject", definition::fields::listenPathObject()},
    {"listenPath", definition::fields::listenPath()},
    {"stripListenPath", definition::fields::stripListenPath()},
    {"clientAuthentication", definition::fields::clientAuthentication()},
    {"clientAuthenticationEnabled", definition::fields::clientAuthenticationEnabled()},
    {"clientSecuritySchemes", definition::fields::clientSecuritySchemes()},
    {"operations", definition::fields::operations()},
    {"clientCertificates", definition::fields::clientCertificates()},
    {"domainCertificates", definition::fields::domainCertificates()},
    {"upstream", definition::fields::upstream()},
    {"upstreamUrl", definition::fields::upstreamUrl()},
    {"upstreamCertificates", definition::fields::upstreamCertificates()},
    {"pinningEnabled", definition::fields::pinningEnabled()},
    {"pinnedKeys", definition::fields::pinnedKeys()},
    {"authentication", definition::fields::authentication()},
    {"authenticationEnabled", definition::fields::authenticationEnabled()},
    {"basicAuth", definition::fields::basicAuth()},
    {"basicEnabled", definition::fields::basicEnabled()},
    {"userName", definition::fields::userName()},
    {"password", definition::fields::password()},
    {"header", definition::fields::header()},
    {"headerEnabled", definition::fields::headerEnabled()},
    {"headerName", definition::fields::headerName()},
};

base::Diagnostics errorsOf(const document::Snapshot &snapshot)
{
    base::Diagnostics found = lint::lint(snapshot);
    found.removeIf([](const base::Diagnostic &each) { return each.severity != base::Severity::Error; });
    return found;
}

QByteArray rulesAndPlaces(const base::Diagnostics &problems)
{
    QStringList lines;
    for (const base::Diagnostic &problem : problems)
        lines.append(problem.rule + u' ' + problem.pointer);
    return lines.join(u", ").toUtf8();
}

} // namespace

void TestGatewayTable::hasEachField_data()
{
    QTest::addColumn<Pointer>("pointer");
    for (const FieldRow &row : FieldRows)
        QTest::newRow(row.name) << row.pointer;
}

void TestGatewayTable::hasEachField()
{
    QFETCH(Pointer, pointer);
    const ObjectKind owner = specification::kindAt({}, ObjectKind::Gateway, pointer.parent(), Version::V30);
    QVERIFY2(owner != ObjectKind::NoObject, qPrintable(pointer.toString()));
    QVERIFY2(specification::findField(specification::objectType(owner), pointer.last(), Version::V30),
             qPrintable(pointer.toString()));
}

/** Those above are all that the header has. */
void TestGatewayTable::listsAllFields()
{
    QFile header(QStringLiteral(RESOURCES "/../models/definition/gatewayfields.h"));
    QVERIFY(header.open(QIODevice::ReadOnly));
    QCOMPARE(header.readAll().count("inline document::Pointer "), FieldRows.size());
}

void TestGatewayTable::acceptsRightTypes_data()
{
    QTest::addColumn<QByteArray>("version");
    for (const specification::VersionNames &version : specification::KnownVersions)
        QTest::newRow(version.minor) << QByteArray(version.release);
}

void TestGatewayTable::acceptsRightTypes()
{
    QFETCH(QByteArray, version);
    const base::Diagnostics errors = errorsOf(support::CompleteDefinition(version).document.snapshot());
    QVERIFY2(errors.isEmpty(), rulesAndPlaces(errors).constData());
}

void TestGatewayTable::namesEachWrongType_data()
{
    acceptsRightTypes_data();
}

/** One error at the place, and nothing that says what the value is taken for. */
void TestGatewayTable::namesEachWrongType()
{
    QFETCH(QByteArray, version);
    for (const support::GatewayPlace &place : support::gatewayPlaces()) {
        for (const support::TypedText &value : support::ValuesOfAllTypes) {
            if (value.type == place.type)
                continue;
            const QString pointer = place.pointer.toString();
            const QByteArray context = pointer.toUtf8() + ' ' + value.text;
            support::CompleteDefinition definition(version);
            QVERIFY2(definition.document.set(place.pointer, *document::Value::fromJson(value.text)),
                     context.constData());
            const document::Snapshot snapshot = definition.document.snapshot();
            const base::Diagnostics errors = errorsOf(snapshot);
            QVERIFY2(errors.size() == 1, QByteArray(context + ": " + rulesAndPlaces(errors)).constData());
            const base::Diagnostic &error = errors.first();
            const bool isActive = pointer.endsWith(u"/state/active");
            QCOMPARE(error.pointer, pointer);
            QCOMPARE(error.rule, isActive ? u"state-active-type"_qs : u"extension-wrong-type"_qs);
            QCOMPARE(error.span, snapshot.at(place.pointer).span());
            const QString field = definition::fields::dottedName(Pointer(place.pointer.tokens().sliced(1)));
            QCOMPARE(error.arguments,
                     isActive ? QStringList{value.type} : (QStringList{field, place.type, value.type}));
            for (const base::Diagnostic &problem : lint::lint(snapshot))
                QVERIFY2(problem.rule != u"gateway-access-open", context.constData());
        }
    }
}

/** The members are written where nothing tells that they belong to the extension. */
void TestGatewayTable::namesWrongTypesThatAMergeKeyBringsIn()
{
    const auto snapshot = document::Snapshot::parse(R"(openapi: 3.0.3
info: {title: Books, version: '1'}
paths: {}
x-common: &common
  authentication: {enabled: 'true'}
x-vendor-api-gateway:
  info: {name: Books, state: {active: true}}
  server:
    <<: *common
    listenPath: {value: /books/}
  upstream: {url: 'http://stock.example/v1'}
)",
                                                    document::Format::Yaml);
    const base::Diagnostics errors = errorsOf(snapshot);
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().rule, u"extension-wrong-type"_qs);
    QCOMPARE(errors.first().pointer, u"/x-vendor-api-gateway/server/authentication/enabled"_qs);
}

GATEWRIGHT_TEST(TestGatewayTable, QCoreApplication)
#include "testgatewaytable.moc"
