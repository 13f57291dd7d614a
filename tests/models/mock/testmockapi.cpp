#include "mockapi.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QJsonDocument>
#include <QTest>

/** The decisions of the mock. */
class TestMockApi final : public QObject
{
    Q_OBJECT

private slots:
    void decides_data();
    void decides();
    void choosesAmongExamples_data();
    void choosesAmongExamples();
    void saysWhatDoesNotFit_data();
    void saysWhatDoesNotFit();
    void hasDocumentedResponses_data();
    void hasDocumentedResponses();
    void answersInvalidRequests();
    void repeatsItself();
    void drawsSeeds();
    void hasABase();
    void saysThatItIsDeprecated_data();
    void saysThatItIsDeprecated();
};

namespace {

const char MockedApi[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /pets:
    get:
      parameters: [{name: limit, in: query, schema: {type: integer}}]
      responses:
        '404': {description: No}
        default: {description: Fault, content: {text/plain: {example: fault}}}
        '201': {description: Later, content: {text/plain: {example: later}}}
        '200':
          description: Pets
          headers:
            X-Total: {schema: {type: integer, example: 7}}
            X-Tags: {schema: {type: array, items: {type: string}, example: [a, b]}}
            Content-Type: {schema: {type: string, example: nonsense}}
          content:
            application/json: {example: [{"id": 1}]}
            application/xml: {schema: {type: string}, example: <pets/>}
            text/*: {example: text}
    post:
      requestBody: {content: {application/json: {schema: {type: object, required: [name],
                    properties: {name: {type: string}, id: {type: integer, readOnly: true}}}}}}
      responses:
        '201': {description: Made, content: {application/json: {schema: {type: object, required: [id, name, secret],
                properties: {id: {type: integer, readOnly: true}, name: {type: string},
                secret: {type: string, writeOnly: true}}}}}}
        '415': {description: Type, content: {text/plain: {example: only JSON}}}
        '400': {description: Bad, content: {application/json: {example: {"why": "bad"}}}}
        '422': {description: Invalid, content: {application/json: {example: {"why": "invalid"}}}}
  /bad: {post: {requestBody: {required: true, content: {application/json: {}}}, responses: {'204': {description: No},
         '400': {description: Bad, content: {text/plain: {example: bad}}}}}}
  /range: {post: {requestBody: {required: true, content: {application/json: {}}}, responses: {2XX: {description: Yes,
           content: {text/plain: {example: yes}}}, 4XX: {description: Bad, content: {text/plain: {example: range}}}}}}
  /other: {post: {requestBody: {required: true, content: {application/json: {}}}, responses: {default: {description: Any,
           content: {text/plain: {example: any}}}}}}
  /fault: {post: {requestBody: {required: true, content: {application/json: {}}}, responses: {'200': {description: Yes},
           '500': {description: Fault, content: {text/plain: {example: fault}}}}}}
  /ranges: {get: {parameters: [{name: q, in: query, schema: {type: integer}}], responses: {
            '200': {description: Yes, content: {'*/*': {example: {any: 1}}, application/json: {example: {json: 1}}}},
            '400': {description: No, content: {'*/*': {example: {any: 0}}, application/json: {example: {json: 0}}}}}}}
  /plain: {post: {requestBody: {required: true, content: {application/json: {}}}, responses: {'200': {description: Yes}}}}
  /only: {get: {responses: {'404': {description: No}, '302': {description: Moved, headers: {Location: {schema:
          {type: string, format: uri}}}}}}}
  /none: {get: {responses: {}}}
  /locked: {get: {security: [{key: []}, {basic: []}], responses: {'200': {description: Yes}}}}
  /locked-documented: {get: {security: [{basic: []}], responses: {'200': {description: Yes}, '401': {description: Who,
           content: {application/json: {example: {"who": "you"}}}}}}}
  /image: {get: {responses: {'200': {description: Image, content: {image/png: {schema: {type: string, format: binary}}}}}},
           head: {responses: {'204': {description: Own}}}}
  /form: {post: {requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {f: {type: string}}}}}},
          responses: {'200': {description: Yes, content: {multipart/mixed: {schema: {type: object, properties:
          {a: {type: string, const: x}}}}}}}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    basic: {type: http, scheme: basic}
)";

