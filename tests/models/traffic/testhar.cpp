#include "cancellation.h"
#include "harpieces.h"
#include "harreader.h"
#include "harwriter.h"
#include "redact.h"
#include "sampleexchange.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using base::ErrorCode;
using support::sampleExchange;

namespace {

QByteArray harOf(const QList<traffic::Exchange> &exchanges)
{
    QList<traffic::RedactedExchange> written;
    for (const traffic::Exchange &exchange : exchanges)
        written.append(traffic::Redactor::withSecrets(exchange));
    return traffic::writeHar(written);
}

QJsonValue entryOf(const traffic::Exchange &exchange)
{
    return QJsonDocument::fromJson(harOf({exchange})).object()[u"log"_qs][u"entries"][0];
}

QByteArray file(const QByteArray &entries)
{
    return "{\"log\":{\"version\":\"1.2\",\"entries\":[" + entries + "]}}";
}

} // namespace

class TestHar : public QObject
{
    Q_OBJECT

private slots:
    void writesEveryRequiredMember();
    void countsTheHandshakeOnce();
    void writesBodiesThatAreNoText();
    void saysThatABodyIsWithheld();
    void writesEmptyBodiesAsText();
    void readsEncodedBodies_data();
    void readsEncodedBodies();
    void writesAFailedExchange();
    void readsBackWhatItWrote();
    void readsACommentAsOneLine();
    void readsWhatOthersWrite_data();
    void readsWhatOthersWrite();
    void refusesDamagedFiles_data();
    void refusesDamagedFiles();
    void readsNothingOfAFileCutAnywhere();
    void findsTheEntriesOfAnyFile_data();
    void findsTheEntriesOfAnyFile();
    void refusesMoreThanItCanRead();
    void takesNothingThatIsNoMessage();
    void boundsNumbers();
    void endsWhenItIsCancelled();
    void marksWhatIsFromAFile();
};

void TestHar::writesEveryRequiredMember()
{
    const QByteArray bytes = harOf({sampleExchange()});
    const QJsonObject log = QJsonDocument::fromJson(bytes).object()[u"log"_qs].toObject();
    QCOMPARE(log[u"version"_qs].toString(), u"1.2"_qs);
    QCOMPARE(log[u"creator"_qs][u"name"].toString(), u"Gatewright"_qs);
    const QJsonValue entry = log[u"entries"_qs][0];
    QCOMPARE(entry[u"startedDateTime"].toString(), u"2026-03-01T12:30:15.250Z"_qs);
    QCOMPARE(entry[u"time"].toDouble(), 14.25);
    QVERIFY(entry[u"cache"].isObject());
    QCOMPARE(entry[u"serverIPAddress"].toString(), u"127.0.0.1"_qs);
    QCOMPARE(entry[u"connection"].toString(), u"7"_qs);
    const QJsonValue request = entry[u"request"];
    QCOMPARE(request[u"url"].toString(), u"http://127.0.0.1:8080/pets/1?access_token=t0psecret&x=1"_qs);
    QCOMPARE(request[u"httpVersion"].toString(), u"HTTP/1.1"_qs);
    QCOMPARE(request[u"cookies"][1][u"value"].toString(), u"dark"_qs);
    QCOMPARE(request[u"queryString"][1][u"name"].toString(), u"x"_qs);
    QCOMPARE(request[u"headers"].toArray().size(), 6);
    QCOMPARE(request[u"postData"][u"mimeType"].toString(), u"application/json"_qs);
    QCOMPARE(request[u"headersSize"].toInt(), -1);
    QCOMPARE(request[u"bodySize"].toInteger(), sampleExchange().requestBody.size);
    const QJsonValue response = entry[u"response"];
    QCOMPARE(response[u"status"].toInt(), 200);
    QCOMPARE(response[u"content"][u"size"].toInteger(), sampleExchange().responseBody.size);
    QCOMPARE(response[u"redirectURL"].toString(), QString());
    for (const QStringView name : {u"blocked", u"dns", u"connect", u"ssl", u"send", u"wait", u"receive"})
        QVERIFY(entry[u"timings"][name].isDouble());
    QCOMPARE(entry[u"_upstreamRequest"][u"url"].toString(), u"http://127.0.0.1:9000/1?access_token=t0psecret&x=1"_qs);
    QCOMPARE(entry[u"_changes"][1][u"pointer"].toString(), u"/x-g/upstream/authentication/basicAuth"_qs);
}

