#include "conversion.h"
#include "hoisting.h"
#include "samevalue.h"
#include "testprogram.h"

#include <QTest>

using conversion::Loss;
using document::Document;
using document::Format;
using specification::Version;

/** Each thing that two versions write in different ways, with its text before and after. */
class TestConversion final : public QObject
{
    Q_OBJECT

private slots:
    void converts_data();
    void converts();
    void keepsTheRest();
    void movesDefinitions();
    void inlinesPathItems();
    void keepsReferences_data();
    void keepsReferences();
    void namesPlacesOfTheOriginal();
    void goesThroughTheVersionBetween();
    void refusesWhatItCantConvert();
    void isOneUndoStep();
    void endsAtTheLimitOfCopies();
    void endsAtTheLimitOfReading();
    void endsWhenMediaTypesDouble();
    void endsWhenAliasesRepeatTooMuch();
};

namespace {

const char *shortName(Loss::Kind kind)
{
    switch (kind) {
    case Loss::Kind::Removed:
        return "removed";
    case Loss::Kind::NoEffect:
        return "no effect";
    case Loss::Kind::SaysDefault:
        return "default";
    case Loss::Kind::Taken:
        return "taken";
    case Loss::Kind::TakesEffect:
        return "takes effect";
    case Loss::Kind::NoTarget:
        return "no target";
    case Loss::Kind::Renamed:
        return "renamed";
    case Loss::Kind::Replaced:
        return "replaced";
    case Loss::Kind::Added:
        return "added";
    case Loss::Kind::NotConverted:
        return "not converted";
    case Loss::Kind::OtherFile:
        return "other file";
    }
    return "";
}

QByteArray schemaDocument(const QByteArray &version, const QByteArray &schema)
{
    return "openapi: " + version +
           "\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n    A: " + schema + '\n';
}

QByteArray otherDocument(const QByteArray &version, const QByteArray &members)
{
    return "openapi: " + version + "\ninfo: {title: T, version: '1'}\n" + members + '\n';
}

} // namespace

