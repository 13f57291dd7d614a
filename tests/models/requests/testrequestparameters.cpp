#include "requestlimits.h"
#include "requestsamples.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using requests::BuiltRequest;
using requests::Choices;
using requests::FindingKind;
using support::apiWithParameter;
using support::firstBuilt;

/** Parameters in requests, as the specification's table of styles has them. */
class TestRequestParameters final : public QObject
{
    Q_OBJECT

private slots:
    void writesTheTable_data();
    void writesTheTable();
    void writesWhatIsNotInTheTable_data();
    void writesWhatIsNotInTheTable();
    void encodesEachPlace_data();
    void encodesEachPlace();
    void takesValuesInOrder_data();
    void takesValuesInOrder();
    void reportsWhatDoesNotFit_data();
    void reportsWhatDoesNotFit();
    void mergesParametersOfThePathItem();
    void leavesOutAndAdds();
    void sendsNothingThatBreaksTheHead();
    void fillsEveryName();
    void takesNoCredentialFromTheDocument();
    void choosesARequirement();
    void followsReferencesOfOtherDocuments();
    void boundsTheValuesThatItMakes();
};

namespace {

constexpr const char *TableValues[] = {
    R"("")", R"("blue")", R"(["blue", "black", "brown"])", R"({"R": 100, "G": 200, "B": 150})", "[]", "{}", "null"};

Value jsonValue(const QByteArray &json)
{
    const auto value = Value::fromJson(json);
    Q_ASSERT(value);
    return *value;
}

/** The part of the request with the parameter `color`: what comes after `/p/`, the query, or the value of the field. */
QByteArray partOf(const BuiltRequest &request, const QByteArray &in)
{
    if (in == "path")
        return request.path.mid(3);
    if (in == "header")
        return request.headers.first("color").value_or(QByteArray("-"));
    return in == "cookie" ? request.headers.first("Cookie").value_or(QByteArray()) : request.query;
}

BuiltRequest builtWith(const QByteArray &in, const QByteArray &parameter, const Value &value)
{
    Choices choices;
    choices.parameters.insert({in, "color"}, value);
    const QByteArray path = in == "path" ? "/p/{color}" : "/p";
    return firstBuilt(apiWithParameter("name: color, in: " + in + ", " + parameter, path), choices);
}

bool hasFinding(const BuiltRequest &request, FindingKind kind)
{
    return std::any_of(request.findings.begin(), request.findings.end(),
                       [kind](const requests::Finding &finding) { return finding.kind == kind; });
}

} // namespace