void TestHar::countsTheHandshakeOnce()
{
    traffic::Exchange exchange = sampleExchange();
    exchange.timings = {-1, 1, 10, 8, 2, 3, 4};
    QCOMPARE(entryOf(exchange)[u"time"].toDouble(), 20.0);
}

void TestHar::writesBodiesThatAreNoText()
{
    traffic::Exchange exchange = sampleExchange();
    exchange.requestBody = {QByteArray("\xff\x00", 2), 10};
    exchange.responseBody = {QByteArray("\x00\x01", 2), 2};
    const QJsonValue entry = entryOf(exchange);
    QCOMPARE(entry[u"request"][u"postData"][u"_encoding"].toString(), u"base64"_qs);
    QCOMPARE(entry[u"request"][u"postData"][u"_truncated"].toBool(), true);
    QCOMPARE(entry[u"response"][u"content"][u"encoding"].toString(), u"base64"_qs);
    QCOMPARE(entry[u"response"][u"content"][u"text"].toString(), u"AAE="_qs);
}

void TestHar::saysThatABodyIsWithheld()
{
    traffic::Exchange exchange = sampleExchange();
    exchange.request.headers.append("Content-Encoding", "br");
    exchange.requestBody = {"\x0b", 1};
    exchange.response.headers.append("Content-Encoding", "br");
    exchange.responseBody = {"\x0b\x02", 2};
    const QByteArray har = traffic::writeHar({traffic::Redactor().exchange(exchange)});
    const QJsonValue entry = QJsonDocument::fromJson(har)[u"log"][u"entries"][0];
    const QJsonValue content = entry[u"response"][u"content"];
    QCOMPARE(content[u"size"].toInteger(), -1);
    QVERIFY(content[u"compression"].isUndefined());
    QVERIFY(content[u"_truncated"].toBool());
    QVERIFY(content[u"text"].toString().startsWith(u"[The body is withheld"));
    QCOMPARE(entry[u"response"][u"bodySize"].toInteger(), 2);
    QVERIFY(entry[u"request"][u"postData"][u"_truncated"].toBool());
    QCOMPARE(entry[u"request"][u"bodySize"].toInteger(), 1);
    const auto read = traffic::readHar(har);
    QVERIFY(read.isOk());
    QVERIFY(!read->exchanges.first()->requestBody.isWhole());
    QVERIFY(!read->exchanges.first()->responseBody.isWhole());
    QCOMPARE(read->exchanges.first()->responseBody.size, 2);
}

void TestHar::writesEmptyBodiesAsText()
{
    traffic::Exchange exchange = sampleExchange();
    exchange.responseBody = {};
    const QJsonValue text = entryOf(exchange)[u"response"][u"content"][u"text"];
    QVERIFY(text.isString() && text.toString().isEmpty());
    exchange.responseBody.isIncomplete = true;
    QVERIFY(entryOf(exchange)[u"response"][u"content"][u"text"].isUndefined());
    QCOMPARE(entryOf(exchange)[u"response"][u"content"][u"size"].toInteger(), -1);
    QCOMPARE(entryOf(exchange)[u"response"][u"bodySize"].toInteger(), -1);
}

void TestHar::readsEncodedBodies_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<qint64>("encodedSize");
    QTest::newRow("a text with its size") << QByteArray(R"("size":2,"text":"{}")") << qint64(9);
    QTest::newRow("a text without its size") << QByteArray(R"("text":"{}")") << qint64(9);
    QTest::newRow("a text of unknown size") << QByteArray(R"("size":-1,"text":"{}")") << qint64(9);
    QTest::newRow("encoded bytes") << QByteArray(R"("text":"CwI=","encoding":"base64")") << qint64(-1);
    QTest::newRow("decoded bytes") << QByteArray(R"("size":2,"text":"CwI=","encoding":"base64")") << qint64(9);
    QTest::newRow("withheld") << QByteArray(R"("size":-1,"text":"[withheld]","_truncated":true)") << qint64(-1);
}

