#include "basiccredentials.h"
#include "gatewaybench.h"
#include "reasonmessages.h"
#include "testprogram.h"

#include <QTest>

using explanation::Offer;
using explanation::Reason;
using routing::Route;
using support::GatewayBench;
using support::RecordingPeer;
using support::routeTo;
using support::withCredential;
using traffic::Exchange;
using traffic::GatewayError;

namespace {

constexpr char Extension[] = "/x-vendor-api-gateway";

/** A port without a listener. */
QUrl closedPort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return QUrl(u"http://127.0.0.1:%1"_qs.arg(server.serverPort()));
}

Route blocked(const QString &rule, GatewayError error, const QStringList &arguments = {})
{
    Route route = routeTo({});
    route.block = routing::RouteBlock{rule, QLatin1String(Extension) + u"/upstream/url"_qs, arguments, error};
    return route;
}

Route forClients()
{
    Route route = routeTo(closedPort());
    route.clientAuthentication = routing::ClientAuthentication{"Pets",
                                                               {{"kim", secrets::Secret(QByteArray("pass"))}},
                                                               QLatin1String(Extension) + u"/server/authentication"_qs};
    return route;
}

QByteArray basic(const QByteArray &user, const QByteArray &password)
{
    return "Authorization: " + http::makeBasicCredentials(user, password) + "\r\n";
}

QByteArray request(const QByteArray &target, const QByteArray &fields = {}, const QByteArray &host = "localhost")
{
    return "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n" + fields + "\r\n";
}

} // namespace

/** What a running gateway records is enough to explain each of its own answers and each change. */
class TestGatewayReasons : public QObject
{
    Q_OBJECT

private slots:
    void explainsItsOwnAnswers_data();
    void explainsItsOwnAnswers();
    void explainsASimulatedFault();
    void explainsEachChange();
    void explainsTheEcho();
    void namesNoSecretOfAListenPath();
};

