#include "programrun.h"
#include "rawupstream.h"
#include "testprogram.h"
#include "zipreader.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

/** `preview`, `serve` and `lint` of the real program: what the upstream's socket sees, and what is printed. */
class TestCommandPreview final : public QObject
{
    Q_OBJECT

private slots:
    void replacesTheClientsCredentials_data();
    void replacesTheClientsCredentials();
    void printsTheExchangeAsJson();
    void hidesSecretsUnlessAsked();
    void answersItselfInsteadOfSendingAnUnresolvedReference();
    void previewsTheExampleWithoutAnUpstream();
    void previewsByTheMock();
    void printsWhatTheMockFound();
    void servesUntilInterrupted();
    void saysWhenAnAnswerBrokeOff();
    void showsTheUpstreamThatCannotBeUsed();
    void showsSettingsThatCannotBeRead_data();
    void showsSettingsThatCannotBeRead();
    void previewsStandardInput();
    void saysThatThePortIsTaken();
    void hidesSecretsThatTheEchoAnswers_data();
    void hidesSecretsThatTheEchoAnswers();
    void hidesDeclaredKeys_data();
    void hidesDeclaredKeys();
    void replaysABundle();
    void replaysABundleOfARefusal();
    void refusesBadBundles_data();
    void refusesBadBundles();
    void refusesBadArguments_data();
    void refusesBadArguments();
    void printsProblemsInEveryFormat_data();
    void printsProblemsInEveryFormat();
    void lintFailsFromTheAskedSeverity();

private:
    /** Runs without blocking the recording server, which lives in this thread. */
    static support::RunOutcome runBeside(const support::ProgramRun &program, const QStringList &arguments);
};

namespace {

QByteArray previewedDefinition(const QByteArray &upstream, const QByteArray &authentication)
{
    return "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n  /books: {get: {responses: {'200': {description: ok}}}}\n"
           "x-vendor-api-gateway:\n  info: {name: shop, state: {active: true}}\n"
           "  server: {listenPath: {value: /shop/, strip: true}}\n"
           "  upstream:\n    url: http://" +
           upstream + "/v1\n    authentication: " + authentication + "\n";
}

const QByteArray Basic =
    "{enabled: true, basicAuth: {enabled: true, username: kim, password: s3cret, header: {enabled: true, name: Authorization}}}";

} // namespace

