#include "programrun.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>
#include <QXmlStreamReader>

using support::ProgramRun;
using support::RecordingServer;
using support::RunOutcome;

/** `check-gateway` prints what the definitions of a folder have wrong together, and with a dashboard. */
class TestCommandCheckGateway final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void printsFindingsByFileAndLine();
    void exitsAsTheSeverityAsks_data();
    void exitsAsTheSeverityAsks();
    void looksOnlyAtDefinitions();
    void followsReferencesInTheRepository();
    void reportsSyntaxErrors();
    void refusesOtherArguments_data();
    void refusesOtherArguments();
    void makesNoRequestsWithoutAnEnvironment();
    void resolvesNoSecrets();
    void asksTheDashboard();
    void readsAllPagesOfPolicies();
    void asksForNoCertificatesWithoutNeed();
    void printsEveryFormat();
    void endsWithTwoIfTheDashboardFails_data();
    void endsWithTwoIfTheDashboardFails();
    void survivesOddAnswers_data();
    void survivesOddAnswers();
    void checksAHundredThousandPolicies();

private:
    void writeApi(const QString &name, const QByteArray &listenPath, const QByteArray &id,
                  const QByteArray &server = {}) const;
    [[nodiscard]] RunOutcome check(const QStringList &options = {}) const;
    [[nodiscard]] RunOutcome checkWithDashboard(const QStringList &options = {}) const;

    std::unique_ptr<ProgramRun> m_program;
    std::unique_ptr<RecordingServer> m_server;
};

namespace {

const QByteArray Extension = "x-vendor-api-gateway:\n"
                             "  info: {id: ID, name: NAME, state: {active: true}}\n"
                             "  server: {listenPath: {value: PATH, strip: true}SERVER}\n"
                             "  upstream: {url: 'http://127.0.0.1:1'}\n";
const QByteArray NoPolicies = R"({"Data":[],"Pages":1})";
const QByteArray NoCertificates = R"({"cert_basics":[],"pages":1})";

QStringList lines(const RunOutcome &outcome)
{
    return QString::fromUtf8(outcome.output).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

void TestCommandCheckGateway::init()
{
    m_program = std::make_unique<ProgramRun>();
    m_program->setVariable(u"TOKEN"_qs, u"t0ken-of-the-dashboard"_qs);
    m_server = std::make_unique<RecordingServer>();
    QVERIFY(QDir(m_program->folder()).mkpath(u"apis/more"_qs));
}

void TestCommandCheckGateway::writeApi(const QString &name, const QByteArray &listenPath, const QByteArray &id,
                                       const QByteArray &server) const
{
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /pets: {get: {}}\n" +
                            QByteArray(Extension)
                                .replace("ID", "'" + id + "'")
                                .replace("NAME", name.section(u'.', 0, 0).toUtf8())
                                .replace("PATH", "'" + listenPath + "'")
                                .replace("SERVER", server);
    (void)m_program->write(u"apis/"_qs + name, text);
}

RunOutcome TestCommandCheckGateway::check(const QStringList &options) const
{
    const auto process = m_program->launch(QStringList{u"check-gateway"_qs, u"apis"_qs} + options);
    if (!QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 60'000))
        return {};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
}

RunOutcome TestCommandCheckGateway::checkWithDashboard(const QStringList &options) const
{
    return check(QStringList{u"--base-url"_qs, m_server->url().toString(), u"--token-env"_qs, u"TOKEN"_qs} + options);
}

void TestCommandCheckGateway::printsFindingsByFileAndLine()
{
    writeApi(u"b.yaml"_qs, "/x", "1");
    writeApi(u"a.yaml"_qs, "/x", "1");
    writeApi(u"more/c.yaml"_qs, "/x/longer", "3");
    writeApi(u"d.yaml"_qs, "/{a}", "4");
    const RunOutcome outcome = check();
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.errors, QByteArray());
    const QStringList expected{
        u"apis/a.yaml:7:32: error listen-path-never-reached No request reaches this API: the gateway tries the listen path “/{a}” of “d (apis/d.yaml)” before “/x”."_qs,
        u"apis/b.yaml:6:14: error api-id-taken “a (apis/a.yaml)” has the same API id “1”."_qs,
        u"apis/b.yaml:7:32: error listen-path-equal “a (apis/a.yaml)” already has the listen path “/x”, so this API is never served."_qs,
        u"apis/d.yaml:7:32: info listen-path-divided Requests for “/x/longer” go to “more/c (apis/more/c.yaml)” (/x/longer), not to this API."_qs};
    QCOMPARE(lines(outcome).join(u'\n'), expected.join(u'\n'));
}

void TestCommandCheckGateway::exitsAsTheSeverityAsks_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QString>("severity");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("information") << QByteArray("/x/y") << u"warning"_qs << 0;
    QTest::newRow("information that fails") << QByteArray("/x/y") << u"info"_qs << 1;
    QTest::newRow("a warning") << QByteArray("/x/") << u"error"_qs << 0;
    QTest::newRow("a warning that fails") << QByteArray("/x/") << u"warning"_qs << 1;
    QTest::newRow("an error") << QByteArray("/x") << u"error"_qs << 1;
}

void TestCommandCheckGateway::exitsAsTheSeverityAsks()
{
    QFETCH(QByteArray, other);
    QFETCH(QString, severity);
    QFETCH(int, exitCode);
    writeApi(u"a.yaml"_qs, "/x", "1");
    writeApi(u"b.yaml"_qs, other, "2");
    const RunOutcome outcome = check({u"--fail-severity"_qs, severity});
    QCOMPARE(outcome.exitCode, exitCode);
    QCOMPARE(lines(outcome).size(), 1);
}

void TestCommandCheckGateway::looksOnlyAtDefinitions()
{
    writeApi(u"a.yaml"_qs, "/x", "1");
    (void)m_program->write(u"apis/part.yaml"_qs, "type: object\n");
    (void)m_program->write(u"apis/other.json"_qs, "{\"a\": 1}");
    (void)m_program->write(u"apis/document.yaml"_qs, "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\n");
    const RunOutcome outcome = check({u"--fail-severity"_qs, u"info"_qs});
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.errors, QByteArray());
    QCOMPARE(outcome.exitCode, 0);
}

