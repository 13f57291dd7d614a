#include "cancellation.h"
#include "schemalimits.h"
#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"

#include <QTest>

using document::Format;
using document::Pointer;
using document::Snapshot;
using schema::Dialect;
using schema::Finding;
using schema::Outcome;

/** Each finding with its place in the instance and in the schema, and what the bounds do. */
class TestValidator final : public QObject
{
    Q_OBJECT

private slots:
    void findsThePlaces_data();
    void findsThePlaces();
    void judgesFormats_data();
    void judgesFormats();
    void judges30_data();
    void judges30();
    void leavesOutWhatIsNotSent_data();
    void leavesOutWhatIsNotSent();
    void forbidsWhatIsNotSent();
    void leavesOutByReferences_data();
    void leavesOutByReferences();
    void looksForWhatIsNotSentWithinItsBounds();
    void readsSchemasInOtherDocuments();
    void readsSchemasOnce();
    void marksTheValue();
    void endsAtItsBounds_data();
    void endsAtItsBounds();
    void chargesWhatWasTaken();
    void endsAtTheLimitOfAllowedValues();
    void endsWhenItIsCancelled();
    void explainsEachKeyword();
};

namespace {

const QString Uri = u"file:///s.yaml"_qs;

struct Judged {
    Outcome outcome;
    Snapshot instance;
};

Judged judge(const QByteArray &schemaText, const QByteArray &instanceText, const schema::Options &options = {},
             schema::Unsent unsent = {})
{
    const Snapshot schemaSnapshot = Snapshot::parse(schemaText, Format::Yaml);
    const Snapshot instance = Snapshot::parse(instanceText, Format::Yaml);
    support::SchemasOfATest source;
    source.add(Uri, schemaSnapshot.root());
    return {schema::Validator(source, options).validate(instance.root(), {Uri, {}}, {}, unsent), instance};
}

QStringList linesOf(const Outcome &outcome)
{
    QStringList lines;
    for (const Finding &finding : outcome.findings)
        lines.append(finding.keyword + u' ' + finding.instance.toString() + u" <- "_qs +
                     finding.schema.pointer.toString());
    return lines;
}

} // namespace

