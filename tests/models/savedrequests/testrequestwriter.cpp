#include "requestfile.h"
#include "requestvalue.h"
#include "requestwriter.h"
#include "secretplaces.h"
#include "testprogram.h"

#include <QTest>

/** The files that are written are those that are read, and contain no secret. */
class TestRequestWriter final : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrote();
    void isReadable();
    void refusesSecrets_data();
    void refusesSecrets();
    void writesReferencesAsMarkers();
    void followsNames();
    void exchangesNames();
};

using namespace savedrequests;
using document::Value;

namespace {

SavedRequest simpleRequest()
{
    SavedRequest request;
    request.definition = u"shop.yaml"_qs;
    request.operation = {"add", "POST", "/books/{isbn}"};
    return request;
}

} // namespace

void TestRequestWriter::readsWhatItWrote()
{
    SavedRequest request = simpleRequest();
    request.title = u"Add: “a book” # 1"_qs;
    request.parameters = {{{"path", "isbn"}, Value::string(QByteArray("0012"))},
                          {{"query", "in stock"}, Value::boolean(true)},
                          {{"query", "list"}, Value::array({Value::string(QByteArray("yes")), Value::number("1.50")})},
                          {{"header", "X-Trace"}, Value::string(QByteArray("null"))}};
    request.mediaType = "application/json";
    request.example = "novel";
    request.body = Value::object({{"title", Value::string(QByteArray("a\nb: c\n"))},
                                  {"from", Value::object({{"from", Value::string(QByteArray("login"))},
                                                          {"pointer", Value::string(QByteArray("/a~1b"))}})},
                                  {"none", Value()}});
    request.credentials = {{"staff", secretMarker(u"env://STAFF"_qs)}};
    request.expectation = {{StatusRange{201, 201}, StatusRange{400, 499}, StatusRange{500, 503}}, false, 750};
    const auto written = writeRequest(request);
    QVERIFY(written.isOk());
    const RequestFile file = readRequestFile(*written);
    QCOMPARE(file.problems, QList<Problem>());
    QCOMPARE(file.request, request);
    request.body.reset();
    request.bodyText = "exact\r\n\ttext";
    const auto text = writeRequest(request);
    QVERIFY(text.isOk());
    QCOMPARE(readRequestFile(*text).request, request);
}

void TestRequestWriter::isReadable()
{
    SavedRequest request = simpleRequest();
    request.parameters = {{{"path", "isbn"}, Value::string(QByteArray("abc"))}};
    const auto written = writeRequest(request);
    QVERIFY(written.isOk());
    QCOMPARE(*written, "definition: shop.yaml\n"
                       "operation:\n"
                       "  id: add\n"
                       "  method: POST\n"
                       "  path: /books/{isbn}\n"
                       "parameters:\n"
                       "  path:\n"
                       "    isbn: abc\n");
}

void TestRequestWriter::refusesSecrets_data()
{
    QTest::addColumn<SavedRequest>("request");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *reason, const std::function<void(SavedRequest &)> &change, const char *name) {
        SavedRequest request = simpleRequest();
        change(request);
        QTest::newRow(reason) << request << QString::fromLatin1(name);
    };
    const Value text = Value::string(QByteArray("hunter2"));
    row(
        "a header field",
        [&](SavedRequest &request) {
            request.parameters = {{{"header", "X-Auth-Token"}, text}};
        },
        "X-Auth-Token");
    row(
        "the query",
        [&](SavedRequest &request) {
            request.parameters = {{{"query", "api_key"}, text}};
        },
        "api_key");
    row(
        "a cookie",
        [&](SavedRequest &request) {
            request.parameters = {{{"cookie", "auth_token"}, text}};
        },
        "auth_token");
    row(
        "the body",
        [&](SavedRequest &request) {
            request.body = Value::object({{"password", text}});
        },
        "password");
    row(
        "a number",
        [&](SavedRequest &request) {
            request.body = Value::object({{"password", Value::number("1234")}});
        },
        "password");
    row(
        "a list of secrets",
        [&](SavedRequest &request) {
            request.body = Value::object({{"password", Value::array({text})}});
        },
        "password");
    row(
        "the text of the body", [&](SavedRequest &request) { request.bodyText = "{\"client_secret\":\"hunter2\"}"; },
        "bodyText");
    row(
        "a form", [&](SavedRequest &request) { request.bodyText = "user=kim&password=hunter2"; }, "bodyText");
    row(
        "a private key",
        [&](SavedRequest &request) {
            request.bodyText =
                "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n";
        },
        "bodyText");
    row(
        "a credential",
        [&](SavedRequest &request) {
            request.credentials = {{"staff", text}};
        },
        "staff");
}

