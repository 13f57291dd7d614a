#include "inferencelimits.h"
#include "inferredtraffic.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;
using inferred::draftOf;
using inferred::jsonAt;
using inferred::Sent;

/** API descriptions from recorded exchanges: what they say, and that the exchanges fit them. */
class TestTrafficInference final : public QObject
{
    Q_OBJECT

private slots:
    void writesAWholeDraft();
    void writesJson();
    void infersSchemas_data();
    void infersSchemas();
    void infersQueries_data();
    void infersQueries();
    void requiresParametersOfEnoughRequests();
    void acceptsBodiesThatCannotBeDescribed_data();
    void acceptsBodiesThatCannotBeDescribed();
    void acceptsBodiesThatWereNotRecorded();
    void infersHeaders();
    void infersForms();
    void infersMultipartForms();
    void infersOtherMediaTypes();
    void infersSecurity_data();
    void infersSecurity();
    void mergesObjectsIntoComponents();
    void namesComponentsOfTrees();
    void fitsObjectsInsideMergedObjects();
    void writesNoValues();
    void leavesOut();
    void listsServers();
};

namespace {

const Pointer Get{"paths", "/a", "get"};
const Pointer Body = Get / Pointer{"responses", "200", "content", "application/json", "schema"};

/** A draft whose exchanges fit it, and that has no errors. */
QByteArray checkedDraftOf(const QList<Sent> &traffic)
{
    const QByteArray draft = draftOf(traffic);
    const QByteArrayList wrong = inferred::misfitsOf(draft, traffic) + inferred::lintErrorsOf(draft);
    if (!wrong.isEmpty())
        qWarning().noquote() << wrong << draft;
    return wrong.isEmpty() ? draft : QByteArray();
}

} // namespace

