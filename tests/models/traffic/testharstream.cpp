#include "harreader.h"
#include "harstream.h"
#include "harwriter.h"
#include "sampleexchange.h"
#include "testprogram.h"

#include <QTest>

using base::ErrorCode;
using support::sampleExchange;

namespace {

const QByteArray GoodEntry =
    R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/a"}})";

QByteArray streamFile(const QByteArray &entries)
{
    return "{\"log\":{\"version\":\"1.2\",\"entries\":[" + entries + "]}}";
}

/** What a stream gave. */
struct Streamed {
    QStringList lines; ///< A line for each entry: its index and URL, or why it was skipped.
    base::Result<void> result;
    friend bool operator==(const Streamed &left, const Streamed &right)
    {
        return left.lines == right.lines && left.result.isOk() == right.result.isOk() &&
               (left.result.isOk() || left.result.error() == right.result.error());
    }
};

Streamed streamed(const QByteArray &bytes, qsizetype pieceSize, const traffic::HarStreamLimits &limits = {})
{
    Streamed got;
    traffic::HarStream stream({[&](const traffic::HarEntry &entry) {
                                   got.lines.append(
                                       u"%1 %2 %3"_qs.arg(QString::number(entry.index), QString::fromUtf8(entry.url),
                                                          QString::number(entry.exchange->response.status)));
                               },
                               [&](const traffic::SkippedHarEntry &skipped) {
                                   got.lines.append(u"%1 skipped at %2:%3: %4"_qs.arg(
                                       QString::number(skipped.index), QString::number(skipped.position.line),
                                       QString::number(skipped.position.column), skipped.error.detail));
                               }},
                              limits);
    for (qsizetype at = 0; got.result && at < bytes.size(); at += pieceSize)
        got.result = stream.add(QByteArrayView(bytes).sliced(at, std::min(pieceSize, bytes.size() - at)));
    if (got.result)
        got.result = stream.finish();
    return got;
}

} // namespace

class TestHarStream : public QObject
{
    Q_OBJECT

private slots:
    void readsTheSameInPiecesOfAnySize();
    void readsWhatTheReaderReads();
    void skipsEntriesThatCannotBeRead_data();
    void skipsEntriesThatCannotBeRead();
    void endsAtDamage_data();
    void endsAtDamage();
    void endsWhereAFileIsCut();
    void skipsLargeEntries();
    void takesTheMediaTypeBesideABody();
    void readsTheHandshakeOfWebSockets();
    void showsNoUser();
    void marksBodiesThatAreMissing_data();
    void marksBodiesThatAreMissing();
};

void TestHarStream::readsTheSameInPiecesOfAnySize()
{
    const QByteArray bytes =
        "\xef\xbb\xbf{\"a\":[1,{\"log\":2}],\n\"\\u006cog\" : {\"pages\":[{\"entries\":[1]}], \"creator\":{\"name\":\"\\\"]}\"},"
        "\"entr\\u0069es\" :[ " +
        GoodEntry + "\n,\n 7 ," + GoodEntry + " , \"]\"\n] , \"z\":[null,true,-1e3]}}\n";
    const Streamed whole = streamed(bytes, bytes.size());
    QVERIFY2(whole.result.isOk(), qPrintable(whole.result ? QString() : whole.result.error().detail));
    QCOMPARE(whole.lines, (QStringList{u"0 http://h/a 0"_qs, u"1 skipped at 4:2: /log/entries/1"_qs,
                                       u"2 http://h/a 0"_qs, u"3 skipped at 4:96: /log/entries/3"_qs}));
    for (const qsizetype size : {1, 2, 3, 7, 64})
        QVERIFY2(streamed(bytes, size) == whole, qPrintable(QString::number(size)));
}

void TestHarStream::readsWhatTheReaderReads()
{
    const QByteArray bytes = traffic::writeHar(
        {traffic::Redactor::withSecrets(sampleExchange()), traffic::Redactor::withSecrets(sampleExchange())});
    const auto read = traffic::readHar(bytes);
    QVERIFY(read.isOk());
    QList<traffic::HarEntry> entries;
    traffic::HarStream stream({[&](const traffic::HarEntry &entry) { entries.append(entry); },
                               [](const traffic::SkippedHarEntry &) { QFAIL("an entry was skipped"); }});
    QVERIFY(stream.add(bytes).isOk());
    QVERIFY(stream.finish().isOk());
    QCOMPARE(entries.size(), read->exchanges.size());
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const traffic::Exchange &one = *entries[i].exchange;
        const traffic::Exchange &other = *read->exchanges[i];
        QCOMPARE(one.id, other.id);
        QCOMPARE(one.request, other.request);
        QCOMPARE(one.requestBody, other.requestBody);
        QCOMPARE(one.response, other.response);
        QCOMPARE(one.responseBody, other.responseBody);
        QCOMPARE(one.upstreamRequest, other.upstreamRequest);
        QCOMPARE(one.changes, other.changes);
    }
}

