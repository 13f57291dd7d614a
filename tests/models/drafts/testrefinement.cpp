#include "refinement.h"

#include "documentschemas.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Value;

/** Schemas that are widened until a value fits: what changes, and what stays. */
class TestRefinement final : public QObject
{
    Q_OBJECT

private slots:
    void widens_data();
    void widens();
    void leavesFittingSchemas_data();
    void leavesFittingSchemas();
    void followsReferences();
    void keepsOtherBytes();
    void keepsSecretsOut();
    void keepsNamedSecretsOut_data();
    void keepsNamedSecretsOut();
    void endsWithPartsOfThemselves_data();
    void endsWithPartsOfThemselves();
    void refusesOtherFiles();
};

namespace {

const Pointer Schema{"components", "schemas", "S"};

QByteArray withSchema(const QByteArray &version, const QByteArray &schema)
{
    return "openapi: " + version + "\ncomponents:\n  schemas:\n    S: " + schema + "\n";
}

/** The schema as it is after a refinement, as JSON. */
QByteArray refined(const QByteArray &text, const QByteArray &sample, qsizetype *changes = nullptr)
{
    Document document(text, Format::Yaml);
    const auto value = Value::fromJson(sample);
    const auto made = drafts::refinement(document.snapshot(), Schema, *value);
    if (!made)
        return "refused";
    if (changes)
        *changes = made->changes.size();
    if (!document.apply(document.snapshot(), made->edit))
        return "not applied";
    if (!drafts::DocumentSchemas(document.snapshot(), drafts::dialectOf(document.snapshot())).accepts(Schema, *value))
        return "does not fit: " + document.snapshot().at(Schema).value()->toJson();
    return document.snapshot().at(Schema).value()->toJson();
}

} // namespace

void TestRefinement::widens_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *name, const char *version, const char *schema, const char *sample,
                        const char *result) {
        QTest::newRow(name) << QByteArray(version) << QByteArray(schema) << QByteArray(sample) << QByteArray(result);
    };
    row("a property that is not required any more", "3.1.0",
        "{type: object, required: [a, b], properties: {a: {type: string}, b: {type: string}}}", R"({"b": "x"})",
        R"({"type":"object","required":["b"],"properties":{"a":{"type":"string"},"b":{"type":"string"}}})");
    row("the last required property", "3.1.0", "{type: object, required: [a], properties: {a: {type: string}}}",
        R"({})", R"({"type":"object","properties":{"a":{"type":"string"}}})");
    row("a new property", "3.1.0", "{type: object, properties: {a: {type: string}}}", R"({"a": "x", "b": [1]})",
        R"({"type":"object","properties":{"a":{"type":"string"},"b":{"type":"array","items":{"type":"integer"}}}})");
    row("a new property of a closed object", "3.1.0", "{type: object, additionalProperties: false}", R"({"a": 1})",
        R"({"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":false})");
    row("a number", "3.0.3", "{type: integer}", "1.5", R"({"type":"number"})");
    row("another type", "3.1.0", "{type: string, maxLength: 3}", "5", R"({"type":["string","integer"],"maxLength":3})");
    row("another type before 3.1", "3.0.3", "{type: string}", "5",
        R"({"anyOf":[{"type":"string"},{"type":"integer"}]})");
    row("null", "3.1.0", "{type: string}", "null", R"({"type":["string","null"]})");
    row("null before 3.1", "3.0.3", "{type: string}", "null", R"({"type":"string","nullable":true})");
    row("a value", "3.1.0", "{type: string, enum: [a, b]}", "\"c\"", R"({"type":"string","enum":["a","b","c"]})");
    row("a constant", "3.1.0", "{const: a}", "\"b\"", R"({"enum":["a","b"]})");
    row("a format", "3.1.0", "{type: string, format: uuid}", "\"7\"", R"({"type":"string"})");
    row("a length", "3.1.0", "{type: string, minLength: 2, maxLength: 3}", "\"abcde\"",
        R"({"type":"string","minLength":2,"maxLength":5})");
    row("a bound", "3.1.0", "{type: integer, minimum: 1, maximum: 5}", "9",
        R"({"type":"integer","minimum":1,"maximum":9})");
    row("an exclusive bound before 3.1", "3.0.3", "{type: integer, maximum: 5, exclusiveMaximum: true}", "5",
        R"({"type":"integer","maximum":5})");
    row("a pattern", "3.1.0", "{type: string, pattern: '^a'}", "\"b\"", R"({"type":"string"})");
    row("items", "3.1.0", "{type: array, items: {type: integer}, maxItems: 1}", "[1, 2.5, null]",
        R"({"type":"array","items":{"type":["number","null"]},"maxItems":3})");
    row("a map", "3.1.0", "{type: object, additionalProperties: {type: integer}}", R"({"a": 1.5})",
        R"({"type":"object","additionalProperties":{"type":"number"}})");
    row("parts", "3.1.0",
        "{allOf: [{type: object, required: [a], properties: {a: {type: integer}}}, {properties: {b: {type: string}}}]}",
        R"({"b": 1})",
        R"({"allOf":[{"type":"object","properties":{"a":{"type":"integer"}}},{"properties":{"b":{"type":["string","integer"]}}}]})");
    row("an alternative", "3.1.0", "{oneOf: [{type: string}, {type: boolean}]}", "1",
        R"({"oneOf":[{"type":"string"},{"type":"boolean"},{"type":"integer"}]})");
    row("the alternative of the type", "3.1.0", "{oneOf: [{type: string, maxLength: 1}, {type: boolean}]}", "\"ab\"",
        R"({"oneOf":[{"type":"string","maxLength":2},{"type":"boolean"}]})");
}