http::RequestHead headOf(const QByteArray &line, std::initializer_list<http::HeaderList::Field> fields = {})
{
    return {line.split(' ').value(0), line.split(' ').value(1), http::HeaderList(fields)};
}

QByteArray fieldOf(const mock::MockAnswer &answer, const char *name)
{
    return answer.head.headers.all(name).join(", ");
}

} // namespace

void TestMockApi::decides_data()
{
    QTest::addColumn<QByteArray>("request"); // line, fields, body
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");  // its start, or `*` and a part of it
    QTest::addColumn<QByteArray>("field"); // a line of the head
    const auto row = [](const char *name, const QByteArray &request, int status, const QByteArray &type,
                        const QByteArray &body, const QByteArray &field = {}) {
        QTest::newRow(name) << request << status << type << body << field;
    };
    const QByteArray problem = "application/problem+json";
    const QByteArray json = "application/json";
    row("no path", "GET /cats", 404, problem, "*No path");
    row("no method", "PUT /pets", 405, problem, "*method", "Allow: GET, POST, HEAD");
    row("lowest success", "GET /pets", 200, json, R"([{"id":1}])", "X-Total: 7");
    row("field with a list", "GET /pets", 200, json, "[", "X-Tags: a,b");
    row("field of the body", "GET /pets", 200, json, "[", "Content-Type: application/json");
    row("HEAD", "HEAD /pets", 200, json, "", "X-Total: 7");
    row("own HEAD", "HEAD /image", 204, "", "");
    row("Accept", "GET /pets|Accept: application/xml", 200, "application/xml", "<pets/>");
    row("Accept weighs", "GET /pets|Accept: application/json;q=0.5, application/xml;q=0.9", 200, "application/xml",
        "<");
    row("Accept a range", "GET /pets|Accept: text/*", 200, "text/plain", "text");
    row("range of the document", "GET /pets|Accept: text/csv", 200, "text/csv", "text");
    row("media type beside a range", "GET /ranges", 200, json, R"({"json":1})");
    row("Accept a media type beside a range", "GET /ranges|Accept: application/json", 200, json, R"({"json":1})");
    row("Accept another one of the range", "GET /ranges|Accept: text/csv", 200, "text/csv", R"({"any":1})");
    row("Accept what is no media type", "GET /ranges|Accept: a b\tc", 406, problem, "*accepts");
    row("refusal beside a range", "GET /ranges?q=x|Accept: text/csv", 400, json, R"({"json":0})");
    row("not acceptable", "GET /pets|Accept: image/png", 406, problem, "*accepts");
    row("refused type", "GET /pets|Accept: application/json;q=0, */*;q=0.1", 200, "application/xml", "<");
    row("several Accept", "GET /pets|Accept: image/png|Accept: application/xml", 200, "application/xml", "<");
    row("invalid parameter", "GET /pets?limit=x", 422, "text/plain", "fault");
    row("invalid body", "POST /pets|Content-Type: application/json||{}", 422, json, R"({"why":"invalid"})");
    row("read-only member", R"(POST /pets|Content-Type: application/json||{"name":"a","id":1})", 422, json, "{");
    row("documented 415", "POST /pets|Content-Type: text/plain||x", 415, "text/plain", "only JSON");
    row("415", "GET /locked|X-Key: k|Content-Type: text/plain||x", 415, problem, "*no body");
    row("optional body", "POST /pets", 201, json, "*\"id\":1");
    row("response without write-only members", R"(POST /pets|Content-Type: application/json||{"name":"a"})", 201, json,
        R"({"id":1,"name":"string"})");
    row("400", "POST /bad", 400, "text/plain", "bad");
    row("4XX", "POST /range", 422, "text/plain", "range");
    row("2XX", "POST /range|Content-Type: application/json||1", 200, "text/plain", "yes");
    row("default", "POST /other", 422, "text/plain", "any");
    row("default alone", "POST /other|Content-Type: application/json||1", 200, "text/plain", "any");
    row("500", "POST /fault", 500, "text/plain", "fault");
    row("nothing documented", "POST /plain", 422, problem, "*missing");
    row("no body", "POST /bad|Content-Type: application/json||1", 204, "", "");
    row("lowest status", "GET /only", 302, "", "", "Location: https://example.com/");
    row("no responses", "GET /none", 501, problem, "*no responses");
    row("401", "GET /locked", 401, problem, "*key, or basic",
        R"(WWW-Authenticate: ApiKey realm="mock", basic realm="mock")");
    row("credentials", "GET /locked|X-Key: k", 200, "", "");
    row("malformed credentials", "GET /locked|Authorization: Basic x", 401, problem, "*Credentials");
    row("documented 401", "GET /locked-documented", 401, json, R"({"who":"you"})",
        R"(WWW-Authenticate: basic realm="mock")");
    row("security before the method's body", "GET /locked|Content-Type: text/plain||x", 401, problem, "*key");
    row("binary", "GET /image", 200, "image/png", "");
    row("multipart request", "POST /form|Content-Type: multipart/form-data; boundary=x||--x--", 200, "multipart/mixed",
        "--");
    row("Prefer code", "GET /pets|Prefer: code=404", 404, "", "", "Preference-Applied: code=404");
    row("Prefer code of default", "GET /pets|Prefer: code=418", 418, "text/plain", "fault",
        "Preference-Applied: code=418");
    row("Prefer another code", "GET /only|Prefer: code=200", 302, "", "", "Preference-Applied:");
    row("Prefer after the checks", "GET /pets?limit=x|Prefer: code=201", 422, "text/plain", "fault");
    row("Prefer and Accept", "GET /pets|Prefer: code=500|Accept: image/png", 500, "text/plain", "fault");
    row("Prefer quoted", "GET /pets|Prefer: respond-async, code=\"201\"; x=1", 201, "text/plain", "later",
        "Preference-Applied: code=201");
    row("Prefer nonsense", "GET /pets|Prefer: code=abc, seed=-1", 200, json, "[", "Preference-Applied:");
}