void TestHarStream::skipsEntriesThatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("pointer");
    const QByteArray start = R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"http://h/")";
    QTest::newRow("a list") << QByteArray("[]") << QString();
    QTest::newRow("no request") << QByteArray("{}") << u"/request"_qs;
    QTest::newRow("a number as method") << QByteArray(R"({"request":{"method":1,"url":"http://h/"}})")
                                        << u"/request/method"_qs;
    QTest::newRow("no date") << QByteArray(R"({"request":{"method":"GET","url":"http://h/"}})")
                             << u"/startedDateTime"_qs;
    QTest::newRow("a text as status") << start + R"(},"response":{"status":"200"}})" << u"/response/status"_qs;
    QTest::newRow("a text as size of the content")
        << start + R"(},"response":{"status":200,"content":{"size":"2","text":"hi"}}})" << u"/response/content/size"_qs;
    QTest::newRow("a text as size of the request") << start + R"(,"bodySize":"0"}})" << u"/request/bodySize"_qs;
    QTest::newRow("a text as time") << start + R"(},"time":"3"})" << u"/time"_qs;
    QTest::newRow("a text as phase") << start + R"(},"timings":{"wait":""}})" << u"/timings/wait"_qs;
    QTest::newRow("an object as time") << start + R"(},"time":{}})" << u"/time"_qs;
    QTest::newRow("a list as phase") << start + R"(},"timings":{"send":[1]}})" << u"/timings/send"_qs;
    QTest::newRow("a truth value as size") << start + R"(,"bodySize":true}})" << u"/request/bodySize"_qs;
    QTest::newRow("a status of another kind") << start + R"(},"response":{"status":2.5}})" << u"/response/status"_qs;
    QTest::newRow("a status too large") << start + R"(},"response":{"status":1e300}})" << u"/response/status"_qs;
    QTest::newRow("a time that no double is") << start + R"(},"time":1e999999999})" << u"/time"_qs;
    QTest::newRow("a phase that no double is")
        << start + R"(},"timings":{"send":1,"wait":-1e400},"time":2})" << u"/timings/wait"_qs;
    QTest::newRow("a number in a list that no double is")
        << start + R"(},"_x":[{"a":1},{"b":[0,1,{"c~/d":1e999,"e":2}]}]})" << u"/_x/1/b/2/c~0~1d"_qs;
}

void TestHarStream::skipsEntriesThatCannotBeRead()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QString, pointer);
    const Streamed got = streamed(streamFile(entry + ",\n" + GoodEntry), 16);
    QVERIFY(got.result.isOk());
    QCOMPARE(got.lines, (QStringList{u"0 skipped at 1:36: /log/entries/0"_qs + pointer, u"1 http://h/a 0"_qs}));
}

void TestHarStream::endsAtDamage_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    const auto syntax = [](const char *name, const QByteArray &bytes, const char *place) {
        QTest::newRow(name) << bytes << ErrorCode::SyntaxError << QString::fromLatin1(place);
    };
    syntax("empty", {}, "1:1");
    syntax("no JSON", "{\n  \"log\": x}", "2:10");
    syntax("in an entry", streamFile(GoodEntry + ",\n{\"a\":x}"), "2:6");
    syntax("a comma too much in an entry", streamFile("{\"a\":1,}"), "1:43");
    syntax("a comma too much in the list", streamFile(GoodEntry + ","), "1:125");
    syntax("a number with a zero before it", streamFile("{\"a\":01}"), "1:43");
    syntax("a wrong escape", streamFile("{\"a\":\"\\x\"}"), "1:43");
    syntax("bytes that are no UTF-8 in an entry", streamFile("{\"a\":\"\xff\"}"), "1:42");
    syntax("after the entries", "{\"log\":{\"entries\":[\n],\n\"a\":x}}", "3:5");
    syntax("after the file", streamFile({}) + " {", "1:40");
    syntax("a bracket of the other kind", "{\"log\":{\"entries\":[}}", "1:20");
    syntax("another byte-order mark", "\xff\xfe{", "1:1");
    syntax("too deep", "{\"log\":{\"entries\":" + QByteArray("[").repeated(1000), "1:517");
    QTest::newRow("no log") << QByteArray("{}") << ErrorCode::WrongType << u"/log/entries"_qs;
    QTest::newRow("a list") << QByteArray("[]") << ErrorCode::WrongType << u"/log"_qs;
    QTest::newRow("a text as log") << QByteArray("{\"log\":\"\"}") << ErrorCode::WrongType << u"/log"_qs;
    QTest::newRow("no list") << QByteArray("{\"log\":{\"entries\":{}}}") << ErrorCode::WrongType << u"/log/entries"_qs;
    QTest::newRow("two lists") << QByteArray("{\"log\":{\"entries\":[],\"entries\":[{}]}}") << ErrorCode::WrongType
                               << u"/log/entries"_qs;
}

