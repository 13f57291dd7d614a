#include "callerrormessages.h"
#include "hostileserver.h"
#include "managementwire.h"
#include "testprogram.h"

#include <QTest>

using management::CallError;
using management::CallFailure;
using support::awaited;
using support::HostileServer;
using support::Hostility;
using support::ManagementWire;
using When = Hostility::When;

/** Whatever a proxy does, a call ends in bounded memory, names the proxy, and gives it no token. */
class TestHostileProxies final : public QObject
{
    Q_OBJECT

private slots:
    void endsWithAnErrorThatNamesTheProxy_data();
    void endsWithAnErrorThatNamesTheProxy();
    void boundsTheHeadOfAServer_data();
    void boundsTheHeadOfAServer();
    void boundsWhatIsBetweenChunks();
    void blamesNoProxyForTheServer();
};

namespace {

/** Calls of this length end by what they read. */
constexpr int LongTimeout = 100'000;
constexpr int ShortTimeout = 300;
/** The limit, what arrives between two counts on a fast machine, and what the system buffers. */
constexpr qint64 ReadBytes = 64 * 1024 * 1024;

const QByteArray Fields = QByteArray("X-Y: zzzzzzzzzzzzzzzz\r\n").repeated(1000);
const QByteArray Text(64 * 1024, 'y');

} // namespace

void TestHostileProxies::endsWithAnErrorThatNamesTheProxy_data()
{
    QTest::addColumn<QByteArray>("proxyScheme");
    QTest::addColumn<QString>("server");
    QTest::addColumn<Hostility>("hostility");
    QTest::addColumn<int>("timeoutMs");
    QTest::addColumn<CallFailure>("failure");
    const QString https = u"https://dashboard.example"_qs;
    const QString http = u"http://dashboard.example"_qs;
    const auto row = [&](const char *name, const Hostility &hostility, CallFailure failure,
                         int timeoutMs = LongTimeout) {
        QTest::newRow(name) << QByteArray("http") << https << hostility << timeoutMs << failure;
    };
    row("endless fields", {"HTTP/1.1 200 OK\r\n", Fields}, CallFailure::HeadTooLarge);
    row("an endless field", {"HTTP/1.1 200 OK\r\nX: ", Text}, CallFailure::HeadTooLarge);
    row("an endless status line", {"HTTP/1.1 200 ", Text}, CallFailure::HeadTooLarge);
    row("a refusal with endless fields", {"HTTP/1.1 502 Bad Gateway\r\n", Fields}, CallFailure::HeadTooLarge);
    row("a refusal", {"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"}, CallFailure::Unreachable);
    row("a refusal with an endless body", {"HTTP/1.1 403 Forbidden\r\n\r\n", Text}, CallFailure::Unreachable);
    row("credentials are missing",
        {"HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n"},
        CallFailure::Unreachable);
    row("another protocol", {"SSH-2.0-OpenSSH_9\r\n\r\n"}, CallFailure::Unreachable);
    row("closed", {{}, {}, Hostility::Then::Close}, CallFailure::Unreachable);
    row("reset", {{}, {}, Hostility::Then::Reset}, CallFailure::Unreachable);
    row("silent", {{}, {}, Hostility::Then::Stay}, CallFailure::TimedOut, ShortTimeout);
    row("stuck in the head", {"HTTP/1.1 200 OK\r\nX: y\r\n", {}, Hostility::Then::Stay}, CallFailure::TimedOut,
        ShortTimeout);
    QTest::newRow("endless fields, plain http")
        << QByteArray("http") << http << Hostility{"HTTP/1.1 200 OK\r\n", Fields} << LongTimeout
        << CallFailure::HeadTooLarge;
    QTest::newRow("SOCKS: another protocol")
        << QByteArray("socks5") << https
        << Hostility{"HTTP/1.1 400 Bad Request\r\n\r\n", {}, Hostility::Then::Close, When::FirstBytes} << LongTimeout
        << CallFailure::Unreachable;
    QTest::newRow("SOCKS: endless") << QByteArray("socks5") << https
                                    << Hostility{{}, Text, Hostility::Then::Stay, When::FirstBytes} << LongTimeout
                                    << CallFailure::Unreachable;
    QTest::newRow("SOCKS: silent") << QByteArray("socks5") << https
                                   << Hostility{{}, {}, Hostility::Then::Stay, When::FirstBytes} << ShortTimeout
                                   << CallFailure::TimedOut;
}

