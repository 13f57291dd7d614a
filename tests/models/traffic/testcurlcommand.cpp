#include "copiedrequest.h"
#include "curlsecrets.h"
#include "requestrecorder.h"
#include "shellquoting.h"
#include "testprogram.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using http::CopiedRequest;
using http::RequestForm;
using http::RequestHead;
using support::RequestRecorder;

namespace {

CopiedRequest curlCommand(const QByteArray &url, const RequestHead &head, const QByteArray &body = {},
                          const QList<http::CurlSecret> &secrets = {}, RequestForm form = RequestForm::CurlBash,
                          const QByteArray &folder = {})
{
    return http::copiedRequest({url, head, body, secrets, {}}, form, folder);
}

} // namespace

class TestCurlCommand : public QObject
{
    Q_OBJECT

private slots:
    void quotes_data();
    void quotes();
    void quotesForEachShell_data();
    void quotesForEachShell();
    void writesTheUsualForm();
    void leavesToCurlWhatIsCurls();
    void namesSecretsByVariables();
    void asksForAFileWhereTheBodyNeedsOne();
    void sendsTheSameBytes_data();
    void sendsTheSameBytes();
};

void TestCurlCommand::quotes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("quoted");
    QTest::newRow("plain") << QByteArray("a b$c`d\\\"") << QByteArray("'a b$c`d\\\"'");
    QTest::newRow("empty") << QByteArray() << QByteArray("''");
    QTest::newRow("apostrophe") << QByteArray("it's") << QByteArray("'it'\\''s'");
    QTest::newRow("UTF-8") << QByteArray("\xc3\xa4") << QByteArray("'\xc3\xa4'");
    QTest::newRow("line end") << QByteArray("a\nb'\\") << QByteArray("$'a\\x0ab\\'\\\\'");
    QTest::newRow("no UTF-8") << QByteArray("\xff"
                                            "1")
                              << QByteArray("$'\\xff1'");
}

void TestCurlCommand::quotes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, quoted);
    QCOMPARE(http::shellQuoted(bytes), quoted);
}

void TestCurlCommand::quotesForEachShell_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("options");
    const auto row = [](const char *name, RequestForm form, const QByteArray &text, const QByteArray &options = {}) {
        QTest::newRow(name) << int(form) << text << options;
    };
    row("bash", RequestForm::CurlBash,
        "curl 'http://h/%20?token='\"$TOKEN\" -X 'POST' -H $'X: it\\'s\\x09\\xff\"!' -H 'User-Agent: a' -H 'Accept: b' "
        "-H 'Content-Type: c' -H 'Expect: d' --data-raw $'\\x0a'");
    row("sh", RequestForm::CurlSh,
        "curl 'http://h/%20?token='\"$TOKEN\" -X 'POST' -H \"$(printf 'X: it\\047s\\011\\377\"!')\" -H 'User-Agent: a' "
        "-H 'Accept: b' -H 'Content-Type: c' -H 'Expect: d' --data-binary '@d/body.bin'");
    row("cmd", RequestForm::CurlCmd,
        "curl --config \"d/options.txt\" -H \"User-Agent: a\" -H \"Accept: b\" -H \"Content-Type: c\" "
        "-H \"Expect: d\" --data-binary \"@d/body.bin\"",
        "url = \"http://h/%20?token=REDACTED\"\nrequest = \"POST\"\nheader = \"X: it's\\t\xff\\\"!\"\n");
    row("PowerShell", RequestForm::CurlPowerShell,
        "curl.exe ('http://h/%20?token=' + $env:TOKEN) -X 'POST' --config 'd/options.txt' -H 'User-Agent: a' "
        "-H 'Accept: b' -H 'Content-Type: c' -H 'Expect: d' --data-binary '@d/body.bin'",
        "header = \"X: it's\\t\xff\\\"!\"\n");
    row("HTTPie", RequestForm::HttPie,
        "http --path-as-is 'POST' 'http://h/%20?token='\"$TOKEN\" $'X:it\\'s\\x09\\xff\"!' 'User-Agent:a' 'Accept:b' "
        "'Content-Type:c' 'Expect:d' 'Accept-Encoding:' < 'd/body.bin'");
    row("raw", RequestForm::Raw,
        "POST /%20?token=s3cret HTTP/1.1\r\nHost: h\r\nX: it's\t\xff\"!\r\nUser-Agent: a\r\nAccept: b\r\n"
        "Content-Type: c\r\nExpect: d\r\n\r\n\n");
}

