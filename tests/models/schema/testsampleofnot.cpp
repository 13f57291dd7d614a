#include "sample.h"

#include "schemasofatest.h"
#include "testprogram.h"
#include "validator.h"
#include "valuesearch.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using schema::Dialect;
using schema::Extent;
using schema::Sample;

/** Samples of schemas with `not`, `propertyNames` and counts of members, where a value has to be searched for. */
class TestSampleOfNot final : public QObject
{
    Q_OBJECT

private slots:
    void makesValidValues_data();
    void makesValidValues();
    void saysThatThereIsNone_data();
    void saysThatThereIsNone();
    void endsWithinItsLimits_data();
    void endsWithinItsLimits();
    void endsWithTheLastSchemaForNot();
};

namespace {

const QString SearchedUri = u"file:///s.yaml"_qs;

/** The versions of OpenAPI that know the keywords of a schema, and with this meaning. */
enum class Versions { All, Only30, Since31 };

QList<Dialect> dialectsOf(Versions versions)
{
    if (versions == Versions::All)
        return {Dialect::Draft202012, Dialect::OpenApi30};
    return {versions == Versions::Only30 ? Dialect::OpenApi30 : Dialect::Draft202012};
}

/** A source of one schema, and what is made and judged with it. */
class Searched final
{
public:
    explicit Searched(const QByteArray &text, Dialect dialect)
        : m_snapshot(Snapshot::parse(text, Format::Yaml))
        , m_dialect(dialect)
    {
        m_source.add(SearchedUri, m_snapshot.root());
    }

    Sample made(Extent extent)
    {
        return schema::Sampler(m_source, {.dialect = m_dialect, .extent = extent}).sampleOf({SearchedUri, {}});
    }

    bool isValid(const document::Value &value)
    {
        const Snapshot instance = Snapshot::parse(value.toJson(), Format::Json);
        schema::Validator validator(m_source, {.dialect = m_dialect, .assertFormats = true});
        return validator.validate(instance.root(), {SearchedUri, {}}).isValid;
    }

private:
    Snapshot m_snapshot;
    Dialect m_dialect;
    support::SchemasOfATest m_source;
};

} // namespace