support::RunOutcome TestCommandPreview::runBeside(const support::ProgramRun &program, const QStringList &arguments)
{
    const std::unique_ptr<QProcess> process = program.launch(arguments);
    QSignalSpy ended(process.get(), &QProcess::finished);
    if (process->state() != QProcess::NotRunning && ended.isEmpty() && !ended.wait(30'000))
        return {-1, {}, "did not end"};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
}

void TestCommandPreview::replacesTheClientsCredentials_data()
{
    QTest::addColumn<QByteArray>("authentication");
    QTest::addColumn<QByteArray>("upstreamFields");
    const QByteArray credential = "Basic " + QByteArray("kim:s3cret").toBase64();
    const QByteArray client = "Bearer client";

    QTest::newRow("both flags on") << Basic << "Authorization: " + credential + "\r\n";
    QTest::newRow("the outer flag off") << QByteArray(Basic).replace("{enabled: true, basic", "{enabled: false, basic")
                                        << "Authorization: " + client + "\r\n";
    QTest::newRow("the inner flag off") << QByteArray(Basic).replace("basicAuth: {enabled: true",
                                                                     "basicAuth: {enabled: false")
                                        << "Authorization: " + client + "\r\n";
    QTest::newRow("a custom header") << QByteArray(Basic).replace("name: Authorization", "name: X-Stock")
                                     << "Authorization: " + client + "\r\nX-Stock: " + credential + "\r\n";
    QTest::newRow("a custom header that is off")
        << QByteArray(Basic).replace("header: {enabled: true, name: Authorization",
                                     "header: {enabled: false, name: X-Stock")
        << "Authorization: " + credential + "\r\n";
    QTest::newRow("a header without a name")
        << QByteArray(Basic).replace(", name: Authorization", "") << "Authorization: " + credential + "\r\n";
    QTest::newRow("no header object") << QByteArray(Basic).replace(", header: {enabled: true, name: Authorization}", "")
                                      << "Authorization: " + credential + "\r\n";
}

void TestCommandPreview::replacesTheClientsCredentials()
{
    QFETCH(QByteArray, authentication);
    QFETCH(QByteArray, upstreamFields);
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition(upstream.address(), authentication));
    const auto outcome = runBeside(program,
                                   {u"preview"_qs, file, u"--request"_qs, u"GET /shop/books?page=2"_qs, u"--header"_qs,
                                    u"Authorization: Bearer client"_qs, u"--header"_qs, u"Accept: text/plain"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    const QByteArray received = upstream.received();
    QVERIFY2(received.startsWith("GET /v1/books?page=2 HTTP/1.1\r\n"), received.constData());
    QVERIFY2(received.contains("\r\nHost: " + upstream.address() + "\r\n"), received.constData());
    QVERIFY2(received.contains("\r\nAccept: text/plain\r\n"), received.constData());

    QByteArray credentials;
    for (const QByteArray &line : received.split('\n')) {
        if (line.startsWith("Authorization:") || line.startsWith("X-Stock:"))
            credentials += line + '\n';
    }
    QCOMPARE(credentials, upstreamFields);
}

void TestCommandPreview::printsTheExchangeAsJson()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition(upstream.address(), Basic));
    const auto outcome = runBeside(program, {u"preview"_qs, file, u"--request"_qs, u"POST /shop/books"_qs, u"--data"_qs,
                                             u"{\"a\":1}"_qs, u"--format"_qs, u"json"_qs, u"--show-secrets"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    const QJsonObject exchange = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(exchange.value(u"answeredBy"_qs).toString(), u"upstream"_qs);
    QCOMPARE(exchange.value(u"request"_qs).toObject().value(u"target"_qs).toString(), u"/shop/books"_qs);
    const QJsonObject sent = exchange.value(u"upstreamRequest"_qs).toObject();
    QCOMPARE(sent.value(u"method"_qs).toString(), u"POST"_qs);
    QCOMPARE(sent.value(u"target"_qs).toString(), u"/v1/books"_qs);
    QCOMPARE(QByteArray::fromBase64(sent.value(u"bodyBase64"_qs).toString().toLatin1()), QByteArray("{\"a\":1}"));
    QVERIFY(upstream.received().endsWith("\r\n\r\n{\"a\":1}"));

    // The printed head is the one on the wire, field by field.
    QByteArray head = "POST /v1/books HTTP/1.1\r\n";
    for (const QJsonValue &field : sent.value(u"headers"_qs).toArray())
        head += field[0].toString().toUtf8() + ": " + field[1].toString().toUtf8() + "\r\n";
    QCOMPARE(upstream.received().left(head.size()), head);

    const QJsonObject response = exchange.value(u"response"_qs).toObject();
    QCOMPARE(response.value(u"status"_qs).toInt(), 200);
    QCOMPARE(QByteArray::fromBase64(response.value(u"bodyBase64"_qs).toString().toLatin1()), QByteArray("hello"));
    bool hasCredentialChange = false;
    for (const QJsonValue &change : exchange.value(u"changes"_qs).toArray()) {
        hasCredentialChange = hasCredentialChange ||
                              (change[u"what"_qs].toString() == u"header" &&
                               change[u"name"_qs].toString() == u"Authorization" && change[u"before"_qs].isNull() &&
                               change[u"pointer"_qs].toString() ==
                                   u"/x-vendor-api-gateway/upstream/authentication/basicAuth");
    }
    QVERIFY(hasCredentialChange);
}

void TestCommandPreview::hidesSecretsUnlessAsked()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition(upstream.address(), Basic));
    const QByteArray encoded = QByteArray("kim:s3cret").toBase64();
    for (const QString &format : {u"text"_qs, u"json"_qs, u"har"_qs}) {
        const QStringList arguments = {u"preview"_qs, file, u"--format"_qs, format};
        const auto hidden = runBeside(program, arguments);
        QVERIFY2(!hidden.output.contains(encoded) && !hidden.output.contains("s3cret"), hidden.output.constData());
        QVERIFY2(hidden.output.contains("Basic REDACTED"), hidden.output.constData());
        const auto shown = runBeside(program, arguments + QStringList{u"--show-secrets"_qs});
        QVERIFY2(shown.output.contains(encoded), shown.output.constData());
    }
}

void TestCommandPreview::answersItselfInsteadOfSendingAnUnresolvedReference()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(
        u"shop.yaml"_qs,
        previewedDefinition(upstream.address(), QByteArray(Basic).replace("s3cret", "'env://GATEWRIGHT_TEST_UNSET'")));
    const auto outcome = runBeside(program, {u"preview"_qs, file, u"--format"_qs, u"json"_qs, u"--allow-secrets"_qs});
    const QJsonObject exchange = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(exchange.value(u"answeredBy"_qs).toString(), u"gateway"_qs);
    QVERIFY(exchange.value(u"upstreamRequest"_qs).isNull());
    QCOMPARE(exchange.value(u"response"_qs).toObject().value(u"status"_qs).toInt(), 500);
    QVERIFY2(outcome.errors.contains("GATEWRIGHT_TEST_UNSET"), outcome.errors.constData());
    QCOMPARE(upstream.received(), QByteArray());
}

