#include "awaited.h"
#include "diagnosticmessages.h"
#include "fakegrants.h"
#include "fakekeychain.h"
#include "filestore.h"
#include "keychainstore.h"
#include "lintedplaces.h"
#include "programrun.h"
#include "recordingserver.h"
#include "secretpreflight.h"
#include "settingsenvironmentstorage.h"
#include "storeresolver.h"
#include "testprogram.h"
#include "workspace.h"

#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QTest>

using support::LintedPlaces;
using support::ProgramRun;
using support::RecordingServer;
using support::RunOutcome;

/** `lint` looks references to secrets up, and says of them what the window says. */
class TestCommandPreflight final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void tellsEveryReferenceWithoutAValue_data();
    void tellsEveryReferenceWithoutAValue();
    void saysNothingOfThoseWithAValue();
    void onlyWarnsWhereNoEnvironmentIsNamed();
    void asksTheNetworkOnlyForANamedEnvironment();
    void asksNobodyOffline();
    void endsWhenAStoreDoesNotAnswer();
    void printsNoValue();
    void tellsThemInEveryFormat_data();
    void tellsThemInEveryFormat();
    void refusesAnEnvironmentThatIsNotThere();
    void tellsOfCertificatesOfTheDashboard();
    void asksNoDashboardWithoutNeed();
    void saysWhyCertificatesWereNotLookedUp();

private:
    [[nodiscard]] RunOutcome lint(const QStringList &options) const;
    /** What the window's Problems say of references in the same file and environment. */
    [[nodiscard]] QStringList toldByTheWindow() const;
    void keepEnvironment() const;
    /** A definition with a text, and with further members of its server and upstream. */
    void writeApi(const QByteArray &text, const QByteArray &server = {}, const QByteArray &upstream = {}) const;

    std::unique_ptr<ProgramRun> m_program;
    std::unique_ptr<RecordingServer> m_server;
    management::Environment m_environment;
};

namespace {

constexpr auto NoSessionBus = "unix:path=/nonexistent/bus";

QStringList aboutReferences(const QStringList &lines)
{
    return lines.filter(u" reference-"_qs);
}

} // namespace

void TestCommandPreflight::initTestCase()
{
    // No keychain answers, whatever runs on this machine.
    qputenv("DBUS_SESSION_BUS_ADDRESS", NoSessionBus);
    for (const char *variable : {"CONSUL_HTTP_ADDR", "CONSUL_HTTP_TOKEN", "VAULT_ADDR", "VAULT_TOKEN"})
        qunsetenv(variable);
    qputenv("GATEWRIGHT_TEST_SET", "s3cret-value-7");
}

void TestCommandPreflight::init()
{
    m_program = std::make_unique<ProgramRun>();
    m_server = std::make_unique<RecordingServer>();
    m_environment = {};
    m_environment.id = u"staging-id"_qs;
    m_environment.name = u"Staging"_qs;
    m_environment.secretsFolder = m_program->folder() + u"/secrets"_qs;
    m_environment.consulUrl = m_server->url();
    m_environment.vaultUrl = m_server->url();
    m_environment.stores = {{u"files"_qs, management::NamedStore::Kind::File, {}, m_environment.secretsFolder},
                            {u"far"_qs, management::NamedStore::Kind::Consul, m_server->url(), {}}};
    QVERIFY(QDir(m_program->folder()).mkpath(u"secrets"_qs));
    (void)m_program->write(u"secrets/there"_qs, "s3cret-value-8\n");
    keepEnvironment();
}

void TestCommandPreflight::keepEnvironment() const
{
    const QString folder = m_program->folder() + u"/XDG_CONFIG_HOME/gatewright"_qs;
    QVERIFY(QDir().mkpath(folder));
    QSettings ini(folder + u"/gatewright.ini"_qs, QSettings::IniFormat);
    settings::SettingsEnvironmentStorage(ini).save({m_environment}, m_environment.id);
}

