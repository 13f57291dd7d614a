#include "testprogram.h"
#include "writtenexchanges.h"

#include <QTest>

using exchangecheck::ExchangeChecker;

/** Bodies that are no JSON: forms with Encoding Objects, parts, sequences and events, as OpenAPI 3.0.4, 3.1.1 and 3.2.1
 * define them. */
class TestExchangeBodies final : public QObject
{
    Q_OBJECT

private slots:
    void readsForms_data();
    void readsForms();
    void readsParts_data();
    void readsParts();
    void readsSequences_data();
    void readsSequences();
};

namespace {

/** What does not fit in a POST request with a body, as severity, part, name and place in the value. */
QStringList bodyFindings(const QByteArray &version, const QByteArray &content, const QByteArray &mediaType,
                         const QByteArray &body)
{
    const QByteArray api = "openapi: " + version +
                           "\ninfo: {title: T, version: '1'}\nservers: [{url: 'http://h'}]\npaths:\n  /p:\n    post:\n"
                           "      requestBody: {content: {" +
                           QByteArray(content).replace('\n', ' ') +
                           "}}\n      responses: {default: {description: d}}\n";
    ExchangeChecker checker(support::describedText(api));
    const support::WrittenExchange exchange("POST http://h/p\nContent-Type: " + mediaType + "\n\n" + body +
                                            "\n---\n200");
    QStringList lines;
    for (const exchangecheck::ExchangeFinding &finding : checker.check(exchange.url, exchange.exchange).findings) {
        lines.append(QStringList{support::severityText(finding.severity), exchangecheck::nameOf(finding.part),
                                 QString::fromUtf8(finding.name), finding.instance.toString()}
                         .join(u' '));
    }
    lines.sort();
    return lines;
}

const QByteArray FormContent = R"('application/x-www-form-urlencoded': {schema: {type: object, required: [id],
  additionalProperties: false, properties: {
    id: {type: string}, count: {type: integer}, address: {type: object, required: [city], properties: {city: {}, zip: {type: integer}}},
    tags: {type: array, items: {type: integer}, maxItems: 3}, comma: {type: array, items: {type: integer}},
    pipe: {type: array, items: {type: string}, maxItems: 2}, deep: {type: object, properties: {n: {type: integer},
      l: {type: array, items: {type: boolean}}}, additionalProperties: false},
    spread: {type: object, properties: {x: {type: integer}, y: {type: integer}}}, either: {oneOf: [{type: integer},
      {type: array, items: {type: integer}}]}, raw: {type: string}, coded: {type: object, properties: {a: {type: integer}}},
    list: {type: array, items: {type: object, properties: {a: {type: integer}}}}}},
  encoding: {comma: {style: form, explode: false}, pipe: {style: pipeDelimited}, deep: {style: deepObject, explode: true},
    spread: {style: form}, raw: {allowReserved: true}, coded: {contentType: application/json}}})";

const QByteArray PartsContent =
    R"(multipart/form-data: {schema: {type: object, required: [id], additionalProperties: false,
  properties: {id: {type: string}, count: {type: integer}, address: {type: object, properties: {zip: {type: integer}}},
    people: {type: array, items: {type: object, properties: {age: {type: integer}}}}, photo: {type: string, minLength: 3},
    xml: {type: object, properties: {n: {type: integer}}}, csv: {type: array, items: {type: integer}}}},
  encoding: {photo: {contentType: 'image/png, image/jpeg'}, xml: {contentType: application/xml},
    csv: {style: form, explode: false}}})";

/** A part of a body with the boundary `b`. */
QByteArray part(const QByteArray &name, const QByteArray &type, const QByteArray &content)
{
    return "--b\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n" +
           (type.isEmpty() ? QByteArray() : "Content-Type: " + type + "\r\n") + "\r\n" + content + "\r\n";
}

} // namespace