void TestHarStream::endsAtDamage()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, detail);
    for (const qsizetype size : {qsizetype(1), qsizetype(5), qsizetype(10'000)}) {
        const Streamed got = streamed(bytes, size);
        QVERIFY(!got.result.isOk());
        QCOMPARE(got.result.error().detail, detail);
        QCOMPARE(got.result.error().code, code);
    }
}

void TestHarStream::endsWhereAFileIsCut()
{
    const QByteArray bytes = streamFile(GoodEntry);
    for (qsizetype cut = 0; cut < bytes.size(); ++cut) {
        const Streamed got = streamed(bytes.first(cut), 1000);
        QVERIFY(!got.result.isOk());
        QCOMPARE(got.result.error(), (base::Error{ErrorCode::SyntaxError, u"1:%1"_qs.arg(cut + 1)}));
    }
}

void TestHarStream::skipsLargeEntries()
{
    const QByteArray large = "{\"a\":\"" + QByteArray(2000, 'x') + "\"}";
    const QByteArray many = "{\"a\":[" + QByteArray("1,").repeated(400) + "1]}";
    const traffic::HarStreamLimits limits{.entryBytes = 1000, .entryValues = 300};
    const Streamed got = streamed(streamFile(large + ',' + GoodEntry + ',' + many + ',' + GoodEntry), 100, limits);
    QVERIFY(got.result.isOk());
    QCOMPARE(got.lines.size(), 4);
    QVERIFY(got.lines[0].endsWith(u"1:36: /log/entries/0"));
    QCOMPARE(got.lines[1], u"1 http://h/a 0"_qs);
    QVERIFY(got.lines[2].endsWith(u": /log/entries/2"));
    QCOMPARE(got.lines[3], u"3 http://h/a 0"_qs);
    // What is skipped is JSON all the same.
    QVERIFY(!streamed(streamFile("{\"a\":\"" + QByteArray(2000, 'x') + "\",}"), 100, limits).result.isOk());
}

void TestHarStream::takesTheMediaTypeBesideABody()
{
    const QByteArray entry =
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"POST","url":"http://h/","headers":[{"name":"content-type","value":"text/a"}],)"
        R"("postData":{"mimeType":"text/b","text":"x"}},"response":{"status":200,"content":{"size":1,"mimeType":"text/c","text":"x"}}})";
    traffic::HarStream stream({[&](const traffic::HarEntry &read) {
                                   QCOMPARE(read.exchange->request.headers.all("Content-Type"),
                                            QByteArrayList{"text/a"});
                                   QCOMPARE(read.exchange->response.headers.first("Content-Type"), "text/c");
                               },
                               [](const traffic::SkippedHarEntry &) { QFAIL("the entry was skipped"); }});
    QVERIFY(stream.add(streamFile(entry)).isOk());
}

void TestHarStream::readsTheHandshakeOfWebSockets()
{
    const auto first = [](const QByteArray &url) {
        QByteArray entry = GoodEntry;
        entry.replace("http://h/a", url);
        return streamed("{\"log\":{\"entries\":[" + entry + "]}}", 100).lines.value(0);
    };
    QCOMPARE(first("wss://live.example/ws"), u"0 https://live.example/ws 0"_qs);
    QCOMPARE(first("WS://live.example/ws"), u"0 http://live.example/ws 0"_qs);
    QByteArray entry = GoodEntry;
    entry.replace("http://h/a", "wss://live.example/ws?a=b");
    const auto read = traffic::readHar("{\"log\":{\"entries\":[" + entry + "]}}");
    QVERIFY(read.isOk());
    const traffic::Exchange &exchange = *read->exchanges.first();
    QVERIFY(exchange.isHttps);
    QCOMPARE(exchange.request.target, "/ws?a=b");
    QCOMPARE(exchange.request.headers.first("Host"), std::optional<QByteArray>("live.example"));
}

