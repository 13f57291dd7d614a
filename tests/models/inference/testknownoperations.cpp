#include "document.h"
#include "inferredtraffic.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;
using inferred::Sent;

/** What exchanges add to a document that describes some of them. */
class TestKnownOperations final : public QObject
{
    Q_OBJECT

private slots:
    void addsWhatWasSeen();
    void keepsTheDocument();
    void addsNothingTwice();
    void addsInTheVersionOfTheDocument();
    void findsPathsBelowServers_data();
    void findsPathsBelowServers();
    void statesThatNoCredentialsAreNeeded();
    void extendsSharedResponsesOnce();
    void addsParametersBesideSchemesWithoutNames();
    void keepsMediaTypesOfBodiesWithout();
    void leavesOtherFilesAlone();
};

namespace {

const QByteArray Base = R"(# A comment
openapi: 3.1.0
info: {title: Pets, version: '1'} # another one
servers: [{url: 'https://api.example/v1'}]
paths:
  /pets:
    get:
      parameters:
        - {name: limit, in: query, required: true, schema: {type: string}}
      responses:
        '200':
          description: OK
          content:
            application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get:
      responses:
        default: {$ref: '#/components/responses/Any'}
components:
  schemas:
    Pet:
      type: object
      required: [id, owner]
      properties:
        id: {type: string, enum: [a]} # the ID
  responses:
    Any:
      description: Any
)";

/** The document with what the exchanges add to it, or the name of an error. */
QByteArray extended(const QByteArray &base, const QList<traffic::Exchange> &traffic)
{
    document::Document document(base, document::Format::Yaml);
    inference::TrafficInference inference(description::Description(document.snapshot()), {});
    for (const traffic::Exchange &exchange : traffic)
        inference.add(exchange);
    const auto added = drafts::add(document, inference.additions(), u"Draft"_qs);
    return added ? document.fileBytes() : "error: " + added.error().detail.toUtf8();
}

QByteArray extended(const QByteArray &base, const QList<Sent> &traffic)
{
    QList<traffic::Exchange> exchanges;
    for (const Sent &sent : traffic)
        exchanges.append(inferred::exchangeOf(sent));
    return extended(base, exchanges);
}

const QList<Sent> Traffic = {
    {.request = "GET /v1/pets?limit=1&sort=name",
     .answer = R"([{"id": "b", "name": "Rex", "vet": {"city": "x", "since": "2020-01-01"}}])",
     .fields = {{"X-Tenant", "a"}}},
    {.request = "GET /v1/pets?limit=1", .status = 400, .answer = R"({"error": "x"})"},
    {.request = "GET /v1/pets/7", .answer = R"({"id": 7})", .answerFields = {{"X-Total", "1"}}},
    {.request = "DELETE /v1/pets/7", .status = 204},
    {.request = "POST /v1/pets", .body = R"({"id": "c"})", .status = 201},
    {.request = "GET /v1/pets/7/toys/8", .answer = "[]"},
    {.request = "GET /v1/pets/9/toys/9", .answer = "[1]"},
};

} // namespace

void TestKnownOperations::addsWhatWasSeen()
{
    const QByteArray now = extended(Base, Traffic);
    const auto at = [&now](const Pointer &place) { return inferred::jsonAt(now, place); };
    const Pointer list{"paths", "/pets", "get"};
    QCOMPARE(at(list / Pointer{"parameters", "1"}),
             QByteArray(R"({"name":"sort","in":"query","schema":{"type":"string"}})"));
    QCOMPARE(at(list / Pointer{"parameters", "2"}),
             QByteArray(R"({"name":"X-Tenant","in":"header","schema":{"type":"string"}})"));
    QCOMPARE(at(list / Pointer{"responses", "400", "description"}), QByteArray(R"("Bad Request")"));
    QCOMPARE(at({"components", "schemas", "Pet", "properties"}),
             QByteArray(R"({"id":{"type":"string","enum":["a"]},"name":{"type":"string"},"vet":{"type":"object",)"
                        R"("required":["city","since"],"properties":{"city":{"type":"string"},)"
                        R"("since":{"type":"string","format":"date"}}}})"));
    QCOMPARE(at({"components", "responses", "Any"}),
             QByteArray(R"({"description":"Any","headers":{"X-Total":{"schema":{"type":"integer"}}},)"
                        R"("content":{"application/json":{"schema":{"type":"object","required":["id"],)"
                        R"("properties":{"id":{"type":"integer"}}}}}})"));
    QCOMPARE(at({"paths", "/pets/{id}", "delete"}),
             QByteArray(R"({"responses":{"204":{"description":"No Content"}}})"));
    QVERIFY(!at({"paths", "/pets", "post", "requestBody"}).isEmpty());
    QCOMPARE(at({"paths", "/pets/{id}/toys/{toyId}", "parameters", "0", "name"}), QByteArray(R"("id")"));
    QCOMPARE(inferred::lintErrorsOf(now), QByteArrayList());
}

