#include "programrun.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/** `draft --har FILE` as it is run: what it writes and prints, and how it ends. */
class TestCommandDraft final : public QObject
{
    Q_OBJECT

private slots:
    void writesADraft();
    void writesJsonByTheName();
    void addsToADocument();
    void readsStandardInput();
    void tellsWhatIsLeftOut();
    void writesNothingOfDamagedFiles_data();
    void writesNothingOfDamagedFiles();
    void refuses_data();
    void refuses();
};

namespace {

QByteArray entry(const QByteArray &url, const QByteArray &answer = "{\"id\": 1}", const QByteArray &status = "200")
{
    return R"({"startedDateTime":"2026-01-02T03:04:05.678Z","request":{"method":"GET","url":")" + url +
           R"(","headers":[]},"response":{"status":)" + status +
           R"(,"headers":[{"name":"Content-Type","value":"application/json"}],"content":{"size":)" +
           QByteArray::number(answer.size()) + R"(,"text":)" +
           QJsonDocument(QJsonArray{QString::fromUtf8(answer)}).toJson(QJsonDocument::Compact).chopped(1).sliced(1) +
           "}}}";
}

QByteArray har(const QByteArrayList &entries)
{
    return R"({"log":{"version":"1.2","creator":{"name":"t","version":"1"},"entries":[)" + entries.join(",\n") + "]}}";
}

const QByteArray Pets = har({entry("https://api.example/v1/pets/1"), entry("https://api.example/v1/pets/2")});

const QByteArray EmptyApi = "openapi: 3.0.3 # kept\ninfo: {title: Pets, version: '1'}\nservers: [{url: "
                            "'https://api.example/v1'}]\npaths: {}\n";

} // namespace

void TestCommandDraft::writesADraft()
{
    const support::ProgramRun program;
    (void)program.write(u"t.har"_qs, Pets);
    const support::RunOutcome run = program.run({u"draft"_qs, u"--har"_qs, u"t.har"_qs});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray("Exchanges used: 2 of 2\n"));
    QVERIFY(run.output.startsWith("openapi: 3.1.0\n"));
    QVERIFY(run.output.contains("  /v1/pets/{petId}:\n"));
    const support::RunOutcome toFile = program.run({u"draft"_qs, u"--har"_qs, u"t.har"_qs, u"-o"_qs, u"api.yaml"_qs});
    QCOMPARE(toFile.exitCode, 0);
    QCOMPARE(toFile.output, QByteArray());
    QCOMPARE(program.read(program.folder() + u"/api.yaml"_qs), run.output);
    QCOMPARE(program.run({u"lint"_qs, u"api.yaml"_qs}).exitCode, 0);
}

void TestCommandDraft::writesJsonByTheName()
{
    const support::ProgramRun program;
    (void)program.write(u"t.har"_qs, Pets);
    QCOMPARE(program.run({u"draft"_qs, u"--har"_qs, u"t.har"_qs, u"-o"_qs, u"api.json"_qs}).exitCode, 0);
    const auto json = QJsonDocument::fromJson(program.read(program.folder() + u"/api.json"_qs)).object();
    QCOMPARE(json[u"paths"].toObject().keys(), QStringList{u"/v1/pets/{petId}"_qs});
}

void TestCommandDraft::addsToADocument()
{
    const support::ProgramRun program;
    (void)program.write(u"t.har"_qs, har({entry("https://api.example/v1/pets/1"),
                                          entry("https://api.example/v1/pets/2"), entry("https://other.example/x")}));
    (void)program.write(u"base.yaml"_qs, EmptyApi);
    const QStringList arguments{u"draft"_qs, u"--har"_qs, u"t.har"_qs, u"--base"_qs, u"base.yaml"_qs};
    const support::RunOutcome run = program.run(arguments);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors,
             QByteArray("Exchanges used: 2 of 3\nExchanges skipped: 1 with servers that the document does not "
                        "have\n"));
    QVERIFY(run.output.startsWith(EmptyApi.first(EmptyApi.indexOf("paths"))));
    QVERIFY(run.output.contains("/pets/{petId}"));
    QCOMPARE(program.read(program.folder() + u"/base.yaml"_qs), EmptyApi);
    // What was added is known the next time.
    QCOMPARE(program.run(arguments + QStringList{u"-o"_qs, u"base.yaml"_qs}).exitCode, 0);
    QCOMPARE(program.read(program.folder() + u"/base.yaml"_qs), run.output);
    QCOMPARE(program.run(arguments).output, run.output);
}

