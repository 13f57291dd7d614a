#include "programrun.h"
#include "recordingserver.h"
#include "testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

/** `policy export`, `diff` and `create` with policies as files, against a server whose requests are recorded. */
class TestCommandPolicyFiles final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void exportsWithoutWhatTheServerMade();
    void exportsEachPolicyIntoAFolder();
    void followsNoLinkOutOfTheFolder();
    void aFileForSeveralPoliciesIsRefused();
    void secretsAreRedactedUnlessTheyAreWanted();
    void diffTellsDifferences();
    void diffTellsDifferencesAsJson();
    void diffFindsNoDifferenceInAnExportedFile();
    void diffOfANewPolicy();
    void diffOfAnAmbiguousNameNamesThePolicies();
    void diffFollowsPagesToTheirEnd();
    void diffFetchesTheIdWhenTheServerHasNoList();
    void createShowsTheDifferenceBeforeItSends();
    void createSendsNothingForAPolicyThatExists();
    void createSendsIfForced();
    void createSendsNothingIfTheDashboardCantBeRead();
    void createSendsNoRedactedSecret();
    void refusesWrongArguments_data();
    void refusesWrongArguments();

private:
    [[nodiscard]] std::unique_ptr<QProcess> launch(const QStringList &arguments) const;
    /** launch() to the end. */
    [[nodiscard]] support::RunOutcome run(const QStringList &arguments) const;
    [[nodiscard]] QString write(const QByteArray &json) const { return m_program->write(u"policy.json"_qs, json); }
    /** Answers a list with these policies to the next request. */
    void answerList(const QByteArray &policies, int pages = 1);
    [[nodiscard]] QByteArrayList requestLines() const;

    std::unique_ptr<support::ProgramRun> m_program;
    std::unique_ptr<support::RecordingServer> m_server;
};

namespace {

const QByteArray Gold =
    R"({"_id":"5f0c","id":"5f0c","org_id":"o","name":"Gold","rate":100,"per":60,"last_updated":"1690000000",)"
    R"("access_rights":{"a":{"api_id":"a","api_name":"Orders","versions":[],"allowed_urls":null}}})";
const QByteArray GoldFile =
    R"({"name":"Gold","rate":200,"per":60.0,"access_rights":{"a":{"allowed_urls":[{"url":"^/x","methods":["GET"]}]}}})";

} // namespace

void TestCommandPolicyFiles::init()
{
    m_program = std::make_unique<support::ProgramRun>();
    m_program->setVariable(u"TOKEN"_qs, u"t0ken"_qs);
    m_server = std::make_unique<support::RecordingServer>();
}

std::unique_ptr<QProcess> TestCommandPolicyFiles::launch(const QStringList &arguments) const
{
    return m_program->launch(QStringList{u"policy"_qs} + arguments +
                             QStringList{u"--base-url"_qs, m_server->url().toString(), u"--token-env"_qs, u"TOKEN"_qs});
}

support::RunOutcome TestCommandPolicyFiles::run(const QStringList &arguments) const
{
    const auto process = launch(arguments);
    const bool ended = QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 30'000);
    return {ended ? process->exitCode() : -1, process->readAllStandardOutput(), process->readAllStandardError()};
}

void TestCommandPolicyFiles::answerList(const QByteArray &policies, int pages)
{
    m_server->answerJson(R"({"Data":[)" + policies + R"(],"Pages":)" + QByteArray::number(pages) + '}');
}

QByteArrayList TestCommandPolicyFiles::requestLines() const
{
    QByteArrayList lines;
    for (qsizetype i = 0; i < m_server->requests().size(); ++i)
        lines.append(m_server->requestLine(i).chopped(int(qstrlen(" HTTP/1.1"))));
    return lines;
}