void TestCommandPreview::previewsTheExampleWithoutAnUpstream()
{
    const support::ProgramRun program;
    const auto outcome = program.run(
        {u"preview"_qs, QStringLiteral(GATEWRIGHT_EXAMPLES "/bookshop.yaml"), u"--upstream"_qs, u"echo"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QVERIFY2(outcome.output.contains("200 OK"), outcome.output.constData());
}

void TestCommandPreview::previewsByTheMock()
{
    const support::ProgramRun program;
    const QByteArray integer = "{description: ok, content: {application/json: {schema: {type: integer, minimum: 5}}}}";
    const QString file = program.write(u"shop.yaml"_qs,
                                       previewedDefinition("api.example", Basic).replace("{description: ok}", integer));
    const auto preview = [&](const QStringList &more) {
        return program.run(QStringList{u"preview"_qs, file, u"--upstream"_qs, u"mock"_qs, u"--request"_qs,
                                       u"GET /shop/books"_qs, u"--format"_qs, u"json"_qs} +
                           more);
    };
    const auto usual = preview({});
    QVERIFY2(usual.exitCode == 0 && usual.output.contains("200"), usual.errors.constData());
    const auto drawn = preview({u"--seed"_qs, u"7"_qs});
    const auto again = preview({u"--seed"_qs, u"7"_qs});
    const auto bodyOf = [](const QByteArray &json) {
        return QJsonDocument::fromJson(json)[u"response"][u"bodyBase64"].toString();
    };
    QVERIFY2(!bodyOf(usual.output).isEmpty(), usual.output.constData());
    QCOMPARE(bodyOf(again.output), bodyOf(drawn.output));
    QVERIFY(bodyOf(drawn.output) != bodyOf(usual.output));
    QCOMPARE(QJsonDocument::fromJson(usual.output)[u"findings"].toArray().size(), 0);
    const auto wrong = preview({u"--seed"_qs, u"x"_qs});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY(wrong.errors.contains("--seed must be a number"));
}

void TestCommandPreview::printsWhatTheMockFound()
{
    const support::ProgramRun program;
    const QByteArray checked = "{parameters: [{name: page, in: query, required: true, schema: {type: integer}}], "
                               "responses: {'200': {description: ok}}}";
    const QString file = program.write(
        u"shop.yaml"_qs,
        previewedDefinition("api.example", Basic).replace("{responses: {'200': {description: ok}}}", checked));
    const auto preview = [&](const QStringList &more) {
        return program.run(QStringList{u"preview"_qs, file, u"--upstream"_qs, u"mock"_qs, u"--request"_qs} + more);
    };
    const auto missing = preview({u"GET /shop/books"_qs});
    QVERIFY2(missing.output.contains("422") && missing.output.contains("\n  The query parameter “page” is missing.\n"),
             missing.output.constData());
    const auto json = preview({u"GET /shop/books?page=s3cret"_qs, u"--format"_qs, u"json"_qs});
    const QJsonArray findings = QJsonDocument::fromJson(json.output)[u"findings"].toArray();
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0][u"in"].toString(), u"query"_qs);
    QCOMPARE(findings[0][u"name"].toString(), u"page"_qs);
    QCOMPARE(findings[0][u"message"].toString(),
             u"The query parameter “page” is not valid: The value must be of type integer, not string."_qs);
    const auto fits = preview({u"GET /shop/books?page=2"_qs});
    QVERIFY2(fits.output.contains("200 OK") && !fits.output.contains("fit the document"), fits.output.constData());
}

