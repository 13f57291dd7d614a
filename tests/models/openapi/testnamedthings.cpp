#include "document.h"
#include "fakedocuments.h"
#include "removal.h"
#include "testprogram.h"

#include <QTest>

using base::ErrorCode;
using document::Document;
using document::Pointer;
using openapi::DocumentSet;
using openapi::Place;
using support::FakeDocuments;
using support::Fixture;

/** Each kind of thing gets another name, and is removed, in a description of three files that name it everywhere. */
class TestNamedThings final : public QObject
{
    Q_OBJECT

private slots:
    void renamesInEachPlace_data();
    void renamesInEachPlace();
    void removesInEachPlace_data();
    void removesInEachPlace();
    void refuses_data();
    void refuses();
    void leavesOtherDescriptions();
};

namespace {

const QString Entry = u"/f/api.yaml"_qs;
const QString Part = u"/f/part.yaml"_qs;
const QString Shared = u"/f/shared.yaml"_qs;

/** Everything that can be named, with a comment at each line that names it. */
const Fixture NamedFiles(R"(
//- api.yaml
openapi: 3.1.0
info: {title: T, version: '1'}
tags:
  - name: books # the tag
  - {name: rare, parent: books} # books: parent
servers:
  - url: 'https://{region}.test/{v}' # region: URL
    variables:
      region: {default: eu} # the variable
      v: {default: '1'}
security:
  - key: [] # key: requirement
paths:
  /books:
    get:
      operationId: getBooks # the id
      tags: [rare, books] # books: with another
      parameters:
        - $ref: '#/components/parameters/Page' # Page
      responses:
        '200':
          $ref: '#/components/responses/Books' # Books
        '404':
          description: d
          links:
            next: {operationId: getBooks} # getBooks: link
  /authors:
    $ref: part.yaml#/authors
  /copy:
    $ref: '#/paths/~1books' # path
components:
  parameters:
    Page: {name: p, in: query, schema: {type: integer}} # the parameter
  responses:
    Books: {description: d} # the response
  schemas:
    Book: # the schema
      properties:
        next: {$ref: '#/components/schemas/Book'}
    Pet:
      oneOf: [{$ref: '#/components/schemas/Book'}] # Book: oneOf
      discriminator:
        propertyName: k
        mapping:
          a: Book # Book: bare name
          b: '#/components/schemas/Book' # Book: mapping
          c: other
    Title: {$ref: '#/components/schemas/Book/properties/next'} # Book: into it
  links:
    L: {operationRef: '#/paths/~1books/get'} # path: operationRef
  securitySchemes:
    key: {type: http, scheme: basic} # the scheme
x-vendor-api-gateway:
  middleware:
    operations:
      getBooks: {cache: {enabled: true}} # getBooks: setting
      other: {}
  server:
    authentication:
      securitySchemes:
        key: {enabled: true} # key: setting
        other: {}
//- part.yaml
authors:
  get:
    tags: [books] # books: alone
    security:
      - {key: []} # key: requirement of a part
    parameters:
      - $ref: 'api.yaml#/components/parameters/Page' # Page: part
    responses:
      '200':
        description: d
        content:
          application/json:
            schema: {$ref: 'shared.yaml#/List'}
        links:
          books: {operationId: getBooks} # getBooks: link of a part
//- shared.yaml
List:
  items: {$ref: 'api.yaml#/components/schemas/Book'} # Book: shared
)");

QByteArray changedText(const openapi::RenamedDocument &changed)
{
    Document document(changed.before.text(), changed.before.format());
    const auto done = document.apply(changed.before, changed.edited);
    const QByteArray after = document.fileBytes();
    document.undo();
    // One step, and all of it.
    return done && document.fileBytes() == changed.before.text() && !document.canUndo() ? after : "FAILED";
}

QHash<QString, QByteArray> after(const QList<openapi::RenamedDocument> &documents)
{
    QHash<QString, QByteArray> texts = NamedFiles.texts();
    for (const openapi::RenamedDocument &changed : documents)
        texts[changed.address] = changedText(changed);
    return texts;
}

DocumentSet files()
{
    return FakeDocuments(NamedFiles).load({Entry});
}

/** Replacements in the lines of all files; an empty text removes the line. */
struct Line {
    const char *before;
    const char *after;
};

QHash<QString, QByteArray> expected(const QList<Line> &lines)
{
    QHash<QString, QByteArray> texts = NamedFiles.texts();
    for (const Line &line : lines) {
        int found = 0;
        for (QByteArray &text : texts) {
            const bool isWhole = QByteArrayView(line.after).isEmpty();
            const QByteArray before = isWhole ? QByteArray(line.before) + '\n' : QByteArray(line.before);
            found += int(text.count(before));
            text.replace(before, line.after);
        }
        if (found != 1)
            qFatal("%s is there %d times", line.before, found);
    }
    return texts;
}

} // namespace

