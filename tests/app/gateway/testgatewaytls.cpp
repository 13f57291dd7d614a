#include "gatewaybench.h"
#include "testprogram.h"

#include <QFile>
#include <QNetworkProxy>
#include <QProcess>
#include <QScopeGuard>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using support::GatewayBench;
using support::RawClient;
using support::RecordingPeer;
using support::routeTo;

namespace {

/** An upstream over TLS that answers with what it got. */
class TlsUpstream final : public QTcpServer
{
public:
    TlsUpstream(const QSslCertificate &certificate, const QSslKey &key)
        : m_certificate(certificate)
        , m_key(key)
    {
        listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QUrl url() const { return QUrl(u"https://127.0.0.1:%1"_qs.arg(serverPort())); }
    QByteArray received;
    qsizetype answerSize = 5;
    int connections = 0;

protected:
    void incomingConnection(qintptr descriptor) override
    {
        ++connections;
        auto *socket = new QSslSocket(this);
        socket->setLocalCertificate(m_certificate);
        socket->setPrivateKey(m_key);
        socket->setSocketDescriptor(descriptor);
        connect(socket, &QSslSocket::readyRead, this, [this, socket] {
            received += socket->readAll();
            if (!RecordingPeer::isWhole(received))
                return;
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(answerSize) + "\r\n\r\n" +
                          QByteArray(answerSize, 'z'));
        });
        socket->startServerEncryption();
    }

private:
    QSslCertificate m_certificate;
    QSslKey m_key;
};

} // namespace

class TestGatewayTls : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void connectsWithoutAProxy_data();
    void connectsWithoutAProxy();
    void refusesACertificateItDoesNotTrust();
    void saysWhatIsWrongWithACertificate_data();
    void saysWhatIsWrongWithACertificate();
    void trustsTheAuthoritiesOfTheEnvironment();
    void sendsOverTls();
    void carriesLargeBodies();

private:
    /** A gateway that trusts the upstream's certificate. */
    void trustIn(GatewayBench &bench) const;

    /** Runs openssl in the folder, as if by hand. */
    [[nodiscard]] bool runOpenssl(const QStringList &arguments) const;
    [[nodiscard]] QByteArray contents(const QString &name) const;

    QTemporaryDir m_folder;
    QSslCertificate m_certificate;
    QSslKey m_key;
};

void TestGatewayTls::initTestCase()
{
    QVERIFY2(!QStandardPaths::findExecutable(u"openssl"_qs).isEmpty(), "openssl is one of the packages of ./dev test");
    QVERIFY(QSslSocket::supportsSsl());
    QVERIFY(runOpenssl({u"req"_qs, u"-x509"_qs, u"-newkey"_qs, u"rsa:2048"_qs, u"-nodes"_qs, u"-keyout"_qs,
                        u"key.pem"_qs, u"-out"_qs, u"cert.pem"_qs, u"-days"_qs, u"2"_qs, u"-subj"_qs,
                        u"/CN=upstream"_qs, u"-addext"_qs, u"subjectAltName=IP:127.0.0.1"_qs}));
    m_certificate = QSslCertificate(contents(u"cert.pem"_qs));
    m_key = QSslKey(contents(u"key.pem"_qs), QSsl::Rsa);
    QVERIFY(!m_certificate.isNull() && !m_key.isNull());
}

bool TestGatewayTls::runOpenssl(const QStringList &arguments) const
{
    QProcess openssl;
    openssl.setWorkingDirectory(m_folder.path());
    openssl.start(u"openssl"_qs, arguments);
    return openssl.waitForFinished(30'000) && openssl.exitCode() == 0;
}

QByteArray TestGatewayTls::contents(const QString &name) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestGatewayTls::trustIn(GatewayBench &bench) const
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates({m_certificate});
    bench.gateway().stop();
    bench.gateway().setTlsConfiguration(configuration);
    preview::GatewayOptions options;
    options.port = 0;
    bench.gateway().start(options);
    QTRY_COMPARE(bench.gateway().state(), gateway::TestGateway::State::Running);
}

void TestGatewayTls::connectsWithoutAProxy_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::newRow("http") << u"http"_qs;
    QTest::newRow("https") << u"https"_qs;
}

/** Upstreams are connected to directly, with and without TLS. */
void TestGatewayTls::connectsWithoutAProxy()
{
    QFETCH(const QString, scheme);
    RecordingPeer proxy;
    RecordingPeer upstream;
    const auto before = QNetworkProxy::applicationProxy();
    const auto restored = qScopeGuard([before] { QNetworkProxy::setApplicationProxy(before); });
    GatewayBench bench({routeTo(QUrl(scheme + u"://localhost:"_qs + QString::number(upstream.serverPort())))});
    RawClient client(bench.url());
    QTRY_COMPARE(client.state(), QAbstractSocket::ConnectedState);
    QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_qs, proxy.serverPort()));
    client.write("GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(upstream.connections(), 1);
    QCOMPARE(proxy.connections(), 0);
}

void TestGatewayTls::refusesACertificateItDoesNotTrust()
{
    TlsUpstream upstream(m_certificate, m_key);
    GatewayBench bench({routeTo(upstream.url())});
    const QByteArray answer = bench.get("/a/");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 "), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: upstream-tls\r\n"));
    QCOMPARE(upstream.received, QByteArray());
    QVERIFY2(answer.contains("upstream-tls: ") && answer.contains("self"), answer.constData());
    QVERIFY(bench.waitForExchanges());
    const traffic::Exchange &exchange = *bench.exchanges().first();
    QVERIFY2(exchange.errorDetail.contains(u"self"_qs), qPrintable(exchange.errorDetail));
    QCOMPARE(exchange.error, traffic::GatewayError::UpstreamTls);
    QCOMPARE(exchange.gatewayReason, traffic::GatewayError::UpstreamTls);
}

