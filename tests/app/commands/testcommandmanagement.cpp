#include "programrun.h"
#include "rawupstream.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <csignal>

/** `certs`, `policy`, `sso` against the program's own `sandbox`, and against a raw socket. */
class TestCommandManagement final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsCertificates();
    void refusesAFilterWithoutDetails();
    void warnsOfExpiry();
    void createsAndFetchesAPolicy();
    void listsPoliciesAndProfiles();
    void refusedCallsSayStatusAndMessage();
    void sendsExactlyTheDocumentedRequest();
    void neverTakesATokenAsAnArgument();
    void looksAtAllPagesToWarn();
    void countsUnknownExpiries();
    void keepsUnknownMembersOfTheAnswer();
    void saysWhichListIsShown();
    void refusesInvalidJson_data();
    void refusesInvalidJson();
    void letsNoServerWriteOnTheScreen();
    void sendsNoTokenOverPlainHttpUnlessAllowed();
    void theSandboxMisbehavesOnDemand_data();
    void theSandboxMisbehavesOnDemand();
    void refusesAnUnknownFault();
    void everySandboxHasTheSameToken();

private:
    /** Runs `arguments` against a server that gives `answer` to everything; `request` is what it got. */
    [[nodiscard]] support::RunOutcome runAgainst(const QByteArray &answer, const QStringList &arguments,
                                                 QByteArray *request = nullptr) const;
    [[nodiscard]] QStringList withSandbox(const QStringList &arguments) const;
    [[nodiscard]] static QJsonObject json(const support::RunOutcome &outcome);

    std::unique_ptr<support::ProgramRun> m_program;
    std::unique_ptr<QProcess> m_sandbox;
    QString m_url;
    QByteArray m_token;
};