void TestCommandPreflight::writeApi(const QByteArray &text, const QByteArray &server, const QByteArray &upstream) const
{
    (void)m_program->write(
        u"api.yaml"_qs,
        "openapi: 3.0.3\ninfo: {title: T, version: '1', description: D, contact: {name: K}}\npaths: {}\nx-vendor-api-gateway:\n"
        "  info: {name: t, state: {active: true}}\n"
        "  server: {listenPath: {value: /t/, strip: true}" +
            server + "}\n  upstream: {url: 'http://127.0.0.1'" + upstream + "}\n  middleware:\n    note: '" + text +
            "'\nservers: [{url: /t}]\n");
}

RunOutcome TestCommandPreflight::lint(const QStringList &options) const
{
    const auto process = m_program->launch(QStringList{u"lint"_qs, u"api.yaml"_qs, u"--allow-secrets"_qs} + options);
    if (!QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 60'000))
        return {};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
}

QStringList TestCommandPreflight::toldByTheWindow() const
{
    storage::FileStore store;
    workspace::Workspace workspace(store);
    secrets::KeychainStore keychain;
    secrets::StoreResolver resolver(keychain);
    resolver.setEnvironment(m_environment);
    support::FakeGrants grants;
    preflight::SecretPreflight service(workspace, resolver, grants);
    const auto opened = workspace.open(m_program->folder() + u"/api.yaml"_qs);
    if (!opened)
        return {};
    const LintedPlaces places(**opened, u"api.yaml"_qs);
    (void)QTest::qWaitFor([&] { return !aboutReferences(places.lines()).isEmpty(); }, 20'000);
    return aboutReferences(places.lines());
}

void TestCommandPreflight::tellsEveryReferenceWithoutAValue_data()
{
    QTest::addColumn<QByteArray>("reference");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QByteArray &reference, int status, const QString &told) {
        QTest::newRow(name) << reference << status << told;
    };
    row("variable", "env://GATEWRIGHT_NO_SUCH", 200,
        u"error reference-unresolved “env://GATEWRIGHT_NO_SUCH” has no value. "
        "Set this environment variable for this program and for the gateway."_qs);
    row("file", "file://none", 200,
        u"error reference-unresolved “file://none” has no value. "
        "Add the file to the secrets folder of the environment."_qs);
    row("a path out of the folder", "file://../x", 200,
        u"error reference-malformed “file://../x” is not a valid reference. Write env://NAME, "
        "file://path, secrets://key, consul://key, vault://path#field or kv://store/path."_qs);
    row("keychain", "secrets://k", 200,
        u"error reference-keychain “secrets://k” can't be read from the keychain. "
        "No keychain is available on this machine."_qs);
    row("key", "consul://a/b", 404,
        u"error reference-unresolved “consul://a/b” has no value. Add the key to Consul."_qs);
    row("wrong token", "consul://a/b", 403,
        u"error reference-refused The secret store did not return “consul://a/b”. "
        "Check the store's token in the environment. (403)"_qs);
    row("field", "vault://kv/a#b", 200,
        u"error reference-unresolved “vault://kv/a#b” has no value. Add the field at this path to Vault."_qs);
    row("failing", "vault://kv/a#b", 500,
        u"error reference-refused The secret store did not return “vault://kv/a#b”. "
        "The store responded with an error. Try again later. (500)"_qs);
    row("no such store", "kv://none/a", 200,
        u"error reference-store-missing No secret store is configured for “kv://none/a”. "
        "Add a store of that name to the environment."_qs);
    row("in a store by its name", "$kv{files:none}", 200,
        u"error reference-unresolved “kv://files/none” has no value. Add the value to the store of that name."_qs);
}

void TestCommandPreflight::tellsEveryReferenceWithoutAValue()
{
    QFETCH(QByteArray, reference);
    QFETCH(int, status);
    QFETCH(QString, told);
    writeApi(reference);
    m_server->answerJson(R"({"data":{"data":{}}})", status);
    const RunOutcome outcome = lint({u"--env"_qs, u"staging"_qs});
    const QStringList lines = QString::fromUtf8(outcome.output).trimmed().split(u'\n');
    QCOMPARE(lines, QStringList{u"api.yaml:9:11: "_qs + told});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(toldByTheWindow(), lines);
}

void TestCommandPreflight::saysNothingOfThoseWithAValue()
{
    writeApi("env://GATEWRIGHT_TEST_SET file://there kv://files/there consul://a kv://far/a");
    m_server->answer(support::httpAnswer(200, "text/plain", "s3cret-value-9"));
    const RunOutcome outcome = lint({u"--env"_qs, u"Staging"_qs, u"--fail-severity"_qs, u"info"_qs});
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(m_server->requests().size(), 2);
}

void TestCommandPreflight::onlyWarnsWhereNoEnvironmentIsNamed()
{
    writeApi("env://GATEWRIGHT_NO_SUCH");
    const RunOutcome outcome = lint({});
    QVERIFY2(outcome.output.startsWith("api.yaml:9:11: warning reference-unresolved "), outcome.output.constData());
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(lint({u"--fail-severity"_qs, u"warning"_qs}).exitCode, 1);
}

void TestCommandPreflight::asksTheNetworkOnlyForANamedEnvironment()
{
    for (const char *reference : {"consul://a", "vault://a#b", "kv://far/a"}) {
        writeApi(reference);
        const RunOutcome outcome = lint({});
        QVERIFY2(outcome.output.startsWith("api.yaml:9:11: info reference-not-checked "), outcome.output.constData());
        QCOMPARE(outcome.exitCode, 0);
    }
    QCOMPARE(m_server->connections(), 0);
}

void TestCommandPreflight::asksNobodyOffline()
{
    writeApi("env://GATEWRIGHT_NO_SUCH consul://a secrets://k");
    const RunOutcome outcome = lint({u"--offline"_qs, u"--fail-severity"_qs, u"info"_qs});
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.exitCode, 0);
    writeApi("env://");
    QVERIFY(lint({u"--offline"_qs}).output.contains("reference-malformed"));
    QCOMPARE(lint({u"--offline"_qs, u"--env"_qs, u"Staging"_qs}).exitCode, 2);
    QCOMPARE(m_server->connections(), 0);
}

