#include "awaited.h"
#include "gatewaybench.h"
#include "gatewayrequestsender.h"
#include "recordingpeer.h"
#include "requestbuilder.h"
#include "testprogram.h"

#include <QTest>

using document::Value;
using requests::BuiltRequest;
using requests::Choices;

/** Requests that are built from operations arrive in the bytes that they were built with. */
class TestBuiltRequests final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void arrivesAsBuilt_data();
    void arrivesAsBuilt();
    void arrivesAsTheStyleSays_data();
    void arrivesAsTheStyleSays();

private:
    QByteArray m_received; ///< The last request that the upstream of the gateway has received.
    std::unique_ptr<support::RecordingPeer> m_upstream;
    std::unique_ptr<support::GatewayBench> m_bench; ///< For all rows, because starting a gateway takes long.
};

void TestBuiltRequests::initTestCase()
{
    m_upstream = std::make_unique<support::RecordingPeer>([this](const QByteArray &bytes, QTcpSocket &socket) {
        m_received = bytes;
        return support::RecordingPeer::plainAnswer(bytes, socket);
    });
    m_bench = std::make_unique<support::GatewayBench>(QList<routing::Route>{support::routeTo(m_upstream->url())});
}

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
    QVERIFY(support::awaited(sender.send(peer.url(), {request.head(), request.body})).isOk());
    const QByteArray received = peer.received();
    QVERIFY2(received.startsWith(request.method + ' ' + request.target() + " HTTP/1.1\r\n"), received.constData());
    QVERIFY2(received.contains(expected), received.constData());
    const qsizetype end = received.indexOf("\r\n\r\n");
    QCOMPARE(received.mid(end + 4), request.body);
    for (const http::HeaderList::Field &field : request.headers.fields())
        QVERIFY2(received.first(end + 2).contains("\r\n" + field.line() + "\r\n"), received.constData());
}

namespace {

/** How RFC 6570 §3.2 expands a variable: what is first, what is between values, whether values are named. */
struct Expansion {
    QByteArray first;
    QByteArray between;
    bool isNamed = false;
    QByteArray ifEmpty; ///< Between a name and an empty value.
    QByteArray inList = ",";
    QByteArray kept = {};  ///< Reserved characters that are not encoded.
    bool isPlain = false;  ///< Nothing is encoded.
    bool isNested = false; ///< Members are `name[member]`.

    [[nodiscard]] QByteArray encoded(const QByteArray &text) const
    {
        return isPlain ? text : text.toPercentEncoding(kept);
    }
    [[nodiscard]] QByteArray named(const QByteArray &name, const QByteArray &text) const
    {
        return encoded(name) + (text.isEmpty() ? ifEmpty : '=' + encoded(text));
    }
};

/** The expansions by the location and style of OpenAPI. */
Expansion expansionOf(const QByteArray &in, const QByteArray &style)
{
    if (style == "matrix")
        return {";", ";", true, {}};
    if (style == "label")
        return {".", ".", false, {}};
    if (style == "simple")
        return {{}, ",", false, {}, ",", {}, in == "header"};
    if (style == "cookie")
        return {{}, "; ", true, "=", ",", {}, true};
    if (style == "spaceDelimited")
        return {{}, "&", true, "=", "%20"};
    if (style == "pipeDelimited")
        return {{}, "&", true, "=", "%7C"};
    return {{}, "&", true, "=", ",", {}, false, style == "deepObject"};
}

/** The text of a value that has no parts. */
QByteArray plainText(const Value &value)
{
    return value.isString() ? value.bytes() : value.toJson();
}

QByteArray expanded(const Expansion &how, const QByteArray &name, const Value &value, bool isExploded)
{
    QByteArrayList parts;
    const bool isObject = value.type() == Value::Type::Object;
    if (!value.isContainer())
        return how.first + (how.isNamed ? how.named(name, plainText(value)) : how.encoded(plainText(value)));
    for (const Value &item : value.items())
        parts.append(isExploded && how.isNamed ? how.named(name, plainText(item)) : how.encoded(plainText(item)));
    for (const Value::Member &member : value.members()) {
        const QByteArray text = how.encoded(plainText(member.second));
        if (how.isNested)
            parts.append(how.encoded(name + '[' + member.first + ']') + '=' + text);
        else if (isExploded)
            parts.append(how.encoded(member.first) + '=' + text);
        else
            parts.append({how.encoded(member.first), text});
    }
    if (isExploded || (isObject && how.isNested))
        return how.first + parts.join(how.between);
    return how.first + (how.isNamed ? how.encoded(name) + '=' : QByteArray()) + parts.join(how.inList);
}

/** What the upstream received in the place of the parameter `p` in the path `/x/{p}`, or of the whole query. */
QByteArray receivedPart(const QByteArray &received, const QByteArray &in)
{
    const QByteArray target = received.first(received.indexOf("\r\n")).split(' ').value(1);
    const qsizetype query = target.indexOf('?');
    if (in == "query")
        return query < 0 ? QByteArray() : target.sliced(query + 1);
    if (in == "path")
        return target.first(query < 0 ? target.size() : query).sliced(qstrlen("/x/"));
    const QByteArray name = in == "cookie" ? "\r\nCookie: " : "\r\np: ";
    const qsizetype at = received.indexOf(name);
    if (at < 0)
        return {};
    const qsizetype start = at + name.size();
    return received.mid(start, received.indexOf("\r\n", start) - start);
}

Value text(const char *bytes)
{
    return Value::string(QByteArray(bytes));
}

} // namespace

