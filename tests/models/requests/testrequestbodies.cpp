#include "requestsamples.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using requests::BuiltRequest;
using requests::Choices;
using requests::FindingKind;
using support::apiWithBody;
using support::firstBuilt;

/** Bodies of requests in each media type. */
class TestRequestBodies final : public QObject
{
    Q_OBJECT

private slots:
    void writesEachMediaType_data();
    void writesEachMediaType();
    void writesXml_data();
    void writesXml();
    void writesMultipart();
    void findsAnUnusedBoundaryInOnePass();
    void writesPartsByPosition();
    void sendsSampleBytesForAFile();
    void saysThatNoValueFits();
    void sendsChosenFiles();
    void sendsWhatTheUserWrote();
    void choosesMediaTypeAndExample();
    void leavesOutReadOnlyProperties();
    void endsRecursion();
    void reportsWhatDoesNotFit();
    void reportsALargeBody();
};

namespace {

bool found(const BuiltRequest &request, FindingKind kind)
{
    return std::any_of(request.findings.begin(), request.findings.end(),
                       [kind](const requests::Finding &finding) { return finding.kind == kind; });
}

} // namespace

void TestRequestBodies::writesEachMediaType_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const char *content, const char *contentType, const char *body) {
        QTest::newRow(name) << QByteArray(content) << QByteArray(contentType) << QByteArray(body);
    };
    row("JSON", "{application/json: {example: {a: [1, null, 'x'], b: 1.50}}}", "application/json",
        R"({"a":[1,null,"x"],"b":1.50})");
    row("JSON with parameters", "{'application/vnd.x+json; v=1': {schema: {const: 1}}}", "application/vnd.x+json; v=1",
        "1");
    row("JSON that is written as a text", R"({application/json: {schema: {type: object}, example: '{"a": 1}'}})",
        "application/json", R"({"a":1})");
    row("a text in JSON", R"({application/json: {schema: {type: string}, example: '{"a": 1}'}})", "application/json",
        R"("{\"a\": 1}")");
    row("exact text", "{application/json: {examples: {a: {dataValue: {a: 1}, serializedValue: '{ \"a\": 1 }'}}}}",
        "application/json", R"({ "a": 1 })");
    row("by the schema",
        "{application/json: {schema: {type: object, required: [n], properties: {n: {type: integer, const: 7}}}}}",
        "application/json", R"({"n":7})");
    row("lines", "{application/jsonl: {itemSchema: {const: {a: 1}}}}", "application/jsonl", "{\"a\":1}\n");
    row("a sequence", "{application/json-seq: {example: [1, 2]}}", "application/json-seq",
        "\x1e"
        "1\n\x1e"
        "2\n");
    row("text", "{text/plain: {example: 'a b'}}", "text/plain", "a b");
    row("text of a number", "{text/plain: {example: 1.50}}", "text/plain", "1.50");
    row("bytes", "{application/octet-stream: {schema: {const: 'b'}}}", "application/octet-stream", "b");
    row("any type", "{'*/*': {example: {a: 1}}}", "application/json", R"({"a":1})");
    row("any type of text", "{'text/*': {example: 'a'}}", "text/plain", "a");
    row("any image", "{'image/*': {example: 'a'}}", "image/png", "a");
    row("any of a text", "{'*/*': {schema: {const: 'a'}}}", "application/octet-stream", "a");
    // The example of the specification for forms whose fields are media types.
    row("form",
        "{application/x-www-form-urlencoded: {example: {id: 'f81d4fae', address: {streetAddress: '123 Example Dr.', "
        "zip: '99999+1234'}}}}",
        "application/x-www-form-urlencoded",
        "id=f81d4fae&address=%7B%22streetAddress%22%3A%22123+Example+Dr.%22%2C%22zip%22%3A%2299999%2B1234%22%7D");
    row("form with a list",
        "{application/x-www-form-urlencoded: {example: {a: [1, null, 'x~*y'], n: null, e: [], t: true}}}",
        "application/x-www-form-urlencoded", "a=1&a=x%7E*y&t=true");
    row("form with styles",
        "{application/x-www-form-urlencoded: {example: {a: [1, 'x y'], b: {c: 1, d: '&'}, e: ['1', '2'], f: 'a/b c', "
        "g: [1, 2]}, encoding: {a: {explode: false}, b: {style: deepObject, explode: true}, e: {style: pipeDelimited}, "
        "f: {allowReserved: true}, g: {style: form}}}}",
        "application/x-www-form-urlencoded", "a=1,x%20y&b%5Bc%5D=1&b%5Bd%5D=%26&e=1%7C2&f=a/b%20c&g=1&g=2");
    row("form with a content type",
        "{application/x-www-form-urlencoded: {example: {a: {b: 'x'}}, encoding: {a: {contentType: application/json}}}}",
        "application/x-www-form-urlencoded", "a=%7B%22b%22%3A%22x%22%7D");
    row("form of a text", "{application/x-www-form-urlencoded: {example: 'a=b&c=d+e'}}",
        "application/x-www-form-urlencoded", "a=b&c=d+e");
}