/** The operations are in another file, which says that a policy's URL is used. */
void TestCommandCheckGateway::followsReferencesInTheRepository()
{
    writeApi(u"a.yaml"_qs, "/x", "1");
    const QString path = m_program->folder() + u"/apis/a.yaml"_qs;
    (void)m_program->write(u"apis/a.yaml"_qs,
                           m_program->read(path).replace("/pets: {get: {}}", "/cats: {$ref: 'more/cats.yaml'}"));
    (void)m_program->write(u"apis/more/cats.yaml"_qs, "get: {}\n");
    m_server->answerJson(R"({"Data":[{"_id":"p","name":"P","access_rights":{"1":{"allowed_urls":[
        {"url":"/cats","methods":["GET"]},{"url":"/cats","methods":["POST"]}]}}}],"Pages":1})");
    const RunOutcome outcome = checkWithDashboard();
    QCOMPARE(
        lines(outcome),
        QStringList{
            u"apis:1:1: warning policy-url-unused The policy “P” allows “/cats” of “a (apis/a.yaml)”, which matches no operation."_qs});
}

void TestCommandCheckGateway::reportsSyntaxErrors()
{
    writeApi(u"a.yaml"_qs, "/x", "1");
    writeApi(u"c.yaml"_qs, "/x", "3");
    (void)m_program->write(u"apis/b.yaml"_qs, "openapi: 3.0.3\nx: [\n");
    (void)m_program->write(u"apis/d.yaml"_qs, "openapi: 3.0.3\nx: \xff\n");
    const RunOutcome outcome = check();
    QCOMPARE(outcome.exitCode, 1);
    const QStringList printed = lines(outcome);
    QCOMPARE(printed.size(), 3);
    QVERIFY2(printed.at(0).startsWith(u"apis/b.yaml:2:4: error yaml-unclosed-bracket "), qPrintable(printed.at(0)));
    QVERIFY2(printed.at(1).startsWith(u"apis/c.yaml:7:32: error listen-path-equal "), qPrintable(printed.at(1)));
    QVERIFY2(printed.at(2).startsWith(u"apis/d.yaml:2:4: error invalid-utf8 "), qPrintable(printed.at(2)));
}