void TestBuiltRequests::arrivesAsTheStyleSays_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<bool>("isExploded");
    QTest::addColumn<bool>("isReserved");
    const QList<std::pair<const char *, const char *>> styles{
        {"path", "matrix"},          {"path", "label"},          {"path", "simple"},      {"query", "form"},
        {"query", "spaceDelimited"}, {"query", "pipeDelimited"}, {"query", "deepObject"}, {"header", "simple"},
        {"cookie", "form"},          {"cookie", "cookie"}};
    for (const char *version : {"3.0.4", "3.1.2", "3.2.0"}) {
        const bool isNew = QByteArray(version) == "3.2.0";
        for (const auto &[in, style] : styles) {
            const QByteArray place(in);
            if (QByteArray(style) == "cookie" && !isNew)
                continue;
            for (const bool isExploded : {false, true}) {
                for (const bool isReserved : {false, true}) {
                    // 3.2 allows reserved characters wherever values are percent-encoded.
                    const bool isEncoded = place == "path" || (place == "cookie" && QByteArray(style) == "form");
                    if (isReserved && !(place == "query" || (isNew && isEncoded)))
                        continue;
                    QTest::addRow("%s %s %s%s%s", version, in, style, isExploded ? " exploded" : "",
                                  isReserved ? " reserved" : "")
                        << QByteArray(version) << place << QByteArray(style) << isExploded << isReserved;
                }
            }
        }
    }
}

/** Through the gateway, compared with what RFC 6570 and the specification's tables say. */
void TestBuiltRequests::arrivesAsTheStyleSays()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, in);
    QFETCH(const QByteArray, style);
    QFETCH(const bool, isExploded);
    QFETCH(const bool, isReserved);
    Expansion how = expansionOf(in, style);
    how.kept = isReserved ? QByteArray("!$'()*:@") : QByteArray();
    const bool isDelimited = style.endsWith("Delimited");
    QList<Value> values;
    if (!isDelimited && style != "deepObject")
        values = {text("blue"), text(""), text("a b:ü@!"), Value::integer(5), Value::boolean(true)};
    if (style != "deepObject" && !(isDelimited && isExploded))
        values.append(Value::array({text("blue"), text("a b"), text("ü!x")}));
    if (!(isDelimited && isExploded))
        values.append(Value::object({{"R", Value::integer(100)}, {"g", text("a b")}, {"x", text("ü:y")}}));
    gateway::GatewayRequestSender sender;
    const QByteArray head = "openapi: " + version + "\npaths:\n  '" + (in == "path" ? "/x/{p}" : "/x") +
                            "':\n    get:\n";
    const QByteArray parameter = "      parameters: [{name: p, in: " + in + ", required: true, style: " + style +
                                 ", explode: " + (isExploded ? "true" : "false") +
                                 ", allowReserved: " + (isReserved ? "true" : "false") + "}]\n";
    for (const Value &value : std::as_const(values)) {
        const auto api = std::make_shared<const description::Description>(
            document::Snapshot::parse(head + parameter, document::Format::Yaml));
        Choices choices;
        choices.parameters.insert({in, "p"}, value);
        const openapi::PathItem item = api->pathItems().first();
        const BuiltRequest request = requests::RequestBuilder(api).build(item, item.operations.first(), choices);
        m_received.clear();
        QVERIFY(support::awaited(sender.send(m_bench->url(), {request.head("/a/"), request.body})).isOk());
        QCOMPARE(receivedPart(m_received, in), expanded(how, "p", value, isExploded));
    }
}

GATEWRIGHT_TEST(TestBuiltRequests, QCoreApplication)
#include "testbuiltrequests.moc"
