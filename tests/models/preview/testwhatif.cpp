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
    void keepsNothingOfTheRecordedAnswer();
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
    return preview::whatIf(routing::RouteTable({route}), support::bookshopExchange());
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
    QCOMPARE(made.gatewayReason, QByteArray("not-found"));
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
    QCOMPARE(made.gatewayReason, QByteArray("not-sendable"));
    QCOMPARE(made.responseBody.bytes.read(),
             QByteArray(R"({"rule":"reference-unresolved","pointer":"/x-vendor-api-gateway/upstream/url"})"));
    QVERIFY(made.changes.isEmpty());
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

GATEWRIGHT_TEST(TestWhatIf, QCoreApplication)
#include "testwhatif.moc"