void TestCommandCheckGateway::refusesOtherArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no folder") << QStringList() << QByteArray("needs one FOLDER");
    QTest::newRow("two folders") << QStringList{u"apis"_qs, u"apis"_qs} << QByteArray("needs one FOLDER");
    QTest::newRow("a file") << QStringList{u"apis/a.yaml"_qs} << QByteArray("apis/a.yaml is not a folder");
    QTest::newRow("nothing there") << QStringList{u"gone"_qs} << QByteArray("gone is not a folder");
    QTest::newRow("an empty folder") << QStringList{u"apis/more"_qs} << QByteArray("apis/more has no definitions");
    QTest::newRow("a format") << QStringList{u"apis"_qs, u"--format"_qs, u"xml"_qs} << QByteArray("--format must be");
    QTest::newRow("a severity") << QStringList{u"apis"_qs, u"--fail-severity"_qs, u"bad"_qs}
                                << QByteArray("--fail-severity must be");
    QTest::newRow("an environment") << QStringList{u"apis"_qs, u"--env"_qs, u"gone"_qs}
                                    << QByteArray("no environment named “gone”");
    QTest::newRow("an address") << QStringList{u"apis"_qs, u"--base-url"_qs, u"gone"_qs}
                                << QByteArray("--base-url must be");
}

void TestCommandCheckGateway::refusesOtherArguments()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, words);
    writeApi(u"a.yaml"_qs, "/x", "1");
    const RunOutcome outcome = m_program->run(QStringList{u"check-gateway"_qs} + arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.contains(words), outcome.errors.constData());
}

void TestCommandCheckGateway::makesNoRequestsWithoutAnEnvironment()
{
    writeApi(u"a.yaml"_qs, "/x", "1", ", clientCertificates: {enabled: true, allowlist: [gone]}");
    (void)m_program->write(u"apis/b.yaml"_qs,
                           "openapi: 3.0.3\npaths: {/a: {$ref: '" + m_server->url("/a.yaml").toEncoded() + "'}}\n");
    const RunOutcome outcome = check();
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(m_server->connections(), 0);
}

void TestCommandCheckGateway::resolvesNoSecrets()
{
    m_program->setVariable(u"LISTEN"_qs, u"s3cret-value"_qs);
    writeApi(u"a.yaml"_qs, "env://LISTEN", "env://LISTEN");
    writeApi(u"b.yaml"_qs, "env://LISTEN", "env://LISTEN");
    m_server->answerJson(NoPolicies);
    const RunOutcome outcome = checkWithDashboard({u"--format"_qs, u"json"_qs});
    QVERIFY(!outcome.output.isEmpty());
    QVERIFY(!outcome.output.contains("s3cret") && !outcome.errors.contains("s3cret"));
    for (const QByteArray &request : m_server->requests())
        QVERIFY(!request.contains("s3cret"));
}

void TestCommandCheckGateway::asksTheDashboard()
{
    writeApi(u"a.yaml"_qs, "/a", "1", ", authentication: {enabled: true}, clientCertificates: {allowlist: [gone]}");
    writeApi(u"b.yaml"_qs, "/b", "2", ", authentication: {enabled: true}");
    m_server->answerJson(R"({"Data":[{"_id":"p","name":"Gold","access_rights":{"2":{},"9":{"api_name":"Old"}}},
        {"_id":"q","is_inactive":true,"access_rights":{"1":{}}}],"Pages":1})");
    m_server->answerJson(NoCertificates);
    const RunOutcome outcome = checkWithDashboard();
    QCOMPARE(outcome.exitCode, 0);
    const QStringList expected{
        u"apis:1:1: warning policy-api-unknown The policy “Gold” grants access to the API “Old”, which no definition describes."_qs,
        u"apis:1:1: info policy-inactive The policy “q” is inactive."_qs,
        u"apis/a.yaml:7:78: warning api-without-policy Clients need a key, but no active policy of “127.0.0.1” grants access to this API."_qs,
        u"apis/a.yaml:7:118: warning certificate-missing The dashboard of “127.0.0.1” has no certificate “gone”. Upload it, or correct the id."_qs};
    QCOMPARE(lines(outcome).join(u'\n'), expected.join(u'\n'));
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_server->requestLine(0).startsWith("GET /api/portal/policies?p=-1 "));
    QVERIFY(m_server->requestLine(1).startsWith("GET /api/certs?p=-1 "));
    QCOMPARE(m_server->field("Authorization", 1).value_or(QByteArray()), QByteArray("Bearer t0ken-of-the-dashboard"));
}

