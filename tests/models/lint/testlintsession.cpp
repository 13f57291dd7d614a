#include "document.h"
#include "executions.h"
#include "lintsession.h"
#include "pieces.h"
#include "testprogram.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using openapi::DocumentSet;
using openapi::ReferencedDocument;
using openapi::ReferencedDocumentPtr;

/** A session that lints a document after each edit finds what a full run finds. */
class TestLintSession final : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatAFullRunFinds_data();
    void findsWhatAFullRunFinds();
    void followsWhatPiecesDependOn_data();
    void followsWhatPiecesDependOn();
    void findsTheEditedPlaceFirst();
    void checksAgainWhenOtherFilesChange();
};

namespace {

const QString Address = u"/f/api.yaml"_qs;

const QByteArray OpenApi30 = R"(openapi: 3.0.3
info: {title: T, version: '1'}
tags:
  - name: books
  - {name: shelves, description: d}
servers:
  - url: https://{region}.test/
    variables: {region: {default: eu, enum: [eu, us]}}
paths:
  /books:
    get:
      operationId: getBooks
      tags: [books]
      parameters: [{$ref: '#/components/parameters/Page'}]
      responses:
        '200':
          description: d
          content:
            application/json:
              schema: {type: array, items: {$ref: '#/components/schemas/Book'}}
              examples:
                one: {$ref: '#/components/examples/Books'}
        default: {$ref: '#/components/responses/Failed'}
  /books/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string}}
    put:
      operationId: putBook
      tags: [shelves, unknown]
      security: [{oauth: [read]}]
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Book'}
            example: {title: x, pages: many}
      responses: {'204': {description: d}}
      callbacks:
        done:
          '{$request.body#/url}':
            post: {responses: {'200': {description: d}}}
  /books/{name}/x: {get: {responses: {'200': {description: d}}}}
components:
  links:
    Next: {operationId: getBooks}
  securitySchemes:
    oauth: {type: oauth2, flows: {password: {tokenUrl: https://sign.test, scopes: {read: d}}}}
  parameters:
    Page: {name: page, in: query, schema: {$ref: '#/components/schemas/Number'}, example: two}
  examples:
    Books: {value: [{title: 1}, {pages: 3}]}
    Unused: {value: 1}
  responses:
    Failed: {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}, example: {}}}}
  schemas:
    Number: {type: integer, minimum: 1}
    Book:
      type: object
      required: [title]
      properties:
        title: {type: string, example: 5}
        pages: {$ref: '#/components/schemas/Number'}
        parent: {$ref: '#/components/schemas/Book'}
    Problem:
      oneOf: [{$ref: '#/components/schemas/Book'}, {$ref: '#/components/schemas/Other'}]
      discriminator: {propertyName: kind, mapping: {other: '#/components/schemas/Other'}}
    Other: {type: object, required: [kind], properties: {kind: {type: string, enum: [a, a]}}}
x-vendor-api-gateway:
  info: {name: books, state: {active: true}}
  upstream: {url: https://up.test}
  server: {listenPath: {value: /books/, strip: true}}
  middleware: {operations: {getBooks: {}, gone: {}}}
)";

const QByteArray OpenApi31 = R"({"openapi": "3.1.0",
 "info": {"title": "T", "version": "1", "description": "<script>x</script>"},
 "tags": [{"name": "a"}],
 "paths": {
  "/a/{id}": {"$ref": "#/components/pathItems/A"},
  "/b": {"post": {"operationId": "b", "tags": ["a"], "security": [{"key": []}],
   "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}, "example": {"n": 1}}}},
   "responses": {"200": {"description": "d", "headers": {"X": {"$ref": "#/components/headers/X"}}}}}}
 },
 "webhooks": {"w": {"post": {"servers": [], "callbacks": {}, "responses": {"200": {"description": "d"}}}}},
 "components": {
  "pathItems": {"A": {"get": {"operationId": "b", "parameters": [{"$ref": "#/components/parameters/id"}],
   "responses": {"404": {"description": "d"}}}}},
  "parameters": {"id": {"name": "id", "in": "path", "schema": {"type": ["string", "null"]}}},
  "headers": {"X": {"schema": {"$ref": "#/components/schemas/C"}, "example": 5}},
  "securitySchemes": {"key": {"type": "apiKey", "name": "k", "in": "header"}},
  "schemas": {
   "A": {"allOf": [{"$ref": "#/components/schemas/B"}], "properties": {"n": {"type": "string"}}},
   "B": {"type": "object", "required": ["m"], "properties": {"c": {"$ref": "#/components/schemas/C"}}},
   "C": {"type": "string", "enum": ["x", 1], "examples": [2]}
  }
 }
}
)";