void TestCurlCommand::quotesForEachShell()
{
    QFETCH(const int, form);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, options);
    RequestHead head{"POST", "/%20?token=s3cret", {}, 1};
    head.headers.append("Host", "h");
    head.headers.append("X", "it's\t\xff\"!");
    for (const auto &[name, value] :
         {std::pair("User-Agent", "a"), {"Accept", "b"}, {"Content-Type", "c"}, {"Expect", "d"}})
        head.headers.append(name, value);
    const CopiedRequest copied = curlCommand("http://h/%20?token=s3cret", head, "\n", {{"s3cret", "TOKEN"}},
                                             RequestForm(form), "d/");
    QCOMPARE(copied.text, text);
    QCOMPARE(copied.hasRedactedOptions, options.contains("REDACTED"));
    const bool hasBodyFile = copied.text.contains("body.bin");
    QCOMPARE(copied.files.size(), qsizetype(hasBodyFile) + qsizetype(!options.isEmpty()));
    if (hasBodyFile)
        QCOMPARE(copied.files.first().content, "\n");
    if (!options.isEmpty())
        QCOMPARE(copied.files.last().content, options);
}

void TestCurlCommand::writesTheUsualForm()
{
    RequestHead head{"POST", "/a?b", {}, 1};
    head.headers.append("Host", "h");
    head.headers.append("User-Agent", "x");
    head.headers.append("Accept", "*/*");
    head.headers.append("Content-Type", "text/plain");
    head.headers.append("Expect", "");
    QCOMPARE(
        curlCommand("http://h/a?b", head, "it's").text,
        "curl 'http://h/a?b' -X 'POST' -H 'User-Agent: x' -H 'Accept: */*' -H 'Content-Type: text/plain' -H 'Expect;' "
        "--data-raw 'it'\\''s'");
}

void TestCurlCommand::leavesToCurlWhatIsCurls()
{
    RequestHead head{"GET", "/", {}, 1};
    head.headers.append("Host", "h");
    head.headers.append("Connection", "close, X-One");
    head.headers.append("X-One", "1");
    head.headers.append("Content-Length", "0");
    head.headers.append("Transfer-Encoding", "chunked");
    const QByteArray text = curlCommand("http://h/", head, "x").text;
    QVERIFY(!text.contains("Host") && !text.contains("Connection") && !text.contains("X-One") &&
            !text.contains("Length"));
    QVERIFY(!text.contains("Transfer-Encoding"));
    QVERIFY(text.contains("-X 'GET'"));
}

void TestCurlCommand::namesSecretsByVariables()
{
    RequestHead head{"GET", "/?token=abc&x=1", {}, 1};
    head.headers.append("Authorization", "Basic a2lt'OnB3");
    head.headers.append("X-Up", "Basic zzz");
    traffic::Exchange exchange;
    exchange.request = head;
    exchange.secretHeaderNames = {"x-up"};
    const auto secrets = traffic::curlSecrets(exchange);
    const QByteArray text = curlCommand("http://h/?token=abc&x=1", head, {}, secrets).text;
    QVERIFY2(
        text.startsWith(
            "curl 'http://h/?token='\"$TOKEN\"'&x=1' -H 'Authorization: Basic '\"$AUTHORIZATION\" -H 'X-Up: Basic '\"$X_UP\""),
        text.constData());
}

