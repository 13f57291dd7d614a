#include "operationdraft.h"

#include "pathmatch.h"
#include "requestvalues.h"
#include "testprogram.h"

#include <QTest>

using document::Document;
using document::Format;
using document::Snapshot;
using document::Value;

/** Operations that are made from requests: their paths, parameters, bodies and schemes, and that no secret is in them.
 */
class TestOperationDraft final : public QObject
{
    Q_OBJECT

private slots:
    void matchesPaths_data();
    void matchesPaths();
    void addsOperations_data();
    void addsOperations();
    void addsFields();
    void takesNoSecret_data();
    void takesNoSecret();
    void refuses_data();
    void refuses();
    void followsReferences();
    void isOneStep();
};

namespace {

const QByteArray Shop = R"(openapi: 3.1.0
info: {title: Shop, version: '1'}
servers:
  - url: https://api.example/v1/
paths:
  # The books
  /books:
    get:
      responses: {'200': {description: All}}
  /books/{bookId}:
    parameters:
      - {name: bookId, in: path, required: true, schema: {type: integer}}
    get:
      responses: {'200': {description: One}}
  /books/new:
    get:
      responses: {'200': {description: New ones}}
components:
  schemas:
    Book:
      type: object
      properties:
        title: {type: string}
        pages: {type: integer}
  securitySchemes:
    login: {type: http, scheme: Basic}
    token: {type: oauth2, flows: {}}
    key: {type: apiKey, in: header, name: X-API-Key}
    sig: {type: apiKey, in: query, name: api_key}
)";

/** Returns what the request of a curl command adds to the document: the lines that are new, without blanks before
 * them. */
QByteArray addedBy(const QByteArray &curl, Document &document)
{
    const QList<QByteArray> before = document.snapshot().text().split('\n');
    const auto request = drafts::readCurl(curl);
    if (!request)
        return "no request";
    const auto draft = drafts::operationDraft(document.snapshot(), *request, {"/listen"});
    if (!draft)
        return "no draft: " + draft.error().detail.toUtf8();
    const auto added = drafts::add(document, additionsOf(document.snapshot(), *draft), QStringLiteral("Add operation"));
    if (!added)
        return "not added: " + added.error().detail.toUtf8();
    QByteArray lines;
    qsizetype at = 0;
    for (const QByteArray &line : document.snapshot().text().split('\n')) {
        if (at < before.size() && before.at(at) == line)
            ++at;
        else
            lines += line.trimmed() + '\n';
    }
    return at == before.size() ? lines : "other lines were changed";
}

} // namespace

void TestOperationDraft::matchesPaths_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("isNew");
    QTest::addColumn<QByteArray>("values");

    const auto row = [](const char *url, const char *path, bool isNew, const char *values) {
        QTest::newRow(url) << QByteArray(url) << QByteArray(path) << isNew << QByteArray(values);
    };
    row("/books", "/books", false, "");
    row("/books/7", "/books/{bookId}", false, "bookId=7;");
    row("/books/a%20b", "/books/{bookId}", false, "bookId=a b;");
    row("/books/new", "/books/new", false, "");
    row("/listen/books/7", "/books/{bookId}", false, "bookId=7;");
    row("/listening/books", "/listening/books", true, "");
    row("/books/7/pages", "/books/{bookId}/pages", true, "bookId=7;");
    row("/books/7/pages/12", "/books/{bookId}/pages/{pageId}", true, "bookId=7;pageId=12;");
    row("/orders/5f1a8c9e-0b7d-4e55-9a1c-2f4f0a7f1c33", "/orders/{orderId}", true,
        "orderId=5f1a8c9e-0b7d-4e55-9a1c-2f4f0a7f1c33;");
    row("/orders/01HV5Z8Q3N7K2B4M6P8R0T2W4Y", "/orders/{orderId}", true, "orderId=01HV5Z8Q3N7K2B4M6P8R0T2W4Y;");
    row("/calls/QxVbTqLmZrWkPzXyAbCd", "/calls/{callId}", true, "callId=QxVbTqLmZrWkPzXyAbCd;");
    row("/getCustomerAccountInformation", "/getCustomerAccountInformation", true, "");
    row("/terms-and-conditions-for-you", "/terms-and-conditions-for-you", true, "");
    row("/internationalizations", "/internationalizations", true, "");
    row("/line_items/7", "/line_items/{lineItemId}", true, "lineItemId=7;");
    row("/7/8", "/{id}/{id2}", true, "id=7;id2=8;");
    row("/users/{name}", "/users/{name}", true, "name={name};");
    row("/users/:name", "/users/{name}", true, "name=:name;");
    row("/listen", "/", true, "");
    row("/", "/", true, "");
}

void TestOperationDraft::matchesPaths()
{
    QFETCH(QByteArray, url);
    const auto matched = drafts::matchPath(Snapshot::parse(Shop, Format::Yaml), url, {"/listen", "/list"});
    QTEST(matched.path, "path");
    QTEST(matched.isNew, "isNew");
    QByteArray shown;
    for (const auto &[name, value] : matched.values)
        shown += name + '=' + value + ';';
    QTEST(shown, "values");
}