void TestRequestBodies::writesEachMediaType()
{
    QFETCH(const QByteArray, content);
    const BuiltRequest request = firstBuilt(apiWithBody(content, "3.2.0"));
    QTEST(request.body, "body");
    QTEST(request.contentType, "contentType");
    QCOMPARE(request.headers.first("Content-Type"), request.contentType);
    QVERIFY(request.hasBody);
    QVERIFY(!found(request, FindingKind::Missing));
}

void TestRequestBodies::writesXml_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("xml");
    const auto row = [](const char *name, const char *schema, const char *json, const char *xml) {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(json) << QByteArray(xml);
    };
    // The examples of the specification's XML Object.
    row("no name", "{type: object, properties: {animals: {type: string}}}", R"({"animals": "a"})",
        "<Pet><animals>a</animals></Pet>");
    row("name", "{type: object, properties: {animals: {type: string, xml: {name: animal}}}}", R"({"animals": "a"})",
        "<Pet><animal>a</animal></Pet>");
    row("attribute, prefix and namespace",
        "{type: object, properties: {id: {type: integer, xml: {attribute: true}}, name: {type: string, xml: {namespace: "
        "'https://example.com/schema/sample', prefix: sample}}}}",
        R"({"id": 123, "name": "example"})",
        R"(<Pet id="123"><sample:name xmlns:sample="https://example.com/schema/sample">example</sample:name></Pet>)");
    row("a list", "{type: object, properties: {animals: {type: array, items: {type: string}}}}",
        R"({"animals": ["a", "b"]})", "<Pet><animals>a</animals><animals>b</animals></Pet>");
    row("a list with a name of its items",
        "{type: object, properties: {animals: {type: array, items: {type: string, xml: {name: animal}}}}}",
        R"({"animals": ["a", "b"]})", "<Pet><animal>a</animal><animal>b</animal></Pet>");
    row("the name of a list has no effect",
        "{type: object, properties: {animals: {type: array, xml: {name: aliens}, items: {type: string, xml: {name: "
        "animal}}}}}",
        R"({"animals": ["a", "b"]})", "<Pet><animal>a</animal><animal>b</animal></Pet>");
    row("wrapped", "{type: object, properties: {animals: {type: array, xml: {wrapped: true}, items: {type: string}}}}",
        R"({"animals": ["a", "b"]})", "<Pet><animals><animals>a</animals><animals>b</animals></animals></Pet>");
    row("wrapped with both names",
        "{type: object, properties: {animals: {type: array, xml: {name: aliens, wrapped: true}, items: {type: string, "
        "xml: {name: animal}}}}}",
        R"({"animals": ["a", "b"]})", "<Pet><aliens><animal>a</animal><animal>b</animal></aliens></Pet>");
    row("wrapped with a name of its own",
        "{type: object, properties: {animals: {type: array, xml: {name: aliens, wrapped: true}, items: {type: "
        "string}}}}",
        R"({"animals": ["a", "b"]})", "<Pet><aliens><aliens>a</aliens><aliens>b</aliens></aliens></Pet>");
    row("names of the root", "{type: object, xml: {name: animal, prefix: a, namespace: 'urn:a'}}", R"({"x": 1})",
        R"(<a:animal xmlns:a="urn:a"><x>1</x></a:animal>)");
    row("a list as the root", "{type: array, items: {type: string, xml: {name: animal}}}", R"(["a", "b"])",
        "<Pet><animal>a</animal><animal>b</animal></Pet>");
    row("through allOf", "{allOf: [{$ref: '#/components/schemas/Base'}]}", R"({"id": 1})", R"(<Pet id="1"/>)");
    row("escapes", "{properties: {a: {xml: {attribute: true}}}}", R"({"a": "<\"&\n", "b": "<\"&>\u0001"})",
        "<Pet a=\"&lt;&quot;&amp;&#10;\"><b>&lt;\"&amp;&gt;</b></Pet>");
    // OpenAPI 3.2.
    row("types of nodes",
        "{type: object, properties: {a: {xml: {nodeType: attribute}}, t: {xml: {nodeType: text}}, c: {xml: {nodeType: "
        "cdata}}, n: {xml: {nodeType: none}}}}",
        R"({"a": "1", "t": "<x>", "c": "a]]>b", "n": {"in": 2}})",
        R"(<Pet a="1">&lt;x&gt;<![CDATA[a]]]]><![CDATA[>b]]><in>2</in></Pet>)");
    row("a list as an element",
        "{type: object, properties: {l: {type: array, xml: {nodeType: element}, items: {xml: {name: i}}}}}",
        R"({"l": [1, 2]})", "<Pet><l><i>1</i><i>2</i></l></Pet>");
    row("null", "{type: object}", R"({"a": null})",
        R"(<Pet><a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/></Pet>)");
    row("names that XML does not have", "{type: object}", R"({"a b": 1, "1": 2})", "<Pet><a_b>1</a_b><_1>2</_1></Pet>");
}

