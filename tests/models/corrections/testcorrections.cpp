#include "apivariant.h"
#include "correctionmessages.h"
#include "correctionoracle.h"
#include "exchangechecker.h"
#include "seentexts.h"
#include "testprogram.h"

#include <QTest>

using corrections::Correction;
using corrections::Corrector;
using corrections::NoCorrection;
using corrections::SeenExchange;
using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeFinding;
using support::ApiVariant;

/** The correction of each finding of the check, in each version and layout of documents. */
class TestCorrections final : public QObject
{
    Q_OBJECT

private slots:
    void changesSchemas_data();
    void changesSchemas();
    void changesParts_data();
    void changesParts();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void saysThatAFindingIsGone();
    void editsNoRemoteDocument();
    void editsOneDocument();
    void keepsCommentsAndStyle();
    void followsAliases_data();
    void followsAliases();
    void takesWhatOthersHave();
};

namespace {

const QList<QByteArray> AllVersions = {"3.0.4", "3.1.1", "3.2.0"};
const QList<QByteArray> NewVersions = {"3.1.1", "3.2.0"};
const QList<QByteArray> OldVersions = {"3.0.4"};

/** An API whose request or response has a body with a schema. */
QByteArray apiWith(const QByteArray &schema, bool isRequest)
{
    const QByteArray content = R"({"application/json": {"schema": )" + schema + "}}";
    const QByteArray body = isRequest ? R"("requestBody": {"content": )" + content + "}, " : QByteArray();
    const QByteArray response = isRequest ? QByteArray() : R"(, "content": )" + content;
    return R"({"paths": {"/pets": {"post": {)" + body + R"("responses": {"201": {"description": "d")" + response +
           "}}}}}}";
}

document::Pointer schemaPlace(bool isRequest)
{
    const QList<QByteArray> owner = isRequest ? QList<QByteArray>{"requestBody"}
                                              : QList<QByteArray>{"responses", "201"};
    return document::Pointer(QList<QByteArray>{"paths", "/pets", "post"} + owner +
                             QList<QByteArray>{"content", "application/json", "schema"});
}

QByteArray exchangeWith(const QByteArray &body, bool isRequest)
{
    const QByteArray message = "\nContent-Type: application/json\n\n" + body;
    return "POST http://localhost/pets" + (isRequest ? message : QByteArray()) + "\n---\n201" +
           (isRequest ? QByteArray() : message);
}

/** An object whose schema is longer than a correction may be. */
QByteArray manyProperties()
{
    QByteArrayList members;
    for (int i = 0; i < 490; ++i)
        members.append("\"thePriceOfTheItemThatTheCustomerHasInTheBasketOfTheStoreInTheTown" +
                       QByteArray(1, 'A' + i % 26) + QByteArray(1, 'A' + i / 26) + "\": {\"some\": {\"inner\": 1}}");
    return '{' + members.join(", ") + '}';
}

} // namespace

