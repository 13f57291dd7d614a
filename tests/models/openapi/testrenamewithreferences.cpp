#include "renamewithreferences.h"
#include "testprogram.h"

#include "document.h"
#include "fakedocuments.h"

#include <QHash>
#include <QSignalSpy>
#include <QTest>

using base::ErrorCode;
using document::Document;
using document::Pointer;
using openapi::Place;
using support::FakeDocuments;
using support::Fixture;

/** A key gets another name, and all references to it follow. */
class TestRenameWithReferences final : public QObject
{
    Q_OBJECT

private slots:
    void changesTheKeyAndTheReferencesAlone_data();
    void changesTheKeyAndTheReferencesAlone();
    void renamesOverSeveralFiles();
    void renamesBackToTheSameBytes();
    void leavesWhatOnlyLooksAlike();
    void refuses_data();
    void refuses();
    void isNoEditForTheSameName();
    void takesThousandsOfReferences();
};

namespace {

const QString Api = u"/f/api.yaml"_qs;

QByteArray applied(const openapi::RenamedDocument &renamed)
{
    Document document(renamed.before.text(), renamed.before.format());
    const auto done = document.apply(renamed.before, renamed.edited);
    return done ? document.fileBytes() : done.error().detail.toUtf8();
}

Place placeOf(const char *pointer)
{
    return {Api, *Pointer::parse(QString::fromUtf8(pointer))};
}

} // namespace

void TestRenameWithReferences::changesTheKeyAndTheReferencesAlone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *pointer, const char *key, const QByteArray &text,
                        const QByteArray &expected) {
        QTest::newRow(name) << text << QString::fromUtf8(pointer) << QByteArray(key) << expected;
    };
    row("quotes and comments stay", "/components/schemas/A", "Longer",
        "a:\r\n  - $ref: '#/components/schemas/A'   # one\r\n  - {\"$ref\" : \"#/components/schemas/A\"}\r\n"
        "components: {schemas: {\"A\": {type: string}}} # end\r\n",
        "a:\r\n  - $ref: '#/components/schemas/Longer'   # one\r\n  - {\"$ref\" : \"#/components/schemas/Longer\"}\r\n"
        "components: {schemas: {\"Longer\": {type: string}}} # end\r\n");
    row("plain references", "/components/schemas/A", "B",
        "a: {$ref: api.yaml#/components/schemas/A}\ncomponents: {schemas: {A: {}}}\n",
        "a: {$ref: api.yaml#/components/schemas/B}\ncomponents: {schemas: {B: {}}}\n");
    row("inside the renamed one", "/components/schemas/A", "B",
        "components:\n  schemas:\n    A:\n      properties:\n        next: {$ref: '#/components/schemas/A'}\n"
        "    C: {$ref: '#/components/schemas/A/properties/next'}\n",
        "components:\n  schemas:\n    B:\n      properties:\n        next: {$ref: '#/components/schemas/B'}\n"
        "    C: {$ref: '#/components/schemas/B/properties/next'}\n");
    row("a path", "/paths/~1a", "/b/{id}", "paths:\n  /a: {get: {}}\n  /c: {$ref: '#/paths/~1a'}\n",
        "paths:\n  /b/{id}: {get: {}}\n  /c: {$ref: '#/paths/~1b~1%7Bid%7D'}\n");
    row("a path with plain braces", "/paths/~1a~1{id}", "/b/{id}",
        "paths:\n  /a/{id}: {get: {}}\n  /c: {$ref: '#/paths/~1a~1{id}/get'}\n",
        "paths:\n  /b/{id}: {get: {}}\n  /c: {$ref: '#/paths/~1b~1{id}/get'}\n");
    row("quotes in the name", "/paths/~1a", "/it's", "paths: {/a: {}, /c: {$ref: '#/paths/~1a'}}\n",
        "paths: {/it's: {}, /c: {$ref: '#/paths/~1it''s'}}\n");
    row("escapes in double quotes", "/paths/~1a", "/b", R"({"paths": {"/a": {}, "/c": {"$ref": "#\/paths\/~1a"}}})",
        R"({"paths": {"/b": {}, "/c": {"$ref": "#/paths/~1b"}}})");
    row("a security scheme", "/components/securitySchemes/key", "token",
        "openapi: 3.0.3\nsecurity:\n  - key: [] # all\npaths: {/a: {get: {security: [{'key': [], other: []}]}}}\n"
        "components:\n  securitySchemes:\n    key: {type: http}\n"
        "x-vendor-api-gateway: {server: {authentication: {securitySchemes: {key: {enabled: true}}}}}\n",
        "openapi: 3.0.3\nsecurity:\n  - token: [] # all\npaths: {/a: {get: {security: [{'token': [], other: []}]}}}\n"
        "components:\n  securitySchemes:\n    token: {type: http}\n"
        "x-vendor-api-gateway: {server: {authentication: {securitySchemes: {token: {enabled: true}}}}}\n");
    row("discriminators and links", "/components/schemas/Dog", "Hound",
        "openapi: 3.0.3\ncomponents:\n  schemas:\n    Dog: {type: object}\n"
        "    A: {discriminator: {mapping: {a: Dog, b: '#/components/schemas/Dog'}}}\n",
        "openapi: 3.0.3\ncomponents:\n  schemas:\n    Hound: {type: object}\n"
        "    A: {discriminator: {mapping: {a: Hound, b: '#/components/schemas/Hound'}}}\n");
    row("discriminators without a mapping", "/components/schemas/Dog", "Hound",
        "openapi: 3.0.3\ncomponents:\n  schemas:\n    Dog:\n      allOf: [{$ref: '#/components/schemas/Base'}]\n"
        "    A:\n      oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Base'}]\n"
        "      discriminator:\n        propertyName: k\n"
        "    Base:\n      discriminator:\n        propertyName: k\n        mapping:\n          b: Base\n"
        "    C:\n      anyOf: [{$ref: 'api.yaml#/components/schemas/Dog'}]\n"
        "      discriminator: {propertyName: k, mapping: {d: '#/components/schemas/Dog'}}\n",
        "openapi: 3.0.3\ncomponents:\n  schemas:\n    Hound:\n      allOf: [{$ref: '#/components/schemas/Base'}]\n"
        "    A:\n      oneOf: [{$ref: '#/components/schemas/Hound'}, {$ref: '#/components/schemas/Base'}]\n"
        "      discriminator:\n        propertyName: k\n        mapping:\n          Dog: '#/components/schemas/Hound'\n"
        "    Base:\n      discriminator:\n        propertyName: k\n        mapping:\n          b: Base\n"
        "          Dog: '#/components/schemas/Hound'\n"
        "    C:\n      anyOf: [{$ref: 'api.yaml#/components/schemas/Hound'}]\n"
        "      discriminator: {propertyName: k, mapping: {d: '#/components/schemas/Hound'}}\n");
    row("the definition's own file name", "/components/schemas/A", "B",
        "components: {schemas: {A: {}, C: {not: {$ref: './../f/%61pi.yaml#/components/schemas/A'}}, "
        "D: {not: {$ref: 'api.yaml#/components/schemas/%41/x'}}}}\n",
        "components: {schemas: {B: {}, C: {not: {$ref: './../f/%61pi.yaml#/components/schemas/B'}}, "
        "D: {not: {$ref: 'api.yaml#/components/schemas/B/x'}}}}\n");
    row("an operation that a link names", "/paths/~1a", "/b",
        "paths: {/a: {get: {}}}\ncomponents: {links: {L: {operationRef: '#/paths/~1a/get'}}}\n",
        "paths: {/b: {get: {}}}\ncomponents: {links: {L: {operationRef: '#/paths/~1b/get'}}}\n");
    row("nobody names it", "/components/schemas/A", "B", "components: {schemas: {A: {}}}\n",
        "components: {schemas: {B: {}}}\n");
}

