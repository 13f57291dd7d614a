#include "testprogram.h"
#include "writtenexchanges.h"

#include <QTest>

using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeResult;

/** Which URLs are those of an API. */
class TestExchangePlaces final : public QObject
{
    Q_OBJECT

private slots:
    void recognizes_data();
    void recognizes();
};

void TestExchangePlaces::recognizes_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("expected"); // The operation, `other`, `preflight`, or the part of the finding.
    const auto row = [](const char *name, const QByteArray &head, const QByteArray &request, const char *expected) {
        QTest::newRow(name) << head << request << QString::fromLatin1(expected);
    };
    const QByteArray one = "servers: [{url: 'https://api.example.com/v1/'}]\n";
    row("server", one, "GET https://api.example.com/v1/pets", "GET /pets");
    row("server with a query", one, "GET https://api.example.com/v1/pets?a=1", "GET /pets");
    row("default port and upper case", one, "GET https://API.example.com:443/v1/pets", "GET /pets");
    row("path in another case", one, "GET https://api.example.com/V1/pets", "other");
    row("another port", one, "GET https://api.example.com:8443/v1/pets", "other");
    row("another scheme", one, "GET http://api.example.com/v1/pets", "other");
    row("another host", one, "GET https://cdn.example.com/v1/pets", "other");
    row("inside a segment", one, "GET https://api.example.com/v10/pets", "other");
    row("unknown path", one, "GET https://api.example.com/v1/x", "route");
    row("the server itself", one, "GET https://api.example.com/v1", "route");
    row("unknown method", one, "PATCH https://api.example.com/v1/pets", "method");
    row("WebSocket", one, "GET wss://api.example.com/v1/pets", "GET /pets");
    row("preflight", one,
        "OPTIONS https://api.example.com/v1/pets\nOrigin: https://a\nAccess-Control-Request-Method: PUT", "preflight");
    row("OPTIONS of a program", one, "OPTIONS https://api.example.com/v1/pets", "method");
    const QByteArray variables = "servers: [{url: 'https://{env}.example.com/{base}', variables: {env: {default: live, "
                                 "enum: [live, test]}, base: {default: v2}}}]\n";
    row("default of a variable", variables, "GET https://live.example.com/v2/pets", "GET /pets");
    row("enum of a variable", variables, "GET https://test.example.com/v2/pets", "GET /pets");
    row("another value of a variable", variables, "GET https://other.example.com/v2/pets", "other");
    row("relative server", "servers: [{url: /v1}]\n", "GET https://any.example.com/v1/pets", "GET /pets");
    row("no server", {}, "GET https://any.example.com/pets", "GET /pets");
    row("no server, unknown path", {}, "GET https://any.example.com/script.js", "other");
    row("no server, unknown path on this machine", {}, "GET http://localhost:8080/x", "route");
    const QByteArray gateway = one + "x-vendor-api-gateway:\n  info: {name: P}\n  upstream: {url: 'http://u'}\n"
                                     "  server: {listenPath: {value: /shop/, strip: true}}\n";
    row("listen path", gateway, "GET http://127.0.0.1:8080/shop/pets", "GET /pets");
    row("listen path at another loopback name", gateway, "GET http://[::1]:80/shop/pets", "GET /pets");
    row("listen path elsewhere", gateway, "GET http://example.com/shop/pets", "other");
    row("another listen path", gateway, "GET http://127.0.0.1:8080/other/pets", "other");
    row("unknown path below the listen path", gateway, "GET http://127.0.0.1:8080/shop/x", "route");
    row("server of a path", one, "GET https://files.example.com/f/cats", "GET /cats");
    row("another path at the server of a path", one, "GET https://files.example.com/f/pets", "other");
}

void TestExchangePlaces::recognizes()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, request);
    QFETCH(const QString, expected);
    const QByteArray api = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\n" + head +
                           "paths:\n  /pets: {get: {responses: {'200': {description: d}}}}\n"
                           "  /cats: {servers: [{url: 'https://files.example.com/f'}], get: {responses: {'200': "
                           "{description: d}}}}\n";
    ExchangeChecker checker(support::describedText(api));
    const support::WrittenExchange written(request + "\n---\n200");
    const ExchangeResult result = checker.check(written.url, written.exchange);
    QString got = result.operation;
    if (result.kind == ExchangeResult::Kind::OtherApi)
        got = u"other"_qs;
    else if (result.kind == ExchangeResult::Kind::Preflight)
        got = u"preflight"_qs;
    else if (result.operation.isEmpty() && !result.findings.isEmpty())
        got = exchangecheck::nameOf(result.findings.first().part);
    QCOMPARE(got, expected);
}

GATEWRIGHT_TEST(TestExchangePlaces, QCoreApplication)
#include "testexchangeplaces.moc"