void TestCorrections::changesSchemas_data()
{
    QTest::addColumn<QList<QByteArray>>("versions");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("directions"); // 1: request, 2: response, 3: both.
    const auto row = [](const char *name, const QList<QByteArray> &versions, const QByteArray &schema,
                        const QByteArray &value, const QString &title, int directions = 3) {
        QTest::newRow(name) << versions << schema << value << title << directions;
    };
    const auto object = [](const QByteArray &property) {
        return R"({"type": "object", "properties": {"a": )" + property + "}}";
    };
    row("another type", AllVersions, object(R"({"type": "string", "minLength": 1})"), R"({"a": 5})",
        u"Allow the type integer in “a”"_qs);
    row("a more general type", AllVersions, object(R"({"type": "integer"})"), R"({"a": 1.5})",
        u"Allow the type number in “a”"_qs);
    row("null", AllVersions, object(R"({"type": "string"})"), R"({"a": null})", u"Allow the type null in “a”"_qs);
    row("null, forbidden", OldVersions, object(R"({"type": "string", "nullable": false})"), R"({"a": null})",
        u"Allow the type null in “a”"_qs);
    row("another type beside null", OldVersions, object(R"({"type": "string", "nullable": true})"), R"({"a": true})",
        u"Allow the type boolean in “a”"_qs);
    row("an object", AllVersions, object(R"({"type": "array", "items": {"type": "string"}})"), R"({"a": {"b": 1}})",
        u"Allow the type object in “a”"_qs);
    row("one more of several types", NewVersions, object(R"({"type": ["string", "null"]})"), R"({"a": 5})",
        u"Allow the type integer in “a”"_qs);
    row("a more general one of several types", NewVersions, object(R"({"type": ["integer", "null"]})"),
        R"({"a": 5.25})", u"Allow the type number in “a”"_qs);
    row("the whole body", AllVersions, R"({"type": "object"})", "[1]", QString());
    row("an item", AllVersions, object(R"({"type": "array", "items": {"type": "string"}})"), R"({"a": ["x", true]})",
        u"Allow the type boolean in “a”"_qs);
    row("a value", AllVersions, object(R"({"type": "string", "enum": ["new", "old"]})"), R"({"a": "sold"})",
        u"Allow the value \"sold\" in “a”"_qs);
    row("a number", AllVersions, object(R"({"enum": [1, 2]})"), R"({"a": 3})", u"Allow the value 3 in “a”"_qs);
    row("null, not listed", OldVersions, object(R"({"type": "string", "nullable": true, "enum": ["x"]})"),
        R"({"a": null})", u"Allow the value null in “a”"_qs);
    row("a value that YAML reads differently", AllVersions, object(R"({"type": "string", "enum": ["yes", "1"]})"),
        R"({"a": "null"})", u"Allow the value \"null\" in “a”"_qs);
    row("type and value", AllVersions, object(R"({"type": "string", "enum": ["x"]})"), R"({"a": 5})",
        u"Allow the type integer in “a”; Allow the value 5 in “a”"_qs);
    row("a constant", NewVersions, object(R"({"const": "cat"})"), R"({"a": "dog"})",
        u"Allow the value \"dog\" in “a”"_qs);
    row("no multiple", AllVersions, object(R"({"type": "number", "multipleOf": 10})"), R"({"a": 15})",
        u"Remove “multipleOf” from “a”"_qs);
    row("below a bound", AllVersions, object(R"({"type": "integer", "minimum": 10})"), R"({"a": -3})",
        u"Change “minimum” of “a” from 10 to -3"_qs);
    row("above a bound", AllVersions, object(R"({"type": "number", "maximum": 100})"), R"({"a": 120.50})",
        u"Change “maximum” of “a” from 100 to 120.50"_qs);
    row("at an exclusive bound", NewVersions, object(R"({"type": "integer", "exclusiveMinimum": 10})"), R"({"a": 10})",
        u"Change “minimum” of “a” from 10 to 10"_qs);
    row("above an exclusive bound", NewVersions, object(R"({"type": "integer", "maximum": 5, "exclusiveMaximum": 4})"),
        R"({"a": 5})", u"Change “maximum” of “a” from 4 to 5"_qs);
    row("at a bound with a flag", OldVersions,
        object(R"({"type": "integer", "minimum": 10, "exclusiveMinimum": true})"), R"({"a": 10})",
        u"Change “minimum” of “a” from 10 to 10"_qs);
    row("above a bound with a flag", OldVersions,
        object(R"({"type": "integer", "maximum": 10, "exclusiveMaximum": true})"), R"({"a": 12})",
        u"Change “maximum” of “a” from 10 to 12"_qs);
    row("a short text", AllVersions, object(R"({"type": "string", "minLength": 3})"), R"({"a": "öü"})",
        u"Change “minLength” of “a” from 3 to 2"_qs);
    row("a long text", AllVersions, object(R"({"type": "string", "maxLength": 3})"), R"({"a": "😀abcd"})",
        u"Change “maxLength” of “a” from 3 to 5"_qs);
    row("another pattern", AllVersions, object(R"({"type": "string", "pattern": "^[0-9]+$"})"), R"({"a": "x"})",
        u"Remove “pattern” from “a”"_qs);
    row("few items", AllVersions, object(R"({"type": "array", "items": {}, "minItems": 1})"), R"({"a": []})",
        u"Change “minItems” of “a” from 1 to 0"_qs);
    row("many items", AllVersions, object(R"({"type": "array", "items": {}, "maxItems": 1})"), R"({"a": [1, 2, 3]})",
        u"Change “maxItems” of “a” from 1 to 3"_qs);
    row("equal items", AllVersions, object(R"({"type": "array", "items": {}, "uniqueItems": true})"),
        R"({"a": [1, 1]})", u"Change “uniqueItems” of “a” from true to false"_qs);
    row("a missing property", AllVersions, R"({"type": "object", "required": ["a", "b", "c"]})", R"({"a": 1, "c": 1})",
        QString());
    row("the only required property", AllVersions, object(R"({"type": "object", "required": ["b"]})"), R"({"a": {}})",
        u"Make the property “b” of “a” optional"_qs);
    row("two missing properties", AllVersions, object(R"({"type": "object", "required": ["b", "c", "d"]})"),
        R"({"a": {"c": 1}})", u"Make the property “b” of “a” optional; Make the property “d” of “a” optional"_qs);
    row("a missing companion", NewVersions, object(R"({"type": "object", "dependentRequired": {"b": ["c", "d"]}})"),
        R"({"a": {"b": 1, "d": 1}})", u"Do not require “c” with “b” in “a”"_qs);
    row("the only companion", NewVersions, object(R"({"type": "object", "dependentRequired": {"b": ["c"]}})"),
        R"({"a": {"b": 1}})", u"Do not require “c” with “b” in “a”"_qs);
    row("few properties", AllVersions, object(R"({"type": "object", "minProperties": 2})"), R"({"a": {"b": 1}})",
        u"Change “minProperties” of “a” from 2 to 1"_qs);
    row("many properties", AllVersions, object(R"({"type": "object", "maxProperties": 1})"),
        R"({"a": {"b": 1, "c": 2}})", u"Change “maxProperties” of “a” from 1 to 2"_qs);
    const QByteArray closed = R"({"type": "object", "properties": {"b": {"type": "string"}}, )";
    row("a property that is not allowed", AllVersions, object(closed + R"("additionalProperties": false})"),
        R"({"a": {"color": "red"}})", u"Add the property “color” to “a”"_qs);
    row("a name that is an ID", AllVersions, object(closed + R"("additionalProperties": false})"),
        R"({"a": {"7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2": 5}})", u"Allow further properties in “a”"_qs);
    row("a property that is not evaluated", NewVersions, object(closed + R"("unevaluatedProperties": false})"),
        R"({"a": {"color": {"r": 1}}})", u"Add the property “color” to “a”"_qs);
    row("a property of a part", AllVersions,
        object(R"({"allOf": [{"type": "object", "required": ["b"], "properties": {"b": {"type": "string"}}}]})"),
        R"({"a": {"c": 1, "b": "x"}})", u"Add the property “c” to “a”"_qs);
    row("an unknown property", AllVersions, object(R"({"type": "object", "properties": {"b": {"type": "string"}}})"),
        R"({"a": {"b": "x", "tags": ["x", "y"], "c": null}})", u"Add the property “tags” to “a”"_qs);
    row("a property of a map", AllVersions,
        object(R"({"type": "object", "additionalProperties": {"type": "integer"}})"), R"({"a": {"x": "5"}})",
        u"Allow the type string in “x”"_qs);
    row("read-only", AllVersions, object(R"({"type": "string", "readOnly": true})"), R"({"a": "x"})",
        u"Change “readOnly” of “a” from true to false"_qs, 1);
    row("write-only", AllVersions, object(R"({"type": "string", "writeOnly": true})"), R"({"a": "x"})",
        u"Change “writeOnly” of “a” from true to false"_qs, 2);
    row("items after the first", NewVersions,
        object(R"({"type": "array", "prefixItems": [{"type": "string"}], "items": false})"), R"({"a": ["x", 1, 2]})",
        u"Allow further items in “a”"_qs);
    row("items that are not evaluated", NewVersions,
        object(R"({"type": "array", "prefixItems": [{"type": "string"}], "unevaluatedItems": false})"),
        R"({"a": ["x", 1]})", u"Allow further items in “a”"_qs);
    row("a further alternative", AllVersions, object(R"({"anyOf": [{"type": "string"}, {"type": "boolean"}]})"),
        R"({"a": 5})", u"Add the type integer to “anyOf” of “a”"_qs);
    row("an alternative that fits nearly", AllVersions,
        object(R"({"anyOf": [{"type": "object", "required": ["x", "y"]}, {"type": "object", "required": ["z"],
                  "properties": {"n": {"type": "integer"}}}]})"),
        R"({"a": {"z": 1, "n": "5"}})", u"Allow the type string in “n”"_qs);
    row("one alternative", AllVersions, object(R"({"oneOf": [{"type": "string"}, {"type": "boolean"}]})"),
        R"({"a": [1]})", u"Add the type array to “oneOf” of “a”"_qs);
    row("one alternative that fits nearly", AllVersions,
        object(R"({"oneOf": [{"type": "string", "maxLength": 2}, {"type": "integer"}]})"), R"({"a": "abc"})",
        u"Change “maxLength” of “a” from 2 to 3"_qs);
    row("a further constant", NewVersions, object(R"({"oneOf": [{"const": "cat"}, {"const": "dog"}]})"),
        R"({"a": "cow"})", u"Allow the value \"cow\" in “a”"_qs);
    row("several alternatives", AllVersions, object(R"({"oneOf": [{"type": "number"}, {"type": "integer"}]})"),
        R"({"a": 5})", u"Allow values of several alternatives in “a”"_qs);
    row("an alternative in a part", AllVersions,
        object(R"({"allOf": [{"oneOf": [{"type": "object", "required": ["x"]}]}]})"), R"({"a": {}})",
        u"Make the property “x” of “a” optional"_qs);
    row("then", NewVersions, object(R"({"if": {"type": "integer"}, "then": {"maximum": 5}})"), R"({"a": 7})",
        u"Change “maximum” of “a” from 5 to 7"_qs);
}

