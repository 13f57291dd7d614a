#include "executions.h"
#include "programrun.h"
#include "rawupstream.h"
#include "recordingserver.h"
#include "secretreference.h"
#include "settingsenvironmentstorage.h"
#include "testprogram.h"

#include <QDir>
#include <QSettings>
#include <QTest>

using support::ProgramRun;
using support::RawUpstream;
using support::RecordingServer;
using support::RunOutcome;

/** Every way from a reference in a definition to its value: looked up and sent with a permission only. */
class TestCommandConsent final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void sendsOnlyWhatIsAllowed_data();
    void sendsOnlyWhatIsAllowed();
    void lintsOnlyWhatIsAllowed();
    void servesOnlyWhatIsAllowed();
    void neverLooksUpAReferenceInTheHost_data();
    void neverLooksUpAReferenceInTheHost();
    void needsNoPermissionForTheEcho();
    void allowsNothingWithoutAnOrigin_data();
    void allowsNothingWithoutAnOrigin();
    void namesEveryReferenceAndFile();
    void needsAnotherPermissionForAnotherUpstream();
    void asksOnTheTerminal_data();
    void asksOnTheTerminal();
    void asksForATerminalOrYes();
    void listsAndRevokes();
    void bindsAPermissionToTheEnvironment();
    void allowsWhatUpstreamAuthIsGiven();
    void allowsNothingThatIsNotWritten();
    void saysWhenAPermissionIsNotStored();
    void keepsDamagedPermissions_data();
    void keepsDamagedPermissions();
    void namesTheFlagForStandardInput();

private:
    [[nodiscard]] QByteArray definition(const QString &reference, const QString &place, const QByteArray &upstream,
                                        const QByteArray &listenPath = "/shop/") const;
    [[nodiscard]] RunOutcome run(const QStringList &arguments) const;
    /** Runs them at the same time. */
    [[nodiscard]] QList<RunOutcome> runAll(const QList<QStringList> &commands) const;
    [[nodiscard]] QStringList previewOf(const QString &file, const QStringList &options = {}) const;
    [[nodiscard]] RunOutcome preview(const QString &file, const QStringList &options = {}) const
    {
        return run(previewOf(file, options));
    }
    /** That preview and export refuse, naming reference and origin, and that nothing was looked up or sent. */
    void verifyRefused(const QString &file, const QString &reference, const QByteArray &origin) const;
    [[nodiscard]] int lookups() const { return m_consul->connections() + m_vault->connections(); }
    /** A file for each reference and place, each with a listen path of its own. */
    [[nodiscard]] QStringList writeAll() const;

    std::unique_ptr<ProgramRun> m_program;
    std::unique_ptr<RecordingServer> m_consul;
    std::unique_ptr<RecordingServer> m_vault;
    std::unique_ptr<RawUpstream> m_upstream;
};

namespace {

const QByteArray Canary = "Canary-7f3";
const QByteArray Answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok";

const QStringList References{u"env://CANARY"_qs,    u"file://canary"_qs,           u"secrets://canary"_qs,
                             u"consul://canary"_qs, u"vault://kv/canary#value"_qs, u"kv://files/canary"_qs,
                             u"$kv{far:canary}"_qs};
const QStringList Places{u"user name"_qs, u"password"_qs, u"header name"_qs,
                         u"path"_qs,      u"query"_qs,    u"listen path"_qs};

/** As messages and permissions show it. */
QString shown(const QString &reference)
{
    return secrets::referenceText(secrets::scanReferences(reference).references.constFirst());
}

/** No keychain answers in these tests. */
bool hasValue(const QString &reference)
{
    return !reference.startsWith(u"secrets://");
}

} // namespace

void TestCommandConsent::initTestCase()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    for (const char *variable : {"CONSUL_HTTP_ADDR", "CONSUL_HTTP_TOKEN", "VAULT_ADDR", "VAULT_TOKEN"})
        qunsetenv(variable);
    qputenv("CANARY", Canary);
}

