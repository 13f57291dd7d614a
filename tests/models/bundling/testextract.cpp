#include "extract.h"
#include "fakedocuments.h"
#include "inline.h"
#include "testprogram.h"

#include <QTest>

using base::ErrorCode;
using document::Document;
using document::Format;
using document::Pointer;
using support::FakeDocuments;

/** Objects become components and references to them, and references become objects. */
class TestExtract final : public QObject
{
    Q_OBJECT

private slots:
    void extracts_data();
    void extracts();
    void refusesToExtract_data();
    void refusesToExtract();
    void inlines_data();
    void inlines();
    void keepsWhatTheTargetSays_data();
    void keepsWhatTheTargetSays();
    void refusesToInline_data();
    void refusesToInline();
};

namespace {

const QString Holder = u"/f/api/openapi.yaml"_qs;

QByteArray described(const QByteArray &rest)
{
    return "openapi: 3.1.0 # ours\n" + rest;
}

} // namespace

void TestExtract::extracts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *title, const char *place, const char *name, const QByteArray &text,
                        const QByteArray &expected) {
        QTest::newRow(title) << described(text) << QString::fromUtf8(place) << QByteArray(name) << described(expected);
    };
    row("a schema", "/components/schemas/A/properties/x", "X",
        "components:\n  schemas:\n    A: # a\n      properties:\n        x:\n          type: string\n",
        "components:\n  schemas:\n    A: # a\n      properties:\n        x:\n          $ref: '#/components/schemas/X'\n"
        "    X:\n      type: string\n");
    row("comments and numbers", "/components/schemas/A/properties/x", "X",
        "components:\n  schemas:\n    A:\n      properties:\n        x: # here\n          # five digits\n"
        "          example: 02138 # zip\n",
        "components:\n  schemas:\n    A:\n      properties:\n        x: # here\n"
        "          $ref: '#/components/schemas/X'\n"
        "    X: # here\n      # five digits\n      example: 02138 # zip\n");
    row("merge keys", "/components/schemas/B/items", "X",
        "a: &a {type: string}\ncomponents:\n  schemas:\n    B:\n      items: {<<: *a, title: X}\n",
        "a: &a {type: string}\ncomponents:\n  schemas:\n    B:\n      items:\n        $ref: '#/components/schemas/X'\n"
        "    X:\n      type: string\n      title: X\n");
    row("the definition's own file name", "/components/schemas/A/items", "X",
        "components:\n  schemas:\n    A:\n      items: {not: {type: string}}\n"
        "    B: {$ref: 'openapi.yaml#/components/schemas/A/items/not'}\n",
        "components:\n  schemas:\n    A:\n      items:\n        $ref: '#/components/schemas/X'\n"
        "    B: {$ref: '#/components/schemas/X/not'}\n    X: {not: {type: string}}\n");
    row("references into it follow", "/components/schemas/A/items", "X",
        "components: {schemas: {A: {items: {properties: {z: {type: string}}}}, B: {$ref: "
        "'#/components/schemas/A/items/properties/z'}}}\n",
        "components: {schemas: {A: {items: {$ref: '#/components/schemas/X'}}, B: {$ref: "
        "'#/components/schemas/X/properties/z'}, X: {properties: {z: {type: string}}}}}\n");
    row("a schema that refers to itself", "/components/schemas/A/items", "X",
        "components: {schemas: {A: {items: {items: {$ref: '#/components/schemas/A/items'}}}}}\n",
        "components: {schemas: {A: {items: {$ref: '#/components/schemas/X'}}, X: {items: {$ref: "
        "'#/components/schemas/X'}}}}\n");
    row("a response", "/paths/~1a/get/responses/200", "Found",
        "paths:\n  /a:\n    get:\n      responses:\n        '200':\n          description: d\n",
        "paths:\n  /a:\n    get:\n      responses:\n        '200':\n          $ref: '#/components/responses/Found'\n"
        "components:\n  responses:\n    Found:\n      description: d\n");
    row("a parameter", "/paths/~1a/parameters/0", "P", "paths: {/a: {parameters: [{name: p, in: query}]}}\n",
        "paths: {/a: {parameters: [{$ref: '#/components/parameters/P'}]}}\ncomponents:\n  parameters:\n    P:\n"
        "      name: p\n      in: query\n");
}