void TestRenameWithReferences::changesTheKeyAndTheReferencesAlone()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, pointer);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, expected);
    FakeDocuments documents;
    documents.texts = {{Api, text}};
    const auto plan = openapi::planRename(documents.load({Api}), {Api, *Pointer::parse(pointer)}, key);
    QVERIFY2(plan.isOk(), plan.isOk() ? "" : qPrintable(plan.error().detail));
    QCOMPARE(plan->documents.size(), 1);
    QCOMPARE(applied(plan->documents.first()), expected);
    QVERIFY(document::Snapshot::parse(expected, document::Format::Yaml).at(plan->place.pointer).exists());
}

void TestRenameWithReferences::renamesOverSeveralFiles()
{
    const Fixture before(R"(
        //- api.yaml
        openapi: 3.0.3
        a: {$ref: 's.yaml#/A'}
        b: {$ref: 'other.yaml'}
        //- s.yaml
        <|>A: {type: string}
        B: {$ref: '#/A'}
        //- other.yaml
        c: [{$ref: './s.yaml#/A'}, {$ref: 's.yaml#/B'}]
    )");
    const Fixture after(R"(
        //- api.yaml
        openapi: 3.0.3
        a: {$ref: 's.yaml#/Name'}
        b: {$ref: 'other.yaml'}
        //- s.yaml
        Name: {type: string}
        B: {$ref: '#/Name'}
        //- other.yaml
        c: [{$ref: './s.yaml#/Name'}, {$ref: 's.yaml#/B'}]
    )");
    const auto plan = openapi::planRename(FakeDocuments(before).load({Api}), support::placeAtCursor(before), "Name");
    QVERIFY(plan.isOk());
    QCOMPARE(plan->referenceCount, 3);
    QHash<QString, QByteArray> results;
    for (const auto &renamed : plan->documents)
        results.insert(renamed.address, applied(renamed));
    QCOMPARE(plan->documents.first().address, u"/f/s.yaml"_qs);
    for (const QString &path : {u"/f/s.yaml"_qs, Api, u"/f/other.yaml"_qs})
        QCOMPARE(results.value(path), after.texts().value(path));
}

