#include "examplecheck.h"
#include "examplefix.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using lint::ExampleUse;
using Result = lint::ExampleCheck::Result;

/** Examples at their places: their schemas, if they fit, and what makes them fit. */
class TestExampleChecks final : public QObject
{
    Q_OBJECT

private slots:
    void findsThePlaces_data();
    void findsThePlaces();
    void checks_data();
    void checks();
    void checksTextsInJson();
    void saysWhyItCannotCheck();
    void leavesOutWhatIsNotSent();
    void makesAValue();
    void fixesTheExample_data();
    void fixesTheExample();
    void hasNoFixForImpossibleSchemas();
    void changesTheSchema_data();
    void changesTheSchema();
    void leavesOtherKeywordsToTheUser();
};

namespace {

const QByteArray PlacesText = R"(openapi: 3.2.0
info: {title: T, version: '1'}
paths:
  /books/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string}, example: a}
      - {name: none, in: query}
    put:
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Book'}
            examples:
              one: {value: {title: x}}
              two: {serializedValue: '{}'}
              other: {$ref: '#/components/examples/Other'}
          text/csv:
            schema: {type: array}
            example: 'a,b'
          application/xml:
            schema: {type: object}
            example: {title: x}
      responses:
        '200':
          description: d
          headers: {X-Rate: {schema: {type: integer}}}
          content: {application/problem+json: {schema: {type: object}, example: {}}}
components:
  examples: {Other: {value: 1}}
  headers: {Page: {schema: {type: integer}, example: 1}}
  schemas:
    Book: {type: object, default: {}, example: {}, examples: [{}], enum: [{}], properties: {title: {type: string, default: a}}}
)";

std::unique_ptr<Document> documentOf(const QByteArray &schema, const QByteArray &example,
                                     const QByteArray &version = "3.1.0")
{
    return std::make_unique<Document>("openapi: " + version +
                                          "\n"
                                          "info: {title: T, version: '1'}\n"
                                          "paths: {}\n"
                                          "components:\n"
                                          "  parameters:\n"
                                          "    P:\n"
                                          "      name: p\n"
                                          "      in: query\n"
                                          "      example: " +
                                          example +
                                          "\n"
                                          "      schema: " +
                                          schema + "\n",
                                      Format::Yaml);
}

const Pointer ExampleOfP{"components", "parameters", "P", "example"};

QByteArray jsonAt(const Document &document, const Pointer &pointer)
{
    const auto value = document.snapshot().at(pointer).value();
    return value ? value->toJson() : QByteArray("none");
}

/** The line of the schema in documentOf(). */
QByteArray schemaIn(const Document &document)
{
    return jsonAt(document, ExampleOfP.parent() / QByteArray("schema"));
}

lint::ExamplePlace exampleOfP(const Document &document)
{
    return lint::exampleAt(document.snapshot(), ExampleOfP).value_or(lint::ExamplePlace());
}

lint::ExampleCheck checkOfP(const Document &document)
{
    return lint::checkExample(document.snapshot(), exampleOfP(document));
}

} // namespace