void TestCommandPolicyFiles::exportsWithoutWhatTheServerMade()
{
    m_server->answerJson(Gold);
    const auto outcome = run({u"export"_qs, u"5f0c"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QCOMPARE(outcome.output, QByteArray(R"({
  "name": "Gold",
  "rate": 100,
  "per": 60,
  "access_rights": {
    "a": {
      "api_id": "a",
      "api_name": "Orders",
      "versions": [],
      "allowed_urls": null
    }
  }
}
)"));
    QCOMPARE(requestLines(), QByteArrayList{"GET /api/portal/policies/5f0c"});

    m_server->answerJson(Gold);
    const QString file = m_program->folder() + u"/gold.json"_qs;
    QCOMPARE(run({u"export"_qs, u"5f0c"_qs, u"-o"_qs, file}).output, QByteArray());
    QCOMPARE(m_program->read(file), outcome.output);
}

void TestCommandPolicyFiles::exportsEachPolicyIntoAFolder()
{
    answerList(Gold + R"(,{"_id":"1","name":"Same"},{"_id":"2","name":"same!"},{"_id":"3","name":"../up"})");
    const QString folder = m_program->folder() + u"/exported/"_qs;
    const auto outcome = run({u"export"_qs, u"--all"_qs, u"-o"_qs, folder});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    const QStringList expected{u"gold.json"_qs, u"same-1.json"_qs, u"same-2.json"_qs, u"up.json"_qs};
    QCOMPARE(QDir(folder).entryList(QDir::Files, QDir::Name), expected);
    QVERIFY(m_program->read(folder + u"same-2.json"_qs).contains("same!"));

    m_server = std::make_unique<support::RecordingServer>();
    answerList(R"({"_id":"5f0c","name":"Gold","rate":7})");
    const auto refused = run({u"export"_qs, u"--all"_qs, u"-o"_qs, folder});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("gold.json exists already; nothing was written. Add --force"),
             refused.errors.constData());
    QVERIFY(m_program->read(folder + u"gold.json"_qs).contains("\"rate\": 100"));

    answerList(R"({"_id":"5f0c","name":"Gold","rate":7})");
    QCOMPARE(run({u"export"_qs, u"--all"_qs, u"--force"_qs, u"-o"_qs, folder}).exitCode, 0);
    QVERIFY(m_program->read(folder + u"gold.json"_qs).contains("\"rate\": 7"));
}

void TestCommandPolicyFiles::followsNoLinkOutOfTheFolder()
{
    const QString folder = m_program->folder() + u"/linked/"_qs;
    const QString outside = m_program->write(u"outside.json"_qs, "kept");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::link(outside, folder + u"gold.json"_qs));
    for (const QStringList &more : {QStringList(), QStringList{u"--force"_qs}}) {
        answerList(Gold + R"(,{"_id":"1","name":"Iron"})");
        const auto outcome = run(QStringList{u"export"_qs, u"--all"_qs, u"-o"_qs, folder} + more);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.errors.contains("gold.json is not a regular file"), outcome.errors.constData());
        QCOMPARE(m_program->read(outside), QByteArray("kept"));
        QVERIFY(!QFile::exists(folder + u"iron.json"_qs));
    }
}

void TestCommandPolicyFiles::aFileForSeveralPoliciesIsRefused()
{
    answerList(Gold + R"(,{"_id":"1","name":"Same"})");
    const QString file = m_program->folder() + u"/all.json"_qs;
    const auto outcome = run({u"export"_qs, u"--all"_qs, u"-o"_qs, file});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("must be a folder"), outcome.errors.constData());
    QVERIFY(!QFile::exists(file));
}

void TestCommandPolicyFiles::secretsAreRedactedUnlessTheyAreWanted()
{
    m_server->answerJson(R"({"_id":"1","name":"N","meta_data":{"api_token":"s3cret"}})");
    const auto outcome = run({u"export"_qs, u"1"_qs});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains(R"("api_token": "REDACTED")"), outcome.output.constData());
    QVERIFY2(outcome.errors.contains("the secret at /meta_data/api_token is REDACTED"), outcome.errors.constData());
    const auto whole = run({u"export"_qs, u"1"_qs, u"--show-secrets"_qs});
    QVERIFY2(whole.output.contains("s3cret"), whole.output.constData());
}

void TestCommandPolicyFiles::diffTellsDifferences()
{
    answerList(Gold);
    const auto outcome = run({u"diff"_qs, write(GoldFile)});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.output,
             QByteArray("changed /rate  Rate: 100 requests in 60 s becomes 200 requests in 60 s\n"
                        "added /access_rights/a/allowed_urls  API Orders: all URLs becomes only GET on ^/x\n"));
    QCOMPARE(requestLines(), QByteArrayList{"GET /api/portal/policies?p=-1"});
}

