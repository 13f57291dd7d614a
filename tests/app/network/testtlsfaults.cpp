#include "callerrormessages.h"
#include "hostileserver.h"
#include "managementwire.h"
#include "testprogram.h"
#include "tlssetup.h"

#include <QFile>
#include <QRegularExpression>
#include <QSslKey>
#include <QSslServer>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <sys/stat.h>

using management::CallFailure;
using support::awaited;
using support::Hostility;
using support::httpAnswer;
using support::ManagementWire;
using When = Hostility::When;

/** Every fault of a TLS connection: the token is not sent, and the error says why. */
class TestTlsFaults final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_qs)); }
    void trustsNobodyElse_data();
    void trustsNobodyElse();
    void speaksToNobodyElse_data();
    void speaksToNobodyElse();
    void readsNoAnswerOfAServerForTls();
    void trustsTheExtraAuthorityOnly();
    void tellsThatTheAuthorityFileIsUnusable();
    void offersItsCertificateToAServerThatAsks();
    void tellsThatTheClientCertificateIsUnusable_data();
    void tellsThatTheClientCertificateIsUnusable();
    void readsNoPipeOrDevice_data();
    void readsNoPipeOrDevice();
    void endsWhereTheServerRefusesTheCertificate_data();
    void endsWhereTheServerRefusesTheCertificate();

private:
    static QString file(const QString &name) { return QFINDTESTDATA(u"data/tls/"_qs + name); }
    static QString oldFile(const QString &name) { return QFINDTESTDATA(u"data/"_qs + name); }
    /** A server with its certificate and key in that file; `received` is all that it gets. */
    static void serve(QSslServer &server, const QString &path, QByteArray &received,
                      QSslSocket::PeerVerifyMode verifies = QSslSocket::AutoVerifyPeer);
};

void TestTlsFaults::serve(QSslServer &server, const QString &path, QByteArray &received,
                          QSslSocket::PeerVerifyMode verifies)
{
    QFile pem(path);
    QVERIFY(pem.open(QIODevice::ReadOnly));
    const QByteArray content = pem.readAll();
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(content));
    configuration.setPrivateKey(QSslKey(content, QSsl::Ec));
    configuration.setPeerVerifyMode(verifies);
    server.setSslConfiguration(configuration);
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::pendingConnectionAvailable, &server, [&server, &received] {
        QTcpSocket *socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&received, socket] {
            received += socket->readAll();
            socket->write(httpAnswer(200, "application/json", "[]"));
        });
    });
}

void TestTlsFaults::trustsNobodyElse_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<bool>("good");
    QTest::newRow("good") << u"good.pem"_qs << true;
    QTest::newRow("expired") << u"expired.pem"_qs << false;
    QTest::newRow("not yet valid") << u"notyetvalid.pem"_qs << false;
    QTest::newRow("of another host") << u"wrongname.pem"_qs << false;
    QTest::newRow("for clients") << u"wrongpurpose.pem"_qs << false;
    QTest::newRow("signed by itself") << u"selfsigned.pem"_qs << false;
    QTest::newRow("of an unknown authority") << u"foreign.pem"_qs << false;
}

void TestTlsFaults::trustsNobodyElse()
{
    QFETCH(QString, certificate);
    QFETCH(bool, good);
    QSslServer server;
    QByteArray received;
    serve(server, file(certificate), received);
    ManagementWire wire;
    wire.environment.dashboardUrl = QUrl(u"https://localhost:%1"_qs.arg(server.serverPort()));
    wire.environment.portalUrl = wire.environment.dashboardUrl;
    wire.environment.extraCaFile = file(u"authority.pem"_qs);
    wire.apply();
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QCOMPARE(profiles.isOk(), good);
    QCOMPARE(received.contains("portal-key"), good);
    if (good)
        return;
    QCOMPARE(profiles.error().failure, CallFailure::TlsFailed);
    QVERIFY(!profiles.error().message.isEmpty());
    QVERIFY(messages::callErrorText(profiles.error()).contains(profiles.error().message));
    QCOMPARE(received, QByteArray());
    QCOMPARE(wire.waiter.waits, QList<int>()); // It will not pass by itself.
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QCOMPARE(created.error().failure, CallFailure::TlsFailed);
    QCOMPARE(received, QByteArray());
    QCOMPARE(wire.log.calls().constLast()->errorDetail, u"tls-failed"_qs);
}