void TestConversion::converts_data()
{
    QTest::addColumn<Version>("to");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("losses");
    const auto schema = [](const char *from, const char *to, const QByteArray &before, const QByteArray &after,
                           const QByteArray &losses = {}) {
        const Version version = *specification::versionOf(QString::fromLatin1(to));
        QTest::addRow("%s to %s: %s", from, to, before.constData())
            << version << schemaDocument(from, before) << schemaDocument(to, after) << QString::fromLatin1(losses);
    };
    const auto other = [](const char *from, const char *to, const QByteArray &before, const QByteArray &after,
                          const char *losses = "") {
        const Version version = *specification::versionOf(QString::fromLatin1(to));
        QTest::addRow("%s to %s: %s", from, to, before.constData())
            << version << otherDocument(from, before) << otherDocument(to, after) << QString::fromLatin1(losses);
    };
    schema("3.0.3", "3.1.2", "{type: string}", "{type: string}");
    schema("3.0.3", "3.1.2", "{type: string, nullable: true}", "{type: [string, 'null']}");
    schema("3.0.3", "3.1.2", "{type: string, nullable: false}", "{type: string}", "default nullable");
    schema("3.0.3", "3.1.2", "{nullable: true, allOf: [{type: string}]}", "{allOf: [{type: string}]}",
           "no effect nullable");
    schema("3.0.3", "3.1.2", "{minimum: 1, exclusiveMinimum: true}", "{exclusiveMinimum: 1}");
    schema("3.0.3", "3.1.2", "{maximum: 1.50, exclusiveMaximum: true}", "{exclusiveMaximum: 1.50}");
    schema("3.0.3", "3.1.2", "{minimum: 1, exclusiveMinimum: false}", "{minimum: 1}", "default exclusiveMinimum");
    schema("3.0.3", "3.1.2", "{exclusiveMinimum: true, type: number}", "{type: number}", "no effect exclusiveMinimum");
    schema("3.0.3", "3.1.2", "{$ref: '#/components/schemas/A', type: string}", "{$ref: '#/components/schemas/A'}",
           "no effect type");
    schema("3.0.3", "3.1.2", "{type: array, items: {type: string, nullable: true}}",
           "{type: array, items: {type: [string, 'null']}}");
    schema("3.0.3", "3.1.2", "{example: a}", "{example: a}");

    schema("3.1.0", "3.0.4", "{type: [string, 'null']}", "{type: string, nullable: true}");
    schema("3.1.0", "3.0.4", "{type: [string]}", "{type: string}");
    schema("3.1.0", "3.0.4", "{type: [string, integer]}", "{anyOf: [{type: string}, {type: integer}]}",
           "replaced type");
    schema("3.1.0", "3.0.4", "{type: [string, integer, 'null']}",
           "{anyOf: [{type: string, nullable: true}, {type: integer, nullable: true}]}", "replaced type");
    schema("3.1.0", "3.0.4", "{type: 'null'}", "{type: string, nullable: true, enum: [null]}", "replaced type");
    schema("3.1.0", "3.0.4", "{exclusiveMinimum: 1}", "{minimum: 1, exclusiveMinimum: true}");
    schema("3.1.0", "3.0.4", "{exclusiveMinimum: 1, minimum: 0}", "{exclusiveMinimum: true, minimum: 1}");
    schema("3.1.0", "3.0.4", "{exclusiveMaximum: 9, maximum: 5}", "{maximum: 5}", "no effect exclusiveMaximum");
    schema("3.1.0", "3.0.4", "{const: a}", "{enum: [a]}");
    schema("3.1.0", "3.0.4", "{examples: [a]}", "{example: a}");
    schema("3.1.0", "3.0.4", "{examples: [a, b]}", "{example: a}", "replaced examples");
    schema("3.1.0", "3.0.4", "{type: string, contentEncoding: base64}", "{type: string, format: byte}");
    schema("3.1.0", "3.0.4", "{type: string, contentMediaType: application/octet-stream}",
           "{type: string, format: binary}");
    schema("3.1.0", "3.0.4", "{type: string, contentMediaType: image/png}", "{type: string}",
           "removed contentMediaType");
    schema("3.1.0", "3.0.4", "{type: array, prefixItems: [{type: string}]}", "{type: array, items: {}}",
           "removed prefixItems");
    schema("3.1.0", "3.0.4", "true", "{}");
    schema("3.1.0", "3.0.4", "false", "{not: {}}");
    schema("3.1.0", "3.0.4", "{properties: {a: true}, additionalProperties: false}",
           "{properties: {a: {}}, additionalProperties: false}");
    schema("3.1.0", "3.0.4", "{$ref: '#/components/schemas/A', description: d}",
           "{description: d, allOf: [{$ref: '#/components/schemas/A'}]}");
    schema("3.1.0", "3.0.4", "{if: {type: string}, then: {minLength: 1}}", "{}", "removed if; removed then");
    // What a value may be does not get narrower.
    schema("3.1.0", "3.0.4", "{patternProperties: {a: {type: string}}, additionalProperties: false}",
           "{additionalProperties: {type: string}}", "replaced patternProperties");
    schema("3.1.0", "3.0.4",
           "{patternProperties: {a: {type: [number, 'null']}, b: false}, additionalProperties: {type: string}}",
           "{additionalProperties: {anyOf: [{type: number, nullable: true}, {type: string}]}}",
           "replaced patternProperties");
    schema("3.1.0", "3.0.4", "{patternProperties: {a: true}, additionalProperties: false}",
           "{additionalProperties: {}}", "replaced patternProperties");
    schema("3.1.0", "3.0.4", "{patternProperties: {a: false}, additionalProperties: false}",
           "{additionalProperties: {not: {}}}", "replaced patternProperties");
    schema("3.1.0", "3.0.4", "{patternProperties: {a: false}, additionalProperties: true}",
           "{additionalProperties: true}", "removed patternProperties");
    schema("3.1.0", "3.0.4", "{prefixItems: [{type: string}, true], items: false}", "{items: {}, maxItems: 2}",
           "replaced prefixItems");
    schema("3.1.0", "3.0.4", "{prefixItems: [{type: string}, {type: integer}], items: false, maxItems: 1}",
           "{items: {anyOf: [{type: string}, {type: integer}]}, maxItems: 1}", "replaced prefixItems");
    schema("3.1.0", "3.0.4", "{prefixItems: [{type: string}], items: {type: integer}}",
           "{items: {anyOf: [{type: string}, {type: integer}]}}", "replaced prefixItems");
    schema("3.1.0", "3.0.4", "{prefixItems: [false], items: true}", "{items: {}}", "removed prefixItems");
    schema("3.1.0", "3.0.4", "{not: {propertyNames: {minLength: 1}}}", "{}", "removed not; removed propertyNames");
    schema("3.1.0", "3.0.4", "{not: {properties: {a: {contains: {}}}}}", "{}", "removed not; removed contains");
    schema("3.1.0", "3.0.4", "{not: {const: a}}", "{not: {enum: [a]}}");
    schema("3.1.0", "3.0.4", "{not: {type: ['null'], const: 1}}", "{}", "removed not; replaced type; removed const");
    schema("3.1.0", "3.0.4", "{not: {type: string, propertyNames: {}}}", "{not: {type: string}}",
           "default propertyNames");
    schema("3.1.0", "3.0.4", "{oneOf: [{if: {}, then: false}, {type: string}]}", "{anyOf: [{}, {type: string}]}",
           "replaced oneOf; removed if; removed then");
    schema("3.1.0", "3.0.4", "{oneOf: [{contains: {}}], anyOf: [{type: string}], allOf: [{}]}",
           "{anyOf: [{type: string}], allOf: [{}, {anyOf: [{}]}]}", "replaced oneOf; removed contains");
    schema("3.1.0", "3.0.4", "{type: [string, integer], anyOf: [{minimum: 1}]}",
           "{anyOf: [{minimum: 1}], allOf: [{anyOf: [{type: string}, {type: integer}]}]}", "replaced type");
    schema("3.1.0", "3.0.4", "{type: ['null']}", "{type: string, nullable: true, enum: [null]}", "replaced type");
    // A removed keyword does not come back as what its value would be.
    for (const char *keyword : {"unevaluatedItems", "contains", "if", "propertyNames", "contentSchema"})
        schema("3.1.0", "3.0.4", QByteArray("{") + keyword + ": false}", "{}", QByteArray("removed ") + keyword);
    for (const char *keyword : {"unevaluatedItems", "unevaluatedProperties", "propertyNames", "contentSchema"})
        schema("3.1.0", "3.0.4", QByteArray("{") + keyword + ": true}", "{}", QByteArray("default ") + keyword);
    for (const char *keyword : {"patternProperties", "dependentSchemas"})
        schema("3.1.0", "3.0.4", QByteArray("{") + keyword + ": {a: false}}", "{}", QByteArray("removed ") + keyword);
    schema("3.1.0", "3.0.4", "{prefixItems: [true, false]}", "{}", "removed prefixItems");
    schema("3.1.0", "3.0.4", "{required: []}", "{}", "default required");
    other("3.1.0", "3.0.4",
          "x-a: &a {type: [string, 'null'], const: b}\npaths: {}\ncomponents: {schemas: {S: {<<: *a}}}",
          "x-a: &a {type: [string, 'null'], const: b}\npaths: {}\n"
          "components: {schemas: {S: {<<: *a, nullable: true, type: string}}}",
          "not converted const");
    other("3.0.3", "3.1.2", "x-a: &a {nullable: true}\npaths: {}\ncomponents: {schemas: {S: {<<: *a, type: string}}}",
          "x-a: &a {nullable: true}\npaths: {}\ncomponents: {schemas: {S: {<<: *a, type: string}}}",
          "not converted nullable");
    other("3.0.3", "3.1.2",
          "x-a: &a {exclusiveMinimum: true}\npaths: {}\ncomponents: {schemas: {S: {<<: *a, minimum: 1}}}",
          "x-a: &a {exclusiveMinimum: true}\npaths: {}\ncomponents: {schemas: {S: {<<: *a, minimum: 1}}}",
          "not converted exclusiveMinimum");
    other("3.1.0", "3.0.4",
          "paths: {/a: {$ref: '#/components/pathItems/P', summary: s, get: {responses: {}}}}\n"
          "components: {pathItems: {P: {summary: t, get: {}, put: {responses: {}}}}}",
          "paths: {/a: {summary: s, get: {responses: {}}, put: {responses: {}}}}\ncomponents: {}",
          "replaced $ref; removed pathItems");
    schema("3.2.0", "3.1.2", "{properties: {b: {type: string, xml: {nodeType: attribute}}}}",
           "{properties: {b: {type: string, xml: {attribute: true}}}}");
    schema("3.2.0", "3.1.2", "{type: array, xml: {nodeType: element}}", "{type: array, xml: {wrapped: true}}");
    schema("3.2.0", "3.1.2", "{type: string, xml: {nodeType: cdata}}", "{type: string, xml: {}}", "removed nodeType");
    schema("3.2.0", "3.1.2", "{$id: 'https://a.example/s', $anchor: b, items: {$ref: '#b'}, not: {$ref: '#/items'}}",
           "{$id: 'https://a.example/s', $anchor: b, items: {$ref: '#b'}, not: {$ref: '#/items'}}");
    other("3.1.0", "3.0.4", "paths: {}\ncomponents: {schemas: {A: &a {const: b}, S: {<<: *a}}}",
          "paths: {}\ncomponents: {schemas: {A: &a {enum: [b]}, S: {<<: *a}}}");
    schema("3.1.0", "3.0.4", "{enum: []}", "{not: {}}", "replaced enum");
    schema("3.1.0", "3.0.4", "{unit: kg, x-keep: 1, nullable: true}", "{x-unit: kg, x-keep: 1}",
           "renamed unit; no effect nullable");
    schema("3.1.0", "3.0.4", "{unit: kg, x-unit: g}", "{x-unit: g}", "taken unit");
    schema("3.0.3", "3.1.2", "{type: string, format: byte}", "{type: string, contentEncoding: base64}");
    schema("3.0.3", "3.1.2", "{type: string, format: binary}",
           "{type: string, contentMediaType: application/octet-stream}");
    schema("3.0.3", "3.1.2", "{type: integer, format: binary}", "{type: integer, format: binary}");
    schema("3.0.3", "3.1.2", "{const: a}", "{const: a}", "takes effect const");
    schema("3.1.0", "3.0.4", "{patternProperties: {a: {type: [string, 'null']}}, $comment: c}", "{}",
           "removed patternProperties; removed $comment");
    other("3.1.0", "3.0.4", "webhooks: {a: {get: {responses: {default: {description: d}}}}}\npaths: {}",
          "x-webhooks: {a: {get: {responses: {default: {description: d}}}}}\npaths: {}", "renamed webhooks");
    other("3.1.0", "3.0.4", "components: {}", "components: {}\npaths: {}", "added paths");
    other("3.1.0", "3.0.4", "paths: {/a: {get: {summary: s}}}",
          "paths: {/a: {get: {summary: s, responses: {default: {description: ''}}}}}", "added responses");
    other("3.1.0", "3.0.4", "paths: {}\njsonSchemaDialect: http://a", "paths: {}", "removed jsonSchemaDialect");
    other("3.1.0", "3.0.4", "paths: {}\ncomponents: {securitySchemes: {m: {type: mutualTLS}}}",
          "paths: {}\ncomponents: {securitySchemes: {m: {type: http, scheme: mutualTLS}}}", "replaced mutualTLS");

    other("3.1.0", "3.2.0", "paths: {}", "paths: {}");
    other("3.1.0", "3.2.0", "servers: [{url: /, x-oai-name: a}]\npaths: {}", "servers: [{url: /, name: a}]\npaths: {}");
    other("3.2.0", "3.1.2", "servers: [{url: /, name: a}]\npaths: {}", "servers: [{url: /, x-oai-name: a}]\npaths: {}",
          "renamed name");
    other("3.2.0", "3.1.2", "$self: http://a\npaths: {}", "x-oai-$self: http://a\npaths: {}", "renamed $self");
    other("3.2.0", "3.1.2", "tags: [{name: a, summary: s, parent: b, kind: nav}, {name: b}]\npaths: {}",
          "tags: [{name: a, x-displayName: s}, {name: b}]\npaths: {}", "renamed summary; removed parent; removed kind");
    other("3.2.0", "3.1.2", "paths: {/a: {query: {responses: {}}}}",
          "paths: {/a: {x-oai-additionalOperations: {QUERY: {responses: {}}}}}", "renamed query");
    other(
        "3.2.0", "3.1.2",
        "paths: {'/{a}': {parameters: [{name: a, in: path, allowReserved: true}, {name: b, in: query, allowReserved: true}]}}",
        "paths: {'/{a}': {parameters: [{name: a, in: path}, {name: b, in: query, allowReserved: true}]}}",
        "removed allowReserved");
    other(
        "3.2.0", "3.1.2",
        "paths: {/a: {additionalOperations: {LINK: {}}, query: {responses: {}}, x-oai-additionalOperations: {COPY: {}}}}",
        "paths: {/a: {x-oai-additionalOperations: {COPY: {}, QUERY: {responses: {}}}}}",
        "taken additionalOperations; renamed query");
    other("3.2.0", "3.1.2", "x-t: &t {summary: s}\npaths: {}\ntags: [{<<: *t, name: a}]",
          "x-t: &t {summary: s}\npaths: {}\ntags: [{<<: *t, name: a}]", "not converted summary");
    other("3.1.0", "3.2.0", "paths: {/a: {x-oai-additionalOperations: {QUERY: {responses: {}}}}}",
          "paths: {/a: {query: {responses: {}}}}");
    other("3.1.0", "3.2.0", "paths: {/a: {x-oai-additionalOperations: {LINK: {}, QUERY: {}}}}",
          "paths: {/a: {additionalOperations: {LINK: {}}, query: {}}}");
    other("3.2.0", "3.1.2", "paths: {/a: {get: {responses: {default: {summary: s}}}}}",
          "paths: {/a: {get: {responses: {default: {x-oai-summary: s, description: ''}}}}}",
          "renamed summary; added description");
    other("3.2.0", "3.1.2",
          "paths: {/a: {get: {parameters: [{name: q, in: querystring, content: {a/b: {schema: {}}}}]}}}",
          "paths: {/a: {get: {parameters: []}}}", "removed 0");
    other("3.2.0", "3.1.2",
          "paths: {/a: {parameters: [{$ref: '#/components/parameters/Q'}, {name: b, in: query, schema: {}}]}}\n"
          "components: {parameters: {Q: {name: q, in: querystring, content: {a/b: {schema: {}}}}}}",
          "paths: {/a: {parameters: [{name: b, in: query, schema: {}}]}}\ncomponents: {parameters: {}}",
          "removed 0; removed Q");
    other("3.2.0", "3.1.2",
          "components: {mediaTypes: {A: {$ref: '#/components/mediaTypes/B'}, B: {schema: {type: string}}}}\n"
          "paths: {/a: {get: {requestBody: {content: {a/b: {$ref: '#/components/mediaTypes/A'}}}, responses: {}}}}",
          "components: {x-mediaTypes: {A: {schema: {type: string}}, B: {schema: {type: string}}}}\n"
          "paths: {/a: {get: {requestBody: {content: {a/b: {schema: {type: string}}}}, responses: {}}}}",
          "renamed mediaTypes; replaced $ref; replaced $ref");
    other("3.2.0", "3.1.2", "paths: {/a: {get: {parameters: [{name: q, in: cookie, style: cookie, schema: {}}]}}}",
          "paths: {/a: {get: {parameters: [{name: q, in: cookie, style: form, schema: {}}]}}}", "replaced cookie");
}