void TestCorrections::changesSchemas()
{
    QFETCH(const QList<QByteArray>, versions);
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, value);
    QFETCH(const QString, title);
    QFETCH(const int, directions);
    for (const ApiVariant &variant : support::variantsOf(versions)) {
        for (const bool isRequest : {true, false}) {
            if ((directions & (isRequest ? 1 : 2)) == 0)
                continue;
            const auto api = support::describedAs(variant, apiWith(schema, isRequest),
                                                  {{schemaPlace(isRequest), "schemas"}});
            const SeenExchange exchange = support::seenText(exchangeWith(value, isRequest));
            const auto result = ExchangeChecker(api).check(exchange.url, *exchange.exchange);
            const QString what = variant.name() + (isRequest ? u" request: "_qs : u" response: "_qs);
            QVERIFY2(!result.findings.isEmpty(), qPrintable(what));
            Corrector corrector(api);
            const ExchangeFinding finding = result.findings.constFirst();
            const Correction correction = corrector.correctionFor(exchange, finding);
            QVERIFY2(correction.isOffered(), qPrintable(what + messages::noCorrectionText(correction)));
            if (!title.isEmpty())
                QCOMPARE(messages::correctionTitle(correction), title);
            const QString fault = support::faultOf(correction, api, exchange, finding, {});
            QVERIFY2(fault.isEmpty(),
                     qPrintable(what + fault + u'\n' + QString::fromUtf8(correction.edit.snapshot.text())));
            QCOMPARE(correction.address.contains(u"/api/parts"), variant.holder == ApiVariant::Holder::OtherFile);
        }
    }
}