void TestCommandCheckGateway::readsAllPagesOfPolicies()
{
    writeApi(u"a.yaml"_qs, "/a", "1", ", authentication: {enabled: true}");
    m_server->answerJson(R"({"Data":[{"_id":"p","name":"Gold","access_rights":{"9":{"api_name":"Old"}}}],"Pages":2})");
    m_server->answerJson(R"({"Data":[{"_id":"q","name":"Iron","access_rights":{"1":{}}}],"Pages":2})");
    const RunOutcome outcome = checkWithDashboard();
    // The second page has a policy for the definition.
    QCOMPARE(lines(outcome).join(u'\n'), u"apis:1:1: warning policy-api-unknown The policy “Gold” grants access to the "
                                         u"API “Old”, which no definition describes."_qs);
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_server->requestLine(1).startsWith("GET /api/portal/policies?p=2 "));
}

void TestCommandCheckGateway::asksForNoCertificatesWithoutNeed()
{
    writeApi(u"a.yaml"_qs, "/a", "1");
    m_server->answerJson(NoPolicies);
    QCOMPARE(checkWithDashboard().exitCode, 0);
    QCOMPARE(m_server->requests().size(), 1);
}

/** A problem of a policy has no file. Its place is the folder, and in SARIF also the policy. */
void TestCommandCheckGateway::printsEveryFormat()
{
    writeApi(u"a.yaml"_qs, "/x", "1");
    writeApi(u"b.yaml"_qs, "/x", "2");
    m_server->answerJson(R"({"Data":[{"_id":"p:1","name":"Go::ld","access_rights":{"9":{}}}],"Pages":1})");

    const QJsonArray json = QJsonDocument::fromJson(checkWithDashboard({u"--format"_qs, u"json"_qs}).output).array();
    QCOMPARE(json.size(), 2);
    QCOMPARE(json.at(0).toObject().value(u"file"_qs).toString(), u"apis"_qs);
    QCOMPARE(json.at(0).toObject().value(u"line"_qs).toInt(), 1);
    QCOMPARE(json.at(0).toObject().value(u"pointer"_qs).toString(), u"/access_rights/9"_qs);
    QCOMPARE(json.at(1).toObject().value(u"file"_qs).toString(), u"apis/b.yaml"_qs);
    QCOMPARE(json.at(1).toObject().value(u"pointer"_qs).toString(),
             u"/x-vendor-api-gateway/server/listenPath/value"_qs);

    const QJsonObject run = QJsonDocument::fromJson(checkWithDashboard({u"--format"_qs, u"sarif"_qs}).output)
                                .object()
                                .value(u"runs"_qs)
                                .toArray()
                                .at(0)
                                .toObject();
    const QJsonObject location =
        run.value(u"results"_qs).toArray().at(0).toObject().value(u"locations"_qs).toArray().at(0).toObject();
    QCOMPARE(location.value(u"logicalLocations"_qs).toArray().at(0).toObject().value(u"fullyQualifiedName"_qs),
             u"policy:p:1/access_rights/9"_qs);
    const QJsonObject physical = location.value(u"physicalLocation"_qs).toObject();
    QCOMPARE(physical.value(u"artifactLocation"_qs).toObject().value(u"uri"_qs).toString(), u"apis"_qs);
    QCOMPARE(physical.value(u"region"_qs).toObject().value(u"startLine"_qs).toInt(), 1);

    const RunOutcome junit = checkWithDashboard({u"--format"_qs, u"junit"_qs});
    QStringList suites;
    QXmlStreamReader xml(junit.output);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"testsuite")
            suites.append(u"%1 %2"_qs.arg(xml.attributes().value(u"name"_qs), xml.attributes().value(u"failures"_qs)));
    }
    QVERIFY2(!xml.hasError(), junit.output.constData());
    QCOMPARE(suites, (QStringList{u"apis 1"_qs, u"apis/a.yaml 0"_qs, u"apis/b.yaml 1"_qs}));

    const QStringList github = lines(checkWithDashboard({u"--format"_qs, u"github"_qs}));
    QCOMPARE(github.size(), 2);
    QVERIFY2(github.at(0).startsWith(u"::warning file=apis,line=1,col=1,"), qPrintable(github.at(0)));
}