void TestCommandPreview::servesUntilInterrupted()
{
    support::RawUpstream upstream(support::HelloAnswer);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition(upstream.address(), Basic));
    const QString har = program.folder() + u"/out.har"_qs;
    QByteArray firstLine;
    const auto process = program.start({u"serve"_qs, file, u"--port"_qs, u"0"_qs, u"--har"_qs, har}, firstLine);
    QVERIFY2(firstLine.startsWith("listening http://127.0.0.1:"), firstLine.constData());

    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, firstLine.mid(firstLine.lastIndexOf(':') + 1).toUShort());
    client.write("GET /shop/books HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY_WITH_TIMEOUT(client.state() == QAbstractSocket::UnconnectedState && client.bytesAvailable() > 0,
                             10'000);
    QVERIFY(client.readAll().endsWith("hello"));
    QTRY_VERIFY_WITH_TIMEOUT(process->canReadLine(), 10'000);
    const QByteArray line = process->readLine();
    QVERIFY2(line.contains("GET /shop/books") && line.contains("200"), line.constData());

    ::kill(pid_t(process->processId()), SIGINT);
    QTRY_COMPARE_WITH_TIMEOUT(process->state(), QProcess::NotRunning, 20'000);
    QCOMPARE(process->exitCode(), 0);
    const QJsonObject log = QJsonDocument::fromJson(program.read(har)).object().value(u"log"_qs).toObject();
    QCOMPARE(log.value(u"version"_qs).toString(), u"1.2"_qs);
    QCOMPARE(log.value(u"entries"_qs).toArray().size(), 1);
    QVERIFY(!program.read(har).contains(QByteArray("kim:s3cret").toBase64()));
}

void TestCommandPreview::saysWhenAnAnswerBrokeOff()
{
    support::RawUpstream upstream("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello");
    upstream.closeAfterAnswer();
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition(upstream.address(), Basic));
    QByteArray firstLine;
    const auto process = program.start({u"serve"_qs, file, u"--port"_qs, u"0"_qs}, firstLine);
    QTcpSocket client;
    client.connectToHost(QHostAddress::LocalHost, firstLine.mid(firstLine.lastIndexOf(':') + 1).toUShort());
    client.write("GET /shop/books HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY_WITH_TIMEOUT(process->canReadLine(), 10'000);
    const QByteArray line = process->readLine();
    QVERIFY2(line.contains("  200  ") && line.contains("  incomplete: The upstream closed"), line.constData());
    ::kill(pid_t(process->processId()), SIGINT);
    QTRY_COMPARE_WITH_TIMEOUT(process->state(), QProcess::NotRunning, 20'000);
}

void TestCommandPreview::showsTheUpstreamThatCannotBeUsed()
{
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition("kim:s3cret@ho st:99999", "{}"));
    const auto outcome = program.run({u"preview"_qs, file});
    QVERIFY2(outcome.errors.contains("upstream-url-invalid") && outcome.errors.contains("“http://ho st:99999/v1”"),
             outcome.errors.constData());
    QVERIFY(!outcome.errors.contains("s3cret"));
}

void TestCommandPreview::showsSettingsThatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("setting");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("active") << QByteArray("active: true") << QByteArray("active: 'true'")
                            << QByteArray(" error state-active-type ");
    QTest::newRow("listen path") << QByteArray("value: /shop/") << QByteArray("value: 12")
                                 << QByteArray(" error extension-wrong-type ");
    QTest::newRow("the extension") << QByteArray("x-vendor-api-gateway:\n")
                                   << QByteArray("x-vendor-api-gateway: 5\nx-old:\n")
                                   << QByteArray(" error extension-wrong-type ");
}

void TestCommandPreview::showsSettingsThatCannotBeRead()
{
    QFETCH(QByteArray, setting);
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, said);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition("h", "{}").replace(setting, written));
    const auto preview = program.run({u"preview"_qs, file, u"--upstream"_qs, u"echo"_qs});
    QVERIFY2(preview.errors.contains(said) && !preview.errors.contains("not served"), preview.errors.constData());
    const auto lint = program.run({u"lint"_qs, file});
    QVERIFY2(lint.output.contains(said), lint.output.constData());
}