void TestHar::readsEncodedBodies()
{
    QFETCH(const QByteArray, content);
    QFETCH(const qint64, encodedSize);
    const auto read = traffic::readHar(
        file(R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/"},"response":{)"
             R"("status":200,"headers":[{"name":"Content-Encoding","value":"br"}],"bodySize":9,"content":{)" +
             content + "}}}"));
    QVERIFY(read.isOk());
    QCOMPARE(read->exchanges.first()->responseBody.encodedSize, encodedSize);
}

void TestHar::writesAFailedExchange()
{
    traffic::Exchange exchange = sampleExchange();
    exchange.response = {};
    exchange.responseBody = {};
    exchange.answeredBy = traffic::AnsweredBy::Nobody;
    exchange.error = traffic::GatewayError::ClientAborted;
    const QJsonValue entry = entryOf(exchange);
    QCOMPARE(entry[u"response"][u"status"].toInt(-2), 0);
    QCOMPARE(entry[u"_error"].toString(), u"client-aborted"_qs);
}

void TestHar::readsBackWhatItWrote()
{
    traffic::Exchange original = sampleExchange();
    original.comment = u"Ask “stock”"_qs;
    const auto read = traffic::readHar(harOf({original, original}));
    QVERIFY(read.isOk());
    QCOMPARE(read->exchanges.size(), 2);
    const traffic::Exchange &copy = *read->exchanges.first();
    QCOMPARE(copy.startedAt, original.startedAt);
    QCOMPARE(copy.request, original.request);
    QCOMPARE(copy.requestBody, original.requestBody);
    QCOMPARE(copy.upstreamRequest, original.upstreamRequest);
    QCOMPARE(copy.upstreamUrl, original.upstreamUrl);
    QCOMPARE(copy.changes, original.changes);
    QCOMPARE(copy.response, original.response);
    QCOMPARE(copy.responseBody, original.responseBody);
    QCOMPARE(copy.timings, original.timings);
    QCOMPARE(copy.answeredBy, original.answeredBy);
    QCOMPARE(copy.comment, original.comment);
    QCOMPARE(harOf({copy, *read->exchanges.last()}), harOf({original, original}));
}

void TestHar::readsACommentAsOneLine()
{
    const QByteArray entry =
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/"},)"
        R"("comment":"a\nb)" +
        QByteArray(5000, 'c') + "\"}";
    const auto read = traffic::readHar(file(entry));
    QVERIFY(read.isOk());
    QCOMPARE(read->exchanges.first()->comment, (u"a b"_qs + QString(5000, u'c')).left(traffic::MaximumComment));
}