void TestHostileProxies::endsWithAnErrorThatNamesTheProxy()
{
    QFETCH(const QByteArray, proxyScheme);
    QFETCH(const QString, server);
    QFETCH(const Hostility, hostility);
    QFETCH(const int, timeoutMs);
    QFETCH(const CallFailure, failure);
    HostileServer proxy(hostility);
    ManagementWire wire;
    wire.environment.dashboardUrl = QUrl(server);
    wire.environment.allowPlainHttp = true;
    wire.environment.timeoutMs = timeoutMs;
    wire.environment.proxyUrl = QString::fromUtf8(proxy.url(proxyScheme).toEncoded());
    wire.environment.proxyUser = u"kim"_qs;
    wire.keychain.entries.insert(wire.environment.proxyPasswordKey(), "proxy-pa55");
    wire.apply();
    const auto created = awaited(wire.service.dashboard().createPolicy({}), LongTimeout);
    QVERIFY(!created.isOk());
    const CallError &error = created.error();
    QVERIFY2(error.failure == failure, qPrintable(QString::number(int(error.failure)) + error.message));
    const QString name = u"127.0.0.1:%1"_qs.arg(proxy.url().port());
    QCOMPARE(error.proxy, name);
    const QString text = messages::callErrorText(error);
    QVERIFY2(text.contains(u"The connection uses the proxy %1."_qs.arg(name)), qPrintable(text));
    QVERIFY(!text.contains(u"pa55"));
    qInfo("%lld KiB sent", static_cast<long long>(proxy.fed() / 1024));
    QVERIFY(proxy.fed() < ReadBytes);
    if (server.startsWith(u"https"))
        QVERIFY2(!proxy.received().contains("dash-token"), proxy.received().constData());
}

void TestHostileProxies::boundsTheHeadOfAServer_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("endless");
    for (const QByteArray method : {"GET", "POST"}) {
        const auto row = [&](const QByteArray &name, const QByteArray &begin, const QByteArray &endless) {
            QTest::newRow((method + ": " + name).constData()) << method << begin << endless;
        };
        row("fields", "HTTP/1.1 200 OK\r\n", Fields);
        row("one field", "HTTP/1.1 200 OK\r\nX: ", Text);
        row("status line", "HTTP/1.1 200 ", Text);
    }
}

void TestHostileProxies::boundsTheHeadOfAServer()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, endless);
    HostileServer server({begin, endless});
    const auto answer = awaited(network::sendHttp({method, server.url(), {}, "{}"}, {LongTimeout, {}, {}}, this),
                                LongTimeout);
    QCOMPARE(answer.error().failure, CallFailure::HeadTooLarge);
    QVERIFY(answer.error().proxy.isEmpty());
    QVERIFY(server.fed() < ReadBytes);
}

void TestHostileProxies::boundsWhatIsBetweenChunks()
{
    HostileServer server({"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;x=", Text});
    network::HttpRequest request{"GET", server.url(), {}, {}};
    request.largestAnswer = 1024 * 1024;
    const auto answer = awaited(network::sendHttp(request, {LongTimeout, {}, {}}, this), LongTimeout);
    QCOMPARE(answer.error().failure, CallFailure::TooLarge);
    QVERIFY(server.fed() < ReadBytes);
}

/** After the tunnel is open, the error is about the server. */
void TestHostileProxies::blamesNoProxyForTheServer()
{
    HostileServer proxy(
        {"HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 400 Bad Request\r\n\r\n", {}, Hostility::Then::Close});
    ManagementWire wire;
    wire.environment.dashboardUrl = QUrl(u"https://dashboard.example"_qs);
    wire.environment.proxyUrl = QString::fromUtf8(proxy.url().toEncoded());
    wire.apply();
    const auto created = awaited(wire.service.dashboard().createPolicy({}));
    QCOMPARE(created.error().failure, CallFailure::TlsFailed);
    QVERIFY(!messages::callErrorText(created.error()).contains(u"proxy"));
}

GATEWRIGHT_TEST(TestHostileProxies, QCoreApplication)
#include "testhostileproxies.moc"
