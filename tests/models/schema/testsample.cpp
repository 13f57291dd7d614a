#include "sample.h"

#include "corpus.h"
#include "patterntext.h"
#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"
#include "valuesearch.h"

#include <QDir>
#include <QTest>

using document::Format;
using document::Node;
using document::Pointer;
using document::Snapshot;
using schema::Dialect;
using schema::Extent;
using schema::Sample;

/** Samples of schemas: what is in them, that they are valid, and that they end. */
class TestSample final : public QObject
{
    Q_OBJECT

private slots:
    void makesValues_data();
    void makesValues();
    void drawsBySeed();
    void chooses30_data();
    void chooses30();
    void leavesOutByDirection();
    void saysWhatIsNotValid_data();
    void saysWhatIsNotValid();
    void endsWithinItsLimits_data();
    void endsWithinItsLimits();
    void endsOneAfterTheLast_data();
    void endsOneAfterTheLast();
    void endsWithTheLastStepOfValidations();
    void endsWithTheDeepestOptionalMember();
    void takesStepsForTexts();
    void namesTheMeantSchema();
    void isValidForTheCorpus_data();
    void isValidForTheCorpus();
};

namespace {

const QString SampledUri = u"file:///s.yaml"_qs;

Sample sampleOf(const QByteArray &text, const schema::SampleOptions &options, const Pointer &pointer = {},
                bool isSchema = true)
{
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    support::SchemasOfATest source;
    source.add(SampledUri, snapshot.root(), isSchema);
    return schema::Sampler(source, options).sampleOf({SampledUri, pointer});
}

QStringList linesOf(const schema::Findings &findings)
{
    QStringList lines;
    for (const schema::Finding &finding : findings)
        lines.append(finding.keyword + u' ' + finding.instance.toString());
    return lines;
}

} // namespace