void TestCommandPolicyFiles::diffTellsDifferencesAsJson()
{
    answerList(R"({"_id":"5f0c","name":"Gold","rate":100,"meta_data":{"api_token":"s3cret","password":"0ld"}})");
    const auto outcome = run({u"diff"_qs,
                              write(R"({"name":"Gold","rate":100,"meta_data":)"
                                    R"({"api_token":"REDACTED","password":"n3w"}})"),
                              u"--format"_qs, u"json"_qs});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(QJsonDocument::fromJson(outcome.output),
             QJsonDocument::fromJson(R"({"policy":{"id":"5f0c","name":"Gold"},"differences":[{"kind":"changed",)"
                                     R"("pointer":"/meta_data/password","before":"REDACTED","after":"REDACTED",)"
                                     R"("sentence":"Meta data “password”: a secret value becomes a secret value"}],)"
                                     R"("notCompared":["/meta_data/api_token"]})"));
    QVERIFY2(!(outcome.output + outcome.errors).contains("0ld"), outcome.output.constData());
}

void TestCommandPolicyFiles::diffFindsNoDifferenceInAnExportedFile()
{
    answerList(Gold);
    const QString file = m_program->folder() + u"/gold.json"_qs;
    QCOMPARE(run({u"export"_qs, u"--all"_qs, u"-o"_qs, file}).exitCode, 0);
    const auto outcome = run({u"diff"_qs, file});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output + outcome.errors, QByteArray());
}

void TestCommandPolicyFiles::diffOfANewPolicy()
{
    answerList(Gold);
    const QString file = write(R"({"name":"Iron","rate":5,"per":60})");
    const auto outcome = run({u"diff"_qs, file});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.output.startsWith("new policy “Iron”\n  5 requests in 60 s.\n"), outcome.output.constData());
    const auto asJson = run({u"diff"_qs, file, u"--format"_qs, u"json"_qs});
    QCOMPARE(asJson.exitCode, 1);
    const QJsonObject json = QJsonDocument::fromJson(asJson.output).object();
    QVERIFY(json.value(u"policy"_qs).isNull());
    QCOMPARE(json.value(u"differences"_qs).toArray().size(), 1);
}

void TestCommandPolicyFiles::diffOfAnAmbiguousNameNamesThePolicies()
{
    answerList(R"({"_id":"1","name":"Gold"},{"_id":"2","name":"Gold"})");
    const auto outcome = run({u"diff"_qs, write(GoldFile)});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("“Gold” (1), “Gold” (2)"), outcome.errors.constData());
    QCOMPARE(outcome.output, QByteArray());
}

void TestCommandPolicyFiles::diffFollowsPagesToTheirEnd()
{
    answerList(R"({"_id":"1","name":"A"})", 3); // The server ignores that all pages are wanted.
    answerList(R"({"_id":"2","name":"B"})", 3);
    answerList(Gold, 3);
    QCOMPARE(run({u"diff"_qs, write(GoldFile)}).exitCode, 1);
    const QByteArrayList expected{"GET /api/portal/policies?p=-1", "GET /api/portal/policies?p=2",
                                  "GET /api/portal/policies?p=3"};
    QCOMPARE(requestLines(), expected);

    init();
    answerList(R"({"_id":"1","name":"A"})", 1'000'000); // And the same page each time.
    QCOMPARE(run({u"diff"_qs, write(GoldFile)}).exitCode, 1);
    QCOMPARE(requestLines(), expected.first(2));
}

void TestCommandPolicyFiles::diffFetchesTheIdWhenTheServerHasNoList()
{
    m_server->answerJson(R"({"status":"error"})", 404);
    m_server->answerJson(Gold);
    const auto outcome = run({u"diff"_qs, write(R"({"_id":"5f0c","name":"Gold","rate":100,"per":60})")});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.output.startsWith("removed /access_rights/a  API Orders is removed: all URLs"),
             outcome.output.constData());
}

