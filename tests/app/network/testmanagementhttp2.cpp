#include "managementwire.h"
#include "nginxserver.h"
#include "testprogram.h"

#include <QFile>
#include <QTest>

using support::awaited;
using support::ManagementWire;

/** A server from elsewhere that offers HTTP/2 and packs its answers. */
class TestManagementHttp2 final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void listsOverHttp2();
    void createsOnceAndReadsBack();
    void readsRefusals();
    void canBeCancelled();

private:
    [[nodiscard]] QByteArray log() const;
    void speakTo(ManagementWire &wire) const;

    support::NginxServer m_nginx;
};

QByteArray TestManagementHttp2::log() const
{
    QFile file(m_nginx.path(u"access.log"_qs));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestManagementHttp2::initTestCase()
{
    QVERIFY(m_nginx.put(u"api/certs"_qs,
                        R"({"cert_basics":[{"id":"a"}],"pages":1,"ballast":")" + QByteArray(3'000'000, 'x') + "\"}"));
    const QByteArray identity = QFile::encodeName(QFINDTESTDATA("data/tls/good.pem"));
    const QByteArray failure = m_nginx.start(
        "events { }\n"
        "http { types { } default_type application/json; gzip on; gzip_types application/json;\n"
        "log_format lines '$server_protocol $request_method $request_uri $status $http_authorization';\n"
        "access_log access.log lines;\n"
        "server { listen 127.0.0.1:" +
        QByteArray::number(m_nginx.port()) + " ssl http2; ssl_certificate " + identity + "; ssl_certificate_key " +
        identity +
        "; root .;\n"
        "location = /api/portal/policies { return 200 '{\"Status\":\"OK\",\"Message\":\"m1\"}'; }\n"
        "location = /api/portal/policies/m1 { return 200 '{\"_id\":\"m1\"}'; }\n"
        "location = /portal-api/sso_profiles { return 401 '{\"message\":\"who?\"}'; }\n"
        "} }\n");
    QVERIFY2(failure.isEmpty(), failure.constData());
}

void TestManagementHttp2::cleanupTestCase()
{
    QVERIFY(m_nginx.stop());
}

void TestManagementHttp2::speakTo(ManagementWire &wire) const
{
    wire.environment.dashboardUrl = QUrl(u"https://localhost:%1"_qs.arg(m_nginx.port()));
    wire.environment.portalUrl = wire.environment.dashboardUrl;
    wire.environment.extraCaFile = QFINDTESTDATA("data/tls/authority.pem");
    wire.apply();
}

void TestManagementHttp2::listsOverHttp2()
{
    ManagementWire wire;
    speakTo(wire);
    const auto page = awaited(wire.service.dashboard().listCertificates({1, false, {}}));
    QVERIFY2(page.isOk(), page.isOk() ? "" : qPrintable(page.error().message));
    QCOMPARE(page->certificates.constFirst().id, u"a"_qs);
    QTRY_VERIFY(log().contains("HTTP/2.0 GET /api/certs?p=1 200 Bearer dash-token\n"));
    QCOMPARE(wire.log.calls().constLast()->response.headers.first("content-encoding"), QByteArray("gzip"));
}

void TestManagementHttp2::createsOnceAndReadsBack()
{
    ManagementWire wire;
    speakTo(wire);
    const auto created = awaited(
        wire.service.dashboard().createPolicy({*document::Value::fromJson(R"({"name":"x"})")}));
    QVERIFY2(created.isOk(), created.isOk() ? "" : qPrintable(created.error().message));
    QCOMPARE(created->id, u"m1"_qs);
    QVERIFY(!created->readBackError);
    QTRY_VERIFY(log().contains("HTTP/2.0 GET /api/portal/policies/m1 200"));
    QCOMPARE(log().count("POST /api/portal/policies"), 1);
}

void TestManagementHttp2::readsRefusals()
{
    ManagementWire wire;
    speakTo(wire);
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    QCOMPARE(profiles.error().failure, management::CallFailure::Refused);
    QCOMPARE(profiles.error().status, 401);
    QCOMPARE(profiles.error().message, u"who?"_qs);
}

void TestManagementHttp2::canBeCancelled()
{
    ManagementWire wire;
    speakTo(wire);
    auto answer = wire.service.dashboard().listCertificates({});
    answer.cancel();
    QTRY_VERIFY(answer.isFinished());
    QVERIFY(awaited(wire.service.dashboard().listCertificates({})).isOk());
}

GATEWRIGHT_TEST(TestManagementHttp2, QCoreApplication)
#include "testmanagementhttp2.moc"
