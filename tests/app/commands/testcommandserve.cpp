#include "nginxserver.h"
#include "programrun.h"
#include "rawupstream.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

/** `serve` and what belongs to it, run as the real program: users, faults, HTTPS, its end, the nginx export. */
class TestCommandServe final : public QObject
{
    Q_OBJECT

private slots:
    void letsTheNamedUsersIn();
    void refusesHalfAUser_data();
    void refusesHalfAUser();
    void previewsAsTheNamedUser();
    void leavesTheRequestAloneWhereNobodyAsksForAUser();
    void goesWrongWhereItIsAsked();
    void refusesWhatIsNoFault();
    void printsWhatTheMockFound();
    void printsALineForEachExchange();
    void writesWhatWasRecordedWhenItIsEnded_data();
    void writesWhatWasRecordedWhenItIsEnded();
    void recordsInAFileWhatHasNoRoomInMemory();
    void allowsTheOriginsOfPages();
    void asksPagesForPermissionWhereTheUrlHasASecret_data();
    void asksPagesForPermissionWhereTheUrlHasASecret();
    void refusesWhatIsNoOrigin_data();
    void refusesWhatIsNoOrigin();
    void servesHttps();
    void exportsAConfigurationThatNginxTakes_data();
    void exportsAConfigurationThatNginxTakes();
    void exportsOneThing();

private:
    struct Served {
        std::unique_ptr<QProcess> process;
        quint16 port = 0;
        QByteArray firstLine;
    };
    static Served serve(const support::ProgramRun &program, const QStringList &arguments);
    /** What the gateway answers on a connection of its own. */
    static QByteArray ask(quint16 port, const QByteArray &request, const QByteArray &fields = {});
    static void end(Served &served, int signal = SIGINT);
};

namespace {

QByteArray servedDefinition(const QByteArray &upstream, bool asksClients = false)
{
    const QByteArray security =
        "components: {securitySchemes: {b: {type: http, scheme: basic}}}\nsecurity: [{b: []}]\n";
    const QByteArray on = ", authentication: {enabled: true, securitySchemes: {b: {enabled: true}}}";
    return "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n"
           "  /books: {get: {responses: {'200': {description: ok}}}}\n" +
           (asksClients ? security : QByteArray()) +
           "x-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n"
           "  server: {listenPath: {value: /shop/, strip: true}" +
           (asksClients ? on : QByteArray()) + "}\n  upstream: {url: 'http://" + upstream + "/v1'}\n";
}

QJsonArray entriesOf(const QByteArray &har)
{
    return QJsonDocument::fromJson(har).object()[u"log"][u"entries"].toArray();
}

} // namespace

TestCommandServe::Served TestCommandServe::serve(const support::ProgramRun &program, const QStringList &arguments)
{
    Served served;
    served.process = program.start(QStringList{u"serve"_qs} + arguments + QStringList{u"--port"_qs, u"0"_qs},
                                   served.firstLine);
    served.port = served.firstLine.mid(served.firstLine.lastIndexOf(':') + 1).toUShort();
    return served;
}

QByteArray TestCommandServe::ask(quint16 port, const QByteArray &request, const QByteArray &fields)
{
    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, port);
    client.write(request + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + "\r\n");
    QByteArray answer;
    [[maybe_unused]] const bool ended = QTest::qWaitFor(
        [&] {
            answer += client.readAll();
            return client.state() == QAbstractSocket::UnconnectedState;
        },
        20'000);
    return answer + client.readAll();
}

