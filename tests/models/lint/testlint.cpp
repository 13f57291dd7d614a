#include "cancellation.h"
#include "document.h"
#include "lint.h"
#include "testprogram.h"

#include <QTest>

using document::Format;
using document::Snapshot;

/** Each rule once, with its place; and that a good document has no problem. */
class TestLint final : public QObject
{
    Q_OBJECT

private slots:
    void findsNothingInAGoodDocument();
    void findsTheRuleAtItsPlace_data();
    void findsTheRuleAtItsPlace();
    void staysSilent_data();
    void staysSilent();
    void isSortedByPlace();
    void showsNoSecrets();
    void givesOnlyTheParsersProblemsWhileTheTextIsNotValid();
    void endsWhenItIsCancelled();
};

namespace {

const QByteArray Good = R"(openapi: 3.0.3
info:
  title: Books
  version: "1"
  description: Books of a shop.
  contact: {name: Kim}
servers: [{url: 'https://api.example/books'}]
tags: [{name: books}]
paths:
  /books/{id}:
    get:
      operationId: getBook
      description: Shows a book.
      tags: [books]
      parameters:
        - name: id
          in: path
          required: true
          schema: {$ref: '#/components/schemas/Id'}
      responses:
        "200":
          description: OK
components:
  schemas:
    Id: {type: string}
x-vendor-api-gateway:
  info:
    name: Books
    state:
      active: true
  server:
    listenPath:
      value: /books/
      strip: true
  upstream:
    url: https://stock.example/v1
    authentication:
      enabled: true
      basicAuth:
        enabled: true
        username: kim
        password: env://STOCK
        header:
          enabled: true
          name: Authorization
)";

QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    Q_ASSERT(Good.contains(from));
    return QByteArray(Good).replace(from, to);
}

QStringList rulesOf(const base::Diagnostics &diagnostics)
{
    QStringList rules;
    for (const base::Diagnostic &diagnostic : diagnostics)
        rules.append(diagnostic.rule);
    return rules;
}

base::Diagnostics lintOf(const QByteArray &text)
{
    return lint::lint(Snapshot::parse(text, Format::Yaml));
}

struct Row {
    const char *name;
    QByteArray text;
    const char *rule;
    const char *pointer;
    QByteArray marked; ///< The bytes at the place.
};

/** Collects rows. */
struct Rows {
    QList<Row> all;
    void operator()(const char *name, const QByteArray &text, const char *rule, const char *pointer,
                    const QByteArray &marked)
    {
        all.append({name, text, rule, pointer, marked});
    }
};

const char UpstreamUrl[] = "/x-vendor-api-gateway/upstream/url";

QList<Row> extensionRows()
{
    Rows row;
    const char *const gateway = "/x-vendor-api-gateway";
    const char *const password = "/x-vendor-api-gateway/upstream/authentication/basicAuth/password";
    const QByteArray extension = Good.sliced(Good.indexOf("x-vendor"));
    row("classic", "api_id: a\nproxy: {listen_path: /a/}\n", "classic-format", "",
        "api_id: a\nproxy: {listen_path: /a/}");
    row("no extension", Good.first(Good.indexOf("x-vendor")), "extension-missing", gateway, "");
    row("extension of another type", changed(extension, "x-vendor-api-gateway: yes\n"), "extension-wrong-type", gateway,
        "yes");
    row("section of another type",
        changed("  server:\n    listenPath:\n      value: /books/\n      strip: true\n", "  server: []\n"),
        "extension-wrong-type", "/x-vendor-api-gateway/server", "[]");
    row("password of another type", changed("env://STOCK", "12"), "extension-wrong-type", password, "12");
    row("no name", changed("    name: Books\n", ""), "info-name-missing", "/x-vendor-api-gateway/info/name", "info");
    row("blank name", changed("name: Books", "name: ' '"), "info-name-missing", "/x-vendor-api-gateway/info/name",
        "' '");
    row("no state", changed("    state:\n      active: true\n", ""), "state-active-missing",
        "/x-vendor-api-gateway/info/state/active", "info");
    row("state as text", changed("active: true", "active: 'true'"), "state-active-type",
        "/x-vendor-api-gateway/info/state/active", "'true'");
    row("no listen path", changed("      value: /books/\n", ""), "listen-path-missing",
        "/x-vendor-api-gateway/server/listenPath/value", "listenPath");
    row("listen path without slash", changed("value: /books/", "value: books/"), "listen-path-not-rooted",
        "/x-vendor-api-gateway/server/listenPath/value", "books/");
    row("listen path with an open brace", changed("value: /books/", "value: '/{id'"), "listen-path-invalid",
        "/x-vendor-api-gateway/server/listenPath/value", "'/{id'");
    row("no URL", changed("    url: https://stock.example/v1\n", ""), "upstream-url-missing", UpstreamUrl, "upstream");
    row("relative URL", changed("https://stock.example/v1", "/v1"), "upstream-url-invalid", UpstreamUrl, "/v1");
    row("another scheme", changed("https://stock.example/v1", "ftp://h"), "upstream-url-invalid", UpstreamUrl,
        "ftp://h");
    row("user info", changed("https://stock", "https://kim:pw@stock"), "upstream-url-userinfo", UpstreamUrl,
        "https://kim:pw@stock.example/v1");
    return row.all;
}

