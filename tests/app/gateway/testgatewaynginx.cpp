#include "gatewaybench.h"
#include "nginxserver.h"
#include "testprogram.h"

#include <QCryptographicHash>
#include <QTest>

using support::GatewayBench;
using support::RawClient;
using support::routeTo;
using support::withCredential;

/** A server from elsewhere as upstream: it asks for the credentials itself, and frames its answers in its own way. */
class TestGatewayNginx : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void acceptsTheConfiguredCredentials();
    void lacksThemWithoutTheSetting();
    void carriesChunksAndLengths();
    void survivesConnectionsThatNginxCloses();

private:
    support::NginxServer m_nginx;
};

void TestGatewayNginx::initTestCase()
{
    QVERIFY(m_nginx.put(
        u"users"_qs, "kim:{SHA}" + QCryptographicHash::hash("pass:word", QCryptographicHash::Sha1).toBase64() + '\n'));
    QVERIFY(m_nginx.put(u"in.txt"_qs, "you are in"));
    QVERIFY(m_nginx.put(u"big.bin"_qs, QByteArray(3'000'000, 'b')));
    const QByteArray failure = m_nginx.start(
        "events { }\n"
        "http { access_log off; keepalive_requests 3; types { } default_type text/plain;\n"
        "server { listen 127.0.0.1:" +
        QByteArray::number(m_nginx.port()) +
        "; root .;\n"
        "location /secret { auth_basic zone; auth_basic_user_file users; try_files /in.txt =404; }\n"
        "location /seen { return 200 \"$request_method $request_uri $host $http_x_forwarded_for\"; }\n"
        "location /count { return 200 ok; }\n"
        "} }\n");
    QVERIFY2(failure.isEmpty(), failure.constData());
}

void TestGatewayNginx::cleanupTestCase()
{
    QVERIFY(m_nginx.stop());
}

void TestGatewayNginx::acceptsTheConfiguredCredentials()
{
    GatewayBench bench({withCredential(routeTo(m_nginx.url()))});
    const QByteArray answer = bench.get("/a/secret", "Authorization: Basic d3Jvbmc6d3Jvbmc=\r\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 200 OK\r\nServer: nginx"), answer.constData());
    QVERIFY(answer.endsWith("you are in"));
}

void TestGatewayNginx::lacksThemWithoutTheSetting()
{
    GatewayBench bench({routeTo(m_nginx.url())});
    const QByteArray answer = bench.get("/a/secret");
    QVERIFY2(answer.startsWith("HTTP/1.1 401 Unauthorized\r\nServer: nginx"), answer.constData());
    QVERIFY(!answer.contains("X-Gatewright-Answer"));
}

void TestGatewayNginx::carriesChunksAndLengths()
{
    GatewayBench bench({routeTo(m_nginx.url())});
    const QByteArray big = bench.get("/a/big.bin");
    QCOMPARE(big.size() - big.indexOf("\r\n\r\n") - 4, 3'000'000);
    const QByteArray seen = bench.exchange("POST /a/seen?x=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                           "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
                                           {});
    QVERIFY2(seen.endsWith("POST /seen?x=1 127.0.0.1 127.0.0.1"), seen.constData());
}

void TestGatewayNginx::survivesConnectionsThatNginxCloses()
{
    GatewayBench bench({routeTo(m_nginx.url())});
    RawClient client(bench.url());
    for (int round = 1; round <= 20; ++round) {
        client.write("GET /a/count HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.received().count("\r\n\r\nok"), round);
    }
    QCOMPARE(client.received().count("HTTP/1.1 200 OK\r\n"), 20);
}

GATEWRIGHT_TEST(TestGatewayNginx, QCoreApplication)
#include "testgatewaynginx.moc"