void TestRequestParameters::writesTheTable_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArrayList>("expected"); // Of TableValues, as far as the table has them.
    const auto row = [](const char *in, const char *style, bool isExploded, const QByteArrayList &expected) {
        const QByteArray parameter = "style: " + QByteArray(style) + ", explode: " + (isExploded ? "true" : "false") +
                                     ", schema: {}";
        QTest::addRow("%s %s%s", in, style, isExploded ? " exploded" : "") << QByteArray(in) << parameter << expected;
    };
    // A path parameter without a value leaves "value" in the path, with a finding.
    row("path", "matrix", false,
        {";color", ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150", "value", "value", "value"});
    row("path", "matrix", true,
        {";color", ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150", "value", "value",
         "value"});
    row("path", "label", false, {".", ".blue", ".blue,black,brown", ".R,100,G,200,B,150", "value", "value", "value"});
    row("path", "label", true, {".", ".blue", ".blue.black.brown", ".R=100.G=200.B=150", "value", "value", "value"});
    row("path", "simple", false, {"", "blue", "blue,black,brown", "R,100,G,200,B,150", "value", "value", "value"});
    row("path", "simple", true, {"", "blue", "blue,black,brown", "R=100,G=200,B=150", "value", "value", "value"});
    row("query", "form", false,
        {"color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150", "", "", ""});
    row("query", "form", true,
        {"color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150", "", "", ""});
    row("header", "simple", false, {"", "blue", "blue,black,brown", "R,100,G,200,B,150", "-", "-", "-"});
    row("header", "simple", true, {"", "blue", "blue,black,brown", "R=100,G=200,B=150", "-", "-", "-"});
    row("cookie", "form", false,
        {"color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150", "", "", ""});
    row("cookie", "form", true,
        {"color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150", "", "", ""});
    row("cookie", "cookie", false,
        {"color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150", "", "", ""});
    row("cookie", "cookie", true,
        {"color=", "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150", "", "", ""});
    // n/a: not in the table.
    row("query", "spaceDelimited", false,
        {"n/a", "n/a", "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150", "", "", ""});
    row("query", "spaceDelimited", true, {"n/a", "n/a", "n/a", "n/a", "", "", ""});
    row("query", "pipeDelimited", false,
        {"n/a", "n/a", "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150", "", "", ""});
    row("query", "pipeDelimited", true, {"n/a", "n/a", "n/a", "n/a", "", "", ""});
    row("query", "deepObject", true,
        {"n/a", "n/a", "n/a", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150", "", "", ""});
    row("query", "deepObject", false,
        {"n/a", "n/a", "n/a", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150", "", "", ""});
}

void TestRequestParameters::writesTheTable()
{
    QFETCH(const QByteArray, in);
    QFETCH(const QByteArray, parameter);
    QFETCH(const QByteArrayList, expected);
    QCOMPARE(expected.size(), qsizetype(std::size(TableValues)));
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const BuiltRequest request = builtWith(in, parameter, jsonValue(TableValues[i]));
        const bool isDefined = expected[i] != "n/a";
        QVERIFY2(hasFinding(request, FindingKind::StyleNotDefined) == !isDefined, TableValues[i]);
        const QByteArray part = partOf(request, in);
        if (isDefined)
            QVERIFY2(part == expected[i], (part + " for " + TableValues[i]).constData());
    }
}

void TestRequestParameters::writesWhatIsNotInTheTable_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *in, const char *parameter, const char *json, const char *text) {
        QTest::newRow(name) << QByteArray(in) << QByteArray(parameter) << QByteArray(json) << QByteArray(text);
    };
    // What the specification does not define is written as the nearest that it does.
    row("text, delimited", "query", "style: pipeDelimited", R"("a|b")", "color=a%7Cb");
    row("list, delimited and exploded", "query", "style: spaceDelimited, explode: true", R"(["a", "b"])",
        "color=a&color=b");
    row("text as deep object", "query", "style: deepObject", R"("a")", "color=a");
    row("list in a list", "query", "schema: {}", R"([["a"], 1])", "color=%5B%22a%22%5D&color=1");
    row("object in an object", "query", "style: deepObject, explode: true", R"({"a": {"b": 1}})",
        "a=%7B%22b%22%3A1%7D");
    row("a style of another place", "header", "style: form", R"("a")", "color=a");
    // An empty value only where it is allowed.
    row("null that is allowed", "query", "allowEmptyValue: true", "null", "color=");
    row("empty list that is allowed", "query", "allowEmptyValue: true", "[]", "color=");
    row("null in a list", "query", "schema: {}", R"(["a", null])", "color=a");
    // Media types instead of styles.
    row("JSON in a query", "query", "content: {application/json: {}}", R"({"a": [1, "x y"]})",
        "color=%7B%22a%22%3A%5B1%2C%22x%20y%22%5D%7D");
    row("JSON in a path", "path", "content: {application/json: {}}", R"(["a/b"])", "%5B%22a%2Fb%22%5D");
    row("JSON in a header", "header", "content: {application/json: {}}", R"({"a": 1})", R"({"a":1})");
    row("JSON in a cookie", "cookie", "content: {application/json: {}}", R"("a")", "color=%22a%22");
    row("an empty list in JSON", "query", "content: {application/json: {}}", "[]", "color=%5B%5D");
    row("text", "query", "content: {text/plain: {}}", R"("a b")", "color=a%20b");
    row("form as the query string", "querystring", "content: {application/x-www-form-urlencoded: {}}",
        R"({"a": 1, "b": ["x y", "z&"]})", "a=1&b=x+y&b=z%26");
    row("JSON as the query string", "querystring", "content: {application/json: {}}", R"({"a": 1})",
        "%7B%22a%22%3A1%7D");
}

void TestRequestParameters::writesWhatIsNotInTheTable()
{
    QFETCH(const QByteArray, in);
    QFETCH(const QByteArray, parameter);
    QFETCH(const QByteArray, json);
    QTEST(partOf(builtWith(in, parameter, jsonValue(json)), in), "expected");
}

void TestRequestParameters::encodesEachPlace_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *in, const char *parameter, const char *expected) {
        QTest::newRow(name) << QByteArray(in) << QByteArray(parameter) << QByteArray(expected);
    };
    const char *all = "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%2525%20%25z%C3%BC~-._%22%3C";
    row("path", "path", "schema: {}", all);
    row("path, reserved", "path", "allowReserved: true", ":%2F%3F%23%5B%5D@!$&'()*+,;=%25%20%25z%C3%BC~-._%22%3C");
    row("query", "query", "schema: {}", QByteArray("color=" + QByteArray(all)).constData());
    row("query, reserved", "query", "allowReserved: true", "color=:/?%23%5B%5D@!$&'()*+,;=%25%20%25z%C3%BC~-._%22%3C");
    row("header", "header", "schema: {}", ":/?#[]@!$&'()*+,;=%25 %zü~-._\"<");
    row("cookie", "cookie", "style: form", QByteArray("color=" + QByteArray(all)).constData());
    row("cookie style", "cookie", "style: cookie", "color=:/?#[]@!$&'()*+,;=%25 %zü~-._\"<");
}

