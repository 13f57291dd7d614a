#include "exchangemessages.h"
#include "testprogram.h"
#include "writtenexchanges.h"

#include <QTest>

using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeResult;
using support::foundLines;
using support::WrittenExchange;

/** The rules by which exchanges are compared with a document. */
class TestExchangeChecker final : public QObject
{
    Q_OBJECT

private slots:
    void follows_data();
    void follows();
    void givesTheValuesOfFindings_data();
    void givesTheValuesOfFindings();
    void acceptsCredentialsOfTheGateway();
    void acceptsHeadersOfTheGateway();
    void leavesOutBodiesThatAreNotKnown_data();
    void leavesOutBodiesThatAreNotKnown();
    void countsBodiesThatCannotBeCompared_data();
    void countsBodiesThatCannotBeCompared();
    void countsXmlOverTheLimit();
    void acceptsAnUpgradeThatTheClientAskedFor();
    void hasOneFindingForEachPlace();
    void writesASentenceForEachFinding();
};

namespace {

const char ExchangeApi[] = R"(openapi: 3.1.0
info: {title: T, version: '1'}
servers: [{url: https://h/v1}]
security: []
paths:
  /pets:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer, minimum: 1}}
        - {name: tags, in: query, explode: false, schema: {type: array, items: {enum: [a, b]}}}
        - {name: f, in: query, style: deepObject, schema: {type: object, properties: {a: {type: integer}}}}
        - {name: X-Trace, in: header, required: true, schema: {type: string, maxLength: 3}}
        - {name: session, in: cookie, schema: {type: integer}}
        - {name: j, in: query, content: {application/json: {schema: {type: object, required: [x]}}}}
      responses:
        '200':
          description: d
          headers:
            X-Total: {required: true, schema: {type: integer}}
            X-List: {schema: {type: array, items: {type: integer}}}
            X-Json: {content: {application/json: {schema: {type: object}}}}
            Content-Type: {schema: {type: integer}}
          content:
            application/json: {schema: {$ref: '#/components/schemas/Pet'}}
            text/*: {schema: {type: string, maxLength: 3}}
        4XX: {description: d}
        default: {description: d, content: {application/problem+json: {schema: {type: object, required: [title]}}}}
    post:
      security: [{basic: []}, {key: [], token: []}]
      requestBody:
        required: true
        content:
          application/json: {schema: {$ref: '#/components/schemas/Pet'}}
          application/*+json: {schema: {type: object, required: [a]}}
          application/x-www-form-urlencoded: {schema: {type: object, required: [n], properties: {n: {type: integer}}}}
      responses: {'201': {description: d}}
  /closed:
    put:
      requestBody: {content: {application/json: {schema: {type: object, additionalProperties: false, properties: {a: {type: string, format: date}}}}}}
      responses: {'204': {description: d}}
components:
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties:
        id: {type: integer, readOnly: true}
        name: {type: string, minLength: 2, pattern: '^[A-Z]'}
        pin: {type: string, writeOnly: true}
        owner: {type: object, properties: {age: {type: integer}}}
        extra: {type: object}
        map: {type: object, additionalProperties: {type: integer}}
        kind: {oneOf: [{const: cat}, {const: dog}]}
        any: {not: {const: x}}
  securitySchemes:
    basic: {type: http, scheme: basic}
    key: {type: apiKey, in: cookie, name: k}
    token: {type: http, scheme: bearer}
)";

const QByteArray Get = "GET https://h/v1/pets\nX-Trace: a";
const QByteArray Json = "\nContent-Type: application/json\n\n";
const QByteArray Ok = "\n---\n200\nX-Total: 3";
const QByteArray Pet = R"({"id": 1, "name": "Abc"})";
const QByteArray Post = "POST https://h/v1/pets\nAuthorization: Basic YTpi";
const QByteArray Created = "\n---\n201";

} // namespace

void TestExchangeChecker::follows_data()
{
    QTest::addColumn<QByteArray>("exchange");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &exchange, const QStringList &expected) {
        QTest::newRow(name) << exchange << expected;
    };
    const auto get = [](const QByteArray &query) {
        return "GET https://h/v1/pets?" + query + "\nX-Trace: a" + Ok + Json + Pet;
    };
    const QString parameters = u"/paths/~1pets/get/parameters/"_qs;
    const QString ok = u"/paths/~1pets/get/responses/200"_qs;
    const QString pet = u"/components/schemas/Pet"_qs;

    row("fits", Get + Ok + Json + Pet, {});
    row("a query that fits", get("limit=1&tags=a,b&f%5Ba%5D=1&j=%7B%22x%22:1%7D"), {});
    row("a number", get("limit=x"), {u"error query limit  "_qs + parameters + u"0/schema/type"_qs});
    row("an item of a list", get("tags=a,c"), {u"error query tags /1 "_qs + parameters + u"1/schema/items/enum"_qs});
    row("a member of a deep object", get("f%5Ba%5D=x"),
        {u"error query f /a "_qs + parameters + u"2/schema/properties/a/type"_qs});
    row("JSON in a parameter", get("j=%7B%7D"),
        {u"error query j  "_qs + parameters + u"5/content/application~1json/schema/required"_qs});
    row("no JSON in a parameter", get("j=x"), {u"error query j  "_qs + parameters + u"5"_qs});
    row("an undocumented parameter", get("limit=1&b=2&b=3"), {u"warning query b  /paths/~1pets/get"_qs});
    row("an undocumented parameter that redaction knows", get("token=REDACTED&code=x"), {});
    row("a required header", "GET https://h/v1/pets" + Ok + Json + Pet,
        {u"error header X-Trace  "_qs + parameters + u"3"_qs});
    row("an undocumented header", Get + "\nX-Other: 1" + Ok + Json + Pet, {});
    row("a header that is too long", "GET https://h/v1/pets\nx-trace: abcd" + Ok + Json + Pet,
        {u"error header X-Trace  "_qs + parameters + u"3/schema/maxLength"_qs});
    row("a cookie", Get + "\nCookie: a=1; session=x" + Ok + Json + Pet,
        {u"error cookie session  "_qs + parameters + u"4/schema/type"_qs});
    row("redacted values",
        "GET https://h/v1/pets?limit=REDACTED&tags=a,REDACTED&j=REDACTED\nX-Trace: REDACTED\n"
        "Cookie: REDACTED" +
            QByteArray("\n---\n200\nX-Total: REDACTED\nX-Json: REDACTED") + Json +
            R"({"id": "REDACTED", "name": "Bearer REDACTED", "kind": "REDACTED", "any": "REDACTED"})",
        {});
    row("a word with REDACTED in it", Get + Ok + Json + R"({"id": "NOTREDACTED", "name": "Abc"})",
        {u"error response-body  /id "_qs + pet + u"/properties/id/type"_qs});

    row("no route", "GET https://h/v1/cats\n---\n200", {u"error route   /paths"_qs});
    row("no route, refused", "GET https://h/v1/cats\n---\n404", {u"info route   /paths"_qs});
    row("no route, without a response", "GET https://h/v1/cats\n---\n0", {u"info route   /paths"_qs});
    row("no method, without a response", "DELETE https://h/v1/pets\n---\n0", {u"info method DELETE  /paths/~1pets"_qs});
    row("a method that OpenAPI 3.1 does not have", "PROPFIND https://h/v1/pets\n---\n207",
        {u"info method PROPFIND  /paths/~1pets"_qs});
    row("no method", "DELETE https://h/v1/pets\n---\n200", {u"error method DELETE  /paths/~1pets"_qs});
    row("HEAD is GET without a body", "HEAD https://h/v1/pets\nX-Trace: a" + Ok + "\nContent-Type: application/json",
        {});

    row("an undocumented status", Post + Json + Pet.chopped(1) + "}\n---\n200",
        {u"error status 200  /paths/~1pets/post/responses"_qs,
         u"warning body  /id "_qs + pet + u"/properties/id/readOnly"_qs});
    row("a range of statuses", Get + "\n---\n404", {});
    row("the default response", Get + "\n---\n500\nContent-Type: application/problem+json\n\n{}",
        {u"error response-body   /paths/~1pets/get/responses/default/content/application~1problem+json/schema/required"_qs});
    row("a response that failed", Get + "\n---\n0", {});
    row("another media type", Get + Ok + "\nContent-Type: image/png\n\nx",
        {u"error response-media-type image/png  "_qs + ok + u"/content"_qs});
    row("a media type with parameters", Get + Ok + "\nContent-Type: application/json; charset=utf-8\n\n" + Pet, {});
    row("a range of media types", Get + Ok + "\nContent-Type: text/css\n\nabcd",
        {u"error response-body   "_qs + ok + u"/content/text~1*/schema/maxLength"_qs});
    row("no JSON", Get + Ok + Json + "{", {u"error response-body JSON  "_qs + ok + u"/content/application~1json"_qs});
    row("a body that the document does not have", Get + "\n---\n404" + Json + "{}",
        {u"info response-body   /paths/~1pets/get/responses/4XX"_qs});
    row("304 has no body", Get + "\n---\n304\nContent-Type: image/png\n\nx", {});
    row("a required header of the response", Get + "\n---\n200" + Json + Pet,
        {u"error response-header X-Total  "_qs + ok + u"/headers/X-Total"_qs});
    row("a header of the response", Get + "\n---\n200\nx-total: x" + Json + Pet,
        {u"error response-header X-Total  "_qs + ok + u"/headers/X-Total/schema/type"_qs});
    row("a list in a header of the response", Get + Ok + "\nX-List: 1, 2, x" + Json + Pet,
        {u"error response-header X-List /2 "_qs + ok + u"/headers/X-List/schema/items/type"_qs});
    row("JSON in a header of the response", Get + Ok + "\nX-Json: [1]" + Json + Pet,
        {u"error response-header X-Json  "_qs + ok + u"/headers/X-Json/content/application~1json/schema/type"_qs});
    row("a property that is missing", Get + Ok + Json + R"({"id": 1})",
        {u"error response-body   "_qs + pet + u"/required"_qs});
    row("write-only in a response", Get + Ok + Json + R"({"id": 1, "name": "Abc", "pin": "1"})",
        {u"warning response-body  /pin "_qs + pet + u"/properties/pin/writeOnly"_qs});
    row("undocumented properties", Get + Ok + Json + R"({"id": 1, "name": "Abc", "x": 1, "owner": {"age": 1, "y": 2},
        "extra": {"z": 1}, "map": {"q": 1}})",
        {u"info response-body  /owner/y "_qs + pet + u"/properties/owner"_qs,
         u"info response-body  /x "_qs + ok + u"/content/application~1json/schema"_qs});

    row("a request that fits", Post + Json + R"({"name": "Abc", "pin": "1"})" + Created, {});
    row("read-only in a request", Post + Json + Pet + Created,
        {u"warning body  /id "_qs + pet + u"/properties/id/readOnly"_qs});
    row("read-only and wrong", Post + Json + R"({"id": "x", "name": "Abc"})" + Created,
        {u"error body  /id "_qs + pet + u"/properties/id/type"_qs});
    row("refused with 422", Post + Json + R"({"name": 1})" + "\n---\n422",
        {u"error status 422  /paths/~1pets/post/responses"_qs,
         u"info body  /name "_qs + pet + u"/properties/name/type"_qs});
    row("no body", Post + Created, {u"error body   /paths/~1pets/post/requestBody"_qs});
    row("a body without a media type", Post + "\n\n{}" + Created,
        {u"error media-type   /paths/~1pets/post/requestBody"_qs});
    row("another media type of a request", Post + "\nContent-Type: text/plain\n\nx" + Created,
        {u"error media-type text/plain  /paths/~1pets/post/requestBody"_qs});
    row("a range of a suffix", Post + "\nContent-Type: application/problem+json\n\n{}" + Created,
        {u"error body   /paths/~1pets/post/requestBody/content/application~1*+json/schema/required"_qs});
    row("a form", Post + "\nContent-Type: application/x-www-form-urlencoded\n\nn=x" + Created,
        {u"error body  /n /paths/~1pets/post/requestBody/content/application~1x-www-form-urlencoded/schema/properties/n/type"_qs});
    row("an undocumented property that is forbidden",
        "PUT https://h/v1/closed" + Json + R"({"a": "no date", "b": 1})" + "\n---\n204",
        {u"error body  /b /paths/~1closed/put/requestBody/content/application~1json/schema/additionalProperties"_qs});
    row("a body where there is none", "GET https://h/v1/pets\nX-Trace: a" + Json + "{}" + Ok + Json + Pet,
        {u"error media-type   /paths/~1pets/get"_qs});

    const QByteArray posted = Json + R"({"name": "Abc"})" + Created;
    row("no credentials", "POST https://h/v1/pets" + posted,
        {u"error security basic, or key and token  /paths/~1pets/post/security"_qs});
    row("redacted credentials", "POST https://h/v1/pets\nAuthorization: Basic REDACTED" + posted, {});
    row("redacted credentials without a scheme", "POST https://h/v1/pets\nAuthorization: REDACTED" + posted, {});
    row("redacted credentials of another scheme", "POST https://h/v1/pets\nAuthorization: Digest REDACTED" + posted,
        {u"error security basic, or key and token  /paths/~1pets/post/security"_qs});
    row("redacted cookies", "POST https://h/v1/pets\nAuthorization: Bearer REDACTED\nCookie: REDACTED" + posted, {});
}