void TestCommandPreview::previewsStandardInput()
{
    const support::ProgramRun program;
    const QStringList arguments{u"preview"_qs, u"-"_qs, u"--upstream"_qs, u"echo"_qs, u"--data"_qs, u"ping"_qs};
    const auto outcome = program.run(arguments, previewedDefinition("127.0.0.1:1", Basic));
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QVERIFY2(outcome.output.contains("200 OK"), outcome.output.constData());
    // The body of the request is printed below its head.
    QVERIFY2(outcome.output.contains("\n\n  ping\n"), outcome.output.constData());
    const auto broken = program.run(arguments, "a: [");
    QVERIFY2(broken.errors.startsWith("<stdin>:1:4: error "), broken.errors.constData());
    QCOMPARE(broken.exitCode, 2);
}

void TestCommandPreview::saysThatThePortIsTaken()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    const QString port = QString::number(taken.serverPort());
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition("127.0.0.1:1", Basic));
    const auto outcome = program.run({u"serve"_qs, file, u"--port"_qs, port});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    const QString start = u"gatewright: the gateway cannot listen on port %1: "_qs.arg(port);
    QVERIFY2(outcome.errors.startsWith(start.toUtf8()), outcome.errors.constData());
}

void TestCommandPreview::hidesSecretsThatTheEchoAnswers_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"text", "json", "har"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestCommandPreview::hidesSecretsThatTheEchoAnswers()
{
    QFETCH(QString, format);
    const support::ProgramRun program;
    const QByteArray basic = QByteArray(Basic).replace("s3cret", "'p/\\s ö'");
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition("127.0.0.1:1", basic));
    const auto outcome = program.run({u"preview"_qs, file, u"--upstream"_qs, u"echo"_qs, u"--format"_qs, format,
                                      u"--request"_qs, u"POST /shop/x?token=q4ry&x=1"_qs, u"--header"_qs,
                                      u"X-API-Key: k3y5"_qs, u"--header"_qs, u"Cookie: a=c00kie; b=o"_qs,
                                      u"--header"_qs, u"X-Note: q4ry k3y5 c00kie"_qs, u"--data"_qs,
                                      u"{\"password\":\"hunter2\",\"client_secret\":\"a\\\"b\"}"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QByteArray all = outcome.output;
    const QJsonObject json = QJsonDocument::fromJson(outcome.output).object();
    for (const QString &key : {u"request"_qs, u"upstreamRequest"_qs, u"response"_qs})
        all += QByteArray::fromBase64(json[key][u"bodyBase64"_qs].toString().toLatin1());
    const QByteArray password = QByteArray("p/\\s ö");
    for (const QByteArray &secret :
         {password, QByteArray("kim:" + password).toBase64(), password.toBase64(), password.toPercentEncoding(),
          QByteArray("q4ry"), QByteArray("k3y5"), QByteArray("c00kie"), QByteArray("hunter2"), QByteArray("a\\\"b"),
          QByteArray("k3y5").toBase64(), QByteArray("REDACTED=")})
        QVERIFY2(!all.contains(secret), (secret + " in " + all).constData());
    QVERIFY(all.contains("Basic REDACTED"));
}

void TestCommandPreview::hidesDeclaredKeys_data()
{
    hidesSecretsThatTheEchoAnswers_data();
}

/** One of the schemes is in another file, which the relative name of the definition has to lead to. */
void TestCommandPreview::hidesDeclaredKeys()
{
    QFETCH(QString, format);
    const support::ProgramRun program;
    const QByteArray schemes = "components:\n  securitySchemes:\n"
                               "    a: {type: apiKey, in: header, name: X-Partner-Credential}\n"
                               "    b: {type: apiKey, in: query, name: appid}\n"
                               "    c: {type: apiKey, in: cookie, name: SID}\n"
                               "    d: {$ref: 'keys.yaml#/far'}\n";
    (void)program.write(u"shop.yaml"_qs, previewedDefinition("127.0.0.1:1", "{}") + schemes);
    (void)program.write(u"keys.yaml"_qs, "far: {type: apiKey, in: header, name: X-Far}\n");
    const QString bundle = program.folder() + u"/keys.zip"_qs;
    const auto outcome = program.run({u"preview"_qs, u"shop.yaml"_qs, u"--upstream"_qs, u"echo"_qs, u"--format"_qs,
                                      format, u"--request"_qs, u"POST /shop/he4d?appid=qu3ry&x=f4r4way"_qs,
                                      u"--header"_qs, u"x-partner-credential: he4d"_qs, u"--header"_qs,
                                      u"X-Far: f4r4way"_qs, u"--header"_qs, u"Cookie: SID=c00kie"_qs, u"--data"_qs,
                                      u"he4d qu3ry c00kie"_qs, u"--save-bundle"_qs, bundle});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QByteArray all = outcome.output;
    const QJsonObject json = QJsonDocument::fromJson(outcome.output).object();
    for (const QString &key : {u"request"_qs, u"upstreamRequest"_qs, u"response"_qs})
        all += QByteArray::fromBase64(json[key][u"bodyBase64"_qs].toString().toLatin1());
    const base::Result<QList<zip::ZipEntry>> entries = zip::readZip(program.read(bundle));
    QVERIFY(entries.isOk());
    for (const zip::ZipEntry &entry : *entries)
        all += entry.content;
    for (const QByteArray secret : {"he4d", "f4r4way", "qu3ry", "c00kie"})
        QVERIFY2(!all.contains(secret), (secret + " in " + all).constData());
    QVERIFY2(all.contains("/shop/REDACTED?appid=REDACTED&x=REDACTED"), all.constData());
    const auto replayed = program.run({u"preview"_qs, u"--bundle"_qs, bundle});
    QVERIFY2(replayed.output.contains("the same outcome"), replayed.output.constData());
}

/** The upstream is gone when the bundle is replayed; the definition is fixed afterwards. */
void TestCommandPreview::replaysABundle()
{
    const support::ProgramRun program;
    const QString bundle = program.folder() + u"/problem.zip"_qs;
    QByteArray definition;
    {
        support::RawUpstream upstream("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\n\r\nno");
        definition = previewedDefinition(upstream.address(), Basic);
        const QString file = program.write(u"shop.yaml"_qs, definition);
        const auto saved = runBeside(program, {u"preview"_qs, file, u"--request"_qs, u"GET /shop/books?token=t0p"_qs,
                                               u"--save-bundle"_qs, bundle});
        QVERIFY2(saved.exitCode == 0, saved.errors.constData());
        QVERIFY(QFileInfo(bundle).permissions() ==
                (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
    }
    const auto same = program.run({u"preview"_qs, u"--bundle"_qs, bundle});
    QCOMPARE(same.output, "GET /shop/books?token=REDACTED: the same outcome, 503\n");
    QVERIFY2(same.exitCode == 0, same.errors.constData());
    const QByteArray fixed = QByteArray(definition).replace("/v1", "/v2");
    const auto other = program.run({u"preview"_qs, u"--bundle"_qs, bundle, program.write(u"fixed.yaml"_qs, fixed)});
    QVERIFY2(
        other.output.startsWith("GET /shop/books?token=REDACTED: another outcome\n"
                                "  upstream request: GET /v1/books?token=REDACTED => GET /v2/books?token=REDACTED\n"),
        other.output.constData());
    QCOMPARE(other.exitCode, 1);
    const auto json = program.run({u"preview"_qs, u"--bundle"_qs, bundle, u"--format"_qs, u"json"_qs});
    const QJsonValue exchange = QJsonDocument::fromJson(json.output)[u"exchanges"][0];
    QCOMPARE(exchange[u"same"], QJsonValue(true));
    QCOMPARE(exchange[u"status"].toInt(), 503);
}

void TestCommandPreview::replaysABundleOfARefusal()
{
    const support::ProgramRun program;
    const QString bundle = program.folder() + u"/problem.zip"_qs;
    const QByteArray definition = previewedDefinition("stock.example", Basic);
    const QString file = program.write(u"shop.yaml"_qs, definition);
    QCOMPARE(program.run({u"preview"_qs, file, u"--request"_qs, u"GET /store/books"_qs, u"--save-bundle"_qs, bundle})
                 .exitCode,
             0);
    const auto same = program.run({u"preview"_qs, u"--bundle"_qs, bundle});
    QCOMPARE(same.output, "GET /store/books: the same outcome, 404\n");
    QCOMPARE(same.exitCode, 0);
    const QString fixed = program.write(u"fixed.yaml"_qs, QByteArray(definition).replace("/shop/", "/store/"));
    const auto other = program.run({u"preview"_qs, u"--bundle"_qs, bundle, fixed});
    QCOMPARE(other.output, "GET /store/books: another outcome\n  answer: gateway 404 not-found => upstream\n");
    QCOMPARE(other.exitCode, 1);
}

void TestCommandPreview::refusesBadBundles_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no zip file") << QStringList() << QByteArray("this is no bundle, or it is damaged: no end of a zip");
    QTest::newRow("an option of requests")
        << QStringList{u"--request"_qs, u"GET /"_qs} << QByteArray("--request can't");
    QTest::newRow("another format") << QStringList{u"--format"_qs, u"har"_qs} << QByteArray("text or json");
    QTest::newRow("two files") << QStringList{u"a.yaml"_qs, u"b.yaml"_qs} << QByteArray("at most one FILE");
}

void TestCommandPreview::refusesBadBundles()
{
    QFETCH(const QStringList, more);
    QFETCH(const QByteArray, message);
    const support::ProgramRun program;
    const auto outcome = program.run(QStringList{u"preview"_qs, u"--bundle"_qs, program.write(u"a.zip"_qs, "hello")} +
                                     more);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(message), outcome.errors.constData());
}

void TestCommandPreview::refusesBadArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no file") << QStringList{u"preview"_qs};
    QTest::newRow("a file that is not there") << QStringList{u"preview"_qs, u"/nowhere/x.yaml"_qs};
    QTest::newRow("no path in the request") << QStringList{u"preview"_qs, u"FILE"_qs, u"--request"_qs, u"GET books"_qs};
    QTest::newRow("a header without a colon") << QStringList{u"preview"_qs, u"FILE"_qs, u"--header"_qs, u"Accept"_qs};
    QTest::newRow("a header that would smuggle")
        << QStringList{u"preview"_qs, u"FILE"_qs, u"--header"_qs, u"A: b\r\nC: d"_qs};
    QTest::newRow("an unknown format") << QStringList{u"preview"_qs, u"FILE"_qs, u"--format"_qs, u"xml"_qs};
    QTest::newRow("an upstream that is no URL")
        << QStringList{u"preview"_qs, u"FILE"_qs, u"--upstream"_qs, u"nowhere"_qs};
    QTest::newRow("an unknown option") << QStringList{u"preview"_qs, u"FILE"_qs, u"--nope"_qs};
    QTest::newRow("a port that is none") << QStringList{u"serve"_qs, u"FILE"_qs, u"--port"_qs, u"65536"_qs};
}