void TestMockApi::decides()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, field);
    const qsizetype end = request.indexOf("||");
    const QList<QByteArray> lines = request.left(end < 0 ? request.size() : end).split('|');
    http::RequestHead head = headOf(lines.first());
    for (const QByteArray &line : lines.mid(1))
        head.headers.append(line.left(line.indexOf(':')), line.mid(line.indexOf(':') + 1).trimmed());

    mock::MockApi api(support::describedApi(MockedApi), {});
    const mock::MockAnswer answer = api.answer(head, end < 0 ? QByteArray() : request.mid(end + 2));
    QCOMPARE(answer.head.status, status);
    QVERIFY(!answer.head.reason.isEmpty() || status == 418);
    QCOMPARE(fieldOf(answer, "Content-Type").split(';').first(), type);
    if (body.startsWith('*'))
        QVERIFY2(answer.body.contains(body.mid(1)), answer.body.constData());
    else if (body.isEmpty())
        QCOMPARE(answer.body, QByteArray());
    else
        QVERIFY2(answer.body.startsWith(body), answer.body.constData());
    if (!field.isEmpty())
        QCOMPARE(fieldOf(answer, field.left(field.indexOf(':')).constData()),
                 field.mid(field.indexOf(':') + 1).trimmed());
    if (type == "application/problem+json") {
        const QJsonDocument problem = QJsonDocument::fromJson(answer.body);
        QCOMPARE(problem[u"status"].toInt(), status);
    }
}

void TestMockApi::choosesAmongExamples_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("prefer");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &target, const QByteArray &prefer, const QByteArray &body,
                        const QByteArray &expected) { QTest::newRow(name) << target << prefer << body << expected; };
    row("first", "/pets/1?kind=x", "", "{}", "\"first\"");
    row("by its name", "/pets/second?kind=x", "", "{}", "\"second\"");
    row("by a parameter", "/pets/1?kind=dog", "", "{}", "\"second\"");
    row("by the body", "/pets/1?kind=x", "", R"({"a": 1, "b": {"c": [2]}})", "\"third\"");
    row("by most places", "/pets/1?kind=dog", "", R"({"a": 1, "b": {"c": [2]}})", "\"third\"");
    row("preferred", "/pets/second?kind=dog", "example=third", "{}", "\"third\"");
    row("preferred, not there", "/pets/1?kind=dog", "example=other", "{}", "\"second\"");
    row("none", "/pets/second?kind=dog", "example=none", "{}", "\"string\"");
}