void TestRefinement::widens()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, sample);
    QTEST(refined(withSchema(version, schema), sample), "result");
}

void TestRefinement::leavesFittingSchemas_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("sample");
    QTest::newRow("any") << QByteArray("{}") << QByteArray("5");
    QTest::newRow("an object") << QByteArray("{type: object, required: [a], properties: {a: {type: number}}}")
                               << QByteArray(R"({"a": 1})");
    QTest::newRow("an alternative") << QByteArray("{anyOf: [{type: string}, {type: object, properties: {a: {}}}]}")
                                    << QByteArray(R"({"a": 1})");
}

void TestRefinement::leavesFittingSchemas()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, sample);
    qsizetype changes = -1;
    const QByteArray text = withSchema("3.1.0", schema);
    (void)refined(text, sample, &changes);
    QCOMPARE(changes, 0);
}

void TestRefinement::followsReferences()
{
    Document document("openapi: 3.1.0\ncomponents:\n  schemas:\n    S: {type: object, properties: {home: {$ref: "
                      "'#/components/schemas/Address'}}}\n    Address: {type: object, required: [zip]}\n",
                      Format::Yaml);
    const auto made = drafts::refinement(document.snapshot(), Schema, *Value::fromJson(R"({"home": {"street": "A"}})"));
    QVERIFY(made);
    QCOMPARE(made->changes.size(), 2);
    QCOMPARE(made->changes.first().schema, (Pointer{"components", "schemas", "Address"}));
    QCOMPARE(made->changes.first().kind, drafts::SchemaChange::Kind::Optional);
    QCOMPARE(made->changes.first().name, "zip");
    QVERIFY(document.apply(document.snapshot(), made->edit));
    QVERIFY(document.snapshot().at({"components", "schemas", "Address", "properties", "street"}).exists());
}