void TestCommandPolicyFiles::createShowsTheDifferenceBeforeItSends()
{
    answerList({});
    m_server->answerJson(R"({"Status":"OK","Message":"77","Meta":null})");
    m_server->answerJson(R"({"_id":"77","id":"77","name":"Iron","rate":5,"per":60})");
    QByteArray shown;
    const auto process = launch({u"create"_qs, write(R"({"name":"Iron","rate":5,"per":60})")});
    connect(m_server.get(), &support::RecordingServer::requested, process.get(), [&] {
        if (m_server->requests().constLast().startsWith("POST")) {
            process->waitForReadyRead(1000);
            shown = process->readAllStandardError();
        }
    });
    QTRY_VERIFY_WITH_TIMEOUT(process->state() == QProcess::NotRunning, 30'000);
    QCOMPARE(process->exitCode(), 0);
    QVERIFY2(shown.contains("new policy “Iron”\n  5 requests in 60 s."), shown.constData());
    QCOMPARE(process->readAllStandardOutput(), QByteArray("created 77 (OK)\n"));
    const QByteArrayList expected{"GET /api/portal/policies?p=-1", "POST /api/portal/policies",
                                  "GET /api/portal/policies/77"};
    QCOMPARE(requestLines(), expected);
}

void TestCommandPolicyFiles::createSendsNothingForAPolicyThatExists()
{
    answerList(Gold);
    const auto outcome = run({u"create"_qs, write(GoldFile)});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.startsWith("changed /rate  Rate: 100 requests"), outcome.errors.constData());
    QVERIFY2(outcome.errors.contains("already has the policy “Gold” (5f0c)") && outcome.errors.contains("--force"),
             outcome.errors.constData());
    QCOMPARE(requestLines(), QByteArrayList{"GET /api/portal/policies?p=-1"});
}

void TestCommandPolicyFiles::createSendsIfForced()
{
    answerList(Gold);
    m_server->answerJson(R"({"Status":"OK","Message":"78"})");
    m_server->answerJson(R"({"_id":"78","name":"Gold","rate":200,"per":60,"access_rights":)"
                         R"({"a":{"api_id":"a","allowed_urls":[{"url":"^/x","methods":["GET"]}]}}})");
    const auto outcome = run({u"create"_qs, write(GoldFile), u"--force"_qs});
    QVERIFY2(outcome.exitCode == 0, outcome.errors.constData());
    QCOMPARE(requestLines().value(1), QByteArray("POST /api/portal/policies"));
}

void TestCommandPolicyFiles::createSendsNothingIfTheDashboardCantBeRead()
{
    m_server->answerJson(R"({"Status":"Error","Message":"access denied"})", 403);
    const auto outcome = run({u"create"_qs, write(GoldFile)});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("403"), outcome.errors.constData());
    QCOMPARE(requestLines(), QByteArrayList{"GET /api/portal/policies?p=-1"});
}

void TestCommandPolicyFiles::createSendsNoRedactedSecret()
{
    const auto outcome = run({u"create"_qs, write(R"({"name":"N","meta_data":{"token":"REDACTED"}})"), u"--force"_qs});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains("/meta_data/token"), outcome.errors.constData());
    QCOMPARE(requestLines(), QByteArrayList());
}

void TestCommandPolicyFiles::refusesWrongArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char *name, const QString &arguments) {
        QTest::newRow(name) << arguments.split(u' ', Qt::SkipEmptyParts);
    };
    row("no action", {});
    row("an unknown action", u"update 1"_qs);
    row("export of nothing", u"export"_qs);
    row("export of IDs and all", u"export 1 --all"_qs);
    row("diff of two files", u"diff a b"_qs);
    row("force of a diff", u"diff a --force"_qs);
    row("output of a list", u"list -o x"_qs);
    row("secrets of a policy", u"get 1 --show-secrets"_qs);
}

void TestCommandPolicyFiles::refusesWrongArguments()
{
    QFETCH(QStringList, arguments);
    const auto outcome = run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY(!outcome.errors.isEmpty());
    QCOMPARE(requestLines(), QByteArrayList());
}

GATEWRIGHT_TEST(TestCommandPolicyFiles, QCoreApplication)
#include "testcommandpolicyfiles.moc"