void TestCommandCheckGateway::endsWithTwoIfTheDashboardFails_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("not authorized") << 401 << QByteArray(R"({"Status":"Error","Message":"Not authorised"})");
    QTest::newRow("a server error") << 500 << QByteArray("{}");
    QTest::newRow("truncated") << 200 << QByteArray(R"({"Data":[{"_id":"1","na)");
    QTest::newRow("invalid UTF-8") << 200 << QByteArray("{\"Data\":[{\"_id\":\"\xff\"}]}");
    QTest::newRow("too deep") << 200 << QByteArray("[").repeated(100'000);
}

void TestCommandCheckGateway::endsWithTwoIfTheDashboardFails()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    writeApi(u"a.yaml"_qs, "/a", "1");
    m_server->answerJson(body, status);
    const RunOutcome outcome = checkWithDashboard();
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY2(outcome.errors.startsWith("gatewright: "), outcome.errors.constData());
    QVERIFY(!outcome.errors.contains("t0ken"));
}

void TestCommandCheckGateway::survivesOddAnswers_data()
{
    QTest::addColumn<QByteArray>("policies");
    QTest::addColumn<QByteArray>("certificates");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QByteArray &policies, const QByteArray &certificates,
                        const QString &rule) { QTest::newRow(name) << policies << certificates << rule; };
    row("endless pages", R"({"Data":[],"Pages":2000000000})", R"({"cert_basics":[],"pages":2000000000})",
        u"certificate-missing"_qs);
    row("members of other types", R"({"Data":[{"_id":{"a":1},"name":[],"is_inactive":"x","access_rights":"y"},
        {"access_rights":{"1":7,"":{"allowed_urls":{"url":1}},"2":{"allowed_urls":[7,null,{"url":[]}]}}}],"Pages":"x"})",
        NoCertificates, u"policy-api-unknown"_qs);
    row("no list", R"({"Status":"OK"})", NoCertificates, u"policies-not-checked"_qs);
    row("nothing", "null", NoCertificates, u"policies-not-checked"_qs);
    row("escapes", R"({"Data":[{"_id":"\u001b[2J","name":"a\nb","access_rights":{"\u202e\u0000":{}}}],"Pages":1})",
        NoCertificates, u"policy-api-unknown"_qs);
    row("certificates of other types", NoPolicies,
        R"({"cert_basics":[{"id":7,"not_after":[]},{"id":"gone","not_after":{}}]})", {});
}

void TestCommandCheckGateway::survivesOddAnswers()
{
    QFETCH(QByteArray, policies);
    QFETCH(QByteArray, certificates);
    QFETCH(QString, rule);
    writeApi(u"a.yaml"_qs, "/a", "1", ", clientCertificates: {allowlist: [gone]}");
    m_server->answerJson(policies);
    m_server->answerJson(certificates);
    const RunOutcome outcome = checkWithDashboard();
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QVERIFY2(outcome.output.contains(rule.toUtf8()), outcome.output.constData());
    QVERIFY(!outcome.output.contains('\033'));
    for (const QString &line : lines(outcome))
        QVERIFY2(line.startsWith(u"apis"), qPrintable(line));
    // After a page without policies, no further one is requested.
    QVERIFY(m_server->requests().size() <= 3);
}

void TestCommandCheckGateway::checksAHundredThousandPolicies()
{
    constexpr int count = 100'000;
    writeApi(u"a.yaml"_qs, "/a", "1");
    QByteArray policies = R"({"Data":[)";
    for (int i = 0; i < count; ++i)
        policies += R"({"_id":"p)" + QByteArray::number(i) +
                    R"(","access_rights":{"1":{"allowed_urls":[{"url":"/lost)" + QByteArray::number(i) + "\"}]}}},";
    policies.chop(1);
    m_server->answerJson(policies + R"(],"Pages":1})");
    const RunOutcome outcome = checkWithDashboard();
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count("policy-url-unused"), count);
}

GATEWRIGHT_TEST(TestCommandCheckGateway, QCoreApplication)
#include "testcommandcheckgateway.moc"