void TestSample::makesValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("full");
    QTest::addColumn<QByteArray>("minimal");
    const auto row = [](const char *name, const char *text, const char *full, const char *minimal = nullptr) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(full) << QByteArray(minimal ? minimal : full);
    };
    row("const", "const: 7", "7");
    row("const before default", "{const: 7, default: 8}", "7");
    row("the first example", "{type: string, examples: [a, b]}", R"("a")");
    row("example before examples", "{type: string, example: z, examples: [a, b]}", R"("z")");
    row("default", "{type: integer, default: 12}", "12");
    row("an example before the default", "{type: integer, default: 12, examples: [3]}", "3");
    row("an example that is not valid", "{type: integer, examples: [x, 3]}", "3");
    row("an example without the format", "{type: string, format: date, examples: [today]}", R"("2024-01-01")");
    row("enum", "enum: [b, a]", R"("b")");
    row("an enum with one value that fits", "{type: integer, enum: [a, 4]}", "4");
    row("nothing said", "{}", R"("string")");
    row("true", "true", R"("string")");
    row("null", "type: 'null'", "null");
    row("boolean", "type: boolean", "true");
    row("the author's first type", "type: ['null', integer, string]", "1");

    row("integer", "type: integer", "1");
    row("number", "type: number", "1.5");
    row("at least", "{type: integer, minimum: 10}", "10");
    row("more than", "{type: integer, exclusiveMinimum: 10}", "11");
    row("at most", "{type: integer, maximum: -3}", "-3");
    row("less than", "{type: integer, exclusiveMaximum: 0}", "-1");
    row("a multiple", "{type: integer, minimum: 10, multipleOf: 7}", "14");
    row("a decimal multiple", "{type: number, minimum: 0.25, maximum: 0.35, multipleOf: 0.1}", "0.3");
    row("between", "{type: number, exclusiveMinimum: 0, exclusiveMaximum: 0.01}", "0.005");
    row("far", "{type: integer, minimum: 12345678901234567890}", "12345678901234567890");
    row("two multiples", "{type: integer, minimum: 1, allOf: [{multipleOf: 4}, {multipleOf: 6}]}", "12");
    row("a power of ten", "{type: number, minimum: 1e3}", "1000");

    row("short", "{type: string, maxLength: 3}", R"("str")");
    row("long", "{type: string, minLength: 8}", R"("stringxx")");
    row("empty", "{type: string, maxLength: 0}", R"("")");
    row("a date", "{type: string, format: date}", R"("2024-01-01")");
    row("a time", "{type: string, format: date-time}", R"("2024-01-01T00:00:00Z")");
    row("a mailbox", "{type: string, format: email}", R"("user@example.com")");
    row("a UUID", "{type: string, format: uuid}", R"("00000000-0000-4000-8000-000000000000")");
    row("an address", "{type: string, format: ipv4}", R"("192.0.2.1")");
    row("base64", "{type: string, format: byte}", R"("c2FtcGxl")");
    row("long base64", "{type: string, format: byte, minLength: 10}", R"("c2FtcGxlAAAA")");
    row("short base64", "{type: string, format: byte, maxLength: 6}", R"("cGxl")");
    row("base64 for URLs", "{type: string, format: base64url}", R"("c2FtcGxl")");
    row("base64 that differs", "{type: array, items: {type: string, format: byte}, minItems: 2, uniqueItems: true}",
        R"(["c2FtcGxl","00000001"])");
    row("base64 beside a pattern", "{type: string, format: byte, pattern: '^[a-z]+$'}", R"("abcd")");
    row("a long mailbox", "{type: string, format: email, minLength: 20}", R"("userxxxx@example.com")");
    row("a mailbox beside a pattern for its domain", R"({type: string, format: email, pattern: '@corp\.example$'})",
        R"("a@corp.example")");
    row("a format beside a pattern", R"({type: string, format: uri, pattern: '^https://.*\.com/$'})",
        R"("https://example.com/")");

    row("a pattern", "{type: string, pattern: '^[A-Z]{2}-[0-9]+$'}", R"("AB-123")");
    row("a pattern without anchors", "{type: string, pattern: x}", R"("x")");
    row("alternatives", "{type: string, pattern: '^(red|green)$'}", R"("red")");
    row("a group again", R"({type: string, pattern: '^(?<a>[ab])-\1-\k<a>$'})", R"("a-a-a")");
    row("classes", R"({type: string, pattern: '^\d\w\s\D\W\S$'})", R"("1a a-a")");
    row("characters by number", R"({type: string, pattern: '^\x41\u0042\u{43}$'})", R"("ABC")");
    row("Unicode properties", R"({type: string, pattern: '^\p{Lu}\p{Script=Cyrillic}$'})", R"("Aж")");
    row("not these", "{type: string, pattern: '^[^a-z]$'}", R"("A")");
    row("a pattern that looks ahead", R"({type: string, pattern: '^(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,}$'})",
        R"("A1abcdefgh")");
    row("a pattern and a length", "{type: string, pattern: '^[a-z]*$', minLength: 5, maxLength: 5}", R"("strin")");
    row("a pattern and a long text", "{type: string, pattern: ^a, minLength: 4}", R"("aaaa")");
    row("lazy", "{type: string, pattern: '^a+?b??$'}", R"("aaa")");

    row("a list", "{type: array, items: {type: integer}}", "[1]", "[]");
    row("of two", "{type: array, items: {type: integer}, minItems: 2}", "[1,1]");
    row("of two that differ", "{type: array, items: {type: integer}, minItems: 2, uniqueItems: true}", "[1,2]");
    row("of three texts that differ", "{type: array, items: {type: string}, minItems: 3, uniqueItems: true}",
        R"(["string","string2","string3"])");
    row("of dates that differ", "{type: array, items: {type: string, format: date}, minItems: 2, uniqueItems: true}",
        R"(["2024-01-01","2024-01-02"])");
    row("of texts of a pattern that differ",
        "{type: array, items: {type: string, pattern: '^[ab]{3}$'}, minItems: 8, uniqueItems: true}",
        R"(["aba","bba","aaa","baa","abb","bbb","aab","bab"])");
    row("of words that differ", "{type: array, items: {enum: [a, b, c]}, minItems: 3, uniqueItems: true}",
        R"(["a","b","c"])");
    row("of objects that differ",
        "{type: array, items: {type: object, required: [a], properties: {a: {type: integer}}}, minItems: 2, "
        "uniqueItems: true}",
        R"([{"a":1},{"a":2}])");
    row("none allowed", "{type: array, items: {type: integer}, maxItems: 0}", "[]");
    row("a tuple", "{type: array, prefixItems: [{type: integer}, {type: string}], items: false}", R"([1,"string"])",
        "[]");
    row("contains", "{type: array, contains: {const: 5}, minContains: 2}", "[5,5]");
    row("unknown items", "type: array", "[]");

    row("an object", "{properties: {b: {type: integer}, a: {type: string}}, required: [a]}", R"({"b":1,"a":"string"})",
        R"({"a":"string"})");
    row("required and not described", "{type: object, required: [a]}", R"({"a":"string"})");
    row("a property that can't be", "{properties: {a: false, b: {type: integer}}}", R"({"b":1})", "{}");
    row("a map", "{type: object, additionalProperties: {type: integer}}", R"({"key1":1})", "{}");
    row("a map by pattern", "{type: object, patternProperties: {^x-: {type: integer}}}", R"({"x-":1})", "{}");
    row("a map of two", "{type: object, additionalProperties: {type: integer}, minProperties: 2}",
        R"({"key1":1,"key2":1})");
    row("names",
        "{type: object, additionalProperties: {type: integer}, propertyNames: {enum: [p, q]}, "
        "minProperties: 2}",
        R"({"p":1,"q":1})");
    row("few properties", "{properties: {a: {const: 1}, b: {const: 2}}, maxProperties: 1}", R"({"a":1})", "{}");
    row("enough properties", "{type: object, properties: {a: {const: 1}, b: {const: 2}}, minProperties: 1}",
        R"({"a":1,"b":2})", R"({"a":1})");
    row("one needs another", "{properties: {a: {const: 1}, b: {const: 2}}, required: [a], dependentRequired: {a: [b]}}",
        R"({"a":1,"b":2})");
    row("a whole example",
        "{properties: {a: {type: integer}, b: {type: integer}}, required: [a], example: {a: 5, b: 6}}",
        R"({"a":5,"b":6})", R"({"a":5})");
    row("merge keys", "{x: &p {a: {type: integer}}, type: object, properties: {<<: *p, b: {type: integer}}}",
        R"({"b":1,"a":1})", "{}");

    row("all of", "{allOf: [{properties: {a: {type: integer}}}, {properties: {a: {minimum: 5}}, required: [a]}]}",
        R"({"a":5})");
    row("one of", "{oneOf: [{type: integer}, {type: string}]}", "1");
    row("one of two, the first of them impossible", "{oneOf: [false, {type: integer}]}", "1");
    row("one of two, told apart by a member that only one has",
        "{oneOf: [{type: object, properties: {n: {type: integer}}}, {type: object, properties: {m: {type: integer}}}]}",
        R"({"n":true})");
    row("one of two, told apart by the value", "{type: integer, oneOf: [{minimum: 0}, {multipleOf: 3}]}", "1");
    row("one of objects that are told apart when they are full",
        "{type: object, oneOf: [{properties: {a: {type: integer}}, additionalProperties: false}, "
        "{properties: {b: {type: integer}}, additionalProperties: false}]}",
        R"({"a":1})");
    row("any of", "{anyOf: [{type: integer, minimum: 5}, {type: string}]}", "5");
    row("not", "{enum: [a, b], not: {const: a}}", R"("b")");
    row("if and then",
        "{properties: {k: {enum: [x, y]}}, required: [k], if: {properties: {k: {const: x}}}, "
        "then: {required: [a], properties: {a: {type: integer}}}}",
        R"({"k":"x","a":1})");
    row("if without a way", "{type: integer, if: {minimum: 10}, then: false, else: {multipleOf: 4}}", "4");
    row("reference", "{$ref: '#/$defs/a', $defs: {a: {type: integer}}}", "1");
    row("reference by anchor", "{$ref: '#a', $defs: {x: {$anchor: a, type: integer}}}", "1");
    row("beside a reference", "{$ref: '#/$defs/a', minimum: 3, $defs: {a: {type: integer}}}", "3");
    row("itself", "{properties: {name: {type: string}, child: {$ref: '#'}}}", R"({"name":"string"})", "{}");
    row("a list of itself", "{properties: {children: {type: array, items: {$ref: '#'}}}}", R"({"children":[]})", "{}");
    row("itself or an end",
        "{oneOf: [{type: object, required: [l, r], properties: {l: {$ref: '#'}, r: {$ref: '#'}}}, {type: integer}]}",
        R"({"l":1,"r":1})");
    row("an optional property that contradicts itself",
        "{properties: {a: {allOf: [{type: integer}, {type: string}]}, b: {type: integer}}}", R"({"b":1})", "{}");
    row("closed twice",
        "{type: object, allOf: [{properties: {a: {type: integer}}, additionalProperties: false}, {properties: {b: {type: "
        "integer}}}]}",
        R"({"a":1})", "{}");
}

