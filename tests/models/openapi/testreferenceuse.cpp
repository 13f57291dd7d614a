#include "parsedyaml.h"
#include "referenceuse.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;
using openapi::UseKind;

/** What counts as a reference, and where it stands. */
class TestReferenceUse final : public QObject
{
    Q_OBJECT

private slots:
    void listsEveryReference();
    void listsNoLiteralData();
    void listsNamesOfSecuritySchemes();
    void listsMappingsAndOperationReferences();
    void keepsAnchors();
    void marksWhatAnIdIsTheBaseOf();
    void listsRelativeUris();
    void marksTheBytes_data();
    void marksTheBytes();
};

namespace {

QStringList placesIn(const QByteArray &yaml, UseKind kind)
{
    QStringList places;
    for (const openapi::ReferenceUse &use : openapi::findReferences(parse(yaml)).uses) {
        if (use.kind == kind)
            places.append(use.pointer.toString() + u' ' + use.reference);
    }
    return places;
}

} // namespace

void TestReferenceUse::listsEveryReference()
{
    const Snapshot snapshot = parse(
        "paths:\n  /a:\n    get:\n      responses:\n        default: {$ref: '#/x'}\n"
        "      parameters:\n        - $ref: '#/y'\n"
        "components:\n  schemas:\n    default:\n      properties:\n        example: {$ref: '#/z'}\n");
    const auto uses = openapi::findReferences(snapshot).uses;
    QCOMPARE(uses.size(), 3);
    QCOMPARE(uses[0].pointer.toString(), u"/paths/~1a/get/responses/default/$ref"_qs);
    QCOMPARE(uses[1].pointer.toString(), u"/paths/~1a/get/parameters/0/$ref"_qs);
    QCOMPARE(uses[2].reference, u"#/z"_qs);
    QCOMPARE(snapshot.text(uses[2].span), QByteArray("'#/z'"));
}

void TestReferenceUse::listsNoLiteralData()
{
    QCOMPARE(
        placesIn("components:\n  schemas:\n    A:\n      example: {$ref: '#/x'}\n      default: {$ref: '#/x'}\n"
                 "      examples: [{$ref: '#/x'}]\n"
                 "      enum: [{$ref: '#/x'}]\n      properties: {$ref: {type: string}, security: {type: array}}\n"
                 "  examples:\n    E: {value: {$ref: '#/x'}}\nx-vendor-api-gateway: {$ref: '#/x', a: {$ref: '#/x'}}\n",
                 UseKind::Reference),
        QStringList());
}

void TestReferenceUse::listsNamesOfSecuritySchemes()
{
    QCOMPARE(
        placesIn("security: [{a: []}, {}]\n"
                 "paths: {/p: {get: {security: [{a: [], b: [read]}]}}}\n"
                 "x-any-api-gateway: {server: {authentication: {securitySchemes: {a: {enabled: true}}}}}\n"
                 "x-other: {server: {authentication: {securitySchemes: {a: {}}}}}\n"
                 "components: {schemas: {S: {properties: {security: {items: {a: 1}}}}}}\n",
                 UseKind::SecurityName),
        (QStringList{u"/security/0/a a"_qs, u"/paths/~1p/get/security/0/a a"_qs, u"/paths/~1p/get/security/0/b b"_qs,
                     u"/x-any-api-gateway/server/authentication/securitySchemes/a a"_qs}));
}

void TestReferenceUse::listsMappingsAndOperationReferences()
{
    const QByteArray text = "components:\n  schemas:\n    A:\n      discriminator:\n        propertyName: kind\n"
                            "        mapping: {dog: Dog, cat: '#/components/schemas/Cat'}\n"
                            "      properties: {mapping: {mapping: {dog: Dog}}}\n"
                            "  links: {L: {operationRef: '#/paths/~1a/get'}}\n";
    QCOMPARE(placesIn(text, UseKind::Mapping),
             (QStringList{u"/components/schemas/A/discriminator/mapping/dog Dog"_qs,
                          u"/components/schemas/A/discriminator/mapping/cat #/components/schemas/Cat"_qs}));
    QCOMPARE(placesIn(text, UseKind::OperationReference),
             (QStringList{u"/components/links/L/operationRef #/paths/~1a/get"_qs}));
}

void TestReferenceUse::keepsAnchors()
{
    const auto found = openapi::findReferences(
        parse("components: {schemas: {A: {$anchor: first}, B: {properties: {$anchor: {type: string}}}}}\n"));
    QCOMPARE(found.anchors.size(), 1);
    QCOMPARE(found.anchors.first().name, QByteArray("first"));
    QCOMPARE(found.anchors.first().pointer.toString(), u"/components/schemas/A"_qs);
}

void TestReferenceUse::marksWhatAnIdIsTheBaseOf()
{
    const auto uses = openapi::findReferences(parse("$id: https://h/root\na: {$ref: '#/x'}\n"
                                                    "b: {c: {$ref: y}, $id: https://h/b}\nd: {$ref: '#/x'}\n"))
                          .uses;
    QCOMPARE(uses.size(), 3);
    QVERIFY(!uses[0].isBelowSchemaId());
    QVERIFY(uses[1].isBelowSchemaId());
    QVERIFY(!uses[2].isBelowSchemaId());
}

void TestReferenceUse::listsRelativeUris()
{
    const auto found = openapi::findReferences(parse(
        "info: {termsOfService: terms.html, license: {url: ../license}, contact: {url: 'https://c.example/'}}\n"
        "externalDocs: {url: './docs.html#a', x: {url: no}}\n"
        "tags: [{name: t, externalDocs: {url: /docs}}]\n"
        "paths: {/a: {get: {externalDocs: {url: get.html}, responses: {default: {content: {a/b: {examples: {"
        "externalValue: {externalValue: e.json}, f: {value: {externalValue: no}}}}}}}, servers: [{url: no}]}}}\n"
        "components:\n  schemas:\n    A: {properties: {externalValue: {type: string}, externalDocs: {title: url}}}\n"
        "    B: {$id: b, externalDocs: {url: no}, $defs: {C: {$id: no}}}\n"));
    QStringList places;
    for (const openapi::RelativeUri &uri : found.uris)
        places.append(uri.pointer.toString() + u' ' + uri.text);
    QCOMPARE(
        places,
        (QStringList{u"/info/termsOfService terms.html"_qs, u"/info/license/url ../license"_qs,
                     u"/externalDocs/url ./docs.html#a"_qs, u"/paths/~1a/get/externalDocs/url get.html"_qs,
                     u"/paths/~1a/get/responses/default/content/a~1b/examples/externalValue/externalValue e.json"_qs,
                     u"/components/schemas/B/$id b"_qs}));
}

void TestReferenceUse::marksTheBytes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("marked");
    QTest::newRow("plain") << QByteArray("a: {$ref: x.yaml#/A}") << QByteArray("x.yaml#/A");
    QTest::newRow("single") << QByteArray("a:\n  $ref: '#/A' # why\n") << QByteArray("'#/A'");
    QTest::newRow("double") << QByteArray(R"(a: {"$ref": "#\/A"})") << QByteArray(R"("#\/A")");
    QTest::newRow("key") << QByteArray("security:\n  - \"k\": []\n") << QByteArray("\"k\"");
}

void TestReferenceUse::marksTheBytes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, marked);
    const Snapshot snapshot = parse(text);
    const auto uses = openapi::findReferences(snapshot).uses;
    QCOMPARE(uses.size(), 1);
    QCOMPARE(snapshot.text(uses[0].span), marked);
}

GATEWRIGHT_TEST(TestReferenceUse, QCoreApplication)
#include "testreferenceuse.moc"