/** Values that mean something somewhere in such a document. */
Value randomValue(QRandomGenerator &random)
{
    static const QByteArrayList texts = {"string",
                                         "integer",
                                         "object",
                                         "path",
                                         "query",
                                         "a",
                                         "books",
                                         "getBooks",
                                         "<script>",
                                         "3.0.3",
                                         "3.1.0",
                                         "/x/{id}",
                                         "id",
                                         "title",
                                         "eval(",
                                         "",
                                         "x y",
                                         "true",
                                         "#/components/schemas/Book",
                                         "#/components/schemas/A",
                                         "#/components/schemas/Gone",
                                         "#/components/parameters/id",
                                         "#/components/examples/Books",
                                         "#/definitions/D",
                                         "#/paths/~1books",
                                         "#/components/schemas/B"};
    switch (random.bounded(8)) {
    case 0:
        return Value::integer(random.bounded(4));
    case 1:
        return Value::boolean(random.bounded(2) == 0);
    case 2:
        return Value::object({{"$ref", Value::string(texts[18 + random.bounded(8)])}});
    case 3:
        return Value::object(
            {{"type", Value::string(texts[random.bounded(3)])}, {"example", Value::string(texts[random.bounded(18)])}});
    case 4:
        return Value::array({Value::string(texts[random.bounded(18)]), Value::string(QByteArray("a"))});
    default:
        return Value::string(texts[random.bounded(int(texts.size()))]);
    }
}

QByteArray randomKey(QRandomGenerator &random)
{
    static const QByteArrayList keys = {"get",     "post",        "$ref",       "schema",      "example", "examples",
                                        "type",    "required",    "properties", "A",           "Book",    "id",
                                        "tags",    "name",        "parameters", "x-y",         "/books",  "/c/{id}",
                                        "enum",    "operationId", "components", "definitions", "200",     "servers",
                                        "default", "nullable",    "security",   "schemas",     "D",       "$anchor"};
    return keys[random.bounded(int(keys.size()))];
}

Pointer randomPlace(QRandomGenerator &random, const Snapshot &snapshot)
{
    // By bytes, so that deep places are as likely as the text they take.
    Pointer place = snapshot.pointerAt(random.bounded(int(snapshot.size()) + 1));
    while (!place.isRoot() && random.bounded(3) == 0)
        place = place.parent();
    return place;
}

void editAtRandom(QRandomGenerator &random, Document &document)
{
    const Snapshot now = document.snapshot();
    if (!now.isValid() && random.bounded(4) > 0)
        return document.undo();
    const Pointer place = randomPlace(random, now);
    switch (random.bounded(12)) {
    case 0:
    case 1:
    case 2:
        (void)document.set(place, randomValue(random));
        return;
    case 3:
    case 4:
        (void)document.insert(place / randomKey(random), randomValue(random), random.bounded(3) - 1);
        return;
    case 5:
        if (place.tokens().size() > 1)
            (void)document.remove(place);
        return;
    case 6:
        (void)document.renameKey(place, randomKey(random));
        return;
    case 7:
        (void)document.moveEntry(place, random.bounded(3));
        return;
    case 8:
        document.redo();
        return;
    case 9: {
        static const QByteArrayList typed = {" ", "x", "\n", "#", "'", "1", "{", ": "};
        (void)document.spliceText({random.bounded(int(now.size())), random.bounded(2), typed[random.bounded(8)]});
        return;
    }
    default:
        document.undo();
    }
}

struct Linted {
    ReferencedDocumentPtr document;
    DocumentSet set;
};

Linted readAfter(const ReferencedDocumentPtr &earlier, const Document &document)
{
    const auto read = earlier ? std::make_shared<const ReferencedDocument>(*earlier, document.snapshot())
                              : std::make_shared<const ReferencedDocument>(Address, document.snapshot());
    return {read, DocumentSet(QList<ReferencedDocumentPtr>{read})};
}

Linted read(const Document &document)
{
    return readAfter(nullptr, document);
}

QStringList references(const ReferencedDocument &document)
{
    QStringList lines;
    for (const openapi::ReferenceUse &use : document.uses()) {
        lines.append(u"%1+%2 %3 %4 %5 %6"_qs.arg(use.span.offset)
                         .arg(use.span.length)
                         .arg(use.pointer.toString(), use.reference)
                         .arg(int(use.kind))
                         .arg(use.isBelowSchemaId()));
    }
    return lines;
}