void TestSample::makesValues()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, full);
    QFETCH(QByteArray, minimal);
    for (const Extent extent : {Extent::Full, Extent::Minimal}) {
        const Sample sample = sampleOf(text, {.extent = extent});
        QCOMPARE(sample.value.toJson(), extent == Extent::Full ? full : minimal);
        QCOMPARE(linesOf(sample.findings), QStringList());
        QCOMPARE(sampleOf(text, {.extent = extent}).value, sample.value);
        for (quint32 seed = 1; seed < 3; ++seed) {
            const Sample drawn = sampleOf(text, {.extent = extent, .seed = seed});
            QCOMPARE(linesOf(drawn.findings), QStringList());
            QCOMPARE(sampleOf(text, {.extent = extent, .seed = seed}).value, drawn.value);
        }
    }
}

void TestSample::drawsBySeed()
{
    const QByteArray text = "type: object\nrequired: [n, t, e, b]\nproperties:\n  n: {type: integer, minimum: 5}\n"
                            "  t: {type: string, format: email}\n  e: {enum: [a, b, c, d]}\n  b: {type: boolean}\n";
    QSet<QByteArray> drawn;
    for (quint32 seed = 1; seed <= 30; ++seed)
        drawn.insert(sampleOf(text, {.seed = seed}).value.toJson());
    QVERIFY(drawn.size() > 25);
    // The generator is that of the standard, so that other machines draw the same.
    QCOMPARE(sampleOf(text, {.seed = 1}).value.toJson(),
             QByteArray(R"({"n":22,"t":"user12@example.com","e":"d","b":true})"));
}

