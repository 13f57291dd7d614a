#include "apivariant.h"
#include "cancellation.h"
#include "correctionlimits.h"
#include "correctionmessages.h"
#include "correctionoracle.h"
#include "exchangechecker.h"
#include "seentexts.h"
#include "testprogram.h"

#include <QTest>

using corrections::Correction;
using corrections::Corrector;
using corrections::NoCorrection;
using corrections::SeenExchange;
using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeFinding;
using support::ApiVariant;
using namespace std::chrono_literals;

/** When there is no correction, and what corrections take care of: other files, comments, aliases, other exchanges. */
class TestCorrectionRules final : public QObject
{
    Q_OBJECT

private slots:
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void saysThatAFindingIsGone();
    void endsWhenTheTimeIsOver();
    void endsWhenCancelled();
    void editsNoRemoteDocument();
    void editsOneDocument();
    void keepsCommentsAndStyle();
    void followsAliases_data();
    void followsAliases();
    void takesWhatOthersHave();
    void comparesTheLastExchanges();
    void allowsWhatWasAllowed_data();
    void allowsWhatWasAllowed();
};

namespace {

/** An object whose schema is longer than a correction may be. */
QByteArray manyProperties()
{
    QByteArrayList members;
    for (int i = 0; i < 490; ++i)
        members.append("\"thePriceOfTheItemThatTheCustomerHasInTheBasketOfTheStoreInTheTown" +
                       QByteArray(1, 'A' + i % 26) + QByteArray(1, 'A' + i / 26) + "\": {\"some\": {\"inner\": 1}}");
    return '{' + members.join(", ") + '}';
}

} // namespace

