#include "gatewayrequestsender.h"
#include "recordingpeer.h"
#include "requestbuilder.h"
#include "testprogram.h"

#include <QFuture>
#include <QTest>

using document::Value;
using requests::BuiltRequest;
using requests::Choices;

/** Requests that are built from operations arrive in the bytes that they were built with. */
class TestBuiltRequests final : public QObject
{
    Q_OBJECT

private slots:
    void arrivesAsBuilt_data();
    void arrivesAsBuilt();
};

namespace {

const QByteArray AnyBytes = ":/?#[]@!$&'()*+,;=%25 %7E%2e{}|\\^`\"<>zü~-._";

BuiltRequest builtFrom(const QByteArray &path, const QByteArray &method, const QByteArray &rest, const Choices &choices)
{
    const auto api = std::make_shared<const description::Description>(document::Snapshot::parse(
        "openapi: 3.2.0\npaths:\n  '" + path + "':\n    " + method + ":\n" + rest, document::Format::Yaml));
    const openapi::PathItem item = api->pathItems().first();
    return requests::RequestBuilder(api).build(item, item.operations.first(), choices);
}

} // namespace

void TestBuiltRequests::arrivesAsBuilt_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("expected"); // A part of the received bytes.
    const auto parameter = [](const char *in, const char *style, const char *expected) {
        const QByteArray path = qstrcmp(in, "path") == 0 ? "/a b/{p}/''ü" : "/a b";
        QTest::addRow("%s %s", in, style)
            << path << QByteArray("get")
            << "      parameters: [{name: p, in: " + QByteArray(in) + ", style: " + style + "}]\n"
            << QByteArray(in) << QByteArray(expected);
    };
    const char
        *all = "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%2525%20%257E%252e%7B%7D%7C%5C%5E%60%22%3C%3E"
               "z%C3%BC~-._";
    parameter("path", "simple", QByteArray("GET /a%20b/" + QByteArray(all) + "/'%C3%BC HTTP/1.1\r\n").constData());
    parameter("path", "matrix", QByteArray("GET /a%20b/;p=" + QByteArray(all) + "/'%C3%BC HTTP/1.1\r\n").constData());
    parameter("path", "label", QByteArray("GET /a%20b/." + QByteArray(all) + "/'%C3%BC HTTP/1.1\r\n").constData());
    parameter(
        "path", "simple, allowReserved: true",
        "GET /a%20b/:%2F%3F%23%5B%5D@!$&'()*+,;=%25%20%7E%2e%7B%7D%7C%5C%5E%60%22%3C%3Ez%C3%BC~-._/'%C3%BC HTTP/1.1\r\n");
    parameter("query", "form", QByteArray("GET /a%20b?p=" + QByteArray(all) + " HTTP/1.1\r\n").constData());
    parameter("query", "form, allowReserved: true",
              "GET /a%20b?p=:/?%23%5B%5D@!$&'()*+,;=%25%20%7E%2e%7B%7D%7C%5C%5E%60%22%3C%3Ez%C3%BC~-._ HTTP/1.1\r\n");
    parameter("header", "simple", QByteArray("p: " + AnyBytes + "\r\n").constData());
    parameter("cookie", "form", QByteArray("Cookie: p=" + QByteArray(all) + "\r\n").constData());
    parameter("cookie", "cookie", QByteArray("Cookie: p=" + AnyBytes + "\r\n").constData());
    const auto body = [](const char *mediaType, const QByteArray &expected) {
        QTest::addRow("body %s", mediaType) << QByteArray("/b") << QByteArray("post")
                                            << "      requestBody: {content: {" + QByteArray(mediaType) + ": {}}}\n"
                                            << QByteArray("body") << expected;
    };
    body("application/json", R"({"p":":/?#[]@!$&'()*+,;=%25 %7E%2e{}|\\^`\"<>zü~-._"})");
    body(
        "application/x-www-form-urlencoded",
        "p=%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29*%2B%2C%3B%3D%2525+%257E%252e%7B%7D%7C%5C%5E%60%22%3C%3Ez%C3%BC%7E-._");
    body("multipart/form-data", "\r\n\r\n" + AnyBytes + "\r\n--gatewright-1--\r\n");
    body("application/xml", "<p>:/?#[]@!$&amp;'()*+,;=%25 %7E%2e{}|\\^`\"&lt;&gt;zü~-._</p>");
    QTest::newRow("method of its own") << QByteArray("/c") << QByteArray("additionalOperations")
                                       << QByteArray("      COPY: {summary: S}\n") << QByteArray("none")
                                       << QByteArray("COPY /c HTTP/1.1\r\n");
}

void TestBuiltRequests::arrivesAsBuilt()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, rest);
    QFETCH(const QByteArray, in);
    QFETCH(const QByteArray, expected);
    Choices choices;
    if (in == "body")
        choices.body = Value::object({{"p", Value::string(AnyBytes)}});
    else
        choices.parameters.insert({in, "p"}, Value::string(AnyBytes));
    const BuiltRequest request = builtFrom(path, method, rest, choices);
    support::RecordingPeer peer;
    gateway::GatewayRequestSender sender;
    const auto future = sender.send(peer.url(), {request.head(), request.body});
    QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 20'000);
    QVERIFY(future.result().isOk());
    const QByteArray received = peer.received();
    QVERIFY2(received.startsWith(request.method + ' ' + request.target() + " HTTP/1.1\r\n"), received.constData());
    QVERIFY2(received.contains(expected), received.constData());
    const qsizetype end = received.indexOf("\r\n\r\n");
    QCOMPARE(received.mid(end + 4), request.body);
    for (const http::HeaderList::Field &field : request.headers.fields())
        QVERIFY2(received.first(end + 2).contains("\r\n" + field.line() + "\r\n"), received.constData());
}

GATEWRIGHT_TEST(TestBuiltRequests, QCoreApplication)
#include "testbuiltrequests.moc"