void TestConversion::converts()
{
    QFETCH(Version, to);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, losses);
    Document document(before, Format::Yaml);
    const auto found = conversion::convert(document, to);
    QVERIFY(found.isOk());
    const auto expected = document::Snapshot::parse(after, Format::Yaml).root().value();
    const auto actual = document.snapshot().root().value();
    QVERIFY(expected && actual);
    // The order of members is that of the edits.
    const QByteArray text = document.fileBytes();
    QVERIFY2(support::isSameValue(*actual, *expected), text.constData());
    QStringList lines;
    for (const Loss &loss : *found)
        lines.append(QString::fromLatin1(shortName(loss.kind)) + u' ' + loss.arguments.value(0));
    QCOMPARE(lines.join(u"; "_qs), losses);
}

void TestConversion::keepsTheRest()
{
    const QByteArray text = "# The books.\nopenapi: 3.0.3\n\ninfo: {title: T, version: '1'}   # as sold\npaths: {}\n"
                            "components:\n  schemas:\n    # A title.\n    Title:\n      type: string # text\n"
                            "      nullable: true\n      maxLength: 9\n";
    Document document(text, Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V31).isOk());
    QCOMPARE(document.fileBytes(),
             "# The books.\nopenapi: 3.1.2\n\ninfo: {title: T, version: '1'}   # as sold\npaths: {}\n"
             "components:\n  schemas:\n    # A title.\n    Title:\n      type: # text\n        - string\n"
             "        - 'null'\n      maxLength: 9\n");
}