void TestCorrectionRules::saysWhyThereIsNone_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QByteArray>("exchange");
    QTest::addColumn<NoCorrection>("why");
    const auto row = [](const char *name, const QByteArray &api, const QByteArray &exchange, NoCorrection why) {
        QTest::newRow(name) << api << exchange << why;
    };
    const auto schema = [&row](const char *name, const QByteArray &property, const QByteArray &value,
                               NoCorrection why) {
        row(name, support::apiWith(R"({"type": "object", "properties": {"a": )" + property + "}}", true),
            support::exchangeWith(R"({"a": )" + value + "}", true), why);
    };
    const QByteArray any = "{}";
    row("a body that is no JSON", support::apiWith(any, true), support::exchangeWith("{", true),
        NoCorrection::NotReadable);
    row("a response that is no JSON", support::apiWith(any, false), support::exchangeWith("{", false),
        NoCorrection::NotReadable);
    row("no media type", support::apiWith(any, true), "POST http://localhost/pets\n\n{}\n---\n201",
        NoCorrection::NoMediaType);
    row("no media type of the response", support::apiWith(any, false),
        "POST http://localhost/pets\n---\n201\nX-A: b\n\n{}", NoCorrection::NoMediaType);
    row("a media type that is none", support::apiWith(any, true),
        "POST http://localhost/pets\nContent-Type: json\n\n{}\n---\n201", NoCorrection::NoMediaType);
    row("another root element",
        R"({"paths": {"/pets": {"post": {"requestBody": {"content": {"application/xml": {"schema": {"type": "object",
            "xml": {"name": "pet"}}}}}, "responses": {"201": {"description": "d"}}}}}})",
        "POST http://localhost/pets\nContent-Type: application/xml\n\n<cat/>\n---\n201", NoCorrection::RootElement);
    row("no credentials",
        R"({"security": [{"key": []}], "paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}},
            "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "X-K"}}}})",
        "GET http://localhost/pets\n---\n200", NoCorrection::Credentials);
    row("a path parameter that is not in the path",
        R"({"paths": {"/pets": {"get": {"parameters": [{"name": "id", "in": "path", "required": true, "schema": {}}],
            "responses": {"200": {"description": "d"}}}}}})",
        "GET http://localhost/pets\n---\n200", NoCorrection::PathParameter);
    const QByteArray get = R"({"paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}}})";
    row("a parameter whose name is an ID", get,
        "GET http://localhost/pets?7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2=1\n---\n200", NoCorrection::NameWithheld);
    row("a property whose name is an ID",
        support::apiWith(R"({"type": "object", "properties": {"b": {"type": "string"}}})", true),
        support::exchangeWith(R"({"7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2": 1})", true), NoCorrection::NameWithheld);
    row("a method of its own", get, "PURGE http://localhost/pets\n---\n200", NoCorrection::UnsupportedMethod);
    row("a method of its own for a new path", get, "PURGE http://localhost/cats\n---\n200",
        NoCorrection::UnsupportedMethod);
    row("no status", get, "GET http://localhost/pets\n---\n799", NoCorrection::UnsupportedStatus);
    row("a path that the server does not have", get, "GET http://localhost/cats\n---\n404", NoCorrection::NotOfApi);
    row("a method that the server does not have", get, "PUT http://localhost/pets\n---\n405", NoCorrection::NotOfApi);
    row("a path without credentials", get, "GET http://localhost/cats\n---\n401", NoCorrection::NotOfApi);
    schema("not", R"({"not": {"type": "string"}})", R"("x")", NoCorrection::Intended);
    schema("false", "false", R"("x")", NoCorrection::Intended);
    schema("contains", R"({"contains": {"type": "string"}})", "[1]", NoCorrection::Intended);
    schema("minContains", R"({"contains": {"type": "string"}, "minContains": 2})", R"(["a"])", NoCorrection::Intended);
    schema("maxContains", R"({"contains": {"type": "string"}, "maxContains": 1})", R"(["a", "b"])",
           NoCorrection::Intended);
    schema("propertyNames", R"({"propertyNames": {"maxLength": 1}})", R"({"bb": 1})", NoCorrection::Intended);
    row("read-only and required",
        support::apiWith(
            R"({"type": "object", "required": ["a"], "properties": {"a": {"type": "string", "readOnly": true}}})",
            true),
        support::exchangeWith(R"({"a": "x"})", true), NoCorrection::Intended);
    schema("a list that is not allowed", R"({"enum": ["x"]})", "[1]", NoCorrection::ValueWithheld);
    schema("constant and values", R"({"const": "x", "enum": ["x", "y"]})", R"("y")", NoCorrection::Combination);
    schema("alternatives of several kinds", R"({"oneOf": [{"type": "integer"}, {"type": "number"}],
           "anyOf": [{"type": "number"}]})",
           "5", NoCorrection::Combination);
    schema("no alternatives", R"({"anyOf": [false]})", "5", NoCorrection::Combination);
    schema("an unknown reference", R"({"$ref": "#/components/schemas/None"})", "5", NoCorrection::BrokenReference);
    schema("a reference without end", R"({"$ref": "#/components/schemas/A"})", "5", NoCorrection::BrokenReference);
    schema("a wrong keyword", R"({"minLength": "x"})", R"("x")", NoCorrection::NotChecked);
    row("an unknown request body",
        R"({"paths": {"/pets": {"post": {"requestBody": {"$ref": "#/components/requestBodies/None"},
            "responses": {"201": {"description": "d"}}}}}})",
        "POST http://localhost/pets\nContent-Type: application/json\n\n{}\n---\n201", NoCorrection::BrokenReference);
    schema("a value that another part excludes", R"({"allOf": [{"type": "string"}, {"not": {"type": "integer"}}]})",
           "5", NoCorrection::Intended);
    row("much that would be written", support::apiWith(R"({"type": "object", "additionalProperties": false})", true),
        support::exchangeWith(R"({"many": )" + manyProperties() + "}", true), NoCorrection::TooLarge);
}

void TestCorrectionRules::saysWhyThereIsNone()
{
    QFETCH(const QByteArray, api);
    QFETCH(const QByteArray, exchange);
    QFETCH(const NoCorrection, why);
    const auto described = support::describedAs({"3.1.1"}, api, {});
    const SeenExchange wrong = support::seenText(exchange);
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QVERIFY(!result.findings.isEmpty());
    const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
    QVERIFY2(correction.why == why,
             qPrintable(messages::noCorrectionText(correction) + u" / "_qs + messages::correctionTitle(correction)));
    QVERIFY(!messages::noCorrectionText(correction).isEmpty());
    QVERIFY(messages::correctionTitle(correction).isEmpty());
    document::Document document(described->entry()->snapshot().text(), document::Format::Yaml);
    QVERIFY(!corrections::apply(document, correction, u"step"_qs));
    QVERIFY(!document.canUndo());
}