void TestTrafficInference::writesAWholeDraft()
{
    const QList<Sent> traffic = {
        {.request = "GET /pets?limit=10",
         .answer = R"([{"id": 1, "name": "Rex", "born": "2024-02-03"}, {"id": 2, "name": "Mia", "born": null}])",
         .fields = {{"Authorization", "Bearer abc"}, {"User-Agent", "curl"}, {"X-Tenant", "north"}}},
        {.request = "GET /pets/1",
         .answer = R"({"id": 1, "name": "Rex", "born": "2024-02-03"})",
         .fields = {{"Authorization", "Bearer abc"}}},
        {.request = "GET /pets/2", .status = 404, .fields = {{"Authorization", "Bearer abc"}}},
        {.request = "POST /pets",
         .body = R"({"name": "Tom", "tags": []})",
         .status = 201,
         .fields = {{"Authorization", "Bearer abc"}},
         .answerFields = {{"Location", "/pets/3"}, {"Server", "x"}}},
    };
    QCOMPARE(checkedDraftOf(traffic), QByteArray(R"(openapi: 3.1.0
info:
  title: API of api.example
  version: 1.0.0
  description: Drafted from recorded traffic.
servers:
  - url: https://api.example
paths:
  /pets:
    get:
      parameters:
        - name: limit
          in: query
          schema:
            type: integer
        - name: X-Tenant
          in: header
          schema:
            type: string
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema:
                type: array
                items:
                  $ref: '#/components/schemas/Pet'
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required:
                - name
                - tags
              properties:
                name:
                  type: string
                tags:
                  type: array
      responses:
        '201':
          description: Created
          headers:
            Location:
              schema:
                type: string
  /pets/{petId}:
    parameters:
      - name: petId
        in: path
        required: true
        schema:
          type: integer
    get:
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Pet'
        '404':
          description: Not Found
components:
  schemas:
    Pet:
      type: object
      required:
        - id
        - name
        - born
      properties:
        id:
          type: integer
        name:
          type: string
        born:
          type:
            - string
            - 'null'
          format: date
  securitySchemes:
    bearerAuth:
      type: http
      scheme: bearer
security:
  - bearerAuth: []
)"));
}

void TestTrafficInference::writesJson()
{
    const QByteArray draft = draftOf({Sent{.request = "GET /a"}}, document::Format::Json);
    const auto json = document::Snapshot::parse(draft, document::Format::Json);
    QVERIFY(json.isValid());
    QCOMPARE(json.at({"openapi"}).bytes(), QByteArray("3.1.0"));
    QVERIFY(json.at(Get).isMapping());
}

void TestTrafficInference::infersSchemas_data()
{
    QTest::addColumn<QByteArrayList>("values");
    QTest::addColumn<QByteArray>("schema");
    const auto add = [](const char *name, const QByteArrayList &values, const QByteArray &schema) {
        QTest::newRow(name) << values << schema;
    };
    add("integers", {"1", "-2"}, R"({"type":"integer"})");
    add("numbers", {"1", "2.5"}, R"({"type":"number"})");
    add("one and a text", {"1", R"("a")"}, R"({"type":["string","integer"]})");
    add("nulls", {"null", "null"}, R"({"type":"null"})");
    add("a null and a value", {"null", "true"}, R"({"type":["boolean","null"]})");
    add("an empty list", {"[]", "[]"}, R"({"type":"array"})");
    add("all items of lists", {"[1]", R"([2, null, "a"])"},
        R"({"type":"array","items":{"type":["string","integer","null"]}})");
    add("dates", {R"("2024-01-02")", R"("2024-01-03")"}, R"({"type":"string","format":"date"})");
    add("a date and a text", {R"("2024-01-02")", R"("soon")"}, R"({"type":"string"})");
    add("times", {R"("2024-01-02T03:04:05Z")"}, R"({"type":"string","format":"date-time"})");
    add("required properties", {R"({"a": 1, "b": 2})", R"({"a": 1})"},
        R"({"type":"object","required":["a"],"properties":{"a":{"type":"integer"},"b":{"type":"integer"}}})");
    add("an empty object", {"{}"}, R"({"type":"object"})");
    add("IDs as keys", {R"({"17": {"x": 1}, "18": {"x": 2}})"},
        R"({"type":"object","additionalProperties":{"type":"object","required":["x"],"properties":{"x":{"type":"integer"}}}})");
    add("IDs beside names", {R"({"total": 1, "17": true})"},
        R"({"type":"object","required":["total"],"properties":{"total":{"type":"integer"}},"additionalProperties":{"type":"boolean"}})");
    add("a long name", {"{\"" + QByteArray(101, 'a') + "\": 1}"},
        R"({"type":"object","additionalProperties":{"type":"integer"}})");
    add("redacted texts", {R"("REDACTED")", "1"}, R"({"type":"integer"})");
    add("redacted texts alone", {R"("REDACTED")"}, R"({"type":"string"})");
}

void TestTrafficInference::infersSchemas()
{
    QFETCH(QByteArrayList, values);
    QFETCH(QByteArray, schema);
    QList<Sent> traffic;
    for (const QByteArray &value : values)
        traffic.append({.request = "GET /a", .answer = value});
    QCOMPARE(jsonAt(checkedDraftOf(traffic), Body), schema);
}

void TestTrafficInference::infersQueries_data()
{
    QTest::addColumn<QByteArrayList>("queries");
    QTest::addColumn<QByteArray>("parameters");
    const auto add = [](const char *name, const QByteArrayList &queries, const QByteArray &parameters) {
        QTest::newRow(name) << queries << parameters;
    };
    add("sometimes", {"?a=1", ""}, R"([{"name":"a","in":"query","schema":{"type":"integer"}}])");
    add("always", {"?a=1", "?a=2.5"}, R"([{"name":"a","in":"query","schema":{"type":"number"}}])");
    add("booleans", {"?a=true", "?a=false"}, R"([{"name":"a","in":"query","schema":{"type":"boolean"}}])");
    add("numbers with zeros", {"?a=007"}, R"([{"name":"a","in":"query","schema":{"type":"string"}}])");
    add("mixed", {"?a=1", "?a=x"}, R"([{"name":"a","in":"query","schema":{"type":"string"}}])");
    add("without a value", {"?a", "?a="}, R"([{"name":"a","in":"query","schema":{"type":"string"}}])");
    add("lists", {"?a=1&a=2", "?a=3"},
        R"([{"name":"a","in":"query","schema":{"type":"array","items":{"type":"integer"}}}])");
    add("encoded names", {"?filter%5Bx%5D=1"}, R"([{"name":"filter[x]","in":"query","schema":{"type":"integer"}}])");
    add("secrets", {"?code=1&sig=2&next_token=3"}, {});
    add("names that are IDs", {"?1700000000000=1"},
        R"([{"name":"other","in":"query","description":"Parameters whose names are values.","style":"form","explode":true,)"
        R"("schema":{"type":"object","additionalProperties":{"description":"Any value."}}}])");
}

void TestTrafficInference::infersQueries()
{
    QFETCH(QByteArrayList, queries);
    QFETCH(QByteArray, parameters);
    QList<Sent> traffic;
    for (const QByteArray &query : queries)
        traffic.append({.request = "GET /a" + query});
    QCOMPARE(jsonAt(checkedDraftOf(traffic), Get.child("parameters")), parameters);
}

void TestTrafficInference::requiresParametersOfEnoughRequests()
{
    QList<Sent> traffic;
    for (qint64 i = 1; i <= inference::FewestRequestsOfRequired; ++i) {
        traffic.append(
            {.request = "GET /a?page=1" + QByteArray(i == 1 ? "&size=2" : ""), .fields = {{"X-Tenant", "a"}}});
        const QByteArray draft = checkedDraftOf(traffic);
        const QByteArray parameters = jsonAt(draft, Get.child("parameters"));
        const bool isEnough = i == inference::FewestRequestsOfRequired;
        QCOMPARE(parameters.contains(R"("name":"page","in":"query","required":true)"), isEnough);
        QCOMPARE(parameters.contains(R"("name":"X-Tenant","in":"header","required":true)"), isEnough);
        QCOMPARE(parameters.count("required"), isEnough ? 2 : 0);
    }
}

void TestTrafficInference::acceptsBodiesThatCannotBeDescribed_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("without a type") << QByteArray() << QByteArray("{}") << QByteArray(R"({"*/*":{}})");
    QTest::newRow("no type") << QByteArray("json") << QByteArray("{}") << QByteArray(R"({"*/*":{}})");
    QTest::newRow("no JSON") << QByteArray("application/json") << QByteArray("{\"a\": ")
                             << QByteArray(R"({"application/json":{}})");
    QTest::newRow("no JSON of a vendor") << QByteArray("application/vnd.api+json") << QByteArray("<html>")
                                         << QByteArray(R"({"application/vnd.api+json":{}})");
    QTest::newRow("no XML") << QByteArray("application/xml") << QByteArray("<a>")
                            << QByteArray(R"({"application/xml":{}})");
    QTest::newRow("a text as a form") << QByteArray("application/x-www-form-urlencoded") << QByteArray("s3cret-as-text")
                                      << QByteArray(R"({"application/x-www-form-urlencoded":{}})");
    QTest::newRow("JSON as a form") << QByteArray("application/x-www-form-urlencoded") << QByteArray(R"({"a": "b=c"})")
                                    << QByteArray(R"({"application/x-www-form-urlencoded":{}})");
    QTest::newRow("no form") << QByteArray("multipart/form-data; boundary=x") << QByteArray("--x\r\n")
                             << QByteArray(R"({"multipart/form-data":{}})");
}