void TestExchangeChecker::follows()
{
    QFETCH(const QByteArray, exchange);
    QFETCH(QStringList, expected);
    ExchangeChecker checker(support::describedText(ExchangeApi));
    const WrittenExchange written(exchange);
    const ExchangeResult result = checker.check(written.url, written.exchange);
    QCOMPARE(result.kind, ExchangeResult::Kind::Checked);
    expected.sort();
    QCOMPARE(foundLines(result).join(u'\n'), expected.join(u'\n'));
    QCOMPARE(result.uncheckedBodies, 0);
}

void TestExchangeChecker::givesTheValuesOfFindings_data()
{
    QTest::addColumn<QByteArray>("exchange");
    QTest::addColumn<QByteArray>("value"); // As JSON.
    const auto row = [](const char *name, const QByteArray &exchange, const QByteArray &value) {
        QTest::newRow(name) << exchange << value;
    };
    const auto get = [](const QByteArray &query) {
        return "GET https://h/v1/pets?" + query + "\nX-Trace: a" + Ok + Json + Pet;
    };
    row("a query parameter", get("limit=x"), R"("x")");
    row("a list", get("tags=a,c"), R"(["a","c"])");
    row("a deep object", get("f%5Ba%5D=x"), R"({"a":"x"})");
    row("JSON in a parameter", get("j=%7B%22y%22:1%7D"), R"({"y":1})");
    row("a header field", "GET https://h/v1/pets\nx-trace: abcd" + Ok + Json + Pet, R"("abcd")");
    row("a cookie", Get + "\nCookie: a=1; session=x" + Ok + Json + Pet, R"("x")");
    row("a header field of the response", Get + "\n---\n200\nx-total: x" + Json + Pet, R"("x")");
    row("JSON in a header field of the response", Get + Ok + "\nX-Json: [1]" + Json + Pet, "[1]");
    row("a response body", Get + Ok + Json + R"({"id": 1})", R"({"id":1})");
    row("a request body", Post + Json + R"({"name": 1})" + Created, R"({"name":1})");
    row("a form", Post + "\nContent-Type: application/x-www-form-urlencoded\n\nn=x&n=y" + Created,
        R"({"n":["x","y"]})");
    row("a text", Get + Ok + "\nContent-Type: text/css\n\nabcd", R"("abcd")");
    row("no JSON", Get + Ok + Json + "{", "none");
    row("a status", Post + Json + R"({"name": "Abc"})" + "\n---\n200", "none");
    row("no route", "GET https://h/v1/cats\n---\n200", "none");
    row("a query parameter that is not described", get("b=2"), "none");
}