void TestNamedThings::renamesInEachPlace_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QList<QByteArray>>("before");
    QTest::addColumn<QList<QByteArray>>("after");
    const auto row = [](const char *name, const char *place, const char *newName, const QList<Line> &lines) {
        QList<QByteArray> before;
        QList<QByteArray> after;
        for (const Line &line : lines) {
            before.append(line.before);
            after.append(line.after);
        }
        QTest::newRow(name) << QString::fromUtf8(place) << QByteArray(newName) << before << after;
    };
    const QList<Line> tag = {{"name: books # the tag", "name: novels # the tag"},
                             {"parent: books}", "parent: novels}"},
                             {"tags: [rare, books]", "tags: [rare, novels]"},
                             {"tags: [books]", "tags: [novels]"}};
    row("a tag", "/tags/0", "novels", tag);
    row("a tag by its name", "/tags/0/name", "novels", tag);
    row("an operation", "/paths/~1books/get/operationId", "listBooks",
        {{"operationId: getBooks # the id", "operationId: listBooks # the id"},
         {"next: {operationId: getBooks}", "next: {operationId: listBooks}"},
         {"getBooks: {cache", "listBooks: {cache"},
         {"books: {operationId: getBooks}", "books: {operationId: listBooks}"}});
    row("a variable of a server", "/servers/0/variables/region", "area",
        {{"https://{region}.test", "https://{area}.test"}, {"region: {default: eu}", "area: {default: eu}"}});
    row("a security scheme", "/components/securitySchemes/key", "token",
        {{"- key: [] # key: requirement", "- token: [] # key: requirement"},
         {"- {key: []}", "- {token: []}"},
         {"key: {type: http", "token: {type: http"},
         {"key: {enabled: true}", "token: {enabled: true}"}});
    row("a schema", "/components/schemas/Book", "Volume",
        {{"Book: # the schema", "Volume: # the schema"},
         {"next: {$ref: '#/components/schemas/Book'}", "next: {$ref: '#/components/schemas/Volume'}"},
         {"oneOf: [{$ref: '#/components/schemas/Book'}]", "oneOf: [{$ref: '#/components/schemas/Volume'}]"},
         {"a: Book #", "a: Volume #"},
         {"b: '#/components/schemas/Book'", "b: '#/components/schemas/Volume'"},
         {"'#/components/schemas/Book/properties/next'", "'#/components/schemas/Volume/properties/next'"},
         {"'api.yaml#/components/schemas/Book'", "'api.yaml#/components/schemas/Volume'"}});
    row("a parameter", "/components/parameters/Page", "Offset",
        {{"$ref: '#/components/parameters/Page'", "$ref: '#/components/parameters/Offset'"},
         {"Page: {name: p", "Offset: {name: p"},
         {"'api.yaml#/components/parameters/Page'", "'api.yaml#/components/parameters/Offset'"}});
    row("a response", "/components/responses/Books", "Found",
        {{"$ref: '#/components/responses/Books'", "$ref: '#/components/responses/Found'"},
         {"Books: {description: d}", "Found: {description: d}"}});
    row("a path", "/paths/~1books", "/volumes",
        {{"  /books:", "  /volumes:"},
         {"$ref: '#/paths/~1books'", "$ref: '#/paths/~1volumes'"},
         {"operationRef: '#/paths/~1books/get'", "operationRef: '#/paths/~1volumes/get'"}});
    row("a property", "/components/schemas/Book/properties/next", "following",
        {{"next: {$ref: '#/components/schemas/Book'}", "following: {$ref: '#/components/schemas/Book'}"},
         {"Book/properties/next'", "Book/properties/following'"}});
}