QStringList shown(const base::Diagnostics &diagnostics)
{
    QStringList lines;
    for (const base::Diagnostic &each : diagnostics) {
        lines.append(u"%1+%2 %3 %4 %5"_qs.arg(each.span.offset)
                         .arg(each.span.length)
                         .arg(each.pointer, each.rule, each.arguments.join(u'|')));
    }
    return lines;
}

base::Diagnostics lintAll(lint::Session &session, const Document &document)
{
    const Linted now = read(document);
    return lint::diagnosticsIn(session.lint(description::Description(now.document, now.set)), now.document);
}

base::Diagnostics lintInFull(const Document &document)
{
    const Linted now = read(document);
    return lint::diagnosticsIn(lint::lint(description::Description(now.document, now.set)), now.document);
}

/** What the first step says of the pieces that changed since `before`, and is not true. */
QStringList untrue(const base::Diagnostics &first, const QStringList &all, const lint::Pieces &before,
                   const Snapshot &now)
{
    const QSet<Pointer> changed = lint::Pieces(now).differencesFrom(before);
    base::Diagnostics ofChanged;
    for (const base::Diagnostic &each : first) {
        const auto piece = lint::Pieces::pieceOf(*Pointer::parse(each.pointer));
        if (piece && changed.contains(*piece))
            ofChanged.append(each);
    }
    QStringList lines = shown(ofChanged);
    lines.removeIf([&](const QString &line) { return all.contains(line); });
    return lines;
}

} // namespace

void TestLintSession::findsWhatAFullRunFinds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Format>("format");
    QTest::addColumn<quint32>("seed");
    QFile example(QStringLiteral(RESOURCES "/examples/bookshop.yaml"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    const QByteArray bookshop = example.readAll();
    for (quint32 seed = 1; seed <= 4; ++seed) {
        QTest::addRow("3.0, %u", seed) << OpenApi30 << Format::Yaml << seed;
        QTest::addRow("3.1, %u", seed) << OpenApi31 << Format::Json << seed;
        QTest::addRow("3.0 as 3.2, %u", seed)
            << QByteArray(OpenApi30).replace("3.0.3", "3.2.0") << Format::Yaml << seed;
        QTest::addRow("example, %u", seed) << bookshop << Format::Yaml << seed;
    }
}

void TestLintSession::findsWhatAFullRunFinds()
{
    QFETCH(const QByteArray, text);
    QFETCH(const Format, format);
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    Document document(text, format);
    lint::Session session;
    ReferencedDocumentPtr known;
    Snapshot last = document.snapshot(); // That the session knows.
    int quick = 0;
    for (int i = 0; i < support::executions(1000); ++i) {
        editAtRandom(random, document);
        // Random documents do not stay definitions for long.
        for (int undone = 0; i % 20 == 19 && undone < 20; ++undone)
            document.undo();
        const Snapshot now = document.snapshot();
        std::optional<base::Diagnostics> first;
        // Keys come faster than results, and results of the first step can be left out.
        const lint::Pieces before(last);
        if (random.bounded(4) > 0)
            first = session.lintEdited(Address, now);
        last = first ? now : last;
        if (random.bounded(4) > 0)
            continue;
        const Linted read = readAfter(known, document);
        known = read.document;
        const QStringList all = shown(
            lint::diagnosticsIn(session.lint(description::Description(read.document, read.set)), read.document));
        QCOMPARE(references(*known), references(ReferencedDocument(Address, now)));
        QCOMPARE(all, shown(lintInFull(document)));
        if (first)
            QCOMPARE(untrue(*first, all, before, now).join(u'\n'), QString());
        quick += first ? 1 : 0;
        last = now.isValid() ? now : last;
    }
    QVERIFY2(quick > support::executions(1000) / 20, qPrintable(QString::number(quick)));
}

void TestLintSession::followsWhatPiecesDependOn_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("elsewhere");
    QTest::newRow("an example of a schema that refers to another")
        << QByteArray("/components/schemas/Number/type") << QByteArray("string")
        << QByteArray("oas3-valid-media-example") << QByteArray("/components/parameters/Page/example");
    QTest::newRow("a tag") << QByteArray("/tags/0/name") << QByteArray("other") << QByteArray("operation-tag-defined")
                           << QByteArray("/paths/~1books/get/tags/0");
    QTest::newRow("an operation id") << QByteArray("/paths/~1books/get/operationId") << QByteArray("putBook")
                                     << QByteArray("operation-operationId-unique")
                                     << QByteArray("/paths/~1books~1{id}/put/operationId");
    QTest::newRow("the reference to a component")
        << QByteArray("/paths/~1books/get/parameters/0/$ref") << QByteArray("#/components/parameters/Gone")
        << QByteArray("oas3-unused-component") << QByteArray("/components/parameters/Page");
    QTest::newRow("the operation of a link")
        << QByteArray("/paths/~1books/get/operationId") << QByteArray("renamed") << QByteArray("link-operation-unknown")
        << QByteArray("/components/links/Next/operationId");
    QTest::newRow("the type of a security scheme")
        << QByteArray("/components/securitySchemes/oauth/type") << QByteArray("http")
        << QByteArray("oas3-operation-security-defined") << QByteArray("/paths/~1books~1{id}/put/security/0/oauth");
    QTest::newRow("an operation of the gateway") << QByteArray("/paths/~1books/get/operationId")
                                                 << QByteArray("renamed") << QByteArray("gateway-operation-unknown")
                                                 << QByteArray("/x-vendor-api-gateway/middleware/operations/getBooks");
}