void TestCommandPreview::refusesBadArguments()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs, previewedDefinition("127.0.0.1:1", Basic));
    arguments.replaceInStrings(u"FILE"_qs, file);
    const auto outcome = program.run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(!outcome.errors.isEmpty());
    QCOMPARE(outcome.output, QByteArray());
}

void TestCommandPreview::printsProblemsInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("text") << u"text"_qs << QByteArray(":10:");
    QTest::newRow("json") << u"json"_qs << QByteArray("\"rule\": \"upstream-basic-username-colon\"");
    QTest::newRow("sarif") << u"sarif"_qs << QByteArray("\"ruleId\": \"upstream-basic-username-colon\"");
    QTest::newRow("junit") << u"junit"_qs << QByteArray("<failure type=\"error\"");
    QTest::newRow("github") << u"github"_qs << QByteArray("::error file=");
}

void TestCommandPreview::printsProblemsInEveryFormat()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, expected);
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs,
                                       previewedDefinition("127.0.0.1:1", QByteArray(Basic).replace("kim", "'k:m'")));
    const auto outcome = program.run({u"lint"_qs, file, u"--format"_qs, format});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.output.contains(expected), outcome.output.constData());
    QVERIFY2(outcome.output.contains("upstream-basic-username-colon"), outcome.output.constData());
    QVERIFY(!outcome.output.contains("s3cret"));
}

void TestCommandPreview::lintFailsFromTheAskedSeverity()
{
    const support::ProgramRun program;
    const QString file = program.write(u"shop.yaml"_qs,
                                       previewedDefinition("127.0.0.1:1", QByteArray(Basic).replace("kim", "''")));
    QCOMPARE(program.run({u"lint"_qs, file}).exitCode, 0);
    QCOMPARE(program.run({u"lint"_qs, file, u"--fail-severity"_qs, u"warning"_qs}).exitCode, 1);
    QCOMPARE(program.run({u"lint"_qs, file, u"--fail-severity"_qs, u"fatal"_qs}).exitCode, 2);
    QCOMPARE(program.run({u"lint"_qs, program.folder() + u"/none.yaml"_qs}).exitCode, 2);
}

GATEWRIGHT_TEST(TestCommandPreview, QCoreApplication)
#include "testcommandpreview.moc"
