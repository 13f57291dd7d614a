#include "gatewaybench.h"
#include "localcertificate.h"
#include "localidentity.h"
#include "testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using gateway::GatewayLimits;
using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

namespace {

preview::GatewayOptions withHttps()
{
    preview::GatewayOptions options;
    options.https = true;
    return options;
}

QFile::Permissions othersMay(const QString &path)
{
    return QFile::permissions(path) &
           (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther);
}

} // namespace

/** The gateway's own side over TLS, with the certificate that it makes. */
class TestGatewayHttps : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void servesAClientThatTrustsItsCertificate_data();
    void servesAClientThatTrustsItsCertificate();
    void isNotTrustedWithoutIt();
    void carriesLargeBodiesBothWays();
    void keepsTheKeyForItsOwner();
    void showsTheSameCertificateTheNextTime();
    void makesANewOneForOneThatIsDamaged_data();
    void makesANewOneForOneThatIsDamaged();
    void makesANewOneForAKeyThatIsNotItsOwn();
    void makesANewOneForAKeyThatOthersKnow_data();
    void makesANewOneForAKeyThatOthersKnow();
    void waitsForNoPipe_data();
    void waitsForNoPipe();
    void failsWithoutAPlaceForTheKey();
    void followsNoLinks_data();
    void followsNoLinks();
    void endsAClientThatDoesNotShakeHands();
    void endsAClientThatSpeaksInTheClear();
    void countsHandshakesAsConnections();
    void knowsItsOwnOrigin();
    void goesOnWhenAClientGoesInTheHandshake();

private:
    /** Runs curl beside this thread, which serves the upstream; its exit code, and what it printed. */
    static std::pair<int, QByteArray> curl(const QStringList &arguments);
    [[nodiscard]] QString certificate() const { return gateway::localIdentityFolder() + u"/localhost.pem"_qs; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGatewayHttps::initTestCase()
{
    QVERIFY2(!QStandardPaths::findExecutable(u"curl"_qs).isEmpty(), "curl is one of the packages of ./dev test");
    QVERIFY(QSslSocket::supportsSsl());
}

void TestGatewayHttps::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->path().toLocal8Bit());
}

std::pair<int, QByteArray> TestGatewayHttps::curl(const QStringList &arguments)
{
    QProcess process;
    QSignalSpy ended(&process, &QProcess::finished);
    process.start(u"curl"_qs, QStringList{u"-sS"_qs, u"--noproxy"_qs, u"*"_qs} + arguments);
    if (ended.isEmpty() && !ended.wait(60'000))
        return {-1, {}};
    return {process.exitCode(), process.readAllStandardOutput()};
}

void TestGatewayHttps::servesAClientThatTrustsItsCertificate_data()
{
    QTest::addColumn<QString>("host");
    for (const char *host : {"127.0.0.1", "localhost"})
        QTest::newRow(host) << QString::fromLatin1(host);
}

void TestGatewayHttps::servesAClientThatTrustsItsCertificate()
{
    QFETCH(const QString, host);
    RecordingPeer upstream;
    GatewayBench bench({routeTo(upstream.url())}, {}, withHttps());
    QUrl url = bench.url();
    QCOMPARE(url.scheme(), u"https"_qs);
    QCOMPARE(bench.gateway().certificatePath(), certificate());
    url.setHost(host);
    url.setPath(u"/a/x"_qs);
    // Twice on one connection.
    const auto [code, output] = curl({u"--cacert"_qs, certificate(), url.toString(), url.toString()});
    QCOMPARE(code, 0);
    QCOMPARE(output, "hellohello");
    QVERIFY(bench.waitForExchanges(2));
    QCOMPARE(bench.exchanges().first()->clientAddress, "127.0.0.1");
}

void TestGatewayHttps::isNotTrustedWithoutIt()
{
    constexpr int notTrusted = 60;
    GatewayBench bench({}, {}, withHttps());
    QCOMPARE(curl({bench.url().toString()}).first, notTrusted);
}

void TestGatewayHttps::carriesLargeBodiesBothWays()
{
    const QByteArray body(3'000'000, 'b');
    RecordingPeer upstream([&](const QByteArray &received, QTcpSocket &) -> QByteArray {
        if (!RecordingPeer::isWhole(received))
            return {};
        return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" +
               received.last(body.size());
    });
    GatewayBench bench({routeTo(upstream.url())}, {}, withHttps());
    QFile file(m_folder->filePath(u"body"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(body) == body.size());
    file.close();
    const auto [code, output] = curl({u"--cacert"_qs, certificate(), u"--data-binary"_qs, u'@' + file.fileName(),
                                      bench.url().toString() + u"/a/"_qs});
    QCOMPARE(code, 0);
    QVERIFY(output == body);
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(bench.exchanges().first()->requestBody.size, body.size());
}

void TestGatewayHttps::keepsTheKeyForItsOwner()
{
    const auto identity = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(identity);
    QCOMPARE(othersMay(gateway::localIdentityFolder()), QFile::Permissions());
    QCOMPARE(othersMay(gateway::localIdentityFolder() + u"/localhost-with-key.pem"_qs), QFile::Permissions());
    QFile file(identity->certificatePath);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("PRIVATE KEY"));
}

void TestGatewayHttps::showsTheSameCertificateTheNextTime()
{
    const auto first = gateway::localIdentity(gateway::localIdentityFolder());
    const auto second = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(first && second);
    QCOMPARE(second->certificate, first->certificate);
    QCOMPARE(second->key, first->key);
}

void TestGatewayHttps::makesANewOneForOneThatIsDamaged_data()
{
    QTest::addColumn<QByteArray>("content");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto made = gateway::makeLocalCertificate(now);
    const auto expired = gateway::makeLocalCertificate(now.addYears(-2));
    const auto later = gateway::makeLocalCertificate(now.addYears(2));
    QVERIFY(made && expired && later);
    const QByteArray encrypted = QSslKey(made->key, QSsl::Ec).toPem("pa55");
    QVERIFY(encrypted.contains("ENCRYPTED"));
    QTest::newRow("no key") << QByteArray("no key");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("certificate alone") << made->certificate;
    QTest::newRow("key alone") << made->key;
    QTest::newRow("encrypted key") << made->certificate + encrypted;
    QTest::newRow("public key") << made->certificate +
                                       QSslKey(made->key, QSsl::Ec).toPem().replace("PRIVATE", "PUBLIC");
    QTest::newRow("another key before its own") << made->certificate + expired->key + made->key;
    QTest::newRow("another certificate before its own") << expired->certificate + made->certificate + made->key;
    QTest::newRow("truncated") << (made->certificate + made->key).chopped(60);
    QTest::newRow("expired") << expired->certificate + expired->key;
    QTest::newRow("not yet valid") << later->certificate + later->key;
    QTest::newRow("too large") << made->certificate + made->key + QByteArray(17'000'000, '\n');
}

void TestGatewayHttps::makesANewOneForOneThatIsDamaged()
{
    QFETCH(const QByteArray, content);
    const auto first = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(first);
    QFile pair(gateway::localIdentityFolder() + u"/localhost-with-key.pem"_qs);
    QVERIFY(pair.open(QIODevice::WriteOnly) && pair.write(content) == content.size());
    pair.close();
    QFile shown(first->certificatePath); // Would fit, so that only the pair decides.
    QVERIFY(shown.open(QIODevice::WriteOnly));
    shown.write(QSslCertificate(content).toPem());
    shown.close();
    const auto second = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(second);
    QVERIFY(second->certificate != first->certificate);
    QVERIFY(second->certificate != QSslCertificate(content));
    QVERIFY(gateway::hasMatchingKey(second->certificate.toPem() + second->key.toPem()));
    QFile file(second->certificatePath);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), second->certificate.toPem());
}