void TestCommandConsent::init()
{
    m_program = std::make_unique<ProgramRun>();
    m_consul = std::make_unique<RecordingServer>();
    m_vault = std::make_unique<RecordingServer>();
    m_upstream = std::make_unique<RawUpstream>(Answer);
    m_consul->answer(support::httpAnswer(200, "text/plain", Canary));
    m_vault->answerJson(R"({"data":{"data":{"value":")" + Canary + R"("}}})");
    (void)m_program->write(u"canary"_qs, Canary + '\n');
    management::Environment staging;
    staging.id = u"staging-id"_qs;
    staging.name = u"Staging"_qs;
    staging.secretsFolder = m_program->folder();
    staging.consulUrl = m_consul->url();
    staging.vaultUrl = m_vault->url();
    staging.stores = {{u"files"_qs, management::NamedStore::Kind::File, {}, m_program->folder()},
                      {u"far"_qs, management::NamedStore::Kind::Consul, m_consul->url(), {}}};
    management::Environment other = staging;
    other.id = u"other-id"_qs;
    other.name = u"Other"_qs;
    const QString folder = m_program->folder() + u"/XDG_CONFIG_HOME/gatewright"_qs;
    QVERIFY(QDir().mkpath(folder));
    QSettings ini(folder + u"/gatewright.ini"_qs, QSettings::IniFormat);
    settings::SettingsEnvironmentStorage(ini).save({staging, other}, staging.id);
}

QByteArray TestCommandConsent::definition(const QString &reference, const QString &place, const QByteArray &upstream,
                                          const QByteArray &listenPath) const
{
    const auto at = [&](const char *wanted, const QByteArray &otherwise) {
        return '\'' + (place == QLatin1String(wanted) ? reference.toUtf8() : otherwise) + '\'';
    };
    QByteArray url = "http://" + upstream + "/v1";
    if (place == u"path")
        url += '/' + reference.toUtf8();
    else if (place == u"query")
        url += "?key=" + reference.toUtf8();
    const QByteArray path = place == u"listen path" ? listenPath + reference.toUtf8() : listenPath;
    return "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths: {}\nx-vendor-api-gateway:\n"
           "  info: {name: shop, state: {active: true}}\n  server: {listenPath: {value: '" +
           path + "', strip: true}}\n  upstream:\n    url: '" + url +
           "'\n    authentication:\n      enabled: true\n      basicAuth:\n        enabled: true\n        username: " +
           at("user name", "kim") + "\n        password: " + at("password", "s3cret") +
           "\n        header: {enabled: true, name: " + at("header name", "X-Up") + "}\n";
}

RunOutcome TestCommandConsent::run(const QStringList &arguments) const
{
    return runAll({arguments}).constFirst();
}

QList<RunOutcome> TestCommandConsent::runAll(const QList<QStringList> &commands) const
{
    std::vector<std::unique_ptr<QProcess>> processes;
    for (const QStringList &arguments : commands)
        processes.push_back(m_program->launch(arguments));
    QList<RunOutcome> outcomes;
    for (const auto &process : processes) {
        // Not waitForFinished(): the servers of this process have to answer meanwhile.
        const bool hasEnded = QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 60'000);
        outcomes.append(hasEnded ? RunOutcome{process->exitCode(), process->readAllStandardOutput(),
                                              process->readAllStandardError()}
                                 : RunOutcome());
    }
    return outcomes;
}

QStringList TestCommandConsent::previewOf(const QString &file, const QStringList &options) const
{
    const bool isListenPath = m_program->read(file).contains("value: '/shop/'") == false;
    const QString path = isListenPath ? u"/shop/"_qs + QString::fromUtf8(Canary) + u"/x"_qs : u"/shop/x"_qs;
    return QStringList{u"preview"_qs, file, u"--request"_qs, u"GET "_qs + path} + options;
}

void TestCommandConsent::verifyRefused(const QString &file, const QString &reference, const QByteArray &origin) const
{
    const int before = lookups();
    m_upstream->forget();
    for (const RunOutcome &outcome : runAll({previewOf(file), {u"export"_qs, file, u"--nginx"_qs}})) {
        const QByteArray said = outcome.output + outcome.errors;
        QVERIFY2(outcome.exitCode == 2, said.constData());
        const QByteArray wanted = " warning secret-not-allowed “" + shown(reference).toUtf8() + "” ";
        QVERIFY2(outcome.errors.contains(wanted), said.constData());
        QVERIFY2(outcome.errors.contains(origin), said.constData());
        QVERIFY2(outcome.errors.contains("run gatewright allow " + file.toUtf8() + ','), said.constData());
        QCOMPARE(outcome.output, QByteArray());
        QVERIFY2(!said.contains(Canary), said.constData());
    }
    QCOMPARE(lookups(), before);
    QCOMPARE(m_upstream->received(), QByteArray());
}