void TestTrafficInference::acceptsBodiesThatCannotBeDescribed()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, content);
    const QByteArray draft = checkedDraftOf(
        {{.request = "POST /a", .body = body, .bodyType = type, .answer = body, .answerType = type}});
    const Pointer operation{"paths", "/a", "post"};
    QCOMPARE(jsonAt(draft, operation / Pointer{"requestBody", "content"}), content);
    QCOMPARE(jsonAt(draft, operation / Pointer{"responses", "200", "content"}), content);
}

void TestTrafficInference::acceptsBodiesThatWereNotRecorded()
{
    const QByteArray draft = checkedDraftOf(
        {{.request = "POST /a", .fields = {{"Content-Length", "7"}}},
         {.request = "POST /b", .fields = {{"Transfer-Encoding", "chunked"}, {"Content-Type", "text/csv"}}}});
    QCOMPARE(jsonAt(draft, Pointer{"paths", "/a", "post", "requestBody"}),
             QByteArray(R"({"required":true,"content":{"*/*":{}}})"));
    QCOMPARE(jsonAt(draft, Pointer{"paths", "/b", "post", "requestBody"}),
             QByteArray(R"({"required":true,"content":{"text/csv":{"schema":{"type":"string"}}}})"));
}

void TestTrafficInference::infersHeaders()
{
    const QByteArray draft = checkedDraftOf(
        {{.request = "GET /a",
          .fields = {{"X-Page-Size", "20"}, {"Accept", "*/*"}, {"X-Forwarded-For", "1.2.3.4"}, {"X-CSRF-Token", "abc"}},
          .answerFields = {{"X-Total", "7"}, {"Date", "x"}, {"Set-Cookie", "a=b"}, {"CF-Ray", "1"}}},
         {.request = "GET /a", .fields = {{"x-page-size", "30"}, {"Sec-Fetch-Mode", "cors"}, {"If-Match", "\"a\""}}}});
    QCOMPARE(jsonAt(draft, Get.child("parameters")),
             QByteArray(R"([{"name":"If-Match","in":"header","schema":{"type":"string"}},)"
                        R"({"name":"X-Page-Size","in":"header","schema":{"type":"integer"}}])"));
    QCOMPARE(jsonAt(draft, Get / Pointer{"responses", "200", "headers"}),
             QByteArray(R"({"X-Total":{"schema":{"type":"integer"}}})"));
}

