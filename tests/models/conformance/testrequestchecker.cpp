#include "requestchecker.h"
#include "requestmessages.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QTest>

using conformance::RequestChecker;
using document::Value;

/** What does not fit in requests. */
class TestRequestChecker final : public QObject
{
    Q_OBJECT

private slots:
    void reports_data();
    void reports();
    void readsEachStyle_data();
    void readsEachStyle();
};

namespace {

const char CheckedApi[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
security: []
paths:
  /pets:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer, minimum: 1}}
        - {name: kind, in: query, required: true, schema: {enum: [cat, dog]}}
        - {name: X-Trace, in: header, schema: {type: string, maxLength: 3}}
        - {name: session, in: cookie, schema: {type: string, pattern: '^s'}}
        - {name: flag, in: query, allowEmptyValue: true, schema: {type: boolean}}
        - {name: at, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: number}}}
        - {name: f, in: query, style: deepObject, schema: {type: object, properties: {a: {type: integer}}}}
        - {name: j, in: query, content: {application/json: {schema: {type: object, required: [x]}}}}
        - {name: n, in: query, explode: false, schema: {type: array, items: {type: integer}, maxItems: 2}}
        - {name: any, in: query, schema: {oneOf: [{type: string, pattern: '^[a-z]$'}, {type: integer, maximum: 3},
           {type: array, items: {enum: [x, y, 7]}, minItems: 2}]}}
        - {name: d, in: query, style: deepObject, schema: {type: object, properties: {o: {type: object, properties: {
           p: {type: integer}}}, l: {type: array, items: {type: integer}}, s: {type: string}}, additionalProperties: false}}
        - {name: t, in: query, style: deepObject, schema: {anyOf: [{type: object, properties: {gt: {type: integer}}},
           {type: integer}]}}
        - {name: e, in: query, style: deepObject, schema: {type: array, items: {type: string}, maxItems: 2}}
        - {name: prefs, in: cookie, schema: {type: string, pattern: '^a=1&b=2$'}}
    post:
      security: [{key: []}, {basic: [], tenant: []}, {token: []}]
      requestBody:
        required: true
        content:
          application/json:
            schema: {type: object, required: [name], properties: {name: {type: string},
                     id: {type: integer, readOnly: true}, secret: {type: string, writeOnly: true}}}
          application/x-www-form-urlencoded:
            schema: {type: object, required: [name], properties: {name: {type: string}, age: {type: integer},
                     tags: {type: array, items: {type: string}, maxItems: 2}}}
          multipart/form-data:
            schema: {type: object, required: [name, photo], properties: {name: {type: string}, age: {type: integer},
                     photo: {type: string, format: binary}, owner: {type: object, required: [id]},
                     tags: {type: array, items: {type: string}, maxItems: 2}}}
          text/*: {schema: {type: string, maxLength: 5}}
          image/png: {}
  /pets/{id}:
    get: {parameters: [{name: id, in: path, required: true, schema: {type: integer}}]}
    delete: {parameters: [{name: id, in: path, required: true, style: matrix, schema: {type: integer}}]}
    put: {requestBody: {content: {application/json: {}}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    tenant: {type: apiKey, in: query, name: tenant}
    basic: {type: http, scheme: basic}
    token: {type: oauth2, flows: {}}
)";

/** A request in one text: the request line, header lines, an empty line, the body. */
struct Request {
    http::RequestHead head;
    QByteArray body;

    explicit Request(const QByteArray &text)
    {
        const qsizetype end = text.indexOf("\n\n");
        const QList<QByteArray> lines = text.left(end < 0 ? text.size() : end).split('\n');
        head.method = lines.first().split(' ').value(0);
        head.target = lines.first().split(' ').value(1);
        for (const QByteArray &line : lines.mid(1))
            head.headers.append(line.left(line.indexOf(':')), line.mid(line.indexOf(':') + 1).trimmed());
        body = end < 0 ? QByteArray() : text.mid(end + 2);
    }
};

QByteArray pathOf(const http::RequestHead &head)
{
    return head.target.left(head.target.indexOf('?') < 0 ? head.target.size() : head.target.indexOf('?'));
}

} // namespace

