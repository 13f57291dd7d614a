#include "foundline.h"
#include "lineparser.h"
#include "lineschema.h"
#include "linetext.h"
#include "lineversions.h"
#include "snapshot.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using propertyline::FoundLine;
using propertyline::lineText;
using propertyline::parseLine;
using propertyline::readLine;
using propertyline::schemaOf;
using specification::Version;
using support::scopeOf;

/** Lines as schemas and schemas as lines, in each version of OpenAPI. */
class TestLineSchema final : public QObject
{
    Q_OBJECT

private slots:
    void writesAndReadsEachVersion_data();
    void writesAndReadsEachVersion();
    void readsWhatIsThere_data();
    void readsWhatIsThere();
    void readsRequired();
    void readsThroughAliasesOnlyAbove();
    void previewsTheSchema();
};

namespace {

FoundLine readFlow(const QByteArray &schema, Version version)
{
    const Snapshot snapshot = Snapshot::parse("properties: {x: " + schema + "}\n", Format::Yaml);
    return readLine(snapshot.root(), "x", version);
}

QString chipsOf(const FoundLine &found)
{
    QStringList chips;
    for (const document::Pointer &chip : found.chips)
        chips.append(chip.isRoot() ? u"-"_qs : chip.toString());
    return chips.join(u' ');
}

} // namespace