void TestTlsFaults::speaksToNobodyElse_data()
{
    QTest::addColumn<Hostility>("hostility");
    const auto alert = [](const char *hex) { return QByteArray::fromHex(hex); };
    const auto row = [](const char *name, const QByteArray &bytes, Hostility::Then then = Hostility::Then::Close,
                        When when = When::FirstBytes) {
        QTest::newRow(name) << Hostility{bytes, {}, then, when};
    };
    row("plain HTTP", httpAnswer(400, "text/html", "<h1>The plain HTTP request was sent to HTTPS port</h1>"));
    row("plain HTTP immediately", httpAnswer(200, "application/json", "[]"), Hostility::Then::Close, When::Connected);
    row("no common protocol", alert("15030100020246"));
    row("no common cipher", alert("15030300020228"));
    row("unknown name", alert("15030300020270"));
    row("internal error", alert("15030300020250"));
    row("close notify", alert("15030300020100"));
    row("garbage", QByteArray(5000, '\xaa'));
    row("an endless record", QByteArray::fromHex("160303ffff") + QByteArray(70'000, '\0'));
    row("a hello that is cut", QByteArray::fromHex("160303007a0200"));
    row("closed immediately", {}, Hostility::Then::Close, When::Connected);
    row("closed in the handshake", {});
    row("reset in the handshake", {}, Hostility::Then::Reset);
    row("mail", "220 mail.example ESMTP\r\n", Hostility::Then::Close, When::Connected);
}

void TestTlsFaults::speaksToNobodyElse()
{
    QFETCH(Hostility, hostility);
    support::HostileServer server(hostility);
    ManagementWire wire;
    wire.environment.dashboardUrl = server.url("https");
    wire.environment.portalUrl = server.url("https");
    wire.apply();
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    const QList<CallFailure> expected{CallFailure::TlsFailed, CallFailure::Unreachable, CallFailure::NotHttp};
    QVERIFY2(expected.contains(profiles.error().failure), qPrintable(profiles.error().message));
    QVERIFY(!messages::callErrorText(profiles.error()).isEmpty());
    QVERIFY(!awaited(wire.service.dashboard().createPolicy({})).isOk());
    for (const char *secret : {"portal-key", "dash-token", "Authorization"})
        QVERIFY(!server.received().contains(secret));
}

void TestTlsFaults::readsNoAnswerOfAServerForTls()
{
    QSslServer server;
    QByteArray received;
    serve(server, file(u"good.pem"_qs), received);
    ManagementWire wire;
    wire.environment.portalUrl = QUrl(u"http://127.0.0.1:%1"_qs.arg(server.serverPort()));
    wire.apply();
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    QVERIFY(profiles.error().failure == CallFailure::Unreachable || profiles.error().failure == CallFailure::NotHttp);
    QCOMPARE(received, QByteArray());
}

void TestTlsFaults::trustsTheExtraAuthorityOnly()
{
    QSslServer server;
    QByteArray received;
    serve(server, oldFile(u"server.pem"_qs), received);
    ManagementWire wire;
    wire.environment.portalUrl = QUrl(u"https://localhost:%1"_qs.arg(server.serverPort()));
    wire.apply();
    const auto untrusted = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!untrusted.isOk());
    QCOMPARE(untrusted.error().failure, CallFailure::TlsFailed);
    QVERIFY(!untrusted.error().message.isEmpty());
    QCOMPARE(received, QByteArray());

    wire.environment.extraCaFile = oldFile(u"authority.pem"_qs);
    wire.apply();
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    QVERIFY(received.contains("\r\nAuthorization: portal-key\r\n"));
}

void TestTlsFaults::tellsThatTheAuthorityFileIsUnusable()
{
    QTemporaryFile empty;
    QVERIFY(empty.open());
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"ca.pem"_qs);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ManagementWire wire;
    wire.environment.portalUrl = QUrl(u"https://localhost:1"_qs);
    for (const QString &file : {u"/nonexistent/ca.pem"_qs, empty.fileName(), pipe}) {
        wire.environment.extraCaFile = file;
        wire.apply();
        const auto profiles = awaited(wire.service.portal().listSsoProfiles());
        QVERIFY(!profiles.isOk());
        QCOMPARE(profiles.error().request, management::RequestFault::BadCaFile);
        QCOMPARE(profiles.error().message, file);
    }
}

