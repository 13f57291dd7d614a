#include "pastedtext.h"
#include "sampledraft.h"

#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Pointer;
using document::Snapshot;
using document::Value;
using drafts::PastedText;
using drafts::PasteFault;
using specification::Version;

/** What a pasted text is, and what JSON and components become in a document. */
class TestPastedText final : public QObject
{
    Q_OBJECT

private slots:
    void recognizes_data();
    void recognizes();
    void refuses_data();
    void refuses();
    void findsMessages_data();
    void findsMessages();
    void makesBodies_data();
    void makesBodies();
    void keepsSecretsOut();
    void renamesComponents();
};

namespace {

const QByteArray Library = R"(openapi: 3.1.0
info: {title: Library, version: '1'}
paths:
  /books:
    get:
      responses:
        '200': {description: All}
        '404': {$ref: '#/components/responses/Missing'}
    post:
      responses:
        '201': {description: Added}
    put:
      requestBody:
        content:
          application/json:
            schema: {type: object}
      responses: {}
components:
  responses:
    Missing: {description: Missing}
  schemas:
    Author: {type: object, properties: {name: {type: string}}}
)";

Value valueOf(const QByteArray &text)
{
    return *Value::fromJson(text);
}

QStringList textsOf(const QList<Pointer> &places)
{
    QStringList texts;
    for (const Pointer &place : places)
        texts.append(place.toString());
    return texts;
}

} // namespace

void TestPastedText::recognizes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("components");
    using Kind = PastedText::Kind;
    const auto row = [](const char *name, const char *text, Kind kind, const QStringList &components = {}) {
        QTest::newRow(name) << QByteArray(text) << int(kind) << components;
    };
    row("curl", "curl https://a.example/b", Kind::Request);
    row("a document", "openapi: 3.1.0\npaths:\n  /a: {get: {}}\n", Kind::Paths);
    row("paths", "/a:\n  get: {}\n", Kind::Paths);
    row("a path item", "summary: A\nget:\n  responses: {}\n", Kind::Paths);
    row("an operation", R"({"summary": "A", "responses": {"200": {"description": "OK"}}})", Kind::Operation);
    row("a schema", "type: object\nproperties: {a: {type: string}}\n", Kind::Components, {u"schemas/"_qs});
    row("a schema with a title", "title: line item\ntype: [object, 'null']\n", Kind::Components,
        {u"schemas/LineItem"_qs});
    row("a map of schemas", "A: {type: string}\nB: {$ref: '#/components/schemas/A'}\n", Kind::Components,
        {u"schemas/A"_qs, u"schemas/B"_qs});
    row("components", "responses:\n  R: {description: R}\nschemas:\n  S: true\n", Kind::Components,
        {u"responses/R"_qs, u"schemas/S"_qs});
    row("responses", "responses:\n  Gone: {description: Gone}\n", Kind::Components, {u"responses/Gone"_qs});
    row("the components of a document", "components:\n  schemas:\n    S: {}\n", Kind::Components, {u"schemas/S"_qs});
    row("a parameter", "name: limit\nin: query\n", Kind::Components, {u"parameters/"_qs});
    row("a response", "description: OK\nheaders: {}\n", Kind::Components, {u"responses/"_qs});
    row("a request body", "content: {application/json: {}}\n", Kind::Components, {u"requestBodies/"_qs});
    row("a security scheme", "type: http\nscheme: basic\n", Kind::Components, {u"securitySchemes/"_qs});
    row("an object", R"({"type": "novel", "pages": 3})", Kind::Sample);
    row("an object with words of schemas", R"({"type": "novel", "title": "Emma"})", Kind::Sample);
    row("a description alone", R"({"description": "A book"})", Kind::Sample);
    row("a list", "[1, 2]", Kind::Sample);
    row("nothing in it", "{}", Kind::Sample);
}