void TestValidator::findsThePlaces_data()
{
    QTest::addColumn<QByteArray>("schemaText");
    QTest::addColumn<QByteArray>("instance");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *schemaText, const char *instance, const QString &expected) {
        QTest::newRow(name) << QByteArray(schemaText) << QByteArray(instance) << expected;
    };
    row("type", "type: string", "5", u"type  <- /type"_qs);
    row("one of several types", "type: [string, 'null']", "5", u"type  <- /type"_qs);
    row("a whole number with a point", "type: integer", "1.0", {});
    row("infinity has no type", "type: number", ".inf", u"type  <- /type"_qs);
    row("a property", "properties: {a: {minimum: 3}}", "{a: 2}", u"minimum /a <- /properties/a/minimum"_qs);
    row("missing", "required: [a, b]", "{a: 1}", u"required  <- /required"_qs);
    row("two of them", "required: [a, b]", "{}", u"required  <- /required,required  <- /required"_qs);
    row("not allowed", "properties: {a: true}\nadditionalProperties: false", "{a: 1, b: 2}",
        u"additionalProperties /b <- /additionalProperties"_qs);
    row("additional", "additionalProperties: {type: string}", "{b: 2}", u"type /b <- /additionalProperties/type"_qs);
    row("by pattern", "patternProperties: {^x: {type: string}}", "{x1: 2, y: 3}",
        u"type /x1 <- /patternProperties/^x/type"_qs);
    row("a name", "propertyNames: {maxLength: 2}", "{abc: 2}", u"propertyNames /abc <- /propertyNames"_qs);
    row("an item", "items: {type: string}", "[a, 2]", u"type /1 <- /items/type"_qs);
    row("by position", "prefixItems: [{type: string}, {type: string}]", "[a, 2, 3]",
        u"type /1 <- /prefixItems/1/type"_qs);
    row("no more items", "prefixItems: [true]\nitems: false", "[a, 2]", u"false /1 <- /items"_qs);
    row("equal items", "uniqueItems: true", "[1, {a: 1, b: 2}, 1.0]", u"uniqueItems  <- /uniqueItems"_qs);
    row("equal objects", "uniqueItems: true", "[{a: 1, b: 2}, {b: 2, a: 1}]", u"uniqueItems  <- /uniqueItems"_qs);
    row("contains", "contains: {const: 3}", "[1, 2]", u"contains  <- /contains"_qs);
    row("at most", "contains: {const: 3}\nmaxContains: 1", "[3, 3]", u"maxContains  <- /maxContains"_qs);
    row("enum", "enum: [1, a]", "2", u"enum  <- /enum"_qs);
    row("const as a decimal", "const: 1.10", "1.1", {});
    row("const", "const: {a: [1]}", "{a: [2]}", u"const  <- /const"_qs);
    row("beyond doubles", "maximum: 9007199254740992", "9007199254740993", u"maximum  <- /maximum"_qs);
    row("multiple", "multipleOf: 0.01", "19.995", u"multipleOf  <- /multipleOf"_qs);
    row("characters, not bytes", "maxLength: 2", "éé", {});
    row("pattern", "pattern: ^a", "ba", u"pattern  <- /pattern"_qs);
    row("allOf", "allOf: [{type: integer}, {minimum: 5}]", "3", u"minimum  <- /allOf/1/minimum"_qs);
    row("anyOf", "anyOf: [{type: string}, {minimum: 5}]", "3", u"anyOf  <- /anyOf"_qs);
    row("oneOf", "oneOf: [{type: integer}, {minimum: 2}]", "3", u"oneOf  <- /oneOf"_qs);
    row("not", "not: {type: integer}", "3", u"not  <- /not"_qs);
    row("then", "if: {minimum: 2}\nthen: {maximum: 3}", "5", u"maximum  <- /then/maximum"_qs);
    row("else", "if: {minimum: 9}\nelse: {maximum: 3}", "5", u"maximum  <- /else/maximum"_qs);
    row("dependent", "dependentRequired: {a: [b]}", "{a: 1}", u"dependentRequired  <- /dependentRequired"_qs);
    row("dependent schema", "dependentSchemas: {a: {maxProperties: 1}}", "{a: 1, c: 2}",
        u"maxProperties  <- /dependentSchemas/a/maxProperties"_qs);
    row("unevaluated", "allOf: [{properties: {a: true}}]\nunevaluatedProperties: false", "{a: 1, b: 2}",
        u"unevaluatedProperties /b <- /unevaluatedProperties"_qs);
    row("unevaluated items", "prefixItems: [true]\nunevaluatedItems: false", "[1, 2]",
        u"unevaluatedItems /1 <- /unevaluatedItems"_qs);
    row("reference", "$defs: {s: {type: string}}\nitems: {$ref: '#/$defs/s'}", "[1]", u"type /0 <- /$defs/s/type"_qs);
    row("anchor", "$defs: {s: {$anchor: text, type: string}}\nitems: {$ref: '#text'}", "[1]",
        u"type /0 <- /$defs/s/type"_qs);
    row("siblings of a reference", "$defs: {s: true}\n$ref: '#/$defs/s'\ntype: string", "1", u"type  <- /type"_qs);
    row("recursive", "properties: {next: {$ref: '#'}}\nadditionalProperties: false", "{next: {next: {other: 1}}}",
        u"additionalProperties /next/next/other <- /additionalProperties"_qs);
    row("a keyword twice", "{\"type\": \"string\", \"type\": \"integer\"}", "5", u"duplicate  <- "_qs);
    row("a property twice", "properties: {a: true, a: false}", "{a: 1}", u"duplicate  <- "_qs);
    row("a member twice", "additionalProperties: {type: string}", "{a: x, a: 2}", u"duplicate /a <- "_qs);
    row("a member twice in an unlikely place", "not: {const: {a: 1, b: 2}}", "{c: {a: 1, a: 1}}", {});
    row("a member twice in a comparison", "not: {const: {c: {a: 1, b: 1}}}", "{c: {a: 1, a: 1}}",
        u"duplicate  <- /not"_qs);
    row("merged members", "required: [a, b]\nproperties: {a: {type: string}, b: {type: string}}",
        "x: &x {a: 1, b: 2}\ny: {z: 1}\n<<: *x\nb: ok\n", u"type /a <- /properties/a/type"_qs);
    row("merged in a comparison", "properties: {y: {const: {a: 1, b: 2}}}", "x: &x {a: 1}\ny: {b: 2, <<: *x}\n", {});
    row("a quoted name is not a merge key", "additionalProperties: {type: integer}", "{'<<': {a: 1}}",
        u"type /<< <- /additionalProperties/type"_qs);
    row("merged keywords", "x-base: &base {type: string}\nproperties: {a: {<<: *base}}", "{a: 1}",
        u"type /a <- /properties/a/type"_qs);
    row("merged properties", "x-all: &all {b: {type: string}}\nproperties: {<<: *all, a: true}", "{b: 1}",
        u"type /b <- /properties/b/type"_qs);
    row("a list of values that is none", "enum: a", "a", u"schema  <- "_qs);
    row("a pattern that is none", "pattern: 5", "a", u"schema  <- "_qs);
    row("properties that are none", "properties: [a]", "{a: 1}", u"schema  <- "_qs);
    row("an alias", "properties: {b: {type: string}}", "{a: &x 5, b: *x}", u"type /b <- /properties/b/type"_qs);
}