void TestRequestParameters::encodesEachPlace()
{
    QFETCH(const QByteArray, in);
    QFETCH(const QByteArray, parameter);
    const Value value = Value::string(QByteArray(":/?#[]@!$&'()*+,;=%25 %zü~-._\"<"));
    QTEST(partOf(builtWith(in, parameter, value), in), "expected");
}

void TestRequestParameters::takesValuesInOrder_data()
{
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("source");
    using Source = requests::ValueSource;
    const auto row = [](const char *name, const char *parameter, const char *query, Source source) {
        QTest::newRow(name) << QByteArray(parameter) << QByteArray(query) << static_cast<int>(source);
    };
    row("example", "example: a, schema: {example: b, default: c}", "q=a", Source::Example);
    row("named examples", "examples: {first: {value: a}, second: {value: b}}, schema: {default: c}", "q=a",
        Source::Example);
    row("referenced example", "examples: {first: {$ref: '#/components/examples/e'}}", "q=from%20there",
        Source::Example);
    row("data", "examples: {first: {dataValue: [1, 2], serializedValue: 'x'}}", "q=1&q=2", Source::Example);
    row("an example on a server", "examples: {first: {externalValue: 'https://example.com/a'}}, schema: {default: c}",
        "q=c", Source::Default);
    row("example of the schema", "schema: {example: b, default: c}", "q=b", Source::SchemaExample);
    row("examples of the schema", "schema: {examples: [b], default: c}", "q=b", Source::SchemaExample);
    row("default", "schema: {default: c, enum: [d, c]}", "q=c", Source::Default);
    row("enum", "schema: {enum: [d, e]}", "q=d", Source::Enumeration);
    row("enum of another type", "schema: {type: string, enum: [1, 2]}", "q=1", Source::Enumeration);
    row("const", "schema: {const: k}", "q=k", Source::Constant);
    row("what does not fit is skipped", "schema: {type: integer, example: b, default: 7}", "q=7", Source::Default);
    row("referenced schema", "schema: {$ref: '#/components/schemas/S'}", "q=s", Source::Default);
    row("beside a reference", "schema: {$ref: '#/components/schemas/S', default: t}", "q=t", Source::Default);
    row("in content", "content: {application/json: {example: [1]}}", "q=%5B1%5D", Source::Example);
    row("a value by type", "schema: {type: integer, minimum: 3, maximum: 3}", "q=3", Source::Generated);
    row("no schema", "description: D", "q=value", Source::Generated);
}