void TestRefinement::keepsOtherBytes()
{
    const QByteArray text = "openapi: 3.1.0\ncomponents:\n  schemas:\n    S: # the schema\n      type: object\n      "
                            "required: [a, b] # both\n      properties:\n        a: {type: string} # first\n        b: "
                            "{type: integer}\n";
    Document document(text, Format::Yaml);
    const auto made = drafts::refinement(document.snapshot(), Schema, *Value::fromJson(R"({"a": "x"})"));
    QVERIFY(made);
    QVERIFY(document.apply(document.snapshot(), made->edit));
    QCOMPARE(document.snapshot().text(), QByteArray(text).replace("[a, b]", "[a]"));
    document.undo();
    QCOMPARE(document.snapshot().text(), text);
}

void TestRefinement::keepsSecretsOut()
{
    const QByteArray result = refined(withSchema("3.1.0", "{type: string, enum: [a]}"),
                                      "\"ghp_16C7e42F292c6912E7710c838347Ae178B4a\"");
    QCOMPARE(result, R"({"type":"string"})");
}

void TestRefinement::keepsNamedSecretsOut_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("result");
    QTest::newRow("a value") << QByteArray("{type: string, enum: [a]}") << QByteArray("\"hunter2\"")
                             << QByteArray(R"({"type":"string"})");
    QTest::newRow("a constant") << QByteArray("{const: a}") << QByteArray("\"hunter2\"") << QByteArray("{}");
    QTest::newRow("a lower bound") << QByteArray("{type: integer, minimum: 90000}") << QByteArray("4711")
                                   << QByteArray(R"({"type":"integer"})");
    QTest::newRow("an upper bound") << QByteArray("{type: integer, maximum: 10}") << QByteArray("4711")
                                    << QByteArray(R"({"type":"integer"})");
    // Its length says little.
    QTest::newRow("a length") << QByteArray("{type: string, maxLength: 3}") << QByteArray("\"hunter2\"")
                              << QByteArray(R"({"type":"string","maxLength":7})");
}

/** A secret of any shape, in a property whose name says what it is. */
void TestRefinement::keepsNamedSecretsOut()
{
    QFETCH(QByteArray, property);
    QFETCH(QByteArray, sample);
    QFETCH(QByteArray, result);
    const QByteArray schema = "{type: object, properties: {password: " + property + "}}";
    QCOMPARE(refined(withSchema("3.1.0", schema), "{\"password\": " + sample + "}"),
             R"({"type":"object","properties":{"password":)" + result + "}}");
    // Also in a list of them, and in the text that tells the change.
    Document document(withSchema("3.1.0", "{type: object, properties: {passwords: {items: " + property + "}}}"),
                      Format::Yaml);
    const auto made = drafts::refinement(document.snapshot(), Schema,
                                         *Value::fromJson("{\"passwords\": [" + sample + "]}"));
    QVERIFY(made && !made->changes.isEmpty());
    for (const drafts::SchemaChange &change : made->changes)
        QVERIFY2(!change.after.contains(QString::fromUtf8(sample)), qPrintable(change.after));
}

void TestRefinement::endsWithPartsOfThemselves_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("sample");
    const QByteArray itself = "{$ref: '#/components/schemas/S'}";
    const QByteArray twice = "allOf: [" + itself + ", " + itself + "]";
    QTest::newRow("a value") << QByteArray("{" + twice + "}") << QByteArray("5");
    QTest::newRow("a property that the parts may declare")
        << QByteArray("{type: object, " + twice + "}") << QByteArray(R"({"b": 1})");
}

/** Two parts double with each depth: 2^64 schemas. */
void TestRefinement::endsWithPartsOfThemselves()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, sample);
    const auto text = document::Snapshot::parse(withSchema("3.1.0", schema), Format::Yaml);
    const auto made = drafts::refinement(text, Schema, *Value::fromJson(sample));
    QVERIFY(!made);
    QCOMPARE(made.error().code, base::ErrorCode::TooLarge);
}

void TestRefinement::refusesOtherFiles()
{
    QCOMPARE(refined(withSchema("3.1.0", "{$ref: other.yaml}"), "5"), "refused");
}

GATEWRIGHT_TEST(TestRefinement, QCoreApplication)
#include "testrefinement.moc"