void TestExchangeChecker::givesTheValuesOfFindings()
{
    QFETCH(const QByteArray, exchange);
    QFETCH(const QByteArray, value);
    ExchangeChecker checker(support::describedText(ExchangeApi));
    const WrittenExchange written(exchange);
    const ExchangeResult result = checker.check(written.url, written.exchange);
    QCOMPARE(result.findings.size(), 1);
    const auto found = checker.valueOf(written.url, written.exchange, result.findings.constFirst());
    QCOMPARE(found ? found->toJson() : QByteArray("none"), value);
    QVERIFY(result.target.startsWith("/pets") || result.target == "/cats");
}

void TestExchangeChecker::acceptsCredentialsOfTheGateway()
{
    ExchangeChecker checker(support::describedText(ExchangeApi));
    WrittenExchange written("POST https://h/v1/pets" + Json + R"({"name": "Abc"})" + Created);
    written.exchange.reachedUpstream = true;
    written.exchange.upstreamRequest = written.exchange.request;
    QCOMPARE(checker.check(written.url, written.exchange).findings.size(), 1);
    written.exchange.upstreamRequest.headers.append("Authorization", "Basic REDACTED");
    QCOMPARE(foundLines(checker.check(written.url, written.exchange)), QStringList());
}

void TestExchangeChecker::acceptsHeadersOfTheGateway()
{
    ExchangeChecker checker(support::describedText(ExchangeApi));
    WrittenExchange written("GET https://h/v1/pets" + Ok + Json + Pet);
    QCOMPARE(checker.check(written.url, written.exchange).findings.size(), 1);
    written.exchange.changes.append(
        {traffic::ChangeKind::Header, "x-trace", std::nullopt, "a", traffic::ChangeReason::ForwardedFor, {}, false});
    QCOMPARE(foundLines(checker.check(written.url, written.exchange)), QStringList());
}