void TestNamedThings::renamesInEachPlace()
{
    QFETCH(const QString, place);
    QFETCH(const QByteArray, name);
    QFETCH(const QList<QByteArray>, before);
    QFETCH(const QList<QByteArray>, after);
    const auto plan = openapi::planRename(files(), {Entry, *Pointer::parse(place)}, name);
    QVERIFY2(plan.isOk(), plan.isOk() ? "" : qPrintable(plan.error().detail));
    QList<Line> lines;
    for (qsizetype i = 0; i < before.size(); ++i)
        lines.append(Line{before[i].constData(), after[i].constData()});
    const auto texts = ::after(plan->documents);
    const auto wanted = expected(lines);
    for (const QString &file : {Entry, Part, Shared})
        QCOMPARE(texts.value(file), wanted.value(file));
    QCOMPARE(plan->referenceCount, lines.size() - 1 - (place.startsWith(u"/servers") ? 1 : 0));
}

void TestNamedThings::removesInEachPlace_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QList<QByteArray>>("before");
    QTest::addColumn<QList<QByteArray>>("after");
    QTest::addColumn<QStringList>("broken");
    const auto row = [](const char *name, const char *place, const QList<Line> &lines, const QStringList &broken) {
        QList<QByteArray> before;
        QList<QByteArray> after;
        for (const Line &line : lines) {
            before.append(line.before);
            after.append(line.after);
        }
        QTest::newRow(name) << QString::fromUtf8(place) << before << after << broken;
    };
    row("a tag", "/tags/0",
        {{"  - name: books # the tag", ""},
         {"{name: rare, parent: books}", "{name: rare}"},
         {"tags: [rare, books]", "tags: [rare]"},
         {"    tags: [books] # books: alone", ""}},
        {});
    row("an operation's id", "/paths/~1books/get/operationId",
        {{"      operationId: getBooks # the id", ""},
         {"      getBooks: {cache: {enabled: true}} # getBooks: setting", ""}},
        {u"/f/api.yaml#/paths/~1books/get/responses/404/links/next/operationId"_qs,
         u"/f/part.yaml#/authors/get/responses/200/links/books/operationId"_qs});
    row("a variable of a server", "/servers/0/variables/region", {{"      region: {default: eu} # the variable", ""}},
        {u"/f/api.yaml#/servers/0/url"_qs});
    row("a security scheme", "/components/securitySchemes/key",
        {{"    key: {type: http, scheme: basic} # the scheme", ""},
         {"  securitySchemes:\nx-vendor", "  securitySchemes: {}\nx-vendor"},
         {"        key: {enabled: true} # key: setting", ""}},
        {u"/f/api.yaml#/security/0/key"_qs, u"/f/part.yaml#/authors/get/security/0/key"_qs});
    row("a schema", "/components/schemas/Book",
        {{"    Book: # the schema\n      properties:\n        next: {$ref: '#/components/schemas/Book'}", ""},
         {"          a: Book # Book: bare name", ""},
         {"          b: '#/components/schemas/Book' # Book: mapping", ""}},
        {u"/f/api.yaml#/components/schemas/Pet/oneOf/0/$ref"_qs, u"/f/api.yaml#/components/schemas/Title/$ref"_qs,
         u"/f/shared.yaml#/List/items/$ref"_qs});
    row("a path", "/paths/~1copy", {{"  /copy:\n    $ref: '#/paths/~1books' # path", ""}}, {});
    row("a path that links and references name", "/paths/~1books",
        {{"      getBooks: {cache: {enabled: true}} # getBooks: setting", ""},
         {"  /books:\n    get:\n      operationId: getBooks # the id\n      tags: [rare, books] # books: with another\n"
          "      parameters:\n        - $ref: '#/components/parameters/Page' # Page\n      responses:\n        '200':\n"
          "          $ref: '#/components/responses/Books' # Books\n        '404':\n          description: d\n"
          "          links:\n            next: {operationId: getBooks} # getBooks: link",
          ""}},
        {u"/f/api.yaml#/paths/~1copy/$ref"_qs, u"/f/api.yaml#/components/links/L/operationRef"_qs,
         u"/f/part.yaml#/authors/get/responses/200/links/books/operationId"_qs});
}

