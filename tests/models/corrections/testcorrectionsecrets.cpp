#include "apivariant.h"
#include "correctionmessages.h"
#include "corrector.h"
#include "exchangechecker.h"
#include "seentexts.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTest>

using corrections::Correction;
using corrections::Corrector;
using corrections::NoCorrection;
using corrections::SeenExchange;
using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeFinding;

/** What corrections do not write: secrets, IDs and values of traffic. And that odd traffic is bounded. */
class TestCorrectionSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void writesNoSecret_data();
    void writesNoSecret();
    void knowsTheSecretsOfOtherExchanges();
    void writesNoValue();
    void endsSoon_data();
    void endsSoon();
};

namespace {

const char Api[] = R"({"paths": {
    "/pets": {"post": {
        "parameters": [{"name": "token", "in": "query", "schema": {"type": "integer", "maximum": 10}},
                       {"name": "kind", "in": "query", "schema": {"enum": ["a"]}},
                       {"name": "X-Api-Key", "in": "header", "schema": {"maxLength": 3, "enum": ["a"]}}],
        "requestBody": {"content": {"application/json": {"schema": {"type": "object", "properties": {
            "password": {"enum": ["a"]}, "credentials": {"type": "object", "properties": {"a": {"enum": ["b"]}}},
            "pin": {"type": "integer", "maximum": 10}, "kind": {"enum": ["a"]}, "one": {"const": "a"},
            "secret": {"type": "integer", "maximum": 10}, "closed": {"type": "object", "additionalProperties": false},
            "any": {"anyOf": [{"const": "a"}, {"const": "b"}]}}}}}},
        "responses": {"201": {"description": "d"}}}}}})";

const QByteArray Secret = "hunter2hunter2";

QByteArray post(const QByteArray &body, const QByteArray &query = {}, const QByteArray &headers = {})
{
    return "POST http://localhost/pets" + query + headers + "\nContent-Type: application/json\n\n" + body +
           "\n---\n201";
}

} // namespace

void TestCorrectionSecrets::writesNoSecret_data()
{
    QTest::addColumn<QByteArray>("exchange");
    const auto row = [](const char *name, const QByteArray &exchange) { QTest::newRow(name) << exchange; };
    const QByteArray token = "eyJhbGciOiJIUzI1NiJ9." + Secret + ".x";
    row("a value with the name of a secret", post(R"({"password": ")" + Secret + "\"}"));
    row("a value in a collection of secrets", post(R"({"credentials": {"a": ")" + Secret + "\"}}"));
    row("a token as a value", post(R"({"kind": ")" + token + "\"}"));
    row("a token as a constant", post(R"({"one": ")" + token + "\"}"));
    row("a token as an alternative", post(R"({"any": ")" + token + "\"}"));
    row("a bound of a secret", post(R"({"secret": 271828182845})"));
    row("a secret of another field", post(R"({"kind": ")" + Secret + R"(", "password": ")" + Secret + "\"}"));
    row("a secret of the header as a value",
        post(R"({"kind": ")" + Secret + "\"}", {}, "\nAuthorization: Bearer " + Secret));
    row("a secret of the header as a property",
        post("{\"closed\": {\"" + Secret + "\": 1}}", {}, "\nAuthorization: Bearer " + Secret));
    row("a secret of a cookie as a parameter", post("{}", "?" + Secret + "=1", "\nCookie: sid=" + Secret));
    row("a secret as a parameter's value", post("{}", "?kind=" + Secret, "\nAuthorization: Bearer " + Secret));
    row("a parameter with the name of a secret", post("{}", "?token=" + Secret));
    row("a bound of a parameter with the name of a secret", post("{}", "?token=271828182845"));
    row("a number that is a secret of another field", post(R"({"pin": 271828182845, "password": "271828182845"})"));
    row("a header field with the name of a secret", post("{}", {}, "\nX-Api-Key: " + Secret));
    row("an ID as a property", post(R"({"closed": {"7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2": {"b": 1}}})"));
    row("a mail address as a value", post(R"({"kind": "kim@example.com"})"));
    row("a mail address as a property", post(R"({"kim@example.com": 1})"));
    row("what redaction writes", post(R"({"closed": {"REDACTED": 1}})"));
    row("a secret in a new path",
        "GET http://localhost/cats/" + Secret + "/toys\nAuthorization: Bearer " + Secret + "\n---\n200");
    row("a secret in a new operation", "GET http://localhost/pets?q=" + Secret + "&" + Secret +
                                           "=1\nX-Some: " + Secret + "\nAuthorization: Bearer " + Secret +
                                           "\n---\n200\nContent-Type: application/json\n\n{\"" + Secret + "\": 1}");
    row("a secret in a new response", "POST http://localhost/pets\nAuthorization: Bearer " + Secret +
                                          "\n---\n409\nX-Some: " + Secret + "\nContent-Type: application/json\n\n{\"" +
                                          Secret + "\": \"" + Secret + "\"}");
    row("a secret as a media type", "POST http://localhost/pets\nAuthorization: Bearer " + Secret +
                                        "\nContent-Type: application/" + token + "\n\nx\n---\n201");
}

