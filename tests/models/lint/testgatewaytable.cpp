#include "gatewayfields.h"
#include "kindat.h"
#include "specificationtable.h"
#include "testprogram.h"

#include <QFile>
#include <QTest>

using document::Pointer;
using specification::ObjectKind;
using specification::Version;

/** The fields of the gateway extension that the program reads and writes are rows of the table too. */
class TestGatewayTable final : public QObject
{
    Q_OBJECT

private slots:
    void hasEachField_data();
    void hasEachField();
    void listsAllFields();
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

GATEWRIGHT_TEST(TestGatewayTable, QCoreApplication)
#include "testgatewaytable.moc"
