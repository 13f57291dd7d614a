#include "exchangejson.h"
#include "sampleexchange.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using support::sampleExchange;

class TestExchangeJson : public QObject
{
    Q_OBJECT

private slots:
    void hasExactlyTheDocumentedShape();
    void hidesSecretsUnlessAsked();
    void hasNullWhereNothingReachedTheUpstream();
    void writesBytesThatAreNoUtf8();
};

void TestExchangeJson::hasExactlyTheDocumentedShape()
{
    traffic::Exchange exchange;
    exchange.request = {"GET", "/a/x", {}, 1};
    exchange.request.headers.append("Host", "gw");
    exchange.reachedUpstream = true;
    exchange.upstreamRequest = {"GET", "/x", {}, 1};
    exchange.upstreamRequest.headers.append("Host", "up");
    exchange.requestBody = {"hi", 2};
    exchange.changes = {
        {traffic::ChangeKind::Host, "Host", "gw", "up", traffic::ChangeReason::HostOfUpstream, u"/x/upstream/url"_qs,
         false},
        {traffic::ChangeKind::Header, "TE", "gzip", std::nullopt, traffic::ChangeReason::HopByHop, {}, false}};
    exchange.response = {200, "OK", {}, 1};
    exchange.response.headers.append("A", "\"b\"");
    exchange.responseBody = {"yo", 2};
    exchange.answeredBy = traffic::AnsweredBy::Upstream;
    exchange.findings = {{"query", "a", {}, u"No a."_qs, u"/paths/~1x/get"_qs},
                         {"body", {}, u"/b"_qs, u"No b."_qs, {}}};
    QCOMPARE(
        traffic::exchangeJson(traffic::Redactor().exchange(exchange)),
        R"({"request":{"method":"GET","target":"/a/x","headers":[["Host","gw"]],"bodyBase64":"aGk="},)"
        R"("upstreamRequest":{"method":"GET","target":"/x","headers":[["Host","up"]],"bodyBase64":"aGk="},)"
        R"("changes":[{"what":"host","name":"Host","before":"gw","after":"up","pointer":"/x/upstream/url","reason":"host-of-upstream"},)"
        R"({"what":"header","name":"TE","before":"gzip","after":null,"pointer":null,"reason":"hop-by-hop"}],)"
        R"("response":{"status":200,"headers":[["A","\"b\""]],"bodyBase64":"eW8="},"answeredBy":"upstream",)"
        R"("findings":[{"in":"query","name":"a","pointer":null,"message":"No a."},)"
        R"({"in":"body","name":null,"pointer":"/b","message":"No b."}]})");
}

void TestExchangeJson::hidesSecretsUnlessAsked()
{
    const QByteArray hidden = traffic::exchangeJson(traffic::Redactor().exchange(sampleExchange()));
    const QJsonObject object = QJsonDocument::fromJson(hidden).object();
    QByteArray all = hidden;
    for (const QString &key : {u"request"_qs, u"upstreamRequest"_qs, u"response"_qs})
        all += QByteArray::fromBase64(object[key][u"bodyBase64"].toString().toLatin1());
    for (const QByteArray &secret : support::sampleSecrets())
        QVERIFY2(!all.contains(secret), secret.constData());
    QVERIFY(hidden.contains(R"(["X-Up","Basic REDACTED"])"));
    QVERIFY(hidden.contains(R"(["Authorization","Bearer REDACTED"])"));
    const auto whole = traffic::Redactor::withSecrets(sampleExchange());
    QVERIFY(traffic::exchangeJson(whole).contains(R"(["X-Up","Basic a2ltOnVwc3RyZWFtLXBhc3M="])"));
}

void TestExchangeJson::hasNullWhereNothingReachedTheUpstream()
{
    traffic::Exchange exchange = sampleExchange();
    exchange.reachedUpstream = false;
    exchange.answeredBy = traffic::AnsweredBy::Gateway;
    const QJsonObject object = QJsonDocument::fromJson(traffic::exchangeJson(traffic::Redactor().exchange(exchange)))
                                   .object();
    QVERIFY(object[u"upstreamRequest"_qs].isNull());
    QCOMPARE(object[u"answeredBy"_qs].toString(), u"gateway"_qs);
}

void TestExchangeJson::writesBytesThatAreNoUtf8()
{
    traffic::Exchange exchange;
    exchange.request.headers.append("X", "\xe4\x01");
    const QJsonObject object = QJsonDocument::fromJson(traffic::exchangeJson(traffic::Redactor().exchange(exchange)))
                                   .object();
    QCOMPARE(object[u"request"_qs][u"headers"][0][1].toString(), u"\u00e4\u0001"_qs);
}

GATEWRIGHT_TEST(TestExchangeJson, QCoreApplication)
#include "testexchangejson.moc"