void TestSampleOfNot::makesValidValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Versions>("versions");
    const auto row = [](const char *name, const char *text, Versions versions = Versions::All) {
        QTest::newRow(name) << QByteArray(text) << versions;
    };
    const auto row31 = [&row](const char *name, const char *text) { row(name, text, Versions::Since31); };

    row("not both members",
        "{type: object, properties: {mail: {type: string}, phone: {type: string}}, not: {required: [mail, phone]}}");
    row("not the last member, which is required",
        "{type: object, required: [b], properties: {a: {type: integer}, b: {type: integer}}, not: {required: [a, b]}}");
    row("none of several members",
        "{type: object, properties: {a: {type: integer}, b: {type: integer}, c: {type: integer}}, "
        "not: {anyOf: [{required: [a]}, {required: [b]}]}}");
    row("not a member with a value", "{type: object, required: [kind], properties: {kind: {type: string}}, "
                                     "not: {required: [kind], properties: {kind: {enum: [string]}}}}");
    row("not only small members",
        "{type: object, required: [n], properties: {n: {type: integer}}, not: {properties: {n: {maximum: 50}}}}");
    row("not without further members",
        "{type: object, properties: {a: {type: integer}}, not: {properties: {a: true}, additionalProperties: false}}");
    row("not an object of strings", "{type: object, not: {additionalProperties: {type: string}}}");
    row("not an empty object", "{type: object, not: {maxProperties: 0}}");
    row("not many members", "{type: object, properties: {a: {type: integer}, b: {type: integer}, c: {type: integer}}, "
                            "not: {minProperties: 2}}");
    row("not these texts", "{type: string, maxLength: 6, not: {enum: [string, strin2, strin3, '']}}");
    row("not the first texts of a format", "{type: string, format: date, not: {enum: ['2024-01-01', '2024-01-02']}}");
    row("not these numbers", "{type: integer, minimum: 1, maximum: 12, not: {enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]}}");
    row("not one truth", "{type: boolean, not: {enum: [true]}}");
    row("not a text, of two types", "{type: [string, integer], not: {type: string}}", Versions::Since31);
    row("not all that texts can be", "{not: {type: string}}");
    row("not a whole number", "{type: number, minimum: 4, not: {type: integer}}");
    row("not an object or a list of them", "{not: {anyOf: [{type: object}, {type: array}, {type: string}]}}");
    row("not a pattern", "{type: string, not: {pattern: '^[a-z]'}}");
    row("not a pattern of letters and digits", "{type: string, minLength: 3, not: {pattern: '^[a-zA-Z0-9]*$'}}");
    row("not a pattern beside a pattern", "{type: string, pattern: '^[a-c]{2}$', not: {pattern: '^a'}}");
    row("not without a character", "{type: string, not: {pattern: '^[^@]*$'}}");
    row("not short", "{type: string, not: {maxLength: 10}}");
    row("not long", "{type: string, not: {minLength: 3}}");
    row("not small", "{type: integer, not: {maximum: 10}}");
    row("not large", "{type: number, not: {minimum: -3}}");
    row("not more than", "{type: integer, not: {minimum: 0, exclusiveMinimum: true}}", Versions::Only30);
    row("not even", "{type: integer, minimum: 10, not: {multipleOf: 2}}");
    row("not a multiple of several",
        "{type: integer, minimum: 12, not: {anyOf: [{multipleOf: 2}, {multipleOf: 3}, {multipleOf: 5}]}}");
    row("a multiple and not another", "{type: integer, minimum: 6, multipleOf: 3, not: {multipleOf: 2}}");
    row("not a multiple of a decimal", "{type: number, minimum: 2, not: {multipleOf: 0.5}}");
    row("not one of two", "{type: integer, minimum: 15, not: {oneOf: [{multipleOf: 2}, {multipleOf: 3}]}}");
    row("not what fits both alternatives of one", "{type: integer, not: {oneOf: [{minimum: 0}, {maximum: 20}]}}");
    row("not in all of", "{allOf: [{type: string}, {not: {enum: [string]}}]}");
    row("not all of", "{type: string, not: {allOf: [{minLength: 2}, {maxLength: 8}]}}");
    row("two times not in all of",
        "{type: object, properties: {a: {type: integer}, b: {type: integer}, c: {type: integer}}, "
        "allOf: [{not: {required: [a, b]}}, {not: {required: [b, c]}}]}");
    row("not by reference",
        "{type: string, not: {$ref: '#/definitions/word'}, definitions: {word: {type: string, pattern: '^[a-z]+$'}}}");
    row("not by a reference to a reference",
        "{type: string, not: {$ref: '#/definitions/a'}, definitions: {a: {$ref: '#/definitions/b'}, "
        "b: {allOf: [{$ref: '#/definitions/c'}]}, c: {enum: [string]}}}");
    row("not over a reference with not",
        "{allOf: [{$ref: '#/definitions/a'}, {not: {enum: [1]}}], definitions: {a: {type: integer, not: {enum: [2]}}}}");
    row("not in items", "{type: array, minItems: 2, uniqueItems: true, items: {type: string, not: {enum: [string]}}}");
    row("not in properties", "{type: object, required: [a], properties: {a: {type: integer, not: {enum: [1]}}, "
                             "b: {type: string, not: {pattern: ^s}}}}");
    row("not in additional properties", "{type: object, additionalProperties: {type: integer, not: {maximum: 100}}}");
    row("not an empty list", "{type: array, items: {type: integer}, not: {maxItems: 0}}");
    row("not a list of some", "{type: array, minItems: 1, items: {type: integer}, not: {items: {maximum: 5}}}");
    row("not without repetition", "{type: array, items: {type: integer}, not: {uniqueItems: true}}");
    row("not not", "{not: {not: {type: integer, minimum: 5}}}");
    row("not not with members",
        "{type: object, not: {not: {required: [a], properties: {a: {type: string, minLength: 9}}}}}");
    row("not not not", "{type: string, not: {not: {not: {enum: [string]}}}}");
    row("not in an alternative", "{oneOf: [{type: integer, not: {minimum: -5}}, {type: string}]}");
    row("not nothing", "{type: string, not: {not: {}}}");

    row31("not null", "{type: ['null', integer], not: {type: 'null'}}");
    row31("not a constant", "{type: integer, minimum: 1, not: {const: 1}}");
    row31("not an object that is a constant", "{type: object, properties: {a: {const: 1}}, not: {const: {a: 1}}}");
    row31("not an empty constant", "{type: array, not: {const: []}}");
    row31("not what contains", "{type: array, minItems: 1, items: {enum: [1, 2]}, not: {contains: {const: 1}}}");
    row31("not at most so many",
          "{type: array, items: {type: integer}, not: {contains: {type: integer}, maxContains: 2}}");
    row31("not a first item", "{type: array, not: {prefixItems: [{type: string}]}}");
    row31("not the names", "{type: object, not: {propertyNames: {maxLength: 3}}}");
    row31("not by a pattern", "{type: object, not: {patternProperties: {'^x-': {type: string}}}}");
    row31("not a member that needs another",
          "{type: object, properties: {a: {type: integer}, b: {type: integer}}, not: {dependentRequired: {a: [b]}}}");
    row31("not a member with a schema", "{type: object, not: {dependentSchemas: {a: {maxProperties: 1}}}}");
    row31("not if and then", "{type: integer, not: {if: {minimum: 10}, then: {multipleOf: 7}, else: true}}");
    row31("not if and else", "{type: integer, not: {if: {minimum: 10}, then: true, else: {multipleOf: 7}}}");
    row31("not beside a reference",
          "{$ref: '#/definitions/a', not: {const: string}, definitions: {a: {type: string, maxLength: 6}}}");
    row31(
        "not unevaluated members",
        "{type: object, properties: {a: {type: integer}}, not: {properties: {a: true}, unevaluatedProperties: false}}");

    row31("names by pattern",
          "{type: object, minProperties: 3, additionalProperties: {type: integer}, propertyNames: {pattern: '^x-'}}");
    row31("names by a pattern with two anchors",
          "{type: object, minProperties: 15, propertyNames: {pattern: '^[a-z]{2}$'}}");
    row31("names by a pattern of any length", "{type: object, minProperties: 15, propertyNames: {pattern: '^[ab]+$'}}");
    row31("names by enum", "{type: object, minProperties: 3, propertyNames: {enum: [a, b, c]}}");
    row31("one name", "{type: object, minProperties: 1, propertyNames: {const: only}}");
    row31("short names", "{type: object, minProperties: 4, propertyNames: {maxLength: 2}}");
    row31("long names", "{type: object, minProperties: 2, propertyNames: {minLength: 30}}");
    row31("names of a format", "{type: object, minProperties: 2, propertyNames: {format: uuid}}");
    row31("names that are not one",
          "{type: object, minProperties: 2, propertyNames: {not: {enum: [string, string2]}}}");
    row31(
        "names by reference",
        "{type: object, minProperties: 2, propertyNames: {$ref: '#/definitions/n'}, definitions: {n: {pattern: '^n[0-9]$'}}}");
    row31(
        "names by two schemas",
        "{type: object, minProperties: 2, propertyNames: {pattern: '^[a-z]+$'}, allOf: [{propertyNames: {minLength: 8}}]}");
    row31("names beside a required one",
          "{type: object, minProperties: 3, required: [x-a], propertyNames: {pattern: '^x-[a-z]$'}}");
    row31("optional properties with other names",
          "{type: object, properties: {a: {type: integer}, bb: {type: integer}}, propertyNames: {minLength: 2}}");
    row31("enough with other names",
          "{type: object, minProperties: 2, properties: {a: {type: integer}, bb: {type: integer}}, "
          "propertyNames: {enum: [bb, cc]}}");
    row31(
        "names of a closed object by patterns",
        "{type: object, minProperties: 4, patternProperties: {'^a[0-9]$': {type: integer}, '^b[0-9]$': {type: string}}, "
        "additionalProperties: false}");
    row31("names by a pattern and propertyNames",
          "{type: object, minProperties: 2, patternProperties: {'^x-': {type: integer}}, additionalProperties: false, "
          "propertyNames: {minLength: 6}}");
    row31(
        "names that no pattern forbids",
        "{type: object, minProperties: 2, patternProperties: {'^key[12]$': false}, additionalProperties: {type: integer}}");
    row31("names besides those of a pattern",
          "{type: object, minProperties: 3, patternProperties: {'^a$': {type: integer}}, "
          "propertyNames: {enum: [a, b, c]}}");
    row("more members than there are properties",
        "{type: object, minProperties: 4, properties: {a: {type: integer}, b: {type: integer}}}");
    row("more members of a type",
        "{type: object, minProperties: 3, properties: {key1: {type: integer}}, additionalProperties: {type: boolean}}");
    row("more members where one name has no value", "{type: object, minProperties: 2, properties: {key1: false}}");
}