void TestRequestChecker::reports_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QStringList>("expected"); // location, name, place, sentence
    const auto row = [](const char *name, const QByteArray &request, const QStringList &expected) {
        QTest::newRow(name) << request << expected;
    };
    row("fits", "GET /pets?kind=cat&limit=1", {});
    row("required", "GET /pets", {u"query kind : The query parameter “kind” is missing."_qs});
    row("number", "GET /pets?kind=cat&limit=0",
        {u"query limit : The query parameter “limit” is not valid: The number must be at least 1."_qs});
    row("no number", "GET /pets?kind=cat&limit=x",
        {u"query limit : The query parameter “limit” is not valid: The value must be of type integer, not string."_qs});
    row("enum", "GET /pets?kind=cow",
        {u"query kind : The query parameter “kind” is not valid: The value must be one of: \"cat\", \"dog\"."_qs});
    row("header", "GET /pets?kind=cat\nX-Trace: long",
        {u"header X-Trace : The header field “X-Trace” is not valid: The text must have at most 3 characters."_qs});
    row("cookie", "GET /pets?kind=cat\nCookie: a=1; session=x",
        {u"cookie session : The cookie “session” is not valid: The text must match the pattern ^s."_qs});
    row("empty flag", "GET /pets?kind=cat&flag=", {});
    row("flag", "GET /pets?kind=cat&flag=yes",
        {u"query flag : The query parameter “flag” is not valid: The value must be of type boolean, not string."_qs});
    row("list", "GET /pets?kind=cat&at=1|2%7C3", {u"query at /1 : "_qs});
    row("plain list", "GET /pets?kind=cat&at=1%7C2", {});
    row("deep object", "GET /pets?kind=cat&f[a]=x", {u"query f /a : "_qs});
    row("deep object that fits", "GET /pets?kind=cat&f%5Ba%5D=5", {});
    row("a name twice", "GET /pets?kind=cat&flag=true&flag=zzz",
        {u"query flag : The query parameter “flag” is not valid: The value must be of type boolean, not array."_qs});
    row("a name twice for an enum", "GET /pets?kind=cat&kind=cat",
        {u"query kind : The query parameter “kind” is not valid: The value must be one of: \"cat\", \"dog\"."_qs});
    row("a list twice", "GET /pets?kind=cat&n=1&n=2",
        {u"query n : The query parameter “n” is not written as the document defines it."_qs});
    row("a list", "GET /pets?kind=cat&n=1,2", {});
    // RFC 6570 §3.2.8, OpenAPI 3.2.1: a comma between items is never percent-encoded.
    row("an encoded comma", "GET /pets?kind=cat&n=1%2C2",
        {u"query n /0 : The query parameter “n” is not valid: /0: The value must be of type integer, not string."_qs});
    row("one of several types: a text", "GET /pets?kind=cat&any=a", {});
    row("one of several types: a number", "GET /pets?kind=cat&any=3", {});
    row("one of several types: a list", "GET /pets?kind=cat&any=x&any=7", {});
    row("none of several types", "GET /pets?kind=cat&any=4", {u"query any : "_qs});
    row("none of the lists", "GET /pets?kind=cat&any=x&any=z", {u"query any : "_qs});
    row("values in a deep object", "GET /pets?kind=cat&d[o][p]=1&d[l][]=1&d[l][]=2&d[s]=x", {});
    row("items of a deep object", "GET /pets?kind=cat&d[l][0]=1&d[l][1]=x", {u"query d /l/1 : "_qs});
    row("a member in a deep object", "GET /pets?kind=cat&d[o][p]=x", {u"query d /o/p : "_qs});
    row("another member of a deep object", "GET /pets?kind=cat&d[z]=1", {u"query d /z : "_qs});
    row("a member twice", "GET /pets?kind=cat&d[s]=1&d[s]=2", {u"query d /s : "_qs});
    row("a number for a deep object", "GET /pets?kind=cat&t=5", {});
    row("a deep object for a number", "GET /pets?kind=cat&t[gt]=5", {});
    row("neither", "GET /pets?kind=cat&t=x", {u"query t : "_qs});
    row("a deep list", "GET /pets?kind=cat&e[0]=a&e[]=b", {});
    row("a deep list that is too long", "GET /pets?kind=cat&e[]=a&e[]=b&e[]=c", {u"query e : "_qs});
    row("a cookie with ampersands", "GET /pets?kind=cat\nCookie: prefs=a=1&b=2", {});
    row("JSON in the query", "GET /pets?kind=cat&j=%7B%7D",
        {u"query j : The query parameter “j” is not valid: The property “x” is missing."_qs});
    row("no JSON in the query", "GET /pets?kind=cat&j=%7B",
        {u"query j : The query parameter “j” is not written as the document defines it."_qs});
    row("path", "GET /pets/a",
        {u"path id : The path parameter “id” is not valid: The value must be of type integer, not string."_qs});
    row("matrix", "DELETE /pets/;id=7", {});
    row("no matrix", "DELETE /pets/7",
        {u"path id : The path parameter “id” is not written as the document defines it."_qs});
    row("body without one", "GET /pets?kind=cat\nContent-Type: text/plain\n\nx",
        {u"media-type : The operation takes no body."_qs});
    const QByteArray post = "POST /pets\nX-Key: k\nContent-Type: ";
    row("body", post + "application/json\n\n{\"name\":\"a\"}", {});
    row("no body", "POST /pets\nX-Key: k", {u"body : The body is missing."_qs});
    row("body property", post + "application/json; charset=utf-8\n\n{}",
        {u"body : The body is not valid: The property “name” is missing."_qs});
    row("body place", post + "application/json\n\n{\"name\":1}",
        {u"body /name : The body is not valid: /name: The value must be of type string, not integer."_qs});
    row("no JSON", post + "application/json\n\n{", {u"body JSON : The body is not valid JSON."_qs});
    row("read-only", post + "application/json\n\n{\"name\":\"a\",\"id\":1,\"secret\":\"s\"}",
        {u"body /id : The body is not valid: /id: The property “id” is read-only: requests must not have it."_qs});
    row("form", post + "application/x-www-form-urlencoded\n\nname=a+b&age=7&tags=x&tags=y", {});
    row("form property", post + "application/x-www-form-urlencoded\n\nage=x", {u"body : "_qs, u"body /age : "_qs});
    row("form list", post + "application/x-www-form-urlencoded\n\nname=a&tags=1&tags=2&tags=3", {u"body /tags : "_qs});
    const auto parts = [](const QByteArray &more) {
        return "multipart/form-data; boundary=\"b b\"\n\n--b b\r\nContent-Disposition: form-data; name=name\r\n\r\nRex\r\n"
               "--b b\r\nContent-Disposition: form-data; name=photo; filename=p\r\nContent-Type: image/png\r\n\r\n"
               "\xff\xfe\r\n" +
               more + "--b b--\r\n";
    };
    const auto part = [](const QByteArray &name, const QByteArray &text, const QByteArray &fields = {}) {
        return "--b b\r\nContent-Disposition: form-data; name=" + name + "\r\n" + fields + "\r\n" + text + "\r\n";
    };
    row("parts", post + parts({}), {});
    row("part", post + parts(part("age", "x")), {u"body /age : "_qs});
    row("parts of a list", post + parts(part("tags", "a") + part("tags", "b") + part("tags", "c")),
        {u"body /tags : "_qs});
    row("part with an object", post + parts(part("owner", "{}")), {u"body /owner : "_qs});
    row("part with JSON", post + parts(part("tags", "[1]", "Content-Type: application/json\r\n")),
        {u"body /tags/0 : "_qs});
    row("missing part",
        post + "multipart/form-data; boundary=b\n\n--b\r\nContent-Disposition: form-data; name=name\r\n\r\n"
               "Rex\r\n--b--",
        {u"body : The body is not valid: The property “photo” is missing."_qs});
    row("no end of parts", post + "multipart/form-data; boundary=b\n\n--b\r\n",
        {u"body multipart : The body is not valid multipart."_qs});
    row("no boundary", post + "multipart/form-data\n\n--b--", {u"body multipart : "_qs});
    row("range", post + "text/html\n\n123456", {u"body : "_qs});
    row("no schema", post + "image/png\n\nanything", {});
    row("media type", post + "application/xml\n\n<a/>",
        {u"media-type application/xml : The operation takes no body of the media type “application/xml”."_qs});
    row("no media type", "POST /pets\nX-Key: k\n\nx", {u"media-type : The body has no media type."_qs});
    row("optional body", "PUT /pets/1", {});
    const QByteArray body = "\nContent-Type: application/json\n\n{\"name\":\"a\"}";
    const QStringList refused{u"security key, or basic and tenant, or token : Credentials are missing or malformed. "
                              "Needed: key, or basic and tenant, or token."_qs};
    row("no credentials", "POST /pets" + body, refused);
    row("one of two", "POST /pets?tenant=t" + body, refused);
    row("two of two", "POST /pets?tenant=t\nAuthorization: Basic YTpi" + body, {});
    row("malformed", "POST /pets?tenant=t\nAuthorization: Basic ?" + body, refused);
    row("token", "POST /pets\nAuthorization: bearer a.b-c_d~==" + body, {});
    row("no token", "POST /pets\nAuthorization: Bearer a b" + body, refused);
    row("empty key", "POST /pets\nX-Key:" + body, refused);
}