void TestMockApi::choosesAmongExamples()
{
    const char api[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /pets/{id}:
    post:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
        - {name: kind, in: query, schema: {type: string}, examples: {first: {value: cat}, second: {value: dog}}}
      requestBody: {content: {application/json: {examples: {third: {value: {a: 1, b: {c: [2]}}}, second: {value: {a: 2}}}}}}
      responses:
        '200': {description: Yes, content: {application/json: {schema: {type: string}, examples: {first: {value: first},
                second: {$ref: '#/components/examples/second'}, third: {value: third}, far: {externalValue: 'http://x/'}}}}}
components: {examples: {second: {value: second}}}
)";
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, prefer);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, expected);
    mock::MockApi mocked(support::describedApi(api), {});
    http::RequestHead head = headOf("POST " + target, {{"Content-Type", "application/json"}});
    if (!prefer.isEmpty())
        head.headers.append("Prefer", prefer);
    QCOMPARE(mocked.answer(head, body).body, expected);
}

void TestMockApi::saysWhatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("request"); // line, fields, body
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArrayList>("findings"); // in, name, pointer
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &request, int status, const QByteArrayList &findings,
                        const char *place) {
        QTest::newRow(name) << request << status << findings << QString::fromLatin1(place);
    };
    const QByteArray json = "|Content-Type: application/json|";
    row("fits", "GET /pets", 200, {}, "");
    row("no path", "GET /cats", 404, {"route//"}, "");
    row("no method", "PUT /pets", 405, {"method//"}, "");
    row("no responses", "GET /none", 501, {"status//"}, "/paths/~1none/get");
    row("credentials", "GET /locked", 401, {"security/key, or basic/"}, "/paths/~1locked/get");
    row("documented 401", "GET /locked-documented", 401, {"security/basic/"}, "/paths/~1locked-documented/get");
    row("media type", "POST /pets|Content-Type: text/plain|s3cret", 415, {"media-type/text/plain/"},
        "/paths/~1pets/post");
    row("parameter", "GET /pets?limit=s3cret", 422, {"query/limit/"}, "/paths/~1pets/get");
    row("property", "POST /pets" + json + R"({"name":{"s3cret":1}})", 422, {"body///name"}, "/paths/~1pets/post");
    row("readable", "POST /pets" + json + "{s3cret", 422, {"body/JSON/"}, "/paths/~1pets/post");
    row("documented 400", "POST /bad", 400, {"body//"}, "/paths/~1bad/post");
    row("not acceptable", "GET /pets|Accept: image/png", 406, {"header/Accept/"}, "/paths/~1pets/get");
    row("example", "GET /wrong", 200, {"response-body/low//1", "response-body/low//2"}, "/paths/~1wrong/get");
    row("example without a name", "GET /unnamed", 200, {"response-body//"}, "/paths/~1unnamed/get");
    row("request and example", "POST /wrong", 422, {"body//", "response-body//"}, "/paths/~1wrong/post");
}

void TestMockApi::saysWhatDoesNotFit()
{
    const QByteArray wrong = R"(  /wrong:
    get: {responses: {'200': {description: Yes, content: {application/json: {schema: {type: array, items: {minimum: 5}},
          examples: {low: {value: [5, 1, 2]}}}}}}}
    post: {requestBody: {required: true, content: {application/json: {}}}, responses: {'422': {description: No,
           content: {application/json: {schema: {type: object}, example: 7}}}}}
  /unnamed: {get: {responses: {'200': {description: Yes, content: {application/json: {schema: {type: object},
             example: 7}}}}}}
components:)";
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    QFETCH(QByteArrayList, findings);
    QFETCH(QString, place);
    mock::MockApi api(support::describedApi(QByteArray(MockedApi).replace("components:", wrong)), {});
    const QByteArrayList parts = request.split('|');
    http::RequestHead head = headOf(parts.first());
    for (const QByteArray &part : parts.sliced(1)) {
        if (const qsizetype colon = part.indexOf(": "); colon > 0)
            head.headers.append(part.first(colon), part.sliced(colon + 2));
    }
    const QByteArray body = parts.size() > 2 ? parts.last() : QByteArray();
    const mock::MockAnswer answer = api.answer(head, body);
    QCOMPARE(answer.head.status, status);
    QByteArrayList found;
    for (const traffic::MockFinding &finding : answer.findings) {
        found.append(finding.in + '/' + finding.name + '/' + finding.pointer.toUtf8());
        QVERIFY(finding.text.endsWith(u'.'));
        QVERIFY2(!finding.text.contains(u"s3cret"), qPrintable(finding.text)); // Values are not quoted.
        QCOMPARE(finding.place, place);
    }
    QCOMPARE(found, findings);
    for (const auto &field : answer.head.headers.fields())
        QVERIFY(!field.name.toByteArray().contains("Finding")); // Clients don't see them.
}