void TestConversion::movesDefinitions()
{
    Document document(schemaDocument("3.1.0",
                                     "{$defs: {A: {type: string}, 'b c': {$ref: '#/components/schemas/A/$defs/A'}}, "
                                     "properties: {x: {$ref: '#/components/schemas/A/$defs/b c'}}}"),
                      Format::Yaml);
    const auto losses = conversion::convert(document, Version::V30);
    QVERIFY(losses.isOk());
    QCOMPARE(losses->size(), 1);
    const document::Snapshot snapshot = document.snapshot();
    const document::Node schemas = snapshot.at({"components", "schemas"});
    QCOMPARE(schemas.member("A").member("properties").member("x").member("$ref").text(),
             u"#/components/schemas/b_c"_qs);
    QCOMPARE(schemas.member("b_c").member("$ref").text(), u"#/components/schemas/A2"_qs);
    QCOMPARE(schemas.member("A2").member("type").text(), u"string"_qs);
    QVERIFY(!schemas.member("A").member("$defs").exists());
}

void TestConversion::inlinesPathItems()
{
    Document document(otherDocument("3.1.0",
                                    "paths: {/a: {$ref: '#/components/pathItems/P'}}\n"
                                    "components: {pathItems: {P: {get: {responses: {default: {description: d}}}}}}"),
                      Format::Yaml);
    const auto losses = conversion::convert(document, Version::V30);
    QVERIFY(losses.isOk());
    QCOMPARE(losses->size(), 2);
    QVERIFY(document.snapshot().at({"paths", "/a", "get", "responses"}).exists());
    QVERIFY(!document.snapshot().at({"components", "pathItems"}).exists());
}

