#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

using support::ProgramRun;
using support::RunOutcome;

/** `check` compares the exchanges of a HAR file with a definition and prints what does not fit. */
class TestCommandCheck final : public QObject
{
    Q_OBJECT

private slots:
    void printsALineForEachPlace();
    void exitsAsTheSeverityAsks_data();
    void exitsAsTheSeverityAsks();
    void saysTheSameOfASplitDefinition();
    void printsEveryFormat();
    void hidesSecretsOfUrls();
    void hidesSecretsOfExchanges_data();
    void hidesSecretsOfExchanges();
    void refusesWhatItCannotRead_data();
    void refusesWhatItCannotRead();
    void reportsThatItCouldNotRead();
    void readsManyEntriesInLittleMemory();
    void readsStandardInput();
    void warnsOfFilesWithoutExchanges();
    void warnsOfFilesWithoutCredentials();
    void warnsOfTrafficOfAnotherApi();
};

namespace {

const QByteArray CheckedDefinition = R"(openapi: 3.1.0
info: {title: T, version: '1'}
servers: [{url: https://h}]
paths:
  /pets:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer}}
      responses:
        '200':
          description: d
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Pet'}
components:
  schemas:
    Pet: {type: object, properties: {name: {type: string}}}
)";

QByteArray checkedEntry(const QByteArray &url, const QByteArray &body = "{}")
{
    QJsonObject content{{u"mimeType"_qs, u"application/json"_qs}, {u"size"_qs, body.size()}};
    content.insert(u"text"_qs, QString::fromUtf8(body));
    return R"({"startedDateTime":"2026-01-01T00:00:00Z","request":{"method":"GET","url":")" + url +
           R"("},"response":{"status":200,"content":)" + QJsonDocument(content).toJson(QJsonDocument::Compact) + "}}";
}

QByteArray checkedHar(const QByteArrayList &entries)
{
    return "{\"log\":{\"entries\":[" + entries.join(",\n") + "]}}";
}

QByteArrayList wrongEntries()
{
    return {checkedEntry("https://h/pets?limit=1"), checkedEntry("https://h/pets?limit=x", R"({"name":1,"y":2})"),
            checkedEntry("https://other/pets"), checkedEntry("https://h/pets?new=1")};
}

} // namespace

void TestCommandCheck::printsALineForEachPlace()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar(wrongEntries()));
    const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(
        outcome.output,
        "api.yaml:6:5: warning contract-query The document does not have the query parameter “new”. [entry 3] GET "
        "https://h/pets?new=1\n"
        "api.yaml:8:45: error contract-query The query parameter “limit” is not valid: The value must be of type "
        "integer, not string. [entry 1] GET https://h/pets?limit=x\n"
        "api.yaml:14:15: info contract-response-body The document does not have this property of the response body: "
        "/y [entry 1] GET https://h/pets?limit=x\n"
        "api.yaml:17:45: error contract-response-body The response body is not valid: /name: The value must be of type "
        "string, not integer. [entry 1] GET https://h/pets?limit=x\n");
    QCOMPARE(outcome.errors, "3 exchanges checked, 1 of another API, 0 bodies not checked\n");
}

void TestCommandCheck::exitsAsTheSeverityAsks_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("severity");
    QTest::addColumn<int>("exitCode");
    const QByteArray clean = checkedEntry("https://h/pets");
    const QByteArray info = checkedEntry("https://h/pets", R"({"y":2})");
    const QByteArray warning = checkedEntry("https://h/pets?new=1");
    QTest::newRow("clean") << clean << u"info"_qs << 0;
    QTest::newRow("info of info") << info << u"info"_qs << 1;
    QTest::newRow("info of warning") << info << u"warning"_qs << 0;
    QTest::newRow("warning of warning") << warning << u"warning"_qs << 1;
    QTest::newRow("warning of error") << warning << u"error"_qs << 0;
}

void TestCommandCheck::exitsAsTheSeverityAsks()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QString, severity);
    QFETCH(const int, exitCode);
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar({entry}));
    const RunOutcome outcome = program.run(
        {u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs, u"--fail-severity"_qs, severity});
    QCOMPARE(outcome.exitCode, exitCode);
}

void TestCommandCheck::saysTheSameOfASplitDefinition()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar(wrongEntries()));
    QCOMPARE(program.run({u"split"_qs, u"api.yaml"_qs, u"-o"_qs, u"parts"_qs}).exitCode, 0);
    const auto found = [&](const QString &path) {
        const RunOutcome outcome = program.run(
            {u"check"_qs, path, u"--har"_qs, u"x.har"_qs, u"--format"_qs, u"json"_qs});
        QStringList all;
        for (const QJsonValue &each : QJsonDocument::fromJson(outcome.output).array()) {
            QStringList members;
            for (const char *name : {"severity", "rule", "message", "operation", "in", "name", "instance"})
                members.append(each[QLatin1String(name)].toString());
            members.append(each[u"logicalPointer"].toString());
            members.append(QString::number(each[u"exchange"].toInt()));
            all.append(members.join(u'|'));
        }
        all.sort();
        return all;
    };
    const QDir parts(program.folder() + u"/parts"_qs);
    QVERIFY(parts.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size() > 1);
    const QStringList whole = found(u"api.yaml"_qs);
    QCOMPARE(whole.size(), 4);
    QString entry = u"parts/api.yaml"_qs;
    if (!QFile::exists(program.folder() + u'/' + entry))
        entry = u"parts/"_qs + parts.entryList({u"*.yaml"_qs}, QDir::Files).value(0);
    QCOMPARE(found(entry).join(u'\n'), whole.join(u'\n'));
}