QList<Row> authenticationRows()
{
    Rows row;
    const QByteArray credentials = "        username: kim\n        password: env://STOCK\n";
    const QByteArray header = "        header:\n          enabled: true\n          name: Authorization\n";
    const char *const user = "/x-vendor-api-gateway/upstream/authentication/basicAuth/username";
    const char *const password = "/x-vendor-api-gateway/upstream/authentication/basicAuth/password";
    const char *const name = "/x-vendor-api-gateway/upstream/authentication/basicAuth/header/name";
    row("two methods", changed("      basicAuth:", "      oauth: {enabled: true}\n      basicAuth:"),
        "upstream-auth-conflict", "/x-vendor-api-gateway/upstream/authentication", "authentication");
    row("section off, method on",
        changed("authentication:\n      enabled: true", "authentication:\n      enabled: false"),
        "upstream-basic-half-enabled", "/x-vendor-api-gateway/upstream/authentication/enabled", "false");
    row("section without flag", changed("authentication:\n      enabled: true\n", "authentication:\n"),
        "upstream-basic-half-enabled", "/x-vendor-api-gateway/upstream/authentication/enabled", "authentication");
    row("section on, method off", changed("basicAuth:\n        enabled: true", "basicAuth:\n        enabled: false"),
        "upstream-basic-half-enabled", "/x-vendor-api-gateway/upstream/authentication/basicAuth/enabled", "false");
    row("colon", changed("kim", "'a:b'"), "upstream-basic-username-colon", user, "'a:b'");
    row("line end of a user name", changed("kim", "\"kim\\n\""), "upstream-basic-control-character", user,
        "\"kim\\n\"");
    row("line end beside a reference", changed("env://STOCK", "\"env://STOCK\\n\""), "upstream-basic-control-character",
        password, "\"env://STOCK\\n\"");
    row("tab in a reference's text", changed("env://STOCK", "\"a\tenv://STOCK\""), "upstream-basic-control-character",
        password, "\"a\tenv://STOCK\"");
    row("empty user name", changed("kim", "''"), "upstream-basic-username-empty", user, "''");
    row("no user name", changed("        username: kim\n", ""), "upstream-basic-username-empty", user, "basicAuth");
    row("empty password", changed("env://STOCK", "''"), "upstream-basic-password-empty", password, "''");
    row("no credentials", changed(credentials, ""), "upstream-basic-password-empty", password, "basicAuth");
    row("literal password", changed("env://STOCK", "s3cret"), "upstream-literal-password", password, "s3cret");
    row("redacted password", changed("env://STOCK", "REDACTED"), "redacted-secret", password, "REDACTED");
    row("redacted after a scheme", changed("kim", "Basic REDACTED"), "redacted-secret", user, "Basic REDACTED");
    row("reference for other fields", changed("env://STOCK", "$secret_env.STOCK"), "reference-malformed", password,
        "$secret_env.STOCK");
    row("unsafe path", changed("env://STOCK", "file://../x"), "reference-malformed", password, "file://../x");
    row("no token", changed("name: Authorization", "name: X Up"), "upstream-header-name", name, "X Up");
    row("refused name", changed("name: Authorization", "name: host"), "upstream-header-name-refused", name, "host");
    row("no header object", changed(header, ""), "upstream-header-missing",
        "/x-vendor-api-gateway/upstream/authentication/basicAuth/header", "basicAuth");
    row("name that is not used",
        changed("          enabled: true\n          name: Authorization",
                "          enabled: false\n          name: X-Up"),
        "upstream-header-name-unused", name, "X-Up");
    row("custom name", changed("name: Authorization", "name: X-Up"), "upstream-custom-header-leak", name, "X-Up");
    return row.all;
}