/** Every line of the document is still there, in its order. */
void TestKnownOperations::keepsTheDocument()
{
    const QByteArrayList lines = extended(Base, Traffic).split('\n');
    qsizetype at = 0;
    for (const QByteArray &line : Base.split('\n')) {
        at = lines.indexOf(line, at);
        QVERIFY2(at >= 0, line.constData());
        ++at;
    }
}

void TestKnownOperations::addsNothingTwice()
{
    const QByteArray once = extended(Base, Traffic);
    QCOMPARE(extended(once, Traffic), once);
    QCOMPARE(extended(Base, QList<Sent>()), Base);
    QCOMPARE(extended(Base, {Sent{.request = "GET /v1/pets?limit=3", .status = 200}}), Base);
}

void TestKnownOperations::addsInTheVersionOfTheDocument()
{
    QByteArray base = Base;
    base.replace("3.1.0", "3.0.3");
    const QByteArray now = extended(
        base, {{.request = "GET /v1/new", .answer = R"({"a": null, "b": [], "c": {"x": 1, "y": 2}, "d": "e"})"},
               {.request = "GET /v1/new", .answer = R"({"a": 1, "b": [], "c": null, "d": 2})"},
               {.request = "GET /v1/other", .answer = R"({"x": 1, "y": 2})"}});
    const Pointer schema{"paths", "/new", "get", "responses", "200", "content", "application/json", "schema"};
    QCOMPARE(inferred::jsonAt(now, schema.child("properties")),
             QByteArray(R"({"a":{"type":"integer","nullable":true},"b":{"type":"array","items":{}},)"
                        R"("c":{"nullable":true,"allOf":[{"$ref":"#/components/schemas/C"}]},)"
                        R"("d":{"anyOf":[{"type":"string"},{"type":"integer"}]}})"));
    QCOMPARE(inferred::lintErrorsOf(now), QByteArrayList());
}

void TestKnownOperations::findsPathsBelowServers_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("isUsed");
    QTest::newRow("the server") << QByteArray("https://api.example/v1/pets") << true;
    QTest::newRow("another path of the server") << QByteArray("https://api.example/v2/pets") << false;
    QTest::newRow("another server") << QByteArray("https://else.example/v1/pets") << false;
    QTest::newRow("the gateway") << QByteArray("http://127.0.0.1:8080/shop/pets") << true;
    QTest::newRow("a local server") << QByteArray("http://localhost:3000/v1/pets") << true;
}

void TestKnownOperations::findsPathsBelowServers()
{
    QFETCH(QByteArray, url);
    QFETCH(bool, isUsed);
    inference::TrafficInference inference(
        description::Description(document::Snapshot::parse(Base, document::Format::Yaml)), "/shop/");
    inference.add(inferred::exchangeOf({.request = "GET " + url.sliced(url.indexOf('/', 8)) + "?new=1"}), url);
    QCOMPARE(inference.counts().used, isUsed ? 1 : 0);
    QCOMPARE(inference.counts().ofOtherServers, isUsed ? 0 : 1);
    QCOMPARE(inference.additions().isEmpty(), !isUsed);
}