void TestValidator::findsThePlaces()
{
    QFETCH(QByteArray, schemaText);
    QFETCH(QByteArray, instance);
    QFETCH(QString, expected);
    const Judged judged = judge(schemaText, instance);
    QCOMPARE(linesOf(judged.outcome).join(u','), expected);
    QCOMPARE(judged.outcome.isValid, expected.isEmpty());
    for (const Finding &finding : judged.outcome.findings)
        QCOMPARE(finding.schema.address, Uri);
}

void TestValidator::judgesFormats_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("instance");
    QTest::addColumn<bool>("isValid");
    const auto row = [](const char *name, const char *format, const char *instance, bool isValid) {
        QTest::newRow(name) << QByteArray(format) << QByteArray(instance) << isValid;
    };
    row("base64 of no bytes", "byte", "\"\"", true);
    row("base64 without padding", "byte", R"("Zm9vYmFy")", true);
    row("base64 with one padding", "byte", R"("Zm9vYmE=")", true);
    row("base64 with two paddings", "byte", R"("Zm9vYg==")", true);
    row("base64 with its last two digits", "byte", R"("+/+/")", true);
    row("base64 with those for URLs", "byte", R"("-_-_")", false);
    row("base64 with missing padding", "byte", R"("Zm9vYg")", false);
    row("base64 with half of its padding", "byte", R"("Zm9vYg=")", false);
    row("base64 with too much padding", "byte", R"("Zm9v====")", false);
    row("base64 of padding alone", "byte", R"("====")", false);
    row("base64 with padding inside", "byte", R"("Zg==Zm9v")", false);
    row("base64 in lines", "byte", R"("Zm9v\r\nYmFyZm9")", false);
    row("base64 with a line break at its end", "byte", R"("Zm9vYmF\n")", false);
    row("base64 with spaces", "byte", R"("Zm9v YmF")", false);
    row("words", "byte", R"("not base64!!")", false);
    row("letters beyond ASCII", "byte", R"("Zm9é")", false);
    row("a number is not judged by a format of texts", "byte", "5", true);
    row("base64url of no bytes", "base64url", "\"\"", true);
    row("base64url without padding", "base64url", R"("Zm9vYg")", true);
    row("base64url with padding", "base64url", R"("Zm9vYg==")", true);
    row("base64url with its last two digits", "base64url", R"("-_-_")", true);
    row("base64url with those of base64", "base64url", R"("+/+/")", false);
    row("base64url with half of its padding", "base64url", R"("Zm9vYg=")", false);
    row("base64url with one digit too many", "base64url", R"("Zm9vY")", false);
    row("base64url with a line break", "base64url", R"("Zm9v\nYmF")", false);
}

void TestValidator::judgesFormats()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, instance);
    QFETCH(bool, isValid);
    for (const Dialect dialect : {Dialect::OpenApi30, Dialect::Draft202012}) {
        schema::Options options{.dialect = dialect, .assertFormats = true};
        QCOMPARE(linesOf(judge("format: " + format, instance, options).outcome).join(u','),
                 isValid ? QString() : u"format  <- /format"_qs);
        options.assertFormats = false;
        QVERIFY(judge("format: " + format, instance, options).outcome.isValid);
    }
}

void TestValidator::judges30_data()
{
    QTest::addColumn<QByteArray>("schemaText");
    QTest::addColumn<QByteArray>("instance");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *schemaText, const char *instance, const QString &expected) {
        QTest::newRow(name) << QByteArray(schemaText) << QByteArray(instance) << expected;
    };
    row("a pattern that is not one, and what is beside it", "properties: {a: {pattern: '('}, b: {type: integer}}",
        "{a: x, b: y}", u"type /b <- /properties/b/type,schema /a <- /properties/a"_qs);
    row("a pattern that is not one in an alternative", "oneOf: [{properties: {a: {pattern: '('}}}, {}]", "{a: x, b: y}",
        u"schema /a <- /oneOf/0/properties/a"_qs);
    row("a reference to nothing, and what is beside it", "properties: {a: {$ref: '#/none'}, b: {type: integer}}",
        "{a: x, b: y}", u"type /b <- /properties/b/type,$ref /a <- /properties/a"_qs);
    row("null where allowed", "type: string\nnullable: true", "null", {});
    row("null where not", "type: string", "null", u"type  <- /type"_qs);
    row("nullable needs a type", "nullable: true\nenum: [a]", "null", u"enum  <- /enum"_qs);
    row("an exclusive bound", "minimum: 3\nexclusiveMinimum: true", "3", u"exclusiveMinimum  <- /exclusiveMinimum"_qs);
    row("an inclusive bound", "minimum: 3\nexclusiveMinimum: false", "3", {});
    row("an exclusive upper bound", "maximum: 3\nexclusiveMaximum: true", "3",
        u"exclusiveMaximum  <- /exclusiveMaximum"_qs);
    row("nothing beside a reference", "definitions: {s: {type: integer}}\n$ref: '#/definitions/s'\nmaximum: 1", "5",
        {});
    row("const is not known", "const: 1", "2", {});
    row("if is not known", "if: true\nthen: false", "2", {});
    row("a discriminator is an annotation", "discriminator: {propertyName: a}\noneOf: [{required: [a]}]", "{a: 1}", {});
}