QList<Row> openApiRows()
{
    Rows row;
    row("a Swagger document", changed("openapi: 3.0.3\n", "swagger: '2.0'\n"), "openapi-missing", "/swagger", "'2.0'");
    row("a Swagger document with a number", changed("openapi: 3.0.3\n", "swagger: 2.0\n"), "openapi-missing",
        "/swagger", "2.0");
    row("an earlier document", changed("openapi: 3.0.3\n", "swagger: '1.2'\n"), "openapi-missing", "/openapi", "");
    row("no version", changed("openapi: 3.0.3\n", ""), "openapi-missing", "/openapi", "");
    row("another version", changed("openapi: 3.0.3", "openapi: 4.0.0"), "openapi-version", "/openapi", "4.0.0");
    row("no info",
        changed("info:\n  title: Books\n  version: \"1\"\n  description: Books of a shop.\n  contact: {name: Kim}\n",
                ""),
        "oas3-schema", "", "openapi");
    row("no title", changed("  title: Books\n", ""), "oas3-schema", "/info", "info");
    row("no API version", changed("  version: \"1\"\n", ""), "oas3-schema", "/info", "info");
    row("no paths", "openapi: 3.0.3\ninfo: {title: T, version: '1'}\n", "oas3-schema", "", "openapi");
    row("path without slash", changed("  /books/{id}:", "  books/{id}:"), "oas3-schema", "/paths/books~1{id}",
        "books/{id}");
    row("paths of one shape", changed("paths:\n", "paths:\n  /books/{name}: {}\n"), "path-params",
        "/paths/~1books~1{id}", "/books/{id}");
    row("operationId twice", changed("paths:\n", "paths:\n  /a: {get: {operationId: getBook, responses: {}}}\n"),
        "operation-operationId-unique", "/paths/~1books~1{id}/get/operationId", "getBook");
    row("no responses", changed("      responses:\n        \"200\":\n          description: OK\n", ""), "oas3-schema",
        "/paths/~1books~1{id}/get", "get");
    row("undeclared", changed("name: id", "name: other"), "path-params", "/paths/~1books~1{id}/get", "get");
    row("unused", changed("name: id", "name: other"), "path-params", "/paths/~1books~1{id}/get/parameters/0/name",
        "other");
    row("optional", changed("          required: true\n", "          required: false\n"), "path-params",
        "/paths/~1books~1{id}/get/parameters/0/required", "false");
    row("reference to nothing", changed("#/components/schemas/Id", "#/components/schemas/No"), "ref-unresolved",
        "/paths/~1books~1{id}/get/parameters/0/schema/$ref", "'#/components/schemas/No'");
    row("reference to itself", changed("Id: {type: string}", "Id: {$ref: '#/components/schemas/Id'}"), "ref-cycle",
        "/components/schemas/Id/$ref", "'#/components/schemas/Id'");
    row("no such security scheme", changed("      responses:\n", "      security: [{\"key\": []}]\n      responses:\n"),
        "oas3-operation-security-defined", "/paths/~1books~1{id}/get/security/0/key", "\"key\"");
    return row.all;
}

QList<Row> rows()
{
    return extensionRows() + authenticationRows() + openApiRows();
}

} // namespace

void TestLint::findsNothingInAGoodDocument()
{
    QCOMPARE(rulesOf(lintOf(Good)), QStringList());
}

void TestLint::findsTheRuleAtItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("marked");
    for (const Row &row : rows())
        QTest::newRow(row.name) << row.text << QString::fromLatin1(row.rule) << QString::fromLatin1(row.pointer)
                                << row.marked;
}

void TestLint::findsTheRuleAtItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    QFETCH(QString, pointer);
    QFETCH(QByteArray, marked);
    const Snapshot snapshot = Snapshot::parse(text, Format::Yaml);
    const base::Diagnostics found = lint::lint(snapshot);
    const auto place = std::find_if(found.begin(), found.end(),
                                    [&](const auto &each) { return each.rule == rule && each.pointer == pointer; });
    QVERIFY2(place != found.end(), qPrintable(rulesOf(found).join(u' ')));
    QCOMPARE(snapshot.text(place->span), marked);
}