void TestCommandServe::end(Served &served, int signal)
{
    ::kill(pid_t(served.process->processId()), signal);
    QTRY_COMPARE_WITH_TIMEOUT(served.process->state(), QProcess::NotRunning, 30'000);
    QCOMPARE(served.process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(served.process->exitCode(), 0);
}

void TestCommandServe::letsTheNamedUsersIn()
{
    support::RawUpstream upstream(support::HelloAnswer);
    support::ProgramRun program;
    program.setVariable(u"KIMS"_qs, u"a:b ö"_qs);
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition(upstream.address(), true));
    Served served = serve(program, {file, u"--user"_qs, u"kim"_qs, u"--password-env"_qs, u"KIMS"_qs});
    const auto credentials = [](const QByteArray &text) { return "Authorization: Basic " + text.toBase64() + "\r\n"; };
    QVERIFY(ask(served.port, "GET /shop/books").startsWith("HTTP/1.1 401 "));
    QVERIFY(ask(served.port, "GET /shop/books", credentials("kim:wrong")).startsWith("HTTP/1.1 401 "));
    QVERIFY(upstream.received().isEmpty());
    QVERIFY(ask(served.port, "GET /shop/books", credentials("kim:a:b ö")).endsWith("hello"));
    end(served);
    QVERIFY(!served.process->readAllStandardOutput().contains("a:b"));
}

void TestCommandServe::refusesHalfAUser_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no variable") << QStringList{u"--user"_qs, u"kim"_qs};
    QTest::newRow("a variable that is not set")
        << QStringList{u"--user"_qs, u"kim"_qs, u"--password-env"_qs, u"GATEWRIGHT_NOT_SET"_qs};
    QTest::newRow("a colon in the name") << QStringList{u"--user"_qs, u"k:m"_qs, u"--password-env"_qs, u"HOME"_qs};
    QTest::newRow("a control character in the name")
        << QStringList{u"--user"_qs, u"k\tm"_qs, u"--password-env"_qs, u"HOME"_qs};
    QTest::newRow("a line end in the password")
        << QStringList{u"--user"_qs, u"kim"_qs, u"--password-env"_qs, u"LINE"_qs};
    QTest::newRow("no name") << QStringList{u"--password-env"_qs, u"HOME"_qs};
}

void TestCommandServe::refusesHalfAUser()
{
    QFETCH(const QStringList, arguments);
    support::ProgramRun program;
    program.setVariable(u"LINE"_qs, u"s3cret\n"_qs);
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:1", true));
    for (const QString &command : {u"serve"_qs, u"preview"_qs}) {
        const auto outcome = program.run(QStringList{command, file} + arguments);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(!outcome.errors.isEmpty());
        QVERIFY(!outcome.errors.contains("s3cret"));
        QCOMPARE(outcome.output, QByteArray());
    }
}

void TestCommandServe::previewsAsTheNamedUser()
{
    support::ProgramRun program;
    program.setVariable(u"KIMS"_qs, u"pa55"_qs);
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:1", true));
    const QStringList asKim{u"preview"_qs, file,         u"--upstream"_qs, u"echo"_qs,           u"--format"_qs,
                            u"json"_qs,    u"--user"_qs, u"kim"_qs,        u"--password-env"_qs, u"KIMS"_qs};
    const auto status = [](const support::RunOutcome &outcome) {
        return QJsonDocument::fromJson(outcome.output)[u"response"][u"status"].toInt();
    };
    const auto let = program.run(asKim);
    QVERIFY2(let.exitCode == 0, let.errors.constData());
    QCOMPARE(status(let), 200);
    QVERIFY(!let.output.contains("pa55") && !let.output.contains(QByteArray("kim:pa55").toBase64()));
    // A header given with --header is sent instead.
    QCOMPARE(status(program.run(asKim + QStringList{u"--header"_qs, u"Authorization: Basic a2ltOm5v"_qs})), 401);
}

void TestCommandServe::leavesTheRequestAloneWhereNobodyAsksForAUser()
{
    support::ProgramRun program;
    program.setVariable(u"KIMS"_qs, u"pa55"_qs);
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:1"));
    const auto outcome = program.run({u"preview"_qs, file, u"--upstream"_qs, u"echo"_qs, u"--show-secrets"_qs,
                                      u"--user"_qs, u"kim"_qs, u"--password-env"_qs, u"KIMS"_qs});
    QVERIFY2(outcome.output.contains("200 OK"), outcome.errors.constData());
    QVERIFY(!outcome.output.contains("Authorization"));
}

void TestCommandServe::goesWrongWhereItIsAsked()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition(upstream.address()));
    Served served = serve(
        program, {file, u"--fault"_qs, u"GET /shop/books status=503"_qs, u"--fault"_qs, u"/shop/cut abort"_qs});
    const QByteArray answer = ask(served.port, "GET /shop/books");
    QVERIFY2(answer.startsWith("HTTP/1.1 503 ") && answer.contains("X-Gatewright-Answer: fault\r\n"),
             answer.constData());
    QCOMPARE(ask(served.port, "GET /shop/cut"), QByteArray());
    QVERIFY(upstream.received().isEmpty());
    QVERIFY(ask(served.port, "GET /shop/other").endsWith("hello"));
    end(served);
    const QByteArray lines = served.process->readAllStandardOutput();
    QVERIFY2(lines.contains("GET /shop/cut  fault-abort  "), lines.constData());
}