void TestCorrectionSecrets::writesNoSecret()
{
    QFETCH(const QByteArray, exchange);
    static const QByteArrayList forbidden = {Secret, "271828182845", "7a6f3e9b", "kim@", "REDACTED"};
    for (const QByteArray &version : {QByteArray("3.0.4"), QByteArray("3.1.1")}) {
        const auto described = support::describedAs({version}, Api, {});
        const SeenExchange wrong = support::seenText(exchange);
        const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
        // OpenAPI 3.0 has no constants.
        QVERIFY(!result.findings.isEmpty() || version == "3.0.4");
        for (const ExchangeFinding &finding : result.findings) {
            const Correction correction = Corrector(described, {wrong}).correctionFor(wrong, finding);
            const QByteArray text = correction.edit.snapshot.text();
            for (const QByteArray &each : forbidden)
                QVERIFY2(!text.contains(each), text.constData());
            const QString title = messages::correctionTitle(correction);
            for (const QByteArray &each : forbidden)
                QVERIFY2(!title.contains(QString::fromUtf8(each)), qPrintable(title));
        }
    }
}

void TestCorrectionSecrets::knowsTheSecretsOfOtherExchanges()
{
    const auto described = support::describedAs({"3.1.1"}, Api, {});
    const SeenExchange wrong = support::seenText(
        post(R"({"kind": "Sesame street", "closed": {"Sesame street": 1}})", {}, "\nX-Api-Key: blue door"));
    const SeenExchange part = support::seenText(
        post(R"({"kind": "the blue door", "closed": {}})", {}, "\nX-Api-Key: blue door"));
    const QList<SeenExchange> others = {
        support::seenText("GET http://localhost/pets\nX-Api-Key: Sesame street\n---\n200"),
        support::seenText(post(R"({"kind": "other"})"))};
    const auto textsOf = [&](const SeenExchange &exchange, const QList<SeenExchange> &seen) {
        QByteArray texts;
        const auto result = ExchangeChecker(described).check(exchange.url, *exchange.exchange);
        for (const ExchangeFinding &finding : result.findings) {
            if (finding.part == exchangecheck::ExchangePart::Body)
                texts += Corrector(described, seen).correctionFor(exchange, finding).edit.snapshot.text();
        }
        return texts;
    };
    QVERIFY(textsOf(wrong, {}).contains("Sesame street"));
    QVERIFY2(!textsOf(wrong, others).contains("Sesame"), textsOf(wrong, others).constData());
    QVERIFY2(!textsOf(part, others).contains("blue"), textsOf(part, others).constData());
}

/** Types are written, values are not. */
void TestCorrectionSecrets::writesNoValue()
{
    const auto described = support::describedAs({"3.1.1"}, Api, {});
    const QList<SeenExchange> exchanges = {
        support::seenText(
            "GET http://localhost/cats/4711/toys?size=4711&name=zebra\nX-Kind: zebra\n---\n200\nX-Note: zebra\n"
            "Content-Type: application/json\n\n{\"a\": \"zebra\", \"b\": [4711, {\"c\": \"zebra\"}]}"),
        support::seenText("DELETE http://localhost/pets?size=4711\n---\n200\nContent-Type: text/plain\n\nzebra"),
        support::seenText(
            "POST http://localhost/pets?animal=zebra\n---\n409\nContent-Type: application/json\n\n[\"zebra\"]"),
        support::seenText(post(R"({"closed": {"animal": "zebra", "size": 4711}})")),
        support::seenText(post(R"({"animal": "zebra"})")),
    };
    int offered = 0;
    for (const SeenExchange &each : exchanges) {
        const auto result = ExchangeChecker(described).check(each.url, *each.exchange);
        for (const ExchangeFinding &finding : result.findings) {
            const Correction correction = Corrector(described, exchanges).correctionFor(each, finding);
            QVERIFY2(correction.isOffered(), qPrintable(messages::noCorrectionText(correction)));
            const QByteArray text = correction.edit.snapshot.text();
            QVERIFY2(!text.contains("zebra") && !text.contains("4711"), text.constData());
            ++offered;
        }
    }
    QCOMPARE(offered, 7);
}