void TestRequestParameters::takesValuesInOrder()
{
    QFETCH(const QByteArray, parameter);
    const QByteArray yaml = apiWithParameter("name: q, in: query, required: true, " + parameter) +
                            "components:\n  examples: {e: {value: from there}}\n"
                            "  schemas: {S: {type: string, default: s}}\n";
    const BuiltRequest request = firstBuilt(yaml);
    QTEST(request.query, "query");
    QTEST(static_cast<int>(request.parameters.first().source), "source");
    QCOMPARE(firstBuilt(yaml).target(), request.target());
}

void TestRequestParameters::reportsWhatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("kind"); // -1: nothing
    const auto row = [](const char *name, const char *parameter, const char *json, int kind) {
        QTest::newRow(name) << QByteArray(parameter) << QByteArray(json) << kind;
    };
    row("fits", "schema: {type: integer}", "3", -1);
    row("another type", "schema: {type: integer}", R"("x")", static_cast<int>(FindingKind::NotValid));
    row("out of bounds", "schema: {type: integer, maximum: 2}", "3", static_cast<int>(FindingKind::NotValid));
    row("null for a required parameter", "required: true, schema: {}", "null", static_cast<int>(FindingKind::Missing));
    row("an empty list for one", "required: true, schema: {}", "[]", static_cast<int>(FindingKind::Missing));
    row("in content", "content: {application/json: {schema: {type: object}}}", "[]",
        static_cast<int>(FindingKind::NotValid));
}

void TestRequestParameters::reportsWhatDoesNotFit()
{
    QFETCH(const QByteArray, parameter);
    QFETCH(const QByteArray, json);
    QFETCH(const int, kind);
    const BuiltRequest request = builtWith("query", parameter, jsonValue(json));
    QCOMPARE(request.findings.isEmpty(), kind < 0);
    if (kind < 0)
        return;
    QCOMPARE(static_cast<int>(request.findings.first().kind), kind);
    QCOMPARE(request.findings.first().parameter, (requests::ParameterKey{"query", "color"}));
    QCOMPARE(request.findings.first().schema.has_value(), kind == static_cast<int>(FindingKind::NotValid));
}

void TestRequestParameters::mergesParametersOfThePathItem()
{
    const BuiltRequest request = firstBuilt(
        "openapi: 3.1.0\npaths:\n  /a/{id}:\n    parameters:\n      - {name: id, in: path, example: outer}\n"
        "      - {name: page, in: query, example: 1}\n      - {name: id, in: query, example: other}\n"
        "    get:\n      parameters:\n        - {name: id, in: path, example: inner}\n      responses: {}\n");
    QCOMPARE(request.method, QByteArray("GET"));
    QCOMPARE(request.target("/shop/"), QByteArray("/shop/a/inner?page=1&id=other"));
}

void TestRequestParameters::leavesOutAndAdds()
{
    const QByteArray yaml = "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      parameters:\n"
                            "        - {name: r, in: query, required: true, schema: {enum: [x]}}\n"
                            "        - {name: e, in: query, example: y}\n"
                            "        - {name: o, in: query, schema: {enum: [z]}}\n      responses: {}\n";
    Choices choices;
    QCOMPARE(firstBuilt(yaml, choices).query, QByteArray("r=x&e=y"));
    choices.optional = requests::OptionalParameters::All;
    QCOMPARE(firstBuilt(yaml, choices).query, QByteArray("r=x&e=y&o=z"));
    choices.optional = requests::OptionalParameters::None;
    QCOMPARE(firstBuilt(yaml, choices).query, QByteArray("r=x"));
    choices.parameters.insert({"query", "o"}, Value::integer(5));
    QCOMPARE(firstBuilt(yaml, choices).query, QByteArray("r=x&o=5"));
    choices.leftOut.insert({"query", "r"});
    const BuiltRequest request = firstBuilt(yaml, choices);
    QCOMPARE(request.query, QByteArray("o=5"));
    QVERIFY(hasFinding(request, FindingKind::Missing));
}

