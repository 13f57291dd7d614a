#include "conversion.h"
#include "fromswagger.h"
#include "structure.h"
#include "swaggersamples.h"
#include "testprogram.h"

#include <QTest>

using conversion::Loss;
using document::Document;
using document::Format;
using document::Snapshot;
using specification::Version;

/** Documents of Swagger 2.0 as documents of OpenAPI 3.0. */
class TestFromSwagger final : public QObject
{
    Q_OBJECT

private slots:
    void convertsEachPart_data();
    void convertsEachPart();
    void keepsReferencesWhole_data();
    void keepsReferencesWhole();
    void keepsTheText();
    void goesOnToLaterVersions();
    void isOneUndoStep();
    void takesSharedValuesApart();
    void keepsCommentsBesideAliases();
    void endsAtTheLimitOfCopies();
    void endsAtTheLimitOfDiscriminators();
    void refusesAliasesThatRepeatTooMuch();
};

namespace {

QByteArray swaggerHead()
{
    return "swagger: '2.0'\ninfo: {title: T, version: '1'}\n";
}

QByteArray openApiHead()
{
    return "openapi: 3.0.4\ninfo: {title: T, version: '1'}\n";
}

struct SwaggerCase {
    const char *name;
    QByteArray before;
    QByteArray after;
    QStringList losses; ///< Places and first arguments.
};

/** One operation with these members, and more at the root. */
QByteArray operationWith(const QByteArray &members, const QByteArray &root = {})
{
    return "paths:\n  /a:\n    post:\n" + members + root;
}

QList<SwaggerCase> swaggerCases()
{
    const QByteArray ok = "      responses: {'200': {description: d}}\n";
    return {
        {"host, path and schemes",
         "host: h.test\nbasePath: /v1/\nschemes: [https, http]\npaths: {}\n",
         "servers: [{url: 'https://h.test/v1'}, {url: 'http://h.test/v1'}]\npaths: {}\n",
         {}},
        {"a host alone", "host: h.test\npaths: {}\n", "servers: [{url: //h.test}]\npaths: {}\n", {}},
        {"a path alone", "basePath: /v1\npaths: {}\n", "servers: [{url: /v1}]\npaths: {}\n", {}},
        {"the root", "basePath: /\npaths: {}\n", "servers: [{url: /}]\npaths: {}\n", {}},
        {"definitions",
         "paths: {}\ndefinitions:\n  Pet:\n    type: object\n    discriminator: kind\n    properties:\n"
         "      a: {$ref: '#/definitions/Pet'}\n      b: {type: array, items: {$ref: '#/definitions/Pet/properties/a'}}\n"
         "      c: {type: string, x-nullable: true}\n    allOf: [{$ref: '#/definitions/Pet'}]\n"
         "    additionalProperties: {$ref: '#/definitions/Pet'}\n    example: {$ref: '#/definitions/Pet'}\n",
         "paths: {}\ncomponents:\n  schemas:\n    Pet:\n      type: object\n      discriminator: {propertyName: kind}\n"
         "      properties:\n        a: {$ref: '#/components/schemas/Pet'}\n"
         "        b: {type: array, items: {$ref: '#/components/schemas/Pet/properties/a'}}\n"
         "        c: {type: string, nullable: true}\n      allOf: [{$ref: '#/components/schemas/Pet'}]\n"
         "      additionalProperties: {$ref: '#/components/schemas/Pet'}\n      example: {$ref: '#/definitions/Pet'}\n",
         {}},
        {"names that components may not have",
         "paths: {}\ndefinitions:\n  List«A»: {type: array, items: {$ref: '#/definitions/A b'}}\n  A b: {type: string}\n"
         "  A_b: {type: string}\n",
         "paths: {}\ncomponents:\n  schemas:\n    List__A__: {type: array, items: {$ref: '#/components/schemas/A_b2'}}\n"
         "    A_b2: {type: string}\n    A_b: {type: string}\n",
         {u"/definitions/A b A b"_qs, u"/definitions/List«A» List«A»"_qs}},
        {"parameters",
         operationWith(
             "      parameters:\n        - {name: a, in: query, type: integer, minimum: 1, description: d, required: true}\n"
             "        - {name: b, in: header, type: string, enum: [x], x-own: 1}\n" +
             ok),
         operationWith(
             "      parameters:\n        - {name: a, in: query, description: d, required: true, schema: {type: integer, minimum: 1}}\n"
             "        - {name: b, in: header, x-own: 1, schema: {type: string, enum: [x]}}\n" +
             ok),
         {}},
        {"lists in parameters",
         operationWith("      parameters:\n"
                       "        - {name: a, in: query, type: array, items: {type: string}}\n"
                       "        - {name: b, in: query, type: array, items: {type: string}, collectionFormat: multi}\n"
                       "        - {name: c, in: query, type: array, items: {type: string}, collectionFormat: ssv}\n"
                       "        - {name: d, in: query, type: array, items: {type: string}, collectionFormat: pipes}\n"
                       "        - {name: e, in: header, type: array, items: {type: string}, collectionFormat: csv}\n"
                       "        - {name: f, in: query, type: array, items: {type: string}, collectionFormat: tsv}\n" +
                       ok),
         operationWith(
             "      parameters:\n"
             "        - {name: a, in: query, style: form, explode: false, schema: {type: array, items: {type: string}}}\n"
             "        - {name: b, in: query, style: form, explode: true, schema: {type: array, items: {type: string}}}\n"
             "        - {name: c, in: query, style: spaceDelimited, explode: false, schema: {type: array, items: {type: string}}}\n"
             "        - {name: d, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: string}}}\n"
             "        - {name: e, in: header, schema: {type: array, items: {type: string}}}\n"
             "        - {name: f, in: query, style: form, explode: false, schema: {type: array, items: {type: string}}}\n" +
             ok),
         {u"/paths/~1a/post/parameters/5/collectionFormat collectionFormat"_qs}},
        {"a body",
         operationWith(
             "      consumes: [application/json, text/xml]\n      parameters:\n"
             "        - {name: a, in: query, type: string}\n"
             "        - {name: b, in: body, description: d, required: true, schema: {$ref: '#/definitions/A'}}\n" +
                 ok,
             "definitions: {A: {type: string}}\n"),
         operationWith("      parameters:\n        - {name: a, in: query, schema: {type: string}}\n"
                       "      requestBody:\n        description: d\n        required: true\n        content:\n"
                       "          application/json: {schema: {$ref: '#/components/schemas/A'}}\n"
                       "          text/xml: {schema: {$ref: '#/components/schemas/A'}}\n" +
                           ok,
                       "components: {schemas: {A: {type: string}}}\n"),
         {}},
        {"a body of the path, and the types of the document",
         "consumes: [a/b]\npaths:\n  /a:\n    parameters: [{name: b, in: body, schema: {type: string}}]\n    post:\n" +
             ok,
         "paths:\n  /a:\n    post:\n      requestBody: {content: {a/b: {schema: {type: string}}}}\n" + ok,
         {}},
        {"a body by reference",
         operationWith(
             "      parameters: [{$ref: '#/parameters/B'}]\n" + ok,
             "parameters: {B: {name: b, in: body, schema: {type: string}}, Q: {name: q, in: query, type: string}}\n"),
         operationWith("      requestBody: {$ref: '#/components/requestBodies/B'}\n" + ok,
                       "components: {parameters: {Q: {name: q, in: query, schema: {type: string}}}, requestBodies: {B: "
                       "{content: {application/json: {schema: {type: string}}}}}}\n"),
         {}},
        {"a body without a schema",
         operationWith("      parameters: [{name: b, in: body}]\n" + ok),
         operationWith("      requestBody: {content: {application/json: {}}}\n" + ok),
         {}},
        {"a form",
         operationWith(
             "      consumes: [multipart/form-data, a/b]\n      parameters:\n"
             "        - {name: f, in: formData, type: file, required: true, description: d}\n"
             "        - {name: l, in: formData, type: array, items: {type: string}, collectionFormat: multi}\n" +
             ok),
         operationWith("      requestBody:\n        content:\n          multipart/form-data:\n            schema:\n"
                       "              type: object\n              required: [f]\n              properties:\n"
                       "                f: {type: string, format: binary, description: d}\n"
                       "                l: {type: array, items: {type: string}}\n"
                       "            encoding: {l: {style: form, explode: true}}\n        required: true\n" +
                       ok),
         {u"/paths/~1a/post/consumes/1 a/b"_qs}},
        {"responses",
         operationWith("      produces: [a/b, c/d]\n      responses:\n        '200':\n          description: d\n"
                       "          schema: {type: string}\n          headers: {H: {type: integer, description: h}}\n"
                       "          examples: {a/b: x, e/f: y}\n        default: {$ref: '#/responses/R'}\n",
                       "responses: {R: {description: r}, F: {description: r, schema: {type: file}}}\n"),
         operationWith(
             "      responses:\n        '200':\n          description: d\n"
             "          headers: {H: {description: h, schema: {type: integer}}}\n          content:\n"
             "            a/b: {schema: {type: string}, example: x}\n            c/d: {schema: {type: string}}\n"
             "            e/f: {schema: {type: string}, example: y}\n        default: {$ref: '#/components/responses/R'}\n",
             "components: {responses: {R: {description: r}, F: {description: r, content: {application/octet-stream: "
             "{schema: {type: string, format: binary}}}}}}\n"),
         {}},
        {"security schemes",
         "security: [{o d: [x]}]\npaths: {}\nsecurityDefinitions:\n  b: {type: basic, description: d}\n"
         "  k: {type: apiKey, name: n, in: header}\n"
         "  o d: {type: oauth2, flow: accessCode, authorizationUrl: 'https://a.test', tokenUrl: 'https://t.test', scopes: {x: y}}\n"
         "  p: {type: oauth2, flow: application, tokenUrl: 'https://t.test'}\n",
         "security: [{o_d: [x]}]\npaths: {}\ncomponents:\n  securitySchemes:\n    b: {type: http, scheme: basic, description: d}\n"
         "    k: {type: apiKey, name: n, in: header}\n"
         "    o_d: {type: oauth2, flows: {authorizationCode: {authorizationUrl: 'https://a.test', tokenUrl: 'https://t.test', scopes: {x: y}}}}\n"
         "    p: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://t.test', scopes: {}}}}\n",
         {u"/securityDefinitions/o d o d"_qs}},
        {"schemes of an operation",
         "host: h.test\nschemes: [http]\n" + operationWith("      schemes: [https]\n" + ok),
         "servers: [{url: 'http://h.test'}]\n" + operationWith(ok + "      servers: [{url: 'https://h.test'}]\n"),
         {}},
        {"references to other files",
         operationWith("      responses: {'200': {description: d, schema: {$ref: 'other.yaml#/definitions/A'}}}\n"),
         operationWith(
             "      responses: {'200': {description: d, content: {application/json: {schema: {$ref: 'other.yaml#/definitions/A'}}}}}\n"),
         {u"/paths/~1a/post/responses/200/schema/$ref other.yaml#/definitions/A"_qs}},
    };
}

QByteArray jsonOf(const QByteArray &yaml)
{
    return Snapshot::parse(yaml, Format::Yaml).root().value()->toJson();
}

} // namespace