void TestRequestBodies::writesXml()
{
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, json);
    Choices choices;
    choices.body = *Value::fromJson(json);
    const QByteArray schemas = "{Pet: " + schema + ", Base: {properties: {id: {xml: {attribute: true}}}}}";
    const BuiltRequest request = firstBuilt(
        apiWithBody("{application/xml: {schema: {$ref: '#/components/schemas/Pet'}}}", "3.2.0", schemas), choices);
    QFETCH(const QByteArray, xml);
    QCOMPARE(request.body, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + xml + '\n');
}

void TestRequestBodies::writesMultipart()
{
    const QByteArray content =
        "{multipart/form-data: {schema: {type: object, properties: {id: {type: string}, address: {type: object}, "
        "icon: {type: string, contentMediaType: image/png, contentEncoding: base64}, raw: {type: string, format: binary}, "
        "tags: {type: array, items: {type: string}}, s: {type: array, items: {type: string}}}}, "
        "example: {id: 'x', address: {a: 1}, icon: 'QQ==', raw: 'bytes', tags: ['a', 'b'], s: ['c d', 'e'], 'q\"n': 1}, "
        "encoding: {icon: {contentType: 'image/*', headers: {X-A: {example: 5}, X-B: {schema: {const: 1}}, "
        "X-C: {required: true, schema: {const: [1, 2]}}, Content-Type: {example: text/html}}}, "
        "s: {style: spaceDelimited}}}}";
    const BuiltRequest request = firstBuilt(apiWithBody(content));
    QCOMPARE(request.contentType, QByteArray("multipart/form-data; boundary=gatewright-1"));
    const auto part = [](const QByteArray &head, const QByteArray &body) {
        return "--gatewright-1\r\nContent-Disposition: form-data; " + head + "\r\n\r\n" + body + "\r\n";
    };
    QCOMPARE(request.body,
             part("name=\"id\"\r\nContent-Type: text/plain", "x") +
                 part("name=\"address\"\r\nContent-Type: application/json", R"({"a":1})") +
                 part("name=\"icon\"; filename=\"icon\"\r\nContent-Type: image/png\r\n"
                      "Content-Transfer-Encoding: base64\r\nX-A: 5\r\nX-C: 1,2",
                      "QQ==") +
                 part("name=\"raw\"; filename=\"raw\"\r\nContent-Type: application/octet-stream", "bytes") +
                 part("name=\"tags\"\r\nContent-Type: text/plain", "a") +
                 part("name=\"tags\"\r\nContent-Type: text/plain", "b") + part("name=\"s\"", "c d e") +
                 part("name=\"q%22n\"\r\nContent-Type: text/plain", "1") + "--gatewright-1--\r\n");
    QVERIFY(found(request, FindingKind::NoFileChosen));
    Choices choices;
    choices.body = Value::object({{"a", Value::string(QByteArray("--gatewright-1\r\n"))}});
    QVERIFY(firstBuilt(apiWithBody(content), choices).contentType.endsWith("boundary=gatewright-2"));
}

