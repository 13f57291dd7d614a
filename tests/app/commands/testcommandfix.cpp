#include "programrun.h"
#include "testprogram.h"

#include <QDir>
#include <QTest>

/** `lint --fix` as it is run: what it changes, prints and refuses. */
class TestCommandFix final : public QObject
{
    Q_OBJECT

private slots:
    void fixesFiles();
    void printsADiff();
    void printsADiffThatPatchTakes();
    void showsNoSecrets();
    void leavesFilesWithoutProblems();
    void fixesOnlyWhatIsChecked();
    void refusesWhatItCantFix();
};

namespace {

const QByteArray Broken = R"(openapi: 3.0.3
info: {title: Books, version: 1.0}   # a number
servers:
  - url: https://books.example/v1/
paths:
  # All books.
  /books/:
    get:
      tags: [books]
      responses:
        2xx: {description: Done}


components:
  schemas:
    Size: {type: string, enum: [s, m, s]}
)";

QByteArray repaired()
{
    return QByteArray(Broken)
        .replace("version: 1.0", "version: '1.0'")
        .replace("/v1/\n", "/v1\n")
        .replace("/books/:", "/books:")
        .replace("2xx:", "2XX:")
        .replace("[s, m, s]", "[s, m]");
}

} // namespace

void TestCommandFix::fixesFiles()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, Broken);
    const support::RunOutcome result = program.run({u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"api.yaml"_qs});
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.errors.contains("api.yaml: 6 problems are fixed"), result.errors.constData());
    for (const char *rule : {"oas3-schema", "trailing-slash", "duplicated-entry", "operation-tag-defined"})
        QVERIFY2(!result.output.contains(rule), result.output.constData());
    QVERIFY(result.output.contains("info-contact"));
    const QByteArray text = program.read(program.folder() + u"/api.yaml"_qs);
    QVERIFY2(text.startsWith(repaired()), text.constData());
    QCOMPARE(text.mid(repaired().size()), QByteArray("\n\ntags:\n  - name: books\n"));
}

void TestCommandFix::printsADiff()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, "openapi: 3.0.3\ninfo: {title: A, version: 1}\npaths: {}\n");
    const support::RunOutcome result = program.run(
        {u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"--dry-run"_qs, u"api.yaml"_qs});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.output, QByteArray("--- api.yaml\n+++ api.yaml\n@@ -1,3 +1,3 @@\n openapi: 3.0.3\n"
                                       "-info: {title: A, version: 1}\n+info: {title: A, version: '1'}\n paths: {}\n"));
    QVERIFY(program.read(program.folder() + u"/api.yaml"_qs).contains("version: 1}"));
}

void TestCommandFix::printsADiffThatPatchTakes()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, Broken);
    const support::RunOutcome result = program.run(
        {u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"--dry-run"_qs, u"api.yaml"_qs});
    QByteArray patched;
    const QByteArrayList lines = Broken.split('\n');
    qsizetype next = 0;
    for (const QByteArray &line : result.output.split('\n').mid(2)) {
        if (line.startsWith("@@")) {
            const qsizetype start = line.mid(4, line.indexOf(',') - 4).toLongLong() - 1;
            for (; next < start; ++next)
                patched += lines[next] + '\n';
        } else if (line.startsWith('+')) {
            patched += line.mid(1) + '\n';
        } else if (!line.isEmpty()) {
            QCOMPARE(line.mid(1), lines[next]);
            patched += line.startsWith(' ') ? lines[next] + '\n' : QByteArray();
            ++next;
        }
    }
    for (; next < lines.size() - 1; ++next)
        patched += lines[next] + '\n';
    (void)program.run({u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"api.yaml"_qs});
    QCOMPARE(patched, program.read(program.folder() + u"/api.yaml"_qs));
}

void TestCommandFix::showsNoSecrets()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {}\n"
                                        "x-vendor-api-gateway:\n  info: {name: a, state: {active: true}}\n"
                                        "  server: {listenPath: {value: a/, strip: true}}\n  upstream:\n"
                                        "    url: 'http://kim:CANARY@h/v1'\n");
    const support::RunOutcome result = program.run(
        {u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"--dry-run"_qs, u"api.yaml"_qs});
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.output.contains("+  server: {listenPath: {value: /a/"), result.output.constData());
    QVERIFY2(!(result.output + result.errors).contains("CANARY"), result.output.constData());
}

void TestCommandFix::leavesFilesWithoutProblems()
{
    support::ProgramRun program;
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {}\n";
    (void)program.write(u"api.yaml"_qs, text);
    const support::RunOutcome dry = program.run(
        {u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"--dry-run"_qs, u"api.yaml"_qs});
    QCOMPARE(dry.exitCode, 0);
    QCOMPARE(dry.output, QByteArray());
    const support::RunOutcome result = program.run({u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"api.yaml"_qs});
    QVERIFY(!result.errors.contains("fixed"));
    QCOMPARE(program.read(program.folder() + u"/api.yaml"_qs), text);
}

void TestCommandFix::fixesOnlyWhatIsChecked()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, Broken);
    (void)program.write(u".spectral.yaml"_qs,
                        "extends: [[spectral:oas, off]]\nrules: {duplicated-entry-in-enum: warn}\n");
    (void)program.run({u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"api.yaml"_qs});
    QCOMPARE(program.read(program.folder() + u"/api.yaml"_qs), QByteArray(Broken).replace("[s, m, s]", "[s, m]"));
}

void TestCommandFix::refusesWhatItCantFix()
{
    support::ProgramRun program;
    (void)program.write(u"api.yaml"_qs, "openapi: [\n");
    QCOMPARE(program.run({u"lint"_qs, u"--dry-run"_qs, u"api.yaml"_qs}).exitCode, 2);
    QCOMPARE(program.run({u"lint"_qs, u"--fix"_qs, u"-"_qs}).exitCode, 2);
    const support::RunOutcome result = program.run({u"lint"_qs, u"--offline"_qs, u"--fix"_qs, u"api.yaml"_qs});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(program.read(program.folder() + u"/api.yaml"_qs), QByteArray("openapi: [\n"));
}

GATEWRIGHT_TEST(TestCommandFix, QCoreApplication)
#include "testcommandfix.moc"
