#include "managementwire.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

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
    [[nodiscard]] bool write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] QByteArray log() const;
    void speakTo(ManagementWire &wire) const;

    QTemporaryDir m_folder;
    QProcess m_nginx;
    quint16 m_port = 0;
};

bool TestManagementHttp2::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray TestManagementHttp2::log() const
{
    QFile file(m_folder.filePath(u"access.log"_qs));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestManagementHttp2::initTestCase()
{
    QString program = QStandardPaths::findExecutable(u"nginx"_qs);
    if (program.isEmpty())
        program = QStandardPaths::findExecutable(u"nginx"_qs, {u"/usr/sbin"_qs, u"/usr/local/sbin"_qs});
    if (program.isEmpty())
        QSKIP("nginx is not installed");
    {
        QTcpServer free;
        QVERIFY(free.listen(QHostAddress::LocalHost));
        m_port = free.serverPort();
    }
    const QString folder = m_folder.path();
    QVERIFY(QDir(folder).mkpath(u"tmp"_qs));
    QVERIFY(QDir(folder).mkpath(u"api"_qs));
    QVERIFY(write(u"api/certs"_qs,
                  R"({"cert_basics":[{"id":"a"}],"pages":1,"ballast":")" + QByteArray(3'000'000, 'x') + "\"}"));
    const QString paths = u"client_body_temp_path %1/tmp/a; proxy_temp_path %1/tmp/b; fastcgi_temp_path %1/tmp/c; "
                          "uwsgi_temp_path %1/tmp/d; scgi_temp_path %1/tmp/e;"_qs.arg(folder);
    const QString configuration =
        u"daemon off; master_process off; worker_processes 1; pid %1/pid; error_log %1/error.log;\n"
        "events { worker_connections 64; }\n"
        "http { %2 types { } default_type application/json; gzip on; gzip_types application/json;\n"
        "log_format lines '$server_protocol $request_method $request_uri $status $http_authorization';\n"
        "access_log %1/access.log lines;\n"
        "server { listen 127.0.0.1:%3 ssl http2; ssl_certificate %4; ssl_certificate_key %4; root %1;\n"
        "location = /api/portal/policies { return 200 '{\"Status\":\"OK\",\"Message\":\"m1\"}'; }\n"
        "location = /api/portal/policies/m1 { return 200 '{\"_id\":\"m1\"}'; }\n"
        "location = /portal-api/sso_profiles { return 401 '{\"message\":\"who?\"}'; }\n"
        "} }\n"_qs.arg(folder, paths)
            .arg(m_port)
            .arg(QFINDTESTDATA("data/tls/good.pem"));
    QVERIFY(write(u"nginx.conf"_qs, configuration.toUtf8()));
    m_nginx.start(program,
                  {u"-e"_qs, folder + u"/error.log"_qs, u"-p"_qs, folder, u"-c"_qs, folder + u"/nginx.conf"_qs});
    const auto isUp = [this] {
        QTcpSocket probe;
        probe.connectToHost(QHostAddress::LocalHost, m_port);
        return probe.waitForConnected(200);
    };
    QTRY_VERIFY(isUp());
}

void TestManagementHttp2::cleanupTestCase()
{
    if (m_nginx.state() == QProcess::NotRunning)
        return;
    m_nginx.terminate();
    QVERIFY(m_nginx.waitForFinished(5000));
}

void TestManagementHttp2::speakTo(ManagementWire &wire) const
{
    wire.environment.dashboardUrl = QUrl(u"https://localhost:%1"_qs.arg(m_port));
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

QTEST_GUILESS_MAIN(TestManagementHttp2)
#include "testmanagementhttp2.moc"