void TestCorrections::changesParts_data()
{
    QTest::addColumn<QList<QByteArray>>("versions");
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QString>("place"); // Of the object that variants move; empty for none.
    QTest::addColumn<QByteArray>("exchange");
    QTest::addColumn<QString>("title");
    const auto row = [](const char *name, const QList<QByteArray> &versions, const QByteArray &api,
                        const QString &place, const QByteArray &exchange,
                        const QString &title) { QTest::newRow(name) << versions << api << place << exchange << title; };
    const QByteArray ok = "\n---\n200";
    const QByteArray json = "\nContent-Type: application/json\n\n";
    const auto get = [](const QByteArray &members) {
        return R"({"paths": {"/pets": {"get": {)" + members + R"("responses": {"200": {"description": "d"}}}}}})";
    };
    const auto parameter = [&get](const QByteArray &members) { return get(R"("parameters": [{)" + members + "}], "); };
    const QString first = u"/paths/~1pets/get/parameters/0"_qs;
    row("a query parameter is missing", AllVersions,
        parameter(R"("name": "q", "in": "query", "required": true, "schema": {"type": "string"})"), first,
        "GET http://localhost/pets" + ok, u"Make the query parameter “q” optional"_qs);
    row("the query is missing", {"3.2.0"},
        parameter(R"("name": "q", "in": "querystring", "required": true, "content": {"application/json": {}})"), first,
        "GET http://localhost/pets" + ok, u"Make the query parameter “q” optional"_qs);
    row("a header field is missing", AllVersions,
        parameter(R"("name": "X-A", "in": "header", "required": true, "schema": {"type": "string"})"), first,
        "GET http://localhost/pets" + ok, u"Make the header field “X-A” optional"_qs);
    row("a cookie is missing", AllVersions,
        parameter(R"("name": "c", "in": "cookie", "required": true, "schema": {"type": "string"})"), first,
        "GET http://localhost/pets" + ok, u"Make the cookie “c” optional"_qs);
    row("a query parameter has another type", AllVersions,
        parameter(R"("name": "q", "in": "query", "schema": {"type": "integer"})"), first,
        "GET http://localhost/pets?q=x" + ok, u"Allow the type string in “q”"_qs);
    row("an item of a query parameter", AllVersions,
        parameter(R"("name": "q", "in": "query", "explode": false, "schema": {"type": "array", "items": {"type":
                  "string", "enum": ["a", "b"]}})"),
        first, "GET http://localhost/pets?q=a,c" + ok, u"Allow the value \"c\" in “q”"_qs);
    row("a header field has another value", AllVersions,
        parameter(R"("name": "X-A", "in": "header", "schema": {"type": "string", "maxLength": 2})"), first,
        "GET http://localhost/pets\nX-A: abc" + ok, u"Change “maxLength” of “X-A” from 2 to 3"_qs);
    row("a parameter in JSON", AllVersions,
        parameter(R"("name": "q", "in": "query", "content": {"application/json": {"schema": {"type": "object",
                  "required": ["x"]}}})"),
        first, "GET http://localhost/pets?q=%7B%7D" + ok, u"Make the property “x” of “q” optional"_qs);
    row("a query parameter is unknown", AllVersions, get({}), {}, "GET http://localhost/pets?limit=10" + ok,
        u"Add the query parameter “limit” to GET /pets"_qs);
    row("a second query parameter", AllVersions,
        parameter(R"("name": "q", "in": "query", "schema": {"type": "string"})"), first,
        "GET http://localhost/pets?q=a&tag=b&tag=c" + ok, u"Add the query parameter “tag” to GET /pets"_qs);
    row("a path parameter", AllVersions,
        R"({"paths": {"/pets/{id}": {"get": {"parameters": [{"name": "id", "in": "path", "required": true,
            "schema": {"type": "integer"}}], "responses": {"200": {"description": "d"}}}}}})",
        u"/paths/~1pets~1{id}/get/parameters/0"_qs, "GET http://localhost/pets/rex" + ok,
        u"Allow the type string in “id”"_qs);

    const auto post = [](const QByteArray &body, const QByteArray &response) {
        return R"({"paths": {"/pets": {"post": {)" + body + R"("responses": {"201": {"description": "d")" + response +
               "}}}}}}";
    };
    const QString body = u"/paths/~1pets/post/requestBody"_qs;
    const QString response = u"/paths/~1pets/post/responses/201"_qs;
    const QByteArray created = "\n---\n201";
    row("the request body is missing", AllVersions,
        post(R"("requestBody": {"required": true, "content": {"application/json": {}}}, )", {}), body,
        "POST http://localhost/pets" + created, u"Make the request body optional"_qs);
    row("the operation takes no body", AllVersions, post({}, {}), {},
        "POST http://localhost/pets" + json + R"({"name": "Rex"})" + created,
        u"Add a request body of type application/json to POST /pets"_qs);
    row("another media type of the request", AllVersions,
        post(R"("requestBody": {"content": {"application/json": {}}}, )", {}), body,
        "POST http://localhost/pets\nContent-Type: text/csv; charset=utf-8\n\na,b" + created,
        u"Add the media type text/csv to the request body"_qs);
    row("a form", AllVersions, post(R"("requestBody": {"content": {"application/json": {}}}, )", {}), body,
        "POST http://localhost/pets\nContent-Type: application/x-www-form-urlencoded\n\na=1&b=x" + created,
        u"Add the media type application/x-www-form-urlencoded to the request body"_qs);
    row("a field of a form", AllVersions,
        post(R"("requestBody": {"content": {"application/x-www-form-urlencoded": {"schema": {"type": "object",
             "properties": {"a": {"type": "integer"}}}}}}, )",
             {}),
        body, "POST http://localhost/pets\nContent-Type: application/x-www-form-urlencoded\n\na=1&b=5" + created,
        u"Add the property “b” to the request body"_qs);
    row("another media type of the response", AllVersions, post({}, R"(, "content": {"application/json": {}})"),
        response, "POST http://localhost/pets" + created + "\nContent-Type: application/problem+json\n\n{\"a\": 1}",
        u"Add the media type application/problem+json to the response body"_qs);
    row("a response body", AllVersions, post({}, {}), response,
        "POST http://localhost/pets" + created + json + R"([{"id": 1}])",
        u"Add the media type application/json to the response body"_qs);
    row("a header field of the response is missing", AllVersions,
        post({}, R"(, "headers": {"X-A": {"required": true, "schema": {"type": "string"}}})"),
        response + u"/headers/X-A"_qs, "POST http://localhost/pets" + created,
        u"Make the header field “X-A” of the response optional"_qs);
    row("a header field of the response has another type", AllVersions,
        post({}, R"(, "headers": {"X-A": {"schema": {"type": "integer"}}})"), response + u"/headers/X-A"_qs,
        "POST http://localhost/pets" + created + "\nx-a: b", u"Allow the type string in “X-A”"_qs);
    row("an unknown status", AllVersions, post({}, {}), {},
        "POST http://localhost/pets\n---\n404\nX-Reason: none" + json + R"({"title": "x"})",
        u"Add 404 to the responses of POST /pets"_qs);
    row("an unknown status of no response", NewVersions, R"({"paths": {"/pets": {"post": {}}}})", {},
        "POST http://localhost/pets\n---\n204", u"Add 204 to the responses of POST /pets"_qs);
    row("an unknown method", AllVersions, get({}), {}, "POST http://localhost/pets" + json + R"({"a": 1})" + created,
        u"Add POST /pets"_qs);
    row("an unknown method of a path with a name", AllVersions,
        R"({"paths": {"/pets/{id}": {"get": {"parameters": [{"name": "id", "in": "path", "required": true,
            "schema": {"type": "integer"}}], "responses": {"200": {"description": "d"}}}}}})",
        {}, "DELETE http://localhost/pets/5\n---\n204", u"Add DELETE /pets/{id}"_qs);
    row("a method of the path item's parameters", AllVersions,
        R"({"paths": {"/pets/{id}": {"parameters": [{"name": "id", "in": "path", "required": true,
            "schema": {"type": "integer"}}], "get": {"responses": {"200": {"description": "d"}}}}}})",
        u"/paths/~1pets~1{id}/parameters/0"_qs, "DELETE http://localhost/pets/5\n---\n204",
        u"Add DELETE /pets/{id}"_qs);
    row("a method of its own", {"3.2.0"}, get({}), {}, "PURGE http://localhost/pets\n---\n204", u"Add PURGE /pets"_qs);
    row("the method query", {"3.2.0"}, get({}), {}, "QUERY http://localhost/pets" + json + "{}" + ok,
        u"Add QUERY /pets"_qs);
    row("an open operation", AllVersions,
        R"({"security": [{"key": []}], "paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}},
            "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "X-K"}}}})",
        {}, "POST http://localhost/pets\n---\n204", u"Add POST /pets"_qs);
    row("an unknown path", AllVersions, get({}), {}, "GET http://localhost/cats/5/toys?x=1" + ok + json + "[1, 2]",
        u"Add GET /cats/{catId}/toys"_qs);
    row("an unknown path below a known one", AllVersions,
        R"({"paths": {"/pets/{name}": {"parameters": [{"name": "name", "in": "path", "required": true,
            "schema": {"type": "string"}}], "get": {"responses": {"200": {"description": "d"}}}}}})",
        {}, "PUT http://localhost/pets/rex/toys\n---\n204", u"Add PUT /pets/{name}/toys"_qs);
    row("a member of a deep object", AllVersions,
        parameter(R"("name": "f", "in": "query", "style": "deepObject", "schema": {"type": "object",
                  "properties": {"a": {"type": "integer"}}, "additionalProperties": false})"),
        first, "GET http://localhost/pets?f%5Bb%5D=1" + ok, u"Add the property “b” to “f”"_qs);
}

