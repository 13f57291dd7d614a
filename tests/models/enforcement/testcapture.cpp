#include "capturesamples.h"
#include "testprogram.h"

#include <QTest>

using namespace enforcement;

/** What policies depend on, read from recorded exchanges. */
class TestCapture final : public QObject
{
    Q_OBJECT

private slots:
    void readsPathsBelowTheListenPath_data();
    void readsPathsBelowTheListenPath();
    void namesTheApiAsPoliciesDo();
    void findsTheApiOfImportedExchanges();
    void leavesPreflightsOut();
    void seesSecretsInPaths();
    void readsPackedExchanges();
};

namespace {

const QByteArray Paths = R"({"/":{"get":{}},"/pets":{"get":{}},"/pets/{id}":{"get":{}}})";

} // namespace

void TestCapture::readsPathsBelowTheListenPath_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("item");
    QTest::newRow("path") << QByteArray("/a/pets") << u"/pets"_qs << 1;
    QTest::newRow("query") << QByteArray("/a/pets/3?x=/y") << u"/pets/3"_qs << 2;
    QTest::newRow("listen path alone") << QByteArray("/a/") << u"/"_qs << 0;
    QTest::newRow("absolute form") << QByteArray("http://localhost:8080/a/pets") << u"/pets"_qs << 1;
    QTest::newRow("encoded text") << QByteArray("/a/p%65ts/caf%C3%A9") << u"/pets/café"_qs << 2;
    QTest::newRow("encoded slash") << QByteArray("/a/pets/x%2fy%20z") << u"/pets/x%2Fy z"_qs << 2;
    QTest::newRow("percent sign at the end") << QByteArray("/a/pets/5%") << u"/pets/5%"_qs << 2;
    QTest::newRow("undocumented") << QByteArray("/a/owners") << u"/owners"_qs << -1;
}

void TestCapture::readsPathsBelowTheListenPath()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QString, path);
    QFETCH(const int, item);
    const Capture capture = captureOf({exchangeOf("a", "GET", target, 5)}, {apiOf("a", Paths)});
    const CapturedRequest &request = capture.requests.constFirst();
    QCOMPARE(request.number, 1U);
    QCOMPARE(request.path, path);
    QCOMPARE(request.item, item);
    QCOMPARE(request.api, 0);
}

void TestCapture::namesTheApiAsPoliciesDo()
{
    const auto exchanges = QList{exchangeOf("a", "GET", "/a/pets"), exchangeOf("b", "GET", "/b/pets"),
                                 exchangeOf("a", "PUT", "/a/pets")};
    const Capture capture = captureOf(exchanges, {apiOf("a", Paths)});
    QCOMPARE(capture.apis.size(), 2);
    QCOMPARE(capture.apis.at(0).granted, (contract::GrantedApi{u"a"_qs, u"Api a"_qs}));
    QVERIFY(capture.apis.at(0).operations);
    // The definition is not open any more.
    QCOMPARE(capture.apis.at(1).granted, (contract::GrantedApi{{}, u"Api b"_qs}));
    QVERIFY(!capture.apis.at(1).operations);
    QCOMPARE(capture.requests.at(2).api, 0);
    QCOMPARE(capture.requests.at(2).item, 1);
    QCOMPARE(capture.requests.at(2).operation, -1);
}

void TestCapture::findsTheApiOfImportedExchanges()
{
    traffic::Exchange imported = exchangeOf("a", "GET", "/a/pets");
    imported.documentPath.clear();
    imported.decision = {};
    QCOMPARE(captureOf({imported}, {apiOf("a", Paths)}).requests.constFirst().api, -1);
    imported.isImported = true;
    const Capture capture = captureOf({imported}, {apiOf("b", Paths), apiOf("a", Paths)});
    QCOMPARE(capture.requests.constFirst().api, 0);
    QCOMPARE(capture.apis.constFirst().granted.id, u"a"_qs);
    QCOMPARE(captureOf({imported}, {apiOf("b", Paths)}).requests.constFirst().api, -1);
    // A document without gateway settings is served at a path made of its title.
    const document::Document plain(R"({"openapi":"3.0.3","info":{"title":"A","version":"1"},"paths":{}})",
                                   document::Format::Json);
    const OpenApi open{u"/plain.json"_qs, std::make_shared<const description::Description>(plain.snapshot())};
    QCOMPARE(captureOf({imported}, {open}).apis.constFirst().granted, (contract::GrantedApi{{}, u"A"_qs}));
}

void TestCapture::leavesPreflightsOut()
{
    traffic::Exchange preflight = exchangeOf("a", "OPTIONS", "/a/pets");
    preflight.request.headers.append("Origin", "http://localhost:3000");
    QCOMPARE(captureOf({preflight}, {apiOf("a", Paths)}).requests.constFirst().api, 0);
    preflight.request.headers.append("Access-Control-Request-Method", "PUT");
    const Capture capture = captureOf({preflight}, {apiOf("a", Paths)});
    QCOMPARE(capture.requests.constFirst().api, -1);
    QVERIFY(capture.requests.constFirst().isPreflight);
}

void TestCapture::seesSecretsInPaths()
{
    traffic::Exchange exchange = exchangeOf("a", "GET", "/a/tokens/s3cr3t-value?page=2");
    QVERIFY(!captureOf({exchange}, {}).requests.constFirst().hasSecretInPath);
    exchange.secrets = {secrets::Secret(QByteArray("s3cr3t-value"))};
    const CapturedRequest request = captureOf({exchange}, {}).requests.constFirst();
    QVERIFY(request.hasSecretInPath);
    QVERIFY2(!request.shownPath.contains(u"s3cr3t"), qPrintable(request.shownPath));
}

void TestCapture::readsPackedExchanges()
{
    QList<traffic::ExchangePtr> whole;
    for (int i = 0; i < 3; ++i)
        whole.append(std::make_shared<const traffic::Exchange>(
            exchangeOf("a", "GET", "/a/pets/" + QByteArray::number(i), i * 1'000)));
    const auto chunk = std::make_shared<const items::ExchangeChunk>(whole);
    const Capture capture = captureOf({{7, {chunk, 0}}, {8, {chunk, 2}}}, {apiOf("a", Paths)});
    QCOMPARE(capture.requests.at(1).number, 8U);
    QCOMPARE(capture.requests.at(1).path, u"/pets/2"_qs);
    QCOMPARE(capture.requests.at(1).item, 2);
    QCOMPARE(capture.requests.at(1).startedAt - capture.requests.at(0).startedAt, 2'000);
}

GATEWRIGHT_TEST(TestCapture, QCoreApplication)
#include "testcapture.moc"