void TestCommandConsent::sendsOnlyWhatIsAllowed_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("place");
    // Each row runs the program ten times, which takes long under a sanitizer: there each reference and each place has
    // some rows, and the build without has all.
    constexpr int Step = support::executions(2) < 2 ? 5 : 1;
    for (qsizetype i = 0; i < References.size(); ++i) {
        for (qsizetype j = i % Step; j < Places.size(); j += Step)
            QTest::newRow(qPrintable(References[i] + u" as "_qs + Places[j])) << References[i] << Places[j];
    }
}

void TestCommandConsent::sendsOnlyWhatIsAllowed()
{
    QFETCH(const QString, reference);
    QFETCH(const QString, place);
    const QByteArray origin = "http://" + m_upstream->address();
    const QString file = m_program->write(u"shop.yaml"_qs, definition(reference, place, m_upstream->address()));
    verifyRefused(file, reference, origin);

    const RunOutcome allowed = run({u"allow"_qs, file, u"--yes"_qs});
    QVERIFY2(allowed.exitCode == 0, allowed.errors.constData());
    QVERIFY2(allowed.output.contains(shown(reference).toUtf8() + " -> " + origin), allowed.output.constData());
    QCOMPARE(lookups(), 0);

    const auto verifySent = [&](const RunOutcome &outcome) {
        QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
        if (!hasValue(reference) && place == u"listen path") {
            QVERIFY2(outcome.output.contains("not-found"), outcome.output.constData());
            return;
        }
        QVERIFY2(!(outcome.output + outcome.errors).contains(Canary), outcome.output.constData());
        QVERIFY2(outcome.output.contains(hasValue(reference) ? "200" : "500"), outcome.output.constData());
        QCOMPARE(!m_upstream->received().isEmpty(), hasValue(reference));
        if (!hasValue(reference) || place == u"listen path")
            return; // The value is in the client's request, and the gateway removes it.
        const QByteArray user = place == u"user name" ? Canary : QByteArray("kim");
        const QByteArray password = place == u"password" ? Canary : QByteArray("s3cret");
        QVERIFY2(m_upstream->received().contains(place == u"user name" || place == u"password"
                                                     ? "Basic " + (user + ':' + password).toBase64()
                                                     : Canary),
                 m_upstream->received().constData());
    };
    const QList<RunOutcome> outcomes = runAll({previewOf(file), {u"export"_qs, file, u"--nginx"_qs}});
    verifySent(outcomes.at(0));
    QCOMPARE(outcomes.at(1).exitCode, hasValue(reference) ? 0 : 2);

    RawUpstream elsewhere(Answer);
    (void)m_program->write(u"shop.yaml"_qs, definition(reference, place, elsewhere.address()));
    verifyRefused(file, reference, "http://" + elsewhere.address());
    QCOMPARE(elsewhere.received(), QByteArray());

    (void)m_program->write(u"shop.yaml"_qs, definition(reference, place, m_upstream->address()));
    QCOMPARE(run({u"allow"_qs, file, u"--revoke"_qs}).output, QByteArray("1 permission revoked\n"));
    verifyRefused(file, reference, origin);
    verifySent(preview(file, {u"--allow-secrets"_qs}));
}

QStringList TestCommandConsent::writeAll() const
{
    QStringList files;
    for (const QString &reference : References) {
        for (const QString &place : Places) {
            const QString name = u"a%1.yaml"_qs.arg(files.size());
            const QByteArray listenPath = "/a" + QByteArray::number(files.size()) + '/';
            files.append(m_program->write(name, definition(reference, place, m_upstream->address(), listenPath)));
        }
    }
    return files;
}