void TestCurlCommand::asksForAFileWhereTheBodyNeedsOne()
{
    const RequestHead head{"PUT", "/", {}, 1};
    QVERIFY(curlCommand("http://h/", head, QByteArray(100'000, 'x')).files.isEmpty());
    for (const QByteArray &body : {QByteArray(100'001, 'x'), QByteArray("a\0b", 3)}) {
        const CopiedRequest command = curlCommand("http://h/", head, body, {}, RequestForm::CurlBash, "it's/");
        QCOMPARE(command.files.size(), 1);
        QCOMPARE(command.files.first().content, body);
        QVERIFY(command.text.endsWith("--data-binary '@it'\\''s/body.bin'"));
    }
}

void TestCurlCommand::sendsTheSameBytes_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QList<QByteArray>>("fields"); // Name, value, name, value
    QTest::addColumn<QByteArray>("body");
    using Fields = QList<QByteArray>;
    const auto row = [](const char *name, const QByteArray &method, const QByteArray &target, const Fields &fields,
                        const QByteArray &body) { QTest::newRow(name) << method << target << fields << body; };
    row("nothing special", "GET", "/", {"Accept", "*/*", "User-Agent", "me"}, "");
    row("no field at all", "GET", "/a", {}, "");
    row("query with signs", "GET", "/a?b=c&d='\"$HOME`id`\\;!", {}, "");
    row("brackets and braces", "GET", "/a[1-3]{x,y}?z[]={}", {}, "");
    row("dot segments", "GET", "/a/../b/./c", {}, "");
    row("encoded path", "GET", "/%2F%41%zz%20//x", {}, "");
    row("empty value", "GET", "/", {"X-Empty", "", "X-Full", "1"}, "");
    row("duplicates and case", "GET", "/", {"x-a", "1", "X-A", "2", "X-B", "3", "x-a", "4"}, "");
    row("signs in a value", "GET", "/", {"X", "it's \"$HOME\" `id` \\n %s !! @file ;"}, "");
    row("bytes beyond ASCII", "GET", "/", {"X", "\xc3\xa4\xff\x80", "Y", "tab\there"}, "");
    row("own Host", "GET", "/", {"Host", "api.example"}, "");
    row("secrets", "GET", "/?access_token=a'b",
        {"Authorization", "Basic a2lt$OnB3=", "Cookie", "a=b; c='d'", "X-API-Key", "k\"e`y"}, "");
    row("delete", "DELETE", "/x", {}, "");
    row("own method", "BREW", "/x", {}, "");
    row("head", "HEAD", "/x", {}, "");
    row("body", "POST", "/", {"Content-Type", "application/json"}, "{\"a\":\"it's\"}");
    row("body without a type", "POST", "/", {}, "a=b&c=d");
    row("body that looks like a file", "POST", "/", {}, "@/etc/passwd");
    row("body of several lines", "PUT", "/", {}, "a\r\nb\n\n'c'\\\x01\x7f");
    row("body that is no UTF-8", "PUT", "/", {},
        "\xff\xfe"
        "0a'\xc3");
    row("body with a NUL", "PUT", "/", {}, QByteArray("a\0b\r\n", 5));
    row("large body", "PUT", "/", {}, QByteArray(300'000, 'x') + "\r\n'end");
    row("GET with a body", "GET", "/", {}, "x");
    row("empty body with a length", "POST", "/", {"Content-Length", "0"}, "");
    row("post without a body", "POST", "/", {}, "");
}

void TestCurlCommand::sendsTheSameBytes()
{
    if (QStandardPaths::findExecutable(u"curl"_qs).isEmpty() || QStandardPaths::findExecutable(u"bash"_qs).isEmpty())
        QSKIP("curl and bash are needed");
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, target);
    QFETCH(const QList<QByteArray>, fields);
    QFETCH(const QByteArray, body);
    RequestRecorder server;
    RequestHead head{method, target, {}, 1};
    for (qsizetype at = 0; at < fields.size(); at += 2)
        head.headers.append(fields.at(at), fields.at(at + 1));
    traffic::Exchange exchange;
    exchange.request = head;
    const auto secrets = traffic::curlSecrets(exchange);
    const auto command = curlCommand("http://" + server.authority() + target, head, body, secrets);

    QTemporaryDir folder;
    QFile file(folder.filePath(u"body.bin"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(body);
    file.close();
    QFile script(folder.filePath(u"run.sh"_qs)); // As a script: the bytes of an argument would go through the locale.
    QVERIFY(script.open(QIODevice::WriteOnly));
    for (const auto &secret : secrets)
        script.write(secret.variable + '=' + http::shellQuoted(secret.value) + '\n');
    script.write(command.text + " --disable --silent\n");
    script.close();
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.start(u"bash"_qs, {script.fileName()});
    QVERIFY(
        QTest::qWaitFor([&] { return !server.requests.isEmpty() && shell.state() == QProcess::NotRunning; }, 20'000));
    QCOMPARE(shell.exitCode(), 0);
    const auto &[sent, sentBody] = server.requests.constFirst();
    QCOMPARE(sent.method, head.method);
    QCOMPARE(sent.target, head.target);
    QCOMPARE(support::withoutFraming(sent.headers), support::withoutFraming(head.headers));
    QCOMPARE(sent.headers.first("Host").value(), head.headers.first("Host").value_or(server.authority()));
    QCOMPARE(sent.headers.contains("Content-Length"), !body.isEmpty() || head.headers.contains("Content-Length"));
    QCOMPARE(sentBody, body);
}

GATEWRIGHT_TEST(TestCurlCommand, QCoreApplication)
#include "testcurlcommand.moc"