void TestCorrectionRules::saysThatAFindingIsGone()
{
    const auto described = support::describedAs({"3.1.1"}, support::apiWith(R"({"type": "object"})", true), {});
    const SeenExchange wrong = support::seenText(support::exchangeWith("[]", true));
    const SeenExchange fits = support::seenText(support::exchangeWith("{}", true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QCOMPARE(result.findings.size(), 1);
    QCOMPARE(Corrector(described).correctionFor(fits, result.findings.constFirst()).why, NoCorrection::Gone);
}

void TestCorrectionRules::endsWhenTheTimeIsOver()
{
    const auto described = support::describedAs({"3.1.1"}, support::apiWith(R"({"type": "object"})", true), {});
    const SeenExchange wrong = support::seenText(support::exchangeWith("[]", true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QCOMPARE(result.findings.size(), 1);
    Corrector corrector(described, {wrong}, 0ms);
    const Correction correction = corrector.correctionFor(wrong, result.findings.constFirst());
    QCOMPARE(correction.why, NoCorrection::TimeLimit);
    QVERIFY(!messages::noCorrectionText(correction).isEmpty());
}

void TestCorrectionRules::endsWhenCancelled()
{
    const auto described = support::describedAs({"3.1.1"}, support::apiWith(R"({"type": "object"})", true), {});
    const SeenExchange wrong = support::seenText(support::exchangeWith("[]", true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QCOMPARE(result.findings.size(), 1);
    Corrector corrector(described, {wrong}, 1h);
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    QVERIFY(corrector.correctionFor(wrong, result.findings.constFirst()).isOffered());
    work.cancel();
    QVERIFY(!corrector.correctionFor(wrong, result.findings.constFirst()).isOffered());
}

void TestCorrectionRules::editsNoRemoteDocument()
{
    const auto main = std::make_shared<const openapi::ReferencedDocument>(
        u"/api/openapi.yaml"_qs, document::Snapshot::parse(R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /pets:
    post:
      requestBody: {content: {application/json: {schema: {$ref: 'https://h/parts.yaml#/Pet'}}}}
      responses: {'201': {description: d}}
)",
                                                           document::Format::Yaml));
    const auto remote = std::make_shared<const openapi::ReferencedDocument>(
        u"https://h/parts.yaml"_qs, document::Snapshot::parse("Pet: {type: object}\n", document::Format::Yaml));
    const auto described = std::make_shared<const description::Description>(main, openapi::DocumentSet({main, remote}));
    const SeenExchange wrong = support::seenText(support::exchangeWith("[]", true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QCOMPARE(result.findings.size(), 1);
    QCOMPARE(Corrector(described).correctionFor(wrong, result.findings.constFirst()).why, NoCorrection::RemoteDocument);
}

void TestCorrectionRules::editsOneDocument()
{
    const QByteArray api = R"({"paths": {"/pets": {"post": {"requestBody": {"content": {"application/json": {"schema":
        {"allOf": [{"type": "string"}, {"type": "boolean"}]}}}}, "responses": {"201": {"description": "d"}}}}}})";
    const document::Pointer part = support::schemaPlace(true) / document::Pointer{"allOf", "0"};
    const SeenExchange wrong = support::seenText(support::exchangeWith("[]", true));
    for (const auto holder : {ApiVariant::Holder::Component, ApiVariant::Holder::OtherFile}) {
        const auto described = support::describedAs({"3.1.1", ApiVariant::Layout::YamlBlock, holder}, api,
                                                    {{part, "schemas"}});
        const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
        QCOMPARE(result.findings.size(), 1);
        const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
        const bool isOne = holder == ApiVariant::Holder::Component;
        QCOMPARE(correction.why, isOne ? NoCorrection::None : NoCorrection::SeveralDocuments);
    }
}