void TestCommandConsent::lintsOnlyWhatIsAllowed()
{
    const QStringList files = writeAll();
    const QStringList lint = QStringList{u"lint"_qs, u"--env"_qs, u"Staging"_qs} + files;
    const auto count = [&](const RunOutcome &outcome, const char *word) {
        return QString::fromUtf8(outcome.output).split(u'\n').filter(QLatin1String(word)).size();
    };
    const RunOutcome before = run(lint);
    QCOMPARE(count(before, "info reference-not-checked "), files.size());
    QCOMPARE(count(before, "Allow it with gatewright allow"), files.size());
    QCOMPARE(lookups(), 0);

    for (const QString &file : files)
        QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs}).exitCode, 0);
    QCOMPARE(lookups(), 0);
    for (const RunOutcome &outcome : {run(lint), run(lint + QStringList{u"--allow-secrets"_qs})}) {
        QCOMPARE(count(outcome, "reference-not-checked"), 0);
        QCOMPARE(count(outcome, "reference-keychain"), Places.size());
        QCOMPARE(count(outcome, "reference-"), Places.size());
        QVERIFY(!(outcome.output + outcome.errors).contains(Canary));
    }
    QVERIFY(lookups() > 0);

    const int looked = lookups();
    for (const QString &file : files)
        QCOMPARE(run({u"allow"_qs, file, u"--revoke"_qs}).exitCode, 0);
    QCOMPARE(count(run(lint), "info reference-not-checked "), files.size());
    QCOMPARE(lookups(), looked);
}

void TestCommandConsent::servesOnlyWhatIsAllowed()
{
    const QStringList files = writeAll();
    const auto answers = [&](const QStringList &options) {
        const auto serve = m_program->launch(QStringList{u"serve"_qs, u"--port"_qs, u"0"_qs} + options + files);
        (void)QTest::qWaitFor([&] { return serve->canReadLine(); }, 60'000);
        const QByteArray address = serve->readLine().trimmed().mid(qsizetype(qstrlen("listening http://")));
        QMap<QByteArray, int> counts;
        for (qsizetype at = 0; at < files.size(); ++at) {
            const bool isListenPath = at % Places.size() == Places.indexOf(u"listen path"_qs);
            QTcpSocket client;
            client.connectToHost(u"127.0.0.1"_qs, quint16(address.mid(address.lastIndexOf(':') + 1).toUInt()));
            client.write("GET /a" + QByteArray::number(at) + '/' + (isListenPath ? Canary + "/x" : QByteArray("x")) +
                         " HTTP/1.1\r\nHost: " + address + "\r\nConnection: close\r\n\r\n");
            (void)QTest::qWaitFor([&] { return client.state() == QAbstractSocket::UnconnectedState; }, 20'000);
            const QByteArray head = client.readAll();
            const qsizetype mark = head.indexOf("X-Gatewright-Answer: ");
            ++counts[mark < 0 ? head.mid(9, 3) : head.mid(9, 4) + head.mid(mark).split('\r').first().mid(21)];
        }
        serve->kill();
        serve->waitForFinished();
        return counts;
    };
    const int sent = int(files.size() - Places.size());
    // A listen path that is not known yet matches nothing.
    const int unknown = int(References.size());
    const QMap<QByteArray, int> refused{{"503 secret-not-allowed", int(files.size()) - unknown},
                                        {"404 not-found", unknown}};
    QCOMPARE(answers({}), refused);
    QCOMPARE(lookups(), 0);
    QCOMPARE(m_upstream->received(), QByteArray());

    for (const QString &file : files)
        QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs}).exitCode, 0);
    const QMap<QByteArray, int> answered{
        {"200", sent}, {"500 not-sendable", int(Places.size()) - 1}, {"404 not-found", 1}};
    QCOMPARE(answers({}), answered);

    for (const QString &file : files)
        QCOMPARE(run({u"allow"_qs, file, u"--revoke"_qs}).exitCode, 0);
    m_upstream->forget();
    const int looked = lookups();
    QCOMPARE(answers({}), refused);
    QCOMPARE(lookups(), looked);
    QCOMPARE(m_upstream->received(), QByteArray());
    QCOMPARE(answers({u"--allow-secrets"_qs}), answered);
}