void TestRequestParameters::sendsNothingThatBreaksTheHead()
{
    for (const char *parameter : {"name: color, in: header", "name: color, in: cookie, style: cookie"}) {
        const QByteArray in = QByteArray(parameter).contains("cookie") ? "cookie" : "header";
        Choices choices;
        choices.parameters.insert({in, "color"}, Value::string(QByteArray("a\r\nX-Other: b")));
        const BuiltRequest request = firstBuilt(apiWithParameter(parameter), choices);
        QVERIFY(request.headers.isEmpty());
        QVERIFY(hasFinding(request, FindingKind::NotSendable));
        QVERIFY(!request.parameters.first().isSent);
    }
    const BuiltRequest named = firstBuilt(apiWithParameter("name: 'a b', in: header, required: true, example: x"));
    QVERIFY(named.headers.isEmpty());
    // Other fields of the document describe these.
    for (const char *name : {"Accept", "content-type", "AUTHORIZATION"}) {
        const QByteArray parameter = "name: " + QByteArray(name) + ", in: header, required: true, example: x";
        QVERIFY(firstBuilt(apiWithParameter(parameter)).headers.isEmpty());
    }
}

void TestRequestParameters::fillsEveryName()
{
    const BuiltRequest request = firstBuilt(apiWithParameter("name: id, in: path, schema: {type: string, example: ''}",
                                                             "/a b/%20%/{id}/{other}/x{id}y/#?k=v w"));
    QCOMPARE(request.path, QByteArray("/a%20b/%20%25/value/value/xvaluey/%23"));
    QCOMPARE(request.query, QByteArray("k=v%20w"));
    QVERIFY(hasFinding(request, FindingKind::NotDeclared));
    QVERIFY(hasFinding(request, FindingKind::Missing));
    const BuiltRequest dots = firstBuilt(apiWithParameter("name: id, in: path, example: '..'", "/a/{id}"));
    QCOMPARE(dots.path, QByteArray("/a/%2E%2E"));
}

void TestRequestParameters::takesNoCredentialFromTheDocument()
{
    const QByteArray yaml = apiWithParameter("name: X-Key, in: header, required: true, example: a-real-key") +
                            "security: [{key: []}]\ncomponents:\n  securitySchemes:\n"
                            "    key: {type: apiKey, in: header, name: x-key}\n";
    const BuiltRequest request = firstBuilt(yaml);
    QVERIFY(request.headers.isEmpty());
    QCOMPARE(request.credentials,
             (QList<requests::CredentialPlace>{{"key", requests::CredentialPlace::In::Header, "x-key", {}, {}}}));
    Choices choices;
    choices.parameters.insert({"header", "X-Key"}, Value::string(QByteArray("mine")));
    QCOMPARE(firstBuilt(yaml, choices).headers.first("X-Key"), QByteArray("mine"));
}

