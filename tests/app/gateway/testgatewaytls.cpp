#include "gatewaybench.h"

#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

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
    void refusesACertificateItDoesNotTrust();
    void trustsTheAuthoritiesOfTheEnvironment();
    void sendsOverTls();
    void carriesLargeBodies();

private:
    /** A gateway that trusts the upstream's certificate. */
    void trustIn(GatewayBench &bench) const;

    QTemporaryDir m_folder;
    QSslCertificate m_certificate;
    QSslKey m_key;
};

void TestGatewayTls::initTestCase()
{
    if (QStandardPaths::findExecutable(u"openssl"_qs).isEmpty() || !QSslSocket::supportsSsl())
        QSKIP("openssl is needed");
    QProcess openssl;
    openssl.setWorkingDirectory(m_folder.path());
    openssl.start(u"openssl"_qs, {u"req"_qs, u"-x509"_qs, u"-newkey"_qs, u"rsa:2048"_qs, u"-nodes"_qs, u"-keyout"_qs,
                                  u"key.pem"_qs, u"-out"_qs, u"cert.pem"_qs, u"-days"_qs, u"2"_qs, u"-subj"_qs,
                                  u"/CN=upstream"_qs, u"-addext"_qs, u"subjectAltName=IP:127.0.0.1"_qs});
    QVERIFY(openssl.waitForFinished(30'000));
    QFile certificate(m_folder.filePath(u"cert.pem"_qs));
    QFile key(m_folder.filePath(u"key.pem"_qs));
    QVERIFY(certificate.open(QIODevice::ReadOnly) && key.open(QIODevice::ReadOnly));
    m_certificate = QSslCertificate(&certificate);
    m_key = QSslKey(&key, QSsl::Rsa);
    QVERIFY(!m_certificate.isNull() && !m_key.isNull());
}

void TestGatewayTls::trustIn(GatewayBench &bench) const
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates({m_certificate});
    bench.gateway().stop();
    bench.gateway().setTlsConfiguration(configuration);
    bench.gateway().start({0, false, 1024 * 1024});
    QTRY_COMPARE(bench.gateway().state(), gateway::TestGateway::State::Running);
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
    QVERIFY2(exchange.error.startsWith(u"upstream-tls: "_qs) && exchange.error.contains(u"self"_qs),
             qPrintable(exchange.error));
    QCOMPARE(exchange.gatewayReason, "upstream-tls");
}

void TestGatewayTls::trustsTheAuthoritiesOfTheEnvironment()
{
    qputenv("SSL_CERT_FILE", QFile::encodeName(m_folder.filePath(u"cert.pem"_qs)));
    const auto unset = qScopeGuard([] { qunsetenv("SSL_CERT_FILE"); });
    TlsUpstream upstream(m_certificate, m_key);
    GatewayBench bench({routeTo(upstream.url())});
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

QTEST_GUILESS_MAIN(TestGatewayTls)
#include "testgatewaytls.moc"