void TestFromSwagger::convertsEachPart_data()
{
    QTest::addColumn<qsizetype>("index");
    const QList<SwaggerCase> all = swaggerCases();
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << i;
}

void TestFromSwagger::convertsEachPart()
{
    QFETCH(const qsizetype, index);
    const SwaggerCase row = swaggerCases()[index];
    Document document(swaggerHead() + row.before, Format::Yaml);
    const auto losses = conversion::convert(document, Version::V30);
    QVERIFY2(losses.isOk(), losses.isOk() ? "" : qPrintable(losses.error().detail));
    QCOMPARE(jsonOf(document.fileBytes()), jsonOf(openApiHead() + row.after));
    QStringList found;
    for (const Loss &loss : *losses)
        found.append(loss.pointer.toString() + u' ' + loss.arguments.value(0));
    found.sort();
    QCOMPARE(found, row.losses);
    for (const auto &violation : specification::checkStructure(document.snapshot(), Version::V30))
        QVERIFY2(false, qPrintable(violation.pointer.toString() + u' ' + violation.arguments.join(u' ')));
}

void TestFromSwagger::keepsReferencesWhole_data()
{
    QTest::addColumn<qsizetype>("index");
    const QList<support::SwaggerSample> all = support::swaggerSamples();
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << i;
}