void TestLineSchema::writesAndReadsEachVersion_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("now");
    const auto row = [](const char *text, const char *old, const char *now = nullptr) {
        QTest::newRow(text) << QString::fromUtf8(text) << QByteArray(old) << QByteArray(now ? now : old);
    };
    row("x string(1..80) // as on the passport",
        R"({"description":"as on the passport","type":"string","minLength":1,"maxLength":80})");
    row("x uuid read-only", R"({"readOnly":true,"type":"string","format":"uuid"})");
    row("x int64 write-only deprecated", R"({"deprecated":true,"writeOnly":true,"type":"integer","format":"int64"})");
    row("x double", R"({"type":"number","format":"double"})");
    row("x integer(>=0)", R"({"type":"integer","minimum":0})");
    row("x number(>0, step 0.01)", R"({"type":"number","multipleOf":0.01,"minimum":0,"exclusiveMinimum":true})",
        R"({"type":"number","multipleOf":0.01,"exclusiveMinimum":0})");
    row("x number(<9)", R"({"type":"number","maximum":9,"exclusiveMaximum":true})",
        R"({"type":"number","exclusiveMaximum":9})");
    row("x \"active\" | \"on hold\" = \"active\"",
        R"({"default":"active","type":"string","enum":["active","on hold"]})");
    row("x \"card\"", R"({"type":"string","enum":["card"]})", R"({"type":"string","const":"card"})");
    row("x 1 | 2.5", R"({"type":"number","enum":[1,2.5]})");
    row("x 1 | \"a\"", R"({"enum":[1,"a"]})");
    row("x \"a\" | null", R"({"type":"string","nullable":true,"enum":["a",null]})",
        R"({"type":["string","null"],"enum":["a",null]})");
    row("x Contact", R"({"$ref":"#/components/schemas/Contact"})");
    row("x Contact[](1..5)",
        R"({"type":"array","items":{"$ref":"#/components/schemas/Contact"},"minItems":1,"maxItems":5})");
    row("x string(1..20)[](unique)",
        R"({"type":"array","items":{"type":"string","minLength":1,"maxLength":20},"uniqueItems":true})");
    row("x map<string>", R"({"type":"object","additionalProperties":{"type":"string"}})");
    row("x map<any>(1..2)", R"({"type":"object","additionalProperties":true,"minProperties":1,"maxProperties":2})");
    row("x object", R"({"type":"object"})");
    row("x any", "{}");
    row("x any[]", R"({"type":"array","items":{}})");
    row("x string(/^a\\/b$/)", R"({"type":"string","pattern":"^a/b$"})");
    row("x Card | Voucher by method",
        R"({"oneOf":[{"$ref":"#/components/schemas/Card"},{"$ref":"#/components/schemas/Voucher"}],)"
        R"("discriminator":{"propertyName":"method"}})");
    row("x Card | Voucher | null by method",
        R"({"nullable":true,"oneOf":[{"$ref":"#/components/schemas/Card"},{"$ref":"#/components/schemas/Voucher"}],)"
        R"("discriminator":{"propertyName":"method"}})",
        R"({"oneOf":[{"$ref":"#/components/schemas/Card"},{"$ref":"#/components/schemas/Voucher"},{"type":"null"}],)"
        R"("discriminator":{"propertyName":"method"}})");
    row("x string | null", R"({"type":"string","nullable":true})", R"({"type":["string","null"]})");
    row("x date[] | null", R"({"type":"array","nullable":true,"items":{"type":"string","format":"date"}})",
        R"({"type":["array","null"],"items":{"type":"string","format":"date"}})");
    row("x string(1..5) | integer(>=0)",
        R"({"oneOf":[{"type":"string","minLength":1,"maxLength":5},{"type":"integer","minimum":0}]})",
        R"({"type":["string","integer"],"minimum":0,"minLength":1,"maxLength":5})");
    row("x date | date-time",
        R"({"oneOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"}]})");
    row("x integer | number(>0)",
        R"({"oneOf":[{"type":"integer"},{"type":"number","minimum":0,"exclusiveMinimum":true}]})",
        R"({"oneOf":[{"type":"integer"},{"type":"number","exclusiveMinimum":0}]})");
    row("x Contact // who", R"({"description":"who","allOf":[{"$ref":"#/components/schemas/Contact"}]})",
        R"({"$ref":"#/components/schemas/Contact","description":"who"})");
    row("x Contact | null", R"({"nullable":true,"allOf":[{"$ref":"#/components/schemas/Contact"}]})",
        R"({"oneOf":[{"$ref":"#/components/schemas/Contact"},{"type":"null"}]})");
    row("x \"a\" | Contact", R"({"oneOf":[{"type":"string","enum":["a"]},{"$ref":"#/components/schemas/Contact"}]})",
        R"({"oneOf":[{"type":"string","const":"a"},{"$ref":"#/components/schemas/Contact"}]})");
    row("x (\"a\" | \"b\")[]", R"({"type":"array","items":{"type":"string","enum":["a","b"]}})");
    row("x @\"other.yaml#/Problem\"", R"({"$ref":"other.yaml#/Problem"})");
    row("x any | null", R"({"nullable":true})", R"({"oneOf":[{},{"type":"null"}]})");
}

void TestLineSchema::writesAndReadsEachVersion()
{
    QFETCH(QString, text);
    for (const Version version : support::Versions) {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, now);
        const auto line = parseLine(text, scopeOf(version));
        QVERIFY(line);
        const QByteArray schema = schemaOf(*line, version).toJson();
        QCOMPARE(schema, version == Version::V30 ? old : now);
        const FoundLine found = readFlow(schema, version);
        QCOMPARE(lineText(found.line, scopeOf(version)), text);
        QCOMPARE(chipsOf(found), QString());
        QCOMPARE(schemaOf(found.line, version).toJson(), schema);
    }
}

void TestLineSchema::readsWhatIsThere_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<Version>("version");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("chips");
    const auto row = [](const char *schema, Version version, const char *text, const char *chips = "") {
        QTest::newRow(schema) << QByteArray(schema) << version << QString::fromUtf8(text) << QString::fromUtf8(chips);
    };
    const Version old = Version::V30;
    const Version now = Version::V31;
    // Other forms of the same lines.
    row("{enum: [a, b]}", now, "x \"a\" | \"b\"");
    row("{type: string, enum: [a]}", now, "x \"a\"");
    row("{const: 5}", now, "x 5");
    row("{anyOf: [{$ref: '#/components/schemas/Card'}, {type: string}]}", now, "x Card | string");
    row("{oneOf: [{const: a}, {const: b}]}", now, "x \"a\" | \"b\"");
    row("{oneOf: [{type: string}, {type: 'null'}]}", now, "x string | null");
    row("{oneOf: [{$ref: '#/components/schemas/Card'}]}", now, "x Card");
    row("{allOf: [{$ref: '#/components/schemas/Card'}], description: d}", now, "x Card // d");
    row("{type: [string]}", now, "x string");
    row("{type: ['null', string]}", now, "x null | string");
    row("{items: {type: string}}", now, "x string[]");
    row("{type: array}", now, "x any[]");
    row("{additionalProperties: {}}", now, "x map<any>");
    row("{type: object, additionalProperties: true}", now, "x map<any>");
    row("true", now, "x any");
    row("{type: string, pattern: 'a\\/b'}", now, "x string(/a\\/b/)");
    row("{type: string, description: \"text\\n\"}", now, "x string // text");
    row("{oneOf: [{type: object}, {type: object}]}", now, "x object | object");
    row("{oneOf: [{enum: [a, b]}, {type: integer}]}", now, "x (\"a\" | \"b\") | integer");
    row("{type: [integer, number], maxLength: 3}", now, "x integer | number", "/maxLength");
    row("{type: number, minimum: 0x10}", now, "x number(>=16)");
    // What has no short form.
    row("{type: string, format: phone}", now, "x string", "/format");
    row("{type: integer, format: date}", now, "x integer", "/format");
    row("{format: uuid}", now, "x any", "/format");
    row("{type: string, title: T, x-a: {b: 1}, examples: [a]}", now, "x string", "/title /x-a /examples");
    row("{type: string, description: \"two\\nlines\"}", now, "x string", "/description");
    row("{type: string, description: ''}", now, "x string", "/description");
    row("{type: string, description: ' a'}", now, "x string", "/description");
    row("{type: string, readOnly: false}", now, "x string", "/readOnly");
    row("{type: string, minLength: -1, maxLength: 2.5}", now, "x string", "/minLength /maxLength");
    row("{type: string, minLength: 9, maxLength: 1}", now, "x string(>=9)", "/maxLength");
    row("{type: string, pattern: '('}", now, "x string", "/pattern");
    row("{type: number, multipleOf: 0}", now, "x number", "/multipleOf");
    row("{type: number, minimum: 0, exclusiveMinimum: 0}", now, "x number(>=0)", "/exclusiveMinimum");
    row("{type: number, exclusiveMinimum: true, minimum: 0}", now, "x number(>=0)", "/exclusiveMinimum");
    row("{type: number, exclusiveMinimum: 0}", old, "x number", "/exclusiveMinimum");
    row("{type: number, minimum: 0, exclusiveMinimum: false}", old, "x number(>=0)", "/exclusiveMinimum");
    row("{type: [integer, number], minimum: 0}", now, "x integer | number", "/minimum");
    row("{type: [string, 'null']}", old, "x any", "/type");
    row("{type: 'null'}", old, "x any", "/type");
    row("{type: strin}", now, "x any", "/type");
    row("{type: string, nullable: true}", now, "x string", "/nullable");
    row("{type: string, nullable: false}", old, "x string", "/nullable");
    row("{type: string, nullable: true, enum: [a]}", old, "x \"a\"", "/nullable");
    row("{type: string, const: a}", old, "x string", "/const");
    row("{type: string, enum: [1]}", now, "x 1", "/type");
    row("{type: string, enum: [a, a]}", now, "x string", "/enum");
    row("{type: string, enum: []}", now, "x string", "/enum");
    row("{enum: [null]}", now, "x any", "/enum");
    row("{type: object, properties: {a: {}}, required: [a]}", now, "x object", "/properties /required");
    row("{type: object, properties: {a: {}}, additionalProperties: {}}", now, "x object",
        "/properties /additionalProperties");
    row("{type: object, additionalProperties: false}", now, "x object", "/additionalProperties");
    row("{type: array, items: {type: object, properties: {}, title: T}, contains: {}}", now, "x object[]",
        "/items/properties /items/title /contains");
    row("{type: array, items: {type: string, description: d}}", now, "x string[]", "/items/description");
    row("{type: array, items: false}", now, "x any[]", "/items");
    row("{allOf: [{type: object}, {$ref: a}]}", now, "x any", "/allOf");
    row("{allOf: [{$ref: a, title: T}]}", now, "x any", "/allOf");
    row("{type: object, oneOf: [{$ref: a}], discriminator: {propertyName: p}}", now, "x object",
        "/oneOf /discriminator");
    row("{oneOf: [{$ref: a}, {$ref: b}], discriminator: {propertyName: p, mapping: {m: a}}}", now,
        "x @\"a\" | @\"b\" by p", "/discriminator/mapping");
    row("{oneOf: [{$ref: a}, {type: object}], discriminator: {propertyName: p}}", now, "x @\"a\" | object",
        "/discriminator");
    row("{oneOf: [{const: a, title: A}, {const: b, title: B}]}", now, "x \"a\" | \"b\"",
        "/oneOf/0/title /oneOf/1/title");
    row("{oneOf: [], type: string}", now, "x string", "/oneOf");
    row("{oneOf: [{oneOf: [{}, {type: string}]}]}", now, "x any", "/oneOf");
    row("{oneOf: [{const: a}, {const: a}]}", now, "x any", "/oneOf");
    row("{not: {type: string}}", now, "x any", "/not");
    row("{$ref: '#/components/schemas/Card', description: d, title: T}", old, "x Card", "/description /title");
    row("{$ref: '#/components/schemas/Card', description: d, title: T}", now, "x Card // d", "/title");
    row("{$ref: 5}", now, "x any", "/$ref");
    row("false", now, "x any", "-");
    row("[a]", now, "x any", "-");
    row("{<<: {type: string}, type: integer}", now, "x integer", "/<<");
    row("{type: integer, type: string}", now, "x any", "/type");
}

void TestLineSchema::readsWhatIsThere()
{
    QFETCH(QByteArray, schema);
    QFETCH(Version, version);
    QFETCH(QString, text);
    QFETCH(QString, chips);
    const FoundLine found = readFlow(schema, version);
    QCOMPARE(lineText(found.line, scopeOf()), text);
    QCOMPARE(chipsOf(found), chips);
    QVERIFY(parseLine(text, scopeOf(version)));
}

void TestLineSchema::readsRequired()
{
    const Snapshot snapshot = Snapshot::parse("required: [a]\nproperties: {a: {}, b: {}}\n", Format::Yaml);
    QVERIFY(readLine(snapshot.root(), "a", Version::V31).line.isRequired);
    QVERIFY(!readLine(snapshot.root(), "b", Version::V31).line.isRequired);
    QCOMPARE(lineText(readLine(snapshot.root(), "c", Version::V31).line, {}), u"c any"_qs);
    QCOMPARE(lineText(readLine({}, "c", Version::V31).line, {}), u"c any"_qs);
}

void TestLineSchema::readsThroughAliasesOnlyAbove()
{
    const Snapshot snapshot = Snapshot::parse("a: &a {properties: {x: {type: &t string}, y: {type: *t}, z: *a}}\n"
                                              "b: *a\n",
                                              Format::Yaml);
    const document::Node owner = snapshot.at(document::Pointer{"b"});
    QCOMPARE(lineText(readLine(owner, "x", Version::V31).line, {}), u"x string"_qs);
    const FoundLine aliased = readLine(owner, "y", Version::V31);
    QCOMPARE(lineText(aliased.line, {}), u"y any"_qs);
    QCOMPARE(chipsOf(aliased), u"/type"_qs);
    QCOMPARE(chipsOf(readLine(owner, "z", Version::V31)), u"-"_qs);
}

void TestLineSchema::previewsTheSchema()
{
    const auto line = parseLine(u"note! string(1..80) | null = \"\" // text: free"_qs, scopeOf());
    QVERIFY(line);
    QCOMPARE(propertyline::previewOf(*line, Version::V31, Format::Yaml), QByteArray(R"(required:
  - note
properties:
  note:
    description: 'text: free'
    default: ''
    type:
      - string
      - 'null'
    minLength: 1
    maxLength: 80
)"));
    const auto brief = parseLine(u"note uuid"_qs, scopeOf());
    QCOMPARE(propertyline::previewOf(*brief, Version::V31, Format::Json), QByteArray(R"({
  "properties": {
    "note": {
      "type": "string",
      "format": "uuid"
    }
  }
}
)"));
}

GATEWRIGHT_TEST(TestLineSchema, QCoreApplication)
#include "testlineschema.moc"