void TestCorrectionSecrets::endsSoon_data()
{
    QTest::addColumn<QByteArray>("exchange");
    const auto row = [](const char *name, const QByteArray &exchange) { QTest::newRow(name) << exchange; };
    row("a long name of a parameter", post("{}", "?" + QByteArray(100'000, 'a') + "=1"));
    row("a long name of a property", post("{\"closed\": {\"" + QByteArray(1'000'000, 'a') + "\": 1}}"));
    row("a long value", post("{\"kind\": \"" + QByteArray(1'000'000, 'a') + "\"}"));
    row("a long number", post("{\"pin\": " + QByteArray(100'000, '9') + "}"));
    row("a large exponent", post(R"({"pin": 1e999999999})"));
    row("control characters in a name", post("{}", "?a%00%1B%0Ab=1"));
    row("control characters in a property", post(R"({"closed": {"a\u0000\u001b\nb": 1}})"));
    row("control characters in a value", post(R"({"kind": "a\u0000\u001b\nb"})"));
    row("a name that is no UTF-8", post("{}", "?%FF%FE=1"));
    row("a name that YAML reads differently", post(R"({"closed": {"null": 1, "<<": 2, "~": 3, "#": 4, "- a": 5}})"));
    row("a deep body", post("{\"closed\": {\"a\": " + QByteArray(390, '[') + QByteArray(390, ']') + "}}"));
    row("a deep body of objects",
        post("{\"closed\": {\"a\": " + QByteArray("{\"a\":").repeated(390) + "1" + QByteArray(390, '}') + "}}"));
    QByteArray wide = "{\"closed\": {\"a\": {";
    for (int i = 0; i < 20'000; ++i)
        wide += "\"p" + QByteArray::number(i) + "\": {\"x\": 1},";
    row("a wide body", post(wide.chopped(1) + "}}}"));
    row("many parameters", post("{}", "?" + QByteArray("ab=1&").repeated(20'000)));
    row("a long path", "GET http://localhost" + QByteArray("/a").repeated(40'000) + "\n---\n200");
    row("a long segment", "GET http://localhost/" + QByteArray(100'000, 'a') + "\n---\n200");
    row("odd segments", "GET http://localhost//%7Bid%7D/..;/%2F/{x}\n---\n200");
    row("a long method", QByteArray(100'000, 'A') + " http://localhost/pets\n---\n200");
    row("a long media type",
        "POST http://localhost/pets\nContent-Type: application/" + QByteArray(100'000, 'a') + "\n\nx\n---\n201");
}

void TestCorrectionSecrets::endsSoon()
{
    QFETCH(const QByteArray, exchange);
    for (const auto layout : {support::ApiVariant::Layout::YamlBlock, support::ApiVariant::Layout::Json}) {
        const auto described = support::describedAs({"3.2.0", layout}, Api, {});
        const SeenExchange wrong = support::seenText(exchange);
        const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
        QVERIFY(!result.findings.isEmpty());
        QElapsedTimer timer;
        timer.start();
        for (const ExchangeFinding &finding : result.findings.first(std::min<qsizetype>(result.findings.size(), 5))) {
            const Correction correction = Corrector(described).correctionFor(wrong, finding);
            if (correction.isOffered()) {
                const document::Snapshot &now = correction.edit.snapshot;
                QVERIFY(now.isValid() && now.size() - correction.before.size() < 70'000);
                QVERIFY(messages::correctionTitle(correction).size() < 500);
                const auto later = std::make_shared<const description::Description>(
                    std::make_shared<const openapi::ReferencedDocument>(correction.address, now));
                const auto left = ExchangeChecker(later).check(wrong.url, *wrong.exchange);
                for (const ExchangeFinding &each : left.findings)
                    QVERIFY(each.part != finding.part || each.name != finding.name ||
                            each.instance != finding.instance);
            } else {
                QVERIFY(!messages::noCorrectionText(correction).isEmpty());
            }
        }
        constexpr qint64 LongestMs = 10'000;
        QVERIFY2(timer.elapsed() < LongestMs, qPrintable(QString::number(timer.elapsed())));
    }
}

GATEWRIGHT_TEST(TestCorrectionSecrets, QCoreApplication)
#include "testcorrectionsecrets.moc"