/** A body can list boundaries, and one search for each of them would take hours. */
void TestRequestBodies::findsAnUnusedBoundaryInOnePass()
{
    constexpr int Listed = 200'000;
    QByteArray text = "gatewright-";
    for (int number = 1; number <= Listed; ++number)
        text += "gatewright-" + QByteArray::number(number) + '\n';
    Choices choices;
    choices.body = Value::object({{"a", Value::string(text)}});
    const BuiltRequest request = firstBuilt(apiWithBody("{multipart/form-data: {schema: {type: object}}}"), choices);
    QVERIFY(request.body.contains(text));
    QVERIFY2(request.contentType.endsWith("boundary=gatewright-200001"), request.contentType.constData());
}

void TestRequestBodies::writesPartsByPosition()
{
    const BuiltRequest request = firstBuilt(
        apiWithBody("{multipart/mixed: {itemSchema: {type: object}, prefixEncoding: [{contentType: text/csv}], "
                    "itemEncoding: {contentType: application/json}, example: ['a,b', {c: 1}]}}",
                    "3.2.0"));
    QCOMPARE(request.body, QByteArray("--gatewright-1\r\nContent-Type: text/csv\r\n\r\na,b\r\n"
                                      "--gatewright-1\r\nContent-Type: application/json\r\n\r\n{\"c\":1}\r\n"
                                      "--gatewright-1--\r\n"));
}

void TestRequestBodies::sendsSampleBytesForAFile()
{
    const QByteArray content = "{image/png: {schema: {type: string, format: binary}}}";
    const BuiltRequest request = firstBuilt(apiWithBody(content));
    QCOMPARE(request.contentType, QByteArray("image/png"));
    QVERIFY(!request.body.isEmpty());
    QVERIFY(found(request, FindingKind::NoFileChosen));
    Choices choices;
    choices.files.insert({}, {"w.png", {}, QByteArray()});
    const BuiltRequest empty = firstBuilt(apiWithBody(content), choices);
    QCOMPARE(empty.body, QByteArray());
    QVERIFY(!found(empty, FindingKind::NoFileChosen));
}

void TestRequestBodies::saysThatNoValueFits()
{
    const auto request = [](const QByteArray &schema) {
        return firstBuilt(apiWithBody("{application/json: {schema: " + schema + "}}"));
    };
    QVERIFY(found(request("{oneOf: [{type: object}, {type: object}]}"), FindingKind::NotValid));
    QVERIFY(!found(request("{oneOf: [{type: object}, {type: array}]}"), FindingKind::NotValid));
}

void TestRequestBodies::sendsChosenFiles()
{
    const QByteArray bytes("\0\xff\r\n", 4);
    Choices choices;
    choices.body = Value::object({{"file", Value::string(QByteArray("sample"))}});
    choices.files.insert("file", {"a\"b.bin", "image/gif", bytes});
    choices.files.insert("more", {"m", {}, "x"});
    const QByteArray content =
        "{multipart/form-data: {schema: {type: object, properties: {file: {type: string, format: "
        "binary}}}}, application/octet-stream: {}}";
    const BuiltRequest form = firstBuilt(apiWithBody(content), choices);
    QCOMPARE(form.body, "--gatewright-1\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a%22b.bin\"\r\n"
                        "Content-Type: image/gif\r\n\r\n" +
                            bytes +
                            "\r\n--gatewright-1\r\nContent-Disposition: form-data; name=\"more\"; filename=\"m\"\r\n"
                            "Content-Type: application/octet-stream\r\n\r\nx\r\n--gatewright-1--\r\n");
    QVERIFY(!found(form, FindingKind::NoFileChosen));
    Choices whole;
    whole.mediaType = "application/octet-stream";
    whole.files.insert({}, {"w", {}, bytes});
    QCOMPARE(firstBuilt(apiWithBody(content), whole).body, bytes);
}