void TestMockApi::hasDocumentedResponses_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("asked"); // 0 for a success
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const char *path, const char *method, int asked, int status,
                        const char *body) {
        QTest::newRow(name) << QByteArray(path) << QByteArray(method) << asked << status << QByteArray(body);
    };
    row("success", "/pets", "get", 0, 200, R"([{"id":1}])");
    row("status", "/pets", "post", 422, 422, R"({"why":"invalid"})");
    row("without a body", "/pets", "get", 404, 404, "");
    row("default", "/pets", "get", 500, 500, "fault");
    row("range", "/range", "post", 418, 418, "range");
    row("with credentials", "/locked-documented", "get", 401, 401, R"({"who":"you"})");
    row("not documented", "/plain", "post", 429, 429,
        R"({"type":"about:blank","title":"Too Many Requests","status":429,"detail":"Too Many Requests"})");
    row("no responses", "/none", "get", 0, 501,
        R"({"type":"about:blank","title":"Not Implemented","status":501,"detail":"Not Implemented"})");
    row("no method", "/pets", "put", 0, 0, "");
    row("no path", "/cats", "get", 404, 0, "");
}

/** Without a request: nothing is checked. */
void TestMockApi::hasDocumentedResponses()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, method);
    QFETCH(int, asked);
    mock::MockApi api(support::describedApi(MockedApi), {});
    const auto answer = api.documented(path, method, asked == 0 ? std::optional<int>() : std::optional(asked));
    QTEST(answer ? answer->head.status : 0, "status");
    QTEST(answer ? answer->body : QByteArray(), "body");
    if (asked == 0 && path == "/pets" && answer)
        QCOMPARE(fieldOf(*answer, "X-Total"), QByteArray("7"));
}

void TestMockApi::answersInvalidRequests()
{
    mock::MockApi api(support::describedApi(MockedApi), {.answersInvalid = true});
    const mock::MockAnswer answer = api.answer(headOf("GET /pets?limit=x"), {});
    QCOMPARE(answer.head.status, 200);
    QCOMPARE(answer.findings.size(), 1);
    QCOMPARE(api.answer(headOf("GET /locked"), {}).head.status, 200);
    QCOMPARE(api.answer(headOf("GET /cats"), {}).head.status, 404);
}

namespace {
const char DrawnApi[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /a: {get: {responses: {'200': {description: A, content: {application/json: {schema: {type: object,
       required: [name, count, kind, id, list], properties: {name: {type: string, maxLength: 8}, count: {type: integer,
       minimum: 3, maximum: 90}, kind: {enum: [a, b, c, d, e]}, id: {type: string, format: uuid}, list: {type: array,
       minItems: 3, uniqueItems: true, items: {type: integer}}}}, example: {}}}}}}}
)";
} // namespace

void TestMockApi::repeatsItself()
{
    mock::MockApi one(support::describedApi(DrawnApi), {.seed = 5});
    mock::MockApi other(support::describedApi(DrawnApi), {.seed = 5});
    const auto head = headOf("GET /a", {{"Prefer", "example=none"}});
    const QByteArray first = one.answer(head, {}).body;
    // The order of requests does not matter.
    (void)other.answer(headOf("GET /a", {{"Prefer", "dynamic=true"}}), {});
    (void)other.answer(headOf("GET /a", {{"Prefer", "example=none, seed=9"}}), {});
    QCOMPARE(other.answer(head, {}).body, first);
    QCOMPARE(one.answer(head, {}).body, first);
    const auto seeded = headOf("GET /a", {{"Prefer", "example=none, seed=5"}});
    mock::MockApi usual(support::describedApi(DrawnApi), {});
    const mock::MockAnswer answer = usual.answer(seeded, {});
    QCOMPARE(answer.body, first);
    QCOMPARE(fieldOf(answer, "Preference-Applied"), QByteArray("seed=5, example=none"));
    QVERIFY(usual.answer(head, {}).body != first);
}

