#include "gatewaybench.h"

#include <QCryptographicHash>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

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
    void letsTheConfiguredCredentialsIn();
    void lacksThemWithoutTheSetting();
    void carriesChunksAndLengths();
    void survivesConnectionsThatNginxCloses();

private:
    [[nodiscard]] QUrl upstream(const QString &path = {}) const
    {
        return QUrl(u"http://127.0.0.1:%1%2"_qs.arg(m_port).arg(path));
    }

    QTemporaryDir m_folder;
    QProcess m_nginx;
    quint16 m_port = 0;
};

void TestGatewayNginx::initTestCase()
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
    QVERIFY(QDir(folder).mkdir(u"tmp"_qs));
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder + u'/' + name);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(u"users"_qs,
                  "kim:{SHA}" + QCryptographicHash::hash("pass:word", QCryptographicHash::Sha1).toBase64() + '\n'));
    QVERIFY(write(u"in.txt"_qs, "you are in"));
    QVERIFY(write(u"big.bin"_qs, QByteArray(3'000'000, 'b')));
    const QString paths = u"client_body_temp_path %1/tmp/a; proxy_temp_path %1/tmp/b; fastcgi_temp_path %1/tmp/c; "
                          "uwsgi_temp_path %1/tmp/d; scgi_temp_path %1/tmp/e;"_qs.arg(folder);
    const QString configuration =
        u"daemon off; master_process off; worker_processes 1; pid %1/pid; error_log %1/error.log;\n"
        "events { worker_connections 64; }\n"
        "http { %2 access_log off; keepalive_requests 3; types { } default_type text/plain;\n"
        "server { listen 127.0.0.1:%3; root %1;\n"
        "location /secret { auth_basic zone; auth_basic_user_file %1/users; try_files /in.txt =404; }\n"
        "location /seen { return 200 \"$request_method $request_uri $host $http_x_forwarded_for\"; }\n"
        "location /count { return 200 ok; }\n"
        "} }\n"_qs.arg(folder, paths)
            .arg(m_port);
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

void TestGatewayNginx::cleanupTestCase()
{
    if (m_nginx.state() == QProcess::NotRunning)
        return;
    m_nginx.terminate();
    QVERIFY(m_nginx.waitForFinished(5000));
}

void TestGatewayNginx::letsTheConfiguredCredentialsIn()
{
    GatewayBench bench({withCredential(routeTo(upstream()))});
    const QByteArray answer = bench.get("/a/secret", "Authorization: Basic d3Jvbmc6d3Jvbmc=\r\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 200 OK\r\nServer: nginx"), answer.constData());
    QVERIFY(answer.endsWith("you are in"));
}

void TestGatewayNginx::lacksThemWithoutTheSetting()
{
    GatewayBench bench({routeTo(upstream())});
    const QByteArray answer = bench.get("/a/secret");
    QVERIFY2(answer.startsWith("HTTP/1.1 401 Unauthorized\r\nServer: nginx"), answer.constData());
    QVERIFY(!answer.contains("X-Gatewright-Answer"));
}

void TestGatewayNginx::carriesChunksAndLengths()
{
    GatewayBench bench({routeTo(upstream())});
    const QByteArray big = bench.get("/a/big.bin");
    QCOMPARE(big.size() - big.indexOf("\r\n\r\n") - 4, 3'000'000);
    const QByteArray seen = bench.exchange("POST /a/seen?x=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                           "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
                                           {});
    QVERIFY2(seen.endsWith("POST /seen?x=1 127.0.0.1 127.0.0.1"), seen.constData());
}

void TestGatewayNginx::survivesConnectionsThatNginxCloses()
{
    GatewayBench bench({routeTo(upstream())});
    RawClient client(bench.url());
    for (int round = 1; round <= 20; ++round) {
        client.write("GET /a/count HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(client.received().count("\r\n\r\nok"), round);
    }
    QCOMPARE(client.received().count("HTTP/1.1 200 OK\r\n"), 20);
}

QTEST_GUILESS_MAIN(TestGatewayNginx)
#include "testgatewaynginx.moc"