void TestExchangeBodies::readsForms_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &body, const QStringList &expected = {}) {
        QTest::newRow(name) << body << expected;
    };
    row("texts", "id=5&count=7");
    row("no number", "id=5&count=x", {u"error body  /count"_qs});
    row("required", "count=7", {u"error body  "_qs});
    row("unknown", "id=5&other=1", {u"error body  /other"_qs});
    row("an object is JSON", "id=a&address=%7B%22city%22%3A%22x+y%22%2C%22zip%22%3A5%7D");
    row("a member of JSON", "id=a&address=%7B%22city%22%3A1%2C%22zip%22%3A%22x%22%7D",
        {u"error body  /address/zip"_qs});
    row("no JSON", "id=a&address=x", {u"error body  /address"_qs});
    row("a list", "id=a&tags=1&tags=2");
    row("an item", "id=a&tags=1&tags=x", {u"error body  /tags/1"_qs});
    row("too many items", "id=a&tags=1&tags=2&tags=3&tags=4", {u"error body  /tags"_qs});
    row("a name twice", "id=a&count=1&count=2", {u"error body  /count"_qs});
    row("commas", "id=a&comma=1,2,3");
    row("an encoded comma is data", "id=a&comma=1%2C2", {u"error body  /comma/0"_qs});
    row("pipes", "id=a&pipe=x%7Cy");
    row("too many pipes", "id=a&pipe=x|y|z", {u"error body  /pipe"_qs});
    row("deep", "id=a&deep%5Bn%5D=1&deep[l][]=true&deep[l][]=false");
    row("a deep member", "id=a&deep[n]=x", {u"error body  /deep/n"_qs});
    row("an unknown deep member", "id=a&deep[z]=x", {u"error body  /deep/z"_qs});
    row("spread", "id=a&x=1&y=2");
    row("a spread member", "id=a&x=1&y=z", {u"error body  /spread/y"_qs});
    row("one of two shapes", "id=a&either=1");
    row("the other of two shapes", "id=a&either=1&either=2");
    row("reserved characters", "id=a&raw=a/b?c:d");
    row("JSON by its media type", "id=a&coded=%7B%22a%22%3A%22x%22%7D", {u"error body  /coded/a"_qs});
    row("a list of objects", "id=a&list=%7B%22a%22%3A1%7D&list=%7B%22a%22%3A%22x%22%7D", {u"error body  /list/1/a"_qs});
}

void TestExchangeBodies::readsForms()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QStringList, expected);
    for (const char *version : {"3.0.4", "3.1.1", "3.2.0"})
        QCOMPARE(bodyFindings(version, FormContent, "application/x-www-form-urlencoded", body), expected);
}

void TestExchangeBodies::readsParts_data()
{
    QTest::addColumn<QByteArray>("parts");
    QTest::addColumn<QStringList>("expected");
    const QByteArray id = part("id", {}, "a");
    const auto row = [&id](const char *name, const QByteArray &parts, const QStringList &expected = {}) {
        QTest::newRow(name) << QByteArray(id + parts) << expected;
    };
    row("texts", part("count", "text/plain", "7"));
    row("no number", part("count", {}, "x"), {u"error body  /count"_qs});
    row("unknown", part("other", {}, "x"), {u"error body  /other"_qs});
    row("an object is JSON", part("address", {}, R"({"zip":5})"));
    row("a member", part("address", "application/json", R"({"zip":"x"})"), {u"error body  /address/zip"_qs});
    row("objects", part("people", {}, R"({"age":5})") + part("people", "application/json", R"({"age":"x"})"),
        {u"error body  /people/1/age"_qs});
    row("an image", part("photo", "image/png", "\xff\xfe\xfd"));
    row("a short image", part("photo", "image/jpeg", "\xff\xfe"), {u"error body  /photo"_qs});
    row("another image", part("photo", "image/gif", "abc"), {u"error media-type image/gif /photo"_qs});
    row("XML", part("xml", {}, "<xml><n>5</n></xml>"));
    row("an element", part("xml", "application/xml", "<xml><n>x</n></xml>"), {u"error body  /xml/n"_qs});
    row("JSON for XML", part("xml", "application/json", "{}"), {u"error media-type application/json /xml"_qs});
    row("commas", part("csv", {}, "1,2,3"));
    row("an item", part("csv", {}, "1,x"), {u"error body  /csv/1"_qs});
}

void TestExchangeBodies::readsParts()
{
    QFETCH(const QByteArray, parts);
    QFETCH(const QStringList, expected);
    for (const char *version : {"3.0.4", "3.1.1", "3.2.0"})
        QCOMPARE(bodyFindings(version, PartsContent, "multipart/form-data; boundary=b", parts + "--b--\r\n"), expected);
}

