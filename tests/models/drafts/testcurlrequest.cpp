#include "curlrequest.h"
#include "shellwords.h"
#include "testprogram.h"

#include <QTest>

using drafts::CurlProblem;
using drafts::FieldKind;
using drafts::Request;

/** Commands of curl as people type them and as browsers copy them. */
class TestCurlRequest final : public QObject
{
    Q_OBJECT

private slots:
    void readsTheRequest_data();
    void readsTheRequest();
    void readsTheBody_data();
    void readsTheBody();
    void readsFields();
    void keepsNoUser_data();
    void keepsNoUser();
    void removesAndEmptiesHeaders();
    void refuses_data();
    void refuses();
    void readsAnyBytes();
};

namespace {

/** What Chromium copies for cmd.exe: each quote has a caret, and a line end is a caret and two line ends. */
const QByteArray ChromiumCmd = R"(curl ^"http://localhost:8080/books?q=a^%^20b^&page=2^" ^
  -X ^"POST^" ^
  -H ^"Accept: application/json^" ^
  -H ^"Content-Type: application/json^" ^
  --data-raw ^"^{^\^"title^\^":^\^"A \\ ^\^\^\^"B^\^\^\^"^\^",^

^\^"n^\^":1^}^" ^
  --insecure)";

/** What Chromium copies for bash. */
const QByteArray ChromiumBash = R"(curl 'http://localhost:8080/books?q=a%20b&page=2' \
  -H 'Accept: application/json' \
  -H 'Content-Type: application/json' \
  -H 'sec-ch-ua: "Chromium";v="120"' \
  --data-raw $'{"title":"Ann\'s \u0021 \x41","n":1}' \
  --compressed ;)";

/** What Firefox copies for Windows. */
const QByteArray FirefoxCmd = "curl \"http://localhost:8080/books?page=2\" --compressed -X POST -H \"Accept: */*\" "
                              "--data-raw \"{\"\"title\"\":\"\"A^B\"\"}\"";

QString shown(const Request &request)
{
    QStringList lines{QString::fromLatin1(request.method + ' ' + request.url)};
    for (const auto field : request.headers.fields())
        lines += QString::fromLatin1(field.line());
    return lines.join(u'\n');
}

} // namespace

void TestCurlRequest::readsTheRequest_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("request");

    const auto row = [](const char *name, const QByteArray &command, const char *request) {
        QTest::newRow(name) << command << QString::fromUtf8(request);
    };
    row("plain", "curl https://api.example/books", "GET https://api.example/books");
    row("without a scheme", "curl localhost:8080/books", "GET http://localhost:8080/books");
    row("prompt", "$ curl localhost/a", "GET http://localhost/a");
    row("variables before", "TOKEN=1 curl localhost/a", "GET http://localhost/a");
    row("path of curl", "/usr/bin/curl localhost/a", "GET http://localhost/a");
    row("flags together", "curl -sSLk -XDELETE localhost/a", "DELETE http://localhost/a");
    row("method after a blank", "curl -X patch localhost/a", "PATCH http://localhost/a");
    row("long method", "curl --request PUT --url localhost/a", "PUT http://localhost/a");
    row("value after an equals sign", "curl --request=PUT localhost/a", "PUT http://localhost/a");
    row("head", "curl -I localhost/a", "HEAD http://localhost/a");
    row("data is sent by POST", "curl -d a=1 localhost/a",
        "POST http://localhost/a\nContent-Type: application/x-www-form-urlencoded");
    row("data in the query", "curl -G -d a=1 -d b=2 'localhost/a?c=3'", "GET http://localhost/a?c=3&a=1&b=2");
    row("encoded data in the query", "curl -G --data-urlencode 'q=a b&c' localhost/a",
        "GET http://localhost/a?q=a%20b%26c");
    row("JSON", "curl --json '{}' localhost/a",
        "POST http://localhost/a\nContent-Type: application/json\nAccept: application/json");
    row("options of sending", "curl -o out.json -m 5 --retry 3 -w '%{http_code}' -x proxy:1 --cacert a.pem localhost/a",
        "GET http://localhost/a");
    row("a pipe", "curl -s localhost/a | jq .", "GET http://localhost/a");
    row("a redirection", "curl localhost/a > out.json", "GET http://localhost/a");
    row("another command", "curl localhost/a && echo done", "GET http://localhost/a");
    row("another line", "curl localhost/a\ncurl localhost/b", "GET http://localhost/a");
    row("many lines", "curl \\\n  -H 'A: b' \\\r\n  localhost/a", "GET http://localhost/a\nA: b");
    row("fragment", "curl localhost/a#top", "GET http://localhost/a");
    row("template", "curl 'localhost/a/{id}'", "GET http://localhost/a/{id}");
    row("variable in a value", "curl -H \"Authorization: Bearer $TOKEN\" localhost/a",
        "GET http://localhost/a\nAuthorization: Bearer $TOKEN");
    row("cookies, but no file of them", "curl -b a=1 --cookie jar.txt localhost/a",
        "GET http://localhost/a\nCookie: a=1");
    row("browser, bash", ChromiumBash,
        "POST http://localhost:8080/books?q=a%20b&page=2\nAccept: application/json\nContent-Type: "
        "application/json\nsec-ch-ua: \"Chromium\";v=\"120\"");
    row("browser, cmd", ChromiumCmd,
        "POST http://localhost:8080/books?q=a%20b&page=2\nAccept: application/json\nContent-Type: application/json");
    row("browser, cmd with plain quotes", FirefoxCmd,
        "POST http://localhost:8080/books?page=2\nAccept: */*\nContent-Type: application/x-www-form-urlencoded");
    row("a backslash at the end", "curl localhost/a -X PUT\\", "PUT\\ http://localhost/a");
    row("PowerShell", "curl.exe -X POST `\r\n -H 'A: it''s' `\r\n 'http://localhost/a'",
        "POST http://localhost/a\nA: it's");
}