void TestTlsFaults::offersItsCertificateToAServerThatAsks()
{
    QSslServer server;
    QByteArray received;
    serve(server, oldFile(u"server.pem"_qs), received, QSslSocket::QueryPeer);
    QList<QSslCertificate> offered;
    connect(&server, &QSslServer::startedEncryptionHandshake, &server, [&offered](QSslSocket *socket) {
        connect(socket, &QSslSocket::encrypted, socket,
                [&offered, socket] { offered.append(socket->peerCertificate()); });
    });
    ManagementWire wire;
    wire.environment.portalUrl = QUrl(u"https://localhost:%1"_qs.arg(server.serverPort()));
    wire.environment.extraCaFile = oldFile(u"authority.pem"_qs);
    wire.apply();
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    // Certificate and key are in one file.
    wire.environment.clientCertificateFile = oldFile(u"server.pem"_qs);
    wire.apply();
    QVERIFY(awaited(wire.service.portal().listSsoProfiles()).isOk());
    const QList<QSslCertificate> own = QSslCertificate::fromPath(oldFile(u"server.pem"_qs));
    QCOMPARE(own.size(), 1);
    QCOMPARE(offered, (QList<QSslCertificate>{QSslCertificate(), own.constFirst()}));
}

void TestTlsFaults::tellsThatTheClientCertificateIsUnusable_data()
{
    QTest::addColumn<QByteArray>("certificate"); // The content of the file.
    QTest::addColumn<QByteArray>("key");
    const auto content = [](const QString &path) {
        QFile opened(path);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    };
    const QByteArray pair = content(oldFile(u"server.pem"_qs));
    const QByteArray own = QSslCertificate(pair).toPem();
    const QSslKey key(pair, QSsl::Ec);
    const QByteArray other = QSslKey(content(file(u"good.pem"_qs)), QSsl::Ec).toPem();
    QVERIFY(!key.isNull() && other.size() > 100 && own.size() > 100);
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("a certificate without a key") << own << QByteArray();
    QTest::newRow("a key without a certificate") << QByteArray() << key.toPem();
    QTest::newRow("the key of another certificate") << own << other;
    QTest::newRow("the key of another certificate before its own") << own << other + key.toPem();
    QTest::newRow("an encrypted key") << own << key.toPem("pa55");
    QTest::newRow("a public key") << own << QSslCertificate(pair).publicKey().toPem();
    QTest::newRow("a key that is truncated") << own << key.toPem().first(100);
    QTest::newRow("a certificate that is truncated") << own.first(own.size() / 2) << key.toPem();
    QTest::newRow("DER") << QSslCertificate(pair).toDer() << key.toDer();
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe-\0-\0-\0", 8) << key.toPem();
    QTest::newRow("a huge file") << own.repeated(10'000) << key.toPem();
    QTest::newRow("a huge key") << own << QByteArray(5'000'000, '\n') + key.toPem();
}

/** No connection is made, and no password is requested on the terminal. */
void TestTlsFaults::tellsThatTheClientCertificateIsUnusable()
{
    QFETCH(const QByteArray, certificate);
    QFETCH(const QByteArray, key);
    QTemporaryFile certificateFile;
    QTemporaryFile keyFile;
    for (const auto &[written, bytes] : {std::pair(&certificateFile, certificate), std::pair(&keyFile, key)})
        QVERIFY(written->open() && written->write(bytes) == bytes.size() && written->flush());
    support::RecordingServer server;
    ManagementWire wire;
    QUrl url = server.url();
    url.setScheme(u"https"_qs);
    wire.environment.portalUrl = url;
    wire.environment.clientCertificateFile = certificateFile.fileName();
    wire.environment.clientKeyFile = keyFile.fileName();
    wire.apply();
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    QCOMPARE(profiles.error().request, management::RequestFault::BadClientCertificate);
    QCOMPARE(profiles.error().message, certificateFile.fileName());
    QCOMPARE(server.connections(), 0);
}

/** Settings can name anything; only files are read. */
void TestTlsFaults::readsNoPipeOrDevice_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"/nonexistent/client.pem", "/dev/zero", "/dev/tty", "/proc/self/mem", "/", "pipe"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void TestTlsFaults::readsNoPipeOrDevice()
{
    QFETCH(QString, path);
    QTemporaryDir folder;
    if (path == u"pipe"_qs) {
        path = folder.filePath(path);
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }
    ManagementWire wire;
    wire.environment.portalUrl = QUrl(u"https://localhost:1"_qs);
    const auto faultOf = [&] {
        wire.apply();
        return awaited(wire.service.portal().listSsoProfiles()).error().request;
    };
    wire.environment.clientCertificateFile = path;
    QCOMPARE(faultOf(), management::RequestFault::BadClientCertificate);
    wire.environment.clientCertificateFile = oldFile(u"server.pem"_qs);
    wire.environment.clientKeyFile = path;
    QCOMPARE(faultOf(), management::RequestFault::BadClientCertificate);
    wire.environment.clientCertificateFile.clear();
    wire.environment.extraCaFile = path;
    QCOMPARE(faultOf(), management::RequestFault::BadCaFile);
    qputenv("SSL_CERT_FILE", QFile::encodeName(path));
    const auto configuration = network::trustWith({});
    qunsetenv("SSL_CERT_FILE");
    QVERIFY(configuration.has_value());
}

/** Whether such a certificate is accepted is up to the server: its alert is the error. */
void TestTlsFaults::endsWhereTheServerRefusesTheCertificate_data()
{
    QTest::addColumn<QString>("certificate");
    for (const char *name : {"expired.pem", "notyetvalid.pem", "wrongpurpose.pem", "selfsigned.pem", "foreign.pem"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestTlsFaults::endsWhereTheServerRefusesTheCertificate()
{
    QFETCH(const QString, certificate);
    QSslServer server;
    QByteArray received;
    serve(server, file(u"good.pem"_qs), received, QSslSocket::VerifyPeer);
    ManagementWire wire;
    wire.environment.portalUrl = QUrl(u"https://localhost:%1"_qs.arg(server.serverPort()));
    wire.environment.extraCaFile = file(u"authority.pem"_qs);
    wire.environment.clientCertificateFile = file(certificate);
    wire.apply();
    const auto profiles = awaited(wire.service.portal().listSsoProfiles());
    QVERIFY(!profiles.isOk());
    const QList<CallFailure> expected{CallFailure::TlsFailed, CallFailure::Unreachable};
    QVERIFY2(expected.contains(profiles.error().failure), qPrintable(profiles.error().message));
    qInfo("%s", qPrintable(messages::callErrorText(profiles.error())));
    QVERIFY(!received.contains("portal-key"));
}

GATEWRIGHT_TEST(TestTlsFaults, QCoreApplication)
#include "testtlsfaults.moc"