void TestValidator::judges30()
{
    QFETCH(QByteArray, schemaText);
    QFETCH(QByteArray, instance);
    QFETCH(QString, expected);
    schema::Options options;
    options.dialect = Dialect::OpenApi30;
    QCOMPARE(linesOf(judge(schemaText, instance, options).outcome).join(u','), expected);
}

/** Of a request: what is read-only may be missing, wherever the schema says so. */
void TestValidator::leavesOutWhatIsNotSent_data()
{
    QTest::addColumn<QByteArray>("schemaText");
    QTest::addColumn<QByteArray>("instance");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *schemaText, const char *instance = "{n: 1}",
                        const QString &expected = {}) {
        QTest::newRow(name) << QByteArray(schemaText) << QByteArray(instance) << expected;
    };
    const QString missing = u"required  <- /required"_qs;
    row("in the same schema", "required: [id]\nproperties: {id: {readOnly: true}}");
    row("not read-only", "required: [id]\nproperties: {id: {}}", "{n: 1}", missing);
    row("false", "required: [id]\nproperties: {id: {readOnly: false}}", "{n: 1}", missing);
    row("the other direction", "required: [id]\nproperties: {id: {writeOnly: true}}", "{n: 1}", missing);
    row("another property", "required: [id, n]\nproperties: {id: {readOnly: true}, n: {}}", "{}", missing);
    row("required around a part", "required: [id]\nallOf: [{properties: {id: {readOnly: true}}}]");
    row("required in a part", "properties: {id: {readOnly: true}}\nallOf: [{required: [id]}]");
    row("in two parts", "allOf: [{properties: {id: {readOnly: true}}}, {required: [id]}]");
    row("in parts of parts",
        "allOf: [{allOf: [{properties: {id: {readOnly: true}}}]}, {allOf: [{allOf: [{required: [id]}]}]}]");
    row("one of two parts says so",
        "allOf: [{properties: {id: {readOnly: true}}}, {properties: {id: {readOnly: false}}, required: [id]}]");
    row("another object", "required: [id]\nproperties: {n: {properties: {id: {readOnly: true}}}}", "{n: {id: 1}}",
        missing);
    row("a part of the property", "required: [id]\nproperties: {id: {allOf: [{}, {readOnly: true}]}}");
    row("all alternatives of the property",
        "required: [id]\nproperties: {id: {oneOf: [{type: string, readOnly: true}, {allOf: [{readOnly: true}]}]}}");
    row("one alternative of the property", "required: [id]\nproperties: {id: {oneOf: [{}, {readOnly: true}]}}",
        "{n: 1}", missing);
    row("by pattern", "required: [id]\npatternProperties: {^i: {readOnly: true}}");
    row("additional", "required: [id]\nadditionalProperties: {readOnly: true}");
    row("not additional", "required: [id]\nproperties: {id: {}}\nadditionalProperties: {readOnly: true}", "{n: 1}",
        missing);
    row("in parts of the enclosing object",
        "allOf: [{properties: {in: {required: [id]}}}, {properties: {in: {properties: {id: {readOnly: true}}}}}]",
        "{in: {}}");
    row("in parts of the enclosing list",
        "allOf: [{items: {required: [id]}}, {prefixItems: [{}, {properties: {id: {readOnly: true}}}]}]",
        "[{id: 1}, {}]");
    row("in parts of a list, at another index",
        "allOf: [{items: {required: [id]}}, {prefixItems: [{}, {properties: {id: {readOnly: true}}}]}]",
        "[{}, {id: 1}]", u"required /0 <- /allOf/0/items/required"_qs);
    row("an alternative", "oneOf: [{required: [id], properties: {id: {readOnly: true}}}, {required: [other]}]");
    row("an alternative beside", "required: [id]\nanyOf: [{properties: {id: {readOnly: true}}}]");
    row("the alternative that fits",
        "required: [id]\noneOf: [{properties: {id: {readOnly: true}, n: {const: 1}}}, {properties: {n: {const: 2}}}]");
    row("the alternative that does not fit",
        "required: [id]\noneOf: [{properties: {id: {readOnly: true}, n: {const: 1}}}, {properties: {n: {const: 2}}}]",
        "{n: 2}", missing);
    row("required in an alternative", "properties: {id: {readOnly: true}}\noneOf: [{required: [id]}, {type: string}]");
    row("read-only in the other alternative",
        "oneOf: [{required: [id], properties: {n: {const: 1}}}, {properties: {id: {readOnly: true}, n: {const: 2}}}]",
        "{n: 1}", u"oneOf  <- /oneOf"_qs);
    row("alternatives that presence tells apart",
        "properties: {id: {readOnly: true}}\noneOf: [{required: [id]}, {required: [n]}]");
    row("alternatives that nothing tells apart",
        "properties: {id: {readOnly: true}}\noneOf: [{required: [id]}, {required: [id, n]}]", "{n: 1}",
        u"oneOf  <- /oneOf"_qs);
    row("forbidden together", "properties: {id: {readOnly: true}}\nnot: {required: [id]}");
    row("forbidden and there", "properties: {id: {readOnly: true}}\nnot: {required: [id]}", "{id: 1}",
        u"not  <- /not"_qs);
    row("a condition", "properties: {id: {readOnly: true}}\nif: {required: [id]}\nthen: false");
    row("after a condition",
        "if: {required: [n]}\nthen: {required: [id]}\nelse: false\nproperties: {id: {readOnly: true}}");
    row("by a condition", "required: [id]\nif: {required: [n]}\nthen: {properties: {id: {readOnly: true}}}");
    row("by a condition that is not met",
        "required: [id]\nif: {required: [n]}\nthen: {properties: {id: {readOnly: true}}}", "{}", missing);
    row("otherwise", "required: [id]\nif: {required: [m]}\nelse: {properties: {id: {readOnly: true}}}");
    row("by a dependent schema", "required: [id]\ndependentSchemas: {n: {properties: {id: {readOnly: true}}}}");
    row("by a dependent schema that is not met",
        "required: [id]\ndependentSchemas: {n: {properties: {id: {readOnly: true}}}}", "{}", missing);
    row("one of the items", "contains: {required: [id], properties: {id: {readOnly: true}}}", "[{}]");
    row("not too many items", "contains: {required: [id], properties: {id: {readOnly: true}}}\nmaxContains: 1",
        "[{id: 1}, {}]");
    row("too many items", "contains: {required: [id], properties: {id: {readOnly: true}}}\nmaxContains: 1",
        "[{id: 1}, {id: 2}, {}]", u"maxContains  <- /maxContains"_qs);
    row("by references", "$defs: {id: {$anchor: id, readOnly: true}, part: {properties: {id: {$ref: '#id'}}}}\n"
                         "allOf: [{$ref: '#/$defs/part'}, {required: [id]}]");
    row("beside a reference",
        "$defs: {id: {}}\nrequired: [id]\nproperties: {id: {$ref: '#/$defs/id', readOnly: true}}");
    row("one schema as a part and as an alternative",
        "$defs: {p: {required: [id]}}\nallOf: [{$ref: '#/$defs/p'}]\n"
        "anyOf: [{$ref: '#/$defs/p', properties: {id: {readOnly: true}}}]");
    row("a schema inside itself",
        "properties: {id: {$ref: '#/properties/id/anyOf/0'}, in: {$ref: '#'}}\nrequired: [id]", "{n: 1}", missing);
    row("a property that refers to itself",
        "$defs: {a: {allOf: [{$ref: '#/$defs/a'}]}}\nproperties: {id: {$ref: '#/$defs/a'}}\nrequired: [id]", "{n: 1}",
        missing);
}