void TestExampleChecks::findsThePlaces_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("schema");
    QTest::addColumn<ExampleUse>("use");
    const auto row = [](const QString &place, const QString &schema, ExampleUse use) {
        QTest::newRow(qPrintable(place)) << place << schema << use;
    };
    const QString item = u"/paths/~1books~1{id}"_qs;
    const QString body = item + u"/put/requestBody/content"_qs;
    const QString answer = item + u"/put/responses/200"_qs;
    const QString json = body + u"/application~1json"_qs;
    row(item + u"/parameters/0/example"_qs, item + u"/parameters/0/schema"_qs, ExampleUse::Request);
    row(item + u"/parameters/1/example"_qs, {}, ExampleUse::Both);
    row(item + u"/parameters/0/name"_qs, {}, ExampleUse::Both);
    row(json + u"/example"_qs, json + u"/schema"_qs, ExampleUse::Request);
    row(json + u"/examples/one/value"_qs, json + u"/schema"_qs, ExampleUse::Request);
    row(json + u"/examples/one/dataValue"_qs, json + u"/schema"_qs, ExampleUse::Request);
    row(json + u"/examples/two/serializedValue"_qs, json + u"/schema"_qs, ExampleUse::Request);
    row(json + u"/examples/one/summary"_qs, {}, ExampleUse::Both);
    row(body + u"/text~1csv/example"_qs, {}, ExampleUse::Both);
    row(body + u"/application~1xml/example"_qs, body + u"/application~1xml/schema"_qs, ExampleUse::Request);
    row(answer + u"/headers/X-Rate/example"_qs, answer + u"/headers/X-Rate/schema"_qs, ExampleUse::Response);
    row(answer + u"/content/application~1problem+json/example"_qs,
        answer + u"/content/application~1problem+json/schema"_qs, ExampleUse::Response);
    row(u"/components/examples/Other/value"_qs, {}, ExampleUse::Both);
    row(u"/components/headers/Page/example"_qs, u"/components/headers/Page/schema"_qs, ExampleUse::Both);
    const QString book = u"/components/schemas/Book"_qs;
    for (const QString &member : {u"/example"_qs, u"/default"_qs, u"/examples/0"_qs, u"/enum/0"_qs})
        row(book + member, book, ExampleUse::Both);
    row(book + u"/properties/title/default"_qs, book + u"/properties/title"_qs, ExampleUse::Both);
    row(book + u"/examples"_qs, {}, ExampleUse::Both);
}

void TestExampleChecks::findsThePlaces()
{
    QFETCH(QString, place);
    QFETCH(QString, schema);
    QFETCH(ExampleUse, use);
    const Snapshot snapshot = Snapshot::parse(PlacesText, Format::Yaml);
    const auto found = lint::exampleAt(snapshot, *Pointer::parse(place));
    QCOMPARE(found ? found->schema.toString() : QString(), schema);
    if (found) {
        QCOMPARE(found->value.toString(), place);
        QCOMPARE(found->use, use);
        QCOMPARE(found->isSerialized, place.endsWith(u"serializedValue"));
    }
}

void TestExampleChecks::checks_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("example");
    QTest::addColumn<Result>("result");
    QTest::addColumn<QString>("keyword");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *schema, const char *example, Result result,
                        const char *keyword = "", const char *place = "") {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(example) << result << QString::fromLatin1(keyword)
                            << QString::fromLatin1(place);
    };
    row("fits", "{type: integer}", "3", Result::Fits);
    row("another type", "{type: integer}", "a", Result::Differs, "type");
    row("inside", "{properties: {price: {type: number}}}", "{price: cheap}", Result::Differs, "type", "/price");
    row("a property is missing", "{required: [id]}", "{}", Result::Differs, "required");
    row("in another file", "{$ref: 'other.yaml#/Book'}", "1", Result::NotChecked, "$ref");
    row("a keyword that is not valid", "{type: 7}", "1", Result::NotChecked, "schema");
    row("an alias", "{type: array, items: {type: integer}}", "[&one 1, *one]", Result::Fits);
}

void TestExampleChecks::checks()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, example);
    QFETCH(Result, result);
    QFETCH(QString, keyword);
    QFETCH(QString, place);
    const auto document = documentOf(schema, example);
    const lint::ExampleCheck check = checkOfP(*document);
    QCOMPARE(check.result, result);
    QCOMPARE(check.finding.keyword, keyword);
    QCOMPARE(check.finding.instance.toString(), place);
}

/** A text is the value, not its JSON. */
void TestExampleChecks::checksTextsInJson()
{
    QByteArray text = PlacesText;
    const Pointer place{"paths",  "/books/{id}", "put", "responses", "200", "content", "application/problem+json",
                        "example"};
    const Snapshot snapshot = Snapshot::parse(
        text.replace("schema: {type: object}, example: {}", "schema: {type: object}, example: '{}'"), Format::Yaml);
    const auto example = lint::exampleAt(snapshot, place);
    QVERIFY(example);
    QCOMPARE(lint::checkExample(snapshot, *example).finding.keyword, u"type"_qs);
}