void TestCommandServe::printsWhatTheMockFound()
{
    const support::ProgramRun program;
    const QByteArray checked = "security: [{key: []}], responses:";
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:1").replace("responses:", checked) +
                                                            "components: {securitySchemes: {key: {type: apiKey, "
                                                            "in: query, name: key}}}\n");
    for (const bool answersInvalid : {false, true}) {
        QStringList arguments{file, u"--upstream"_qs, u"mock"_qs};
        if (answersInvalid)
            arguments.append(u"--mock-invalid"_qs);
        Served served = serve(program, arguments);
        const QByteArray answer = ask(served.port, "GET /shop/books");
        QVERIFY2(answer.startsWith(answersInvalid ? "HTTP/1.1 200 " : "HTTP/1.1 401 "), answer.constData());
        QVERIFY(ask(served.port, "GET /shop/books?key=s3cret").startsWith("HTTP/1.1 200 "));
        end(served);
        const QByteArrayList lines = served.process->readAllStandardOutput().trimmed().split('\n');
        const QByteArray found = "  mock: Credentials are missing or malformed. Needed: key.";
        QVERIFY2(lines.value(lines.size() - 2).endsWith(found), lines.join('\n').constData());
        QVERIFY2(!lines.last().contains("mock: "), lines.last().constData());
    }
}

void TestCommandServe::refusesWhatIsNoFault()
{
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:1"));
    const auto outcome = program.run({u"serve"_qs, file, u"--fault"_qs, u"GET /shop/books sulks"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("sulks"), outcome.errors.constData());
    QCOMPARE(program.run({u"serve"_qs, file, u"--record-memory"_qs, u"much"_qs}).exitCode, 2);
}

void TestCommandServe::printsALineForEachExchange()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition(upstream.address()));
    Served served = serve(program, {file});
    const auto line = [&served](const QByteArray &request, const QByteArray &fields = {}) {
        ask(served.port, request, fields);
        // It appears while the program runs, as soon as the exchange is delivered.
        if (!QTest::qWaitFor([&] { return served.process->canReadLine(); }, 20'000))
            return QString();
        return QString::fromUtf8(served.process->readLine());
    };
    const auto matches = [](const QString &text, const QString &rest) {
        const QRegularExpression form(u"^\\d\\d:\\d\\d:\\d\\d  %1\n$"_qs.arg(rest));
        return form.match(text).hasMatch();
    };
    const QString answered = line("GET /shop/books/s3cret-key?token=abc&page=2", "X-API-Key: s3cret-key\r\n");
    QVERIFY2(matches(answered, u"GET /shop/books/REDACTED\\?token=REDACTED&page=2  200  \\d+\\.\\d ms"_qs),
             qPrintable(answered));
    const QString refused = line("GET /none");
    QVERIFY2(matches(refused, u"GET /none  404  \\d+\\.\\d ms  gateway: not-found"_qs), qPrintable(refused));
    end(served);
}

void TestCommandServe::writesWhatWasRecordedWhenItIsEnded_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("a system that shuts down") << SIGTERM;
}

