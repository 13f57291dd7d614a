#include "programrun.h"
#include "testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>

/** `diff` as it is run: what it prints in each format, how it ends, and where it reads the descriptions from. */
class TestCommandDiff final : public QObject
{
    Q_OBJECT

private slots:
    void printsARemovedOperation();
    void printsJson();
    void endsAsFailOnSays_data();
    void endsAsFailOnSays();
    void namesOtherFiles();
    void acceptsByFingerprint();
    void readsARevision();
    void readsSwagger();
    void explainsIds();
    void printsOtherFormats_data();
    void printsOtherFormats();
    void refusesWhatCannotBeRead_data();
    void refusesWhatCannotBeRead();
};

namespace {

const QByteArray OldApi = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n  /pets:\n    get: {responses: {}}\n"
                          "    post: {responses: {}}\n";
const QByteArray NewApi =
    "openapi: 3.1.0\ninfo: {title: A, version: '2'}\npaths:\n  /pets:\n    get: {responses: {}}\n";

/** Runs `diff old.yaml new.yaml` with options. */
support::RunOutcome diff(const support::ProgramRun &program, const QStringList &options = {})
{
    return program.run(QStringList{u"diff"_qs, u"old.yaml"_qs, u"new.yaml"_qs} + options);
}

void writeBoth(const support::ProgramRun &program, const QByteArray &before = OldApi, const QByteArray &now = NewApi)
{
    (void)program.write(u"old.yaml"_qs, before);
    (void)program.write(u"new.yaml"_qs, now);
}

QJsonObject jsonOf(const support::RunOutcome &run)
{
    return QJsonDocument::fromJson(run.output).object();
}

bool runGit(const QString &folder, const QStringList &arguments)
{
    QProcess git;
    git.setWorkingDirectory(folder);
    git.start(u"git"_qs,
              QStringList{u"-c"_qs, u"user.name=A"_qs, u"-c"_qs, u"user.email=a@example.com"_qs} + arguments);
    return git.waitForFinished() && git.exitCode() == 0;
}

} // namespace

void TestCommandDiff::printsARemovedOperation()
{
    const support::ProgramRun program;
    writeBoth(program);
    const support::RunOutcome run = diff(program);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output,
             QByteArray("old.yaml:6:5: breaking api-removed-without-deprecation POST /pets: The operation was "
                        "removed without being deprecated before.\n"
                        "Breaking: 1, warnings: 0, info: 0\n"));
    QCOMPARE(run.exitCode, 1);
}

void TestCommandDiff::printsJson()
{
    const support::ProgramRun program;
    writeBoth(program);
    const QJsonObject json = jsonOf(diff(program, {u"--format"_qs, u"json"_qs}));
    QCOMPARE(json.keys(), (QStringList{u"breaking"_qs, u"changes"_qs, u"warnings"_qs}));
    QCOMPARE(json[u"breaking"].toInt(), 1);
    QCOMPARE(json[u"warnings"].toInt(), 0);
    const QJsonObject change = json[u"changes"].toArray().first().toObject();
    QCOMPARE(change.keys(), (QStringList{u"example"_qs, u"fingerprint"_qs, u"id"_qs, u"level"_qs, u"message"_qs,
                                         u"new"_qs, u"old"_qs, u"operation"_qs}));
    QCOMPARE(change[u"old"].toString(), u"/paths/~1pets/post"_qs);
    QVERIFY(change[u"new"].isNull());
    QVERIFY(change[u"example"].isNull());
    QCOMPARE(change[u"operation"].toString(), u"POST /pets"_qs);
}

void TestCommandDiff::endsAsFailOnSays_data()
{
    QTest::addColumn<QString>("threshold");
    QTest::addColumn<int>("code");
    QTest::newRow("breaking") << u"breaking"_qs << 0;
    QTest::newRow("warning") << u"warning"_qs << 0;
    QTest::newRow("any") << u"any"_qs << 1;
    QTest::newRow("none") << u"none"_qs << 0;
    QTest::newRow("another word") << u"all"_qs << 2;
}

void TestCommandDiff::endsAsFailOnSays()
{
    QFETCH(QString, threshold);
    QFETCH(int, code);
    const support::ProgramRun program;
    writeBoth(program, NewApi, OldApi); // An operation is added: info.
    QCOMPARE(diff(program, {u"--fail-on"_qs, threshold}).exitCode, code);
}

void TestCommandDiff::namesOtherFiles()
{
    const support::ProgramRun program;
    const auto api = [](const QByteArray &file) {
        return "openapi: 3.1.0\npaths: {/a: {post: {requestBody: {content: {a/b: {schema: {$ref: " + file + "}}}}}}}\n";
    };
    writeBoth(program, api("old-schema.yaml"), api("new-schema.yaml"));
    (void)program.write(u"old-schema.yaml"_qs, "type: string\n");
    (void)program.write(u"new-schema.yaml"_qs, "type: integer\n");
    const QJsonObject json = jsonOf(diff(program, {u"--format"_qs, u"json"_qs}));
    const QJsonObject change = json[u"changes"].toArray().first().toObject();
    QCOMPARE(change[u"id"].toString(), u"request-body-type-changed"_qs);
    QCOMPARE(change[u"oldFile"].toString(), u"old-schema.yaml"_qs);
    QCOMPARE(change[u"newFile"].toString(), u"new-schema.yaml"_qs);
    QCOMPARE(change[u"new"].toString(), QString());
}