void TestTrafficInference::infersForms()
{
    const QByteArray form = "application/x-www-form-urlencoded";
    const QByteArray draft = checkedDraftOf(
        {{.request = "POST /a", .body = "name=Rex&age=3&tag=a&tag=b&password=x", .bodyType = form + "; charset=utf-8"},
         {.request = "POST /a", .body = "name=Mia&tag=a", .bodyType = form}});
    QCOMPARE(jsonAt(draft, {"paths", "/a", "post", "requestBody"}),
             QByteArray(R"({"required":true,"content":{"application/x-www-form-urlencoded":{"schema":{"type":"object",)"
                        R"("required":["name","tag"],"properties":{"age":{"type":"integer"},"name":{"type":"string"},)"
                        R"("password":{"type":"string"},"tag":{"type":"array","items":{"type":"string"}}}}}}})"));
}

void TestTrafficInference::infersMultipartForms()
{
    const QByteArray body = "--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nRex\r\n"
                            "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.png\"\r\n"
                            "Content-Type: image/png\r\n\r\n\x89PNG\xff\r\n"
                            "--b\r\nContent-Disposition: form-data; name=\"meta\"\r\n"
                            "Content-Type: application/json\r\n\r\n{\"a\": 1}\r\n--b--\r\n";
    const QByteArray draft = checkedDraftOf(
        {{.request = "POST /a", .body = body, .bodyType = "multipart/form-data; boundary=b"}});
    QCOMPARE(
        jsonAt(draft, {"paths", "/a", "post", "requestBody", "content", "multipart/form-data", "schema"}),
        QByteArray(
            R"({"type":"object","required":["meta","photo","title"],"properties":{"meta":{"description":"Any value."},)"
            R"("photo":{"type":"string","format":"binary"},"title":{"type":"string"}}})"));
}

void TestTrafficInference::infersOtherMediaTypes()
{
    const QByteArray draft = checkedDraftOf({{.request = "GET /a", .answer = "a,b\n", .answerType = "text/csv"},
                                             {.request = "GET /a", .answer = "\xff\xd8", .answerType = "image/jpeg"},
                                             {.request = "GET /a", .answer = "<a/>", .answerType = "application/xml"},
                                             {.request = "GET /a", .answer = "1", .answerType = "Application/JSON"}});
    QCOMPARE(jsonAt(draft, Get / Pointer{"responses", "200", "content"}),
             QByteArray(R"({"application/json":{"schema":{"type":"integer"}},"application/xml":{},"image/jpeg":{},)"
                        R"("text/csv":{"schema":{"type":"string"}}})"));
}