void TestConversion::keepsReferences_data()
{
    QTest::addColumn<Version>("to");
    QTest::addColumn<QByteArray>("target"); // What components of the document there are.
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // Of what `before` becomes; with a loss if empty.
    const auto row = [](Version to, const char *components, const char *before, const char *after) {
        QTest::addRow("%s %s", qPrintable(specification::nameOf(to)), before)
            << to << QByteArray(components) << QString::fromLatin1(before) << QString::fromLatin1(after);
    };
    const Version V30 = Version::V30;
    const Version V31 = Version::V31;
    row(V30, "schemas: {A: {$anchor: here, type: string}}", "#here", "#/components/schemas/A");
    row(V30, "schemas: {A: {$dynamicAnchor: here, type: string}}", "#here", "#/components/schemas/A");
    row(V30, "schemas: {A: {$id: 'https://a.example/s', properties: {b: {type: string}}}}",
        "https://a.example/s#/properties/b", "#/components/schemas/A/properties/b");
    row(V30, "schemas: {A: {$id: 'https://a.example/s', $defs: {'b c': {type: string}}}}",
        "https://a.example/s#/$defs/b%20c", "#/components/schemas/b_c");
    row(V30, "schemas: {A: {$defs: {B: {properties: {c: {}}}}}}", "#/components/schemas/A/$defs/B/properties/c",
        "#/components/schemas/B/properties/c");
    row(V30, "schemas: {A: {patternProperties: {a/b: {type: string}}, additionalProperties: false}}",
        "#/components/schemas/A/patternProperties/a~1b", "#/components/schemas/A/additionalProperties");
    row(V30, "schemas: {A: {prefixItems: [{}, {type: string}], items: {type: integer}}}",
        "#/components/schemas/A/prefixItems/1", "");
    row(V30, "schemas: {A: {prefixItems: [{type: integer}, {properties: {b: {}}}], items: {type: integer}}}",
        "#/components/schemas/A/prefixItems/1/properties/b", "#/components/schemas/A/items/anyOf/1/properties/b");
    row(V30, "schemas: {A: {prefixItems: [{type: integer}], items: {properties: {b: {}}}}}",
        "#/components/schemas/A/items/properties/b", "#/components/schemas/A/items/anyOf/1/properties/b");
    row(V30, "schemas: {A: {oneOf: [{contains: {}}, {type: string}]}}", "#/components/schemas/A/oneOf/1",
        "#/components/schemas/A/anyOf/1");
    row(V30, "schemas: {A: {oneOf: [{contains: {}}, {type: string}], anyOf: [{}]}}", "#/components/schemas/A/oneOf/1",
        "#/components/schemas/A/allOf/0/anyOf/1");
    row(V30, "schemas: {A: {if: {type: string}, then: {}}}", "#/components/schemas/A/if", "");
    row(V30, "schemas: {A: {unit: {type: string}}}", "#/components/schemas/A/unit", "#/components/schemas/A/x-unit");
    row(V30, "schemas: {A: {type: string}}", "/f/api.yaml#/components/schemas/A", "#/components/schemas/A");
    row(V31, "schemas: {A: {type: string}}", "https://a.example/api#/components/schemas/A", "#/components/schemas/A");
    row(V31, "mediaTypes: {A: {schema: {type: string}}}", "#/components/mediaTypes/A/schema",
        "#/components/x-mediaTypes/A/schema");
    row(V31, "schemas: {A: {type: string}}", "other.yaml#/A", "other.yaml#/A");
}