void TestHar::readsWhatOthersWrite_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &entry, const QByteArray &target, const QByteArray &headers,
                        const QByteArray &body,
                        int status) { QTest::newRow(name) << entry << target << headers << body << status; };
    row("the least there can be",
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/"}})", "/", "Host=h ",
        "", 0);
    row("HTTP/2 with pseudo headers",
        R"({"startedDateTime":"2026-01-01T01:00:00.123+02:00","time":3,"request":{"method":"GET","url":"https://h/a?b#c","httpVersion":"h2",)"
        R"("headers":[{"name":":authority","value":"h"},{"name":":path","value":"/a"},{"name":"accept","value":"*/*"}]},)"
        R"("response":{"status":200,"statusText":"","httpVersion":"h2","headers":[{"name":":status","value":"200"}],"content":{"size":2,"text":"hi"}}})",
        "/a?b", "Host=h accept=*/* ", "hi", 200);
    row("a body in base64",
        R"({"startedDateTime":"2026-01-01T00:00:00.5Z","request":{"method":"GET","url":"http://h/","headers":[]},)"
        R"("response":{"status":200,"content":{"mimeType":"image/png","text":"AAE=","encoding":"base64"}}})",
        "/", "Host=h ", QByteArray("\0\1", 2), 200);
    row("a request that was blocked",
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/x"},)"
        R"("response":{"status":0,"statusText":"","headers":[],"content":{}},"timings":{"send":null}})",
        "/x", "Host=h ", "", 0);
    row("a header of several lines",
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/",)"
        R"("headers":[{"name":"Host","value":"x"},{"name":"Set","value":"a\nb"}]}})",
        "/", "Host=x Set=a b ", "", 0);
    row("Chromium",
        R"({"_initiator":{"type":"other"},"_priority":"VeryHigh","_resourceType":"document","cache":{},"connection":"443",)"
        R"("pageref":"page_1","request":{"method":"POST","url":"https://h/a","httpVersion":"http/2.0",)"
        R"("headers":[{"name":":method","value":"POST"},{"name":"content-type","value":"application/json"}],"queryString":[],)"
        R"("cookies":[{"name":"a","value":"b","path":"/","domain":"h","expires":"2027-01-01T00:00:00.000Z","httpOnly":true,)"
        R"("secure":true,"sameSite":"Lax"}],"headersSize":-1,"bodySize":7,"postData":{"mimeType":"application/json","text":"{}"}},)"
        R"("response":{"status":201,"statusText":"","httpVersion":"http/2.0","headers":[],"cookies":[],"content":{"size":2,)"
        R"("mimeType":"text/plain","text":"ok"},"redirectURL":"","headersSize":-1,"bodySize":-1,"_transferSize":120,"_error":null,)"
        R"("_fetchedViaServiceWorker":false},"serverIPAddress":"[::1]","startedDateTime":"2026-01-01T00:00:00.123Z",)"
        R"("time":12.3,"timings":{"blocked":1.1,"dns":-1,"ssl":-1,"connect":-1,"send":0.1,"wait":9,"receive":2,"_blocked_queueing":1}})",
        "/a", "Host=h content-type=application/json ", "ok", 201);
    row("Chromium, a request that failed",
        R"({"startedDateTime":"2026-01-01T00:00:00.123Z","time":3,"request":{"method":"GET","url":"http://h/x","httpVersion":"",)"
        R"("headers":[],"queryString":[],"cookies":[],"headersSize":-1,"bodySize":0},"response":{"status":0,"statusText":"",)"
        R"("httpVersion":"","headers":[],"cookies":[],"content":{"size":0,"mimeType":"x-unknown"},"redirectURL":"","headersSize":-1,)"
        R"("bodySize":-1,"_transferSize":0,"_error":"net::ERR_CONNECTION_REFUSED"},"cache":{},"timings":{"blocked":-1,"dns":-1,)"
        R"("ssl":-1,"connect":-1,"send":0,"wait":0,"receive":0}})",
        "/x", "Host=h ", "", 0);
    row("Firefox",
        R"({"startedDateTime":"2026-01-01T01:00:00.123+01:00","request":{"bodySize":7,"method":"POST","url":"https://h/f",)"
        R"("httpVersion":"HTTP/2","headers":[{"name":"Host","value":"h"}],"cookies":[],"queryString":[],"headersSize":300,)"
        R"("postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a","value":"b c"}],"text":"a=b+c"}},)"
        R"("response":{"status":200,"statusText":"OK","httpVersion":"HTTP/2","headers":[],"cookies":[],)"
        R"("content":{"mimeType":"image/png","size":2,"encoding":"base64","text":"AAE="},"redirectURL":"","headersSize":200,)"
        R"("bodySize":202},"cache":{},"timings":{"blocked":0,"dns":0,"connect":0,"ssl":0,"send":0,"wait":5,"receive":0},)"
        R"("time":5,"_securityState":"secure","serverIPAddress":"::1","connection":"443","pageref":"page_1"})",
        "/f", "Host=h Content-Type=application/x-www-form-urlencoded ", QByteArray("\0\1", 2), 200);
    row("Safari",
        R"({"pageref":"page_0","startedDateTime":"2026-01-01T00:00:00.123Z","time":3.5,"request":{"method":"GET","url":"https://h/s",)"
        R"("httpVersion":"HTTP/2","cookies":[],"headers":[{"name":"Accept","value":"*/*"}],"queryString":[],"headersSize":-1,)"
        R"("bodySize":-1},"response":{"status":200,"statusText":"OK","httpVersion":"HTTP/2","cookies":[],"headers":[],)"
        R"("content":{"size":2,"compression":0,"mimeType":"text/plain","text":"hi"},"redirectURL":"","headersSize":90,"bodySize":2,)"
        R"("_transferSize":92},"cache":{},"timings":{"blocked":-1,"dns":-1,"connect":-1,"ssl":-1,"send":0,"wait":3,"receive":0.5},)"
        R"("serverIPAddress":"","_serverPort":443,"connection":"3","_fetchType":"Network Load","_priority":"high"})",
        "/s", "Host=h Accept=*/* ", "hi", 200);
    row("Charles",
        R"({"startedDateTime":"2026-01-01T00:00:00.123-05:00","time":130,"request":{"method":"POST","url":"http://h/c",)"
        R"("httpVersion":"HTTP/1.1","cookies":[],"headers":[{"name":"Host","value":"h"}],"queryString":[],"headersSize":200,)"
        R"("bodySize":3,"postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a","value":"1"}]}},)"
        R"("response":{"_charlesStatus":"COMPLETE","status":200,"statusText":"OK","httpVersion":"HTTP/1.1","cookies":[],"headers":[],)"
        R"("content":{"size":2,"mimeType":"application/octet-stream","text":"AAE=","encoding":"base64"},"redirectURL":null,)"
        R"("headersSize":10,"bodySize":2},"serverIPAddress":"127.0.0.1","cache":{},"timings":{"dns":1,"connect":2,"ssl":-1,)"
        R"("send":1,"wait":100,"receive":26},"comment":"from Charles"})",
        "/c", "Host=h Content-Type=application/x-www-form-urlencoded ", QByteArray("\0\1", 2), 200);
    row("mitmproxy",
        R"({"startedDateTime":"2026-01-01T00:00:00.123456+00:00","time":20.5,"request":{"method":"PUT","url":"https://h:8443/m",)"
        R"("httpVersion":"HTTP/1.1","cookies":[],"headers":[{"name":"Content-Type","value":"text/plain"}],"queryString":[],)"
        R"("headersSize":50,"bodySize":4,"postData":{"mimeType":"text/plain","text":"body","params":[]}},)"
        R"("response":{"status":204,"statusText":"No Content","httpVersion":"HTTP/1.1","cookies":[],"headers":[],)"
        R"("content":{"size":0,"compression":0,"mimeType":"","text":""},"redirectURL":"","headersSize":20,"bodySize":0},)"
        R"("cache":{},"timings":{"connect":5.5,"ssl":3,"send":1,"receive":4,"wait":10},"serverIPAddress":"127.0.0.1"})",
        "/m", "Host=h:8443 Content-Type=text/plain ", "", 204);
    row("no status",
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/"},"response":{"status":-1}})",
        "/", "Host=h ", "", 0);
    row("encoded bytes stay",
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/%2f%41?a=%20+"}})",
        "/%2f%41?a=%20+", "Host=h ", "", 0);
}

void TestHar::readsWhatOthersWrite()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    const auto read = traffic::readHar("\xef\xbb\xbf" + file(entry));
    QVERIFY2(read.isOk(), qPrintable(read ? QString() : read.error().detail));
    const traffic::Exchange &exchange = *read->exchanges.first();
    QByteArray fields;
    for (const auto &field : exchange.request.headers.fields())
        fields += field.name.toByteArray() + '=' + field.value.toByteArray() + ' ';
    QCOMPARE(exchange.request.target, target);
    QCOMPARE(fields, headers);
    QCOMPARE(exchange.responseBody.bytes.read(), body);
    QCOMPARE(exchange.response.status, status);
}