void TestExchangeChecker::leavesOutBodiesThatAreNotKnown_data()
{
    QTest::addColumn<QByteArray>("exchange");
    QTest::addColumn<int>("missing"); // Bytes of each body that the record does not have.
    QTest::addColumn<int>("unchecked");
    QTest::newRow("truncated") << Post + Json + "{" + "\n---\n201" + Json + "{" << 10 << 2;
    QTest::newRow("length without text") << Post + "\nContent-Length: 5\nContent-Type: application/json" + Created << 0
                                         << 1;
    QTest::newRow("whole") << Post + Json + R"({"name": "Abc"})" + Created << 0 << 0;
    QTest::newRow("HEAD") << "HEAD https://h/v1/pets\nX-Trace: a" + Ok + "\nContent-Type: application/json" << 0 << 0;
}

void TestExchangeChecker::leavesOutBodiesThatAreNotKnown()
{
    QFETCH(const QByteArray, exchange);
    QFETCH(const int, missing);
    QFETCH(const int, unchecked);
    ExchangeChecker checker(support::describedText(ExchangeApi));
    WrittenExchange written(exchange);
    written.exchange.requestBody.size += missing;
    written.exchange.responseBody.size += missing;
    const ExchangeResult result = checker.check(written.url, written.exchange);
    QCOMPARE(foundLines(result), QStringList());
    QCOMPARE(result.uncheckedBodies, unchecked);
}