void TestLint::staysSilent_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QByteArray &text, const char *rule) {
        QTest::newRow(name) << text << QString::fromLatin1(rule);
    };
    row("a reference holds no colon", changed("kim", "secrets://a"), "upstream-basic-username-colon");
    row("a URL with a reference is judged later", changed("https://stock.example/v1", "env://STOCK_URL"),
        "upstream-url-invalid");
    row("another method is on alone",
        changed("basicAuth:\n        enabled: true",
                "oauth: {enabled: true}\n      basicAuth:\n        enabled: false"),
        "upstream-basic-half-enabled");
    row("off is off",
        QByteArray(Good).replace("      enabled: true\n      basicAuth:\n        enabled: true",
                                 "      enabled: false\n      basicAuth:\n        enabled: false"),
        "upstream-basic-half-enabled");
    row("3.1 may do without paths", "openapi: 3.1.0\ninfo: {title: T, version: '1'}\ncomponents: {}\n", "oas3-schema");
    row("3.1 may do without responses",
        changed("openapi: 3.0.3", "openapi: 3.1.0")
            .replace("      responses:\n        \"200\":\n          description: OK\n", ""),
        "oas3-schema");
    row("$ref as a property's name",
        changed("Id: {type: string}", "Id: {type: object, properties: {$ref: {type: string}}}"), "ref-unresolved");
    row("$ref in an example", changed("Id: {type: string}", "Id: {type: object, example: {$ref: '#/no'}}"),
        "ref-unresolved");
    row("$ref to another file", changed("#/components/schemas/Id", "schemas.yaml#/Id"), "ref-unresolved");
    row("an anchor of JSON Schema",
        changed("#/components/schemas/Id", "#id").replace("    Id: {", "    Id: {$anchor: id, "), "ref-unresolved");
    row("a parameter of the path item",
        changed("    get:\n", "    parameters: [{name: id, in: path, required: true, schema: {}}]\n    get:\n")
            .replace("        - name: id\n          in: path\n", "        - name: q\n          in: query\n"),
        "path-params");
    row("a parameter in another file",
        changed(
            "        - name: id\n          in: path\n          required: true\n          schema: {$ref: '#/components/schemas/Id'}\n",
            "        - $ref: parameters.yaml#/id\n"),
        "path-params");
    row("vendor members of paths", changed("paths:\n", "paths:\n  x-note: {}\n"), "oas3-schema");
}

void TestLint::staysSilent()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, rule);
    const QStringList rules = rulesOf(lintOf(text));
    QVERIFY2(!rules.contains(rule), qPrintable(rules.join(u' ')));
}

void TestLint::isSortedByPlace()
{
    const base::Diagnostics found = lintOf(
        changed("kim", "'a:b'").replace("title: Books", "title: 5").replace("value: /books/", "value: books"));
    QVERIFY(found.size() >= 3);
    QVERIFY(std::is_sorted(found.begin(), found.end(),
                           [](const auto &left, const auto &right) { return left.span.offset < right.span.offset; }));
}

void TestLint::showsNoSecrets()
{
    const base::Diagnostics found = lintOf(
        changed("env://STOCK", "hunter2").replace("https://stock.example", "ftp://u:hunter2@stock.example"));
    QVERIFY(found.size() >= 2);
    for (const base::Diagnostic &diagnostic : found)
        QVERIFY2(!diagnostic.arguments.join(u' ').contains(u"hunter2"), qPrintable(diagnostic.rule));
}

void TestLint::givesOnlyTheParsersProblemsWhileTheTextIsNotValid()
{
    const Snapshot snapshot = Snapshot::parse("openapi: \"3.0\ninfo: {}\n", Format::Yaml);
    QVERIFY(!snapshot.isValid());
    QCOMPARE(lint::lint(snapshot), snapshot.problems());
}

/** Objects, references and examples are looked at one by one. */
void TestLint::endsWhenItIsCancelled()
{
    const Snapshot bad = Snapshot::parse("openapi: 3.0.3\ninfo: {title: T, version: '1', x: 1}\npaths:\n"
                                         "  /a: {get: {parameters: [{$ref: '#/components/parameters/P'}]}}\n"
                                         "components: {schemas: {S: {type: integer, example: a}}}\n",
                                         Format::Yaml);
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    const base::Diagnostics all = lint::lint(bad);
    const auto has = [](const base::Diagnostics &found, const char *rule) {
        return std::any_of(found.begin(), found.end(),
                           [&](const base::Diagnostic &one) { return one.rule == QLatin1String(rule); });
    };
    QVERIFY(has(all, "oas3-schema"));
    QVERIFY(has(all, "ref-unresolved"));
    work.cancel();
    const base::Diagnostics some = lint::lint(bad);
    QVERIFY(!has(some, "oas3-schema"));
    QVERIFY(!has(some, "ref-unresolved"));
}

GATEWRIGHT_TEST(TestLint, QCoreApplication)
#include "testlint.moc"
