#include "redact.h"
#include "sampleexchange.h"
#include "targetredactor.h"
#include "testprogram.h"

#include <QTest>

/** The targets in the lines of `serve`: as in the redacted exchange, without reading its bodies. */
class TestTargetRedactor final : public QObject
{
    Q_OBJECT

private slots:
    void redactsAsTheWholeExchangeIsRedacted_data();
    void redactsAsTheWholeExchangeIsRedacted();
    void forgetsTheSecretsOfTheExchangeBefore();
    void knowsTheNamesOfEachExchange();
    void readsNoBody();
};

namespace {

/** A body that notices when it is read. */
class WatchedBytes final : public http::StoredBytes
{
public:
    [[nodiscard]] qsizetype size() const override { return 2; }
    [[nodiscard]] QByteArray read() const override
    {
        ++reads;
        return "{}";
    }
    mutable int reads = 0;
};

} // namespace

void TestTargetRedactor::redactsAsTheWholeExchangeIsRedacted_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing secret") << QByteArray("/pets/1?x=1") << QByteArray("/pets/1?x=1");
    QTest::newRow("a parameter") << QByteArray("/pets?token=a&x=1") << QByteArray("/pets?token=REDACTED&x=1");
    QTest::newRow("its value in the path too")
        << QByteArray("/abcdef/b?token=abcdef") << QByteArray("/REDACTED/b?token=REDACTED");
    QTest::newRow("user info") << QByteArray("http://kim:pw@localhost/a") << QByteArray("http://REDACTED@localhost/a");
    QTest::newRow("of a field of the client") << QByteArray("/client-token") << QByteArray("/REDACTED");
    QTest::newRow("of a field of the gateway") << QByteArray("/upstream-pass") << QByteArray("/REDACTED");
    QTest::newRow("the same in base64") << '/' + QByteArray("kim:upstream-pass").toBase64() << QByteArray("/REDACTED");
    QTest::newRow("a cookie of the upstream") << QByteArray("/new%2Dsecret") << QByteArray("/REDACTED");
}

void TestTargetRedactor::redactsAsTheWholeExchangeIsRedacted()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, expected);
    traffic::Exchange exchange = support::sampleExchange();
    exchange.request.target = target;
    traffic::TargetRedactor redactor;
    QCOMPARE(redactor.target(exchange), expected);
    QCOMPARE(traffic::Redactor().exchange(exchange)->request.target, expected);
}

void TestTargetRedactor::forgetsTheSecretsOfTheExchangeBefore()
{
    traffic::Exchange exchange;
    exchange.request.target = "/first-token/second-token";
    traffic::TargetRedactor redactor;
    QCOMPARE(redactor.target(exchange), exchange.request.target);
    exchange.request.headers.append("X-API-Key", "first-token");
    QCOMPARE(redactor.target(exchange), QByteArray("/REDACTED/second-token"));
    QCOMPARE(redactor.target(exchange), QByteArray("/REDACTED/second-token"));
    exchange.request.headers.setValue(0, "second-token");
    QCOMPARE(redactor.target(exchange), QByteArray("/first-token/REDACTED"));
    exchange.request.headers = {};
    QCOMPARE(redactor.target(exchange), exchange.request.target);
}

void TestTargetRedactor::knowsTheNamesOfEachExchange()
{
    traffic::Exchange exchange;
    exchange.request.target = "/key-value?appid=key-value";
    exchange.secretParameterNames = {"appid"};
    traffic::TargetRedactor redactor;
    QCOMPARE(redactor.target(exchange), QByteArray("/REDACTED?appid=REDACTED"));
    exchange.secretParameterNames = {"tenant"};
    QCOMPARE(redactor.target(exchange), exchange.request.target);
    exchange.request.headers.append("X-Key", "key-value");
    exchange.secretHeaderNames = {"x-key"};
    QCOMPARE(redactor.target(exchange), QByteArray("/REDACTED?appid=REDACTED"));
}

void TestTargetRedactor::readsNoBody()
{
    const auto bytes = std::make_shared<WatchedBytes>();
    traffic::Exchange exchange;
    exchange.request.target = "/a";
    exchange.responseBody = {http::BodyBytes(bytes), 2};
    QCOMPARE(traffic::TargetRedactor().target(exchange), QByteArray("/a"));
    QCOMPARE(bytes->reads, 0);
    QVERIFY(traffic::Redactor().exchange(exchange)->responseBody.bytes == QByteArray("{}"));
    QVERIFY(bytes->reads > 0);
}

GATEWRIGHT_TEST(TestTargetRedactor, void)
#include "testtargetredactor.moc"