void TestCurlRequest::readsTheRequest()
{
    QFETCH(QByteArray, command);
    QFETCH(QString, request);
    const auto read = drafts::readCurl(command);
    QVERIFY2(read, read ? "" : QByteArray::number(read.error().offset).constData());
    QCOMPARE(shown(*read), request);
}

void TestCurlRequest::readsTheBody_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("body");

    const auto row = [](const char *name, const QByteArray &command, const QByteArray &body) {
        QTest::newRow(name) << command << body;
    };
    row("single quotes", R"(curl a -d '{"n": "it'\''s"}')", R"({"n": "it's"})");
    row("double quotes", R"(curl a -d "{\"n\": \"\$5\"}")", R"({"n": "$5"})");
    row("several are joined", "curl a -d x=1 -d y=2", "x=1&y=2");
    row("JSON is not joined", R"(curl a --json '{"a":' --json '1}')", R"({"a":1})");
    row("raw data may begin with @", "curl a --data-raw @me", "@me");
    row("a letter with its value", R"(curl a -d'{}')", "{}");
    row("lines in quotes", "curl a -d '{\n}'", "{\n}");
    row("escapes", R"(curl a -d $'\u00fc\n\x41\101\\')", "ü\nAA\\");
    row("browser, bash", ChromiumBash, R"({"title":"Ann's ! A","n":1})");
    row("browser, cmd", ChromiumCmd, "{\"title\":\"A \\\\ \\\"B\\\"\",\n\"n\":1}");
    row("browser, cmd with plain quotes", FirefoxCmd, R"({"title":"A^B"})");
}

void TestCurlRequest::readsTheBody()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, body);
    const auto read = drafts::readCurl(command);
    QVERIFY(read);
    QCOMPARE(read->body, body);
}

void TestCurlRequest::readsFields()
{
    const auto read = drafts::readCurl("curl localhost/a -F 'title=A; B' -F 'cover=@c.png;type=image/png' "
                                       "-F 'notes=<n.txt' --form-string 'at=@me' -F 'meta={};type=application/json'");
    QVERIFY(read);
    QCOMPARE(read->method, "POST");
    const QList<drafts::FormField> expected{{"title", "A; B", FieldKind::Text, {}},
                                            {"cover", {}, FieldKind::File, "image/png"},
                                            {"notes", {}, FieldKind::Text, {}},
                                            {"at", "@me", FieldKind::Text, {}},
                                            {"meta", "{}", FieldKind::Text, "application/json"}};
    QCOMPARE(read->fields, expected);
}

void TestCurlRequest::keepsNoUser_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::newRow("option") << QByteArray("curl -u ann:hunter2 localhost/a");
    QTest::newRow("option without a blank") << QByteArray("curl -uann:hunter2 localhost/a");
    QTest::newRow("in the URL") << QByteArray("curl http://ann:hunter2@localhost/a");
    QTest::newRow("token") << QByteArray("curl --oauth2-bearer hunter2 localhost/a");
}

