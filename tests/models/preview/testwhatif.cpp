#include "testprogram.h"
#include "whatif.h"

#include "exchangesamples.h"

#include <QTest>

/** What other routes would make of a recorded exchange. */
class TestWhatIf final : public QObject
{
    Q_OBJECT

private slots:
    void sendsWhatTheGatewayWouldSend();
    void answersForAPathThatNoRouteServes();
    void namesTheSettingThatBlocks();
    void marksTheHeaderOfTheCredential();
    void marksDeclaredKeys();
    void keepsNothingOfTheRecordedAnswer();
    void answersARefusedClientAgain();
    void followsTheSettingsOfTheGateway();
    void repeatsTheAnswerToAnUnreadableRequest();
};

namespace {

routing::Route shop()
{
    routing::Route route;
    route.apiName = u"shop"_qs;
    route.documentPath = u"/apis/shop.yaml"_qs;
    route.extensionPointer = u"/x-vendor-api-gateway"_qs;
    route.listenPath = "/shop/";
    route.stripListenPath = true;
    route.upstream = QUrl(u"https://stock.example/v2"_qs);
    return route;
}

traffic::Exchange whatIf(const routing::Route &route)
{
    return preview::whatIf({routing::RouteTable({route}), {}, {}, 0, {}}, support::bookshopExchange());
}

} // namespace

void TestWhatIf::sendsWhatTheGatewayWouldSend()
{
    const traffic::Exchange made = whatIf(shop());
    QVERIFY(made.reachedUpstream);
    QCOMPARE(made.upstreamRequest.target, QByteArray("/v2/books?page=2"));
    QCOMPARE(made.upstreamRequest.headers.first("Host"), QByteArray("stock.example"));
    QVERIFY(!made.upstreamRequest.headers.contains("Connection"));
    QVERIFY(!made.changes.isEmpty());
    QCOMPARE(made.documentPath, u"/apis/shop.yaml"_qs);
    QCOMPARE(made.request, support::bookshopExchange().request);
}

void TestWhatIf::answersForAPathThatNoRouteServes()
{
    routing::Route elsewhere = shop();
    elsewhere.listenPath = "/elsewhere/";
    const traffic::Exchange made = whatIf(elsewhere);
    QVERIFY(!made.reachedUpstream);
    QCOMPARE(made.response.status, 404);
    QCOMPARE(made.gatewayReason, traffic::GatewayError::NotFound);
    QCOMPARE(made.responseBody.bytes.read(), QByteArray("Not Found"));
    QVERIFY(made.documentPath.isEmpty());
}

void TestWhatIf::namesTheSettingThatBlocks()
{
    routing::Route blocked = shop();
    blocked.upstream = QUrl();
    blocked.block = routing::RouteBlock{
        u"reference-unresolved"_qs, u"/x-vendor-api-gateway/upstream/url"_qs, {u"env://X"_qs}};
    const traffic::Exchange made = whatIf(blocked);
    QVERIFY(!made.reachedUpstream);
    QCOMPARE(made.gatewayReason, traffic::GatewayError::NotSendable);
    QVERIFY(made.responseBody.bytes.read().endsWith(
        R"(,"rule":"reference-unresolved","pointer":"/x-vendor-api-gateway/upstream/url"})"));
    QVERIFY(made.changes.isEmpty());
}

void TestWhatIf::marksDeclaredKeys()
{
    routing::Route route = shop();
    route.keyHeaders = {"X-Key"};
    route.keyParameters = {"appid"};
    const traffic::Exchange made = whatIf(route);
    QCOMPARE(made.secretHeaderNames, QList<QByteArray>{"X-Key"});
    QCOMPARE(made.secretParameterNames, QList<QByteArray>{"appid"});
    // The client meant this API, but no route has the path.
    route.listenPath = "/elsewhere/";
    const traffic::Exchange missed = whatIf(route);
    QCOMPARE(missed.gatewayReason, traffic::GatewayError::NotFound);
    QCOMPARE(missed.secretHeaderNames, QList<QByteArray>{"X-Key"});
    QCOMPARE(missed.secretParameterNames, QList<QByteArray>{"appid"});
}