/** A reference leads to what it led to, or is a loss. */
void TestConversion::keepsReferences()
{
    QFETCH(Version, to);
    QFETCH(QByteArray, target);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const bool isNew = to == Version::V31;
    const QByteArray self = isNew ? "$self: https://a.example/api\n" : "";
    const QByteArray text = (isNew ? "openapi: 3.2.0\n" : "openapi: 3.1.0\n") + self +
                            "info: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      parameters:\n"
                            "        - {name: a, in: query, schema: {$ref: '" +
                            before.toUtf8() + "'}}\n      responses: {default: {description: d}}\ncomponents: {" +
                            target + "}\n";
    Document document(text, Format::Yaml);
    const auto losses = conversion::convert(document, to, u"/f/api.yaml"_qs);
    QVERIFY(losses.isOk());
    const document::Pointer use{"paths", "/a", "get", "parameters", "0", "schema", "$ref"};
    const bool isLost = std::any_of(losses->begin(), losses->end(), [&](const Loss &loss) {
        return loss.kind == Loss::Kind::NoTarget && loss.pointer == use;
    });
    QCOMPARE(document.snapshot().at(use).text(), after.isEmpty() ? before : after);
    QCOMPARE(isLost, after.isEmpty());
}

/** The losses of later steps have the places in the document that was converted, too. */
void TestConversion::namesPlacesOfTheOriginal()
{
    Document document("openapi: 3.2.0\ninfo: {title: T, version: '1'}\npaths: {/a: {get: {responses: {'200': "
                      "{description: d, content: {a/b: {schema: {$defs: {A: {$comment: c}}}}}}}}}}\n"
                      "webhooks: {w: {post: {operationId: told, responses: {}}}}\n"
                      "components: {links: {L: {operationId: told}}}\n",
                      Format::Yaml);
    const document::Snapshot before = document.snapshot();
    const auto losses = conversion::convert(document, Version::V30);
    QVERIFY(losses.isOk());
    QStringList lines;
    for (const Loss &loss : *losses) {
        QVERIFY2(before.at(loss.pointer).exists(), qPrintable(loss.pointer.toString()));
        lines.append(QString::fromLatin1(shortName(loss.kind)) + u' ' + loss.pointer.toString());
    }
    QVERIFY2(lines.contains(u"removed /paths/~1a/get/responses/200/content/a~1b/schema/$defs/A/$comment"_qs),
             qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(u"no target /components/links/L/operationId"_qs), qPrintable(lines.join(u'\n')));
}