void TestCommandDraft::readsStandardInput()
{
    const support::ProgramRun program;
    (void)program.write(u"t.har"_qs, Pets);
    const support::RunOutcome based = program.run({u"draft"_qs, u"--har"_qs, u"t.har"_qs, u"--base"_qs, u"-"_qs},
                                                  EmptyApi);
    QCOMPARE(based.exitCode, 0);
    QVERIFY(based.output.contains("# kept") && based.output.contains("/pets/{petId}"));
}

void TestCommandDraft::tellsWhatIsLeftOut()
{
    const support::ProgramRun program;
    (void)program.write(
        u"t.har"_qs, har({entry("https://api.example/a?code=1"), entry("https://api.example/a", "{"),
                          entry("https://api.example/a", "{}", "\"200\""), entry("https://api.example/a", "{}", "0")}));
    const support::RunOutcome run = program.run({u"draft"_qs, u"--har"_qs, u"t.har"_qs});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.errors.contains("t.har:3:1: warning har-entry Entry 2 is skipped. "), run.errors.constData());
    QVERIFY2(run.errors.endsWith(
                 "Exchanges used: 2 of 3\nExchanges skipped: 1 without a response\nLeft out: 1 bodies that "
                 "can't be read as their media type, 1 query parameters with secrets\nEntries that can't be read: 1\n"),
             run.errors.constData());
}

void TestCommandDraft::writesNothingOfDamagedFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("truncated") << Pets.chopped(20);
    QTest::newRow("no HAR") << QByteArray(R"({"a": 1})");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("hello");
    QTest::newRow("no exchange") << har({});
}

void TestCommandDraft::writesNothingOfDamagedFiles()
{
    QFETCH(QByteArray, bytes);
    const support::ProgramRun program;
    (void)program.write(u"t.har"_qs, bytes);
    const support::RunOutcome run = program.run({u"draft"_qs, u"--har"_qs, u"t.har"_qs, u"-o"_qs, u"api.yaml"_qs});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!run.errors.isEmpty());
    QVERIFY(!QFile::exists(program.folder() + u"/api.yaml"_qs));
}

void TestCommandDraft::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char *name, const QStringList &arguments, const QByteArray &message) {
        QTest::newRow(name) << arguments << message;
    };
    add("no file", {}, "draft needs --har FILE");
    add("an argument", {u"t.har"_qs}, "unexpected argument");
    add("a missing file", {u"--har"_qs, u"none.har"_qs}, "none.har: Not found");
    add("a folder", {u"--har"_qs, u"."_qs}, ".: ");
    add("a missing base", {u"--har"_qs, u"t.har"_qs, u"--base"_qs, u"none.yaml"_qs}, "none.yaml");
    add("a base of Swagger", {u"--har"_qs, u"t.har"_qs, u"--base"_qs, u"swagger.yaml"_qs}, "can be extended");
    add("another format than the base",
        {u"--har"_qs, u"t.har"_qs, u"--base"_qs, u"base.yaml"_qs, u"-o"_qs, u"x.json"_qs},
        "base.yaml is YAML, so the result can't be written to x.json");
    add("a damaged base", {u"--har"_qs, u"t.har"_qs, u"--base"_qs, u"damaged.yaml"_qs}, "damaged.yaml:1:");
    add("a folder that is missing", {u"--har"_qs, u"t.har"_qs, u"-o"_qs, u"no/folder.yaml"_qs}, "no/folder.yaml");
}

void TestCommandDraft::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const support::ProgramRun program;
    (void)program.write(u"t.har"_qs, Pets);
    (void)program.write(u"swagger.yaml"_qs, "swagger: '2.0'\n");
    (void)program.write(u"damaged.yaml"_qs, "a: [\n");
    (void)program.write(u"base.yaml"_qs, "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\n");
    const support::RunOutcome run = program.run(QStringList{u"draft"_qs} + arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

GATEWRIGHT_TEST(TestCommandDraft, void)
#include "testcommanddraft.moc"