void TestCorrections::changesParts()
{
    QFETCH(const QList<QByteArray>, versions);
    QFETCH(const QByteArray, api);
    QFETCH(const QString, place);
    QFETCH(const QByteArray, exchange);
    QFETCH(const QString, title);
    const QByteArray kind = place.contains(u"/headers/")      ? "headers"
                            : place.contains(u"/parameters/") ? "parameters"
                            : place.endsWith(u"/requestBody") ? "requestBodies"
                                                              : "responses";
    for (const ApiVariant &variant : support::variantsOf(versions)) {
        if (place.isEmpty() && variant.holder != ApiVariant::Holder::Place)
            continue;
        QList<support::MovedObject> moved;
        if (!place.isEmpty())
            moved.append({*document::Pointer::parse(place), kind});
        const auto described = support::describedAs(variant, api, moved);
        const SeenExchange seenExchange = support::seenText(exchange);
        const auto result = ExchangeChecker(described).check(seenExchange.url, *seenExchange.exchange);
        QVERIFY2(result.findings.size() == 1, qPrintable(variant.name() + support::foundLines(result).join(u'|')));
        const ExchangeFinding finding = result.findings.constFirst();
        const Correction correction = Corrector(described).correctionFor(seenExchange, finding);
        QVERIFY2(correction.isOffered(), qPrintable(variant.name() + messages::noCorrectionText(correction)));
        QCOMPARE(messages::correctionTitle(correction), title);
        const QString fault = support::faultOf(correction, described, seenExchange, finding, {});
        QVERIFY2(fault.isEmpty(), qPrintable(variant.name() + u' ' + fault + u'\n' +
                                             QString::fromUtf8(correction.edit.snapshot.text())));
    }
}