void TestWhatIf::marksTheHeaderOfTheCredential()
{
    routing::Route basic = shop();
    basic.credential = routing::UpstreamCredential{"X-Up", secrets::Secret(QByteArray("Basic a2ltOnM=")), {}};
    const traffic::Exchange made = whatIf(basic);
    QCOMPARE(made.upstreamRequest.headers.first("X-Up"), QByteArray("Basic a2ltOnM="));
    QCOMPARE(made.secretHeaderNames, QList<QByteArray>{"X-Up"});
}

void TestWhatIf::keepsNothingOfTheRecordedAnswer()
{
    const traffic::Exchange made = whatIf(shop());
    QCOMPARE(made.response, http::ResponseHead());
    QCOMPARE(made.responseBody, http::Body());
    QCOMPARE(made.timings, traffic::Timings());
    QCOMPARE(made.answeredBy, traffic::AnsweredBy::Nobody);
}

void TestWhatIf::answersARefusedClientAgain()
{
    routing::Route guarded = shop();
    guarded.clientAuthentication = routing::ClientAuthentication{
        "shop", {{"kim", secrets::Secret(QByteArray("right"))}}, {}};
    traffic::Exchange recorded = support::bookshopExchange();
    const auto made = [&](const QByteArray &credentials) {
        recorded.request.headers.set("Authorization", credentials);
        return preview::whatIf({routing::RouteTable({guarded}), {}, {}, 0, {}}, recorded);
    };
    const traffic::Exchange refused = made("Basic " + QByteArray("kim:wrong").toBase64());
    QVERIFY(!refused.reachedUpstream);
    QCOMPARE(refused.gatewayReason, traffic::GatewayError::ClientAuthenticationWrong);
    QCOMPARE(refused.response.status, 401);
    QCOMPARE(refused.response.reason, QByteArray("Unauthorized"));
    QCOMPARE(refused.response.headers.first("WWW-Authenticate"), QByteArray("Basic realm=\"shop\""));
    QCOMPARE(refused.responseBody.bytes.read(), QByteArray(R"({"error": "User not authorised"})"));
    QCOMPARE(made("Basic !").response.status, 400);
    QVERIFY(made("Basic " + QByteArray("kim:right").toBase64()).reachedUpstream);
}

void TestWhatIf::followsTheSettingsOfTheGateway()
{
    routing::Route loop = shop();
    loop.upstream = QUrl(u"http://[::1]:8080/"_qs);
    routing::GatewayRules rules{routing::RouteTable({loop}), {}, {}, 8080, {}};
    traffic::Exchange recorded = support::bookshopExchange();
    QCOMPARE(preview::whatIf(rules, recorded).gatewayReason, traffic::GatewayError::UpstreamIsTheGateway);
    rules.port = 8081;
    QVERIFY(preview::whatIf(rules, recorded).reachedUpstream);
    recorded.request.headers.set("Host", "gateway.test");
    QCOMPARE(preview::whatIf(rules, recorded).gatewayReason, traffic::GatewayError::HostRefused);
    rules.allowed.hosts = {"gateway.test"};
    QVERIFY(preview::whatIf(rules, recorded).reachedUpstream);
    rules.faults = routing::FaultTable({{{}, "/shop/*", {}, 503, false, 0}});
    QCOMPARE(preview::whatIf(rules, recorded).response.status, 503);
}

void TestWhatIf::repeatsTheAnswerToAnUnreadableRequest()
{
    traffic::Exchange recorded;
    recorded.answeredBy = traffic::AnsweredBy::Gateway;
    recorded.gatewayReason = traffic::GatewayError::BadRequest;
    recorded.response.status = 431;
    const traffic::Exchange made = preview::whatIf({routing::RouteTable({shop()}), {}, {}, 0, {}}, recorded);
    QCOMPARE(made.gatewayReason, traffic::GatewayError::BadRequest);
    QCOMPARE(made.response.status, 431);
}

GATEWRIGHT_TEST(TestWhatIf, QCoreApplication)
#include "testwhatif.moc"