void TestCommandPreflight::endsWhenAStoreDoesNotAnswer()
{
    m_environment.timeoutMs = 200;
    keepEnvironment();
    writeApi("consul://a");
    m_server->answer({}, RecordingServer::Then::Stay);
    const RunOutcome outcome = lint({u"--env"_qs, u"Staging"_qs});
    QVERIFY2(outcome.output.startsWith("api.yaml:9:11: error reference-unreachable "), outcome.output.constData());
    QVERIFY2(outcome.output.contains("timed out"), outcome.output.constData());
    QCOMPARE(outcome.exitCode, 1);
}

void TestCommandPreflight::printsNoValue()
{
    writeApi("env://GATEWRIGHT_TEST_SET:file://there:consul://a:env://GATEWRIGHT_NO_SUCH");
    m_server->answer(support::httpAnswer(200, "text/plain", "s3cret-value-9"));
    for (const char *format : {"text", "json", "sarif", "junit", "github"}) {
        const RunOutcome outcome = lint({u"--env"_qs, u"Staging"_qs, u"--format"_qs, QLatin1String(format)});
        QVERIFY2(outcome.output.contains("GATEWRIGHT_NO_SUCH"), outcome.output.constData());
        QVERIFY2(!(outcome.output + outcome.errors).contains("s3cret"), outcome.output.constData());
    }
}

void TestCommandPreflight::tellsThemInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("text") << u"text"_qs << QByteArray("api.yaml:9:11: error reference-unresolved ");
    QTest::newRow("json") << u"json"_qs << QByteArray(R"("pointer": "/x-vendor-api-gateway/middleware/note")");
    QTest::newRow("sarif") << u"sarif"_qs << QByteArray(R"("startColumn": 11)");
    QTest::newRow("junit") << u"junit"_qs << QByteArray("reference-unresolved (9:11)");
    QTest::newRow("github") << u"github"_qs << QByteArray("::error file=api.yaml,line=9,col=11,");
}