void TestConversion::goesThroughTheVersionBetween()
{
    Document document(schemaDocument("3.0.0", "{type: string, nullable: true}"), Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V32).isOk());
    QCOMPARE(document.snapshot().at({"openapi"}).text(), u"3.2.0"_qs);
    QVERIFY(document.snapshot().at({"components", "schemas", "A", "type"}).isSequence());
    QVERIFY(conversion::convert(document, Version::V30).isOk());
    QCOMPARE(document.snapshot().at({"openapi"}).text(), u"3.0.4"_qs);
    QVERIFY(document.snapshot().at({"components", "schemas", "A", "nullable"}).toBool());
}

void TestConversion::refusesWhatItCantConvert()
{
    for (const char *text : {"swagger: '1.2'\n", "openapi: 4.0.0\n", "a: 1\n"}) {
        Document document(text, Format::Yaml);
        QCOMPARE(conversion::convert(document, Version::V31).error().code, base::ErrorCode::Unsupported);
        QCOMPARE(document.fileBytes(), QByteArray(text));
    }
    Document broken("openapi: [\n", Format::Yaml);
    QCOMPARE(conversion::convert(broken, Version::V31).error().code, base::ErrorCode::SyntaxError);
}

void TestConversion::isOneUndoStep()
{
    const QByteArray text = schemaDocument("3.0.0", "{type: string, nullable: true}");
    Document document(text, Format::Yaml);
    QVERIFY(conversion::convert(document, Version::V31).isOk());
    document.undo();
    QCOMPARE(document.fileBytes(), text);
    QVERIFY(!document.canUndo());
}