void TestPastedText::recognizes()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QStringList, components);
    const auto read = drafts::readPasted(text, Version::V31);
    QVERIFY(read);
    QCOMPARE(int(read->kind), kind);
    QStringList found;
    for (const auto &component : read->components)
        found.append(QString::fromUtf8(component.kind + '/' + component.name));
    QCOMPARE(found, components);
}

void TestPastedText::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("place");
    using Problem = PasteFault::Problem;
    QTest::newRow("nothing") << QByteArray(" \n") << int(Problem::Empty) << QString();
    QTest::newRow("prose") << QByteArray("Hello there") << int(Problem::Unknown) << QString();
    QTest::newRow("other YAML") << QByteArray("a: 1\nb: 2\n") << int(Problem::Unknown) << QString();
    QTest::newRow("JSON") << QByteArray("{\"a\": 1,\n \"b\" 2}") << int(Problem::Syntax) << u"2:6"_qs;
    QTest::newRow("curl") << QByteArray("curl 'https://a.example") << int(Problem::Curl) << QString();
    QTest::newRow("too long") << QByteArray(drafts::MaximumPastedBytes + 1, 'a') << int(Problem::TooLong) << QString();
}

void TestPastedText::refuses()
{
    QFETCH(QByteArray, text);
    const auto read = drafts::readPasted(text, Version::V31);
    QVERIFY(!read);
    QTEST(int(read.error().problem), "problem");
    QTEST(read.error().place, "place");
}

void TestPastedText::findsMessages_data()
{
    QTest::addColumn<Pointer>("place");
    QTest::addColumn<QStringList>("messages");
    const QString books = u"/paths/~1books/"_qs;
    QTest::newRow("responses of a request without a body")
        << Pointer{"paths", "/books", "get"}
        << QStringList{books + u"get/responses/200"_qs, books + u"get/responses/404"_qs};
    QTest::newRow("a body that is missing")
        << Pointer{"paths", "/books", "post"}
        << QStringList{books + u"post/requestBody"_qs, books + u"post/responses/201"_qs};
    QTest::newRow("a body that is there")
        << Pointer{"paths", "/books", "put", "summary"} << QStringList{books + u"put/requestBody"_qs};
    QTest::newRow("around a schema") << Pointer{"paths",   "/books",           "put",   "requestBody",
                                                "content", "application/json", "schema"}
                                     << QStringList{books + u"put/requestBody"_qs};
    QTest::newRow("a component") << Pointer{"components", "responses", "Missing", "description"}
                                 << QStringList{u"/components/responses/Missing"_qs};
    QTest::newRow("a path") << Pointer{"paths", "/books"} << QStringList();
    QTest::newRow("the document") << Pointer() << QStringList();
}

void TestPastedText::findsMessages()
{
    QFETCH(Pointer, place);
    QTEST(textsOf(drafts::messagesAround(Snapshot::parse(Library, Format::Yaml), place)), "messages");
}