void TestRequestWriter::refusesSecrets()
{
    QFETCH(const SavedRequest, request);
    QFETCH(const QString, name);
    const auto written = writeRequest(request);
    QVERIFY(!written.isOk());
    QCOMPARE(written.error(), (base::Error{base::ErrorCode::Refused, name}));
}

void TestRequestWriter::writesReferencesAsMarkers()
{
    SavedRequest request = simpleRequest();
    const Value reference = Value::string(QByteArray("env://SHOP"));
    request.parameters = {{{"header", "X-API-Key"}, reference}, {{"query", "note"}, reference}};
    request.body = Value::object({{"password", reference}, {"note", reference}});
    const SavedRequest marked = withMarkers(request);
    // A reference in another value is a text like any other.
    QCOMPARE(marked.parameters.at(0).value, secretMarker(u"env://SHOP"_qs));
    QCOMPARE(marked.parameters.at(1).value, reference);
    QCOMPARE(marked.body->member("password"), secretMarker(u"env://SHOP"_qs));
    QCOMPARE(marked.body->member("note"), reference);
    QVERIFY(writeRequest(marked).isOk());
}

void TestRequestWriter::followsNames()
{
    const QByteArray text = "# Adds a book.\n"
                            "definition: shop.yaml\n"
                            "operation: {id: add, method: POST, path: '/books/{isbn}'} # here\n"
                            "parameters:\n"
                            "  path:\n"
                            "    isbn: a # the first\n"
                            "  query: {isbn: b}\n";
    const RequestFile file = readRequestFile(text);
    QVERIFY(file.isValid());
    const auto now = withNames(file.text, {"addBook", "PUT", "/volumes/{id}"}, {{{"path", "isbn"}, "id"}});
    QVERIFY(now.isOk());
    QCOMPARE(*now, "# Adds a book.\n"
                   "definition: shop.yaml\n"
                   "operation: {id: addBook, method: PUT, path: '/volumes/{id}'} # here\n"
                   "parameters:\n"
                   "  path:\n"
                   "    id: a # the first\n"
                   "  query: {isbn: b}\n");
    const auto without = withNames(file.text, {{}, "POST", "/books/{isbn}"}, {});
    QVERIFY(without.isOk());
    QCOMPARE(readRequestFile(*without).request.operation, (OperationName{{}, "POST", "/books/{isbn}"}));
    const auto unchanged = withNames(file.text, file.request.operation, {});
    QVERIFY(unchanged.isOk());
    QCOMPARE(*unchanged, text);
}

void TestRequestWriter::exchangesNames()
{
    const RequestFile file = readRequestFile("definition: shop.yaml\n"
                                             "operation: {method: GET, path: '/{a}/{b}'}\n"
                                             "parameters: {path: {a: 1, b: 2}}\n");
    const auto now = withNames(file.text, {{}, "GET", "/{b}/{a}"}, {{{"path", "a"}, "b"}, {{"path", "b"}, "a"}});
    QVERIFY(now.isOk());
    const RequestFile read = readRequestFile(*now);
    QVERIFY(read.isValid());
    QCOMPARE(read.request.parameters.at(0), (SavedParameter{{"path", "b"}, Value::number("1")}));
    QCOMPARE(read.request.parameters.at(1), (SavedParameter{{"path", "a"}, Value::number("2")}));
}

GATEWRIGHT_TEST(TestRequestWriter, void)
#include "testrequestwriter.moc"