void TestCommandDiff::acceptsByFingerprint()
{
    const support::ProgramRun program;
    writeBoth(program);
    const QJsonObject json = jsonOf(diff(program, {u"--format"_qs, u"json"_qs}));
    const QByteArray fingerprint = json[u"changes"].toArray().first().toObject()[u"fingerprint"].toString().toUtf8();
    (void)program.write(u".gatewright.yaml"_qs, "suppressions: [{fingerprint: '" + fingerprint + "'}]\n");
    QCOMPARE(diff(program).exitCode, 1); // A suppression needs a reason.
    (void)program.write(u".gatewright.yaml"_qs,
                        "suppressions: [{fingerprint: '" + fingerprint + "', reason: nobody uses it}]\n");
    const support::RunOutcome run = diff(program);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray("Breaking: 0, warnings: 0, info: 0\nAccepted in .gatewright.yaml: 1\n"));
}

void TestCommandDiff::readsARevision()
{
    if (QStandardPaths::findExecutable(u"git"_qs).isEmpty())
        QSKIP("git is not installed");
    const support::ProgramRun program;
    (void)program.write(u"new.yaml"_qs, OldApi);
    QVERIFY(runGit(program.folder(), {u"init"_qs, u"-q"_qs, u"-b"_qs, u"main"_qs}));
    QVERIFY(runGit(program.folder(), {u"add"_qs, u"new.yaml"_qs}));
    QVERIFY(runGit(program.folder(), {u"commit"_qs, u"-q"_qs, u"-m"_qs, u"a"_qs}));
    QVERIFY(runGit(program.folder(), {u"tag"_qs, u"-a"_qs, u"v1"_qs, u"-m"_qs, u"v1"_qs}));
    QVERIFY(runGit(program.folder(), {u"commit"_qs, u"-q"_qs, u"--allow-empty"_qs, u"-m"_qs, u"b"_qs}));
    (void)program.write(u"new.yaml"_qs, NewApi);
    for (const QString &revision : {u"HEAD"_qs, u"HEAD~1"_qs, u"main^"_qs, u"v1"_qs}) {
        const support::RunOutcome run = program.run({u"diff"_qs, revision + u":new.yaml"_qs, u"new.yaml"_qs});
        QCOMPARE(run.errors, QByteArray());
        QVERIFY2(run.output.startsWith(revision.toUtf8() + ":new.yaml:6:5: breaking "), run.output.constData());
        QCOMPARE(run.exitCode, 1);
    }
    for (const QString &revision : {u"HEAD~2"_qs, u"none"_qs, u"HEAD~x"_qs})
        QCOMPARE(program.run({u"diff"_qs, revision + u":new.yaml"_qs, u"new.yaml"_qs}).exitCode, 2);
}

void TestCommandDiff::readsSwagger()
{
    const support::ProgramRun program;
    writeBoth(program,
              "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths:\n  /pets:\n    get: {responses: {}}\n    post: "
              "{responses: {}}\n",
              OldApi);
    const support::RunOutcome run = diff(program);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output, QByteArray("Breaking: 0, warnings: 0, info: 0\n"));
    QCOMPARE(run.exitCode, 0);
}

void TestCommandDiff::explainsIds()
{
    const support::ProgramRun program;
    const support::RunOutcome run = program.run({u"diff"_qs, u"--explain"_qs, u"request-body-max-decreased"_qs});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.startsWith("request-body-max-decreased (breaking)\n"), run.output.constData());
    QCOMPARE(program.run({u"diff"_qs, u"--explain"_qs, u"none"_qs}).exitCode, 2);
    const support::RunOutcome list = program.run({u"diff"_qs, u"--list-rules"_qs});
    QCOMPARE(list.exitCode, 0);
    QVERIFY(list.output.contains("response-required-property-removed"));
}

void TestCommandDiff::printsOtherFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("output");
    QTest::newRow("markdown") << u"markdown"_qs
                              << QByteArray(
                                     "**Breaking: 1, warnings: 0, info: 0**\n\n### POST /pets\n\n- **breaking** The "
                                     "operation was removed without being deprecated before. "
                                     "(`api-removed-without-deprecation`)\n");
    QTest::newRow("github") << u"github"_qs
                            << QByteArray(
                                   "::error file=old.yaml,line=6,col=5,title=api-removed-without-deprecation::POST "
                                   "/pets: The operation was removed without being deprecated before.\n");
}

void TestCommandDiff::printsOtherFormats()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, output);
    const support::ProgramRun program;
    writeBoth(program);
    QCOMPARE(diff(program, {u"--format"_qs, format}).output, output);
}

void TestCommandDiff::refusesWhatCannotBeRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no file") << QStringList{u"old.yaml"_qs, u"none.yaml"_qs};
    QTest::newRow("one argument") << QStringList{u"old.yaml"_qs};
    QTest::newRow("a syntax error") << QStringList{u"wrong.yaml"_qs, u"new.yaml"_qs};
    QTest::newRow("no API description") << QStringList{u"old.yaml"_qs, u"other.yaml"_qs};
    QTest::newRow("a revision outside of a repository") << QStringList{u"HEAD:old.yaml"_qs, u"new.yaml"_qs};
    QTest::newRow("an unknown format") << QStringList{u"old.yaml"_qs, u"new.yaml"_qs, u"--format"_qs, u"xml"_qs};
}

void TestCommandDiff::refusesWhatCannotBeRead()
{
    QFETCH(QStringList, arguments);
    const support::ProgramRun program;
    writeBoth(program);
    (void)program.write(u"wrong.yaml"_qs, "openapi: [\n");
    (void)program.write(u"other.yaml"_qs, "a: 1\n");
    const support::RunOutcome run = program.run(QStringList{u"diff"_qs} + arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY(!run.errors.isEmpty());
}

GATEWRIGHT_TEST(TestCommandDiff, QCoreApplication)
#include "testcommanddiff.moc"