void TestCurlRequest::keepsNoUser()
{
    QFETCH(QByteArray, command);
    const auto read = drafts::readCurl(command);
    QVERIFY(read);
    QVERIFY(read->hasBasicUser || read->hasBearerToken);
    QCOMPARE(read->url, "http://localhost/a");
    QVERIFY(!shown(*read).contains(QStringLiteral("hunter2")));
}

void TestCurlRequest::removesAndEmptiesHeaders()
{
    const auto read = drafts::readCurl("curl -d {} -H 'Content-Type:' -H 'X-Empty;' -H 'not a header: x' localhost/a");
    QVERIFY(read);
    QCOMPARE(shown(*read), QStringLiteral("POST http://localhost/a\nX-Empty: "));
}

void TestCurlRequest::refuses_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<CurlProblem>("problem");
    QTest::addColumn<qsizetype>("offset");
    QTest::addColumn<QByteArray>("text");

    const auto row = [](const char *name, const QByteArray &command, CurlProblem problem, qsizetype offset,
                        const QByteArray &text) { QTest::newRow(name) << command << problem << offset << text; };
    row("nothing", "", CurlProblem::NotCurl, 0, "");
    row("another program", "wget localhost", CurlProblem::NotCurl, 0, "");
    row("only curl", "curl", CurlProblem::NoUrl, 0, "");
    row("only options", "curl -s -v", CurlProblem::NoUrl, 8, "");
    row("open quote", "curl 'localhost", CurlProblem::OpenQuote, 5, "");
    row("open double quote", "curl -H \"a: b localhost", CurlProblem::OpenQuote, 8, "");
    row("open quote of cmd", "curl ^\"localhost ^\n -X GET", CurlProblem::OpenQuote, 6, "");
    row("unknown option", "curl --frobnicate=secret localhost", CurlProblem::UnknownOption, 5, "--frobnicate");
    row("unknown letter", "curl -sZ localhost", CurlProblem::UnknownOption, 5, "-Z");
    row("options in a file", "curl -K options.txt localhost", CurlProblem::UnknownOption, 8, "--config");
    row("no value", "curl localhost -H", CurlProblem::MissingValue, 15, "-H");
    row("two URLs", "curl localhost/a localhost/b", CurlProblem::SeveralUrls, 17, "");
    row("FTP", "curl ftp://localhost/a", CurlProblem::NotHttp, 5, "ftp");
    row("body in a file", "curl localhost -d @body.json", CurlProblem::ReadsFile, 18, "@body.json");
    row("JSON in a file", "curl localhost --json @body.json", CurlProblem::ReadsFile, 22, "@body.json");
    row("text to encode in a file", "curl localhost --data-urlencode n@f", CurlProblem::ReadsFile, 32, "n@f");
    row("header fields in a file", "curl localhost -H @headers", CurlProblem::ReadsFile, 18, "@headers");
    row("upload", "curl -T a.png localhost", CurlProblem::ReadsFile, 8, "a.png");
    row("too long", QByteArray("curl ") + QByteArray(drafts::MaximumCurlBytes, 'a'), CurlProblem::TooLong, 0, "");
}

void TestCurlRequest::refuses()
{
    QFETCH(QByteArray, command);
    const auto read = drafts::readCurl(command);
    QVERIFY(!read);
    QTEST(read.error().problem, "problem");
    QTEST(read.error().offset, "offset");
    QTEST(read.error().text, "text");
}

/** Each shell's reader stays in the text, whatever is in it. */
void TestCurlRequest::readsAnyBytes()
{
    const QByteArray pieces[] = {"curl ", "'", "\"",  "$'",    "\\",      "^", "`", "\n", "\r\n", "-d ", "--json=",
                                 "-F",    "@", "\\x", "\\u12", "http://", " ", "a", "=",  ";",    "|",   "\"\""};
    quint32 random = 1;
    for (int i = 0; i < 20'000; ++i) {
        QByteArray text;
        for (int piece = 0; piece < 12; ++piece) {
            random = random * 1'664'525 + 1'013'904'223;
            text += pieces[(random >> 16) % std::size(pieces)];
        }
        for (const auto shell : {drafts::Shell::Posix, drafts::Shell::Cmd, drafts::Shell::PowerShell}) {
            const auto words = drafts::wordsOf(text, shell);
            const qsizetype last = words ? (words->isEmpty() ? 0 : words->constLast().offset) : words.error().offset;
            QVERIFY(last >= 0 && last <= text.size());
        }
        (void)drafts::readCurl("curl " + text);
    }
}

GATEWRIGHT_TEST(TestCurlRequest, QCoreApplication)
#include "testcurlrequest.moc"