void TestValidator::leavesOutWhatIsNotSent()
{
    QFETCH(QByteArray, schemaText);
    QFETCH(QByteArray, instance);
    QFETCH(QString, expected);
    const Outcome request = judge(schemaText, instance, {}, {.readOnly = true}).outcome;
    QCOMPARE(linesOf(request).join(u','), expected);
    const QByteArray mirrored =
        QByteArray(schemaText).replace("readOnly", "x").replace("writeOnly", "readOnly").replace("x:", "writeOnly:");
    const Outcome response = judge(mirrored, instance, {}, {.writeOnly = true}).outcome;
    QCOMPARE(linesOf(response).join(u','), expected);
}

/** In the dialect of 3.0, where a reference has no siblings. */
void TestValidator::forbidsWhatIsNotSent()
{
    const QByteArray schema = "properties:\n  a: {readOnly: true}\n  b: {$ref: '#/$defs/b'}\n  c: {writeOnly: true}\n"
                              "allOf: [{properties: {d: {readOnly: true}}}]\n"
                              "oneOf: [{required: [e], properties: {e: {readOnly: true}}}, {required: [f]}]\n"
                              "$defs: {b: {readOnly: true}}\n";
    const auto places = [&schema](const QByteArray &instance, schema::Unsent unsent) {
        QStringList found;
        for (const schema::Finding &finding : judge(schema, instance, {}, unsent).outcome.findings)
            found.append(finding.keyword + u' ' + finding.instance.toString());
        return found;
    };
    const QByteArray all = "{a: 1, b: 2, c: 3, d: 4, f: 6}";
    QCOMPARE(places(all, {.readOnly = true, .isForbidden = true}),
             (QStringList{u"readOnly /d"_qs, u"readOnly /a"_qs, u"readOnly /b"_qs}));
    QCOMPARE(places(all, {.writeOnly = true, .isForbidden = true}), QStringList{u"writeOnly /c"_qs});
    QCOMPARE(places(all, {.readOnly = true, .writeOnly = true}), QStringList());
    // An alternative with it does not fit.
    QCOMPARE(places("{e: 5}", {.readOnly = true, .isForbidden = true}), QStringList{u"oneOf "_qs});
}

