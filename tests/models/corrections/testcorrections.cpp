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
};

namespace {

const QList<QByteArray> AllVersions = {"3.0.4", "3.1.1", "3.2.0"};
const QList<QByteArray> NewVersions = {"3.1.1", "3.2.0"};
const QList<QByteArray> OldVersions = {"3.0.4"};

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
        u"Replace “exclusiveMinimum: 10” of “a” with “minimum: 10”"_qs);
    row("above an exclusive bound", NewVersions, object(R"({"type": "integer", "maximum": 5, "exclusiveMaximum": 4})"),
        R"({"a": 5})", u"Replace “exclusiveMaximum: 4” of “a” with “maximum: 5”"_qs);
    row("at a bound with a flag", OldVersions,
        object(R"({"type": "integer", "minimum": 10, "exclusiveMinimum": true})"), R"({"a": 10})",
        u"Replace “exclusiveMinimum: true” of “a” with “minimum: 10”"_qs);
    row("above a bound with a flag", OldVersions,
        object(R"({"type": "integer", "maximum": 10, "exclusiveMaximum": true})"), R"({"a": 12})",
        u"Replace “exclusiveMaximum: true” of “a” with “maximum: 12”"_qs);
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
            const auto api = support::describedAs(variant, support::apiWith(schema, isRequest),
                                                  {{support::schemaPlace(isRequest), "schemas"}});
            const SeenExchange exchange = support::seenText(support::exchangeWith(value, isRequest));
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

GATEWRIGHT_TEST(TestCorrections, QCoreApplication)
#include "testcorrections.moc"