void TestGatewayHttps::makesANewOneForAKeyThatIsNotItsOwn()
{
    const auto first = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(first);
    const auto other = gateway::makeLocalCertificate(QDateTime::currentDateTimeUtc());
    QVERIFY(other);
    QVERIFY(gateway::hasMatchingKey(other->key + other->certificate));
    QFile pair(gateway::localIdentityFolder() + u"/localhost-with-key.pem"_qs);
    const QByteArray mixed = first->certificate.toPem() + other->key;
    QVERIFY(!gateway::hasMatchingKey(mixed));
    QVERIFY(pair.open(QIODevice::WriteOnly) && pair.write(mixed) == mixed.size());
    pair.close();
    const auto second = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(second);
    QVERIFY(second->certificate != first->certificate);
    QVERIFY(gateway::hasMatchingKey(second->certificate.toPem() + second->key.toPem()));
}

void TestGatewayHttps::makesANewOneForAKeyThatOthersKnow_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("everyone") << 0666;
    QTest::newRow("everyone, to read") << 0604;
    QTest::newRow("the group") << 0640;
    QTest::newRow("everyone, to write") << 0602;
}

void TestGatewayHttps::makesANewOneForAKeyThatOthersKnow()
{
    QFETCH(const int, mode);
    const QString folder = gateway::localIdentityFolder();
    const auto first = gateway::localIdentity(folder);
    QVERIFY(first);
    const QString pair = folder + u"/localhost-with-key.pem"_qs;
    QCOMPARE(::chmod(QFile::encodeName(pair).constData(), mode_t(mode)), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder).constData(), 0777), 0);
    const auto second = gateway::localIdentity(folder);
    QVERIFY(second);
    QVERIFY(second->key != first->key);
    QCOMPARE(othersMay(folder), QFile::Permissions());
    QCOMPARE(othersMay(pair), QFile::Permissions());
}

void TestGatewayHttps::waitsForNoPipe_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("the key") << u"localhost-with-key.pem"_qs;
    QTest::newRow("the certificate") << u"localhost.pem"_qs;
}