void TestValidator::leavesOutByReferences_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the target") << QByteArray("{$ref: '#/x-id'}") << QString();
    QTest::newRow("beside it") << QByteArray("{$ref: '#/x-other', readOnly: true}") << u"required  <- /required"_qs;
    QTest::newRow("around it") << QByteArray("{allOf: [{$ref: '#/x-other'}], readOnly: true}") << QString();
}

void TestValidator::leavesOutByReferences()
{
    QFETCH(QByteArray, property);
    QFETCH(QString, expected);
    schema::Options options;
    options.dialect = Dialect::OpenApi30;
    const QByteArray schemaText = "x-id: {type: string, readOnly: true}\nx-other: {type: string}\nrequired: [id]\n"
                                  "properties: {id: " +
                                  property + "}\n";
    QCOMPARE(linesOf(judge(schemaText, "{}", options, {.readOnly = true}).outcome).join(u','), expected);
}

/** Each missing property is looked for in each schema, and each item has its own. */
void TestValidator::looksForWhatIsNotSentWithinItsBounds()
{
    schema::Options options;
    options.limits.steps = 200'000;
    QByteArray names;
    for (int i = 0; i < 2000; ++i)
        names += 'n' + QByteArray::number(i) + ", ";
    const QByteArray parts = "allOf: [{required: [" + names + "]}" + QByteArray(", {type: object}").repeated(2000) +
                             "]";
    const Outcome stopped = judge(parts, "{}", options, {.readOnly = true}).outcome;
    QCOMPARE(stopped.findings.last().keyword, u"steps"_qs);

    const QByteArray list = "items: {allOf: [{properties: {id: {readOnly: true}}}, {required: [id]}]}";
    const QByteArray items = '[' + QByteArray("{n: 1}, ").repeated(5000) + ']';
    QVERIFY(judge(list, items, options, {.readOnly = true}).outcome.isValid);
}

void TestValidator::readsSchemasInOtherDocuments()
{
    const Snapshot api = Snapshot::parse(
        "openapi: 3.1.0\ncomponents:\n  schemas:\n    A: {$ref: 'parts/b.yaml#/B'}\n    N: {$ref: '#named'}\n"
        "    T: {$anchor: named, type: string}\n",
        Format::Yaml);
    const Snapshot part = Snapshot::parse("B: {items: {$ref: '../api.yaml#/components/schemas/T'}}\n", Format::Yaml);
    support::SchemasOfATest source;
    source.add(u"file:///f/api.yaml"_qs, api.root(), false);
    source.add(u"file:///f/parts/b.yaml"_qs, part.root(), false);
    schema::Validator validator(source);
    const Snapshot instance = Snapshot::parse("[a, 5]", Format::Yaml);
    const auto place = [](const char *name) {
        return schema::SchemaPlace{u"file:///f/api.yaml"_qs, Pointer{"components", "schemas", name}};
    };
    const Outcome outcome = validator.validate(instance.root(), place("A"), Pointer{"example"});
    QCOMPARE(linesOf(outcome), QStringList{u"type /example/1 <- /components/schemas/T/type"_qs});
    QVERIFY(validator.validate(instance.root().childAt(0), place("N")).isValid);
    QVERIFY(!validator.validate(instance.root().childAt(1), place("N")).isValid);
    QCOMPARE(linesOf(validator.validate(instance.root(), place("No"))),
             QStringList{u"$ref  <- /components/schemas/No"_qs});
}