/** A copy counts its bytes, and a short one as many as an edit takes. */
void TestConversion::endsAtTheLimitOfCopies()
{
    const QByteArray longText(10'000, 'd');
    const QByteArray text = "openapi: 3.1.0\ncomponents:\n  pathItems:\n    S: {summary: s}\n    L: {summary: " +
                            longText +
                            "}\npaths:\n  /a: {$ref: '#/components/pathItems/S'}\n"
                            "  /b: {$ref: '#/components/pathItems/L'}\n";
    const auto inlinedWith = [&](qint64 bytes) {
        Document document(text, Format::Yaml);
        conversion::LossReport report;
        conversion::PresentReferences references({});
        return conversion::inlinePathItems(document, references, report, {.copiedBytes = bytes});
    };
    const qint64 needed = conversion::BytesOfCopy + longText.size() + QByteArray(R"({"summary":""})").size();
    QVERIFY(inlinedWith(needed).isOk());
    const auto refused = inlinedWith(needed - 1);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error(), (base::Error{base::ErrorCode::TooLarge, u"/paths/~1b"_qs}));
}

/** Each level of definitions counts the whole document, however many definitions it has. */
void TestConversion::endsAtTheLimitOfReading()
{
    QByteArray definitions;
    for (int i = 0; i < 400; ++i)
        definitions += "B" + QByteArray::number(i) + ": {$ref: '#/components/schemas/A/$defs/C'}, ";
    const QByteArray text = schemaDocument("3.1.0", "{$defs: {" + definitions +
                                                        "C: {$defs: {D: {type: string}}, $ref: "
                                                        "'#/components/schemas/A/$defs/C/$defs/D'}}}");
    const auto movedWith = [&](qint64 bytes) {
        Document document(text, Format::Yaml);
        conversion::LossReport report;
        conversion::PresentReferences references({});
        const auto moved = conversion::moveDefinitions(document, references, report, {.readBytes = bytes});
        return moved ? QString::fromUtf8(document.fileBytes()) : moved.error().detail;
    };
    const QString all = movedWith(3 * text.size());
    QVERIFY2(!all.contains(u"$defs") && all.contains(u"'#/components/schemas/C'"), qPrintable(all));
    QCOMPARE(movedWith(text.size() - 1), u"/components/schemas/A/$defs"_qs);
    QCOMPARE(movedWith(text.size() + 100), u"/components/schemas/A/$defs/C/$defs"_qs);
}

/** Each media type contains the next one twice. */
void TestConversion::endsWhenMediaTypesDouble()
{
    const auto converted = [](int levels) {
        QByteArray types;
        for (int i = 0; i < levels; ++i) {
            const QByteArray next = "{content: {a/b: {$ref: '#/components/mediaTypes/M" + QByteArray::number(i + 1) +
                                    "'}}}";
            types += "    M" + QByteArray::number(i) + ": {encoding: {a: {headers: {X: " + next + ", Y: " + next +
                     "}}}}\n";
        }
        Document document(otherDocument("3.2.0", "paths: {}\ncomponents:\n  mediaTypes:\n" + types + "    M" +
                                                     QByteArray::number(levels) + ": {schema: {}}"),
                          Format::Yaml);
        const auto losses = conversion::convert(document, Version::V31);
        return losses ? base::ErrorCode() : losses.error().code;
    };
    QVERIFY(converted(6) != base::ErrorCode::TooLarge);
    QCOMPARE(converted(30), base::ErrorCode::TooLarge);
}

/** What aliases repeat counts for each schema that it is copied in. */
void TestConversion::endsWhenAliasesRepeatTooMuch()
{
    const QByteArray value = "[" + QByteArray("abcdefgh, ").repeated(1000) + "]";
    const auto converted = [&](const QByteArray &keyword, int schemas) {
        QByteArray text = otherDocument("3.1.0", "x-value: &v " + value + "\npaths: {}\ncomponents:\n  schemas:\n");
        for (int i = 0; i < schemas; ++i)
            text += "    A" + QByteArray::number(i) + ": {" + keyword + "}\n";
        Document document(text, Format::Yaml);
        return conversion::convert(document, Version::V30);
    };
    QVERIFY(converted("const: *v", 10).isOk());
    for (const char *keyword : {"const: *v", "examples: [*v]"}) {
        const auto done = converted(keyword, 500);
        QVERIFY(!done.isOk());
        QCOMPARE(done.error().code, base::ErrorCode::TooLarge);
        QVERIFY2(done.error().detail.startsWith(u"/components/schemas/A"), qPrintable(done.error().detail));
    }
}

GATEWRIGHT_TEST(TestConversion, QCoreApplication)
#include "testconversion.moc"