void TestExtract::extracts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, expected);
    Document document(text, Format::Yaml);
    const auto component = bundling::extractComponent(document, *Pointer::parse(place), name, Holder);
    QVERIFY2(component.isOk(), component.isOk() ? "" : qPrintable(component.error().detail));
    QCOMPARE(document.fileBytes(), expected);
    QCOMPARE(component->last(), name);
    document.undo();
    QCOMPARE(document.fileBytes(), text);
    QVERIFY(!document.canUndo());
}

void TestExtract::refusesToExtract_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a name that is taken")
        << u"/components/schemas/A/items"_qs << QByteArray("B") << ErrorCode::AlreadyExists;
    QTest::newRow("a wrong name") << u"/components/schemas/A/items"_qs << QByteArray("a b")
                                  << ErrorCode::InvalidArgument;
    QTest::newRow("a component") << u"/components/schemas/A"_qs << QByteArray("X") << ErrorCode::Unsupported;
    QTest::newRow("a reference") << u"/components/schemas/B/items"_qs << QByteArray("X") << ErrorCode::Unsupported;
    QTest::newRow("no object") << u"/info"_qs << QByteArray("X") << ErrorCode::Unsupported;
    QTest::newRow("nothing") << u"/components/schemas/C/items"_qs << QByteArray("X") << ErrorCode::NotFound;
}

void TestExtract::refusesToExtract()
{
    QFETCH(const QString, place);
    QFETCH(const QByteArray, name);
    QFETCH(const ErrorCode, code);
    const QByteArray text = described("info: {title: T}\ncomponents: {schemas: {A: {items: {type: string}}, B: {items: "
                                      "{$ref: '#/components/schemas/A'}}}}\n");
    Document document(text, Format::Yaml);
    const auto component = bundling::extractComponent(document, *Pointer::parse(place), name, Holder);
    QVERIFY(!component.isOk());
    QCOMPARE(component.error().code, code);
    QCOMPARE(document.fileBytes(), text);
}

void TestExtract::inlines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *title, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(title) << described(text) << described(expected);
    };
    row("a schema of the document",
        "x: # here\n  $ref: '#/components/schemas/A'\ncomponents: {schemas: {A: {type: string}}}\n",
        "x: # here\n  type: string\ncomponents: {schemas: {A: {type: string}}}\n");
    row("members beside the reference",
        "x: {$ref: '#/components/schemas/A', description: own}\ncomponents: {schemas: {A: {description: a, type: string}}}\n",
        "x:\n  type: string\n  description: own\ncomponents: {schemas: {A: {description: a, type: string}}}\n");
    row("a chain",
        "x: {$ref: '#/components/schemas/A'}\ncomponents: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {type: string}}}\n",
        "x:\n  type: string\ncomponents: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {type: string}}}\n");
    row("another file", "x: {$ref: '../parts/p.yaml#/A'}\n",
        "x: {items: {$ref: '../parts/p.yaml#/B'}, not: {$ref: ../parts/q.yaml}, allOf: [{$ref: '#/y'}]}\n");
    row("comments and numbers", "x:\n  $ref: ../parts/p.yaml#/Zip # ref\n",
        "x: # ref\n  # five digits\n  example: 02138 # zip\n");
    row("relative URIs and anchors", "x: {$ref: '../parts/p.yaml#/Page'}\n",
        "x: {externalDocs: {url: ../parts/page.html}, not: {$ref: '../parts/p.yaml#page'}, "
        "items: {$ref: '../parts/p.yaml#b'}, properties: {x: {}}}\n");
    row("the $id of the target", "x: {$ref: '../parts/p.yaml#/Book'}\n",
        "x: {not: {$ref: '../parts/p.yaml#/Book/$defs/x'}, $defs: {x: {}, y: {$id: y, not: {$ref: '#/z'}}}}\n");
    row("aliases and merge keys", "x: {$ref: '../parts/a.yaml#/B'}\n", "x:\n  type: string\n  title: B\n");
    row("merge keys of the document", "a: &a {type: string}\nb: {<<: *a, title: B}\nx: {$ref: '#/b'}\n",
        "a: &a {type: string}\nb: {<<: *a, title: B}\nx: {type: string, title: B}\n");
}