void TestCommandPreflight::tellsThemInEveryFormat()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, place);
    writeApi("env://GATEWRIGHT_NO_SUCH");
    const RunOutcome outcome = lint({u"--env"_qs, u"Staging"_qs, u"--format"_qs, format});
    QVERIFY2(outcome.output.contains(place), outcome.output.constData());
    QVERIFY2(outcome.output.contains("reference-unresolved"), outcome.output.constData());
    QCOMPARE(outcome.exitCode, 1);
}

void TestCommandPreflight::refusesAnEnvironmentThatIsNotThere()
{
    writeApi("env://GATEWRIGHT_TEST_SET");
    const RunOutcome outcome = lint({u"--env"_qs, u"Nowhere"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("Nowhere"), outcome.errors.constData());
}

void TestCommandPreflight::tellsOfCertificatesOfTheDashboard()
{
    writeApi({}, {}, ", mutualTLS: {domainToCertificateMapping: [{certificate: old}, {certificate: none}]}");
    m_program->setVariable(u"TOKEN"_qs, u"t0ken-for-lint"_qs);
    m_server->answerJson(R"({"cert_basics":[{"id":"old","subject_cn":"old.example","has_private":true,)"
                         R"("not_after":"2020-01-01T00:00:00Z"}],"pages":1})");
    const RunOutcome outcome = lint(
        {u"--base-url"_qs, m_server->url().toString(), u"--token-env"_qs, u"TOKEN"_qs, u"--format"_qs, u"json"_qs});
    QCOMPARE(m_server->requestLine(), QByteArray("GET /api/certs?p=-1 HTTP/1.1"));
    QCOMPARE(m_server->field("Authorization"), QByteArray("Bearer t0ken-for-lint"));
    QVERIFY2(outcome.output.contains(R"("rule": "certificate-expired")"), outcome.output.constData());
    QVERIFY2(outcome.output.contains("old.example"), outcome.output.constData());
    QVERIFY2(outcome.output.contains(R"("rule": "certificate-missing")"), outcome.output.constData());
    QVERIFY2(outcome.output.contains("/upstream/mutualTLS/domainToCertificateMapping/1/certificate"),
             outcome.output.constData());
    QVERIFY(!(outcome.output + outcome.errors).contains("t0ken"));
    QCOMPARE(outcome.exitCode, 1);
}

void TestCommandPreflight::asksNoDashboardWithoutNeed()
{
    m_program->setVariable(u"TOKEN"_qs, u"t"_qs);
    const QStringList named{u"--base-url"_qs, m_server->url().toString(), u"--token-env"_qs, u"TOKEN"_qs};
    writeApi("nothing named");
    QCOMPARE(lint(named).exitCode, 0);
    writeApi({}, ", clientCertificates: {allowlist: [none]}");
    QVERIFY(!lint({}).output.contains("certificate"));
    QCOMPARE(m_server->connections(), 0);
}

void TestCommandPreflight::saysWhyCertificatesWereNotLookedUp()
{
    m_program->setVariable(u"TOKEN"_qs, u"t"_qs);
    writeApi({}, ", clientCertificates: {allowlist: [none]}");
    m_server->answerJson(R"({"Status":"Error","Message":"Not authorised"})", 401);
    const RunOutcome outcome = lint({u"--base-url"_qs, m_server->url().toString(), u"--token-env"_qs, u"TOKEN"_qs});
    QVERIFY2(outcome.output.contains("info certificates-not-checked "), outcome.output.constData());
    QVERIFY2(outcome.output.contains("Not authorised"), outcome.output.constData());
    QVERIFY(!outcome.output.contains("certificate-missing"));
}

GATEWRIGHT_TEST(TestCommandPreflight, QCoreApplication)
#include "testcommandpreflight.moc"