void TestCorrections::saysWhyThereIsNone_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QByteArray>("exchange");
    QTest::addColumn<NoCorrection>("why");
    const auto row = [](const char *name, const QByteArray &api, const QByteArray &exchange, NoCorrection why) {
        QTest::newRow(name) << api << exchange << why;
    };
    const auto schema = [&row](const char *name, const QByteArray &property, const QByteArray &value,
                               NoCorrection why) {
        row(name, apiWith(R"({"type": "object", "properties": {"a": )" + property + "}}", true),
            exchangeWith(R"({"a": )" + value + "}", true), why);
    };
    const QByteArray any = "{}";
    row("a body that is no JSON", apiWith(any, true), exchangeWith("{", true), NoCorrection::NotReadable);
    row("a response that is no JSON", apiWith(any, false), exchangeWith("{", false), NoCorrection::NotReadable);
    row("no media type", apiWith(any, true), "POST http://localhost/pets\n\n{}\n---\n201", NoCorrection::NoMediaType);
    row("no media type of the response", apiWith(any, false), "POST http://localhost/pets\n---\n201\nX-A: b\n\n{}",
        NoCorrection::NoMediaType);
    row("a media type that is none", apiWith(any, true),
        "POST http://localhost/pets\nContent-Type: json\n\n{}\n---\n201", NoCorrection::NoMediaType);
    row("another root element",
        R"({"paths": {"/pets": {"post": {"requestBody": {"content": {"application/xml": {"schema": {"type": "object",
            "xml": {"name": "pet"}}}}}, "responses": {"201": {"description": "d"}}}}}})",
        "POST http://localhost/pets\nContent-Type: application/xml\n\n<cat/>\n---\n201", NoCorrection::RootElement);
    row("no credentials",
        R"({"security": [{"key": []}], "paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}},
            "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "X-K"}}}})",
        "GET http://localhost/pets\n---\n200", NoCorrection::Credentials);
    row("a path parameter that is not in the path",
        R"({"paths": {"/pets": {"get": {"parameters": [{"name": "id", "in": "path", "required": true, "schema": {}}],
            "responses": {"200": {"description": "d"}}}}}})",
        "GET http://localhost/pets\n---\n200", NoCorrection::PathParameter);
    const QByteArray get = R"({"paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}}})";
    row("a parameter whose name is an ID", get,
        "GET http://localhost/pets?7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2=1\n---\n200", NoCorrection::NameWithheld);
    row("a property whose name is an ID",
        apiWith(R"({"type": "object", "properties": {"b": {"type": "string"}}})", true),
        exchangeWith(R"({"7a6f3e9b-5b0e-4f27-a6c9-c1d0a5c6d3b2": 1})", true), NoCorrection::NameWithheld);
    row("a method of its own", get, "PURGE http://localhost/pets\n---\n200", NoCorrection::UnsupportedMethod);
    row("a method of its own for a new path", get, "PURGE http://localhost/cats\n---\n200",
        NoCorrection::UnsupportedMethod);
    row("no status", get, "GET http://localhost/pets\n---\n799", NoCorrection::UnsupportedStatus);
    row("a path that the server does not have", get, "GET http://localhost/cats\n---\n404", NoCorrection::NotOfApi);
    row("a method that the server does not have", get, "PUT http://localhost/pets\n---\n405", NoCorrection::NotOfApi);
    row("a path without credentials", get, "GET http://localhost/cats\n---\n401", NoCorrection::NotOfApi);
    schema("not", R"({"not": {"type": "string"}})", R"("x")", NoCorrection::Intended);
    schema("false", "false", R"("x")", NoCorrection::Intended);
    schema("contains", R"({"contains": {"type": "string"}})", "[1]", NoCorrection::Intended);
    schema("minContains", R"({"contains": {"type": "string"}, "minContains": 2})", R"(["a"])", NoCorrection::Intended);
    schema("maxContains", R"({"contains": {"type": "string"}, "maxContains": 1})", R"(["a", "b"])",
           NoCorrection::Intended);
    schema("propertyNames", R"({"propertyNames": {"maxLength": 1}})", R"({"bb": 1})", NoCorrection::Intended);
    row("read-only and required",
        apiWith(R"({"type": "object", "required": ["a"], "properties": {"a": {"type": "string", "readOnly": true}}})",
                true),
        exchangeWith(R"({"a": "x"})", true), NoCorrection::Intended);
    schema("a list that is not allowed", R"({"enum": ["x"]})", "[1]", NoCorrection::ValueWithheld);
    schema("constant and values", R"({"const": "x", "enum": ["x", "y"]})", R"("y")", NoCorrection::Combination);
    schema("alternatives of several kinds", R"({"oneOf": [{"type": "integer"}, {"type": "number"}],
           "anyOf": [{"type": "number"}]})",
           "5", NoCorrection::Combination);
    schema("no alternatives", R"({"anyOf": [false]})", "5", NoCorrection::Combination);
    schema("an unknown reference", R"({"$ref": "#/components/schemas/None"})", "5", NoCorrection::BrokenReference);
    schema("a reference without end", R"({"$ref": "#/components/schemas/A"})", "5", NoCorrection::BrokenReference);
    schema("a wrong keyword", R"({"minLength": "x"})", R"("x")", NoCorrection::NotChecked);
    row("an unknown request body",
        R"({"paths": {"/pets": {"post": {"requestBody": {"$ref": "#/components/requestBodies/None"},
            "responses": {"201": {"description": "d"}}}}}})",
        "POST http://localhost/pets\nContent-Type: application/json\n\n{}\n---\n201", NoCorrection::BrokenReference);
    schema("a value that another part excludes", R"({"allOf": [{"type": "string"}, {"not": {"type": "integer"}}]})",
           "5", NoCorrection::Intended);
    row("much that would be written", apiWith(R"({"type": "object", "additionalProperties": false})", true),
        exchangeWith(R"({"many": )" + manyProperties() + "}", true), NoCorrection::TooLarge);
}