void TestCommandConsent::neverLooksUpAReferenceInTheHost_data()
{
    QTest::addColumn<QString>("reference");
    for (const QString &reference : References)
        QTest::newRow(qPrintable(reference)) << reference;
}

void TestCommandConsent::neverLooksUpAReferenceInTheHost()
{
    QFETCH(const QString, reference);
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition({}, {}, m_upstream->address())
                                              .replace("http://", "http://" + reference.toUtf8() + ".evil.example/"));
    const RunOutcome allow = run({u"allow"_qs, file, u"--yes"_qs});
    QCOMPARE(allow.exitCode, 2);
    QVERIFY2(allow.errors.contains(":8:"), allow.errors.constData());
    QVERIFY2(allow.errors.contains(" error reference-in-host "), allow.errors.constData());
    const QString all = u"--allow-secrets"_qs;
    const QStringList lint{u"lint"_qs, file, u"--env"_qs, u"Staging"_qs};
    const QList<RunOutcome> outcomes = runAll({previewOf(file),
                                               previewOf(file, {all}),
                                               {u"export"_qs, file, u"--nginx"_qs},
                                               {u"export"_qs, file, u"--nginx"_qs, all},
                                               lint,
                                               lint + QStringList{all}});
    for (qsizetype at = 0; at < outcomes.size(); ++at) {
        const QByteArray said = outcomes.at(at).output + outcomes.at(at).errors;
        QVERIFY2(outcomes.at(at).exitCode == (at < 4 ? 2 : 1), said.constData());
        QVERIFY2(said.contains(":8:10: error reference-in-host "), said.constData());
        // Nobody can allow it.
        QVERIFY2(!said.contains("gatewright allow") && !said.contains("reference-not-checked"), said.constData());
        QVERIFY2(!said.contains(Canary), said.constData());
    }
    QCOMPARE(lookups(), 0);
}

void TestCommandConsent::needsNoPermissionForTheEcho()
{
    for (const QString &reference : References) {
        const QString file = m_program->write(u"shop.yaml"_qs,
                                              definition(reference, u"password"_qs, m_upstream->address()));
        const RunOutcome outcome = preview(file, {u"--upstream"_qs, u"echo"_qs, u"--show-secrets"_qs});
        QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
        QVERIFY2(outcome.output.contains(("kim:" + reference.toUtf8()).toBase64()), outcome.output.constData());
        QVERIFY2(!outcome.output.contains(Canary), outcome.output.constData());
    }
    QCOMPARE(lookups(), 0);
}

void TestCommandConsent::allowsNothingWithoutAnOrigin_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("problem");
    QTest::newRow("missing") << QByteArray("''") << QByteArray(":8:10: error upstream-url-missing ");
    QTest::newRow("another scheme") << QByteArray("ftp://h/v1") << QByteArray(":8:10: error upstream-url-invalid ");
    QTest::newRow("a number") << QByteArray("12") << QByteArray(":8:10: error extension-wrong-type ");
    QTest::newRow("a reference without a host before it")
        << QByteArray("'/env://CANARY'") << QByteArray(":8:10: error reference-in-host ");
}

void TestCommandConsent::allowsNothingWithoutAnOrigin()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, problem);
    const QByteArray text = definition(u"env://CANARY"_qs, u"password"_qs, "h").replace("'http://h/v1'", url);
    const QString file = m_program->write(u"shop.yaml"_qs, text);
    const QList<RunOutcome> outcomes = runAll({{u"allow"_qs, file, u"--yes"_qs}, {u"allow"_qs, file, u"--list"_qs}});
    QCOMPARE(outcomes.at(0).exitCode, 2);
    QVERIFY2(outcomes.at(0).errors.startsWith(file.toUtf8() + problem), outcomes.at(0).errors.constData());
    QVERIFY2(outcomes.at(0).errors.contains("nothing was allowed"), outcomes.at(0).errors.constData());
    QCOMPARE(outcomes.at(1).output, QByteArray());
    // The advice names no command that can't help.
    QVERIFY(!preview(file).errors.contains("gatewright allow"));
}