void TestHar::refusesDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::newRow("empty") << QByteArray() << ErrorCode::SyntaxError << u"1:1"_qs;
    QTest::newRow("no JSON") << QByteArray("{\n  \"log\": x}") << ErrorCode::SyntaxError << u"2:10"_qs;
    QTest::newRow("no log") << QByteArray("{}") << ErrorCode::WrongType << u"/log"_qs;
    QTest::newRow("no entries") << QByteArray("{\"log\":{}}") << ErrorCode::WrongType << u"/log/entries"_qs;
    QTest::newRow("entry") << file("1") << ErrorCode::WrongType << u"/log/entries/0"_qs;
    QTest::newRow("request") << file("{}") << ErrorCode::WrongType << u"/log/entries/0/request"_qs;
    QTest::newRow("method") << file(R"({"request":{"method":1,"url":"http://h/"}})") << ErrorCode::WrongType
                            << u"/log/entries/0/request/method"_qs;
    QTest::newRow("date") << file(R"({"request":{"method":"GET","url":"http://h/"}})") << ErrorCode::WrongType
                          << u"/log/entries/0/startedDateTime"_qs;
    QTest::newRow("line end in a method")
        << file(R"({"request":{"method":"GET / HTTP/1.1\r\nX: y\r\n","url":"http://h/"}})") << ErrorCode::WrongType
        << u"/log/entries/0/request/method"_qs;
    QTest::newRow("second entry")
        << file(R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"/"}},)"
                "\n[]")
        << ErrorCode::WrongType << u"/log/entries/1"_qs;
    QTest::newRow("syntax of the second entry")
        << file(R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"/"}},)"
                "\n{\"a\":x}")
        << ErrorCode::SyntaxError << u"2:6"_qs;
    QTest::newRow("syntax after the entries")
        << QByteArray("{\"log\":{\"entries\":[\n],\n\"a\":x}}") << ErrorCode::SyntaxError << u"3:5"_qs;
    QTest::newRow("two lists") << QByteArray("{\"log\":{\"entries\":[],\"entries\":[{}]}}") << ErrorCode::WrongType
                               << u"/log/entries"_qs;
    QTest::newRow("status out of range")
        << file(R"({"request":{"method":"GET","url":"http://h/"},"response":{"status":-200}})") << ErrorCode::WrongType
        << u"/log/entries/0/response/status"_qs;
    for (const char *status : {"99999999999", "1e30", "500.9"})
        QTest::addRow("status %s", status)
            << file(R"({"request":{"method":"GET","url":"http://h/"},"response":{"status":)" + QByteArray(status) +
                    "}}")
            << ErrorCode::WrongType << u"/log/entries/0/response/status"_qs;
    QTest::newRow("date out of range")
        << file(R"({"startedDateTime":"+99999-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/"}})")
        << ErrorCode::WrongType << u"/log/entries/0/startedDateTime"_qs;
    QTest::newRow("text of a response")
        << file(R"({"request":{"method":"GET","url":"http://h/"},"response":{"status":200,"content":{"text":1}}})")
        << ErrorCode::WrongType << u"/log/entries/0/response/content/text"_qs;
    QTest::newRow("text of a request")
        << file(R"({"request":{"method":"GET","url":"http://h/","postData":{"text":[]}}})") << ErrorCode::WrongType
        << u"/log/entries/0/request/postData/text"_qs;
    QTest::newRow("status") << file(R"({"request":{"method":"GET","url":"http://h/"},"response":{"status":"200"}})")
                            << ErrorCode::WrongType << u"/log/entries/0/response/status"_qs;
}

void TestHar::refusesDamagedFiles()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, detail);
    const auto read = traffic::readHar(bytes);
    QVERIFY(!read.isOk());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().detail, detail);
}