void TestSampleOfNot::makesValidValues()
{
    QFETCH(QByteArray, text);
    QFETCH(Versions, versions);
    for (const Dialect dialect : dialectsOf(versions)) {
        Searched searched(text, dialect);
        for (const Extent extent : {Extent::Full, Extent::Minimal}) {
            const Sample sample = searched.made(extent);
            QVERIFY2(sample.findings.isEmpty(), sample.value.toJson().constData());
            QVERIFY2(searched.isValid(sample.value), sample.value.toJson().constData());
            QCOMPARE(searched.made(extent).value, sample.value);
        }
    }
}

void TestSampleOfNot::saysThatThereIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Versions>("versions");
    QTest::addColumn<QString>("keyword");
    const auto row = [](const char *name, const char *text, const char *keyword, Versions versions = Versions::All) {
        QTest::newRow(name) << QByteArray(text) << versions << QString::fromLatin1(keyword);
    };
    row("not anything", "{type: string, not: {}}", "not");
    row("not its own type", "{type: string, not: {type: string}}", "not");
    row("not itself", "{not: {$ref: '#/definitions/a'}, definitions: {a: {not: {enum: []}}}}", "not");
    row("not a required member", "{type: object, required: [a], not: {required: [a]}}", "not");
    row("none of the values left", "{enum: [a, b], not: {enum: [b, a]}}", "enum");
    row("none of the numbers left", "{type: integer, minimum: 4, maximum: 5, not: {enum: [4, 5]}}", "not");
    row("not not what can't be", "{type: string, not: {not: {type: integer}}}", "not");
    row("more members than a closed object has",
        "{type: object, minProperties: 2, properties: {a: {type: integer}}, additionalProperties: false}",
        "minProperties");
    row("more members than there are names", "{type: object, minProperties: 3, propertyNames: {enum: [a, b]}}",
        "minProperties", Versions::Since31);
    row("no name is allowed", "{type: object, minProperties: 1, propertyNames: false}", "minProperties",
        Versions::Since31);
    row("a required name that is not allowed", "{type: object, required: [a], propertyNames: {minLength: 2}}",
        "propertyNames", Versions::Since31);
}

