#include "curlcommand.h"
#include "curlsecrets.h"
#include "messagereader.h"
#include "testprogram.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using http::curlCommand;
using http::RequestHead;

namespace {

/** Reads one request, answers 200, keeps head and body. */
class RecordingServer final : public QTcpServer
{
public:
    RecordingServer()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { take(socket); });
        });
    }
    [[nodiscard]] QByteArray authority() const { return "127.0.0.1:" + QByteArray::number(serverPort()); }

    RequestHead head;
    QByteArray body;
    bool isComplete = false;

private:
    void take(QTcpSocket *socket)
    {
        const QByteArray bytes = socket->readAll();
        QByteArrayView rest = bytes;
        for (;;) {
            const auto step = m_reader.next(rest);
            rest = rest.sliced(step.consumed);
            if (step.event == http::MessageReader::Event::Head) {
                head = m_reader.request();
            } else if (step.event == http::MessageReader::Event::Body) {
                body += step.body;
            } else if (step.event == http::MessageReader::Event::End) {
                isComplete = true;
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            } else {
                return;
            }
        }
    }
    http::MessageReader m_reader{http::MessageReader::Role::Request};
};

http::HeaderList withoutFraming(http::HeaderList headers)
{
    headers.remove("Content-Length");
    headers.remove("Host");
    return headers;
}

} // namespace

class TestCurlCommand : public QObject
{
    Q_OBJECT

private slots:
    void quotes_data();
    void quotes();
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
    const auto secrets = traffic::curlSecrets(head, {"x-up"});
    const QByteArray text = curlCommand("http://h/?token=abc&x=1", head, {}, secrets).text;
    QVERIFY2(
        text.startsWith(
            "curl 'http://h/?token='\"$TOKEN\"'&x=1' -H 'Authorization: Basic '\"$AUTHORIZATION\" -H 'X-Up: Basic '\"$X_UP\""),
        text.constData());
}

void TestCurlCommand::asksForAFileWhereTheBodyNeedsOne()
{
    const RequestHead head{"PUT", "/", {}, 1};
    QVERIFY(!curlCommand("http://h/", head, QByteArray(100'000, 'x')).needsBodyFile);
    for (const QByteArray &body : {QByteArray(100'001, 'x'), QByteArray("a\0b", 3)}) {
        const auto command = curlCommand("http://h/", head, body, {}, "it's.bin");
        QVERIFY(command.needsBodyFile);
        QVERIFY(command.text.endsWith("--data-binary '@it'\\''s.bin'"));
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
    RecordingServer server;
    RequestHead head{method, target, {}, 1};
    for (qsizetype at = 0; at < fields.size(); at += 2)
        head.headers.append(fields.at(at), fields.at(at + 1));
    const auto secrets = traffic::curlSecrets(head);
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
    QVERIFY(QTest::qWaitFor([&] { return server.isComplete && shell.state() == QProcess::NotRunning; }, 20'000));
    QCOMPARE(shell.exitCode(), 0);
    QCOMPARE(server.head.method, head.method);
    QCOMPARE(server.head.target, head.target);
    QCOMPARE(withoutFraming(server.head.headers), withoutFraming(head.headers));
    QCOMPARE(server.head.headers.first("Host").value(), head.headers.first("Host").value_or(server.authority()));
    QCOMPARE(server.head.headers.contains("Content-Length"),
             !body.isEmpty() || head.headers.contains("Content-Length"));
    QCOMPARE(server.body, body);
}

GATEWRIGHT_TEST(TestCurlCommand, QCoreApplication)
#include "testcurlcommand.moc"