void TestExchangeBodies::readsSequences_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("mediaType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &content, const QByteArray &mediaType,
                        const QByteArray &body, const QStringList &expected = {}) {
        QTest::newRow(name) << content << mediaType << body << expected;
    };
    const QByteArray item = "itemSchema: {type: object, required: [n], properties: {n: {type: integer}}}";
    const QByteArray list = "schema: {type: array, maxItems: 2, items: {type: integer}}";
    const QByteArray lines = "application/x-ndjson";
    row("lines", lines + ": {" + item + '}', lines, "{\"n\":1}\n\n{\"n\":2}\n");
    row("a line", lines + ": {" + item + '}', lines, "{\"n\":1}\n{\"n\":\"x\"}\n", {u"error body  /1/n"_qs});
    row("a line that is not JSON", lines + ": {" + item + '}', lines, "{\"n\":1}\n{", {u"error body JSON "_qs});
    row("all lines", lines + ": {" + list + '}', lines, "1\n2\n3\n", {u"error body  "_qs});
    row("both schemas", lines + ": {" + list + ", itemSchema: {maximum: 1}}", lines, "1\n2\n", {u"error body  /1"_qs});
    row("JSON Lines", "application/jsonl: {" + list + '}', "application/jsonl", "1\r\n\"x\"\r\n",
        {u"error body  /1"_qs});
    row("a JSON sequence", "application/json-seq: {" + item + '}', "application/json-seq",
        "\x1e{\n\"n\": 1}\n\x1e{\n\"n\": true}\n", {u"error body  /1/n"_qs});
    row("a suffix", "application/geo+json-seq: {" + list + '}', "application/geo+json-seq",
        "\x1e"
        "1\n\x1e"
        "2\n");
    const QByteArray events =
        "text/event-stream: {itemSchema: {type: object, required: [event], properties: {data: {type: "
        "string}, event: {enum: [a, b]}, retry: {type: integer, minimum: 4}, id: {type: string}}, "
        "additionalProperties: false}}";
    row("events", events, "text/event-stream",
        "event: a\ndata: one\ndata: two\nretry: 5\nother: x\n\n: comment\n\nevent:b\nid\ndata\n\nevent: c\ndata: cut");
    row("the type of an event", events, "text/event-stream", "event: a\ndata: 1\n\nevent: z\ndata: 2\n\n",
        {u"error body  /1/event"_qs});
    row("no type", events, "text/event-stream; charset=utf-8", "data: 1\r\n\r\n", {u"error body  /0"_qs});
    row("a number", events, "text/event-stream", "event: a\nretry: 0003\ndata: 1\n\n", {u"error body  /0/retry"_qs});
    const QByteArray mixed =
        "multipart/mixed: {schema: {type: array, prefixItems: [{type: object, properties: {n: {type: "
        "integer}}}, {}]}, prefixEncoding: [{}, {contentType: image/*}]}";
    const QByteArray first = "--b\r\nContent-Type: application/json\r\n\r\n{\"n\":1}\r\n";
    row("parts by position", mixed, "multipart/mixed; boundary=b",
        first + "--b\r\nContent-Type: image/png\r\n\r\n\xff\r\n--b--");
    row("a part", mixed, "multipart/mixed; boundary=b", "--b\r\n\r\n{\"n\":\"x\"}\r\n--b--", {u"error body  /0/n"_qs});
    row("the media type of a part", mixed, "multipart/mixed; boundary=b",
        first + "--b\r\nContent-Type: text/html\r\n\r\nx\r\n--b--", {u"error media-type text/html /1"_qs});
    row("streamed parts",
        "multipart/mixed: {itemSchema: {type: object, required: [n]}, itemEncoding: {contentType: "
        "application/json}}",
        "multipart/mixed; boundary=b", first + "--b\r\n\r\n{}\r\n--b--", {u"error body  /1"_qs});
}

void TestExchangeBodies::readsSequences()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QByteArray, mediaType);
    QFETCH(const QByteArray, body);
    QFETCH(const QStringList, expected);
    QCOMPARE(bodyFindings("3.2.0", content, mediaType, body), expected);
}

GATEWRIGHT_TEST(TestExchangeBodies, QCoreApplication)
#include "testexchangebodies.moc"
