#include "programrun.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using support::ProgramRun;
using support::RecordingServer;
using support::RunOutcome;

/** `lint --allow-url`: allowed documents are fetched and linted, and no others. */
class TestCommandRemote final : public QObject
{
    Q_OBJECT

private slots:
    void fetchesWhatIsAllowed();
    void leavesTheRestAlone();
    void followsWhatFetchedDocumentsName();
    void saysWhatFailed();
    void goesElsewhereOnlyWhereAllowed();
    void refusesWhatIsNoAddress();
    void namesUrlsInEveryReport();

private:
    /** Runs the program while the servers of this thread answer. */
    [[nodiscard]] static RunOutcome run(const ProgramRun &program, const QStringList &arguments);
};

namespace {

QByteArray apiThatNames(const QByteArray &reference)
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1', description: D, contact: {name: K}}\npaths: {}\n"
           "components:\n  schemas:\n    A: {$ref: '" +
           reference +
           "'}\nx-vendor-api-gateway:\n  info: {name: t, state: {active: true}}\n"
           "  server: {listenPath: {value: /t/, strip: true}}\n  upstream: {url: http://127.0.0.1}\n"
           "servers: [{url: /t}]\n";
}

QByteArray yaml(const QByteArray &text)
{
    return support::httpAnswer(200, "application/yaml", text);
}

} // namespace

RunOutcome TestCommandRemote::run(const ProgramRun &program, const QStringList &arguments)
{
    const auto process = program.launch(arguments);
    if (!QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 60'000))
        return {};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
}

void TestCommandRemote::fetchesWhatIsAllowed()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    RecordingServer server;
    server.answer(yaml("B: {type: object}\n"));
    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/B").toEncoded()));
    const QString origin = server.url().toString();
    const RunOutcome sound = run(program, {u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, origin});
    QCOMPARE(sound.output, QByteArray());
    QCOMPARE(sound.exitCode, 0);
    QCOMPARE(server.requestLine(), QByteArray("GET /c.yaml HTTP/1.1"));

    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/No").toEncoded()));
    const RunOutcome wrong = run(program, {u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, origin});
    QVERIFY2(wrong.output.startsWith("api.yaml:6:15: error ref-unresolved "), wrong.output.constData());
    QCOMPARE(wrong.exitCode, 1);
}

void TestCommandRemote::leavesTheRestAlone()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    RecordingServer server;
    RecordingServer other;
    server.answer(yaml("B: {}\n"));
    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/B").toEncoded()));
    for (const QStringList &allowed : {QStringList{}, QStringList{u"--allow-url"_qs, other.url().toString()},
                                       QStringList{u"--allow-url"_qs, server.url("/d").toString()}}) {
        const RunOutcome outcome = run(program, QStringList{u"lint"_qs, u"api.yaml"_qs} + allowed);
        QVERIFY2(outcome.output.startsWith("api.yaml:6:15: info ref-not-fetched "), outcome.output.constData());
        QCOMPARE(outcome.exitCode, 0);
    }
    QCOMPARE(server.connections() + other.connections(), 0);
}

void TestCommandRemote::followsWhatFetchedDocumentsName()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    RecordingServer server;
    server.answer(yaml("B: {$ref: 'd.yaml#/D'}\n"));
    server.answer(yaml("D: {$ref: '#/none'}\n"));
    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/B").toEncoded()));
    const RunOutcome outcome = run(program, {u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, server.url().toString()});
    QCOMPARE(server.requests().size(), 2);
    QCOMPARE(server.requestLine(1), QByteArray("GET /d.yaml HTTP/1.1"));
    QVERIFY2(outcome.output.contains(server.url("/d.yaml").toEncoded() + ":1:11: error ref-unresolved "),
             outcome.output.constData());
    QCOMPARE(outcome.exitCode, 1);
}

void TestCommandRemote::saysWhatFailed()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    RecordingServer server;
    server.answer(support::httpAnswer(404, {}, {}));
    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/B").toEncoded()));
    const RunOutcome outcome = run(program, {u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, server.url().toString()});
    QVERIFY2(outcome.output.startsWith("api.yaml:6:15: error ref-fetch-refused ") && outcome.output.contains("404"),
             outcome.output.constData());
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(server.requests().size(), 1);
}

void TestCommandRemote::goesElsewhereOnlyWhereAllowed()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    RecordingServer server;
    RecordingServer other;
    server.answer(support::httpAnswer(302, {}, {}, "Location: " + other.url("/e.yaml").toEncoded() + "\r\n"));
    other.answer(yaml("B: {type: object}\n"));
    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/B").toEncoded()));
    const QStringList arguments{u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, server.url().toString()};
    const RunOutcome refused = run(program, arguments);
    QVERIFY2(refused.output.startsWith("api.yaml:6:15: warning ref-leads-elsewhere "), refused.output.constData());
    QCOMPARE(other.connections(), 0);
    const RunOutcome allowed = run(program, arguments + QStringList{u"--allow-url"_qs, other.url().toString()});
    QCOMPARE(allowed.output, QByteArray());
    QCOMPARE(other.requests().size(), 1);
}

void TestCommandRemote::refusesWhatIsNoAddress()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    (void)program.write(u"api.yaml"_qs, apiThatNames("#/components/schemas/B"));
    for (const QString &prefix : {u"example.com"_qs, u"file:///etc"_qs, u"https://"_qs}) {
        const RunOutcome outcome = run(program, {u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, prefix});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.errors.contains("--allow-url"), outcome.errors.constData());
    }
}

void TestCommandRemote::namesUrlsInEveryReport()
{
    const ProgramRun program;
    (void)program.write(u".spectral.yaml"_qs, "rules: {oas3-unused-component: off}\n");
    RecordingServer server;
    server.answer(yaml("B: {$ref: '#/none'}\n"));
    (void)program.write(u"api.yaml"_qs, apiThatNames(server.url("/c.yaml#/B").toEncoded()));
    const RunOutcome outcome = run(
        program, {u"lint"_qs, u"api.yaml"_qs, u"--allow-url"_qs, server.url().toString(), u"--format"_qs, u"sarif"_qs});
    const QJsonArray results = QJsonDocument::fromJson(outcome.output)[u"runs"_qs][0][u"results"_qs].toArray();
    QStringList places;
    for (const QJsonValue &result : results)
        places.append(result[u"locations"_qs][0][u"physicalLocation"_qs][u"artifactLocation"_qs][u"uri"_qs].toString());
    QVERIFY2(places.contains(server.url("/c.yaml").toString()), qPrintable(places.join(u' ')));
}

GATEWRIGHT_TEST(TestCommandRemote, QCoreApplication)
#include "testcommandremote.moc"