void TestCommandServe::writesWhatWasRecordedWhenItIsEnded()
{
    QFETCH(const int, signal);
    QTcpServer silent; // Takes requests and never answers.
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    const support::ProgramRun program;
    const QString har = program.folder() + u"/out.har"_qs;
    const QString file = program.write(u"shop.yaml"_qs,
                                       servedDefinition("127.0.0.1:" + QByteArray::number(silent.serverPort())));
    Served served = serve(program, {file, u"--har"_qs, har});
    for (int number = 0; number < 20; ++number)
        QVERIFY(ask(served.port, "GET /none/" + QByteArray::number(number)).startsWith("HTTP/1.1 404 "));
    QTcpSocket waiting;
    waiting.connectToHost(QHostAddress::LocalHost, served.port);
    waiting.write("GET /shop/slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_VERIFY(silent.hasPendingConnections());
    end(served, signal);
    const QJsonArray entries = entriesOf(program.read(har));
    QCOMPARE(entries.size(), 21);
    QCOMPARE(entries.last()[u"_error"].toString(), u"gateway-stopped"_qs);
}

void TestCommandServe::recordsInAFileWhatHasNoRoomInMemory()
{
    const QByteArray body(300'000, 'q');
    support::RawUpstream upstream("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 300000\r\n\r\n" +
                                  body);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition(upstream.address()));
    const QString har = program.folder() + u"/out.har"_qs;
    Served served = serve(program,
                          {file, u"--har"_qs, har, u"--record-memory"_qs, u"0"_qs, u"--record-file"_qs, u"500k"_qs});
    for (int number = 0; number < 2; ++number)
        QVERIFY(ask(served.port, "GET /shop/books").endsWith(body));
    end(served);
    const QJsonArray entries = entriesOf(program.read(har));
    QCOMPARE(entries.size(), 2);
    const QJsonValue first = entries.first()[u"response"][u"content"];
    QCOMPARE(first[u"text"].toString().toLatin1(), body);
    QCOMPARE(first[u"_truncated"].toBool(), false);
    // The second found the file nearly full.
    const QJsonValue second = entries.last()[u"response"][u"content"];
    QCOMPARE(second[u"size"].toInt(), body.size());
    QCOMPARE(second[u"_truncated"].toBool(), true);
}

void TestCommandServe::allowsTheOriginsOfPages()
{
    support::ProgramRun program;
    QByteArray text = servedDefinition("127.0.0.1:9");
    text.insert(text.lastIndexOf('}'), ", authentication: {enabled: true, basicAuth: {enabled: true, username: kim, "
                                       "password: s3cret}}");
    const QStringList arguments{program.write(u"shop.yaml"_qs, text), u"--upstream"_qs, u"echo"_qs};
    const QByteArray page = "Origin: http://localhost:3000\r\n";
    const QByteArray other = "Origin: http://localhost:3001\r\n";
    Served closed = serve(program, arguments);
    for (int times = 0; times < 2; ++times)
        QVERIFY(ask(closed.port, "GET /shop/books", page).contains("\r\nX-Gatewright-Answer: origin-not-allowed\r\n"));
    QVERIFY(ask(closed.port, "GET /shop/books").startsWith("HTTP/1.1 200 "));
    end(closed);
    const QByteArray hints = closed.process->readAllStandardError();
    QCOMPARE(hints.count("--allow-origin http://localhost:3000"), 1);

    Served open = serve(program, arguments + QStringList{u"--allow-origin"_qs, u"http://localhost:3000"_qs});
    QVERIFY(ask(open.port, "GET /shop/books", page).startsWith("HTTP/1.1 200 "));
    QVERIFY(ask(open.port, "GET /shop/books", other).startsWith("HTTP/1.1 403 "));
    end(open);
}

void TestCommandServe::asksPagesForPermissionWhereTheUrlHasASecret_data()
{
    QTest::addColumn<QByteArray>("url"); // HOST is the upstream's.
    QTest::newRow("user information") << QByteArray("http://kim:s3cr3t-word@HOST/v1");
    QTest::newRow("query") << QByteArray("http://HOST/v1?api_key=s3cr3t-word");
    QTest::newRow("reference in the query") << QByteArray("http://HOST/v1?page=env://STOCK_PART");
    QTest::newRow("reference in the path") << QByteArray("http://HOST/v1/env://STOCK_PART");
}

void TestCommandServe::asksPagesForPermissionWhereTheUrlHasASecret()
{
    QFETCH(QByteArray, url);
    support::RawUpstream upstream(support::HelloAnswer);
    support::ProgramRun program;
    program.setVariable(u"STOCK_PART"_qs, u"part"_qs);
    url.replace("HOST", upstream.address());
    QByteArray text = servedDefinition(upstream.address());
    text.replace("http://" + upstream.address() + "/v1", url);
    const QString file = program.write(u"shop.yaml"_qs, text);
    Served served = serve(program, {file, u"--allow-secrets"_qs});
    const QByteArray page = "Origin: http://localhost:3000\r\n";
    QVERIFY2(ask(served.port, "GET /shop/books", page).startsWith("HTTP/1.1 403 "), url.constData());
    QVERIFY(upstream.received().isEmpty());
    const QByteArray answer = ask(served.port, "GET /shop/books");
    QVERIFY2(answer.endsWith("hello"), answer.constData());
    end(served);
}

void TestCommandServe::refusesWhatIsNoOrigin_data()
{
    QTest::addColumn<QString>("origin");
    for (const char *origin : {"null", "localhost:3000", "http://localhost:3000/", "ftp://a", "", "http://a b", "*"})
        QTest::newRow(origin) << QString::fromLatin1(origin);
}

void TestCommandServe::refusesWhatIsNoOrigin()
{
    QFETCH(const QString, origin);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:9"));
    const auto outcome = program.run({u"serve"_qs, file, u"--port"_qs, u"0"_qs, u"--allow-origin"_qs, origin});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("--allow-origin must be an origin"), outcome.errors.constData());
}