void TestCommandConsent::namesEveryReferenceAndFile()
{
    const QByteArray text = definition(u"env://CANARY"_qs, u"password"_qs, m_upstream->address());
    const QString first = m_program->write(u"first.yaml"_qs, QByteArray(text).replace("'kim'", "'file://canary'"));
    const QString second = m_program->write(u"se cond.yaml"_qs, QByteArray(text).replace("/shop/", "/other/"));
    for (const QStringList &arguments : {previewOf(first), QStringList{u"export"_qs, first, u"--nginx"_qs}}) {
        const QByteArray said = run(arguments).errors;
        for (const QByteArray wanted : {":13:19: warning secret-not-allowed “file://canary” ",
                                        ":14:19: warning secret-not-allowed “env://CANARY” "})
            QVERIFY2(said.contains(first.toUtf8() + wanted), said.constData());
        QCOMPARE(said.count("gatewright allow"), 1);
    }
    QByteArray address;
    const auto serve = m_program->start({u"serve"_qs, first, second, u"--port"_qs, u"0"_qs}, address);
    QVERIFY2(address.startsWith("listening "), address.constData());
    serve->kill();
    QVERIFY(serve->waitForFinished());
    const QByteArray said = serve->readAllStandardError();
    QCOMPARE(said.count(" secret-not-allowed "), 3);
    QVERIFY2(said.contains("run gatewright allow " + first.toUtf8() + ','), said.constData());
    QVERIFY2(said.contains("run gatewright allow '" + second.toUtf8() + "',"), said.constData());
}

void TestCommandConsent::needsAnotherPermissionForAnotherUpstream()
{
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition(u"env://CANARY"_qs, u"password"_qs, m_upstream->address()));
    QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs}).exitCode, 0);
    RawUpstream elsewhere(Answer);
    const QStringList options{u"--upstream"_qs, u"http://"_qs + QString::fromLatin1(elsewhere.address())};
    const RunOutcome refused = preview(file, options);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(elsewhere.address()), refused.errors.constData());
    QVERIFY2(refused.errors.contains("--allow-secrets"), refused.errors.constData());
    // That would allow it for the upstream of the file.
    QVERIFY2(!refused.errors.contains("gatewright allow"), refused.errors.constData());
    QCOMPARE(elsewhere.received(), QByteArray());
    QCOMPARE(preview(file, options + QStringList{u"--allow-secrets"_qs}).exitCode, 0);
    QVERIFY(elsewhere.received().contains("Basic " + ("kim:" + Canary).toBase64()));
    QCOMPARE(preview(file, options).exitCode, 2); // It was for that run.
}

void TestCommandConsent::asksOnTheTerminal_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("y") << QByteArray("y\n") << 0;
    QTest::newRow("Yes") << QByteArray("Yes\n") << 0;
    QTest::newRow("n") << QByteArray("n\n") << 1;
    QTest::newRow("nothing") << QByteArray("\n") << 1;
    QTest::newRow("another word") << QByteArray("yesterday\n") << 1;
    QTest::newRow("end of input") << QByteArray("\x04") << 1;
}

void TestCommandConsent::asksOnTheTerminal()
{
    QFETCH(const QByteArray, typed);
    QFETCH(const int, exitCode);
    const QByteArray origin = "http://" + m_upstream->address();
    const QString file = m_program->write(
        u"shop.yaml"_qs,
        definition(u"env://CANARY"_qs, u"password"_qs, m_upstream->address()).replace("'kim'", "'file://canary'"));
    const RunOutcome outcome = m_program->runOnTerminal({u"allow"_qs, file}, typed);
    QVERIFY2(outcome.exitCode == exitCode, outcome.errors.constData());
    QVERIFY2(outcome.output.startsWith("file://canary -> " + origin + " (environment Staging)\nenv://CANARY -> " +
                                       origin + '\n'),
             outcome.output.constData());
    const QByteArray question = "Allow " + file.toUtf8() + " to send 2 secrets to " + origin + "? [y/N] ";
    QCOMPARE(outcome.errors.count(question), 1);
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output.count('\n'), exitCode == 0 ? 2 : 0);
}