void TestHar::readsNothingOfAFileCutAnywhere()
{
    const QByteArray bytes = harOf({sampleExchange()});
    for (qsizetype cut = 0; cut < bytes.size(); ++cut)
        QVERIFY(!traffic::readHar(bytes.first(cut)).isOk());
}

void TestHar::findsTheEntriesOfAnyFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("count");
    const QByteArray entry = R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"/]}"}})";
    QTest::newRow("none") << QByteArray(R"({"log":{"entries":[ ]}})") << 0;
    QTest::newRow("after other members")
        << R"({"a":[1,{"log":2}],"log" : {"version":"\"]}","pages":[{"entries":[1]}], "entries" :[ )" + entry + " ]}}"
        << 1;
    QTest::newRow("before other members")
        << R"({"log":{"entries":[)" + entry + "\n,\n" + entry + R"(],"pages":[]},"z":[null,true,-1e3]})" << 2;
    QTest::newRow("escaped keys") << R"({"\u006cog":{"entr\u0069es":[)" + entry + "]}}" << 1;
}

void TestHar::findsTheEntriesOfAnyFile()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, count);
    const auto read = traffic::readHar(bytes);
    QVERIFY2(read.isOk(), qPrintable(read ? QString() : read.error().detail));
    QCOMPARE(read->exchanges.size(), count);
}