void TestCommandCheck::printsEveryFormat()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar(wrongEntries()));
    const auto report = [&](const QString &format) {
        return program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs, u"--format"_qs, format}).output;
    };
    const QJsonObject json = QJsonDocument::fromJson(report(u"json"_qs)).array().at(1).toObject();
    QCOMPARE(json[u"file"].toString(), u"api.yaml"_qs);
    QCOMPARE(json[u"line"].toInt(), 8);
    QCOMPARE(json[u"pointer"].toString(), u"/paths/~1pets/get/parameters/0/schema/type"_qs);
    QCOMPARE(json[u"exchange"].toInt(), 1);
    QCOMPARE(json[u"operation"].toString(), u"GET /pets"_qs);
    QCOMPARE(json[u"in"].toString(), u"query"_qs);
    QCOMPARE(json[u"name"].toString(), u"limit"_qs);
    QCOMPARE(json[u"instance"].toString(), QString());
    const QJsonObject sarif = QJsonDocument::fromJson(report(u"sarif"_qs)).object();
    QCOMPARE(sarif[u"runs"][0][u"results"].toArray().size(), 4);
    QXmlStreamReader xml(report(u"junit"_qs));
    int cases = 0;
    while (!xml.atEnd())
        cases += xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"testcase" ? 1 : 0;
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(cases, 4);
    QCOMPARE(report(u"github"_qs).count("::error file=api.yaml,line="), 2);
}

void TestCommandCheck::hidesSecretsOfUrls()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar({checkedEntry("https://kim:pw@h/pets?limit=x&access_token=s3cret")}));
    const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.output.endsWith("GET https://h/pets?limit=x&access_token=REDACTED\n"), outcome.output.constData());
    QVERIFY(!outcome.output.contains("s3cret") && !outcome.output.contains("pw"));
}

void TestCommandCheck::hidesSecretsOfExchanges_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"text", "json", "sarif", "junit", "github"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/** A secret is repeated as a parameter, a method, a media type, a property and a value. */
void TestCommandCheck::hidesSecretsOfExchanges()
{
    QFETCH(const QString, format);
    const QByteArray secret = "hunter2hunter2";
    const auto with = [&](const QByteArray &field, const QByteArray &url, const QByteArray &body) {
        return checkedEntry(url, body).replace("\"method\":\"GET\"", "\"method\":\"GET\",\"headers\":[{\"name\":\"" +
                                                                         field + "\",\"value\":\"Bearer " + secret +
                                                                         "\"}]");
    };
    const QByteArray url = "https://h/pets";
    QByteArrayList entries = {checkedEntry(url + "?api_key=" + secret + "&limit=" + secret),
                              checkedEntry(url + "?appid=" + secret + "&limit=" + secret)};
    for (const QByteArray field : {"Authorization", "X-Key"}) {
        entries += {with(field, url + "?" + secret + "=1", "{}"),
                    with(field, url, "{\"" + secret + "\":1,\"name\":{\"" + secret + "\":2}}"),
                    with(field, url, "{}").replace("\"GET\"", '"' + secret + '"'),
                    with(field, url, "{}").replace("application/json", "text/" + secret),
                    with(field, url + '/' + secret, "{}")};
    }
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition + R"(  securitySchemes:
    a: {type: apiKey, in: header, name: X-Key}
    b: {$ref: 'keys.yaml#/b'}
)");
    (void)program.write(u"keys.yaml"_qs, "b: {type: apiKey, in: query, name: appid}\n");
    (void)program.write(u"x.har"_qs, checkedHar(entries));
    const RunOutcome outcome = program.run(
        {u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs, u"--format"_qs, format});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(!outcome.output.contains(secret) && !outcome.errors.contains(secret), outcome.output.constData());
    QVERIFY2(outcome.output.contains("text/REDACTED"), outcome.output.constData());
}

void TestCommandCheck::refusesWhatItCannotRead_data()
{
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<QByteArray>("har");
    QTest::addColumn<QByteArray>("errors");
    QTest::newRow("no JSON") << CheckedDefinition << QByteArray("{\"log\":\n x}") << QByteArray("x.har:2:2: error");
    QTest::newRow("cut") << CheckedDefinition << checkedHar(wrongEntries()).chopped(2) << QByteArray("x.har:4:");
    QTest::newRow("no entries") << CheckedDefinition << QByteArray("{\"log\":{}}") << QByteArray("/log/entries");
    QTest::newRow("syntax of the definition") << QByteArray("a: [") << checkedHar({}) << QByteArray("api.yaml:1:");
    QTest::newRow("another document") << QByteArray("swagger: '2.0'\n") << checkedHar({}) << QByteArray("OpenAPI");
}