void TestExchangeChecker::countsBodiesThatCannotBeCompared_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isIncomplete");
    QTest::newRow("a coding that is not supported")
        << QByteArray("\nContent-Encoding: br") << QByteArray("abc") << false;
    QTest::newRow("not the coding") << QByteArray("\nContent-Encoding: gzip") << QByteArray("abc") << false;
    QTest::newRow("too large when decoded")
        << QByteArray("\nContent-Encoding: deflate") << qCompress(QByteArray(17 * 1024 * 1024, ' ')).sliced(4) << false;
    QTest::newRow("too large") << QByteArray() << QByteArray(17 * 1024 * 1024, ' ') << false;
    QTest::newRow("withheld") << QByteArray() << QByteArray("abc") << true;
    QTest::newRow("missing") << QByteArray() << QByteArray() << true;
}

void TestExchangeChecker::countsBodiesThatCannotBeCompared()
{
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isIncomplete);
    ExchangeChecker checker(support::describedText(ExchangeApi));
    WrittenExchange sent(Post + headers + Json + body + Created);
    sent.exchange.requestBody.isIncomplete = isIncomplete;
    const ExchangeResult ofRequest = checker.check(sent.url, sent.exchange);
    QCOMPARE(foundLines(ofRequest), QStringList());
    QCOMPARE(ofRequest.uncheckedBodies, 1);
    WrittenExchange received(Get + Ok + headers + Json + body);
    received.exchange.responseBody.isIncomplete = isIncomplete;
    const ExchangeResult ofResponse = checker.check(received.url, received.exchange);
    QCOMPARE(foundLines(ofResponse), QStringList());
    QCOMPARE(ofResponse.uncheckedBodies, 1);
}