void TestCommandManagement::init()
{
    m_program = std::make_unique<support::ProgramRun>();
    m_program->setVariable(u"WRONG_TOKEN"_qs, u"wrong"_qs);
    QByteArray firstLine;
    m_sandbox = m_program->start(
        {u"sandbox"_qs, u"--port"_qs, u"0"_qs, u"--data"_qs, m_program->folder() + u"/data"_qs}, firstLine);
    QVERIFY2(firstLine.startsWith("listening http://127.0.0.1:"), firstLine.constData());
    m_url = QString::fromLatin1(firstLine.mid(int(qstrlen("listening "))));
    while (!m_sandbox->canReadLine())
        QVERIFY(m_sandbox->waitForReadyRead(20'000));
    m_token = m_sandbox->readLine().mid(int(qstrlen("token "))).trimmed();
    QCOMPARE(m_token.size(), 32);
    m_program->setVariable(u"TOKEN"_qs, QString::fromLatin1(m_token));
}

void TestCommandManagement::cleanup()
{
    ::kill(pid_t(m_sandbox->processId()), SIGTERM);
    QVERIFY(m_sandbox->waitForFinished(20'000));
    QCOMPARE(m_sandbox->exitCode(), 0);
}

QStringList TestCommandManagement::withSandbox(const QStringList &arguments) const
{
    return arguments + QStringList{u"--base-url"_qs,  m_url,       u"--portal-url"_qs, m_url,
                                   u"--token-env"_qs, u"TOKEN"_qs, u"--format"_qs,     u"json"_qs};
}

QJsonObject TestCommandManagement::json(const support::RunOutcome &outcome)
{
    return QJsonDocument::fromJson(outcome.output).object();
}

void TestCommandManagement::listsCertificates()
{
    const auto basics = m_program->run(withSandbox({u"certs"_qs, u"--all"_qs}));
    QVERIFY2(basics.exitCode == 0, basics.errors.constData());
    QCOMPARE(json(basics).value(u"shape"_qs).toString(), u"cert_basics"_qs);
    const QJsonArray certificates = json(basics).value(u"certificates"_qs).toArray();
    QVERIFY(certificates.size() >= 3);
    for (const char *member :
         {"id", "dns_names", "has_private", "is_ca", "issuer_cn", "subject_cn", "not_before", "not_after"})
        QVERIFY2(certificates.first().toObject().contains(QLatin1String(member)), member);

    const auto withKeys = m_program->run(
        withSandbox({u"certs"_qs, u"--all"_qs, u"--mode"_qs, u"detailed"_qs, u"--filter"_qs, u"with_pk"_qs}));
    QVERIFY2(withKeys.exitCode == 0, withKeys.errors.constData());
    const QJsonArray filtered = json(withKeys).value(u"certificates"_qs).toArray();
    QVERIFY(!filtered.isEmpty());
    QVERIFY(filtered.size() < certificates.size());
}

void TestCommandManagement::refusesAFilterWithoutDetails()
{
    const auto outcome = m_program->run(withSandbox({u"certs"_qs, u"--filter"_qs, u"with_pk"_qs}));
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("detailed"), outcome.errors.constData());
}

void TestCommandManagement::warnsOfExpiry()
{
    const auto outcome = m_program->run(withSandbox({u"certs"_qs, u"--all"_qs, u"--warn"_qs, u"30d"_qs}));
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.errors.contains("expired"), outcome.errors.constData());
}

void TestCommandManagement::createsAndFetchesAPolicy()
{
    const QByteArray policy =
        R"({"name":"Gold","rate":100,"per":60,"quota_max":-1,"active":true,"tags":null,"unknown_member":{"kept":[1,2]}})";
    const auto created = m_program->run(
        withSandbox({u"policy"_qs, u"create"_qs, m_program->write(u"policy.json"_qs, policy)}));
    QVERIFY2(created.exitCode == 0, created.errors.constData());
    QCOMPARE(json(created).value(u"status"_qs).toString(), u"OK"_qs);
    const QString id = json(created).value(u"id"_qs).toString();
    QVERIFY(!id.isEmpty());

    const auto fetched = m_program->run(withSandbox({u"policy"_qs, u"get"_qs, id}));
    QVERIFY2(fetched.exitCode == 0, fetched.errors.constData());
    QCOMPARE(json(fetched).value(u"name"_qs).toString(), u"Gold"_qs);
    QCOMPARE(json(fetched).value(u"unknown_member"_qs).toObject().value(u"kept"_qs).toArray().size(), 2);
    QCOMPARE(json(created).value(u"policy"_qs).toObject(), json(fetched));
}

void TestCommandManagement::listsPoliciesAndProfiles()
{
    const auto policies = m_program->run(withSandbox({u"policy"_qs, u"list"_qs}));
    QVERIFY2(policies.exitCode == 0, policies.errors.constData());
    QVERIFY(!json(policies).value(u"policies"_qs).toArray().isEmpty());

    const auto profiles = m_program->run(withSandbox({u"sso"_qs, u"list"_qs}));
    QVERIFY2(profiles.exitCode == 0, profiles.errors.constData());
    const QJsonArray groups = json(profiles).value(u"profiles"_qs).toArray();
    QVERIFY(!groups.isEmpty() && groups.first().isArray());
    for (const char *member :
         {"ID", "Name", "ActionType", "LoginURL", "RedirectURL", "SelectedProviderType", "UpdatedAt", "UpdatedBy"})
        QVERIFY2(groups.first().toArray().first().toObject().contains(QLatin1String(member)), member);
}

void TestCommandManagement::refusedCallsSayStatusAndMessage()
{
    const auto outcome = m_program->run({u"certs"_qs, u"--base-url"_qs, m_url, u"--token-env"_qs, u"WRONG_TOKEN"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("401"), outcome.errors.constData());
    QVERIFY(!outcome.errors.contains("wrong"));

    const auto missing = m_program->run(withSandbox({u"policy"_qs, u"get"_qs, u"nothing-here"_qs}));
    QCOMPARE(missing.exitCode, 2);
    QCOMPARE(missing.output, QByteArray());
}

void TestCommandManagement::sendsExactlyTheDocumentedRequest()
{
    support::RawUpstream server(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 30\r\nConnection: close\r\n\r\n"
        R"({"cert_basics":null,"pages":0})");
    const auto process = m_program->launch({u"certs"_qs, u"--base-url"_qs,
                                            u"http://"_qs + QString::fromLatin1(server.address()) + u"/dash"_qs,
                                            u"--token-env"_qs, u"TOKEN"_qs, u"--mode"_qs, u"detailed"_qs,
                                            u"--filter"_qs, u"without_pk"_qs, u"--page"_qs, u"2"_qs});
    QTRY_VERIFY_WITH_TIMEOUT(process->state() == QProcess::NotRunning, 20'000);
    const QByteArray received = server.received();
    QVERIFY2(received.startsWith("GET /dash/api/certs?"), received.constData());
    for (const char *part : {"p=2", "mode=detailed", "filter=without_pk"})
        QVERIFY2(received.left(received.indexOf('\r')).contains(part), received.constData());
    QVERIFY2(received.contains("\r\nAuthorization: Bearer " + m_token + "\r\n"), received.constData());
}

void TestCommandManagement::neverTakesATokenAsAnArgument()
{
    const auto outcome = m_program->run({u"certs"_qs, u"--base-url"_qs, m_url, u"--token"_qs, u"sandbox"_qs});
    QCOMPARE(outcome.exitCode, 2);
}

support::RunOutcome TestCommandManagement::runAgainst(const QByteArray &answer, const QStringList &arguments,
                                                      QByteArray *request) const
{
    support::RawUpstream server("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
                                "Content-Length: " +
                                QByteArray::number(answer.size()) + "\r\n\r\n" + answer);
    const auto process = m_program->launch(
        arguments + QStringList{u"--base-url"_qs, u"http://"_qs + QString::fromLatin1(server.address()),
                                u"--token-env"_qs, u"TOKEN"_qs});
    const bool ended = QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 20'000);
    if (request != nullptr)
        *request = server.received();
    return {ended ? process->exitCode() : -1, process->readAllStandardOutput(), process->readAllStandardError()};
}

void TestCommandManagement::looksAtAllPagesToWarn()
{
    QByteArray request;
    const QByteArray none = R"({"cert_basics":[],"pages":1})";
    QCOMPARE(runAgainst(none, {u"certs"_qs, u"--warn"_qs, u"30d"_qs}, &request).exitCode, 0);
    QVERIFY2(request.startsWith("GET /api/certs?p=-1 "), request.constData());
    (void)runAgainst(none, {u"certs"_qs, u"--warn"_qs, u"30d"_qs, u"--page"_qs, u"2"_qs}, &request);
    QVERIFY2(request.startsWith("GET /api/certs?p=2 "), request.constData());
    (void)runAgainst(none, {u"certs"_qs}, &request);
    QVERIFY2(request.startsWith("GET /api/certs "), request.constData());
}

void TestCommandManagement::countsUnknownExpiries()
{
    const QStringList arguments{u"certs"_qs, u"--warn"_qs, u"30d"_qs};
    const auto ids = runAgainst(R"({"certs":["abc"],"pages":1})", arguments);
    QCOMPARE(ids.exitCode, 1);
    // The words of the window.
    QVERIFY2(ids.output.contains("not loaded; try --mode detailed"), ids.output.constData());
    QVERIFY2(ids.errors.contains("abc: its expiry is not known") && ids.errors.contains("--mode detailed"),
             ids.errors.constData());

    const auto broken = runAgainst(R"({"cert_basics":[{"id":"1","subject_cn":"a.example","not_after":"soon"}]})",
                                   arguments);
    QCOMPARE(broken.exitCode, 1);
    QVERIFY2(broken.errors.contains("a.example (1): its expiry is not known, because not_after is “soon”"),
             broken.errors.constData());

    const auto fine = runAgainst(
        R"({"cert_basics":[{"id":"1","subject_cn":"a.example","not_after":"9998-01-01T00:00:00Z"}]})", arguments);
    QCOMPARE(fine.exitCode, 0);
    QCOMPARE(fine.errors, QByteArray());
}

void TestCommandManagement::keepsUnknownMembersOfTheAnswer()
{
    const auto outcome = runAgainst(R"({"cert_basics":[{"id":"1","x":2}],"pages":3,"total":7,"links":{"next":null}})",
                                    {u"certs"_qs, u"--format"_qs, u"json"_qs});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject expected{{u"shape"_qs, u"cert_basics"_qs},
                               {u"certificates"_qs, QJsonArray{QJsonObject{{u"id"_qs, u"1"_qs}, {u"x"_qs, 2}}}},
                               {u"pages"_qs, 3},
                               {u"total"_qs, 7},
                               {u"links"_qs, QJsonObject{{u"next"_qs, QJsonValue()}}}};
    QCOMPARE(json(outcome), expected);
}

void TestCommandManagement::saysWhichListIsShown()
{
    // An answer that is no list: the ids known here are shown instead.
    const auto remembered = runAgainst(R"({"name":"no list"})", {u"policy"_qs, u"list"_qs});
    QCOMPARE(remembered.exitCode, 0);
    QVERIFY2(remembered.errors.contains("can't list policies"), remembered.errors.constData());
    const auto asJson = runAgainst(R"({"name":"no list"})", {u"policy"_qs, u"list"_qs, u"--format"_qs, u"json"_qs});
    QCOMPARE(json(asJson).value(u"source"_qs).toString(), u"remembered"_qs);
    QCOMPARE(asJson.errors, QByteArray());
    const auto listed = runAgainst(R"({"Data":[{"_id":"1"}],"Pages":1})", {u"policy"_qs, u"list"_qs});
    QCOMPARE(listed.errors, QByteArray());
}

void TestCommandManagement::refusesInvalidJson_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("certs") << QStringList{u"certs"_qs};
    QTest::newRow("one policy") << QStringList{u"policy"_qs, u"get"_qs, u"a"_qs};
    QTest::newRow("policies") << QStringList{u"policy"_qs, u"list"_qs};
}

void TestCommandManagement::refusesInvalidJson()
{
    QFETCH(const QStringList, arguments);
    const auto invalid = runAgainst("{\"Data\":[{\"id\":\"1\",\"name\":\"\xff\"}]}", arguments);
    QCOMPARE(invalid.exitCode, 2);
    QCOMPARE(invalid.output, QByteArray());
    QVERIFY2(invalid.errors.startsWith("gatewright: The response is not valid JSON. Invalid UTF-8 at byte 27.\n"),
             invalid.errors.constData());
    const auto truncated = runAgainst(R"({"Data":[{"id":"1","na)", arguments);
    QCOMPARE(truncated.exitCode, 2);
    QCOMPARE(truncated.output, QByteArray());
    QVERIFY2(truncated.errors.contains("is not valid JSON. This string is not closed. (byte 19)"),
             truncated.errors.constData());
}

void TestCommandManagement::letsNoServerWriteOnTheScreen()
{
    const QByteArray answer = R"({"cert_basics":[{"id":"1","subject_cn":"a\u001b[2Jb\nc","not_after":"\u001b[31m"}]})";
    const auto outcome = runAgainst(answer, {u"certs"_qs, u"--warn"_qs, u"30d"_qs});
    QVERIFY2(!outcome.output.contains('\033') && !outcome.errors.contains('\033'), outcome.output.constData());
    QCOMPARE(outcome.output.count('\n'), 2);
    QVERIFY(outcome.output.contains("[2Jb c"));
}

void TestCommandManagement::sendsNoTokenOverPlainHttpUnlessAllowed()
{
    const QStringList arguments{u"certs"_qs, u"--base-url"_qs, u"http://dashboard.invalid"_qs, u"--token-env"_qs,
                                u"TOKEN"_qs};
    const auto refused = m_program->run(arguments);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("--allow-http"), refused.errors.constData());
    const auto allowed = m_program->run(arguments + QStringList{u"--allow-http"_qs});
    QCOMPARE(allowed.exitCode, 2);
    QVERIFY2(!allowed.errors.contains("--allow-http") && !allowed.errors.contains("encryption"),
             allowed.errors.constData());
}

void TestCommandManagement::theSandboxMisbehavesOnDemand_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("401") << u"401"_qs << QByteArray("status 401: Not authorised");
    QTest::newRow("500") << u"500"_qs << QByteArray("status 500");
    QTest::newRow("html") << u"html"_qs << QByteArray("web page");
}

void TestCommandManagement::theSandboxMisbehavesOnDemand()
{
    QFETCH(QString, fault);
    QFETCH(QByteArray, words);
    QByteArray firstLine;
    const auto faulty = m_program->start(
        {u"sandbox"_qs, u"--port"_qs, u"0"_qs, u"--fault"_qs, fault, u"--data"_qs, m_program->folder() + u"/faulty"_qs},
        firstLine);
    const QString url = QString::fromUtf8(firstLine.trimmed().split(' ').constLast());
    const auto outcome = m_program->run(
        {u"sso"_qs, u"list"_qs, u"--portal-url"_qs, url, u"--token-env"_qs, u"TOKEN"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(words), outcome.errors.constData());
    ::kill(pid_t(faulty->processId()), SIGTERM);
    QVERIFY(faulty->waitForFinished(20'000));
}

void TestCommandManagement::everySandboxHasTheSameToken()
{
    QByteArray firstLine;
    const auto other = m_program->start({u"sandbox"_qs, u"--data"_qs, m_program->folder() + u"/other"_qs}, firstLine);
    while (!other->canReadLine())
        QVERIFY(other->waitForReadyRead(20'000));
    QCOMPARE(other->readLine(), "token " + m_token + '\n');
    ::kill(pid_t(other->processId()), SIGTERM);
    QVERIFY(other->waitForFinished(20'000));
}

void TestCommandManagement::refusesAnUnknownFault()
{
    const auto outcome = m_program->run({u"sandbox"_qs, u"--fault"_qs, u"404"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.errors.contains("--fault"));
}

GATEWRIGHT_TEST(TestCommandManagement, QCoreApplication)
#include "testcommandmanagement.moc"