void TestFromSwagger::keepsReferencesWhole()
{
    QFETCH(const qsizetype, index);
    const support::SwaggerSample sample = support::swaggerSamples()[index];
    Document document(sample.text, Format::Yaml);
    const auto losses = conversion::convert(document, Version::V30, u"/f/api.yaml"_qs);
    QVERIFY2(losses.isOk(), losses.isOk() ? "" : qPrintable(losses.error().detail));
    for (const auto &[place, expected] : sample.converted) {
        const auto value = document.snapshot().at(*document::Pointer::parse(place)).value();
        QCOMPARE(QString::fromUtf8(place.toUtf8() + ' ' + value->toJson()),
                 QString::fromUtf8(place.toUtf8() + ' ' + expected));
    }
    QStringList found;
    for (const Loss &loss : *losses)
        found.append(loss.pointer.toString() + u' ' + loss.arguments.join(u' '));
    found.sort();
    QCOMPARE(found, sample.losses);
}

void TestFromSwagger::keepsTheText()
{
    const QByteArray before =
        "# ours\nswagger: \"2.0\" # old\ninfo: {title: T, version: '1'} # info\nhost: h.test\npaths:\n"
        "  # a path\n  /a:\n    get: # one\n      summary: s # why\n      responses:\n"
        "        '200': {description: d} # fine\n";
    const QByteArray after = "# ours\nopenapi: \"3.0.4\" # old\ninfo: {title: T, version: '1'} # info\nservers:\n"
                             "  - url: //h.test\npaths:\n"
                             "  # a path\n  /a:\n    get: # one\n      summary: s # why\n      responses:\n"
                             "        '200': {description: d} # fine\n";
    Document document(before, Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V30).isOk());
    QCOMPARE(document.fileBytes(), after);
}