void TestCorrectionRules::keepsCommentsAndStyle()
{
    const QByteArray text = R"(# The API
openapi: 3.1.0 # version
info: {title: T, version: '1'}
paths:
  /pets:
    post: # the operation
      requestBody:
        # above required
        required: true   # beside required
        content:
          application/json:
            schema: # the schema
              type: object # beside type
              # above enum
              properties:
                status:
                  type: "string"  # beside type
                  # above values
                  enum: ["new",   'old']   # beside values

                # above age
                age: { type: integer,  maximum: 100 }  # beside age
      responses:
        '201':
          description: d
)";
    const auto expect = [&text](const QByteArray &from, const QByteArray &to) {
        return QByteArray(text).replace(from, to);
    };
    const QList<std::pair<QByteArray, QByteArray>> cases = {
        {R"({"status": "sold"})", expect("'old']", "'old',   'sold']")},
        {R"({"status": null})", {}},
        {R"({"age": 120})", expect("maximum: 100", "maximum: 120")},
        {R"({"age": "x"})", expect("type: integer", "type: [integer,  string]")},
    };
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(
        u"/api/openapi.yaml"_qs, document::Snapshot::parse(text, document::Format::Yaml));
    const auto described = std::make_shared<const description::Description>(entry);
    for (const auto &[body, expected] : cases) {
        const SeenExchange wrong = support::seenText(support::exchangeWith(body, true));
        const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
        QVERIFY(!result.findings.isEmpty());
        const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
        QVERIFY2(correction.isOffered(), body.constData());
        const QByteArray now = correction.edit.snapshot.text();
        if (!expected.isEmpty())
            QVERIFY2(now == expected, now.constData());
        QCOMPARE(now.count('#'), text.count('#'));
    }
    const SeenExchange empty = support::seenText("POST http://localhost/pets\n---\n201");
    const auto result = ExchangeChecker(described).check(empty.url, *empty.exchange);
    const Correction correction = Corrector(described).correctionFor(empty, result.findings.constFirst());
    QCOMPARE(correction.edit.snapshot.text(), expect("required: true", "required: false"));
}

void TestCorrectionRules::followsAliases_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("in an anchored schema")
        << QByteArray(R"({"a": {"status": "sold"}})") << QByteArray("[new, old]") << QByteArray("[new, old, sold]");
    QTest::newRow("a property of an anchored schema")
        << QByteArray(R"({"a": {"size": 1}})") << QByteArray("status: {enum: [new, old]}")
        << QByteArray("status: {enum: [new, old]}, size: {type: integer}");
    QTest::newRow("a keyword that a merge key brings in")
        << QByteArray(R"({"b": "abcd"})") << QByteArray("                  type: string\n")
        << QByteArray("                  type: string\n                  maxLength: 4\n");
    QTest::newRow("a value that is an alias")
        << QByteArray(R"({"c": 7})") << QByteArray("maximum: *five") << QByteArray("maximum: 7");
}

void TestCorrectionRules::followsAliases()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, from);
    QFETCH(QByteArray, to);
    const QByteArray text = R"(openapi: 3.1.0
info: {title: T, version: '1'}
x-pet: &pet {type: object, properties: {status: {enum: [new, old]}}}
x-text: &text {maxLength: 3, minLength: 1}
x-five: &five 5
paths:
  /pets:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                a: *pet
                b:
                  <<: *text
                  type: string
                c: {type: integer, maximum: *five}
      responses: {'201': {description: d}}
)";
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(
        u"/api/openapi.yaml"_qs, document::Snapshot::parse(text, document::Format::Yaml));
    const auto described = std::make_shared<const description::Description>(entry);
    const SeenExchange wrong = support::seenText(support::exchangeWith(body, true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QVERIFY(!result.findings.isEmpty());
    const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
    QVERIFY2(correction.isOffered(), qPrintable(messages::noCorrectionText(correction)));
    const QByteArray now = correction.edit.snapshot.text();
    QVERIFY2(now == QByteArray(text).replace(from, to), now.constData());
}

void TestCorrectionRules::takesWhatOthersHave()
{
    const auto described = support::describedAs(
        {"3.1.1"}, R"({"paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}}})", {});
    const QByteArray json = "\nContent-Type: application/json\n\n";
    const QList<SeenExchange> exchanges = {
        support::seenText("GET http://localhost/pets?limit=5\n---\n404" + json + R"({"a": 1})"),
        support::seenText("GET http://localhost/pets?limit=all\n---\n404" + json + R"({"a": "x", "b": null})"),
        support::seenText("GET http://localhost/cats/7\n---\n200" + json + R"({"a": 1})"),
        support::seenText("GET http://localhost/cats/x\n---\n200"),
        support::seenText("GET http://localhost/cats/8?page=1\n---\n204"),
        support::seenText("DELETE http://localhost/cats/8\n---\n204"),
    };
    const auto correctionOf = [&](qsizetype exchange, exchangecheck::ExchangePart part) {
        const SeenExchange &each = exchanges.at(exchange);
        const auto result = ExchangeChecker(described).check(each.url, *each.exchange);
        for (const ExchangeFinding &finding : result.findings) {
            if (finding.part != part)
                continue;
            const Correction correction = Corrector(described, exchanges).correctionFor(each, finding);
            const QString fault = correction.isOffered()
                                      ? support::faultOf(correction, described, each, finding, exchanges)
                                      : messages::noCorrectionText(correction);
            return fault.isEmpty() ? correction.edit.snapshot
                                   : document::Snapshot::parse(fault.toUtf8(), document::Format::Yaml);
        }
        return document::Snapshot();
    };
    const auto with = correctionOf(0, exchangecheck::ExchangePart::Query);
    QCOMPARE(with.at({"paths", "/pets", "get", "parameters", "0", "schema", "type"}).bytes(), "string");
    const auto status = correctionOf(0, exchangecheck::ExchangePart::Status);
    const document::Node schema = status.at(
        {"paths", "/pets", "get", "responses", "404", "content", "application/json", "schema", "properties"});
    QCOMPARE(schema.at({"a", "type"}).childCount(), 2);
    QVERIFY(schema.member("b").exists());
    const auto path = correctionOf(2, exchangecheck::ExchangePart::Route);
    const document::Node cats = path.at({"paths", "/cats/{catId}"});
    QVERIFY2(cats.exists(), path.text().constData());
    QVERIFY(!cats.member("delete").exists());
    QCOMPARE(cats.at({"get", "responses"}).childCount(), 2);
    QCOMPARE(cats.at({"get", "parameters", "0", "name"}).bytes(), "page");
}