void TestKnownOperations::statesThatNoCredentialsAreNeeded()
{
    const QByteArray base = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\nsecurity: [{key: []}]\npaths: {}\n"
                            "components:\n  securitySchemes:\n    key: {type: http, scheme: Bearer}\n";
    const QList<Sent> traffic = {{.request = "GET /open"},
                                 {.request = "GET /closed", .fields = {{"Authorization", "Bearer abc"}}}};
    const QByteArray now = extended(base, traffic);
    QCOMPARE(inferred::jsonAt(now, {"paths", "/open", "get", "security"}), QByteArray("[]"));
    QCOMPARE(inferred::jsonAt(now, {"paths", "/closed", "get", "security"}), QByteArray(R"([{"key":[]}])"));
    QCOMPARE(inferred::misfitsOf(now, traffic), QByteArrayList());
}

void TestKnownOperations::extendsSharedResponsesOnce()
{
    const QByteArray base = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n"
                            "  /a: {get: {responses: {'404': {$ref: '#/components/responses/Lost'}}}}\n"
                            "  /b: {get: {responses: {'404': {$ref: '#/components/responses/Lost'}}}}\n"
                            "components:\n  responses:\n    Lost: {description: Lost}\n";
    const QList<Sent> traffic = {{.request = "GET /a", .status = 404, .answer = R"({"a": 1, "b": 2})"},
                                 {.request = "GET /b", .status = 404, .answer = R"({"a": "x", "c": 1})"}};
    const QByteArray now = extended(base, traffic);
    QCOMPARE(inferred::misfitsOf(now, traffic), QByteArrayList());
    QVERIFY(now.contains("Lost:"));
}

void TestKnownOperations::addsParametersBesideSchemesWithoutNames()
{
    const QByteArray base = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n"
                            "  /a: {get: {responses: {'200': {description: OK}}}}\n"
                            "components:\n  securitySchemes:\n    login: {type: http, scheme: bearer}\n"
                            "    key: {type: apiKey, in: query, name: key}\n";
    const QList<Sent> traffic = {{.request = "GET /a?size=1&filter[x]=2&key=3"}};
    const QByteArray now = extended(base, traffic);
    QCOMPARE(inferred::jsonAt(now, {"paths", "/a", "get", "parameters"}),
             QByteArray(R"([{"name":"filter[x]","in":"query","schema":{"type":"integer"}},)"
                        R"({"name":"size","in":"query","schema":{"type":"integer"}}])"));
}

/** The range of all media types would allow what the document does not. */
void TestKnownOperations::keepsMediaTypesOfBodiesWithout()
{
    const QByteArray base = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n"
                            "  /a: {get: {responses: {'200': {description: OK, content: {text/csv: {}}}}}}\n"
                            "  /b: {get: {responses: {'200': {description: OK}}}}\n";
    const QByteArray now = extended(base, QList<Sent>{{.request = "GET /a", .answer = "x", .answerType = "-"},
                                                      {.request = "GET /b", .answer = "x", .answerType = "-"}});
    const Pointer content{"get", "responses", "200", "content"};
    QCOMPARE(inferred::jsonAt(now, Pointer{"paths", "/a"} / content), QByteArray(R"({"text/csv":{}})"));
    QCOMPARE(inferred::jsonAt(now, Pointer{"paths", "/b"} / content), QByteArray(R"({"*/*":{}})"));
}

void TestKnownOperations::leavesOtherFilesAlone()
{
    const auto file = [](const QString &address, const QByteArray &text) {
        return std::make_shared<const openapi::ReferencedDocument>(
            address, document::Snapshot::parse(text, document::Format::Yaml), QList<Pointer>());
    };
    const auto entry = file(u"/api.yaml"_qs, "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n"
                                             "  /a: {$ref: 'a.yaml'}\n");
    const auto other = file(u"/a.yaml"_qs, "get: {responses: {'200': {description: OK}}}\n");
    inference::TrafficInference inference(description::Description(entry, openapi::DocumentSet({entry, other})), {});
    for (const QByteArray &request : QByteArrayList{"GET /a?x=1", "POST /a", "GET /b"})
        inference.add(inferred::exchangeOf({.request = request}));
    QCOMPARE(inference.counts().inOtherFiles, 2);
    QCOMPARE(inference.counts().used, 1);
    const drafts::Additions additions = inference.additions();
    QCOMPARE(additions.size(), 1);
    QCOMPARE(additions.first().place, (Pointer{"paths", "/b"}));
}

GATEWRIGHT_TEST(TestKnownOperations, void)
#include "testknownoperations.moc"