void TestRequestChecker::reports()
{
    QFETCH(QByteArray, request);
    QFETCH(QStringList, expected);
    RequestChecker checker(support::describedApi(CheckedApi));
    const Request sent(request);
    const auto match = checker.operations().find(sent.head.method, pathOf(sent.head));
    QVERIFY(match && match->operation >= 0);
    QStringList found;
    for (const conformance::RequestFinding &finding : checker.check(*match, sent.head, sent.body)) {
        QString text = QString::fromUtf8(conformance::locationOf(finding.part)) + u' ';
        for (const QString &part : {QString::fromUtf8(finding.name), finding.instance.toString()})
            text += part.isEmpty() ? QString() : part + u' ';
        found.append(text + u": "_qs + messages::requestFindingText(finding));
    }
    QCOMPARE(found.size(), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i)
        QVERIFY2(found.at(i).startsWith(expected.at(i)), qPrintable(found.at(i)));
}

void TestRequestChecker::readsEachStyle_data()
{
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("value");
    struct Place {
        const char *in;
        std::initializer_list<const char *> styles;
    };
    const Place places[] = {{"path", {"simple", "label", "matrix"}},
                            {"query", {"form", "spaceDelimited", "pipeDelimited", "deepObject"}},
                            {"header", {"simple"}},
                            {"cookie", {"form"}}};
    const char *schemas[][2] = {
        {"{type: string}", R"("blue ;/?:@&=+$,%")"},
        {"{type: integer}", "-12"},
        {"{type: boolean}", "true"},
        {"{type: [number, 'null']}", "1.5"},
        {"{type: array, items: {type: string}}", R"(["blue", "bl,ck", "100%"])"},
        {"{type: array, items: {type: integer}}", "[1, 2, 3]"},
        {"{type: object, properties: {R: {type: integer}, G: {type: string}}}", R"({"R": 100, "G": "2/0"})"},
        {"{allOf: [{type: object, properties: {R: {type: boolean}}}]}", R"({"R": true})"},
        {"{allOf: [{type: object, additionalProperties: {type: integer}}]}", R"({"R": 5})"},
    };
    for (const Place &place : places) {
        for (const char *style : place.styles) {
            for (const bool isExploded : {false, true}) {
                for (const auto &schema : schemas) {
                    // In a header field, a comma is between items.
                    if (QByteArrayView(place.in) == "header" && QByteArrayView(schema[1]).contains("bl,ck"))
                        continue;
                    // Which cookies are members that no property describes is not to be seen.
                    if (QByteArrayView(place.in) == "cookie" && isExploded &&
                        QByteArrayView(schema[0]).contains("additional"))
                        continue;
                    const QByteArray name = QByteArray(place.in) + ' ' + style + (isExploded ? "* " : " ") + schema[1];
                    QTest::newRow(name.constData())
                        << QByteArray("name: color, required: true, in: ") + place.in + ", style: " + style +
                               ", explode: " + (isExploded ? "true" : "false") + ", schema: " + schema[0]
                        << QByteArray(schema[1]);
                }
            }
        }
    }
}

