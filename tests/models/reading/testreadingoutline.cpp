#include "operationblocks.h"
#include "readingcontent.h"
#include "readinglimits.h"
#include "readingoutline.h"
#include "statistics.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Pointer;
using document::Snapshot;
using reading::Entry;
using reading::Outline;

/** The order of the parts of a document, and the text of each. */
class TestReadingOutline final : public QObject
{
    Q_OBJECT

private slots:
    void groupsByTag();
    void nestsTags();
    void findsPlaces();
    void readsOperations();
    void readsSchemas();
    void omitsCredentials();
    void counts();
    void readsSharedParametersOnce();
    void endsAtTheLimitOfBlocks();
    void endsAtTheLimitOfRows();
};

namespace {

const QByteArray Tagged = R"(openapi: 3.2.0
info: {title: T, version: '1'}
tags:
  - {name: child, parent: top}
  - {name: top, summary: The top, description: All **of** it}
  - {name: ring, parent: gnir}
  - {name: gnir, parent: ring}
paths:
  /a:
    parameters: [{name: shared, in: query, schema: {type: integer}}]
    get: {tags: [child], summary: Reads, operationId: readA}
    post: {tags: [top, child], operationId: writeA, deprecated: true}
    additionalOperations:
      COPY: {tags: [other], operationId: copyA}
  /b:
    query: {operationId: queryB}
webhooks:
  sent: {post: {operationId: onSent}}
components:
  schemas:
    zebra: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/Ant'}}}
    Ant: {type: string, enum: [x, y]}
)";

Snapshot parsed(const QByteArray &text)
{
    return Snapshot::parse(text, Format::Yaml);
}

QStringList linesOf(const Outline &outline)
{
    QStringList lines;
    for (const Entry &entry : outline)
        lines.append(QString(entry.depth, u' ') + QString::fromUtf8(entry.method) + u' ' + reading::titleOf(entry));
    return lines;
}

QString textOf(const Snapshot &snapshot, const Pointer &pointer)
{
    const Outline outline = reading::outlineOf(snapshot);
    const qsizetype index = reading::entryAt(outline, pointer);
    if (index < 0)
        return {};
    QStringList lines;
    const reading::Content content(snapshot, reading::schemaUses(description::Description(snapshot)));
    for (const reading::Block &block : content.read(outline[std::size_t(index)]))
        lines.append(QString(block.indent * 2, u' ') + block.text());
    return lines.join(u'\n');
}

} // namespace

void TestReadingOutline::groupsByTag()
{
    QCOMPARE(linesOf(reading::outlineOf(parsed(Tagged))),
             (QStringList{u" T"_qs, u" top"_qs, u" post /a"_qs, u"  child"_qs, u"  get Reads"_qs, u" other"_qs,
                          u" COPY /a"_qs, u" ring"_qs, u" gnir"_qs, u" Operations"_qs, u" query /b"_qs, u" Webhooks"_qs,
                          u" post sent"_qs, u" Schemas"_qs, u"  Ant"_qs, u"  zebra"_qs}));
}

void TestReadingOutline::nestsTags()
{
    QByteArray tags = "openapi: 3.2.0\ntags:\n";
    for (int i = 0; i < 200; ++i)
        tags += "  - {name: t" + QByteArray::number(i) + ", parent: t" + QByteArray::number(i - 1) + "}\n";
    // The info, and each tag once, also those that are nested too deep.
    QCOMPARE(reading::outlineOf(parsed(tags)).size(), 201);
}

void TestReadingOutline::findsPlaces()
{
    const Outline outline = reading::outlineOf(parsed(Tagged));
    const auto titleAt = [&](const Pointer &pointer) {
        const qsizetype index = reading::entryAt(outline, pointer);
        return index < 0 ? QString()
                         : QString::fromUtf8(outline[std::size_t(index)].method) + u' ' +
                               reading::titleOf(outline[std::size_t(index)]);
    };
    QCOMPARE(titleAt({"paths", "/a", "get", "summary"}), u"get Reads"_qs);
    QCOMPARE(titleAt({"paths", "/a", "additionalOperations", "COPY"}), u"COPY /a"_qs);
    QCOMPARE(titleAt({"paths", "/a", "parameters", "0"}), u"post /a"_qs);
    QCOMPARE(titleAt({"components", "schemas", "Ant", "enum"}), u" Ant"_qs);
    QCOMPARE(titleAt({"info", "title"}), u" T"_qs);
    QCOMPARE(titleAt({"tags", "1"}), u" top"_qs);
    QCOMPARE(titleAt({"security"}), QString());
}