void TestExampleChecks::saysWhyItCannotCheck()
{
    auto document = documentOf("{type: integer}", "1");
    QVERIFY(document->remove(ExampleOfP));
    QCOMPARE(checkOfP(*document).result, Result::Missing);
    QVERIFY(document->set(ExampleOfP, document::Value::integer(1)));
    QVERIFY(document->set({"jsonSchemaDialect"}, document::Value::string(u"https://example.test/dialect"_qs)));
    QCOMPARE(checkOfP(*document).result, Result::NotChecked);

    QByteArray text = QByteArray(PlacesText).replace(", enum: [{}]", "");
    const Pointer serialized{"paths", "/books/{id}",    "put", "requestBody", "content", "application/json", "examples",
                             "two",   "serializedValue"};
    const auto check = [&](const QByteArray &from, const QByteArray &to) {
        const Snapshot snapshot = Snapshot::parse(text.replace(from, to), Format::Yaml);
        return lint::checkExample(snapshot, *lint::exampleAt(snapshot, serialized));
    };
    QCOMPARE(check("'{}'", R"('{"title": 1}')").finding.instance.toString(), u"/title"_qs);
    QCOMPARE(check(R"('{"title": 1}')", R"('{"title": }')").result, Result::NotJson);
    QVERIFY(check("", "").place.startsWith(u"1:"));
    QCOMPARE(check(R"('{"title": }')", R"('{"title": "a"}')").result, Result::Fits);
}

/** As the rules of the linter. */
void TestExampleChecks::leavesOutWhatIsNotSent()
{
    const char *schema = "{required: [id, secret], properties: {id: {readOnly: true}, secret: {writeOnly: true}}}";
    QCOMPARE(checkOfP(*documentOf(schema, "{secret: a}")).result, Result::Fits);
    QCOMPARE(checkOfP(*documentOf(schema, "{id: a}")).finding.arguments, QStringList{u"secret"_qs});
}

void TestExampleChecks::makesAValue()
{
    const char *schema = "{type: object, required: [id], properties: {id: {type: integer, minimum: 5}}}";
    const auto document = documentOf(schema, "{}");
    const auto value = lint::makeExample(document->snapshot(), exampleOfP(*document));
    QVERIFY(value);
    QCOMPARE(value->toJson(), QByteArray(R"({"id":5})"));

    const Snapshot snapshot = Snapshot::parse(QByteArray(PlacesText).replace(", enum: [{}]", ""), Format::Yaml);
    const auto place = *lint::exampleAt(snapshot, {"paths", "/books/{id}", "put", "requestBody", "content",
                                                   "application/json", "examples", "two", "serializedValue"});
    const auto text = lint::makeExample(snapshot, place);
    QVERIFY(text);
    QVERIFY(text->isString());
    QVERIFY(document::Value::fromJson(text->bytes()));
}

void TestExampleChecks::fixesTheExample_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("example");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *schema, const char *example, const char *expected) {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(example) << QByteArray(expected);
    };
    row("one place", "{properties: {a: {type: integer, example: 7}, b: {type: string}}}", "{b: kept, a: x}",
        R"({"b":"kept","a":7})");
    row("a missing property", "{required: [a], properties: {a: {type: boolean, default: true}}}", "{b: kept}",
        R"({"b":"kept","a":true})");
    row("a property that is not allowed", "{properties: {a: {}}, additionalProperties: false}", "{a: 1, b: 2}",
        R"({"a":1})");
    row("an item", "{items: {enum: [x, y]}}", "[x, z, y]", R"(["x","x","y"])");
    row("one of several", "{properties: {a: {const: 1}, b: {const: 2}}}", "{a: 0, b: 0}", R"({"a":1,"b":0})");
    row("the whole value", "{type: integer, minimum: 4}", "x", "4");
    row("alternatives", "{anyOf: [{const: 1}, {const: 2}]}", "x", "1");
    row("a place that two schemas are about",
        "{properties: {a: {type: integer}}, allOf: [{properties: {a: {const: 9}}}]}", "{a: x}", R"({"a":9})");
}

void TestExampleChecks::fixesTheExample()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, example);
    QFETCH(QByteArray, expected);
    const auto document = documentOf(schema, example);
    const auto fix = lint::fixExample(document->snapshot(), exampleOfP(*document));
    QVERIFY(fix);
    QVERIFY(fix->value ? document->set(fix->place, *fix->value) : document->remove(fix->place));
    QCOMPARE(jsonAt(*document, ExampleOfP), expected);
}