void TestCorrectionRules::comparesTheLastExchanges()
{
    const auto described = support::describedAs(
        {"3.1.1"}, R"({"paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}}})", {});
    QList<SeenExchange> exchanges = {support::seenText("GET http://localhost/pets?limit=all\n---\n200")};
    const SeenExchange last = support::seenText("GET http://localhost/pets?limit=5\n---\n200");
    const auto typeWith = [&](qsizetype count) {
        while (exchanges.size() < count)
            exchanges.append(support::seenText("GET http://localhost/pets\n---\n200"));
        const auto result = ExchangeChecker(described).check(last.url, *last.exchange);
        const Correction correction = Corrector(described, exchanges).correctionFor(last, result.findings.constFirst());
        return correction.edit.snapshot.at({"paths", "/pets", "get", "parameters", "0", "schema", "type"}).bytes();
    };
    QCOMPARE(typeWith(corrections::MaximumSeen), "string");
    QCOMPARE(typeWith(corrections::MaximumSeen + 1), "integer");
}

void TestCorrectionRules::allowsWhatWasAllowed_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArrayList>("allowed");
    QTest::addColumn<QByteArray>("wrong");
    QTest::newRow("null beside a second type")
        << QByteArray("3.0.4") << QByteArray(R"({"type": "string", "nullable": true, "maxLength": 3})")
        << QByteArrayList{"null", R"("abc")"} << QByteArray("true");
    QTest::newRow("a more general type") << QByteArray("3.1.1") << QByteArray(R"({"type": ["integer", "null"]})")
                                         << QByteArrayList{"null", "7"} << QByteArray("7.5");
    QTest::newRow("an exclusive bound") << QByteArray("3.1.1")
                                        << QByteArray(R"({"exclusiveMinimum": 10, "minimum": 2, "type": "integer"})")
                                        << QByteArrayList{"11", "12"} << QByteArray("8");
    QTest::newRow("alternatives") << QByteArray("3.0.4")
                                  << QByteArray(R"({"oneOf": [{"type": "integer"}, {"type": "number", "minimum": 5}]})")
                                  << QByteArrayList{"1", "7.5"} << QByteArray("7");
}

/** Corrections make nothing narrower, which no other exchange needs to show. */
void TestCorrectionRules::allowsWhatWasAllowed()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArrayList, allowed);
    QFETCH(const QByteArray, wrong);
    const auto described = support::describedAs({version}, support::apiWith(schema, true), {});
    const SeenExchange exchange = support::seenText(support::exchangeWith(wrong, true));
    const auto result = ExchangeChecker(described).check(exchange.url, *exchange.exchange);
    QVERIFY(!result.findings.isEmpty());
    const ExchangeFinding finding = result.findings.constFirst();
    const Correction correction = Corrector(described).correctionFor(exchange, finding);
    QVERIFY(correction.isOffered());
    QList<SeenExchange> others;
    for (const QByteArray &value : allowed)
        others.append(support::seenText(support::exchangeWith(value, true)));
    const QString fault = support::faultOf(correction, described, exchange, finding, others);
    QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromUtf8(correction.edit.snapshot.text())));
}

GATEWRIGHT_TEST(TestCorrectionRules, QCoreApplication)
#include "testcorrectionrules.moc"