void TestCommandConsent::asksForATerminalOrYes()
{
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition(u"env://CANARY"_qs, u"password"_qs, m_upstream->address()));
    const RunOutcome outcome = m_program->run({u"allow"_qs, file}, "y\n");
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("--yes"), outcome.errors.constData());
    verifyRefused(file, u"env://CANARY"_qs, "http://" + m_upstream->address());
}

void TestCommandConsent::listsAndRevokes()
{
    const QString file = m_program->write(
        u"shop.yaml"_qs, definition(u"vault://kv/canary#value"_qs, u"password"_qs, m_upstream->address())
                             .replace("'kim'", "'env://CANARY'"));
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output, QByteArray());
    QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs}).exitCode, 0);
    const QByteArray list = "env://CANARY -> http://" + m_upstream->address() + "\nvault://kv/canary#value -> http://" +
                            m_upstream->address() + " (environment Staging)\n";
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output, list);
    QVERIFY(run({u"allow"_qs, file}).output.contains("allowed before"));
    // Whatever became of the file.
    (void)m_program->write(u"shop.yaml"_qs, "a: [");
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output, list);
    QCOMPARE(run({u"allow"_qs, file}).exitCode, 2);
    QVERIFY(QFile::remove(file));
    QCOMPARE(run({u"allow"_qs, file, u"--revoke"_qs}).output, QByteArray("2 permissions revoked\n"));
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output, QByteArray());
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs, u"--revoke"_qs}).exitCode, 2);
    QCOMPARE(run({u"allow"_qs}).exitCode, 2);
    QCOMPARE(run({u"allow"_qs, u"-"_qs}).exitCode, 2);
    const QString plain = m_program->write(u"plain.yaml"_qs, definition({}, {}, m_upstream->address()));
    QVERIFY(run({u"allow"_qs, plain}).output.contains("no secrets"));
}

void TestCommandConsent::bindsAPermissionToTheEnvironment()
{
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition(u"file://canary"_qs, u"password"_qs, m_upstream->address()));
    QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs, u"--env"_qs, u"Other"_qs}).exitCode, 0);
    verifyRefused(file, u"file://canary"_qs, "http://" + m_upstream->address());
    QVERIFY(run({u"lint"_qs, file}).output.contains("reference-not-checked"));
    QVERIFY(!run({u"lint"_qs, file, u"--env"_qs, u"Other"_qs}).output.contains("reference-not-checked"));
    QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs, u"--env"_qs, u"Nowhere"_qs}).exitCode, 2);
}

void TestCommandConsent::allowsWhatUpstreamAuthIsGiven()
{
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition(u"file://canary"_qs, u"user name"_qs, m_upstream->address()));
    const RunOutcome written = run(
        {u"upstream-auth"_qs, file, u"--method"_qs, u"basic"_qs, u"--password-ref"_qs, u"env://CANARY"_qs});
    QVERIFY2(written.exitCode == 0, written.errors.constData());
    QVERIFY2(written.errors.contains("allowed env://CANARY for http://" + m_upstream->address()),
             written.errors.constData());
    // The reference that was in the file already is someone else's.
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output,
             QByteArray("env://CANARY -> http://" + m_upstream->address() + "\n"));
    verifyRefused(file, u"file://canary"_qs, "http://" + m_upstream->address());
    QCOMPARE(run({u"upstream-auth"_qs, file, u"--method"_qs, u"basic"_qs, u"--username"_qs, u"kim"_qs}).exitCode, 0);
    QVERIFY(preview(file).output.contains("200"));
    QVERIFY(m_upstream->received().contains("Basic " + ("kim:" + Canary).toBase64()));
}