void TestSample::chooses30_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("more than", "{type: integer, minimum: 1, exclusiveMinimum: true}", "2");
    row("nullable", "{type: string, nullable: true}", R"("string")");
    row("no const", "{type: string, const: x}", R"("string")");
    row("example", "{type: string, example: x}", R"("x")");
    row("nothing beside a reference", "{$ref: '#/x', example: 1, x: {type: integer, example: 5}}", "5");
}

void TestSample::chooses30()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Sample sample = sampleOf(text, {.dialect = Dialect::OpenApi30});
    QCOMPARE(sample.value.toJson(), expected);
    QCOMPARE(linesOf(sample.findings), QStringList());
}

void TestSample::leavesOutByDirection()
{
    const QByteArray text = "{required: [id, pw], properties: {id: {type: integer, readOnly: true}, "
                            "pw: {type: string, writeOnly: true}, n: {type: integer}}}";
    const auto made = [&](schema::Direction direction) {
        const Sample sample = sampleOf(text, {.direction = direction});
        return sample.findings.isEmpty() ? sample.value.toJson() : QByteArray("not valid");
    };
    QCOMPARE(made(schema::Direction::Any), QByteArray(R"({"id":1,"pw":"string","n":1})"));
    QCOMPARE(made(schema::Direction::Request), QByteArray(R"({"pw":"string","n":1})"));
    QCOMPARE(made(schema::Direction::Response), QByteArray(R"({"id":1,"n":1})"));

    // As the validator, by references and parts.
    QCOMPARE(sampleOf("$defs: {id: {readOnly: true}}\nrequired: [id, n]\n"
                      "properties: {id: {allOf: [{$ref: '#/$defs/id'}]}, n: {const: 1}}",
                      {.direction = schema::Direction::Request})
                 .value.toJson(),
             QByteArray(R"({"n":1})"));

    // An alternative is not passed over because it requires what is left out.
    const Sample sample = sampleOf(
        "oneOf: [{required: [id], properties: {id: {readOnly: true}, n: {const: 1}}}, false]",
        {.direction = schema::Direction::Request});
    QCOMPARE(sample.value.toJson(), QByteArray(R"({"n":1})"));
    QVERIFY(sample.findings.isEmpty());
}

