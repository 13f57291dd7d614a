#include "schemaofsamples.h"

#include "sample.h"
#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using document::Value;
using schema::Dialect;
using schema::schemaOfSamples;

/** Schemas that are made from values. */
class TestSchemaOfSamples final : public QObject
{
    Q_OBJECT

private slots:
    void makesASchema_data();
    void makesASchema();
    void namesTypes();
};

void TestSchemaOfSamples::makesASchema_data()
{
    QTest::addColumn<QByteArray>("samples");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("expected30");
    const auto row = [](const char *name, const char *samples, const char *expected, const char *expected30 = nullptr) {
        QTest::newRow(name) << QByteArray(samples) << QByteArray(expected)
                            << QByteArray(expected30 ? expected30 : expected);
    };
    row("none", "[]", "{}");
    row("a text", R"(["a"])", R"({"type":"string"})");
    row("whole numbers", "[1, 2]", R"({"type":"integer"})");
    row("a number among whole ones", "[1, 2.5]", R"({"type":"number"})");
    row("a whole number with a point", "[1.0]", R"({"type":"number"})");
    row("booleans", "[true, false]", R"({"type":"boolean"})");
    row("only null", "[null]", R"({"type":"null"})", "{}");
    row("null or a text", R"(["a", null])", R"({"type":["string","null"]})", R"({"type":"string","nullable":true})");
    row("two types", R"([1, "a"])", R"({"type":["string","integer"]})",
        R"({"anyOf":[{"type":"string"},{"type":"integer"}]})");
    row("two types or null", R"([1, "a", null])", R"({"type":["string","integer","null"]})",
        R"({"anyOf":[{"type":"string","nullable":true},{"type":"integer","nullable":true}]})");
    row("dates", R"(["2024-02-29", "1999-12-31"])", R"({"type":"string","format":"date"})");
    row("no longer dates", R"(["2024-02-29", "2023-02-29"])", R"({"type":"string"})");
    row("times", R"(["2024-02-29T12:00:00+01:00"])", R"({"type":"string","format":"date-time"})");
    row("UUIDs", R"(["6f1c2a34-9d3b-4c55-8a10-0123456789ab"])", R"({"type":"string","format":"uuid"})");
    row("mailboxes", R"(["a@example.com"])", R"({"type":"string","format":"email"})");
    row("addresses", R"(["10.0.0.1"])", R"({"type":"string","format":"ipv4"})");
    row("long addresses", R"(["::1"])", R"({"type":"string","format":"ipv6"})");
    row("URIs", R"(["https://example.com/a?b=c"])", R"({"type":"string","format":"uri"})");
    row("not meant as a URI", R"(["a:b"])", R"({"type":"string"})");
    row("an empty list", "[[]]", R"({"type":"array","items":{}})");
    row("lists", R"([[1], [], ["a"]])", R"({"type":"array","items":{"type":["string","integer"]}})",
        R"({"type":"array","items":{"anyOf":[{"type":"string"},{"type":"integer"}]}})");
    row("an empty object", "[{}]", R"({"type":"object"})");
    row("an object", R"([{"b": 1, "a": "x"}])",
        R"({"type":"object","required":["b","a"],"properties":{"b":{"type":"integer"},"a":{"type":"string"}}})");
    row("objects that differ", R"([{"b": 1}, {"a": "x", "b": null}, {"b": 2, "c": true}])",
        R"({"type":"object","required":["b"],"properties":{"b":{"type":["integer","null"]},"a":{"type":"string"},)"
        R"("c":{"type":"boolean"}}})",
        R"({"type":"object","required":["b"],"properties":{"b":{"type":"integer","nullable":true},)"
        R"("a":{"type":"string"},"c":{"type":"boolean"}}})");
    row("a member that is there twice", R"([{"a": 1, "a": 2}, {"b": 1}])",
        R"({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}}})");
    row("objects in lists", R"([[{"a": 1}, {"a": 2.5, "b": []}]])",
        R"({"type":"array","items":{"type":"object","required":["a"],"properties":{"a":{"type":"number"},)"
        R"("b":{"type":"array","items":{}}}}})");
    row("numbers beyond doubles", "[123456789012345678901234567890]", R"({"type":"integer"})");
}

void TestSchemaOfSamples::makesASchema()
{
    QFETCH(QByteArray, samples);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, expected30);
    const QList<Value> values = Value::fromJson(samples)->items();
    QCOMPARE(schemaOfSamples(values).toJson(), expected);
    QCOMPARE(schemaOfSamples(values, Dialect::OpenApi30).toJson(), expected30);
    for (const Dialect dialect : {Dialect::Draft202012, Dialect::OpenApi30}) {
        const Snapshot made = Snapshot::parse(schemaOfSamples(values, dialect).toJson(), Format::Json);
        support::SchemasOfATest source;
        source.add(u"file:///made"_qs, made.root());
        schema::Validator validator(source, {.dialect = dialect, .assertFormats = true});
        for (const Value &value : values) {
            const Snapshot instance = Snapshot::parse(value.toJson(), Format::Json);
            const schema::Outcome outcome = validator.validate(instance.root(), {u"file:///made"_qs, {}});
            const bool isDuplicate = !outcome.isValid && outcome.findings.first().keyword == u"duplicate";
            QVERIFY(outcome.isValid || isDuplicate);
        }
        const schema::Sample sample = schema::Sampler(source, {.dialect = dialect}).sampleOf({u"file:///made"_qs, {}});
        QVERIFY(sample.findings.isEmpty());
    }
}

/** Of each value, as the schema of it has it. */
void TestSchemaOfSamples::namesTypes()
{
    const QByteArrayList names{"null",   "boolean", "integer", "integer", "number",
                               "number", "string",  "array",   "object"};
    const Value values = *Value::fromJson(R"([null, true, 7, -70000000000000000000000, 1.0, 1e2, "7", [], {}])");
    QCOMPARE(values.items().size(), names.size());
    for (qsizetype i = 0; i < names.size(); ++i) {
        QCOMPARE(schema::typeNameOf(values.items().at(i)), names.at(i));
        QCOMPARE(schema::schemaOfSamples({values.items().at(i)}).member("type").bytes(), names.at(i));
    }
}

GATEWRIGHT_TEST(TestSchemaOfSamples, QCoreApplication)
#include "testschemaofsamples.moc"
