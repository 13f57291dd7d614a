#include "referenceresolver.h"
#include "requestexample.h"
#include "testprogram.h"

#include <QTest>

using document::Pointer;
using document::Snapshot;

/** The request that is shown beside an operation. */
class TestRequestExample final : public QObject
{
    Q_OBJECT

private slots:
    void fillsParametersAndCredentials();
    void namesPlaceholders();
};

void TestRequestExample::fillsParametersAndCredentials()
{
    const Snapshot snapshot = Snapshot::parse(
        "openapi: 3.0.3\nservers: [{url: 'https://{host}/v1/', variables: {host: {default: api.example}}}]\n"
        "paths:\n  /books/{id}:\n    parameters:\n      - {name: id, in: path, required: true, example: 7}\n    put:\n"
        "      parameters:\n        - {name: page, in: query, schema: {type: integer, default: 2}}\n"
        "        - {name: note, in: query}\n        - {name: X-Team, in: header, required: true}\n"
        "      security: [{login: []}]\n      responses: {}\n"
        "components:\n  securitySchemes:\n    login: {type: http, scheme: bearer}\n",
        document::Format::Yaml);
    openapi::ReferenceResolver resolver({}, [&](const QString &) { return snapshot; });
    const content::RequestExample request = content::requestExample(
        resolver, u"/api.yaml"_qs, {u"/api.yaml"_qs, {"paths", "/books/{id}", "put"}}, "/books/{id}", "put",
        "application/json", "text/plain");
    QCOMPARE(request.url, QByteArray("https://api.example/v1/books/7?page=2"));
    QCOMPARE(request.head.method, QByteArray("PUT"));
    QCOMPARE(request.head.target, QByteArray("/books/7?page=2"));
    QCOMPARE(request.head.headers.first("X-Team"), QByteArray("value"));
    QCOMPARE(request.head.headers.first("Authorization"), QByteArray("Bearer $login"));
    QCOMPARE(request.head.headers.first("Content-Type"), QByteArray("application/json"));
    QCOMPARE(request.head.headers.first("Accept"), QByteArray("text/plain"));
}

void TestRequestExample::namesPlaceholders()
{
    QCOMPARE(content::placeholderOf("client-login"), QByteArray("$client_login"));
}

GATEWRIGHT_TEST(TestRequestExample, QCoreApplication)
#include "testrequestexample.moc"