void TestSample::saysWhatIsNotValid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("nearest");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char *name, const char *text, const char *nearest, const QString &finding) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(nearest) << finding;
    };
    row("nothing is valid", "false", "null", u"false "_qs);
    row("two types", "{allOf: [{type: integer}, {type: string}]}", "null", u"type "_qs);
    row("a required property that can't be", "{type: object, required: [a, b], properties: {a: false}}",
        R"({"b":"string"})", u"required "_qs);
    row("bounds without a number between", "{type: integer, minimum: 5, maximum: 4}", "null", u"type "_qs);
    row("a format that is longer than allowed", "{type: string, format: email, maxLength: 2}", R"("st")",
        u"format "_qs);
    row("a pattern that matches nothing", "{type: string, pattern: 'a^b'}", R"("string")", u"pattern "_qs);
    row("more differing values than there are", "{type: array, items: {type: boolean}, minItems: 3, uniqueItems: true}",
        "[true,false,true]", u"uniqueItems "_qs);
    row("a reference to nothing", "{$ref: '#/x'}", "null", u"$ref "_qs);
    row("an endless list", "{type: array, minItems: 1, items: {$ref: '#'}}", "null", u"type "_qs);
}

void TestSample::saysWhatIsNotValid()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, nearest);
    QFETCH(QString, finding);
    const Sample sample = sampleOf(text, {});
    QCOMPARE(sample.value.toJson(), nearest);
    QCOMPARE(linesOf(sample.findings).value(0), finding);
}

void TestSample::endsWithinItsLimits_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    const auto schemas = [](const QByteArray &each, const QByteArray &last) {
        QByteArray text = "$ref: '#/$defs/a0'\n$defs:\n";
        for (int i = 0; i < 12; ++i)
            text += "  a" + QByteArray::number(i) + ": " +
                    QByteArray(each).replace("NEXT", "{$ref: '#/$defs/a" + QByteArray::number(i + 1) + "'}") + '\n';
        return text + "  a12: " + last + '\n';
    };
    row("the same schemas again and again", schemas("{allOf: [NEXT, NEXT]}", "{type: integer}"));
    row("no alternative fits",
        schemas("{type: object, required: [x, y], properties: {x: {oneOf: [NEXT, NEXT]}, y: {anyOf: [NEXT, NEXT]}}}",
                "false"));
    row("many properties inside many",
        schemas("{properties: {a: NEXT, b: NEXT, c: NEXT, d: NEXT, e: NEXT, f: NEXT}}", "{type: string}"));
    row("more items than there is room for", "{type: array, minItems: 1000000000, items: {type: integer}}");
    row("a text without end", "{type: string, minLength: 1000000000000}");
    row("a large value for each item",
        "{type: array, minItems: 900, items: {default: '" + QByteArray(200'000, 'x') + "'}}");
    row("long texts in lists of lists",
        "{type: array, minItems: 900, items: {type: array, minItems: 900, items: {type: string, minLength: 9000}}}");
    row("a value that is large by aliases",
        "x: [&a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a], &c [*b, *b, *b, *b, *b, *b, "
        "*b, *b, *b, *b], &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]]\ntype: array\nminItems: 900\n"
        "items: {default: *d}\n");
    row("groups that write nothing", "{type: string, pattern: '^()(?:(?:\\1{65000}){1000}){2}[^a]$'}");
    QByteArray rare;
    for (int i = 0; i < 700; ++i)
        rare += "\\u2" + QByteArray::number(0xe00 + i % 512, 16).rightJustified(3, '0');
    row("characters that are found late",
        "{type: array, minItems: 900, items: {type: string, pattern: '^" + rare + "$'}}");
    row("a pattern that takes long, for each item",
        "{type: array, minItems: 900, items: {type: string, pattern: '^(?:[a-c]+)+[d-f]{40}[a-c]{200}$'}}");
    row("counts inside counts", "{type: string, pattern: '((((a{60}){60}){60}){60}){60}'}");
}