void TestGatewayReasons::explainsItsOwnAnswers_data()
{
    QTest::addColumn<QList<Route>>("routes");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("pointer"); ///< Relative to the extension; empty without a link.
    QTest::addColumn<Offer>("offer");
    Route orders = routeTo(closedPort(), "/orders/");
    orders.documentPath = u"/files/orders.yaml"_qs;
    const QList<Route> pets{orders, routeTo(closedPort(), "/pets")};
    const QList<Route> plain{routeTo(closedPort())};
    const QByteArray page = "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n";
    QTest::newRow("no route") << QList<Route>() << request("/petz")
                              << u"404: no definition listens on /petz. No definition is served."_qs << QString()
                              << Offer::None;
    QTest::newRow("another listen path") << pets << request("/petz?token=abc")
                                         << u"404: no definition listens on /petz. The nearest listen path is /pets."_qs
                                         << u"/server/listenPath/value"_qs << Offer::None;
    QTest::newRow("host") << plain << request("/a/x", {}, "evil.example")
                          << u"403: the Host of the request, evil.example, is not a loopback name."_qs << QString()
                          << Offer::None;
    QTest::newRow("page of another site")
        << plain << request("/a/x", page)
        << u"403: a web page of another site, https://evil.example, sent the request."_qs << u"/upstream"_qs
        << Offer::Allow;
    QTest::newRow("page without an origin")
        << plain << request("/a/x", "Origin: null\r\nSec-Fetch-Site: cross-site\r\n")
        << u"403: A web page of another site sent the request."_qs << u"/upstream"_qs << Offer::None;
    QTest::newRow("page of another origin, with credentials")
        << QList<Route>{withCredential(routeTo(closedPort()))} << request("/a/x", page)
        << u"403: a web page of https://evil.example sent the request. The API sends credentials to the upstream, so it accepts only pages of allowed origins."_qs
        << u"/upstream"_qs << Offer::Allow;
    QTest::newRow("malformed") << plain << request("/a/x", "X: 1\r\n folded\r\n")
                               << u"400: A header field continues on the next line."_qs << QString() << Offer::None;
    QTest::newRow("head too large") << plain << request("/a/x", "X: " + QByteArray(70'000, 'x') + "\r\n")
                                    << u"431: The header fields together are too large."_qs << QString() << Offer::None;
    QTest::newRow("setting")
        << QList<Route>{blocked(u"upstream-url-invalid"_qs, GatewayError::NotSendable)} << request("/a/x")
        << u"500: the setting “upstream.url” is invalid: it is not an http or https URL with a host."_qs
        << u"/upstream/url"_qs << Offer::None;
    QTest::newRow("secret not allowed")
        << QList<Route>{blocked(u"secret-not-allowed"_qs, GatewayError::SecretNotAllowed,
                                {u"env://TOKEN"_qs, u"https://up.example"_qs})}
        << request("/a/x") << u"503: the definition may not use the secret env://TOKEN for https://up.example."_qs
        << u"/upstream/url"_qs << Offer::Allow;
    QTest::newRow("client without credentials")
        << QList<Route>{forClients()} << request("/a/x")
        << u"401: The API requires client authentication, and the request has no credentials."_qs
        << u"/server/authentication"_qs << Offer::None;
    QTest::newRow("client with malformed credentials")
        << QList<Route>{forClients()} << request("/a/x", "Authorization: Basic !!!\r\n")
        << u"400: The client's credentials are not valid Basic credentials."_qs << u"/server/authentication"_qs
        << Offer::None;
    QTest::newRow("client with wrong credentials")
        << QList<Route>{forClients()} << request("/a/x", basic("kim", "wrong"))
        << u"401: No local user has the client's user name and password."_qs << u"/server/authentication"_qs
        << Offer::None;
    QTest::newRow("upstream refused") << plain << request("/a/x")
                                      << u"500: The upstream does not accept connections. (URL)"_qs
                                      << u"/upstream/url"_qs << Offer::UseEcho;
    QTest::newRow("upstream unknown") << QList<Route>{routeTo({})} << request("/a/x")
                                      << u"500: The host name of the upstream was not found."_qs << u"/upstream/url"_qs
                                      << Offer::UseEcho;
}

void TestGatewayReasons::explainsItsOwnAnswers()
{
    QFETCH(QList<Route>, routes);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, pointer);
    GatewayBench bench(routes);
    support::RawClient client(bench.url());
    client.write(bytes);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.exchanges().isEmpty(), 20'000);
    const Exchange &exchange = *bench.exchanges().first();
    const QList<Reason> reasons = explanation::reasonsOf(exchange);
    QVERIFY(!reasons.isEmpty());
    const Reason &reason = reasons.first();
    QCOMPARE(reason.kind, Reason::Kind::Answer);
    QString sentence = messages::reasonMessage(reason);
    if (!exchange.upstreamUrl.isEmpty())
        sentence.replace(QString::fromUtf8(exchange.upstreamUrl), u"URL"_qs);
    QTEST(sentence, "sentence");
    QCOMPARE(reason.hasLink() ? reason.pointer : QString(),
             pointer.isEmpty() ? pointer : QLatin1String(Extension) + pointer);
    QCOMPARE(reason.hasLink() ? reason.documentPath : QString(),
             pointer.isEmpty() ? QString() : u"/files/pets.yaml"_qs);
    QTEST(reason.offer, "offer");
}

void TestGatewayReasons::explainsASimulatedFault()
{
    GatewayBench bench({routeTo(closedPort())});
    bench.gateway().setFaults({routing::Fault{{}, "/a/x", std::chrono::milliseconds(0), 503, false, 0}});
    [[maybe_unused]] const QByteArray answer = bench.get("/a/x");
    QVERIFY(bench.waitForExchanges());
    QCOMPARE(messages::reasonMessage(explanation::reasonsOf(*bench.exchanges().first()).first()),
             u"503: A simulated fault answered instead of the upstream."_qs);
}

void TestGatewayReasons::explainsEachChange()
{
    RecordingPeer peer([](const QByteArray &received, QTcpSocket &) {
        return RecordingPeer::isWhole(received) ? QByteArray("HTTP/1.1 204 No Content\r\n\r\n") : QByteArray();
    });
    QUrl upstream = peer.url();
    upstream.setPath(u"/v1"_qs);
    GatewayBench bench({withCredential(routeTo(upstream))});
    [[maybe_unused]] const QByteArray answer = bench.get("http://localhost/a/x",
                                                         "Keep-Alive: timeout=5\r\nAuthorization: Bearer mine\r\n");
    QVERIFY(bench.waitForExchanges());
    QStringList lines;
    for (const Reason &reason : explanation::reasonsOf(*bench.exchanges().first())) {
        QCOMPARE(reason.kind, Reason::Kind::Change);
        QCOMPARE(reason.documentPath, reason.pointer.isEmpty() ? QString() : u"/files/pets.yaml"_qs);
        lines.append(messages::reasonMessage(reason) + u' ' + reason.pointer);
    }
    QCOMPARE(lines.join(u'\n'),
             u"The scheme and the host were removed from the request target. \n"
             "The listen path was removed from the path. /x-vendor-api-gateway/server/listenPath/strip\n"
             "The path of the upstream URL was added before the path. /x-vendor-api-gateway/upstream/url\n"
             "Connection was removed because it is for the connection to the gateway only. \n"
             "Keep-Alive was removed because it is for the connection to the gateway only. \n"
             "Host was set to the host of the upstream URL. /x-vendor-api-gateway/upstream/url\n"
             "X-Forwarded-For was added with the address of the client. \n"
             "Authorization was set by Upstream authentication (Basic), in place of the client’s. "
             "/x-vendor-api-gateway/upstream/authentication/basicAuth"_qs);
}

void TestGatewayReasons::explainsTheEcho()
{
    Route route = routeTo(closedPort(), "/a/", false);
    route.upstreamKind = traffic::UpstreamKind::Echo;
    GatewayBench bench({route});
    [[maybe_unused]] const QByteArray answer = bench.get("/a/x");
    QVERIFY(bench.waitForExchanges());
    const Reason reason = explanation::reasonsOf(*bench.exchanges().first()).first();
    QCOMPARE(reason.kind, Reason::Kind::Echo);
    QCOMPARE(reason.pointer, u"/x-vendor-api-gateway/upstream/url"_qs);
}

void TestGatewayReasons::namesNoSecretOfAListenPath()
{
    Route route = routeTo(closedPort(), "/hook-5ecr3tvalue/");
    route.secrets = {secrets::Secret(QByteArray("5ecr3tvalue"))};
    GatewayBench bench({route});
    [[maybe_unused]] const QByteArray answer = bench.get("/hook");
    QVERIFY(bench.waitForExchanges());
    const QString sentence = messages::reasonMessage(explanation::reasonsOf(*bench.exchanges().first()).first());
    QVERIFY2(sentence.contains(u"/hook-REDACTED/"_qs), qPrintable(sentence));
}

GATEWRIGHT_TEST(TestGatewayReasons, QCoreApplication)
#include "testgatewayreasons.moc"