void TestTrafficInference::infersSecurity_data()
{
    using Fields = QList<std::pair<QByteArray, QByteArray>>;
    QTest::addColumn<QList<Fields>>("fields");
    QTest::addColumn<QByteArray>("security");
    const auto add = [](const char *name, const QList<Fields> &fields, const QByteArray &security) {
        QTest::newRow(name) << fields << security;
    };
    const std::pair<QByteArray, QByteArray> bearer{"Authorization", "Bearer abc.def"};
    const std::pair<QByteArray, QByteArray> key{"X-API-Key", "k"};
    add("none", {{}}, {});
    add("always", {{bearer}, {bearer}}, R"([{"bearerAuth":[]}])");
    add("sometimes", {{bearer}, {}}, R"([{"bearerAuth":[]},{}])");
    add("together", {{bearer, key}}, R"([{"xApiKey":[],"bearerAuth":[]}])");
    add("one of two", {{bearer}, {key}}, R"([{"xApiKey":[]},{"bearerAuth":[]}])");
    add("basic", {{{"Authorization", "Basic " + QByteArray("kim:x").toBase64()}}}, R"([{"basicAuth":[]}])");
    add("damaged basic", {{{"Authorization", "Basic !"}}}, {});
    add("a token alone", {{{"Authorization", "abc"}}}, R"([{"authorization":[]}])");
    add("another scheme", {{{"Authorization", "Digest username=\"kim\""}}}, R"([{"digestAuth":[]}])");
    add("known by its value", {{{"X-Service", "ghp_abcdefghijklmnopqrst0123456789AB"}}}, R"([{"xService":[]}])");
}

void TestTrafficInference::infersSecurity()
{
    using Fields = QList<std::pair<QByteArray, QByteArray>>;
    QFETCH(QList<Fields>, fields);
    QFETCH(QByteArray, security);
    QList<Sent> traffic;
    for (const Fields &each : fields)
        traffic.append({.request = "GET /a", .fields = each});
    traffic.append({.request = "GET /b"});
    const QByteArray draft = checkedDraftOf(traffic);
    QCOMPARE(jsonAt(draft, Get.child("security")), security);
    QVERIFY(jsonAt(draft, Get.child("parameters")).isEmpty());
}