void TestMockApi::drawsSeeds()
{
    mock::MockApi api(support::describedApi(DrawnApi), {});
    QSet<QByteArray> bodies;
    for (int i = 0; i < 20; ++i) {
        const mock::MockAnswer answer = api.answer(headOf("GET /a", {{"Prefer", "dynamic=true"}}), {});
        QVERIFY(answer.findings.isEmpty()); // All of them fit the schema.
        bodies.insert(answer.body);
    }
    QVERIFY(bodies.size() > 10);
}

void TestMockApi::hasABase()
{
    mock::MockApi api(support::describedApi(MockedApi), {.upstreamPath = "/shop"});
    QCOMPARE(api.answer(headOf("GET /shop/pets"), {}).head.status, 200);
    QCOMPARE(api.answer(headOf("GET /pets"), {}).head.status, 404);
    QCOMPARE(api.answer(headOf("GET /shoppets"), {}).head.status, 404);
    QCOMPARE(api.answer(headOf("GET http://host/shop/pets?limit=1"), {}).head.status, 200);
    // A listen path that is not stripped can have names in braces.
    mock::MockApi kept(support::describedApi(MockedApi), {.upstreamPath = "/v1", .listenPath = "/{tenant}/shop/"});
    QCOMPARE(kept.answer(headOf("GET /v1/a/shop/pets"), {}).head.status, 200);
    QCOMPARE(kept.answer(headOf("GET /a/shop/pets"), {}).head.status, 404);
    QCOMPARE(kept.answer(headOf("GET /v1/pets"), {}).head.status, 404);
}

void TestMockApi::saysThatItIsDeprecated_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("deprecation");
    QTest::addColumn<QByteArray>("sunset");
    const auto row = [](const char *name, const char *members, const char *deprecation, const char *sunset) {
        QTest::newRow(name) << QByteArray(members) << QByteArray(deprecation) << QByteArray(sunset);
    };
    // The example of RFC 9745, section 2.1, and that of RFC 8594, section 3.
    row("time", "deprecated: true, x-deprecated-at: 2023-06-30T23:59:59Z", "@1688169599", "");
    row("sunset", "deprecated: true, x-sunset: '2018-12-31T23:59:59Z'", "", "Mon, 31 Dec 2018 23:59:59 GMT");
    row("dates", "deprecated: true, x-deprecated-at: 2024-01-01, x-sunset: 2024-12-31", "@1704067200",
        "Tue, 31 Dec 2024 00:00:00 GMT");
    row("offset", "deprecated: true, x-deprecated-at: '2024-01-01T01:00:00+01:00'", "@1704067200", "");
    row("no date", "deprecated: true", "", "");
    row("no date that is one", "deprecated: true, x-deprecated-at: soon, x-sunset: '2024-02-30'", "", "");
    row("no offset", "deprecated: true, x-deprecated-at: '2024-01-01T01:00:00'", "", "");
    row("not deprecated", "deprecated: false, x-deprecated-at: 2024-01-01", "", "");
    row("sunset before", "deprecated: true, x-deprecated-at: 2024-01-02, x-sunset: 2024-01-01", "@1704153600", "");
}

void TestMockApi::saysThatItIsDeprecated()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, deprecation);
    QFETCH(QByteArray, sunset);
    const QByteArray api = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {/old: {get: {" + members +
                           ", parameters: [{name: q, in: query, schema: {type: integer}}], responses: {'200': "
                           "{description: Yes}, '400': {description: No, headers: {Deprecation: {schema: {type: "
                           "string, example: '@1'}}}}}}}}\n";
    mock::MockApi mocked(support::describedApi(api), {});
    const mock::MockAnswer answer = mocked.answer(headOf("GET /old"), {});
    QCOMPARE(fieldOf(answer, "Deprecation"), deprecation);
    QCOMPARE(fieldOf(answer, "Sunset"), sunset);
    // The document's own field is the only one.
    const mock::MockAnswer refused = mocked.answer(headOf("GET /old?q=x"), {});
    QCOMPARE(refused.head.status, 400);
    QCOMPARE(fieldOf(refused, "Deprecation"), QByteArray("@1"));
    QCOMPARE(fieldOf(refused, "Sunset"), sunset);
}

GATEWRIGHT_TEST(TestMockApi, void)
#include "testmockapi.moc"