void TestHarStream::showsNoUser()
{
    const QByteArray entry =
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":"https://kim:pw@h:8443/a?b=1#c"}})";
    QCOMPARE(streamed(streamFile(entry), 1000).lines, QStringList{u"0 https://h:8443/a?b=1 0"_qs});
}

void TestHarStream::marksBodiesThatAreMissing_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("response");
    QTest::addColumn<bool>("isRequestTruncated");
    QTest::addColumn<bool>("isResponseTruncated");
    const auto row = [](const char *name, const char *request, const char *response, bool ofRequest, bool ofResponse) {
        QTest::newRow(name) << QByteArray(request) << QByteArray(response) << ofRequest << ofResponse;
    };
    row("no bodies", R"("bodySize":0)", R"("content":{"size":0})", false, false);
    row("nothing about the request", R"("x":0)", R"("content":{"size":0})", false, false);
    row("a size of the request", R"("bodySize":3)", R"("content":{"size":0})", true, false);
    row("a media type of the request", R"("postData":{"mimeType":"a/b"})", R"("content":{"size":0})", true, false);
    row("an empty text", R"("postData":{"mimeType":"a/b","text":""})", R"("content":{"size":0,"text":""})", false,
        false);
    row("fields", R"("postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a","value":"b"}]})",
        R"("content":{"size":0})", false, false);
    row("parts", R"("postData":{"mimeType":"multipart/form-data; boundary=x","params":[{"name":"a","value":"b"}]})",
        R"("content":{"size":0})", true, false);
    row("a size of the response", R"("bodySize":0)", R"("content":{"size":3})", false, true);
    row("an unknown size of the response", R"("bodySize":0)", R"("content":{"size":-1})", false, true);
    row("no content", R"("bodySize":0)", R"("bodySize":0)", false, false);
    row("JSON without a text", R"("bodySize":0)", R"("content":{"size":0,"mimeType":"application/json"})", false, true);
    row("empty JSON", R"("bodySize":0)", R"("content":{"size":0,"mimeType":"application/json","text":""})", false,
        false);
    row("JSON of the length 0", R"("bodySize":0)",
        R"("headers":[{"name":"Content-Length","value":"0"}],"content":{"size":0,"mimeType":"application/json"})",
        false, false);
    row("parts beside an empty text",
        R"("postData":{"mimeType":"multipart/form-data; boundary=x","params":[{"name":"a","value":"b"}],"text":""})",
        R"("content":{"size":0})", true, false);
    row("a truncated text of unknown size",
        R"("bodySize":1,"postData":{"mimeType":"a/b","text":"abc","_truncated":true})",
        R"("content":{"size":-1,"text":"abc","_truncated":true})", true, true);
    row("a truncated text", R"("bodySize":0)", R"("content":{"size":9,"text":"abc","_truncated":true})", false, true);
}

void TestHarStream::marksBodiesThatAreMissing()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, response);
    QFETCH(const bool, isRequestTruncated);
    QFETCH(const bool, isResponseTruncated);
    const QByteArray entry =
        R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"POST","url":"http://h/",)" + request +
        R"(},"response":{"status":200,)" + response + "}}";
    int count = 0;
    traffic::HarStream stream({[&](const traffic::HarEntry &read) {
                                   ++count;
                                   QCOMPARE(!read.exchange->requestBody.isWhole(), isRequestTruncated);
                                   QCOMPARE(!read.exchange->responseBody.isWhole(), isResponseTruncated);
                               },
                               [](const traffic::SkippedHarEntry &) { QFAIL("the entry was skipped"); }});
    QVERIFY(stream.add(streamFile(entry)).isOk());
    QCOMPARE(count, 1);
    const auto whole = traffic::readHar(streamFile(entry));
    QVERIFY(whole.isOk());
    QCOMPARE(!whole->exchanges.first()->requestBody.isWhole(), isRequestTruncated);
    QCOMPARE(!whole->exchanges.first()->responseBody.isWhole(), isResponseTruncated);
}

GATEWRIGHT_TEST(TestHarStream, QCoreApplication)
#include "testharstream.moc"