void TestReadingOutline::readsOperations()
{
    const Snapshot snapshot = parsed(R"(openapi: 3.1.0
info: {title: T, version: '1'}
security: [{key: []}, {}]
paths:
  /a/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}]
    put:
      summary: Writes
      operationId: writeA
      description: 'Text with `code`.'
      externalDocs: {url: 'https://x.test/', description: More}
      parameters: [{$ref: '#/components/parameters/page'}, {$ref: 'other.yaml#/p'}]
      requestBody:
        required: true
        content:
          application/json:
            schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}
            examples: {one: {summary: First, value: [1]}}
      responses:
        '200': {description: Done, headers: {X-Rate: {schema: {type: integer}}}}
        default: {$ref: '#/components/responses/Failed'}
      callbacks:
        done: {'{$url}': {post: {summary: Called, operationId: onDone}}}
components:
  parameters: {page: {name: page, in: query, schema: {type: integer, minimum: 1}, description: Which, example: 3}}
  responses: {Failed: {description: It failed}}
  schemas: {Pet: {type: object}}
)");
    QCOMPARE(textOf(snapshot, {"paths", "/a/{id}", "put"}), uR"(Writes
PUT  /a/{id}
Operation ID writeA
Text with code.
See also: More
Authentication key or none
Parameters
page  query  integer  minimum 1
  Which
  Example
  3
other.yaml#/p
id  path  string (uuid)  required
Request body  required
application/json  array of Pet
  Example: First
  [
  1
]
Responses
200 OK
Done
Headers
  X-Rate  integer
default
It failed
Callbacks
  done
  Called
  POST  {$url}
  Operation ID onDone
  Authentication key or none)"_qs);
}