/** The size of a sample is bounded, too. */
void TestSample::endsWithinItsLimits()
{
    QFETCH(QByteArray, text);
    for (const Extent extent : {Extent::Full, Extent::Minimal}) {
        const Sample sample = sampleOf(text, {.extent = extent});
        QVERIFY(sample.value.toJson().size() < 8'000'000);
    }
}

void TestSample::endsOneAfterTheLast_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("last");
    QTest::addColumn<QString>("finding");
    const QString missing = u"required "_qs;
    // The object, two lists, 19 lists of 999 items, and 997 items.
    QTest::newRow("values")
        << QByteArray(
               "{type: object, required: [a, b], properties: {a: {type: array, minItems: 19, items: {type: array, "
               "minItems: 999, items: {type: integer}}}, b: {type: array, minItems: COUNT, items: {type: integer}}}}")
        << 997 << missing;
    // 399 values of 10,000 bytes (64 bytes are for the value itself), 2 texts, and a last value.
    QTest::newRow("bytes")
        << "{type: object, required: [a, b, c], properties: {a: {type: array, minItems: 399, items: {type: string, default: " +
               QByteArray(10'000 - 64, 'x') +
               "}}, b: {type: array, minItems: 2, items: {type: string, minLength: COUNT}}, c: {type: integer}}}"
        << 5'000 << missing;
    // 2 lists of 999 items, one item, and the last value, which does not fit.
    QTest::newRow("validations of parts")
        << QByteArray(
               "{type: object, required: [a, b, c], properties: {a: {type: array, minItems: 2, items: {type: array, "
               "minItems: 999, items: {type: integer, default: 1}}}, b: {type: array, minItems: COUNT, items: {type: "
               "integer, default: 1}}, c: {type: integer, default: x}}}")
        << 1 << u"type /c"_qs;
    // 399 items with 1,000 schemas each, the object, 3 lists, and 498 items with 2 schemas each.
    QTest::newRow("schemas")
        << "{type: object, required: [a, b], properties: {a: {type: array, minItems: 1, items: {type: array, minItems: 399, "
           "items: {type: integer, allOf: [" +
               QByteArray("{minimum: 0},").repeated(998) +
               "{}]}}}, b: {type: array, minItems: COUNT, items: {type: integer, allOf: [{}]}}}}"
        << 498 << missing;
}

void TestSample::endsOneAfterTheLast()
{
    QFETCH(QByteArray, text);
    QFETCH(int, last);
    QFETCH(QString, finding);
    const auto findingsWith = [&text](int count) {
        return linesOf(sampleOf(QByteArray(text).replace("COUNT", QByteArray::number(count)), {}).findings);
    };
    QCOMPARE(findingsWith(last), QStringList());
    QCOMPARE(findingsWith(last + 1).value(0), finding);
}