void TestFromSwagger::goesOnToLaterVersions()
{
    const QByteArray before = swaggerHead() + "paths: {}\ndefinitions: {A: {type: string, x-nullable: true}}\n";
    for (const Version version : {Version::V31, Version::V32}) {
        Document document(before, Format::Yaml);
        QVERIFY(conversion::convert(document, version).isOk());
        QCOMPARE(document.snapshot().at({"components", "schemas", "A"}).value()->toJson(),
                 QByteArray(R"({"type":["string","null"]})"));
        QCOMPARE(specification::versionOf(document.snapshot().at({"openapi"}).text()), version);
    }
}

void TestFromSwagger::isOneUndoStep()
{
    const QByteArray before = swaggerHead() + "host: h\npaths: {}\ndefinitions: {A: {type: string}}\n";
    Document document(before, Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V32).isOk());
    document.undo();
    QCOMPARE(document.fileBytes(), before);
    QVERIFY(!document.canUndo());
}

void TestFromSwagger::takesSharedValuesApart()
{
    const QByteArray before = swaggerHead() +
                              "paths:\n  /a: {get: {responses: &r {'200': {description: d, schema: {type: string}}}}}\n"
                              "  /b: {get: {produces: [a/b], responses: *r}}\n";
    Document document(before, Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V30).isOk());
    const auto content = [&](const char *path) {
        return document.snapshot().at({"paths", path, "get", "responses", "200", "content"}).keyAt(0);
    };
    QCOMPARE(content("/a"), QByteArray("application/json"));
    QCOMPARE(content("/b"), QByteArray("a/b"));
}