void TestCorrections::saysWhyThereIsNone()
{
    QFETCH(const QByteArray, api);
    QFETCH(const QByteArray, exchange);
    QFETCH(const NoCorrection, why);
    const auto described = support::describedAs({"3.1.1"}, api, {});
    const SeenExchange wrong = support::seenText(exchange);
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QVERIFY(!result.findings.isEmpty());
    const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
    QVERIFY2(correction.why == why,
             qPrintable(messages::noCorrectionText(correction) + u" / "_qs + messages::correctionTitle(correction)));
    QVERIFY(!messages::noCorrectionText(correction).isEmpty());
    QVERIFY(messages::correctionTitle(correction).isEmpty());
    document::Document document(described->entry()->snapshot().text(), document::Format::Yaml);
    QVERIFY(!corrections::apply(document, correction, u"step"_qs));
    QVERIFY(!document.canUndo());
}

void TestCorrections::saysThatAFindingIsGone()
{
    const auto described = support::describedAs({"3.1.1"}, apiWith(R"({"type": "object"})", true), {});
    const SeenExchange wrong = support::seenText(exchangeWith("[]", true));
    const SeenExchange fits = support::seenText(exchangeWith("{}", true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QCOMPARE(result.findings.size(), 1);
    QCOMPARE(Corrector(described).correctionFor(fits, result.findings.constFirst()).why, NoCorrection::Gone);
}

void TestCorrections::editsNoRemoteDocument()
{
    const auto main = std::make_shared<const openapi::ReferencedDocument>(
        u"/api/openapi.yaml"_qs, document::Snapshot::parse(R"(openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /pets:
    post:
      requestBody: {content: {application/json: {schema: {$ref: 'https://h/parts.yaml#/Pet'}}}}
      responses: {'201': {description: d}}
)",
                                                           document::Format::Yaml));
    const auto remote = std::make_shared<const openapi::ReferencedDocument>(
        u"https://h/parts.yaml"_qs, document::Snapshot::parse("Pet: {type: object}\n", document::Format::Yaml));
    const auto described = std::make_shared<const description::Description>(main, openapi::DocumentSet({main, remote}));
    const SeenExchange wrong = support::seenText(exchangeWith("[]", true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QCOMPARE(result.findings.size(), 1);
    QCOMPARE(Corrector(described).correctionFor(wrong, result.findings.constFirst()).why, NoCorrection::RemoteDocument);
}

void TestCorrections::editsOneDocument()
{
    const QByteArray api = R"({"paths": {"/pets": {"post": {"requestBody": {"content": {"application/json": {"schema":
        {"allOf": [{"type": "string"}, {"type": "boolean"}]}}}}, "responses": {"201": {"description": "d"}}}}}})";
    const document::Pointer part = schemaPlace(true) / document::Pointer{"allOf", "0"};
    const SeenExchange wrong = support::seenText(exchangeWith("[]", true));
    for (const auto holder : {ApiVariant::Holder::Component, ApiVariant::Holder::OtherFile}) {
        const auto described = support::describedAs({"3.1.1", ApiVariant::Layout::YamlBlock, holder}, api,
                                                    {{part, "schemas"}});
        const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
        QCOMPARE(result.findings.size(), 1);
        const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
        const bool isOne = holder == ApiVariant::Holder::Component;
        QCOMPARE(correction.why, isOne ? NoCorrection::None : NoCorrection::SeveralDocuments);
    }
}

void TestCorrections::keepsCommentsAndStyle()
{
    const QByteArray text = R"(# The API
openapi: 3.1.0 # version
info: {title: T, version: '1'}
paths:
  /pets:
    post: # the operation
      requestBody:
        # above required
        required: true   # beside required
        content:
          application/json:
            schema: # the schema
              type: object # beside type
              # above enum
              properties:
                status:
                  type: "string"  # beside type
                  # above values
                  enum: ["new",   'old']   # beside values

                # above age
                age: { type: integer,  maximum: 100 }  # beside age
      responses:
        '201':
          description: d
)";
    const auto expect = [&text](const QByteArray &from, const QByteArray &to) {
        return QByteArray(text).replace(from, to);
    };
    const QList<std::pair<QByteArray, QByteArray>> cases = {
        {R"({"status": "sold"})", expect("'old']", "'old',   'sold']")},
        {R"({"status": null})", {}},
        {R"({"age": 120})", expect("maximum: 100", "maximum: 120")},
        {R"({"age": "x"})", expect("type: integer", "type: [integer,  string]")},
    };
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(
        u"/api/openapi.yaml"_qs, document::Snapshot::parse(text, document::Format::Yaml));
    const auto described = std::make_shared<const description::Description>(entry);
    for (const auto &[body, expected] : cases) {
        const SeenExchange wrong = support::seenText(exchangeWith(body, true));
        const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
        QVERIFY(!result.findings.isEmpty());
        const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
        QVERIFY2(correction.isOffered(), body.constData());
        const QByteArray now = correction.edit.snapshot.text();
        if (!expected.isEmpty())
            QVERIFY2(now == expected, now.constData());
        QCOMPARE(now.count('#'), text.count('#'));
    }
    const SeenExchange empty = support::seenText("POST http://localhost/pets\n---\n201");
    const auto result = ExchangeChecker(described).check(empty.url, *empty.exchange);
    const Correction correction = Corrector(described).correctionFor(empty, result.findings.constFirst());
    QCOMPARE(correction.edit.snapshot.text(), expect("required: true", "required: false"));
}