void TestOperationDraft::addsOperations_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("added");

    const auto row = [](const char *name, const char *command, const char *added) {
        QTest::newRow(name) << QByteArray(command) << QByteArray(added);
    };
    row("an operation of a path that exists", "curl -X DELETE https://api.example/v1/books/7",
        "delete:\nresponses:\n'200':\ndescription: OK\n");
    row("a new path with its parameter", "curl localhost:8080/listen/orders/7",
        "/orders/{orderId}:\nget:\nparameters:\n- name: orderId\nin: path\nrequired: true\nschema:\ntype: "
        "integer\nexample: 7\nresponses:\n'200':\ndescription: OK\n");
    row("an ID that is not secret", "curl localhost/orders/5f1a8c9e-0b7d-4e55-9a1c-2f4f0a7f1c33",
        "/orders/{orderId}:\nget:\nparameters:\n- name: orderId\nin: path\nrequired: true\nschema:\ntype: "
        "string\nformat: uuid\nexample: 5f1a8c9e-0b7d-4e55-9a1c-2f4f0a7f1c33\nresponses:\n'200':\ndescription: OK\n");
    row("a query", "curl -X PATCH 'localhost/books?limit=5&tag=a&tag=b&open=&from=2024-01-01'",
        "patch:\nparameters:\n- name: limit\nin: query\nschema:\ntype: integer\nexample: 5\n- name: tag\nin: "
        "query\nschema:\ntype: array\nitems:\ntype: string\nexample:\n- a\n- b\n- name: open\nin: query\nschema:\ntype: "
        "string\n- name: from\nin: query\nschema:\ntype: string\nformat: date\nexample: "
        "'2024-01-01'\nresponses:\n'200':\ndescription: OK\n");
    row("a header", "curl -X PUT localhost/books -H 'X-Trace: 7' -H 'Accept: */*' -A me",
        "put:\nparameters:\n- name: X-Trace\nin: header\nschema:\ntype: integer\nexample: 7\nresponses:\n'200':\ndescription: OK\n");
    row("JSON that fits a component", R"(curl localhost/books --json '{"title": "A", "pages": 1}')",
        "post:\nrequestBody:\ncontent:\napplication/json:\nschema:\n$ref: '#/components/schemas/Book'\nexample:\ntitle: "
        "A\npages: 1\nresponses:\n'200':\ndescription: OK\n");
    row("JSON that curl says is a form", R"(curl localhost/authors -d '{"name": "A"}')",
        "/authors:\npost:\nrequestBody:\ncontent:\napplication/json:\nschema:\n$ref: "
        "'#/components/schemas/Author'\nexample:\nname: A\nresponses:\n'200':\ndescription: "
        "OK\nAuthor:\ntype: object\nrequired:\n- name\nproperties:\nname:\ntype: string\n");
    row("a form", "curl localhost/authors -d 'name=A+B&age=7'",
        "/authors:\npost:\nrequestBody:\ncontent:\napplication/x-www-form-urlencoded:\nschema:\ntype: "
        "object\nrequired:\n- name\n- age\nproperties:\nname:\ntype: string\nage:\ntype: "
        "integer\nresponses:\n'200':\ndescription: OK\n");
    row("a text", "curl localhost/notes -H 'Content-Type: text/plain; charset=utf-8' -d hello",
        "/notes:\npost:\nrequestBody:\ncontent:\ntext/plain:\nschema:\ntype: string\nresponses:\n'200':\ndescription: OK\n");
    row("Basic", "curl -X PUT -u ann:hunter2 localhost/books",
        "put:\nresponses:\n'200':\ndescription: OK\nsecurity:\n- login: []\n");
    row("a token", "curl -X PUT -H 'Authorization: Bearer hunter2' localhost/books",
        "put:\nresponses:\n'200':\ndescription: OK\nsecurity:\n- token: []\n");
    row("a key", "curl -X PUT -H 'x-api-key: hunter2' localhost/books",
        "put:\nresponses:\n'200':\ndescription: OK\nsecurity:\n- key: []\n");
    row("a key in the query", "curl -X PUT 'localhost/books?api_key=hunter2'",
        "put:\nresponses:\n'200':\ndescription: OK\nsecurity:\n- sig: []\n");
}

void TestOperationDraft::addsOperations()
{
    QFETCH(QByteArray, command);
    Document document(Shop, Format::Yaml);
    QTEST(addedBy(command, document), "added");
}

void TestOperationDraft::addsFields()
{
    Document document(Shop, Format::Yaml);
    const QByteArray added = addedBy("curl localhost/covers -F title=Secret -F cover=@c.png", document);
    QCOMPARE(added, "/covers:\npost:\nrequestBody:\ncontent:\nmultipart/form-data:\nschema:\ntype: "
                    "object\nproperties:\ntitle:\ntype: string\ncover:\ncontentMediaType: "
                    "application/octet-stream\nresponses:\n'200':\ndescription: OK\n");
}