void TestCommandConsent::allowsNothingThatIsNotWritten()
{
    const QString file = m_program->write(u"shop.yaml"_qs, definition({}, {}, m_upstream->address()));
    const QStringList edit{u"upstream-auth"_qs, file, u"--method"_qs, u"basic"_qs, u"--password-ref"_qs,
                           u"env://CANARY"_qs};
    QCOMPARE(run(edit + QStringList{u"--check"_qs}).exitCode, 1);
    QCOMPARE(run(edit + QStringList{u"-o"_qs, u"-"_qs}).exitCode, 0);
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output, QByteArray());
    const QString copy = m_program->folder() + u"/copy.yaml"_qs;
    QCOMPARE(run(edit + QStringList{u"-o"_qs, copy}).exitCode, 0);
    QCOMPARE(run({u"allow"_qs, file, u"--list"_qs}).output, QByteArray());
    QVERIFY(run({u"allow"_qs, copy, u"--list"_qs}).output.startsWith("env://CANARY"));
    const QString nowhere = m_program->write(u"nowhere.yaml"_qs, definition({}, {}, {}).replace("http://", ""));
    QStringList editNowhere = edit;
    editNowhere[1] = nowhere;
    const RunOutcome outcome = run(editNowhere);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.errors.contains("not allowed yet"), outcome.errors.constData());
    QCOMPARE(run({u"allow"_qs, nowhere, u"--yes"_qs}).exitCode, 2);
}

void TestCommandConsent::saysWhenAPermissionIsNotStored()
{
    // A file where the folder of the permissions would be.
    QVERIFY(QDir().mkpath(m_program->folder() + u"/XDG_STATE_HOME"_qs));
    (void)m_program->write(u"XDG_STATE_HOME/gatewright"_qs, "");
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition(u"env://CANARY"_qs, u"user name"_qs, m_upstream->address()));
    const RunOutcome allowed = run({u"allow"_qs, file, u"--yes"_qs});
    QCOMPARE(allowed.exitCode, 2);
    QVERIFY2(allowed.errors.contains("can't be stored"), allowed.errors.constData());
    const RunOutcome written = run(
        {u"upstream-auth"_qs, file, u"--method"_qs, u"basic"_qs, u"--password-ref"_qs, u"env://CANARY"_qs});
    QCOMPARE(written.exitCode, 0);
    QVERIFY2(written.errors.contains("env://CANARY can't be stored"), written.errors.constData());
    QVERIFY(m_program->read(file).contains("password: 'env://CANARY'"));
    QCOMPARE(preview(file).exitCode, 2);
}

void TestCommandConsent::keepsDamagedPermissions_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("cut off") << QByteArray("{\"secrets\": [{\"definition\": \"/a") << QByteArray("is damaged");
    QTest::newRow("empty") << QByteArray() << QByteArray("is damaged");
    QTest::newRow("another file") << QByteArray("openapi: 3.0.3\n") << QByteArray("is damaged");
    QTest::newRow("newer") << QByteArray(R"({"version": 2, "grants": []})") << QByteArray("newer version");
}

void TestCommandConsent::keepsDamagedPermissions()
{
    QFETCH(const QByteArray, stored);
    QFETCH(const QByteArray, reason);
    QVERIFY(QDir().mkpath(m_program->folder() + u"/XDG_STATE_HOME/gatewright"_qs));
    const QString grants = m_program->write(u"XDG_STATE_HOME/gatewright/grants.json"_qs, stored);
    const QString file = m_program->write(u"shop.yaml"_qs,
                                          definition(u"env://CANARY"_qs, u"user name"_qs, m_upstream->address()));
    for (const QString &option : {u"--yes"_qs, u"--list"_qs, u"--revoke"_qs}) {
        const RunOutcome outcome = run({u"allow"_qs, file, option});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.errors.contains(reason) && outcome.errors.contains(grants.toUtf8()) &&
                     outcome.errors.toLower().contains("move "),
                 outcome.errors.constData());
        QCOMPARE(m_program->read(grants), stored);
    }
    QCOMPARE(preview(file).exitCode, 2);
    QVERIFY(QFile::remove(grants));
    QCOMPARE(run({u"allow"_qs, file, u"--yes"_qs}).exitCode, 0);
}

void TestCommandConsent::namesTheFlagForStandardInput()
{
    const QByteArray text = definition(u"env://CANARY"_qs, u"password"_qs, m_upstream->address());
    const RunOutcome outcome = m_program->run({u"preview"_qs, u"-"_qs}, text);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("--allow-secrets"), outcome.errors.constData());
    QVERIFY2(!outcome.errors.contains("gatewright allow"), outcome.errors.constData());
}

GATEWRIGHT_TEST(TestCommandConsent, QCoreApplication)
#include "testcommandconsent.moc"