void TestFromSwagger::keepsCommentsBesideAliases()
{
    const QByteArray before = swaggerHead() + "x-a: &a {description: d} # one\npaths:\n  # two\n  /a:\n    get:\n"
                                              "      responses: # three\n        '200': *a # four\n";
    const QByteArray after = "openapi: 3.0.4\ninfo: {title: T, version: '1'}\nx-a: {description: d} # one\npaths:\n"
                             "  # two\n  /a:\n    get:\n      responses: # three\n        '200':\n"
                             "          description: d # four\n";
    Document document(before, Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V30).isOk());
    QCOMPARE(document.fileBytes().replace("'3.0.4'", "3.0.4"), after);
}

void TestFromSwagger::endsAtTheLimitOfCopies()
{
    const QByteArray before =
        swaggerHead() +
        "paths:\n  /a:\n    post:\n      consumes: [a/b]\n      parameters: [{$ref: '#/parameters/B'}]\n"
        "      responses: {'200': {description: d}}\nparameters: {B: {name: b, in: body}}\n";
    QList<Loss> losses;
    Document document(before, Format::Yaml);
    QVERIFY(conversion::convertSwagger(document, {}, losses, {.copiedBytes = 100}).isOk());
    Document limited(before, Format::Yaml);
    const auto done = conversion::convertSwagger(limited, {}, losses, {.copiedBytes = 80});
    QCOMPARE(done.isOk(), false);
    QCOMPARE(done.error().code, base::ErrorCode::TooLarge);
    QCOMPARE(done.error().detail, u"/paths/~1a/post/parameters/0"_qs);
}

void TestFromSwagger::endsAtTheLimitOfDiscriminators()
{
    const QByteArray before = swaggerHead() + "paths: {}\ndefinitions: {A a: {discriminator: k}, B b: {allOf: [{$ref: "
                                              "'#/definitions/A a'}], discriminator: k}}\n";
    QList<Loss> losses;
    Document document(before, Format::Yaml);
    QVERIFY(conversion::convertSwagger(document, {}, losses, {.discriminated = 3}).isOk());
    Document limited(before, Format::Yaml);
    const auto done = conversion::convertSwagger(limited, {}, losses, {.discriminated = 2});
    QCOMPARE(done.isOk(), false);
    QCOMPARE(done.error().code, base::ErrorCode::TooLarge);
    QCOMPARE(done.error().detail, u"/definitions/B b/discriminator"_qs);
}

void TestFromSwagger::refusesAliasesThatRepeatTooMuch()
{
    QByteArray before = swaggerHead() + "x-0: &a0 {a: b}\n";
    for (int i = 1; i < 12; ++i) {
        const QByteArray alias = "*a" + QByteArray::number(i - 1);
        before += "x-" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " {<<: " + alias;
        for (char key = 'c'; key < 'k'; ++key)
            before += QByteArray(", ") + key + ": " + alias;
        before += "}\n";
    }
    Document document(before + "paths: {}\n", Format::Yaml);
    const auto losses = conversion::convert(document, Version::V30);
    QVERIFY(!losses.isOk());
    QCOMPARE(losses.error().code, base::ErrorCode::TooLarge);
}

GATEWRIGHT_TEST(TestFromSwagger, QCoreApplication)

#include "testfromswagger.moc"