void TestPastedText::makesBodies_data()
{
    QTest::addColumn<Pointer>("message");
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("refined");
    QTest::newRow("a body with a component")
        << Pointer{"paths", "/books", "post", "requestBody"} << QByteArray(R"({"title": "Emma"})")
        << QByteArray(R"({"paths":{"/books":{"post":{"requestBody":{"content":{"application/json":)"
                      R"({"schema":{"$ref":"#/components/schemas/Book"},"example":{"title":"Emma"}}}}}}},)"
                      R"("components":{"schemas":{"Book":{"type":"object","required":["title"],"properties":{"title":)"
                      R"({"type":"string"}}}}}})")
        << QString();
    QTest::newRow("a response with a component that exists")
        << Pointer{"paths", "/books", "get", "responses", "200"} << QByteArray(R"([{"name": "Ann"}])")
        << QByteArray(
               R"({"paths":{"/books":{"get":{"responses":{"200":{"content":{"application/json":{"schema":)"
               R"({"type":"array","items":{"$ref":"#/components/schemas/Author"}},"example":[{"name":"Ann"}]}}}}}}}})")
        << QString();
    QTest::newRow("a response that is a component")
        << Pointer{"paths", "/books", "get", "responses", "404"} << QByteArray(R"({"a": 1})")
        << QByteArray(R"({"components":{"schemas":{"Missing":{"type":"object","required":["a"],"properties":{"a":)"
                      R"({"type":"integer"}}}},"responses":{"Missing":{"content":{"application/json":{"schema":)"
                      R"({"$ref":"#/components/schemas/Missing"},"example":{"a":1}}}}}}})")
        << QString();
    QTest::newRow("a body with a schema")
        << Pointer{"paths", "/books", "put", "requestBody"} << QByteArray(R"({"a": 1})")
        << QByteArray(
               R"({"paths":{"/books":{"put":{"requestBody":{"content":{"application/json":{"example":{"a":1}}}}}}}})")
        << u"/paths/~1books/put/requestBody/content/application~1json/schema"_qs;
}

void TestPastedText::makesBodies()
{
    QFETCH(Pointer, message);
    QFETCH(QByteArray, sample);
    QFETCH(QByteArray, text);
    const auto draft = drafts::sampleDraft(Snapshot::parse(Library, Format::Yaml), message, valueOf(sample),
                                           drafts::ObjectSchemas::Components);
    QVERIFY(draft);
    const auto shown = Value::fromJson(drafts::textOf(draft->additions, Format::Json));
    QVERIFY(shown);
    QCOMPARE(shown->toJson(), text);
    QTEST(draft->refined.toString(), "refined");
}

void TestPastedText::keepsSecretsOut()
{
    Document document(Library, Format::Yaml);
    const auto draft = drafts::sampleDraft(document.snapshot(), {"paths", "/books", "post", "requestBody"},
                                           valueOf(R"({"user": "kim", "password": "s3cret-and-long"})"),
                                           drafts::ObjectSchemas::Components);
    QVERIFY(draft);
    QVERIFY(drafts::add(document, draft->additions, QStringLiteral("Paste")));
    QVERIFY(document.snapshot().text().contains("password"));
    QVERIFY(!document.snapshot().text().contains("s3cret"));
}

void TestPastedText::renamesComponents()
{
    const auto read = drafts::readPasted("Author: {type: object, properties: {books: {type: array, items: {$ref: "
                                         "'#/components/schemas/Book'}}}}\nBook: {type: object, properties: {author: "
                                         "{$ref: '#/components/schemas/Author'}}}\n",
                                         Version::V31);
    QVERIFY(read);
    const auto additions = drafts::additionsOf(Snapshot::parse(Library, Format::Yaml), read->components);
    QCOMPARE(additions.size(), 2);
    QCOMPARE(additions.first().place.last(), "Author2");
    QCOMPARE(additions.last().place.last(), "Book");
    QVERIFY(additions.last().value.toJson().contains("#/components/schemas/Author2"));
    // The values of a mapping are references without $ref.
    const auto mapped = drafts::readPasted(
        "Author: {type: object}\nPerson: {oneOf: [{$ref: '#/components/schemas/Author'}], discriminator: "
        "{propertyName: kind, mapping: {author: '#/components/schemas/Author', other: 'people.yaml#/Other'}}}\n",
        Version::V31);
    QVERIFY(mapped);
    const auto person = drafts::additionsOf(Snapshot::parse(Library, Format::Yaml), mapped->components).last().value;
    QCOMPARE(person.member("discriminator").member("mapping").toJson(),
             QByteArray(R"({"author":"#/components/schemas/Author2","other":"people.yaml#/Other"})"));
    // What is there already is not added again.
    const auto same = drafts::readPasted("Author: {type: object, properties: {name: {type: string}}}", Version::V31);
    QVERIFY(same);
    QVERIFY(drafts::additionsOf(Snapshot::parse(Library, Format::Yaml), same->components).isEmpty());
}

GATEWRIGHT_TEST(TestPastedText, QCoreApplication)
#include "testpastedtext.moc"