void TestValidator::readsSchemasOnce()
{
    const Snapshot snapshot = Snapshot::parse("items: {$ref: 'file:///other.yaml'}", Format::Yaml);
    support::SchemasOfATest source;
    source.add(Uri, snapshot.root());
    schema::Validator validator(source);
    const Snapshot instance = Snapshot::parse("[1, 2]", Format::Yaml);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(linesOf(validator.validate(instance.root(), {Uri, {}})), QStringList{u"$ref /0 <- /items"_qs});
    QCOMPARE(source.timesOpened(Uri), 1);
    QCOMPARE(source.timesOpened(u"file:///other.yaml"_qs), 1);
}

void TestValidator::marksTheValue()
{
    const Judged judged = judge("properties: {a: {items: {type: string}}}", "a: [x, {b: 1}]\n");
    QCOMPARE(judged.outcome.findings.size(), 1);
    QCOMPARE(judged.instance.text(judged.outcome.findings.first().span), QByteArray("{b: 1}"));
}

void TestValidator::endsAtItsBounds_data()
{
    QTest::addColumn<QByteArray>("schemaText");
    QTest::addColumn<QByteArray>("instance");
    QTest::addColumn<QString>("keyword");
    QByteArray bomb = "$defs:\n  s0: {type: integer}\n";
    for (int i = 1; i <= 40; ++i) {
        const QByteArray before = "{$ref: '#/$defs/s" + QByteArray::number(i - 1) + "'}";
        bomb += "  s" + QByteArray::number(i) + ": {allOf: [" + before + ", " + before + "]}\n";
    }
    QTest::newRow("a reference to itself") << QByteArray("$ref: '#'") << QByteArray("1") << u"cycle"_qs;
    QTest::newRow("two references") << QByteArray(
                                           "$defs: {a: {$ref: '#/$defs/b'}, b: {$ref: '#/$defs/a'}}\n$ref: '#/$defs/a'")
                                    << QByteArray("1") << u"cycle"_qs;
    QTest::newRow("a cycle in an alternative")
        << QByteArray("anyOf: [{$ref: '#'}, true]") << QByteArray("1") << u"cycle"_qs;
    QTest::newRow("a cycle that is denied") << QByteArray("not: {$ref: '#'}") << QByteArray("1") << u"cycle"_qs;
    QTest::newRow("schemas that multiply") << bomb + "$ref: '#/$defs/s40'" << QByteArray("1") << u"steps"_qs;
    QTest::newRow("schemas that multiply and are denied")
        << bomb + "not: {$ref: '#/$defs/s40'}" << QByteArray("1") << u"steps"_qs;
    QByteArray chain = "$defs:\n";
    for (int i = 0; i < 5'000; ++i)
        chain += "  c" + QByteArray::number(i) + ": {allOf: [{$ref: '#/$defs/c" + QByteArray::number(i + 1) + "'}]}\n";
    QTest::newRow("a long chain of references") << chain + "$ref: '#/$defs/c0'" << QByteArray("1") << u"depth"_qs;
    QTest::newRow("a pattern without end")
        << QByteArray("pattern: ^(a+)+$") << QByteArray(80, 'a') + 'b' << u"patternSteps"_qs;
    QByteArray patterns = "items: {anyOf: [";
    for (int i = 0; i < 40; ++i)
        patterns += "{pattern: '^(?:[a-z]+)+[" + QByteArray::number(i) + "]$'},";
    QTest::newRow("many patterns that each take long")
        << patterns + "{pattern: '^a'}]}" << '[' + QByteArray("aaaaaaaaaaab,").repeated(400) + "a]" << u"steps"_qs;
    QTest::newRow("a pattern that is tried at each place of a text")
        << QByteArray("not: {pattern: 'a*[bc]'}") << QByteArray(100'000, 'a') << u"patternSteps"_qs;
    QByteArray names;
    for (int i = 0; i < 10; ++i)
        names += ", " + QByteArray(300 + i, 'a') + ": 1";
    QTest::newRow("names that are compared with many patterns")
        << QByteArray("patternProperties: {'[ab]+[ac][bc]': true, '[ac]+[ab][bd]': true, '[ad]+[ac][bc]': true}")
        << '{' + names.mid(2) + '}' << u"steps"_qs;
    QByteArray sources = "anyOf:\n";
    for (int i = 0; i < 400; ++i)
        sources += "  - {pattern: '" + QByteArray("(?:b|c)").repeated(1'000) + QByteArray::number(i) + "'}\n";
    QTest::newRow("patterns that are compiled") << sources + "  - {type: string}" << QByteArray("a") << u"steps"_qs;
    QTest::newRow("divisions") << QByteArray("items: {multipleOf: 1.000000007}")
                               << '[' + QByteArray("7e9000,").repeated(40) + "7e9000]" << u"steps"_qs;
    QTest::newRow("long numbers") << QByteArray("items: {maximum: 5}")
                                  << '[' + (QByteArray(400'000, '0') + "1,").repeated(40) + "1]" << u"steps"_qs;
    QByteArray lists = "x: &x [" + QByteArray("aa,").repeated(20'000) + "aa]\nanyOf:\n";
    lists += QByteArray("  - {required: *x}\n").repeated(20) + "  - true\n";
    QTest::newRow("lists that are repeated by an alias") << lists << QByteArray("{}") << u"steps"_qs;
    QTest::newRow("a missing schema that is denied")
        << QByteArray("not: {$ref: '#/no'}") << QByteArray("1") << u"$ref"_qs;
    QTest::newRow("a pattern that is none") << QByteArray("pattern: '('") << QByteArray("a") << u"schema"_qs;
    QTest::newRow("an unknown type") << QByteArray("type: text") << QByteArray("a") << u"schema"_qs;
    QTest::newRow("a schema that is a number") << QByteArray("items: 5") << QByteArray("[1]") << u"schema"_qs;
    QTest::newRow("a long division") << QByteArray("multipleOf: 7") << QByteArray("1e999999") << u"steps"_qs;
}

/** The answer is never "valid". */
void TestValidator::endsAtItsBounds()
{
    QFETCH(QByteArray, schemaText);
    QFETCH(QByteArray, instance);
    QFETCH(QString, keyword);
    schema::Options options;
    options.limits.steps = 200'000;
    const Outcome outcome = judge(schemaText, instance, options).outcome;
    QVERIFY(!outcome.isValid);
    QCOMPARE(outcome.findings.last().keyword, keyword);
}

void TestValidator::endsWhenItIsCancelled()
{
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    QVERIFY(judge("type: string", "a").outcome.isValid);
    work.cancel();
    const Outcome outcome = judge("type: string", "a").outcome;
    QVERIFY(!outcome.isValid);
    QCOMPARE(outcome.findings.first().keyword, u"steps"_qs);
}

void TestValidator::chargesWhatWasTaken()
{
    const QByteArray schemaText = "items: {pattern: '^(?:[a-z]+)+[0-9]$'}";
    const QByteArray instance = "[aaaaaaaa1, aaaaaaaaaaa1]";
    const int taken = judge(schemaText, instance).outcome.steps;
    QVERIFY(taken > 10);
    schema::Options options;
    options.limits.steps = taken;
    QVERIFY(judge(schemaText, instance, options).outcome.isValid);
    options.limits.steps = taken - 1;
    const Outcome outcome = judge(schemaText, instance, options).outcome;
    QVERIFY(!outcome.isValid);
    QCOMPARE(outcome.findings.last().keyword, u"steps"_qs);
    QCOMPARE(outcome.findings.last().instance.toString(), u"/1"_qs);
}

/** 64 bytes of a text count as a value. Each use of the text counts 10,000. */
void TestValidator::endsAtTheLimitOfAllowedValues()
{
    const auto keywordWith = [](int uses) {
        const QByteArray text = "x: &x " + QByteArray(64 * 9'999, 'v') + "\nenum: [" +
                                QByteArrayList(uses, "*x").join(", ") + "]\n";
        schema::Options options;
        options.limits.steps = 2 * schema::MaximumAllowedValues;
        return judge(text, "a", options).outcome.findings.last().keyword;
    };
    QCOMPARE(keywordWith(schema::MaximumAllowedValues / 10'000), u"enum"_qs);
    QCOMPARE(keywordWith(schema::MaximumAllowedValues / 10'000 + 1), u"values"_qs);
}

void TestValidator::explainsEachKeyword()
{
    const QList<QByteArray> schemas{"type: string",   "enum: [1]",      "const: 1",  "not: true",       "required: [a]",
                                    "anyOf: [false]", "oneOf: [false]", "$ref: '#'", "maxProperties: 0"};
    for (const QByteArray &text : schemas) {
        for (const Finding &finding : judge(text, "{b: 1}").outcome.findings)
            QVERIFY2(schema::messageOf(finding.keyword), qPrintable(finding.keyword));
    }
}

GATEWRIGHT_TEST(TestValidator, QCoreApplication)
#include "testvalidator.moc"