void TestGatewayHttps::waitsForNoPipe()
{
    QFETCH(const QString, name);
    const QString pipe = gateway::localIdentityFolder() + u'/' + name;
    QVERIFY(QDir().mkpath(gateway::localIdentityFolder()));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto identity = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(!identity);
    QCOMPARE(identity.error(), (base::Error{base::ErrorCode::WrongFileType, pipe}));
}

void TestGatewayHttps::failsWithoutAPlaceForTheKey()
{
    QFile inTheWay(m_folder->filePath(u"gatewright"_qs));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    GatewayBench bench({}, {}, withHttps());
    QCOMPARE(bench.gateway().state(), gateway::TestGateway::State::Failed);
    QCOMPARE(bench.gateway().failure().code, base::ErrorCode::WrongFileType);
}

void TestGatewayHttps::followsNoLinks_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("the folder of the program") << u"gatewright"_qs;
    QTest::newRow("the folder of the key") << u"gatewright/gateway"_qs;
    QTest::newRow("the key") << u"gatewright/gateway/localhost-with-key.pem"_qs;
    QTest::newRow("the certificate") << u"gatewright/gateway/localhost.pem"_qs;
}

void TestGatewayHttps::followsNoLinks()
{
    QFETCH(const QString, place);
    const QString link = m_folder->filePath(place);
    QVERIFY(QDir().mkpath(m_folder->filePath(u"elsewhere"_qs)));
    QVERIFY(QDir().mkpath(QFileInfo(link).path()));
    QVERIFY(QFile::link(m_folder->filePath(u"elsewhere"_qs), link));
    const auto identity = gateway::localIdentity(gateway::localIdentityFolder());
    QVERIFY(!identity);
    QCOMPARE(identity.error(), (base::Error{base::ErrorCode::WrongFileType, link}));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(QDir(m_folder->filePath(u"elsewhere"_qs)).isEmpty());
}

void TestGatewayHttps::endsAClientThatDoesNotShakeHands()
{
    GatewayLimits limits;
    limits.headerTime = std::chrono::milliseconds(100);
    GatewayBench bench({}, limits, withHttps());
    RawClient silent(bench.url());
    RawClient slow(bench.url());
    slow.write(QByteArray::fromHex("160301")); // The first bytes of a hello.
    QTRY_VERIFY(silent.hasEnded());
    QTRY_VERIFY(slow.hasEnded());
}

void TestGatewayHttps::endsAClientThatSpeaksInTheClear()
{
    GatewayBench bench({}, {}, withHttps());
    RawClient client(bench.url());
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(client.hasEnded());
    QVERIFY(!client.received().startsWith("HTTP/"));
}

void TestGatewayHttps::countsHandshakesAsConnections()
{
    GatewayLimits limits;
    limits.connections = 2;
    GatewayBench bench({}, limits, withHttps());
    RawClient first(bench.url());
    RawClient second(bench.url());
    QTRY_VERIFY(first.state() == QAbstractSocket::ConnectedState && second.state() == QAbstractSocket::ConnectedState);
    RawClient third(bench.url());
    QTRY_VERIFY(third.hasEnded());
    first.disconnectFromHost();
    second.disconnectFromHost();
    const QStringList arguments{u"--cacert"_qs, certificate(), bench.url().toString() + u"/none"_qs};
    QTRY_COMPARE(curl(arguments).second, "Not Found");
}

void TestGatewayHttps::goesOnWhenAClientGoesInTheHandshake()
{
    GatewayBench bench({}, {}, withHttps());
    for (int number = 0; number < 20; ++number) {
        RawClient client(bench.url());
        client.write(QByteArray::fromHex("16030100c8010000c40303"));
        QTRY_COMPARE(client.bytesToWrite(), 0);
        client.abort();
    }
    QCOMPARE(curl({u"--cacert"_qs, certificate(), bench.url().toString()}).second, "Not Found");
}

/** A page that the gateway serves over HTTPS is of another origin than one over HTTP on the same port. */
void TestGatewayHttps::knowsItsOwnOrigin()
{
    RecordingPeer upstream;
    GatewayBench bench({support::withCredential(routeTo(upstream.url()))}, {}, withHttps());
    const QString url = u"https://localhost:%1"_qs.arg(bench.url().port());
    const auto status = [&](const QString &origin) {
        return curl({u"-s"_qs, u"--cacert"_qs, certificate(), u"-o"_qs, u"/dev/null"_qs, u"-w"_qs, u"%{http_code}"_qs,
                     u"-H"_qs, u"Origin: "_qs + origin, url + u"/a/"_qs})
            .second;
    };
    QCOMPARE(status(url), QByteArray("200"));
    QCOMPARE(status(u"http://localhost:%1"_qs.arg(bench.url().port())), QByteArray("403"));
    bench.gateway().setAllowedClients({{}, {"http://localhost:3000"}}); // New rules, the same scheme.
    QCOMPARE(status(url), QByteArray("200"));
    QCOMPARE(status(u"http://localhost:3000"_qs), QByteArray("200"));
}

GATEWRIGHT_TEST(TestGatewayHttps, QCoreApplication)
#include "testgatewayhttps.moc"