/** What the builder of requests writes is read as the same value, where the specification defines the style. */
void TestRequestChecker::readsEachStyle()
{
    QFETCH(QByteArray, parameter);
    QFETCH(QByteArray, value);
    const auto api = support::describedApi(support::apiWithParameter(parameter, "/p/{color}/q", "3.1.0"));
    const QList<openapi::PathItem> items = api->pathItems();
    requests::Choices choices;
    const QByteArray in = parameter.split(',').at(2).split(':').at(1).trimmed();
    const auto chosen = Value::fromJson(value);
    QVERIFY(chosen);
    choices.parameters.insert({in, "color"}, *chosen);
    const requests::BuiltRequest request = requests::RequestBuilder(api).build(
        items.first(), items.first().operations.first(), choices);
    for (const requests::Finding &finding : request.findings) {
        if (finding.kind == requests::FindingKind::StyleNotDefined)
            return; // Nothing to read: the specification does not say how it is written.
    }
    RequestChecker checker(api);
    const http::RequestHead head = request.head();
    const auto match = checker.operations().find(head.method, request.path);
    QVERIFY2(match, request.path.constData());
    const QList<conformance::RequestFinding> findings = checker.check(*match, head, {});
    // The name in the path has no parameter unless it is in the path.
    QVERIFY2(findings.isEmpty(),
             qPrintable(QString::fromUtf8(request.target()) + u' ' + messages::requestFindingText(findings.value(0))));
    const QList<conformance::ReceivedValue> values = checker.valuesOf(*match, head, {});
    QCOMPARE(values.size(), 1);
    QCOMPARE(values.first().value.toJson(), chosen->toJson());
}

GATEWRIGHT_TEST(TestRequestChecker, void)
#include "testrequestchecker.moc"