void TestExchangeChecker::countsXmlOverTheLimit()
{
    const auto api = support::describedText(
        "openapi: 3.0.3\ninfo: {title: T, version: '1'}\nservers: [{url: https://h}]\n"
        "paths: {/a: {get: {responses: {'200': {description: d, content: "
        "{application/xml: {schema: {type: object, properties: {b: {type: integer}}}}}}}}}}\n");
    ExchangeChecker checker(api);
    const WrittenExchange written("GET https://h/a\n---\n200\nContent-Type: application/xml\n\n<a>" +
                                  QByteArray("<b/>").repeated(100'001) + "</a>");
    const ExchangeResult result = checker.check(written.url, written.exchange);
    QCOMPARE(foundLines(result), QStringList());
    QCOMPARE(result.uncheckedBodies, 1);
}

void TestExchangeChecker::acceptsAnUpgradeThatTheClientAskedFor()
{
    ExchangeChecker checker(support::describedText(ExchangeApi));
    const QByteArray post = Post + Json + R"({"name": "Abc"})" + "\n---\n101\nUpgrade: websocket";
    WrittenExchange written(post);
    const QStringList undocumented{u"error status 101  /paths/~1pets/post/responses"_qs};
    QCOMPARE(foundLines(checker.check(written.url, written.exchange)), undocumented);
    written.exchange.stream.append({1, true, 2, "hi", traffic::StreamEvent::TextFrame});
    QCOMPARE(foundLines(checker.check(written.url, written.exchange)), QStringList());
    written.exchange.stream = {};
    written.exchange.request.headers.append("Upgrade", "websocket");
    QCOMPARE(foundLines(checker.check(written.url, written.exchange)), QStringList());
}

void TestExchangeChecker::hasOneFindingForEachPlace()
{
    ExchangeChecker checker(support::describedText(ExchangeApi));
    const WrittenExchange written(Post + Json + R"({"name": "a"})" + Created);
    const ExchangeResult result = checker.check(written.url, written.exchange);
    QCOMPARE(result.findings.size(), 1);
    QCOMPARE(result.findings.first().reasons.size(), 2);
    QCOMPARE(messages::exchangeFindingText(result.findings.first()),
             u"The request body is not valid: /name: The text must have at least 2 characters. The text must match the "
             "pattern ^[A-Z]."_qs);
    QCOMPARE(result.operation, u"POST /pets"_qs);
    QCOMPARE(result.number, (exchangecheck::OperationNumber{0, 1}));
}

void TestExchangeChecker::writesASentenceForEachFinding()
{
    ExchangeChecker checker(support::describedText(ExchangeApi));
    QSet<QString> sentences;
    for (const QByteArray &text :
         {Get + "\n---\n200" + Json + R"({"x": 1})", QByteArray("POST https://h/v1/pets\n---\n200"),
          QByteArray("PATCH https://h/v1/pets\n---\n200"), QByteArray("GET https://h/v1/x\n---\n200")}) {
        const WrittenExchange written(text);
        for (const auto &finding : checker.check(written.url, written.exchange).findings)
            sentences.insert(messages::exchangeFindingText(finding));
    }
    QVERIFY2(sentences.size() >= 7, qPrintable(QStringList(sentences.values()).join(u'\n')));
    for (const QString &sentence : std::as_const(sentences))
        QVERIFY2(!sentence.contains(u"%1") && sentence.size() > 15, qPrintable(sentence));
}

GATEWRIGHT_TEST(TestExchangeChecker, QCoreApplication)
#include "testexchangechecker.moc"