void TestHar::refusesMoreThanItCanRead()
{
    // Each value would take up to 100 bytes of memory, whatever its length is.
    const QByteArray many = '[' + QByteArray("[],").repeated(traffic::MaximumHarValues) + "0]";
    const auto inEntry = traffic::readHar(file("{},"
                                               "{\"a\":" +
                                               many + '}'));
    QCOMPARE(inEntry.error(), (base::Error{ErrorCode::TooLarge, u"/log/entries/1"_qs}));
    const auto around = traffic::readHar("{\"log\":{\"pages\":" + many + ",\"entries\":[]}}");
    QCOMPARE(around.error(), (base::Error{ErrorCode::TooLarge, u"/log"_qs}));
    const auto withoutEntries = traffic::readHar(many);
    QCOMPARE(withoutEntries.error(), (base::Error{ErrorCode::TooLarge, u"/log"_qs}));
    const QByteArray fewer = '[' + QByteArray("[],").repeated(traffic::MaximumHarValues - 10) + "0]";
    QCOMPARE(traffic::readHar(file("{\"a\":" + fewer + '}')).error().code, ErrorCode::WrongType);
    constexpr int Depth = 100'000;
    const QByteArray deep = QByteArray("[").repeated(Depth) + QByteArray("]").repeated(Depth);
    QCOMPARE(traffic::readHar(file("{\"a\":" + deep + '}')).error().code, ErrorCode::SyntaxError);
    QCOMPARE(traffic::readHar(deep).error().code, ErrorCode::SyntaxError);
    QCOMPARE(traffic::readHar(file(QByteArray("[").repeated(Depth))).error().code, ErrorCode::SyntaxError);
    QCOMPARE(traffic::readHar("{\"log\":{\"entries\":[{},]}}").error().code, ErrorCode::SyntaxError);
    QCOMPARE(traffic::readHar(file("") + file("")).error().code, ErrorCode::SyntaxError);
}

void TestHar::takesNothingThatIsNoMessage()
{
    const auto read = traffic::readHar(file(
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://kim:pw@h/a b\r\nX: y?\u0000é",)"
        R"("headers":[{"name":"A","value":"1\r\nB: 2\u0000"},{"name":"C: d","value":"3"},{"name":"","value":"4"},)"
        R"({"name":5,"value":6},7,null]},"response":{"status":200,"statusText":"OK\r\nX: y"}})"));
    QVERIFY2(read.isOk(), qPrintable(read ? QString() : read.error().detail));
    const traffic::Exchange &exchange = *read->exchanges.first();
    QCOMPARE(exchange.request.target, QByteArray("/a%20b%0D%0AX:%20y?%00\xc3\xa9"));
    QCOMPARE(exchange.request.headers.fields().size(), 2);
    QCOMPARE(exchange.request.headers.first("Host"), QByteArray("h"));
    QCOMPARE(exchange.request.headers.first("A"), QByteArray("1  B: 2"));
    QCOMPARE(exchange.response.reason, QByteArray("OK  X: y"));
}

void TestHar::boundsNumbers()
{
    const auto read = traffic::readHar(
        file(R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"/","bodySize":9e18,)"
             R"("postData":{"text":"","_decoded":true}},"response":{"status":200,"bodySize":-9e18,)"
             R"("content":{"size":9223372036854775807}},"timings":{"wait":1e308,"receive":1e308,"blocked":-1e308}})"));
    QVERIFY2(read.isOk(), qPrintable(read ? QString() : read.error().detail));
    const traffic::Exchange &exchange = *read->exchanges.first();
    QCOMPARE(exchange.responseBody.size, qint64(1) << 50);
    QVERIFY(exchange.requestBody.size <= qint64(1) << 50);
    QCOMPARE(exchange.timings.blocked, -1.0);
    QVERIFY(exchange.timings.total() < 1e12);
}

void TestHar::endsWhenItIsCancelled()
{
    const QByteArray bytes = harOf({sampleExchange(), sampleExchange()});
    const base::Cancellation work;
    const base::Cancellation::Scope scope(work);
    QVERIFY(traffic::readHar(bytes).isOk());
    work.cancel();
    QVERIFY(!traffic::readHar(bytes).isOk());
}

void TestHar::marksWhatIsFromAFile()
{
    const auto read = traffic::readHar(harOf({sampleExchange()}));
    QVERIFY(read.isOk());
    QVERIFY(read->exchanges.first()->isImported);
    QVERIFY(!sampleExchange().isImported);
}

GATEWRIGHT_TEST(TestHar, QCoreApplication)
#include "testhar.moc"