void TestExampleChecks::hasNoFixForImpossibleSchemas()
{
    const auto document = documentOf("{type: integer, minimum: 5, maximum: 4}", "x");
    QCOMPARE(lint::fixExample(document->snapshot(), exampleOfP(*document)).error().code, base::ErrorCode::Unsupported);
    QCOMPARE(lint::makeExample(document->snapshot(), exampleOfP(*document)).error().code, base::ErrorCode::Unsupported);
}

void TestExampleChecks::changesTheSchema_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("example");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *schema, const char *example, const char *expected,
                        const char *version = "3.1.0") {
        QTest::newRow(name) << QByteArray(version) << QByteArray(schema) << QByteArray(example) << QByteArray(expected);
    };
    row("type", "{type: string}", "1", R"({"type":"integer"})");
    row("type of a fraction", "{type: integer}", "1.5", R"({"type":"number"})");
    row("one of the types", "{type: [string, boolean]}", "[]", R"({"type":["string","boolean","array"]})");
    row("null", "{type: string}", "null", R"({"type":["string","null"]})");
    row("null in 3.0", "{type: string}", "null", R"({"type":"string","nullable":true})", "3.0.3");
    row("items in 3.0", "{type: string}", "[a]", R"({"type":"array","items":{"type":"string"}})", "3.0.3");
    row("inside", "{properties: {a: {type: string}}}", "{a: true}", R"({"properties":{"a":{"type":"boolean"}}})");
    row("required", "{required: [a, b]}", "{b: 1}", R"({"required":["b"]})");
    row("the only required one", "{type: object, required: [a]}", "{}", R"({"type":"object"})");
    row("an additional property", "{properties: {a: {}}, additionalProperties: false}", "{a: 1, b: x}",
        R"({"properties":{"a":{},"b":{"type":"string"}},"additionalProperties":false})");
    row("enum", "{enum: [a]}", "b", R"({"enum":["a","b"]})");
    row("const", "{const: a}", "b", R"({"const":"b"})");
    row("minimum", "{minimum: 5}", "4.50", R"({"minimum":4.50})");
    row("exclusiveMaximum", "{exclusiveMaximum: 5}", "5", R"({"maximum":5})");
    row("exclusiveMaximum beside maximum", "{maximum: 9, exclusiveMaximum: 5}", "7", R"({"maximum":7})");
    row("exclusiveMinimum in 3.0", "{minimum: 5, exclusiveMinimum: true}", "5", R"({"minimum":5})", "3.0.3");
    row("maxLength in characters", "{maxLength: 1}", "\"a\xF0\x9F\x98\x80\"", R"({"maxLength":2})");
    row("minItems", "{minItems: 3}", "[1]", R"({"minItems":1})");
    row("maxProperties", "{maxProperties: 0}", "{a: 1, b: 2}", R"({"maxProperties":2})");
}

void TestExampleChecks::changesTheSchema()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, example);
    QFETCH(QByteArray, expected);
    const auto document = documentOf(schema, example, version);
    const lint::ExampleCheck before = checkOfP(*document);
    QCOMPARE(before.result, Result::Differs);
    QVERIFY(lint::canChangeSchema(before.finding));
    QVERIFY(lint::changeSchema(*document, exampleOfP(*document), before.finding));
    QCOMPARE(schemaIn(*document), expected);
    QCOMPARE(checkOfP(*document).result, Result::Fits);
}

void TestExampleChecks::leavesOtherKeywordsToTheUser()
{
    for (const char *schema : {"{pattern: ^b}", "{not: {}}", "{anyOf: [{type: integer}]}", "{oneOf: [{}, {}]}"}) {
        const auto document = documentOf(schema, "a");
        const lint::ExampleCheck check = checkOfP(*document);
        QCOMPARE(check.result, Result::Differs);
        QVERIFY(!lint::canChangeSchema(check.finding));
        QCOMPARE(lint::changeSchema(*document, exampleOfP(*document), check.finding).error().code,
                 base::ErrorCode::Unsupported);
        // The keyword can be shown.
        QVERIFY(document->snapshot().at(check.finding.schema.pointer).exists());
    }
}

GATEWRIGHT_TEST(TestExampleChecks, QCoreApplication)
#include "testexamplechecks.moc"
