#include "exportsamples.h"
#include "gatewaybench.h"
#include "plainmessage.h"
#include "proxydifferences.h"
#include "proxytargets.h"
#include "testprogram.h"
#include "tlspeer.h"

#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

using support::ExportSample;
using support::TlsPeer;

/** Upstreams over TLS: other programs verify them as the test gateway does. */
class TestExportTls final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void verifiesUpstreams_data();
    void verifiesUpstreams();

private:
    support::TestAuthority m_authority;
};

namespace {

/** What the upstream got and what the client got. */
struct TlsOutcome {
    support::PlainMessage sent;
    QByteArray hello;
    QByteArray answer;
};

TlsOutcome outcomeOf(TlsPeer &upstream, const QUrl &proxy)
{
    constexpr int patienceMs = 20'000;
    upstream.hello.clear();
    upstream.received.clear();
    support::RawClient client(proxy);
    QSignalSpy ended(&client, &QTcpSocket::disconnected);
    client.write("GET /a/x?y HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const bool isWhole = ended.wait(patienceMs);
    return {support::plainMessage(upstream.received), upstream.hello, isWhole ? client.received() : QByteArray()};
}

/** Replaces the certificate authorities of the system by those of a file, as the guide says. */
bool trustFile(deploy::ExportedConfiguration &configuration, support::Environment &environment, const QString &path)
{
    QByteArray &content = configuration.main.content;
    const QByteArray system = "/etc/ssl/certs/ca-certificates.crt";
    if (content.count(system) == 1) {
        content.replace(system, path.toUtf8());
        return true;
    }
    if (content.count("@system-ca") == 1) {
        content.replace("@system-ca", path.toUtf8());
        return true;
    }
    environment.insert("SSL_CERT_FILE", path.toUtf8());
    return configuration.main.name == u"Caddyfile";
}

} // namespace

void TestExportTls::initTestCase()
{
    QVERIFY2(m_authority.isValid(), "openssl is one of the packages of ./dev test");
}

void TestExportTls::verifiesUpstreams_data()
{
    QTest::addColumn<deploy::Target>("target");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<bool>("isTrusted");
    QTest::addColumn<bool>("isAccepted");
    for (const deploy::Target target : support::ProxyServer::targets()) {
        const auto row = [target](const char *name, const QString &host, const QByteArray &names, bool isTrusted,
                                  bool isAccepted) {
            QTest::addRow("%s: %s", qPrintable(deploy::nameOf(target)), name)
                << target << host << names << isTrusted << isAccepted;
        };
        row("a private authority", u"localhost"_qs, "DNS:localhost", true, true);
        row("an unknown authority", u"localhost"_qs, "DNS:localhost", false, false);
        row("another host", u"localhost"_qs, "DNS:other.example", true, false);
        row("an address", u"127.0.0.1"_qs, "IP:127.0.0.1", true, true);
        row("another address", u"127.0.0.1"_qs, "IP:127.0.0.2,DNS:localhost", true, false);
    }
}

void TestExportTls::verifiesUpstreams()
{
    QFETCH(const deploy::Target, target);
    QFETCH(const QString, host);
    QFETCH(const QByteArray, names);
    QFETCH(const bool, isTrusted);
    QFETCH(const bool, isAccepted);
    SKIP_WITHOUT_PROGRAM(target);
    TlsPeer upstream(m_authority.certificateFor(names), m_authority.key());
    const QString url = u"https://%1:%2/v1"_qs.arg(host).arg(upstream.serverPort());
    const ExportSample sample{
        .listenPath = u"/a/"_qs, .upstream = url, .userName = u"kim"_qs, .password = u"secret"_qs};

    if (isTrusted)
        qputenv("SSL_CERT_FILE", m_authority.path().toUtf8());
    const auto unset = qScopeGuard([] { qunsetenv("SSL_CERT_FILE"); });
    support::GatewayBench gateway({support::withCredential(support::routeTo(QUrl(url)))});
    const TlsOutcome ours = outcomeOf(upstream, gateway.url());
    QCOMPARE(ours.answer.startsWith("HTTP/1.1 200 "), isAccepted);

    support::ProxyServer proxy(target);
    deploy::ExportedConfiguration configuration = deploy::exportConfiguration(target, support::planOf({sample}),
                                                                              proxy.port());
    support::Environment environment{{configuration.report.variables.constFirst().name, "a2ltOnBhc3M6d29yZA=="}};
    if (isTrusted)
        QVERIFY2(trustFile(configuration, environment, m_authority.path()), configuration.main.content.constData());
    QByteArray problem = proxy.check(configuration, environment);
    if (problem.isEmpty())
        problem = proxy.start();
    QVERIFY2(problem.isEmpty(), problem.constData());
    const TlsOutcome theirs = outcomeOf(upstream, proxy.url());
    const QByteArray where = theirs.answer + proxy.log() + configuration.main.content;
    const bool isRefused = host == u"127.0.0.1" &&
                           deploy::differencesOf(target).contains(deploy::Topic::AddressCertificate);
    QVERIFY2(theirs.answer.startsWith("HTTP/1.1 200 ") == (isAccepted && !isRefused), where.constData());
    QVERIFY2(theirs.sent == (isRefused ? support::PlainMessage() : ours.sent), where.constData());
    QCOMPARE(theirs.hello.contains("localhost"), host == u"localhost");
    QCOMPARE(theirs.hello.contains("localhost"), ours.hello.contains("localhost"));
}

GATEWRIGHT_TEST(TestExportTls, QCoreApplication)
#include "testexporttls.moc"