void TestRequestParameters::choosesARequirement()
{
    using In = requests::CredentialPlace::In;
    const QByteArray yaml =
        apiWithParameter("name: q, in: query") +
        "security: [{unknown: []}, {basic: [], query: []}, {login: [a, b]}, {cert: []}, {digest: []},"
        " {cookie: []}]\ncomponents:\n  securitySchemes:\n    basic: {type: http, scheme: Basic}\n"
        "    query: {type: apiKey, in: query, name: k}\n    login: {type: oauth2, flows: {}}\n"
        "    cert: {type: mutualTLS}\n    digest: {type: http, scheme: Digest}\n"
        "    cookie: {type: apiKey, in: cookie, name: sid}\n";
    const BuiltRequest first = firstBuilt(yaml);
    QCOMPARE(first.requirement, std::optional<qsizetype>(1));
    QCOMPARE(first.credentials, (QList<requests::CredentialPlace>{{"basic", In::Header, "Authorization", "Basic ", {}},
                                                                  {"query", In::Query, "k", {}, {}}}));
    const auto chosen = [&yaml](qsizetype index) {
        Choices choices;
        choices.requirement = index;
        return firstBuilt(yaml, choices);
    };
    QVERIFY(hasFinding(chosen(0), FindingKind::UnknownScheme));
    QCOMPARE(first.alternatives.size(), 6);
    QCOMPARE(first.alternatives[1], first.credentials);
    QCOMPARE(chosen(5).alternatives, first.alternatives);
    QCOMPARE(chosen(2).credentials.first(),
             (requests::CredentialPlace{"login", In::Header, "Authorization", "Bearer ", {u"a"_qs, u"b"_qs}}));
    QCOMPARE(chosen(3).credentials.first().in, In::Certificate);
    QCOMPARE(chosen(4).credentials.first().prefix, QByteArray("Digest "));
    QCOMPARE(chosen(5).credentials.first(), (requests::CredentialPlace{"cookie", In::Cookie, "sid", {}, {}}));
}

void TestRequestParameters::followsReferencesOfOtherDocuments()
{
    const auto document = [](const char *address, const QByteArray &yaml) {
        return std::make_shared<const openapi::ReferencedDocument>(
            QString::fromLatin1(address), document::Snapshot::parse(yaml, document::Format::Yaml));
    };
    const auto entry = document("/f/api.yaml", "openapi: 3.1.0\npaths:\n  /a/{id}: {$ref: 'part.yaml#/item'}\n"
                                               "  /b: {$ref: 'absent.yaml#/item'}\n");
    const auto part = document("/f/part.yaml",
                               "item:\n  parameters: [{$ref: '#/id'}]\n  get:\n    parameters:\n"
                               "      - {name: gone, in: query, required: true, schema: {$ref: 'absent.yaml#/s'}}\n"
                               "    responses: {}\nid: {name: id, in: path, schema: {$ref: '#/kind'}}\n"
                               "kind: {type: string, enum: [there]}\n");
    const auto api = std::make_shared<const description::Description>(entry, openapi::DocumentSet({entry, part}));
    const openapi::PathItem item = api->pathItems().first();
    const BuiltRequest request = requests::RequestBuilder(api).build(item, item.operations.first());
    QCOMPARE(request.target(), QByteArray("/a/there?gone=value"));
}

void TestRequestParameters::boundsTheValuesThatItMakes()
{
    const QByteArray head = "openapi: 3.1.0\npaths:\n  /a:\n    get:\n      responses: {}\n      parameters:\n";
    const auto apiWith = [&head](int count) {
        QByteArray yaml = head;
        for (int i = 0; i < count; ++i)
            yaml += "        - {name: p" + QByteArray::number(i) +
                    ", in: query, required: true, schema: {type: integer, minimum: 5}}\n";
        return yaml;
    };
    const BuiltRequest all = firstBuilt(apiWith(requests::MaximumSamples));
    QVERIFY(all.findings.isEmpty());
    QVERIFY(all.query.endsWith("p199=5"));
    const BuiltRequest more = firstBuilt(apiWith(requests::MaximumSamples + 50));
    QVERIFY(hasFinding(more, FindingKind::TooLarge));
    QVERIFY(more.query.endsWith("p249=1")); // By its type.
}

GATEWRIGHT_TEST(TestRequestParameters, QCoreApplication)
#include "testrequestparameters.moc"