void TestLintSession::followsWhatPiecesDependOn()
{
    QFETCH(const QByteArray, place);
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, rule);
    QFETCH(const QByteArray, elsewhere);
    Document document(OpenApi30, Format::Yaml);
    lint::Session session;
    const QStringList before = shown(lintAll(session, document));
    QVERIFY(document.setScalar(*Pointer::parse(QString::fromUtf8(place)), Value::string(value)));
    QVERIFY(session.lintEdited(Address, document.snapshot()));
    const base::Diagnostics found = lintAll(session, document);
    QVERIFY(before != shown(found));
    QCOMPARE(shown(found), shown(lintInFull(document)));
    const auto has = [&](const base::Diagnostics &diagnostics) {
        return std::any_of(diagnostics.begin(), diagnostics.end(), [&](const base::Diagnostic &each) {
            return each.rule.toUtf8() == rule && each.pointer.toUtf8() == elsewhere;
        });
    };
    const bool isMended = rule == "oas3-valid-media-example"; // The example is a text.
    QCOMPARE(has(found), !isMended);
    document.undo();
    QCOMPARE(shown(lintAll(session, document)), before);
}

void TestLintSession::findsTheEditedPlaceFirst()
{
    Document document(OpenApi30, Format::Yaml);
    lint::Session session;
    QVERIFY(!session.lintEdited(Address, document.snapshot()));
    const base::Diagnostics before = lintAll(session, document);
    const Pointer place{"paths", "/books", "get", "responses", "200", "description"};
    QVERIFY(document.setScalar(place, Value::integer(1)));
    const auto first = session.lintEdited(Address, document.snapshot());
    QVERIFY(first);
    QCOMPARE(shown(*first), shown(lintInFull(document)));
    QCOMPARE(first->size(), before.size() + 1);
}

void TestLintSession::checksAgainWhenOtherFilesChange()
{
    const QByteArray text =
        "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /a:\n    get:\n      responses:\n"
        "        '200':\n          description: d\n          content:\n            application/json:\n"
        "              schema: {$ref: 'other.yaml#/A'}\n              example: 1\n";
    Document document(text, Format::Yaml);
    lint::Session session;
    const auto lintWith = [&](const QByteArray &otherText) {
        const auto other = std::make_shared<const ReferencedDocument>(u"/f/other.yaml"_qs,
                                                                      Snapshot::parse(otherText, Format::Yaml));
        const auto own = std::make_shared<const ReferencedDocument>(Address, document.snapshot());
        const DocumentSet set(QList<ReferencedDocumentPtr>{own, other});
        const description::Description description(own, set);
        return std::pair(shown(lint::diagnosticsIn(session.lint(description), own)),
                         shown(lint::diagnosticsIn(lint::lint(description), own)));
    };
    const auto integer = lintWith("A: {type: integer}\n");
    const auto string = lintWith("A: {type: string}\n");
    QCOMPARE(integer.first, integer.second);
    QCOMPARE(string.first, string.second);
    QCOMPARE(string.first.size(), integer.first.size() + 1);
}

GATEWRIGHT_TEST(TestLintSession, QCoreApplication)

#include "testlintsession.moc"
