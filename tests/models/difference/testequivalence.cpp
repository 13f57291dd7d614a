#include "differencetext.h"
#include "testprogram.h"

#include <QTest>

/** Forms with the same meaning, which give no change in either direction. */
class TestEquivalence final : public QObject
{
    Q_OBJECT

private slots:
    void schemasMeanTheSame_data();
    void schemasMeanTheSame();
    void operationsMeanTheSame_data();
    void operationsMeanTheSame();
    void convertedVersionMeansTheSame();
};

namespace {

/** A document in which a schema is the body of a request and of a response. */
QByteArray bothWithSchema(const QByteArray &version, const QByteArray &schema)
{
    return "openapi: " + version +
           "\ninfo: {title: A, version: '1'}\npaths:\n  /a:\n    post:\n      requestBody: {content: {application/json: "
           "{schema: " +
           schema + "}}}\n      responses: {'200': {description: d, content: {application/json: {schema: " + schema +
           "}}}}\ncomponents: {schemas: {Text: {type: string}, Same: {type: string}, Pet: {type: object, properties: "
           "{name: {type: string}}}, Maybe: {oneOf: [{$ref: '#/components/schemas/Pet'}, {type: 'null'}]}}}\n";
}

QByteArray withPathItem(const QByteArray &path, const QByteArray &pathItem)
{
    return "openapi: 3.1.0\ninfo: {title: A, version: '1'}\nsecurity: [{key: []}]\npaths:\n  " + path + ": " +
           pathItem +
           "\ncomponents: {securitySchemes: {key: {type: apiKey, in: header, name: k}}, parameters: {Q: {name: q, in: "
           "query, schema: {type: string}}}}\n";
}

void addSchemas(const char *name, const QByteArray &before, const QByteArray &now, const QByteArray &old = "3.1.0",
                const QByteArray &present = "3.1.0")
{
    QTest::newRow(name) << bothWithSchema(old, before) << bothWithSchema(present, now);
}

void verifySame(const QByteArray &before, const QByteArray &now)
{
    QCOMPARE(support::linesOf(support::differenceOf(before, now)), QStringList());
    QCOMPARE(support::linesOf(support::differenceOf(now, before)), QStringList());
}

} // namespace

void TestEquivalence::schemasMeanTheSame_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    addSchemas("order of keys", "{type: string, maxLength: 3}", "{maxLength: 3, type: string}");
    addSchemas("reference or inline", "{$ref: '#/components/schemas/Text'}", "{type: string}");
    addSchemas("another component", "{$ref: '#/components/schemas/Text'}", "{$ref: '#/components/schemas/Same'}");
    addSchemas("allOf of one", "{type: integer, minimum: 3}", "{allOf: [{type: integer, minimum: 3}]}");
    addSchemas("flattened allOf", "{allOf: [{type: object, required: [a]}, {properties: {a: {type: string}}}]}",
               "{type: object, required: [a], properties: {a: {type: string}}}");
    addSchemas("nullable of 3.0 and a type of 3.1", "{type: string, nullable: true}", "{type: [string, 'null']}",
               "3.0.3");
    addSchemas("null as a type and as a branch", "{type: [string, 'null']}",
               "{oneOf: [{type: string}, {type: 'null'}]}");
    addSchemas("null as a branch of a reference", "{$ref: '#/components/schemas/Maybe'}",
               "{anyOf: [{type: 'null'}, {$ref: '#/components/schemas/Pet'}]}");
    addSchemas("an enum of 3.0 without null", "{type: string, nullable: true, enum: [a]}", "{type: string, enum: [a]}",
               "3.0.3");
    addSchemas("a boolean exclusive minimum", "{type: number, minimum: 1, exclusiveMinimum: true}",
               "{type: number, exclusiveMinimum: 1}", "3.0.3");
    addSchemas("an exclusive minimum of whole numbers", "{type: integer, exclusiveMinimum: 0}",
               "{type: integer, minimum: 1}");
    addSchemas("enum of one and const", "{enum: [a]}", "{const: a}");
    addSchemas("constants of oneOf and enum", "{oneOf: [{const: a}, {const: b}]}", "{enum: [b, a]}");
    addSchemas("the order of types", "{type: [string, integer]}", "{type: [integer, string]}");
    addSchemas("an empty list of required properties", "{type: object, required: []}", "{type: object}");
    addSchemas("numbers in other forms", "{type: number, maximum: 10}", "{type: number, maximum: 1e1}");
    addSchemas("example and examples", "{type: string, example: a}", "{type: string, examples: [a]}");
    addSchemas("true and an empty schema", "{type: array, items: true}", "{type: array, items: {}}");
    addSchemas("a keyword for another type", "{type: string}", "{type: string, maximum: 3, required: [a]}");
    addSchemas("descriptions", "{type: string}", "{type: string, title: T, description: d, x-a: 1}");
}

void TestEquivalence::schemasMeanTheSame()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    verifySame(before, now);
}

void TestEquivalence::operationsMeanTheSame_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    const auto add = [](const char *name, const QByteArray &before, const QByteArray &now) {
        QTest::newRow(name) << withPathItem("/a", before) << withPathItem("/a", now);
    };
    QTest::newRow("the name of a path parameter")
        << withPathItem("/a/{id}",
                        "{parameters: [{name: id, in: path, required: true, schema: {type: string}}], get: {}}")
        << withPathItem("/a/{key}",
                        "{get: {parameters: [{name: key, in: path, required: true, schema: {type: string}}]}}");
    add("a parameter of the path item", "{parameters: [{$ref: '#/components/parameters/Q'}], get: {}}",
        "{get: {parameters: [{name: q, in: query, schema: {type: string}}]}}");
    add("defaults of a parameter", "{get: {parameters: [{name: q, in: query, schema: {type: array}}]}}",
        "{get: {parameters: [{name: q, in: query, style: form, explode: true, required: false, deprecated: false, "
        "schema: {type: array}}]}}");
    add("the case of a header", "{get: {parameters: [{name: X-Id, in: header, schema: {type: string}}]}}",
        "{get: {parameters: [{name: x-id, in: header, schema: {type: string}}]}}");
    add("an ignored header", "{get: {}}", "{get: {parameters: [{name: Accept, in: header, required: true}]}}");
    add("the order of parameters of a media type",
        "{post: {requestBody: {content: {'text/plain; charset=UTF-8; v=1': {}}}}}",
        "{post: {requestBody: {content: {'Text/Plain;v=1;charset=utf-8': {}}}}}");
    add("security of the document", "{get: {}}", "{get: {security: [{key: []}]}}");
    add("no security and anonymous access", "{get: {security: []}}", "{get: {security: [{}]}}");
    add("the style of a single value", "{get: {parameters: [{name: q, in: query, schema: {type: string}}]}}",
        "{get: {parameters: [{name: q, in: query, explode: false, schema: {type: string}}]}}");
}

void TestEquivalence::operationsMeanTheSame()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    verifySame(before, now);
}

void TestEquivalence::convertedVersionMeansTheSame()
{
    verifySame(bothWithSchema("3.0.3", "{type: integer, maximum: 3}"),
               bothWithSchema("3.2.0", "{type: integer, maximum: 3}"));
}

GATEWRIGHT_TEST(TestEquivalence, QCoreApplication)
#include "testequivalence.moc"