void TestCorrections::followsAliases_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("in an anchored schema")
        << QByteArray(R"({"a": {"status": "sold"}})") << QByteArray("[new, old]") << QByteArray("[new, old, sold]");
    QTest::newRow("a property of an anchored schema")
        << QByteArray(R"({"a": {"size": 1}})") << QByteArray("status: {enum: [new, old]}")
        << QByteArray("status: {enum: [new, old]}, size: {type: integer}");
    QTest::newRow("a keyword that a merge key brings in")
        << QByteArray(R"({"b": "abcd"})") << QByteArray("                  type: string\n")
        << QByteArray("                  type: string\n                  maxLength: 4\n");
    QTest::newRow("a value that is an alias")
        << QByteArray(R"({"c": 7})") << QByteArray("maximum: *five") << QByteArray("maximum: 7");
}

void TestCorrections::followsAliases()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, from);
    QFETCH(QByteArray, to);
    const QByteArray text = R"(openapi: 3.1.0
info: {title: T, version: '1'}
x-pet: &pet {type: object, properties: {status: {enum: [new, old]}}}
x-text: &text {maxLength: 3, minLength: 1}
x-five: &five 5
paths:
  /pets:
    post:
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                a: *pet
                b:
                  <<: *text
                  type: string
                c: {type: integer, maximum: *five}
      responses: {'201': {description: d}}
)";
    const auto entry = std::make_shared<const openapi::ReferencedDocument>(
        u"/api/openapi.yaml"_qs, document::Snapshot::parse(text, document::Format::Yaml));
    const auto described = std::make_shared<const description::Description>(entry);
    const SeenExchange wrong = support::seenText(exchangeWith(body, true));
    const auto result = ExchangeChecker(described).check(wrong.url, *wrong.exchange);
    QVERIFY(!result.findings.isEmpty());
    const Correction correction = Corrector(described).correctionFor(wrong, result.findings.constFirst());
    QVERIFY2(correction.isOffered(), qPrintable(messages::noCorrectionText(correction)));
    const QByteArray now = correction.edit.snapshot.text();
    QVERIFY2(now == QByteArray(text).replace(from, to), now.constData());
}

void TestCorrections::takesWhatOthersHave()
{
    const auto described = support::describedAs(
        {"3.1.1"}, R"({"paths": {"/pets": {"get": {"responses": {"200": {"description": "d"}}}}}})", {});
    const QByteArray json = "\nContent-Type: application/json\n\n";
    const QList<SeenExchange> exchanges = {
        support::seenText("GET http://localhost/pets?limit=5\n---\n404" + json + R"({"a": 1})"),
        support::seenText("GET http://localhost/pets?limit=all\n---\n404" + json + R"({"a": "x", "b": null})"),
        support::seenText("GET http://localhost/cats/7\n---\n200" + json + R"({"a": 1})"),
        support::seenText("GET http://localhost/cats/x\n---\n200"),
        support::seenText("GET http://localhost/cats/8?page=1\n---\n204"),
        support::seenText("DELETE http://localhost/cats/8\n---\n204"),
    };
    const auto correctionOf = [&](qsizetype exchange, exchangecheck::ExchangePart part) {
        const SeenExchange &each = exchanges.at(exchange);
        const auto result = ExchangeChecker(described).check(each.url, *each.exchange);
        for (const ExchangeFinding &finding : result.findings) {
            if (finding.part != part)
                continue;
            const Correction correction = Corrector(described, exchanges).correctionFor(each, finding);
            const QString fault = correction.isOffered()
                                      ? support::faultOf(correction, described, each, finding, exchanges)
                                      : messages::noCorrectionText(correction);
            return fault.isEmpty() ? correction.edit.snapshot
                                   : document::Snapshot::parse(fault.toUtf8(), document::Format::Yaml);
        }
        return document::Snapshot();
    };
    const auto with = correctionOf(0, exchangecheck::ExchangePart::Query);
    QCOMPARE(with.at({"paths", "/pets", "get", "parameters", "0", "schema", "type"}).bytes(), "string");
    const auto status = correctionOf(0, exchangecheck::ExchangePart::Status);
    const document::Node schema = status.at(
        {"paths", "/pets", "get", "responses", "404", "content", "application/json", "schema", "properties"});
    QCOMPARE(schema.at({"a", "type"}).childCount(), 2);
    QVERIFY(schema.member("b").exists());
    const auto path = correctionOf(2, exchangecheck::ExchangePart::Route);
    const document::Node cats = path.at({"paths", "/cats/{catId}"});
    QVERIFY2(cats.exists(), path.text().constData());
    QVERIFY(!cats.member("delete").exists());
    QCOMPARE(cats.at({"get", "responses"}).childCount(), 2);
    QCOMPARE(cats.at({"get", "parameters", "0", "name"}).bytes(), "page");
}

GATEWRIGHT_TEST(TestCorrections, QCoreApplication)
#include "testcorrections.moc"