void TestGatewayTls::saysWhatIsWrongWithACertificate_data()
{
    QTest::addColumn<QStringList>("validity");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("expired") << QStringList{u"-startdate"_qs, u"20200101000000Z"_qs, u"-enddate"_qs,
                                            u"20210101000000Z"_qs}
                             << QByteArray("IP:127.0.0.1") << QByteArray("expired");
    QTest::newRow("not valid yet") << QStringList{u"-startdate"_qs, u"20900101000000Z"_qs, u"-enddate"_qs,
                                                  u"20910101000000Z"_qs}
                                   << QByteArray("IP:127.0.0.1") << QByteArray("not yet valid");
    QTest::newRow("of another host") << QStringList{u"-days"_qs, u"2"_qs} << QByteArray("DNS:other.example")
                                     << QByteArray("did not match");
}

void TestGatewayTls::saysWhatIsWrongWithACertificate()
{
    QFETCH(const QStringList, validity);
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, words);
    QFile settings(m_folder.filePath(u"ca.cnf"_qs));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[ca]\ndefault_ca=d\n[d]\ndatabase=index.txt\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256\n"
                   "policy=p\nunique_subject=no\n[p]\ncommonName=supplied\n[e]\nsubjectAltName=" +
                   name + '\n');
    settings.close();
    QFile index(m_folder.filePath(u"index.txt"_qs));
    QVERIFY(index.open(QIODevice::WriteOnly));
    QVERIFY(runOpenssl(
        {u"req"_qs, u"-new"_qs, u"-key"_qs, u"key.pem"_qs, u"-out"_qs, u"leaf.csr"_qs, u"-subj"_qs, u"/CN=leaf"_qs}));
    QVERIFY(runOpenssl(QStringList{u"ca"_qs, u"-batch"_qs, u"-notext"_qs, u"-config"_qs, u"ca.cnf"_qs,
                                   u"-extensions"_qs, u"e"_qs, u"-cert"_qs, u"cert.pem"_qs, u"-keyfile"_qs,
                                   u"key.pem"_qs, u"-in"_qs, u"leaf.csr"_qs, u"-out"_qs, u"leaf.pem"_qs} +
                       validity));
    const QSslCertificate leaf(contents(u"leaf.pem"_qs));
    QVERIFY(!leaf.isNull());
    TlsUpstream upstream(leaf, m_key);
    GatewayBench bench({routeTo(upstream.url())});
    trustIn(bench);
    const QByteArray answer = bench.get("/a/");
    QVERIFY2(answer.startsWith("HTTP/1.1 500 "), answer.constData());
    QVERIFY(answer.contains("\r\nX-Gatewright-Answer: upstream-tls\r\n"));
    QVERIFY2(answer.contains(words), answer.constData());
    QCOMPARE(upstream.received, QByteArray());
}

void TestGatewayTls::trustsTheAuthoritiesOfTheEnvironment()
{
    TlsUpstream upstream(m_certificate, m_key);
    GatewayBench bench({routeTo(upstream.url())});
    // They are read when the gateway starts, not when the window is created, which would wait for them.
    qputenv("SSL_CERT_FILE", QFile::encodeName(m_folder.filePath(u"cert.pem"_qs)));
    const auto unset = qScopeGuard([] { qunsetenv("SSL_CERT_FILE"); });
    preview::GatewayOptions options;
    options.port = 0;
    bench.gateway().start(options);
    QTRY_COMPARE(bench.gateway().state(), gateway::TestGateway::State::Running);
    const QByteArray answer = bench.get("/a/x");
    QVERIFY2(answer.endsWith("zzzzz"), answer.constData());
}

void TestGatewayTls::sendsOverTls()
{
    TlsUpstream upstream(m_certificate, m_key);
    GatewayBench bench({routeTo(upstream.url())});
    trustIn(bench);
    for (int round = 0; round < 2; ++round) {
        upstream.received.clear();
        const QByteArray answer = bench.get("/a/x");
        QVERIFY2(answer.endsWith("zzzzz"), answer.constData());
        QVERIFY(upstream.received.startsWith(
            "GET /x HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(upstream.serverPort()) + "\r\n"));
    }
    QCOMPARE(upstream.connections, 1);
    QVERIFY(bench.waitForExchanges(2));
    const traffic::Timings &timings = bench.exchanges().first()->timings;
    QVERIFY(timings.ssl > 0);
    QVERIFY(timings.ssl <= timings.connect);
    QCOMPARE(bench.exchanges().last()->timings.ssl, -1.0);
}

void TestGatewayTls::carriesLargeBodies()
{
    TlsUpstream upstream(m_certificate, m_key);
    upstream.answerSize = 3'000'000;
    GatewayBench bench({routeTo(upstream.url())});
    trustIn(bench);
    const QByteArray body(2'000'000, 'y');
    RawClient client(bench.url());
    client.write("PUT /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " +
                 QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QTRY_VERIFY_WITH_TIMEOUT(client.hasEnded(), 20'000);
    QVERIFY(upstream.received.endsWith(body));
    QVERIFY(client.received().endsWith(QByteArray(3'000'000, 'z')));
}

GATEWRIGHT_TEST(TestGatewayTls, QCoreApplication)
#include "testgatewaytls.moc"