void TestRequestBodies::sendsWhatTheUserWrote()
{
    const QByteArray yaml = apiWithBody("{application/json: {schema: {type: object}}}");
    Choices choices;
    choices.bodyText = "{ \"a\" : ";
    const BuiltRequest broken = firstBuilt(yaml, choices);
    QCOMPARE(broken.body, QByteArray("{ \"a\" : "));
    QCOMPARE(broken.bodySource, requests::ValueSource::Chosen);
    choices.bodyText = " [1]";
    const BuiltRequest other = firstBuilt(yaml, choices);
    QCOMPARE(other.body, QByteArray(" [1]"));
    QVERIFY(found(other, FindingKind::NotValid));
    choices.sendsBody = false;
    const BuiltRequest none = firstBuilt(yaml, choices);
    QVERIFY(!none.hasBody && none.body.isEmpty() && !none.headers.contains("Content-Type"));
    QVERIFY(found(none, FindingKind::Missing));
}

void TestRequestBodies::choosesMediaTypeAndExample()
{
    const QByteArray yaml = apiWithBody("{application/json: {examples: {a: {value: 1}, b: {value: 2}}}, "
                                        "text/plain: {examples: {a: {value: one}}}}");
    Choices choices;
    choices.example = "b";
    QCOMPARE(firstBuilt(yaml, choices).body, QByteArray("2"));
    choices.mediaType = "text/plain";
    QCOMPARE(firstBuilt(yaml, choices).body, QByteArray("one"));
    choices.mediaType = "application/pdf"; // The document does not have it.
    QCOMPARE(firstBuilt(yaml, choices).contentType, QByteArray("application/json"));
    choices.acceptedType = "application/json";
    QCOMPARE(firstBuilt(yaml, choices).headers.first("Accept"), QByteArray("application/json"));
}

void TestRequestBodies::leavesOutReadOnlyProperties()
{
    const BuiltRequest request = firstBuilt(
        apiWithBody("{application/json: {schema: {type: object, required: [id, n], properties: {id: {type: integer, "
                    "readOnly: true}, n: {const: 1}}}}}"));
    QCOMPARE(request.body, QByteArray(R"({"n":1})"));
    QVERIFY(request.findings.isEmpty());
}

void TestRequestBodies::endsRecursion()
{
    const QByteArray schemas =
        "{Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}, "
        "all: {type: array, items: {$ref: '#/components/schemas/Node'}}}}, "
        "Loop: {$ref: '#/components/schemas/Loop'}, "
        "Wide: {allOf: [{$ref: '#/components/schemas/Wide'}, {$ref: '#/components/schemas/Wide'}]}}";
    for (const char *type :
         {"application/json", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded"}) {
        for (const char *name : {"Node", "Loop", "Wide"}) {
            Choices choices;
            choices.body = Value::object({{"a", Value::integer(1)}, {"next", Value::object({{"b", Value::array()}})}});
            const QByteArray yaml = apiWithBody("{" + QByteArray(type) + ": {schema: {$ref: '#/components/schemas/" +
                                                    QByteArray(name) + "'}}}",
                                                "3.1.0", schemas);
            QCOMPARE(firstBuilt(yaml, choices).hasBody, true);
            QCOMPARE(firstBuilt(yaml).hasBody, true);
        }
    }
}

void TestRequestBodies::reportsWhatDoesNotFit()
{
    const BuiltRequest request = firstBuilt(
        apiWithBody("{application/json: {schema: {type: object, properties: {n: {type: integer}}}, example: {n: x}}}"));
    QCOMPARE(request.body, QByteArray(R"({"n":"x"})"));
    QCOMPARE(request.findings.size(), 1);
    QCOMPARE(request.findings.first().kind, FindingKind::NotValid);
    QCOMPARE(request.findings.first().instance, document::Pointer{"n"});
    QCOMPARE(request.findings.first().schema->keyword, u"type"_qs);
    QVERIFY(found(firstBuilt(apiWithBody("{}")), FindingKind::UnknownMediaType));
    const BuiltRequest named = firstBuilt(apiWithBody("{json: {example: {a: 1}}}"));
    QVERIFY(found(named, FindingKind::UnknownMediaType));
    QCOMPARE(named.contentType, QByteArray("application/json"));
}

void TestRequestBodies::reportsALargeBody()
{
    Choices choices;
    choices.body = Value::string(QByteArray(17 * 1024 * 1024, 'x'));
    const BuiltRequest request = firstBuilt(apiWithBody("{text/plain: {}}"), choices);
    QVERIFY(request.body.isEmpty());
    QVERIFY(found(request, FindingKind::TooLarge));
}

GATEWRIGHT_TEST(TestRequestBodies, QCoreApplication)
#include "testrequestbodies.moc"