void TestCommandServe::servesHttps()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition(upstream.address()));
    Served served = serve(program, {file, u"--https"_qs});
    QVERIFY2(served.firstLine.startsWith("listening https://127.0.0.1:"), served.firstLine.constData());
    QTRY_VERIFY(served.process->canReadLine());
    const QByteArray line = served.process->readLine().trimmed();
    QVERIFY2(line.startsWith("certificate /"), line.constData());
    QProcess curl;
    QSignalSpy ended(&curl, &QProcess::finished);
    curl.start(u"curl"_qs, {u"-sS"_qs, u"--noproxy"_qs, u"*"_qs, u"--cacert"_qs, QString::fromLocal8Bit(line.mid(12)),
                            u"https://localhost:%1/shop/books"_qs.arg(served.port)});
    QVERIFY(!ended.isEmpty() || ended.wait(30'000));
    QCOMPARE(curl.readAllStandardOutput(), "hello");
    end(served);
}

void TestCommandServe::exportsAConfigurationThatNginxTakes_data()
{
    QTest::addColumn<QByteArray>("listenPath"); // In single quotes.
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("header");  // In double quotes.
    QTest::addColumn<QByteArray>("problem"); // Of the export; empty for a configuration.
    const auto row = [](const char *name, const QByteArray &listenPath, const QByteArray &url, const QByteArray &header,
                        const QByteArray &problem = {}) {
        QTest::newRow(name) << listenPath << url << header << problem;
    };
    const QByteArray url = "http://127.0.0.1:9/v1";
    row("plain", "/shop/", url, "Authorization");
    for (const QByteArray name :
         {"'", "#X", "!", "$", "$host", "%", "&", "*", "+", "-", ".", "^", "_", "`", "|", "~", "a'b"})
        row(("header " + name).constData(), "/shop/", url, name);
    row("long header", "/shop/", url, QByteArray(1'000, 'x'));
    for (const QByteArray path :
         {"/a\\b/", "/a\\", "/a\\\\d/", "/{id:[^\\\\]+}/", "/{id:\\d+}/", "/{id:[\"x]+}/", "/a;b/", "/a#b/", "/a$b/",
          "/a\"b/", "/ä/", "/{id:(a|b)}/", "/a b/", "/a{id}{n:x{2}}/"})
        row(("path " + path).constData(), path, url, "Authorization");
    row("URL", "/shop/", url + "/$host/;#?a=$b&c=%22#x", "Authorization");
    row("named group", "/{id:(?''host''x)}/", url, "Authorization", ":7:");
    row("port", "/shop/", "http://127.0.0.1:0/v1", "Authorization", ":8:");
    row("long path", '/' + QByteArray(5'000, 'a'), url, "Authorization", ":7:");
    row("long URL", "/shop/", url + '/' + QByteArray(5'000, 'a'), "Authorization", ":8:");
}

void TestCommandServe::exportsAConfigurationThatNginxTakes()
{
    QFETCH(const QByteArray, listenPath);
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, problem);
    const QString nginx = support::NginxServer::program();
    QVERIFY2(!nginx.isEmpty(), "nginx is one of the packages of ./dev test");
    const support::ProgramRun program;
    QByteArray text = servedDefinition("127.0.0.1:9");
    text.replace("value: /shop/", "value: '" + listenPath + '\'');
    text.replace("'http://127.0.0.1:9/v1'", '\'' + url +
                                                "', authentication: {enabled: true, basicAuth: {enabled: true, "
                                                "username: a, password: b, header: {enabled: true, name: \"" +
                                                header + "\"}}}");
    const QString file = program.write(u"shop.yaml"_qs, text);
    const auto outcome = program.run({u"export"_qs, file, u"--nginx"_qs});
    QCOMPARE(outcome.exitCode, problem.isEmpty() ? 0 : 2);
    if (!problem.isEmpty()) {
        QVERIFY2(outcome.errors.contains(file.toUtf8() + problem), outcome.errors.constData());
        return;
    }
    const QString configuration = program.write(u"nginx.conf"_qs,
                                                "pid " + program.folder().toUtf8() + "/pid;\n" + outcome.output);
    QProcess process;
    process.start(nginx, {u"-t"_qs, u"-e"_qs, program.folder() + u"/error.log"_qs, u"-p"_qs, program.folder(), u"-c"_qs,
                          configuration});
    QVERIFY(process.waitForFinished(30'000));
    QVERIFY2(process.exitCode() == 0, (process.readAllStandardError() + outcome.output).constData());
}

void TestCommandServe::exportsOneThing()
{
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, servedDefinition("127.0.0.1:9"));
    QCOMPARE(program.run({u"export"_qs, file, u"--nginx"_qs, u"--public"_qs}).exitCode, 2);
}

GATEWRIGHT_TEST(TestCommandServe, QCoreApplication)
#include "testcommandserve.moc"