void TestNamedThings::removesInEachPlace()
{
    QFETCH(const QString, place);
    QFETCH(const QList<QByteArray>, before);
    QFETCH(const QList<QByteArray>, after);
    QFETCH(const QStringList, broken);
    const auto plan = openapi::planRemoval(files(), {Entry, *Pointer::parse(place)});
    QVERIFY2(plan.isOk(), plan.isOk() ? "" : qPrintable(plan.error().detail));
    QList<Line> lines;
    for (qsizetype i = 0; i < before.size(); ++i)
        lines.append(Line{before[i].constData(), after[i].constData()});
    const auto texts = ::after(plan->documents);
    const auto wanted = expected(lines);
    for (const QString &file : {Entry, Part, Shared})
        QCOMPARE(texts.value(file), wanted.value(file));
    QStringList found;
    for (const Place &each : plan->broken)
        found.append(each.address + u'#' + each.pointer.toString());
    QCOMPARE(found, broken);
}

void TestNamedThings::refuses_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a tag's name that is taken") << u"/tags/0"_qs << QByteArray("rare") << ErrorCode::AlreadyExists;
    QTest::newRow("an id that is taken") << u"/paths/~1books/get/operationId"_qs << QByteArray("getBooks2")
                                         << ErrorCode::AlreadyExists;
    QTest::newRow("no name") << u"/tags/0"_qs << QByteArray() << ErrorCode::InvalidArgument;
    QTest::newRow("no tag") << u"/tags/7"_qs << QByteArray("x") << ErrorCode::NotFound;
    QTest::newRow("a setting with the new id")
        << u"/paths/~1books/get/operationId"_qs << QByteArray("other") << ErrorCode::AlreadyExists;
}

void TestNamedThings::refuses()
{
    QFETCH(const QString, place);
    QFETCH(const QByteArray, name);
    QFETCH(const ErrorCode, code);
    FakeDocuments documents(NamedFiles);
    documents.texts[Entry].replace("  /copy:", "  /more:\n    get: {operationId: getBooks2}\n  /copy:");
    const auto plan = openapi::planRename(documents.load({Entry}), {Entry, *Pointer::parse(place)}, name);
    QVERIFY(!plan.isOk());
    QCOMPARE(plan.error().code, code);
}

void TestNamedThings::leavesOtherDescriptions()
{
    // Two definitions with equal names that only share schemas.
    const QByteArray one = "openapi: 3.1.0\ntags: [{name: a}]\npaths:\n  /x:\n    get:\n      operationId: x\n"
                           "      tags: [a]\ncomponents: {schemas: {S: {$ref: 'shared.yaml#/List'}}}\n";
    FakeDocuments documents;
    documents.texts = {{Entry, one}, {u"/f/other.yaml"_qs, one}, {Shared, "List: {type: string}\n"}};
    const DocumentSet set = documents.load({Entry, u"/f/other.yaml"_qs});
    const auto plan = openapi::planRename(set, {Entry, {"tags", "0"}}, "b");
    QVERIFY(plan.isOk());
    QCOMPARE(plan->documents.size(), 1);
    QCOMPARE(changedText(plan->documents.first()),
             QByteArray(one).replace("name: a}", "name: b}").replace("[a]", "[b]"));
}

GATEWRIGHT_TEST(TestNamedThings, QCoreApplication)

#include "testnamedthings.moc"