void TestSampleOfNot::saysThatThereIsNone()
{
    QFETCH(QByteArray, text);
    QFETCH(Versions, versions);
    QFETCH(QString, keyword);
    for (const Dialect dialect : dialectsOf(versions)) {
        Searched searched(text, dialect);
        for (const Extent extent : {Extent::Full, Extent::Minimal}) {
            const Sample sample = searched.made(extent);
            QVERIFY(!sample.findings.isEmpty());
            QCOMPARE(sample.findings.first().keyword, keyword);
            QVERIFY(!searched.isValid(sample.value));
        }
    }
}

void TestSampleOfNot::endsWithinItsLimits_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    QByteArray chain = "$ref: '#/definitions/a0'\ndefinitions:\n";
    for (int i = 0; i < 500; ++i)
        chain += "  a" + QByteArray::number(i) + ": {not: {anyOf: [{$ref: '#/definitions/a" +
                 QByteArray::number(i + 1) + "'}, {$ref: '#/definitions/a" + QByteArray::number(i + 1) + "'}]}}\n";
    row("not of not, again and again", chain + "  a500: {type: string, not: {enum: [string]}}\n");
    QByteArray nested = "{type: string}";
    for (int i = 0; i < 12; ++i)
        nested = "{type: object, required: [a, b], properties: {a: " + nested +
                 ", b: {type: integer}}, not: {required: [a]}}";
    row("not inside not", nested);
    row("not for each item",
        "{type: array, minItems: 900, items: {type: object, required: [a], properties: {a: {type: string, "
        "not: {anyOf: [{pattern: s}, {pattern: x}, {pattern: A}, {pattern: '.'}, {maxLength: 0}]}}}}}");
    row("names that are never new",
        "{type: array, minItems: 900, items: {type: object, minProperties: 900, propertyNames: {pattern: '^(?:[a-c]+)+$'}, "
        "additionalProperties: {type: integer}}}");
    row("not one of many members", "{type: array, minItems: 500, items: {type: object, not: {required: [" +
                                       QByteArray("a,").repeated(5'000) + "b]}, required: [a, b]}}");
    row("itself in an alternative of not",
        "{type: object, required: [a], properties: {a: {type: string, not: {$ref: '#/definitions/a'}}}, "
        "definitions: {a: {anyOf: [{enum: [string]}, {$ref: '#/definitions/a'}]}}}");
    row("itself in not", "{type: string, not: {$ref: '#'}}");
    row("itself in names", "{type: object, minProperties: 2, propertyNames: {$ref: '#'}}");
}

void TestSampleOfNot::endsWithinItsLimits()
{
    QFETCH(QByteArray, text);
    for (const Extent extent : {Extent::Full, Extent::Minimal}) {
        Searched searched(text, Dialect::Draft202012);
        QVERIFY(searched.made(extent).value.toJson().size() < 8'000'000);
    }
}

/** Without a schema for what is in `not`, the usual value is the nearest. */
void TestSampleOfNot::endsWithTheLastSchemaForNot()
{
    const Snapshot snapshot = Snapshot::parse("{type: integer, not: {maximum: 50}}", Format::Yaml);
    support::SchemasOfATest source;
    source.add(SearchedUri, snapshot.root());
    const auto madeWith = [&source](int opposites) {
        schema::SchemaDocuments documents(source, Dialect::Draft202012);
        schema::Compiler compiler(documents, Dialect::Draft202012, schema::Limits().schemas);
        schema::Effort effort;
        effort.opposites = opposites;
        schema::ValueSearch maker(compiler, documents, {}, effort);
        const auto value = maker.make({.schemas = {compiler.schemaAt(documents.at({SearchedUri, {}}))}});
        return value ? value->toJson() : QByteArray();
    };
    QCOMPARE(madeWith(1), QByteArray("51"));
    QCOMPARE(madeWith(0), QByteArray("1"));
}

GATEWRIGHT_TEST(TestSampleOfNot, QCoreApplication)
#include "testsampleofnot.moc"