void TestTrafficInference::mergesObjectsIntoComponents()
{
    const QByteArray draft = checkedDraftOf(
        {{.request = "GET /orders", .answer = R"({"orders": [{"id": 1, "customer": {"id": 1, "name": "a"}}]})"},
         {.request = "POST /orders", .body = R"({"id": null, "customer": {"id": "x", "name": "b"}})"},
         {.request = "GET /customers/1", .answer = R"({"id": 1, "name": null})"}});
    // Component names come from the place at which the object was seen first.
    QCOMPARE(jsonAt(draft, {"components", "schemas", "Customer", "properties"}),
             QByteArray(R"({"id":{"type":["string","integer"]},"name":{"type":["string","null"]}})"));
    QCOMPARE(jsonAt(draft, {"components", "schemas", "Order", "properties"}),
             QByteArray(R"({"id":{"type":["integer","null"]},"customer":{"$ref":"#/components/schemas/Customer"}})"));
}

void TestTrafficInference::namesComponentsOfTrees()
{
    const QByteArray draft = checkedDraftOf(
        {{.request = "GET /a",
          .answer = R"({"name": "a", "children": [{"name": "b", "children": [{"name": "c", "children": []}]}]})"}});
    QCOMPARE(jsonAt(draft, Body), QByteArray(R"({"$ref":"#/components/schemas/A"})"));
    QCOMPARE(jsonAt(draft, {"components", "schemas", "A", "properties", "children"}),
             QByteArray(R"({"type":"array","items":{"$ref":"#/components/schemas/A"}})"));
}

/** Objects inside objects get more properties when the outer ones are merged, and then are equal to others. */
void TestTrafficInference::fitsObjectsInsideMergedObjects()
{
    const QList<Sent> traffic = {
        {.request = "GET /a", .answer = R"({"x": {"p": 1, "q": 1}, "y": 1})"},
        {.request = "GET /b", .answer = R"({"x": {"r": "a", "s": 1}, "y": 2})"},
        {.request = "GET /c", .answer = R"({"p": "t", "q": [], "r": 1, "s": {}})"},
        {.request = "GET /d", .answer = R"([{"p": 1, "q": null, "r": 1, "s": 2}])"},
        {.request = "GET /e", .answer = R"({"x": null, "y": {"p": true, "q": true}})"},
    };
    QVERIFY(checkedDraftOf(traffic).startsWith("openapi"));
}

void TestTrafficInference::writesNoValues()
{
    const QByteArray draft = checkedDraftOf({{.request = "GET /a?q=quokka",
                                              .answer = R"({"animal": "quokka", "n": 31337, "list": ["quokka"]})",
                                              .fields = {{"X-Animal", "quokka"}}}});
    for (const char *value : {"quokka", "31337", "example", "enum", "default", "const"})
        QVERIFY2(!QByteArray(draft).replace("api.example", "").contains(value), value);
}

void TestTrafficInference::leavesOut()
{
    inference::TrafficInference inference;
    const auto add = [&inference](const traffic::Exchange &exchange) { inference.add(exchange); };
    const auto sent = [](const Sent &each) { return inferred::exchangeOf(each); };
    add(sent({.request = "OPTIONS /a", .fields = {{"Origin", "x"}, {"Access-Control-Request-Method", "GET"}}}));
    add(sent({.request = "GET /a", .status = 0}));
    add(sent({.request = "PROPFIND /a"}));
    add(sent({.request = "GET *"}));
    add(sent({.request = "GET " + QByteArray(inference::MaximumSegments + 1, '/')}));
    traffic::Exchange answered = sent({.request = "GET /nowhere", .status = 404});
    answered.answeredBy = traffic::AnsweredBy::Gateway;
    add(answered);
    traffic::Exchange truncated = sent({.request = "GET /a", .answer = R"({"a": )"});
    truncated.responseBody.size = 1000;
    add(truncated);
    add(sent({.request = "GET /a", .answer = "{", .answerType = "application/json"}));
    add(sent({.request = "GET /a", .answer = R"({"a": 1, "a": "x"})"}));
    add(sent({.request = "GET /a", .answer = "{", .answerType = ""}));
    add(sent({.request = "GET /a?code=1&12345=2"}));
    const inference::InferenceCounts &counts = inference.counts();
    QCOMPARE(counts.exchanges, 11);
    QCOMPARE(counts.used, 5);
    QCOMPARE(counts.preflights, 1);
    QCOMPARE(counts.withoutResponse, 1);
    QCOMPARE(counts.unsupportedMethods, 1);
    QCOMPARE(counts.unsupportedTargets, 2);
    QCOMPARE(counts.ofGateway, 1);
    QCOMPARE(counts.incompleteBodies, 1);
    QCOMPARE(counts.unreadableBodies, 2);
    QCOMPARE(counts.bodiesWithoutType, 1);
    QCOMPARE(counts.secretParameters, 1);
    QCOMPARE(counts.withheldParameters, 1);
}

void TestTrafficInference::listsServers()
{
    inference::TrafficInference inference;
    const traffic::Exchange exchange = inferred::exchangeOf({.request = "GET /a"});
    inference.add(exchange, "https://kim:secret@API.example/a?b#c");
    inference.add(exchange, "http://127.0.0.1:8080/a");
    inference.add(exchange, "https://api.example/a");
    inference.add(exchange, "https://[::1]:1/a");
    inference.add(exchange, "https://bad host\n/a");
    QCOMPARE(
        jsonAt(inference.text(document::Format::Yaml), {"servers"}),
        QByteArray(R"([{"url":"https://api.example"},{"url":"http://127.0.0.1:8080"},{"url":"https://[::1]:1"}])"));
}

GATEWRIGHT_TEST(TestTrafficInference, void)
#include "testtrafficinference.moc"