void TestReadingOutline::readsSchemas()
{
    const Snapshot snapshot = parsed(R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths: {/a: {get: {responses: {'200': {content: {a/b: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}}
components:
  schemas:
    Pet:
      description: An animal
      type: object
      required: [name]
      properties:
        name: {type: [string, 'null'], minLength: 1, description: Its name}
        friends: {type: array, items: {type: object, properties: {since: {type: string, format: date}}}}
        kind: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
        self: {$ref: '#/components/schemas/Pet'}
      additionalProperties: false
      example: {name: Tom}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {claws: {type: integer}}}]}
    Dog: true
)");
    QCOMPARE(textOf(snapshot, {"components", "schemas", "Pet"}), uR"(Pet
object
  An animal
  name  string or null  required  minLength 1
    Its name
  friends  array of object
    since  string (date)
  kind  one of Cat, Dog
  self  Pet
  No other properties
Example
{
  "name": "Tom"
}
Used by GET /a, Pet, Cat)"_qs);
    QCOMPARE(textOf(snapshot, {"components", "schemas", "Cat"}),
             u"Cat\n  all of  Pet\n  all of  object\n    claws  integer\nUsed by Pet"_qs);
    QCOMPARE(textOf(snapshot, {"components", "schemas", "Dog"}), u"Dog\nany value\nUsed by Pet"_qs);
}

void TestReadingOutline::omitsCredentials()
{
    const Snapshot snapshot = parsed("openapi: 3.1.0\nservers:\n  - url: https://kim:canary@x.test/a@b\n"
                                     "  - url: https://x.test/a@b\n");
    QCOMPARE(textOf(snapshot, {"servers"}), u"Servers\nhttps://x.test/a@b\nhttps://x.test/a@b"_qs);
}

void TestReadingOutline::counts()
{
    const reading::Statistics statistics = reading::statisticsOf(description::Description(parsed(R"(openapi: 3.1.0
paths:
  /a:
    get: {tags: [x, y], description: D, responses: {'200': {$ref: '#/components/responses/R'}}}
    post: {tags: [x], deprecated: true, requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/S'}}}}}
  /b:
    get: {parameters: [{name: p, in: query, example: 1}]}
webhooks: {w: {post: {}}}
components:
  responses: {R: {content: {a/b: {examples: {e: {value: 1}}}}}}
  schemas: {S: {type: object}, T: {items: {$ref: '#/components/schemas/S'}}}
)")));
    QCOMPARE(statistics.version, u"3.1.0"_qs);
    QCOMPARE(statistics.paths, 2);
    QCOMPARE(statistics.operations, 3);
    QCOMPARE(statistics.webhooks, 1);
    QCOMPARE(statistics.described, 1);
    QCOMPARE(statistics.withExamples, 2);
    QCOMPARE(statistics.deprecated, 1);
    QCOMPARE(statistics.schemas, 2);
    QCOMPARE(statistics.methods, (QMap<QByteArray, int>{{"GET", 2}, {"POST", 1}}));
    QCOMPARE(statistics.tags, (QList<reading::Count>{{u"x"_qs, 2}, {u"y"_qs, 1}}));
    QCOMPARE(statistics.usedSchemas, (QList<reading::Count>{{u"S"_qs, 2}}));
}

/** The last block is a note that there is more. */
/** Thousands of operations can share thousands of parameters. Most of these can be hidden by an earlier one. */
void TestReadingOutline::readsSharedParametersOnce()
{
    const Snapshot snapshot = parsed(QByteArray(Tagged).replace(
        "[{name: shared,", "[{name: shared, in: query}, {$ref: '#/none'}, {name: shared, in: path}, {name: shared,"));
    const Outline outline = reading::outlineOf(snapshot);
    reading::ParameterLists lists;
    const auto textWith = [&](const char *method) {
        reading::BlockWriter writer;
        const qsizetype index = reading::entryAt(outline, {"paths", "/a", method});
        reading::OperationWriter(writer, snapshot, specification::Version::V32, lists)
            .write(outline[std::size_t(index)].operation, 3);
        QStringList lines;
        for (const reading::Block &block : writer.take())
            lines.append(block.text());
        return lines;
    };
    const auto parametersIn = [](const QStringList &lines) {
        return lines.filter(u"shared"_qs) + lines.filter(u"none"_qs);
    };
    const QStringList expected{u"shared  query"_qs, u"shared  path"_qs, u"#/none"_qs};
    QCOMPARE(parametersIn(textWith("get")), expected);
    QCOMPARE(lists.size(), 1);
    QCOMPARE(lists.begin()->size(), 3);
    QCOMPARE(parametersIn(textWith("post")), expected);
    QCOMPARE(lists.size(), 1);
    // What was read is what the next operation has.
    lists.begin()->removeFirst();
    QCOMPARE(parametersIn(textWith("post")), expected.sliced(1));
}

void TestReadingOutline::endsAtTheLimitOfBlocks()
{
    const auto blocksWith = [](qsizetype paragraphs) {
        const QByteArray description = QByteArray("a\\n\\n").repeated(paragraphs);
        const Snapshot snapshot = parsed("openapi: 3.1.0\npaths: {/a: {get: {description: \"" + description +
                                         "\"}}}\n");
        const Outline outline = reading::outlineOf(snapshot);
        const qsizetype index = reading::entryAt(outline, {"paths", "/a", "get"});
        return index < 0 ? reading::Blocks() : reading::Content(snapshot).read(outline[std::size_t(index)]);
    };
    const QString note = u"The rest is too long to be shown."_qs;
    const qsizetype others = qsizetype(blocksWith(1).size()) - 1;
    const reading::Blocks all = blocksWith(reading::MaximumBlocks - 1 - others);
    QCOMPARE(qsizetype(all.size()), reading::MaximumBlocks - 1);
    QVERIFY(all.back().text() != note);
    const reading::Blocks some = blocksWith(reading::MaximumBlocks - others);
    QCOMPARE(qsizetype(some.size()), reading::MaximumBlocks);
    QCOMPARE(some.back().text(), note);
}

void TestReadingOutline::endsAtTheLimitOfRows()
{
    const auto linesWith = [](qsizetype properties) {
        QByteArray text = "openapi: 3.1.0\ncomponents:\n  schemas:\n    A:\n      properties:\n";
        for (qsizetype i = 0; i < properties; ++i)
            text += "        p" + QByteArray::number(i) + ": {}\n";
        return textOf(parsed(text), {"components", "schemas", "A"}).count(u"\n  p"_qs);
    };
    QCOMPARE(linesWith(reading::MaximumRows), reading::MaximumRows);
    QCOMPARE(linesWith(reading::MaximumRows + 1), reading::MaximumRows);
}

GATEWRIGHT_TEST(TestReadingOutline, QCoreApplication)
#include "testreadingoutline.moc"