void TestExtract::inlines()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    FakeDocuments documents(support::Fixture(R"(
        //- parts/p.yaml
        A: {items: {$ref: '#/B'}, not: {$ref: q.yaml}, allOf: [{$ref: '../api/openapi.yaml#/y'}]}
        B: {$anchor: b, type: string}
        Zip:
          # five digits
          example: 02138 # zip
        Page: {$anchor: page, externalDocs: {url: page.html}, not: {$ref: '#page'}, items: {$ref: '#b'}, properties: {x: {$anchor: deep}}}
        Book: {$id: 'https://e.example/book', not: {$ref: '#/$defs/x'}, $defs: {x: {}, y: {$id: y, not: {$ref: '#/z'}}}}
        //- parts/a.yaml
        A: &a {type: string}
        B:
          <<: *a
          title: B
        //- parts/q.yaml
        type: string
    )"));
    documents.texts.insert(Holder, text);
    Document document(text, Format::Yaml);
    const auto done = bundling::inlineReference(document, {"x"}, documents.load({Holder}), Holder);
    QVERIFY2(done.isOk(), done.isOk() ? "" : qPrintable(done.error().detail));
    QCOMPARE(document.fileBytes(), expected);
    document.undo();
    QCOMPARE(document.fileBytes(), text);
}

void TestExtract::keepsWhatTheTargetSays_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *title, const QByteArray &version, const QByteArray &written,
                        const QByteArray &expected) { QTest::newRow(title) << version << written << expected; };
    const QByteArray reference = R"("$ref":"#/components/schemas/A",)";
    row("a keyword on both sides", "3.1.0", reference + R"("properties":{"b":{}},"title":"D")",
        R"({"title":"D","allOf":[{"type":"object","properties":{"a":{}},"description":"of A"},{"properties":{"b":{}}}]})");
    row("an equal keyword", "3.1.0", reference + R"("type":"object","minProperties":1)",
        R"({"properties":{"a":{}},"description":"of A","type":"object","minProperties":1})");
    row("annotations", "3.1.0", reference + R"("description":"of D")",
        R"({"type":"object","properties":{"a":{}},"description":"of D"})");
    row("annotations beside a conflict", "3.2.0", reference + R"("description":"of D","properties":{})",
        R"({"description":"of D","allOf":[{"type":"object","properties":{"a":{}}},{"properties":{}}]})");
    row("a version without keywords beside references", "3.0.3", reference + R"("properties":{"b":{}})",
        R"({"type":"object","description":"of A","properties":{"b":{}}})");
}

/** From OpenAPI 3.1 on, both the target and the keywords beside the reference count. */
void TestExtract::keepsWhatTheTargetSays()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, written);
    QFETCH(const QByteArray, expected);
    const QByteArray text = "openapi: " + version +
                            "\ncomponents:\n  schemas:\n    A:\n      type: object # kept\n"
                            "      properties: {a: {}}\n      description: of A\n    D: {" +
                            written + "}\n";
    FakeDocuments documents;
    documents.texts = {{Holder, text}};
    Document document(text, Format::Yaml);
    const Pointer place{"components", "schemas", "D"};
    const auto places = bundling::inlineReference(document, place, documents.load({Holder}), Holder);
    QVERIFY(places);
    QCOMPARE(document.snapshot().at(place).value()->toJson(), expected);
    QVERIFY(document.snapshot().at(places->copy / QByteArray("type")).exists());
    QCOMPARE(places->own == place, !document.snapshot().at(place / QByteArray("allOf")).exists());
    QVERIFY(document.snapshot().at(places->own).exists());
    document.undo();
    QCOMPARE(document.fileBytes(), text);
    QVERIFY(!document.canUndo());
}

void TestExtract::refusesToInline_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no reference") << QByteArray("x: {type: string}\n") << ErrorCode::NotFound;
    QTest::newRow("no target") << QByteArray("x: {$ref: '#/y'}\n") << ErrorCode::NotFound;
    QTest::newRow("no file") << QByteArray("x: {$ref: no.yaml}\n") << ErrorCode::NotFound;
    QTest::newRow("a circle") << QByteArray("x: {$ref: '#/y'}\ny: {$ref: '#/x'}\n") << ErrorCode::NotFound;
    QTest::newRow("what contains it") << QByteArray("x: {$ref: '#'}\n") << ErrorCode::Unsupported;
}

void TestExtract::refusesToInline()
{
    QFETCH(const QByteArray, text);
    QFETCH(const ErrorCode, code);
    FakeDocuments documents;
    documents.texts = {{Holder, described(text)}};
    Document document(described(text), Format::Yaml);
    const auto done = bundling::inlineReference(document, {"x"}, documents.load({Holder}), Holder);
    QVERIFY(!done.isOk());
    QCOMPARE(done.error().code, code);
    QCOMPARE(document.fileBytes(), described(text));
}

GATEWRIGHT_TEST(TestExtract, QCoreApplication)

#include "testextract.moc"