void TestCommandCheck::refusesWhatItCannotRead()
{
    QFETCH(const QByteArray, definition);
    QFETCH(const QByteArray, har);
    QFETCH(const QByteArray, errors);
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, definition);
    (void)program.write(u"x.har"_qs, har);
    const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(errors), outcome.errors.constData());
}

/** What reads the reports must not take a file that was not checked for one without problems. */
void TestCommandCheck::reportsThatItCouldNotRead()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    const auto report = [&](const QString &format) {
        return program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"gone.har"_qs, u"--format"_qs, format}).output;
    };
    const QJsonObject sarif = QJsonDocument::fromJson(report(u"sarif"_qs)).object();
    QCOMPARE(sarif[u"runs"][0][u"invocations"][0][u"executionSuccessful"], QJsonValue(false));
    QXmlStreamReader xml(report(u"junit"_qs));
    QStringList cases;
    int errors = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"testcase")
            cases.append(xml.attributes().value(u"name"_qs).toString());
        errors += xml.name() == u"error" ? 1 : 0;
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(cases, QStringList{u"gone.har can't be read"_qs});
    QCOMPARE(errors, 1);
}

void TestCommandCheck::readsManyEntriesInLittleMemory()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    // More than is read of a file in one piece, and entries over the edges of the pieces.
    QByteArrayList entries;
    for (int i = 0; i < 3000; ++i)
        entries.append(checkedEntry("https://h/pets?limit=" + QByteArray::number(i),
                                    "{\"name\":\"" + QByteArray(i % 700, 'x') + "\"}"));
    entries.append(checkedEntry("https://h/pets?limit=x"));
    (void)program.write(u"x.har"_qs, checkedHar(entries));
    const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.output.count('\n'), 1);
    QVERIFY(outcome.output.contains("[entry 3000]"));
    QVERIFY(outcome.errors.startsWith("3001 exchanges checked"));
}

void TestCommandCheck::readsStandardInput()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    const QByteArray har = checkedHar(wrongEntries());
    (void)program.write(u"x.har"_qs, har);
    const RunOutcome file = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    const RunOutcome piped = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"-"_qs}, har);
    QCOMPARE(piped.exitCode, 1);
    QCOMPARE(piped.output, file.output);
    QCOMPARE(piped.errors, file.errors);
    const RunOutcome cut = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"-"_qs}, har.chopped(2));
    QCOMPARE(cut.exitCode, 2);
    QVERIFY2(cut.errors.startsWith("<stdin>:4:"), cut.errors.constData());
    QCOMPARE(program.run({u"check"_qs, u"-"_qs, u"--har"_qs, u"-"_qs}, har).exitCode, 2);
}

void TestCommandCheck::warnsOfFilesWithoutExchanges()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar({}));
    const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.errors.contains("x.har: warning check-empty There is no exchange that can be checked.\n"),
             outcome.errors.constData());
}

/** As Chromium exports them by default. */
void TestCommandCheck::warnsOfFilesWithoutCredentials()
{
    ProgramRun program;
    QByteArray secured = CheckedDefinition;
    secured.replace("    get:\n", "    get:\n      security: [{login: []}]\n");
    secured += "  securitySchemes: {login: {type: http, scheme: bearer}}\n";
    (void)program.write(u"api.yaml"_qs, secured);
    const QByteArray entry = checkedEntry("https://h/pets");
    const auto errorsFor = [&](const QList<QByteArray> &entries) {
        (void)program.write(u"x.har"_qs, checkedHar(entries));
        const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
        return outcome.exitCode == 1 ? outcome.errors : QByteArray("another exit code");
    };
    const QByteArray errors = errorsFor({entry, entry});
    QVERIFY2(errors.contains("x.har: warning check-credentials No request has the field Authorization or Cookie."),
             errors.constData());
    QByteArray withCookie = entry;
    withCookie.replace("\"method\"", R"("headers":[{"name":"Cookie","value":"a=b"}],"method")");
    const QByteArray others = errorsFor({entry, withCookie});
    QVERIFY2(others.contains("2 exchanges checked") && !others.contains("check-credentials"), others.constData());
}

void TestCommandCheck::warnsOfTrafficOfAnotherApi()
{
    ProgramRun program;
    (void)program.write(u"api.yaml"_qs, CheckedDefinition);
    (void)program.write(u"x.har"_qs, checkedHar({checkedEntry("https://other/a"), checkedEntry("https://third/b")}));
    const RunOutcome outcome = program.run({u"check"_qs, u"api.yaml"_qs, u"--har"_qs, u"x.har"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors,
             "0 exchanges checked, 2 of another API, 0 bodies not checked\n"
             "api.yaml: warning check-servers No exchange belongs to this API: no URL starts with the URL "
             "of one of its servers.\n");
}

GATEWRIGHT_TEST(TestCommandCheck, QCoreApplication)
#include "testcommandcheck.moc"