void TestOperationDraft::takesNoSecret_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::newRow("user") << QByteArray("curl -X PUT -u ann:hunter2 localhost/books");
    QTest::newRow("user in the URL") << QByteArray("curl -X PUT http://ann:hunter2@localhost/books");
    QTest::newRow("token") << QByteArray("curl -X PUT -H 'Authorization: Bearer hunter2' localhost/books");
    QTest::newRow("unknown scheme") << QByteArray("curl -X PUT -H 'Authorization: Odd hunter2' localhost/books");
    QTest::newRow("unknown key") << QByteArray("curl -X PUT -H 'X-Auth-Token: hunter2' localhost/books");
    QTest::newRow("cookie") << QByteArray("curl -X PUT -b session=hunter2 localhost/books");
    QTest::newRow("query") << QByteArray("curl -X PUT 'localhost/books?access_token=hunter2&sig=hunter2'");
    QTest::newRow("JSON") << QByteArray(R"(curl localhost/logins --json '{"user":"ann","password":"hunter2"}')");
    QTest::newRow("JSON inside") << QByteArray(R"(curl localhost/logins --json '{"a":[{"secrets":{"x":"hunter2"}}]}')");
    QTest::newRow("form") << QByteArray("curl localhost/logins -d 'user=ann&password=hunter2'");
    QTest::newRow("field") << QByteArray("curl localhost/logins -F password=hunter2");
    QTest::newRow("URL in a value") << QByteArray("curl -G localhost/logins --data-urlencode "
                                                  "'next=https://ann:hunter2@example.com/'");
    QTest::newRow("address of a webhook")
        << QByteArray("curl --json '{}' https://hooks.slack.com/services/T01ABCDEF/B01ABCDEF/hunter2hunter2hunter2aaa");
    QTest::newRow("address of another webhook")
        << QByteArray("curl --json '{}' https://discord.com/api/webhooks/123456789012345678/"
                      "hunter2Qx-VbTq1LmZrW4kPz8Yt3Nc6Bd0Fg2Hj5Kl7");
    QTest::newRow("key in a path") << QByteArray(
        "curl https://api.example/ghp_hunter2e42f292c6912E7710c838347Ae178B4a");
    QTest::newRow("text of no known shape in a path")
        << QByteArray("curl https://api.example/calls/hunter2QxVbTqLmZrWkPz");
    QTest::newRow("key in a header") << QByteArray(
        "curl -X PUT -H 'X-Job: Bearer hunter2hunter2hunter2' localhost/books");
}

void TestOperationDraft::takesNoSecret()
{
    QFETCH(QByteArray, command);
    Document document(Shop, Format::Yaml);
    const QByteArray added = addedBy(command, document);
    QVERIFY2(added.contains("responses:"), added.constData());
    QVERIFY2(!document.snapshot().text().contains("hunter2"), added.constData());
}

void TestOperationDraft::refuses_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<base::Error>("error");
    QTest::newRow("exists") << QByteArray("curl localhost/books/7")
                            << base::Error{base::ErrorCode::AlreadyExists, QStringLiteral("GET /books/{bookId}")};
    QTest::newRow("method") << QByteArray("curl -X LINK localhost/books")
                            << base::Error{base::ErrorCode::Unsupported, QStringLiteral("LINK")};
}

void TestOperationDraft::refuses()
{
    QFETCH(QByteArray, command);
    const auto request = drafts::readCurl(command);
    QVERIFY(request);
    const auto draft = drafts::operationDraft(Snapshot::parse(Shop, Format::Yaml), *request);
    QVERIFY(!draft);
    QTEST(draft.error(), "error");
}

void TestOperationDraft::followsReferences()
{
    const QByteArray text = "openapi: 3.1.0\npaths:\n  /a: {$ref: '#/components/pathItems/A'}\n  /b: {$ref: "
                            "b.yaml}\ncomponents:\n  pathItems:\n    A: {get: {}}\n";
    Document document(text, Format::Yaml);
    const auto inside = drafts::operationDraft(document.snapshot(),
                                               {"PUT", "http://localhost/a", {}, {}, {}, false, false});
    QVERIFY(inside);
    const drafts::Additions additions = additionsOf(document.snapshot(), *inside);
    QVERIFY(drafts::add(document, additions, QStringLiteral("Add operation")));
    QCOMPARE(additions.last().place.toString(), QStringLiteral("/components/pathItems/A/put"));
    QVERIFY(document.snapshot().at(additions.last().place).exists());
    const auto outside = drafts::operationDraft(document.snapshot(),
                                                {"PUT", "http://localhost/b", {}, {}, {}, false, false});
    QVERIFY(!outside);
    QCOMPARE(outside.error().code, base::ErrorCode::NotFound);
}

void TestOperationDraft::isOneStep()
{
    Document document(Shop, Format::Yaml);
    (void)addedBy(R"(curl localhost/authors/7 -X PUT --json '{"home": {"a": 1, "b": 2}}' -u a:b)", document);
    QCOMPARE(document.undoName(), QStringLiteral("Add operation"));
    document.undo();
    QCOMPARE(document.snapshot().text(), Shop);
    QVERIFY(!document.canUndo());
}

GATEWRIGHT_TEST(TestOperationDraft, QCoreApplication)
#include "testoperationdraft.moc"