void TestRenameWithReferences::renamesBackToTheSameBytes()
{
    const QByteArray text = "x: [{$ref: '#/paths/~1a~1{id}'}, {$ref: \"#/paths/~1a~1%7Bid%7D/get\"}]\n"
                            "paths:\n  '/a/{id}':\n    get: {}\n";
    FakeDocuments documents;
    documents.texts = {{Api, text}};
    const auto there = openapi::planRename(documents.load({Api}), placeOf("/paths/~1a~1{id}"), "/c~d/{x}");
    QVERIFY(there.isOk());
    documents.texts[Api] = applied(there->documents.first());
    QVERIFY(documents.texts[Api] != text);
    const auto back = openapi::planRename(documents.load({Api}), there->place, "/a/{id}");
    QVERIFY(back.isOk());
    QCOMPARE(applied(back->documents.first()), text);
}

void TestRenameWithReferences::leavesWhatOnlyLooksAlike()
{
    const QByteArray text = "a: {$ref: '#/components/schemas/Ab'}\nb: {example: {$ref: '#/components/schemas/A'}}\n"
                            "c: '#/components/schemas/A' # '#/components/schemas/A'\n"
                            "d: {$ref: 'x.yaml#/components/schemas/A'}\n"
                            "components: {schemas: {A: {}, Ab: {}}, parameters: {A: {}}}\n";
    FakeDocuments documents;
    documents.texts = {{Api, text}};
    const auto plan = openapi::planRename(documents.load({Api}), placeOf("/components/schemas/A"), "Z");
    QVERIFY(plan.isOk());
    QCOMPARE(applied(plan->documents.first()), QByteArray(text).replace("{A: {}, Ab", "{Z: {}, Ab"));
}

void TestRenameWithReferences::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const char *text, const char *pointer, const char *key, ErrorCode code) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(pointer) << QByteArray(key) << int(code);
    };
    const char *const schemas = "components: {schemas: {A: {}, B: {}}}\n";
    row("nothing there", schemas, "/components/schemas/No", "C", ErrorCode::NotFound);
    row("taken", schemas, "/components/schemas/A", "B", ErrorCode::AlreadyExists);
    row("no name for a component", schemas, "/components/schemas/A", "a b", ErrorCode::InvalidArgument);
    row("an empty name", schemas, "/components/schemas/A", "", ErrorCode::InvalidArgument);
    row("an item", "servers: [{url: a}]\n", "/servers/0", "1", ErrorCode::WrongType);
    row("not valid", "a: \"open\n", "/a", "b", ErrorCode::SyntaxError);
    row("a name used twice", "security: [{a: [], b: []}]\nopenapi: 3.0.3\ncomponents: {securitySchemes: {a: {}}}\n",
        "/components/securitySchemes/a", "b", ErrorCode::AlreadyExists);
}

void TestRenameWithReferences::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, pointer);
    QFETCH(QByteArray, key);
    QFETCH(int, code);
    FakeDocuments documents;
    documents.texts = {{Api, text}};
    const auto plan = openapi::planRename(documents.load({Api}), {Api, *Pointer::parse(pointer)}, key);
    QVERIFY(!plan.isOk());
    QCOMPARE(int(plan.error().code), code);
}

void TestRenameWithReferences::isNoEditForTheSameName()
{
    FakeDocuments documents;
    documents.texts = {{Api, "components: {schemas: {A: {}}}\n"}};
    const auto plan = openapi::planRename(documents.load({Api}), placeOf("/components/schemas/A"), "A");
    QVERIFY(plan.isOk());
    QVERIFY(plan->documents.isEmpty());
}

void TestRenameWithReferences::takesThousandsOfReferences()
{
    QByteArray text = "components: {schemas: {A: {type: string}}}\npaths:\n";
    for (int i = 0; i < 5000; ++i)
        text += "  /p" + QByteArray::number(i) + ": {get: {schema: {$ref: '#/components/schemas/A'}}}\n";
    FakeDocuments documents;
    documents.texts = {{Api, text}};
    const auto plan = openapi::planRename(documents.load({Api}), placeOf("/components/schemas/A"), "Name");
    QVERIFY(plan.isOk());
    QCOMPARE(plan->referenceCount, 5000);
    Document document(text, document::Format::Yaml);
    QSignalSpy changes(&document, &Document::changed);
    QVERIFY(document.apply(document.snapshot(), plan->documents.first().edited));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(document.fileBytes(), QByteArray(text).replace("{A:", "{Name:").replace("/A'", "/Name'"));
    document.undo();
    QCOMPARE(document.fileBytes(), text);
}

GATEWRIGHT_TEST(TestRenameWithReferences, QCoreApplication)
#include "testrenamewithreferences.moc"