/** Values that a schema gives are used while they can be validated. */
void TestSample::endsWithTheLastStepOfValidations()
{
    const Snapshot snapshot = Snapshot::parse(
        "{type: object, required: [a, b], properties: {a: {type: integer, default: 7}, "
        "b: {type: integer, default: 8}}}",
        Format::Yaml);
    support::SchemasOfATest source;
    source.add(SampledUri, snapshot.root());
    const auto madeWith = [&source](int steps) {
        schema::SchemaDocuments documents(source, Dialect::Draft202012);
        schema::Compiler compiler(documents, Dialect::Draft202012, schema::Limits().schemas);
        schema::Effort effort;
        effort.steps = steps;
        schema::ValueSearch maker(compiler, documents, {}, effort);
        const auto value = maker.make({.schemas = {compiler.schemaAt(documents.at({SampledUri, {}}))}});
        return std::pair(value ? value->toJson() : QByteArray(), steps - maker.steps());
    };
    const auto [all, taken] = madeWith(100'000);
    QCOMPARE(all, QByteArray(R"({"a":7,"b":8})"));
    QCOMPARE(madeWith(taken).first, all);
    QVERIFY(madeWith(taken - 1).first != all);
}

void TestSample::endsWithTheDeepestOptionalMember()
{
    QByteArray text = "$ref: '#/$defs/a0'\n$defs:\n";
    for (int i = 0; i < 30; ++i)
        text += "  a" + QByteArray::number(i) + ": {type: object, properties: {x: {$ref: '#/$defs/a" +
                QByteArray::number(i + 1) + "'}}}\n";
    const Sample sample = sampleOf(text + "  a30: {type: integer}\n", {});
    QVERIFY(sample.findings.isEmpty());
    QCOMPARE(sample.value.toJson().count("x"), schema::Effort().optionalDepth);
}

void TestSample::takesStepsForTexts()
{
    const schema::Pattern pattern(u"^[a-c]{3}\\u2ee0$"_qs);
    qint64 left = 10'000'000;
    const auto text = schema::textMatching(pattern, {}, 0, left);
    QVERIFY(text && pattern.match(text->toUtf8(), 1'000) == schema::Pattern::Match::Yes);
    const qint64 taken = 10'000'000 - left;
    QVERIFY(taken > 10'000);
    qint64 enough = taken;
    QCOMPARE(schema::textMatching(pattern, {}, 0, enough), text);
    qint64 tooFew = taken / 2;
    QCOMPARE(schema::textMatching(pattern, {}, 0, tooFew), std::nullopt);
}

void TestSample::namesTheMeantSchema()
{
    const QByteArray text = R"(openapi: 3.1.0
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      discriminator: {propertyName: kind, mapping: {hund: '#/components/schemas/Dog', maus: Mouse}}
      properties: {kind: {type: string}}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Mouse: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Any: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
    Box:
      oneOf: [{$ref: '#/components/schemas/Red'}, {$ref: '#/components/schemas/Blue'}]
      discriminator: {propertyName: color, mapping: {r: Red}}
    Red: {type: object, required: [color], properties: {color: {type: string}}}
    Blue: {type: object, required: [color], properties: {color: {const: Blue}}}
)";
    const auto made = [&](const char *name) {
        return sampleOf(text, {}, Pointer({"components", "schemas", name}), false).value.toJson();
    };
    QCOMPARE(made("Pet"), QByteArray(R"({"kind":"Pet"})"));
    QCOMPARE(made("Dog"), QByteArray(R"({"kind":"hund"})"));
    QCOMPARE(made("Cat"), QByteArray(R"({"kind":"Cat"})"));
    QCOMPARE(made("Mouse"), QByteArray(R"({"kind":"maus"})"));
    QCOMPARE(made("Any"), QByteArray(R"({"kind":"Cat"})"));
    QCOMPARE(made("Box"), QByteArray(R"({"color":"r"})"));
    QCOMPARE(made("Blue"), QByteArray(R"({"color":"Blue"})"));
}

void TestSample::isValidForTheCorpus_data()
{
    QTest::addColumn<QString>("path");
    if (support::corpusFolder().isEmpty()) {
        QTest::newRow("no corpus on this machine") << QString();
        return;
    }
    const QDir folder(support::corpusFolder() + u"/openapi"_qs);
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files))
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
}

void TestSample::isValidForTheCorpus()
{
    QFETCH(QString, path);
    SKIP_WITHOUT_CORPUS();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Snapshot snapshot = Snapshot::parse(file.readAll(), document::formatOfFileName(path));
    const Dialect dialect = snapshot.at({"openapi"}).text().startsWith(u"3.0") ? Dialect::OpenApi30
                                                                               : Dialect::Draft202012;
    support::SchemasOfATest source;
    source.add(SampledUri, snapshot.root(), false);
    const Pointer schemas({"components", "schemas"});
    const Node all = snapshot.at(schemas);
    QStringList failed;
    for (const Extent extent : {Extent::Full, Extent::Minimal}) {
        schema::Sampler sampler(source, {.dialect = dialect, .extent = extent});
        for (qsizetype i = 0; i < all.childCount(); ++i) {
            const Sample sample = sampler.sampleOf({SampledUri, schemas.child(all.keyAt(i))});
            // Any value fits all alternatives of these, because only the mapping tells them apart.
            static const QByteArrayList NeverValid{"KycDocument", "StorefrontKycDocument"};
            if (!sample.findings.isEmpty() && !NeverValid.contains(all.keyAt(i)))
                failed.append(QString::fromUtf8(all.keyAt(i)) + u' ' + linesOf(sample.findings).first());
        }
    }
    QVERIFY2(failed.isEmpty(), qPrintable(failed.join(u'\n')));
}

GATEWRIGHT_TEST(TestSample, QCoreApplication)
#include "testsample.moc"
